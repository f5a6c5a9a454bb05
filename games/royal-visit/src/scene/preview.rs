use crate::words::{name, served};
use crate::{Cards, Decision, Memory, Phase, Public, RoyalVisit, State, View};
use courtly_core::{Seat, Silent, Viewer};
use courtly_text::Phrases;

/// What a decision would bring: a win, the Crown's steps at the end of the turn, another master for the Jester.
pub(super) fn preview(game: &RoyalVisit, view: &View, decision: Decision, phrases: &Phrases) -> Option<String> {
    let before = &view.public;
    let after = after(game, view, decision);
    let seat = before.seat;
    let mut parts = vec![];
    if let Phase::Over { winner } = after.phase {
        return Some(wins(view, winner, phrases));
    }
    // A decision that ends the turn has moved the Crown; after a card the turn may still change what it will do.
    let done = decision.playing().is_none();
    let steps = if done { (after.crown - before.crown).abs() } else { after.crown_step(seat) };
    if steps > 0 {
        parts.push(phrases.say(if done { "rv-preview-crown" } else { "rv-preview-step" }, &[("steps", steps.into())]));
    } else if done {
        parts.push(phrases.word("rv-preview-crown-stays"));
    }
    if served(&after) != served(before) {
        parts.push(match served(&after) {
            Some(master) if view.viewer.is(master) => phrases.word("rv-preview-jester-yours"),
            Some(master) => phrases.say("rv-preview-jester", &[("who", name(master, phrases).into())]),
            None => phrases.word("rv-preview-jester-nobody"),
        });
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn wins(view: &View, winner: Seat, phrases: &Phrases) -> String {
    match view.viewer {
        Viewer::Seat(seat) if seat == winner => phrases.word("rv-preview-win"),
        Viewer::Seat(_) | Viewer::Spectator => phrases.say("rv-preview-loss", &[("who", name(winner, phrases).into())]),
    }
}

/// The street after a decision, by the rules themselves. They look at nothing but the street and the own hand before
/// the next chance step, so that the rest of the world may be left empty.
fn after(game: &RoyalVisit, view: &View, decision: Decision) -> Public {
    let seat = view.public.seat;
    let mut hands = [Cards::EMPTY; 2];
    hands[seat.index()] = view.hand;
    let mut state = State { public: view.public, hands, deck: Cards::EMPTY, memory: Memory::default() };
    game.carry_out(&mut state, seat, decision, &mut Silent);
    state.public
}
