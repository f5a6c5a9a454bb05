//! What happened, for logs and for pictures that move.

use crate::edition::Bonus;
use crate::{BanquetRoyal, CakePlace, Card, Colour, Space};
use courtly_core::{Seat, Viewer};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A token went to a card and a group moved.
    Moved {
        seat: Seat,
        colour: Colour,
        card: Card,
        from: Space,
        to: Space,
        guests: Vec<Colour>,
    },
    /// A token went to a card and the princess moved.
    PrincessMoved {
        seat: Seat,
        colour: Colour,
        card: Card,
        from: Space,
        to: Space,
    },
    /// The other tokens left their cards.
    TokensCleared {
        tokens: Vec<Colour>,
    },
    /// The bonus die shows this number, and lies on its card now.
    Rolled {
        seat: Seat,
        number: u8,
        card: Card,
        bonus: Bonus,
    },
    /// The bonus cannot be carried out.
    BonusSkipped {
        bonus: Bonus,
    },
    CrownTaken {
        seat: Seat,
    },
    PrincessReturned {
        from: Space,
        to: Space,
    },
    Swapped {
        seat: Seat,
        a: Colour,
        at: Space,
        b: Colour,
        to: Space,
    },
    /// `value` is known to the one who looks.
    Peeked {
        seat: Seat,
        place: CakePlace,
        value: Option<u8>,
    },
    Lifted {
        seat: Seat,
        space: Space,
        guests: Vec<Colour>,
    },
    Put {
        seat: Seat,
        colour: Colour,
        space: Space,
    },
    Skipped {
        seat: Seat,
    },
    /// The guests go to their families or leave; `seats` take `crowns` each.
    Party {
        space: Space,
        guests: Vec<Colour>,
        crowns: u8,
        seats: Vec<Seat>,
    },
    /// `value` is known to the one who takes it.
    CakeTaken {
        seat: Seat,
        space: Space,
        value: Option<u8>,
    },
    AnotherTurn {
        seat: Seat,
    },
    /// The cakes of all seats are turned up.
    Ended {
        reason: &'static str,
        cakes: Vec<Vec<u8>>,
        scores: Vec<i32>,
    },
}

impl BanquetRoyal {
    pub(crate) fn as_seen(&self, event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Peeked { seat, value, .. } | Event::CakeTaken { seat, value, .. } => {
                if !viewer.is(*seat) {
                    *value = None;
                }
            }
            Event::Moved { .. }
            | Event::PrincessMoved { .. }
            | Event::TokensCleared { .. }
            | Event::Rolled { .. }
            | Event::BonusSkipped { .. }
            | Event::CrownTaken { .. }
            | Event::PrincessReturned { .. }
            | Event::Swapped { .. }
            | Event::Lifted { .. }
            | Event::Put { .. }
            | Event::Skipped { .. }
            | Event::Party { .. }
            | Event::AnotherTurn { .. }
            | Event::Ended { .. } => {}
        }
        event
    }

    /// The die is new to everybody; a cake to the one who looks at it; the last cakes to all.
    pub(crate) fn shows(&self, event: &Event, seat: Seat) -> bool {
        match event {
            Event::Rolled { .. } | Event::Ended { .. } => true,
            Event::Peeked { seat: looker, .. } | Event::CakeTaken { seat: looker, .. } => *looker == seat,
            Event::Moved { .. }
            | Event::PrincessMoved { .. }
            | Event::TokensCleared { .. }
            | Event::BonusSkipped { .. }
            | Event::CrownTaken { .. }
            | Event::PrincessReturned { .. }
            | Event::Swapped { .. }
            | Event::Lifted { .. }
            | Event::Put { .. }
            | Event::Skipped { .. }
            | Event::Party { .. }
            | Event::AnotherTurn { .. } => false,
        }
    }
}
