//! Which rule forbids a decision.

use crate::legal::owes;
use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Phase, Space, State, View};
use courtly_core::Seat;

impl BanquetRoyal {
    pub(crate) fn forbids(&self, view: &View, seat: Seat, decision: Decision) -> Option<String> {
        let s = &view.table;
        if !owes(s, seat) {
            return Some("this seat owes no decision now".to_owned());
        }
        let choice = decision.choice();
        let reason = match (s.phase, choice) {
            (Phase::Turn, Choice::Guests { colour, card, from, to }) => self.guests_may_not(s, colour, card, from, to),
            (Phase::Turn, Choice::Princess { card, to, .. }) => self.princess_may_not(s, card, to),
            (Phase::Turn, Choice::Skip) => "a seat skips only when it has no move (3.12)".to_owned(),
            (Phase::Swap, Choice::Swap { .. }) => "no such two guests stand there (4.4)".to_owned(),
            (Phase::Peek, Choice::Peek(place)) => format!("there is no cake {place} (4.6)"),
            (Phase::Lift, Choice::Lift(space)) => format!("nobody stands on {space} (4.7)"),
            (Phase::Put(group), Choice::Put { colour, .. }) if group.first() != Some(colour) => {
                "lifted guests are put back in colour order (4.7)".to_owned()
            }
            (Phase::Put(_), Choice::Put { space, .. }) => {
                format!("{space} is not a space without guests, cake and castle (4.7)")
            }
            (Phase::Cake { .. }, Choice::Cake(space)) => format!("there is no cake on {space} (5.4)"),
            (Phase::Turn, _) => "a turn begins with a move (3.1)".to_owned(),
            (Phase::Swap, _) => "two guests have to be swapped first (4.4)".to_owned(),
            (Phase::Peek, _) => "a cake has to be looked at first (4.6)".to_owned(),
            (Phase::Lift, _) => "a space has to be chosen whose guests are lifted (4.7)".to_owned(),
            (Phase::Put(_), _) => "the lifted guests have to be put back first (4.7)".to_owned(),
            (Phase::Cake { .. }, _) => "a cake has to be taken first (5.4)".to_owned(),
            (Phase::Roll | Phase::Over, _) => return None,
        };
        Some(reason)
    }

    fn guests_may_not(&self, s: &State, colour: Colour, card: Card, from: Space, to: Space) -> String {
        let transport = self.tables.transport(card);
        let (Some(start), Some(end)) = (s.kingdom.spot(from), s.kingdom.spot(to)) else {
            return "the kingdom has no such space".to_owned();
        };
        let size = s.guests.sizes().of(start);
        if s.tokens.contains(&Some(card)) {
            format!("the card {} holds a token already (3.1)", card.name())
        } else if !s.guests.of(colour).has(start) {
            format!("no {} guest stands on {from} (3.2)", colour.name())
        } else if transport.alone && size != 1 {
            format!("{} moves only a guest who stands alone (3.9)", card.name())
        } else if s.kingdom.cakes().has(end) {
            "guests never enter a cake space (3.4)".to_owned()
        } else if end == s.kingdom.castle() {
            "guests never enter the castle (3.4)".to_owned()
        } else if start == end {
            "a move ends on another space (3.4)".to_owned()
        } else if size + s.guests.sizes().of(end) > self.tables.group {
            format!("more than {} guests would stand on {to} (3.3)", self.tables.group)
        } else {
            format!("{} does not lead from {from} to {to} (3.5 to 3.9)", card.name())
        }
    }

    fn princess_may_not(&self, s: &State, card: Card, to: Space) -> String {
        let from = s.kingdom.space(s.princess);
        match s.kingdom.spot(to) {
            None => "the kingdom has no such space".to_owned(),
            Some(_) if s.tokens.contains(&Some(card)) => {
                format!("the card {} holds a token already (3.1)", card.name())
            }
            Some(_) if !self.tables.transport(card).princess => {
                format!("the princess never uses the card {} (3.9)", card.name())
            }
            Some(spot) if s.kingdom.cakes().has(spot) => "the princess never enters a cake space (3.10)".to_owned(),
            Some(_) => format!("{} does not lead the princess from {from} to {to} (3.10)", card.name()),
        }
    }
}
