//! What happened, for logs and animation, and who may know it.

use crate::decision::{Source, Split};
use crate::pieces::{Card, Noble, Room, Space};
use courtly_core::{Seat, Viewer};
use serde::Serialize;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A servant was put on a room before play.
    Placed {
        seat: Seat,
        room: Room,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
        last: bool,
    },
    /// A card was played and paid.
    CardPlayed {
        seat: Seat,
        card: Card,
        cost: u16,
    },
    /// Servants went from the play area to the Gate.
    Supplied {
        seat: Seat,
        servants: u8,
    },
    /// A servant of a room was put on the Gate, since the play area was empty.
    SuppliedFrom {
        seat: Seat,
        room: Room,
    },
    Moved {
        seat: Seat,
        from: Room,
        to: Room,
    },
    /// The Mint paid; only the seat itself knows already.
    MintPaid {
        seat: Seat,
        gold: u16,
    },
    /// The others learn what the Mint paid in this turn.
    MintShown {
        seat: Seat,
        gold: u16,
    },
    SealPlaced {
        seat: Seat,
        room: Room,
        from: Source,
    },
    Recruited {
        seat: Seat,
        space: Space,
        noble: Noble,
        price: u16,
        split: Split,
        edge: Option<Source>,
    },
    /// Servants came from the general supply.
    ServantsCame {
        seat: Seat,
        servants: u8,
    },
    /// The seat draws so many cards.
    Drew {
        seat: Seat,
        cards: u8,
    },
    /// The discard pile became the deck.
    DeckMade {
        cards: u8,
    },
    /// One card was drawn; the others do not see which.
    CardDrawn {
        seat: Seat,
        card: Option<Card>,
    },
    /// A drawn card was kept and a servant went back to the play area.
    CardKept {
        seat: Seat,
        card: Option<Card>,
    },
    /// Drawn cards that were not kept, face up.
    Discarded {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// The seat went on to the next action; private.
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Ended {
        winners: Vec<Seat>,
    },
}

/// Clauses 8.1 to 8.3: the event as the viewer may know it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::MintPaid { seat, .. } | Event::Passed { seat } => viewer.is(*seat).then(|| event.clone()),
        Event::MintShown { seat, .. } => (!viewer.is(*seat)).then(|| event.clone()),
        Event::CardDrawn { seat, .. } if !viewer.is(*seat) => Some(Event::CardDrawn { seat: *seat, card: None }),
        Event::CardKept { seat, .. } if !viewer.is(*seat) => Some(Event::CardKept { seat: *seat, card: None }),
        Event::CardDrawn { .. }
        | Event::CardKept { .. }
        | Event::Placed { .. }
        | Event::TurnBegan { .. }
        | Event::CardPlayed { .. }
        | Event::Supplied { .. }
        | Event::SuppliedFrom { .. }
        | Event::Moved { .. }
        | Event::SealPlaced { .. }
        | Event::Recruited { .. }
        | Event::ServantsCame { .. }
        | Event::Drew { .. }
        | Event::DeckMade { .. }
        | Event::Discarded { .. }
        | Event::TurnEnded { .. }
        | Event::Ended { .. } => Some(event.clone()),
    }
}

/// Whether the seat learns something hidden: its own draw, or a card that somebody else shows.
pub(crate) fn reveals(event: &Event, seat: Seat) -> bool {
    match event {
        Event::CardDrawn { seat: drawer, .. } => *drawer == seat,
        Event::CardPlayed { seat: owner, .. } | Event::Discarded { seat: owner, .. } => *owner != seat,
        Event::MintShown { seat: owner, .. } => *owner != seat,
        // A turn that passes without a question tells that its seat was not asked (clause 8.2).
        Event::TurnEnded { seat: ended } => *ended != seat,
        Event::Placed { .. }
        | Event::TurnBegan { .. }
        | Event::Supplied { .. }
        | Event::SuppliedFrom { .. }
        | Event::Moved { .. }
        | Event::MintPaid { .. }
        | Event::SealPlaced { .. }
        | Event::Recruited { .. }
        | Event::ServantsCame { .. }
        | Event::Drew { .. }
        | Event::DeckMade { .. }
        | Event::CardKept { .. }
        | Event::Passed { .. }
        | Event::Ended { .. } => false,
    }
}
