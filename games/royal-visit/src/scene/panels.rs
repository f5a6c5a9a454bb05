use crate::state::CHATEAU;
use crate::words::name;
use crate::{Phase, Public, RoyalVisit, View};
use courtly_core::{Outcome, Seat};
use courtly_draw::{Frame, Markup, Scene, badge, html};
use courtly_text::initial;

/// How many spaces something on this space is away from a seat's Chateau.
fn to_go(space: i8, seat: Seat) -> i8 {
    (CHATEAU - space * Public::pull(seat)).max(0)
}

/// The race in numbers: the ways of King and Crown, what the Crown does in this seat's turn, cards in hand.
pub(super) fn facts(view: &View, seat: Seat, frame: &Frame) -> Markup {
    let (board, phrases) = (&view.public, frame.phrases);
    let (king, crown, step) = (to_go(board.king, seat), to_go(board.crown, seat), board.crown_step(seat));
    let cards = view.hand_sizes[seat.index()];
    let playing = matches!(board.phase, Phase::Start | Phase::Acting(_) | Phase::Draw);
    let crown_art = if board.little { "#rv-crown-little" } else { "#rv-crown-big" };
    html! {
        ul.rv.rv-goals {
            li title=(phrases.say("rv-king-to-go", &[("spaces", king.into())])) {
                svg viewBox="0 0 48 56" aria-hidden="true" { use href="#rv-king" {} }
                span { b data-count=(king) { (king) } span.rv-word { " " (phrases.word("rv-to-go")) } }
            }
            li title=(phrases.say("rv-crown-to-go", &[("spaces", crown.into())])) {
                svg viewBox="0 0 48 44" aria-hidden="true" { use href=(crown_art) {} }
                span { b data-count=(crown) { (crown) } span.rv-word { " " (phrases.word("rv-to-go")) } }
                // Its room is kept, so that nothing moves when it comes and goes.
                @if playing && step > 0 {
                    span.rv-step title=(phrases.say("rv-fact-step", &[("steps", step.into()), ("who", name(seat, phrases).into())])) {
                        "+" (step)
                    }
                } @else {
                    span.rv-step aria-hidden="true" {}
                }
            }
            li.rv-held title=(phrases.say("rv-hand-size", &[("cards", cards.into())])) {
                svg.rv-icon viewBox="0 0 16 16" aria-hidden="true" { use href="#rv-icon-cards" {} }
                span { b data-count=(cards) { (cards) } span.sr { " " (phrases.say("rv-hand-size", &[("cards", cards.into())])) } }
            }
        }
    }
}

/// How near both seats came, and what decided.
pub(super) fn tally(game: &RoyalVisit, view: &View, outcome: &Outcome, frame: &Frame) -> Markup {
    let (board, phrases) = (&view.public, frame.phrases);
    let cause = |seat: Seat, reason: &str| outcome.winners.contains(&seat) && outcome.reason == reason;
    html! {
        table.rv.rv-tally {
            thead {
                tr {
                    td {}
                    th scope="col" { svg viewBox="0 0 48 56" aria-hidden="true" { use href="#rv-king" {} } " " (phrases.word("rv-suit-king")) }
                    th scope="col" {
                        svg viewBox="0 0 48 44" aria-hidden="true" { use href=(if board.little { "#rv-crown-little" } else { "#rv-crown-big" }) {} }
                        " " (phrases.word("rv-crown"))
                    }
                    th scope="col" { (phrases.word("rv-result")) }
                }
            }
            tbody {
                @for seat in Seat::all(2) {
                    @let won = outcome.winners.contains(&seat);
                    @let who = name(seat, phrases);
                    tr.rv-won[won] {
                        th scope="row" title=(who) { (badge(game.mark(seat), initial(&who).unwrap_or('?'))) " " (who) }
                        td.rv-cause[cause(seat, "king") || cause(seat, "deck")] { (way(board.king, seat, cause(seat, "deck"), frame)) }
                        td.rv-cause[cause(seat, "crown")] { (way(board.crown, seat, false, frame)) }
                        td { (phrases.word(if won { "rv-won" } else { "rv-lost" })) }
                    }
                }
            }
        }
    }
}

/// Where the King or the Crown ended, as a seat counts.
fn way(space: i8, seat: Seat, by_deck: bool, frame: &Frame) -> String {
    match to_go(space, seat) {
        0 => frame.phrases.word("rv-in-chateau"),
        _ if by_deck => frame.phrases.word("rv-in-duchy"),
        left => frame.phrases.say("rv-away", &[("spaces", left.into())]),
    }
}
