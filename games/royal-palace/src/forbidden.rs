//! Why a decision is not legal, in plain English.

use crate::decision::{Decision, Source};
use crate::game::RoyalPalace;
use crate::pieces::{Card, Privilege, Room, Space};
use crate::state::{Palace, Phase, Stage};
use crate::view::View;
use courtly_core::Seat;

impl RoyalPalace {
    /// The first rule that forbids the decision, seen from the view of the seat that would make it.
    pub(crate) fn reason_against(&self, view: &View, seat: Seat, decision: Decision) -> Option<String> {
        if view.viewer != Some(seat) || view.turn != seat {
            return Some("it is another seat's turn".to_owned());
        }
        let reason = match (view.phase, decision) {
            (Phase::Over, _) => "the game is over".to_owned(),
            (Phase::Setup, Decision::Place(_)) => return None,
            (Phase::Setup, _) => "in the setup a seat places servants on rooms".to_owned(),
            (Phase::Turn, Decision::Place(_)) => "servants are placed freely in the setup only".to_owned(),
            (Phase::Turn, Decision::Card(card)) => self.against_card(view, card)?,
            (Phase::Turn, Decision::Gate(servants)) => self.against_gate(view, servants)?,
            (Phase::Turn, Decision::GateFrom(room)) => self.against_gate_from(view, room)?,
            (Phase::Turn, Decision::Move { from, to }) => self.against_move(view, from, to)?,
            (Phase::Turn, Decision::Seal { to, from }) => self.against_seal(view, to, from)?,
            (Phase::Turn, Decision::Recruit { space, .. }) => self.against_recruit(view, space)?,
            (Phase::Turn, Decision::Draw) => self.against_draw(view)?,
            (Phase::Turn, Decision::Keep(card)) => self.against_keep(view, card)?,
            (Phase::Turn, Decision::Next) => return None,
        };
        Some(reason)
    }

    fn against_card(&self, view: &View, card: Card) -> Option<String> {
        let (stage, own) = (view.stage.stage, &view.players[view.turn.index()]);
        if view.hand[card.index()] == 0 {
            return Some(format!("the seat does not hold {}", card.name()));
        }
        let when = match card {
            Card::Majority if view.stage.majority => Some("a second majority card in a turn is not offered"),
            Card::Majority => (stage != Stage::Before).then_some("majority is played before action 1"),
            Card::OpenGate | Card::Escort => (stage != Stage::Parade || view.stage.placed)
                .then_some("open-gate and escort are played in action 1, before placing"),
            Card::FiveMoves | Card::NineMoves => {
                (stage != Stage::Stairway).then_some("five-moves and nine-moves are played in action 2")
            }
            Card::TwoSeals => (stage != Stage::Recruit).then_some("two-seals is played in action 4"),
            Card::FourGold | Card::TwoPoints | Card::FourPoints => None,
        };
        match when {
            Some(reason) => Some(reason.to_owned()),
            None => (self.tables.cost(card) > own.gold)
                .then(|| format!("{} costs {} gold", card.name(), self.tables.cost(card))),
        }
    }

    fn against_gate(&self, view: &View, servants: u8) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        if turn.stage != Stage::Parade {
            return Some("servants are put on the Gate in action 1".to_owned());
        }
        if turn.placed {
            return Some("gate:N is decided once in action 1".to_owned());
        }
        if servants > own.area {
            return Some(format!("only {} servants are in the play area", own.area));
        }
        (u16::from(servants) > turn.placements).then(|| format!("only {} servants may be placed", turn.placements))
    }

    fn against_gate_from(&self, view: &View, room: Room) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        let reason = if turn.stage != Stage::Parade {
            "servants are put on the Gate in action 1"
        } else if own.area > 0 {
            "servants of rooms may be used only when the play area is empty"
        } else if turn.placements == 0 {
            "no placement is left"
        } else if room == Room::Gate {
            "a servant of the Gate is there already"
        } else if own.rooms[room.index()] == 0 {
            "no own servant is in that room"
        } else {
            return None;
        };
        Some(reason.to_owned())
    }

    fn against_move(&self, view: &View, from: Room, to: Room) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        let palace = Palace::new(view.layout);
        let diagonal = own.nobles.iter().any(|noble| noble.privilege == Some(Privilege::Diagonal));
        let doors = if diagonal { palace.around } else { palace.beside };
        let reason = if turn.stage != Stage::Stairway {
            "servants move in action 2"
        } else if turn.moves == 0 {
            "no move is left"
        } else if own.rooms[from.index()] == 0 {
            "no own servant is in that room"
        } else if doors[from.index()] & (1 << to.index()) == 0 {
            "a servant moves to a neighbouring room"
        } else {
            return None;
        };
        Some(reason.to_owned())
    }

    fn against_seal(&self, view: &View, to: Room, from: Source) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        let majority = if to == Room::King { turn.seal_king } else { turn.seal_madame };
        let reason = if turn.stage != Stage::Earn {
            "seals are earned in action 3"
        } else if !majority && turn.seal_nobles == 0 {
            "neither the majority nor a noble allows one more servant there"
        } else {
            match from {
                Source::Area if own.area == 0 => "the play area is empty",
                Source::Room(_) if own.area > 0 => "servants of rooms may be used only when the play area is empty",
                Source::Room(room) if room == to => "the servant would come from the same room",
                Source::Room(room) if own.rooms[room.index()] == 0 => "no own servant is in that room",
                Source::Area | Source::Room(_) => return None,
            }
        };
        Some(reason.to_owned())
    }

    fn against_recruit(&self, view: &View, space: Space) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        if turn.stage != Stage::Recruit {
            return Some("nobles are recruited in action 4".to_owned());
        }
        let Some(noble) = view.park[space.index()] else {
            return Some("no noble is on that space".to_owned());
        };
        if own.rooms[Room::Office.index()] == 0 {
            return Some("each noble needs a servant in the Office".to_owned());
        }
        let empty = (self.tables.neighbours[space.index()] & !view.nobles()).count_ones() as u8;
        let price = noble.gold.saturating_sub(empty);
        if u16::from(price) > own.gold {
            return Some(format!("the noble costs {price} gold"));
        }
        let lacking = noble.king.saturating_sub(own.rooms[Room::King.index()])
            + noble.madame.saturating_sub(own.rooms[Room::Madame.index()]);
        if lacking > turn.special {
            return Some("there are not enough seals".to_owned());
        }
        Some("seals or the edge servant cannot be paid like that".to_owned())
    }

    fn against_draw(&self, view: &View) -> Option<String> {
        let (turn, own) = (&view.stage, &view.players[view.turn.index()]);
        let reason = if turn.stage != Stage::BackDoor {
            "cards are drawn in action 5"
        } else if turn.drew {
            "cards are drawn once a turn"
        } else if own.rooms[Room::BackDoor.index()] == 0 {
            "no own servant is at the Back door"
        } else {
            "deck and discard pile are empty"
        };
        Some(reason.to_owned())
    }

    fn against_keep(&self, view: &View, card: Card) -> Option<String> {
        let reason = if view.drawn_cards[card.index()] == 0 {
            "that card was not drawn"
        } else if view.players[view.turn.index()].rooms[Room::BackDoor.index()] == 0 {
            "a servant at the Back door goes back for every card kept"
        } else {
            return None;
        };
        Some(reason.to_owned())
    }
}
