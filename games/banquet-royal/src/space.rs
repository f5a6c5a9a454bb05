//! Where things are: axial coordinates of hexagons, their place in a kingdom, and sets of them.

use serde::{Serialize, Serializer};
use std::fmt;

/// A hexagon, by axial coordinates. The castle is `0,0`.
///
/// ```text
///      (0,-1) (1,-1)         q grows to the right,
///   (-1,0) (0,0) (1,0)       r grows downwards and to the right,
///      (-1,1) (0,1)          so this picture turns clockwise from (1,0) to (0,1).
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space {
    pub q: i8,
    pub r: i8,
}

impl Space {
    pub const CASTLE: Space = Space { q: 0, r: 0 };

    /// The steps to the six neighbours, clockwise.
    pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

    /// No coordinate of a kingdom of 12 tiles is larger. A tile that shares a side with the castle reaches at most 2.
    /// Any other shares one with two tiles and reaches at most 2 more than the nearer of them, so that two tiles are
    /// needed for every 2 spaces.
    pub const REACH: i8 = 12;

    pub const fn new(q: i8, r: i8) -> Space {
        Space { q, r }
    }

    pub fn step(self, (dq, dr): (i8, i8)) -> Space {
        Space { q: self.q + dq, r: self.r + dr }
    }

    pub fn neighbours(self) -> [Space; 6] {
        Space::DIRECTIONS.map(|direction| self.step(direction))
    }

    /// Writes `q,r`. A list of decisions holds thousands of these, so it goes without the formatting machinery, letter
    /// by letter.
    pub(crate) fn spell(self, out: &mut String) {
        let number = |out: &mut String, n: i8| {
            if n < 0 {
                out.push('-');
            }
            let size = n.unsigned_abs();
            debug_assert!(size < 100, "no kingdom reaches so far");
            if size >= 10 {
                out.push((b'0' + size / 10) as char);
            }
            out.push((b'0' + size % 10) as char);
        };
        number(out, self.q);
        out.push(',');
        number(out, self.r);
    }

    /// The spelling `q,r`, as [`Space`] prints it and no other.
    pub fn parse(text: &str) -> Option<Space> {
        let (q, r) = text.split_once(',')?;
        let space = Space { q: q.parse().ok()?, r: r.parse().ok()? };
        (space.is_near() && space.to_string() == text).then_some(space)
    }

    /// Whether a kingdom can have this space.
    pub fn is_near(self) -> bool {
        self.q.unsigned_abs() <= Space::REACH as u8 && self.r.unsigned_abs() <= Space::REACH as u8
    }

    /// Ten bits that sort as (q, r) does.
    pub(crate) fn key(self) -> u16 {
        ((self.q + 16) as u16) << 5 | (self.r + 16) as u16
    }

    pub(crate) fn from_key(key: u16) -> Space {
        Space { q: (key >> 5 & 31) as i8 - 16, r: (key & 31) as i8 - 16 }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The place of a space in its kingdom, counted from 0 in order of (q, r).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u8);

impl Spot {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spots, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spots(pub u64);

impl Spots {
    pub const EMPTY: Spots = Spots(0);

    pub fn one(spot: Spot) -> Spots {
        Spots(1 << spot.0)
    }

    pub fn has(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many spots of the set come before this one.
    #[inline]
    pub fn before(self, spot: Spot) -> usize {
        (self.0 & ((1 << spot.0) - 1)).count_ones() as usize
    }

    pub fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.0;
    }

    pub fn without(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }
}

impl std::ops::BitAnd for Spots {
    type Output = Spots;
    fn bitand(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }
}

impl std::ops::BitOr for Spots {
    type Output = Spots;
    fn bitor(self, other: Spots) -> Spots {
        Spots(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Spots {
    fn bitor_assign(&mut self, other: Spots) {
        self.0 |= other.0;
    }
}

impl Iterator for Spots {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.0 == 0 {
            return None;
        }
        let spot = Spot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(spot)
    }
}
