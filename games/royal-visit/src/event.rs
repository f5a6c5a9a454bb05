use crate::{Card, Piece};
use courtly_core::{Seat, Viewer};
use serde::Serialize;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The Wizard was put on this space, the Jester opposite.
    Sides {
        wizard: i8,
    },
    /// A card went from the hand to the discard pile.
    Played {
        seat: Seat,
        card: Card,
    },
    /// A piece moved along the street; `from` and `to` may be equal.
    Moved {
        piece: Piece,
        from: i8,
        to: i8,
    },
    /// The Wizard's power was used.
    Summoned {
        seat: Seat,
    },
    /// The Crown moved.
    Crown {
        seat: Seat,
        from: i8,
        to: i8,
    },
    /// A card was drawn; only its owner sees which.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    /// The deck ran out and the discard pile became the deck; the Crown shows its little side.
    Reshuffled {
        cards: u8,
    },
    /// The next turn begins.
    TurnBegan {
        seat: Seat,
    },
    Won {
        seat: Seat,
        reason: &'static str,
    },
}

impl Event {
    /// Whether the seat learns something hidden: its own card, or by a reshuffle the other hand (clause 6.3).
    pub(crate) fn reveals(&self, seat: Seat) -> bool {
        match self {
            Event::Drew { seat: drawer, .. } => *drawer == seat,
            Event::Reshuffled { .. } => true,
            Event::Sides { .. }
            | Event::Played { .. }
            | Event::Moved { .. }
            | Event::Summoned { .. }
            | Event::Crown { .. }
            | Event::TurnBegan { .. }
            | Event::Won { .. } => false,
        }
    }

    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            Event::Sides { .. }
            | Event::Played { .. }
            | Event::Moved { .. }
            | Event::Summoned { .. }
            | Event::Crown { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::TurnBegan { .. }
            | Event::Won { .. } => self.clone(),
        }
    }
}
