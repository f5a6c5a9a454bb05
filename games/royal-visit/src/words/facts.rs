use super::{are_placed, name, names, now, place, served};
use crate::{Phase, View};
use courtly_core::{Seat, Viewer};
use courtly_text::{Arg, Phrases};

/// All that the viewer knows, one fact a line.
pub(super) fn facts(view: &View, phrases: &Phrases) -> Vec<String> {
    let board = &view.public;
    let at = |space: i8| Arg::from(place(space, phrases));
    let mut lines = vec![now(board, phrases)];
    if let Phase::Over { winner } = board.phase {
        lines.push(super::event::won(winner, board.reason(), phrases));
    }
    lines.push(phrases.say("rv-fact-king", &[("place", at(board.king))]));
    let [left, right] = board.guards;
    lines.push(phrases.say("rv-fact-guards", &[("left", at(left)), ("right", at(right))]));
    if are_placed(board) {
        lines.push(phrases.say("rv-fact-wizard", &[("place", at(board.wizard))]));
        lines.push(phrases.say("rv-fact-jester", &[("place", at(board.jester))]));
        lines.push(match served(board) {
            Some(seat) => phrases.say("rv-fact-serves", &[("who", name(seat, phrases).into())]),
            None => phrases.word("rv-fact-serves-nobody"),
        });
    }
    let crown = if board.little { "rv-fact-crown-little" } else { "rv-fact-crown-big" };
    lines.push(phrases.say(crown, &[("place", at(board.crown))]));
    for seat in Seat::all(2) {
        let steps = board.crown_step(seat);
        lines.push(phrases.say("rv-fact-step", &[("steps", steps.into()), ("who", name(seat, phrases).into())]));
    }
    cards(view, phrases, &mut lines);
    lines
}

fn cards(view: &View, phrases: &Phrases, lines: &mut Vec<String>) {
    for seat in Seat::all(2) {
        let who = ("who", name(seat, phrases).into());
        lines.push(match (view.viewer.is(seat), view.hand.is_empty()) {
            (true, true) => phrases.say("rv-fact-own-hand-empty", &[who]),
            (true, false) => phrases.say("rv-fact-own-hand", &[who, ("cards", names(view.hand, phrases).into())]),
            (false, _) => phrases.say("rv-fact-hand", &[who, ("cards", view.hand_sizes[seat.index()].into())]),
        });
    }
    match view.viewer {
        Viewer::Seat(seat) => {
            let who: (&str, Arg) = ("who", name(seat.next(2), phrases).into());
            if !view.known().is_empty() {
                lines.push(phrases.say("rv-fact-known", &[who, ("cards", names(view.known(), phrases).into())]));
            }
            lines.extend(exposed(view, seat, phrases));
        }
        Viewer::Spectator if view.known().is_empty() => {}
        Viewer::Spectator => {
            lines.push(phrases.say("rv-fact-together", &[("cards", names(view.known(), phrases).into())]))
        }
    }
    lines.push(phrases.say("rv-fact-deck", &[("cards", view.deck_size.into())]));
    lines.push(if view.public.discard.is_empty() {
        phrases.word("rv-fact-discard-empty")
    } else {
        phrases.say("rv-fact-discard", &[("cards", names(view.public.discard, phrases).into())])
    });
}

/// What the other seat knows of this one's hand, if anything.
pub(super) fn exposed(view: &View, seat: Seat, phrases: &Phrases) -> Option<String> {
    let cards = view.memory.hands[seat.index()];
    let who = name(seat.next(2), phrases);
    (!cards.is_empty())
        .then(|| phrases.say("rv-fact-exposed", &[("who", who.into()), ("cards", names(cards, phrases).into())]))
}
