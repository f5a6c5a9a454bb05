use crate::{Decision, Phase, Playing, Public, View};
use courtly_core::Seat;

/// Which rule forbids a decision that is not legal.
pub(crate) fn forbidden(view: &View, seat: Seat, decision: Decision) -> Option<String> {
    let reason = cards_missing(view, decision).or_else(|| wrong_turn(&view.public, decision)).or_else(|| {
        let by_power = matches!(
            decision.playing(),
            Some(Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard)
        );
        (by_power && !view.public.jester_serves(seat))
            .then(|| "the Jester is not strictly on the seat's side of the King".to_owned())
    });
    Some(reason.unwrap_or_else(|| no_room(&view.public, decision)))
}

fn cards_missing(view: &View, decision: Decision) -> Option<String> {
    let card = decision.card()?;
    let needed = if matches!(decision, Decision::Court { .. }) { 2 } else { 1 };
    (view.hand.count(card) < needed).then(|| format!("the hand has too few {}", card.code()))
}

/// What the turn so far does not allow any more, or not yet (clauses 2.1, 2.2, 2.11, 4.3).
fn wrong_turn(board: &Public, decision: Decision) -> Option<String> {
    let playing = match board.phase {
        Phase::Acting(playing) => Some(playing),
        Phase::Start | Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => None,
    };
    let reason = match (playing, decision.playing()) {
        (None, None) if decision == Decision::End => "a seat may not pass: a card or the Wizard's power comes first",
        (Some(_), None) if decision != Decision::End => "the Wizard's power replaces playing cards",
        (Some(now), Some(wanted)) if now.suit() != wanted.suit() => "all cards of a turn are of one suit",
        (Some(now), Some(wanted)) if now != wanted => "all Jester cards of a turn move the same type of piece",
        (None, None | Some(_)) | (Some(_), None | Some(_)) => return None,
    };
    Some(reason.to_owned())
}

/// Which limit of the piece stands against its movement (clauses 1.4, 2.4, 2.12).
fn no_room(board: &Public, decision: Decision) -> String {
    let guard = |spaces: &[i8]| match spaces.iter().find(|space| !board.guards.contains(space)) {
        Some(space) => format!("no Guard stands on {space}"),
        None => "a Guard stays on the street and on its side of the King".to_owned(),
    };
    match decision {
        Decision::King { .. } | Decision::PowerKing { .. } | Decision::MiddleKing => {
            "the King stays strictly between his Guards".to_owned()
        }
        Decision::Court { .. } => "the Guard in front is on the last space".to_owned(),
        Decision::GuardOne { from, .. } | Decision::GuardTwo { from, .. } | Decision::PowerGuard { from, .. } => {
            guard(&[from])
        }
        Decision::MiddleGuard { at } => guard(&[at]),
        Decision::GuardsEach { left, .. } if board.guards[0] != left && board.guards[1] == left => {
            "the left Guard is named first".to_owned()
        }
        Decision::GuardsEach { left, right, .. } => guard(&[left, right]),
        Decision::Wizard { .. } | Decision::PowerWizard { .. } | Decision::Jester { .. } => {
            "the whole movement must stay on the street".to_owned()
        }
        Decision::SummonGuard { at } if !board.guards.contains(&at) => guard(&[at]),
        Decision::SummonKing | Decision::SummonGuard { .. } => {
            "the Wizard's power moves somebody and leaves the King strictly between his Guards".to_owned()
        }
        Decision::Flank | Decision::JesterMiddle | Decision::MiddleWizard | Decision::End => {
            "this cannot be decided now".to_owned()
        }
    }
}
