//! What a seat chooses.

use crate::{Card, Colour, Space};
use courtly_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// One choice, packed into 29 bits so that lists of two thousand are made quickly. [`Decision::choice`] unpacks it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decision(u32);

/// A cake on the board, or the N-th that a seat took, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CakePlace {
    /// `-2,1`
    Board(Space),
    /// `1.0`
    Held { seat: Seat, nth: u8 },
}

impl CakePlace {
    pub fn parse(text: &str) -> Option<CakePlace> {
        if let Some(space) = Space::parse(text) {
            return Some(CakePlace::Board(space));
        }
        let (seat, nth) = text.split_once('.')?;
        let (seat, nth): (u8, u8) = (seat.parse().ok()?, nth.parse().ok()?);
        let place = CakePlace::Held { seat: Seat(seat), nth };
        (seat < 4 && nth < 6 && place.to_string() == text).then_some(place)
    }
}

impl fmt::Display for CakePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CakePlace::Board(space) => write!(f, "{space}"),
            CakePlace::Held { seat, nth } => write!(f, "{seat}.{nth}"),
        }
    }
}

impl Serialize for CakePlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A decision, spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// `red@foot:0,1>0,2`: the token goes to the card, the guest of its colour and the guest's group move.
    Guests { colour: Colour, card: Card, from: Space, to: Space },
    /// `red@foot:P>0,2`: the token goes to the card, the princess moves.
    Princess { colour: Colour, card: Card, to: Space },
    /// `swap:red@0,1/blue@0,2`
    Swap { a: (Colour, Space), b: (Colour, Space) },
    /// `peek:0,1` or `peek:1.0`
    Peek(CakePlace),
    /// `lift:0,1`
    Lift(Space),
    /// `put:red@0,1`
    Put { colour: Colour, space: Space },
    /// `cake:0,1`
    Cake(Space),
    /// `skip`
    Skip,
}

const COLOUR: u32 = 23;
const CARD: u32 = 20;
const FROM: u32 = 10;
const KIND: u32 = 26;

const GUESTS: u32 = 0;
const PRINCESS: u32 = 1;
const SWAP: u32 = 2;
const PEEK_BOARD: u32 = 3;
const PEEK_HELD: u32 = 4;
const LIFT_OR_CAKE: u32 = 5;
const PUT: u32 = 6;
const SKIP: u32 = 7;

impl Decision {
    /// A move of guests, still without colour and destination.
    #[inline]
    pub(crate) fn guests_by(card: Card, from: u16) -> Decision {
        Decision(GUESTS << KIND | (card as u32) << CARD | u32::from(from) << FROM)
    }

    /// A move of the princess, still without colour and destination.
    #[inline]
    pub(crate) fn princess_by(card: Card) -> Decision {
        Decision(PRINCESS << KIND | (card as u32) << CARD)
    }

    /// A swap of somebody here, still without both colours and the other space.
    #[inline]
    pub(crate) fn swap_of(from: u16) -> Decision {
        Decision(SWAP << KIND | u32::from(from) << FROM)
    }

    /// The same with its colour, or the first of two.
    #[inline]
    pub(crate) fn of(self, colour: Colour) -> Decision {
        Decision(self.0 | (colour as u32) << COLOUR)
    }

    /// A move by one colour as the same move by another.
    #[inline]
    pub(crate) fn by_another(self, colour: Colour, other: Colour) -> Decision {
        Decision(self.0 ^ (colour as u32 ^ other as u32) << COLOUR)
    }

    /// The same with the second colour of a swap.
    #[inline]
    pub(crate) fn with(self, colour: Colour) -> Decision {
        Decision(self.0 | (colour as u32) << CARD)
    }

    /// The same with its destination.
    #[inline]
    pub(crate) fn to(self, key: u16) -> Decision {
        Decision(self.0 | u32::from(key))
    }

    pub fn choice(self) -> Choice {
        let colour = Colour::ALL[(self.0 >> COLOUR & 7) as usize % 5];
        let card = Card::ALL[(self.0 >> CARD & 7) as usize % 6];
        let from = Space::from_key((self.0 >> FROM) as u16 & 1023);
        let to = Space::from_key(self.0 as u16 & 1023);
        match self.0 >> KIND & 7 {
            GUESTS => Choice::Guests { colour, card, from, to },
            PRINCESS => Choice::Princess { colour, card, to },
            SWAP => Choice::Swap { a: (colour, from), b: (Colour::ALL[(self.0 >> CARD & 7) as usize % 5], to) },
            PEEK_BOARD => Choice::Peek(CakePlace::Board(to)),
            PEEK_HELD => Choice::Peek(CakePlace::Held { seat: Seat((self.0 >> 8) as u8), nth: self.0 as u8 }),
            LIFT_OR_CAKE if self.0 >> FROM & 1 == 0 => Choice::Lift(to),
            LIFT_OR_CAKE => Choice::Cake(to),
            PUT => Choice::Put { colour, space: to },
            _ => Choice::Skip,
        }
    }
}

impl From<Choice> for Decision {
    fn from(choice: Choice) -> Decision {
        let at = |space: Space| u32::from(space.key());
        match choice {
            Choice::Guests { colour, card, from, to } => Decision::guests_by(card, from.key()).of(colour).to(to.key()),
            Choice::Princess { colour, card, to } => Decision::princess_by(card).of(colour).to(to.key()),
            Choice::Swap { a, b } => Decision::swap_of(a.1.key()).of(a.0).with(b.0).to(b.1.key()),
            Choice::Peek(CakePlace::Board(space)) => Decision(PEEK_BOARD << KIND | at(space)),
            Choice::Peek(CakePlace::Held { seat, nth }) => {
                Decision(PEEK_HELD << KIND | u32::from(seat.0) << 8 | u32::from(nth))
            }
            Choice::Lift(space) => Decision(LIFT_OR_CAKE << KIND | at(space)),
            Choice::Cake(space) => Decision(LIFT_OR_CAKE << KIND | 1 << FROM | at(space)),
            Choice::Put { colour, space } => Decision(PUT << KIND | (colour as u32) << COLOUR | at(space)),
            Choice::Skip => Decision(SKIP << KIND),
        }
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.choice().fmt(f)
    }
}
