//! What is the viewer's own: cards in hand, cards just drawn, gold and nobles.

use super::parts::{face, icon, seat_class};
use crate::game::RoyalPalace;
use crate::pieces::{Card, CardCounts};
use crate::state::Phase;
use crate::view::{PlayerView, View};
use crate::words::names;
use courtly_draw::{Frame, Markup, PreEscaped, html};
use courtly_text::Phrases;

pub(super) fn draw(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    let Some(seat) = view.viewer else { return PreEscaped(String::new()) };
    let (phrases, player) = (frame.phrases, &view.players[seat.index()]);
    let drawn = view.drawn_cards.iter().any(|&cards| cards > 0);
    html! {
        div class={ "rp-mine " (seat_class(seat)) } {
            @if drawn {
                section.rp-hand.rp-drawn {
                    h2.rp-lbl { (phrases.word("rp-mine-drawn")) }
                    div.rp-cards role="group" aria-label=(phrases.word("rp-mine-drawn"))
                        tabindex=[stop(sum(&view.drawn_cards), CARDS)] {
                        (cards(game, &view.drawn_cards, "drawn", phrases))
                    }
                }
            }
            // Once the game is over an empty hand is nothing to speak of.
            @if player.cards > 0 || view.phase != Phase::Over { section.rp-hand.rp-bare[player.cards == 0] {
                h2.rp-lbl { (phrases.word("rp-mine-hand")) }
                div.rp-cards role="group" aria-label=(phrases.word("rp-mine-hand"))
                    tabindex=[stop(sum(&view.hand), CARDS)] {
                    (cards(game, &view.hand, "card", phrases))
                    @if player.cards == 0 { p.rp-empty { (phrases.word("rp-mine-empty")) } }
                }
            } }
            (own(game, player, phrases))
        }
    }
}

/// Every card on its own: two of a kind are two things that can fly away one by one.
fn cards(game: &RoyalPalace, counts: &CardCounts, place: &str, phrases: &Phrases) -> Markup {
    html! {
        @for card in Card::ALL.into_iter().filter(|card| counts[card.index()] > 0) {
            @let label = phrases.say("rp-label-card", &[
                ("card", names::card(card, phrases).into()),
                ("cost", game.components().cost(card).into()),
                ("when", phrases.word(when(card)).into()),
                ("effect", names::effect(game, card, phrases).into()),
            ]);
            @for nth in 0..counts[card.index()] {
                div.rp-card data-place={ (place) ":" (card.name()) } data-key={ (place) ":" (card.name()) ":" (nth) }
                    data-label=(label) title=(label) {
                    span.rp-ct { (names::card(card, phrases)) }
                    svg.rp-art aria-hidden="true" { use href={ "#rp-card-" (card.name()) } {} }
                    span.rp-cf { span { (phrases.word(when(card))) } b.rp-t.rp-coin { (game.components().cost(card)) } }
                }
            }
        }
    }
}

/// The phrase for when a card may be played.
fn when(card: Card) -> &'static str {
    match card {
        Card::Majority => "rp-when-before",
        Card::OpenGate | Card::Escort => "rp-when-1",
        Card::FiveMoves | Card::NineMoves => "rp-when-2",
        Card::TwoSeals => "rp-when-4",
        Card::FourGold | Card::TwoPoints | Card::FourPoints => "rp-when-any",
    }
}

/// On a phone so many cards, and so many nobles, stand in one row; with more it scrolls, which the keyboard must be able
/// to do as well.
const CARDS: usize = 3;
const MINIS: usize = 7;

fn stop(things: usize, fit: usize) -> Option<&'static str> {
    (things > fit).then_some("0")
}

fn sum(counts: &[u8]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

fn own(game: &RoyalPalace, player: &PlayerView, phrases: &Phrases) -> Markup {
    let held = player.nobles.len() + sum(&player.kept);
    let none = held == 0;
    let kept = [Card::TwoPoints, Card::FourPoints];
    html! {
        section.rp-own {
            // The points stand in the seat's panel, with those for edges and cards; a sum of nobles alone would contradict it.
            h2.rp-lbl.rp-bare[none] { (phrases.word("rp-mine-nobles")) }
            ul.rp-minis.rp-bare[none] aria-label=(phrases.word("rp-mine-nobles")) tabindex=[stop(held, MINIS)] {
                @for (place, noble) in player.nobles.iter().enumerate() {
                    @let label = names::worth(noble, phrases);
                    li.rp-mini title=(label) {
                        span.sr { (label) } (face(game, noble, place > 0 && player.nobles[place - 1] == *noble, &label)) }
                }
                @for (card, &count) in kept.into_iter().zip(&player.kept) {
                    @for _ in 0..count {
                        li.rp-mini.rp-medal {
                            span.sr { (names::card(card, phrases)) }
                            (icon(if card == Card::TwoPoints { "card-two-points" } else { "card-four-points" }))
                        }
                    }
                }
                @if none { li.rp-empty { (phrases.word("rp-mine-none")) } }
            }
            p.rp-stock {
                span.rp-lbl { (phrases.word("rp-mine-gold")) }
                b.rp-t.rp-coin data-count=(player.gold) { (player.gold) }
                span.rp-lbl { (phrases.word("rp-mine-area")) }
                b data-count=(player.area) { (player.area) }
                span.rp-lbl { (phrases.word("rp-mine-supply")) }
                b { (player.supply) }
            }
        }
    }
}
