use serde::{Serialize, Serializer};
use std::fmt;

/// One of the eight regions. Printed by its number, 1 to 8; counted from 0 inside.
///
/// ```text
///   1 ──▶ 6 ──▶ 4 ──▶ 7      the King's way, clockwise
///   ▲ ╲┄┄┄┄┄┄┄┄┄┄┄┄╲  │
///   │               ╲ ▼      the road between 1 and 3 is for Nobles only
///   8 ◀── 2 ◀── 5 ◀── 3
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

impl Region {
    /// How many regions the board has. The notation gives each a digit, so no edition changes it.
    pub const COUNT: usize = 8;

    /// The region with this number, 1 to 8.
    pub fn numbered(number: u8) -> Option<Region> {
        (1..=Region::COUNT as u8).contains(&number).then(|| Region(number - 1))
    }

    /// All regions by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Region> + ExactSizeIterator {
        (0..Region::COUNT as u8).map(Region)
    }

    pub fn number(self) -> u8 {
        self.0 + 1
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Region {}", self.number())
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of regions, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RegionSet(pub u8);

impl RegionSet {
    pub fn contains(self, region: Region) -> bool {
        self.0 & (1 << region.0) != 0
    }

    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    pub fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::all().filter(move |&region| self.contains(region))
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Region::number)).finish()
    }
}

/// How many markers of one seat lie in each region: one byte a region, the lowest for region 1. A whole programme is
/// placed with one addition; no byte overflows, since a seat has fewer than 64 markers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Markers(u64);

impl Markers {
    pub const NONE: Markers = Markers(0);

    #[inline]
    pub fn at(self, region: Region) -> u8 {
        (self.0 >> (8 * region.0)) as u8
    }

    #[inline]
    pub fn add(&mut self, more: Markers) {
        self.0 += more.0;
    }

    /// Takes away all markers of a region and says how many they were.
    #[inline]
    pub fn take(&mut self, region: Region) -> u8 {
        let taken = self.at(region);
        self.0 &= !(0xff << (8 * region.0));
        taken
    }

    /// These markers and one more in the region with this number, 1 to 8.
    pub(crate) const fn plus_one(self, number: u8) -> Markers {
        Markers(self.0 + (1 << (8 * (number as u32 - 1))))
    }

    /// These markers and so many more in a region. The caller bounds the number.
    pub(crate) fn plus(self, region: Region, count: u8) -> Markers {
        Markers(self.0 + (u64::from(count) << (8 * region.0)))
    }

    /// Those of these markers that lie in some regions.
    pub(crate) fn within(self, regions: RegionSet) -> Markers {
        Markers(regions.iter().fold(0, |mask, region| mask | 0xff << (8 * region.0)) & self.0)
    }

    pub fn total(self) -> u32 {
        self.0.to_le_bytes().iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether each region has at least as many markers as in `other`.
    pub fn cover(self, other: Markers) -> bool {
        Region::all().all(|region| self.at(region) >= other.at(region))
    }
}

impl fmt::Debug for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.to_le_bytes().fmt(f)
    }
}
