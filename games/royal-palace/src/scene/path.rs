//! The five actions as a path along which a turn walks, with what each of them has or leaves.

use super::parts::{having, icon, seat_class};
use crate::game::RoyalPalace;
use crate::pieces::{Privilege, Room};
use crate::state::{ALL_PLACEMENTS, Phase, Stage, TurnState};
use crate::view::View;
use crate::words::{ask, names};
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, html};
use courtly_text::{Phrases, Words};

/// More pips than this say nothing that the number does not.
const PIPS_MAX: u16 = 12;

/// What a seat's turn holds, as far as the viewer knows.
struct Budget {
    placements: u16,
    moves: u16,
    gold: u16,
}

impl Budget {
    fn of(game: &RoyalPalace, view: &View, seat: Seat, turn: &TurnState) -> Budget {
        let (tables, player) = (game.components(), &view.players[seat.index()]);
        let at = |room: Room| u16::from(player.rooms[room.index()]);
        let bonus = |room: Room| match turn.majority {
            true => u16::from(at(room) > 0),
            false => u16::from(names::holder(view, room) == Some(seat)),
        };
        let nobles = |privilege: Privilege| having(player, privilege) * u16::from(tables.amount(privilege));
        let escorts = u16::from(turn.escorts) * u16::from(tables.escort_moves);
        Budget {
            placements: match turn.stage {
                Stage::Before => at(Room::Parade) + bonus(Room::Parade) + nobles(Privilege::Gate),
                _ => turn.placements,
            },
            moves: match turn.stage {
                Stage::Before | Stage::Parade => {
                    at(Room::Stairs) + bonus(Room::Stairs) + nobles(Privilege::Moves) + escorts
                }
                _ => turn.moves,
            },
            gold: at(Room::Mint) + bonus(Room::Mint) + nobles(Privilege::Gold),
        }
    }
}

pub(super) fn draw(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    // Before play each player looks at what the own first turn will have; later all look at the turn that is on.
    let (seat, turn) = match view.phase {
        Phase::Turn => (view.turn, view.stage),
        Phase::Setup | Phase::Over => (frame.me().unwrap_or(view.turn), TurnState::BEGIN),
    };
    let now = if view.phase == Phase::Turn { Some(turn.stage) } else { None };
    let phrases = frame.phrases;
    let budget = Budget::of(game, view, seat, &turn);
    let own = view.viewer == Some(seat);
    let label = match own {
        true => phrases.word("rp-path-own"),
        false => phrases.say("rp-path-of", &[("seat", game.seat_name(seat, phrases).into())]),
    };
    let step = |stage: Stage, symbol: &str, name: String, detail: Markup| {
        let done = now.is_some_and(|now| now > stage) || view.phase == Phase::Over;
        let current = now == Some(stage);
        html! {
            li class=(if current { "rp-now" } else if done { "rp-done" } else { "" })
                aria-current=[current.then_some("step")] {
                span.rp-med aria-hidden="true" {
                    (icon(symbol))
                    em { @if done { "✓" } @else { (stage.number()) } }
                }
                span.rp-step { b { (name) } span.rp-detail { (detail) } }
            }
        }
    };
    let room = |room: Room| names::room(room, phrases);
    let ended = |stage: Stage| now.is_some_and(|now| now > stage) || view.phase == Phase::Over;
    html! {
        // The next turn begins its walk when the story of this one has been told.
        ol class={ "rp-path " (seat_class(seat)) @if own { " rp-yours" } } data-late="path" aria-label=(label) {
            (step(Stage::Parade, "room-parade", room(Room::Parade), html! {
                @if !ended(Stage::Parade) { (parade(budget.placements, phrases)) } @else { (phrases.word("rp-path-done")) }
            }))
            (step(Stage::Stairway, "room-stairs", room(Room::Stairs), html! {
                @if !ended(Stage::Stairway) {
                    span { (phrases.say("rp-path-moves", &[("moves", budget.moves.into())])) }
                    @if now == Some(Stage::Stairway) { (pips(budget.moves)) }
                } @else { (phrases.word("rp-path-done")) }
            }))
            (step(Stage::Earn, "room-mint", phrases.word("rp-path-earn"), html! {
                @if ended(Stage::Earn) { (phrases.word("rp-path-done")) }
                @else if now == Some(Stage::Earn) { (seals(&turn, phrases)) }
                @else {
                    b.rp-t.rp-coin { "+" (budget.gold) }
                    span.rp-wide { (phrases.word("rp-path-gold")) }
                }
            }))
            (step(Stage::Recruit, "room-office", phrases.word("rp-path-recruit"), html! {
                @if ended(Stage::Recruit) { (phrases.word("rp-path-done")) }
                @else { (means(view, seat, &turn, phrases)) }
            }))
            (step(Stage::BackDoor, "room-backdoor", room(Room::BackDoor), html! {
                @if view.phase != Phase::Over { (back_door(game, view, seat, phrases)) }
                @else { (phrases.word("rp-path-done")) }
            }))
        }
    }
}

fn parade(placements: u16, phrases: &Phrases) -> String {
    match placements {
        ALL_PLACEMENTS => phrases.word("rp-path-gate-all"),
        _ => phrases.say("rp-path-gate", &[("servants", placements.into())]),
    }
}

fn pips(moves: u16) -> Markup {
    html! { span.rp-feet aria-hidden="true" { @for _ in 0..moves.min(PIPS_MAX) { i {} } } }
}

/// Seals that may still be placed in action 3.
fn seals(turn: &TurnState, phrases: &Phrases) -> Markup {
    html! {
        "+"
        @if turn.seal_king { b.rp-t.rp-king { "1" } }
        @if turn.seal_madame { b.rp-t.rp-madame { "1" } }
        @if turn.seal_nobles > 0 { span.rp-nowrap { (icon("priv-seal")) b { (turn.seal_nobles) } } }
        span.rp-wide { (phrases.word("rp-path-seals")) }
    }
}

/// Permits, seals and gold for action 4.
fn means(view: &View, seat: Seat, turn: &TurnState, phrases: &Phrases) -> Markup {
    let player = &view.players[seat.index()];
    let at = |room: Room| player.rooms[room.index()];
    let said = phrases.say(
        "rp-path-means",
        &[
            ("office", at(Room::Office).into()),
            ("king", at(Room::King).into()),
            ("madame", at(Room::Madame).into()),
            ("gold", player.gold.into()),
        ],
    );
    html! {
        span.sr { (said) }
        span.rp-means aria-hidden="true" {
            (icon("permit")) b.rp-n { (at(Room::Office)) }
            b.rp-t.rp-king { (at(Room::King)) }
            b.rp-t.rp-madame { (at(Room::Madame)) }
            @if turn.special > 0 { b.rp-t.rp-any { "+" (turn.special) } }
            b.rp-t.rp-coin { (player.gold) }
        }
    }
}

fn back_door(game: &RoyalPalace, view: &View, seat: Seat, phrases: &Phrases) -> String {
    if view.stage.drew && view.phase == Phase::Turn {
        return phrases.say("rp-path-drawn", &[("cards", view.drawn.into())]);
    }
    match view.players[seat.index()].rooms[Room::BackDoor.index()] {
        0 => phrases.word("rp-path-nobody"),
        _ => phrases.say("rp-path-cards", &[("cards", ask::cards_to_draw(game, view, seat).into())]),
    }
}
