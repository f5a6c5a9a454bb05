use crate::{Decision, Phase, Playing, View};
use courtly_core::Seat;

/// Which rule forbids a decision that is not legal.
pub(crate) fn forbidden(view: &View, seat: Seat, decision: Decision) -> Option<String> {
    let board = &view.public;
    if let Some(card) = decision.card() {
        let needed = if matches!(decision, Decision::Court { .. }) { 2 } else { 1 };
        if view.hand.count(card) < needed {
            return Some(format!("the hand has too few {}", card.code()));
        }
    }
    let playing = match board.phase {
        Phase::Acting(playing) => Some(playing),
        Phase::Start | Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => None,
    };
    match (playing, decision.playing()) {
        (None, None) if decision == Decision::End => {
            return Some("at least one card or a power must be used".to_owned());
        }
        (Some(_), None) => return Some("the Wizard's power replaces playing cards".to_owned()),
        (Some(now), Some(wanted)) if now.suit() != wanted.suit() => {
            return Some("all cards of a turn are of one suit".to_owned());
        }
        (Some(now), Some(wanted)) if now != wanted => {
            return Some("all Jester cards of a turn move the same type of piece".to_owned());
        }
        _ => {}
    }
    let by_power =
        matches!(decision.playing(), Some(Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard));
    if by_power && !board.jester_serves(seat) {
        return Some("the Jester is not between the King and the seat's Chateau".to_owned());
    }
    Some("the whole movement must be possible: on the street, the King strictly between his Guards".to_owned())
}
