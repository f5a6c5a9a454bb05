//! The small choices of a seat.

use crate::pieces::{Card, Room, Space};
use serde::{Serialize, Serializer};

/// Where a servant comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    Area,
    Room(Room),
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Source::Area => serializer.serialize_str("area"),
            Source::Room(room) => room.serialize(serializer),
        }
    }
}

/// How many turquoise and violet seals of a noble are paid by `two-seals` cards. Both are at most 9 and share a byte,
/// so that a decision has four.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Split(u8);

impl Split {
    pub const NONE: Split = Split(0);

    #[inline]
    pub fn new(king: u8, madame: u8) -> Split {
        debug_assert!(king <= 9 && madame <= 9);
        Split(king << 4 | madame)
    }

    #[inline]
    pub fn king(self) -> u8 {
        self.0 >> 4
    }

    #[inline]
    pub fn madame(self) -> u8 {
        self.0 & 15
    }
}

impl Serialize for Split {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.king(), self.madame()].serialize(serializer)
    }
}

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// Puts a servant on a room before play: `place:mint`.
    Place(Room),
    /// Plays a privilege card: `card:two-seals`.
    Card(Card),
    /// Puts so many servants of the play area on the Gate: `gate:3`.
    Gate(u8),
    /// Puts a servant of a room on the Gate: `gate-from:office`.
    GateFrom(Room),
    /// Moves a servant to a neighbouring room: `move:gate>mint`.
    Move { from: Room, to: Room },
    /// Puts a servant into the King's chamber or to Madame: `seal:king`, `seal:madame<gate`.
    Seal { to: Room, from: Source },
    /// Recruits the noble on a space: `recruit:r2c3`, `recruit:r0c3+k1v0@area`.
    Recruit { space: Space, split: Split, edge: Option<Source> },
    /// Draws cards at the Back door: `draw`.
    Draw,
    /// Keeps a drawn card and takes a servant back for it: `keep:escort`.
    Keep(Card),
    /// Goes on to the next action: `next`.
    Next,
}
