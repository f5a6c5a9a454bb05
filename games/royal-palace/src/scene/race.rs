//! The race in numbers: what stands in each seat's panel, how far the game is, and the score at its end.

use super::parts::{having, icon, privilege_symbol};
use crate::game::RoyalPalace;
use crate::pieces::{Card, Edge, Privilege, Space};
use crate::score::{edge_points, own_points};
use crate::view::{PlayerView, View};
use crate::words::{board, names};
use courtly_core::{Outcome, Seat};
use courtly_draw::{Frame, Markup, html};
use courtly_text::{Phrases, Words};

const LASTING: [Privilege; 6] =
    [Privilege::Gate, Privilege::Moves, Privilege::Diagonal, Privilege::Gold, Privilege::Seal, Privilege::Cards];

pub(super) fn seats(game: &RoyalPalace, view: &View, frame: &Frame) -> Vec<Markup> {
    let points = board::points(game, view);
    let words = Columns::new(frame.phrases);
    view.players.iter().zip(points).map(|(player, points)| panel(player, points, &words, frame.phrases)).collect()
}

struct Columns {
    gold: String,
    area: String,
    cards: String,
    nobles: String,
    points: String,
}

impl Columns {
    fn new(phrases: &Phrases) -> Columns {
        Columns {
            gold: phrases.word("rp-column-gold"),
            area: phrases.word("rp-seat-area"),
            cards: phrases.word("rp-seat-cards"),
            nobles: phrases.word("rp-column-nobles"),
            points: phrases.word("rp-column-points"),
        }
    }
}

fn panel(player: &PlayerView, points: i32, words: &Columns, phrases: &Phrases) -> Markup {
    let fact = |symbol: &str, name: &str, count: usize| {
        html! { span.rp-fact title=(name) { (icon(symbol)) span.sr { (name) " " } b data-count=(count) { (count) } } }
    };
    let lasting = || LASTING.into_iter().filter(|&privilege| having(player, privilege) > 0);
    html! {
        div.rp-seat.tight {
            span.rp-facts {
                (fact("coin", &words.gold, player.gold.into()))
                (fact("priv-servant", &words.area, player.area.into()))
                (fact("priv-cards", &words.cards, player.cards.into()))
                (fact("nobles", &words.nobles, player.nobles.len()))
            }
            @if lasting().next().is_some() {
                span.rp-privs {
                    @for privilege in lasting() {
                        @let name = phrases.word(&format!("rp-privilege-{}", privilege.name()));
                        span title=(name) {
                            (icon(privilege_symbol(privilege)))
                            span.sr { (name) }
                            @if having(player, privilege) > 1 { b { "×" (having(player, privilege)) } }
                        }
                    }
                }
            }
            span.rp-total { b data-count=(points) { (points) } small { (words.points) } }
        }
    }
}

/// How many nobles are left until the last round, and where the cards are.
pub(super) fn seen(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    let (phrases, end) = (frame.phrases, u32::from(game.components().end_nobles));
    let left = view.nobles().count_ones();
    let discard: u8 = view.discard.iter().sum();
    let part = |count: u32| f64::from(count) * 100.0 / Space::COUNT as f64;
    let until = match view.last_round {
        true => phrases.word("rp-seen-last"),
        false => phrases.say("rp-seen-until", &[("nobles", left.saturating_sub(end).into())]),
    };
    let pile = |symbol: &str, key: &str, name: &str, count: u8| {
        html! {
            span.rp-pile data-anchor=(key) {
                svg.rp-back data-key={ (key) "-top" } aria-hidden="true" { use href={ "#rp-" (symbol) } {} }
                b data-count=(count) { (count) }
                (phrases.word(name))
            }
        }
    };
    html! {
        div.rp-seen {
            p.rp-row { b { (until) } }
            span.rp-gauge aria-hidden="true" style={ "--left:" (part(left)) "%;--end:" (part(end)) "%" } { i {} u {} }
            p.rp-row {
                span { (phrases.say("rp-seen-park", &[("nobles", left.into())])) }
                span { (phrases.say("rp-seen-end", &[("nobles", end.into())])) }
            }
            p.rp-row.rp-piles {
                (pile("back", "deck", "rp-seen-deck", view.deck))
                (pile("face", "discard", "rp-seen-discard", discard))
            }
            @if discard > 0 {
                ul.rp-discards {
                    @for card in Card::ALL.into_iter().filter(|card| view.discard[card.index()] > 0) {
                        li { (names::times(view.discard[card.index()], names::card(card, phrases), phrases)) }
                    }
                }
            }
            @if view.known.iter().any(|&cards| cards > 0) {
                p.rp-known { (phrases.say("rp-known", &[("cards", names::cards(&view.known, phrases).into())])) }
            }
        }
    }
}

pub(super) fn tally(game: &RoyalPalace, view: &View, outcome: &Outcome, frame: &Frame) -> Markup {
    let (tables, phrases) = (game.components(), frame.phrases);
    let servants: Vec<u64> = view.players.iter().map(|player| player.edge).collect();
    let own: Vec<_> = view
        .players
        .iter()
        .map(|player| {
            let nobles = player.nobles.iter().map(|noble| u16::from(noble.points)).sum();
            own_points(tables, nobles, player.kept, player.cards)
        })
        .collect();
    let row = |name: String, points: Vec<i32>| {
        html! { tr { th scope="row" { (name) } @for points in points { td { (points) } } } }
    };
    html! {
        table.rp-tally {
            thead { tr {
                th { span.sr { (phrases.word("rp-tally-part")) } }
                @for seat in Seat::all(view.seats()) {
                    @let name = game.seat_name(seat, phrases);
                    th scope="col" title=(name) { (super::parts::servant(seat)) (name) }
                }
            } }
            tbody {
                (row(phrases.word("rp-tally-nobles"), own.iter().map(|score| score.nobles.into()).collect()))
                (row(phrases.word("rp-tally-cards"), own.iter().map(|score| score.cards.into()).collect()))
                (row(phrases.word("rp-tally-unplayed"), own.iter().map(|score| score.unplayed.into()).collect()))
                @for (place, edge) in Edge::ALL.into_iter().enumerate() {
                    @let points = edge_points(tables, place, &servants);
                    @let name = phrases.word(&format!("rp-edge-{}", edge.name()));
                    (row(
                        phrases.say("rp-tally-edge", &[("edge", name.into())]),
                        Seat::all(view.seats()).map(|seat| points[seat.index()].into()).collect(),
                    ))
                }
            }
            tfoot { tr {
                th scope="row" { (phrases.word("rp-tally-total")) }
                @for (place, total) in board::points(game, view).into_iter().enumerate() {
                    td class=[outcome.winners.contains(&Seat(place as u8)).then_some("rp-won")] { (total) }
                }
            } }
        }
    }
}
