//! Who stands where.

use crate::{Colour, Spot, Spots};

/// How many guests of each colour stand on every space, as two binary digits a colour and space: one set of spaces for
/// each digit, so that questions about all spaces at once are a few operations on whole sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Guests {
    ones: [Spots; 5],
    twos: [Spots; 5],
}

/// The guests of one space or in one hand: a count for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Group(pub [u8; 5]);

impl Group {
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn count(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// Every guest, in colour order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| std::iter::repeat_n(colour, self.count(colour) as usize))
    }

    pub fn first(self) -> Option<Colour> {
        self.iter().next()
    }
}

impl FromIterator<Colour> for Group {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Group {
        let mut group = Group::default();
        colours.into_iter().for_each(|colour| group.0[colour.index()] += 1);
        group
    }
}

/// The spaces by how many guests they have, as two binary digits. No space has more than 3.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    ones: Spots,
    twos: Spots,
}

impl Sizes {
    /// Spaces with a guest.
    #[inline]
    pub fn taken(self) -> Spots {
        self.ones | self.twos
    }

    #[inline]
    pub fn of(self, spot: Spot) -> u8 {
        (self.ones.0 >> spot.0 & 1) as u8 | ((self.twos.0 >> spot.0 & 1) as u8) << 1
    }

    /// Spaces with exactly so many guests, 0 to 3. An empty one may be any bit of the set.
    #[inline]
    pub fn exactly(self, count: u8) -> Spots {
        let ones = if count & 1 != 0 { self.ones.0 } else { !self.ones.0 };
        let twos = if count & 2 != 0 { self.twos.0 } else { !self.twos.0 };
        Spots(ones & twos)
    }

    /// Spaces with at most so many guests.
    #[inline]
    pub fn at_most(self, count: u8) -> Spots {
        (0..=count.min(3)).fold(Spots::EMPTY, |all, n| all | self.exactly(n))
    }
}

impl Guests {
    /// Spaces with a guest of this colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> Spots {
        self.ones[colour.index()] | self.twos[colour.index()]
    }

    /// How many of this colour stand on every space, as two binary digits.
    #[inline]
    pub(crate) fn digits(&self, colour: Colour) -> [Spots; 2] {
        [self.ones[colour.index()], self.twos[colour.index()]]
    }

    #[inline]
    pub fn sizes(&self) -> Sizes {
        let (mut ones, mut twos) = (0, 0);
        for c in 0..5 {
            // With at most three guests a space, a second odd count is the only carry.
            twos |= ones & self.ones[c].0 | self.twos[c].0;
            ones ^= self.ones[c].0;
        }
        Sizes { ones: Spots(ones), twos: Spots(twos) }
    }

    #[inline]
    pub fn at(&self, spot: Spot) -> Group {
        let digit = |digits: Spots| (digits.0 >> spot.0 & 1) as u8;
        Group(std::array::from_fn(|c| digit(self.ones[c]) | digit(self.twos[c]) << 1))
    }

    /// Puts guests onto a space, which must have room for them.
    #[inline]
    pub fn add(&mut self, spot: Spot, group: Group) {
        for c in 0..5 {
            let sum = self.at_colour(spot, c) + group.0[c];
            self.set(spot, c, sum);
        }
    }

    /// Takes everybody off a space.
    #[inline]
    pub fn take(&mut self, spot: Spot) -> Group {
        let group = self.at(spot);
        let keep = !(1u64 << spot.0);
        for c in 0..5 {
            self.ones[c].0 &= keep;
            self.twos[c].0 &= keep;
        }
        group
    }

    /// One guest less, or one more, of a colour on a space.
    pub fn remove_one(&mut self, spot: Spot, colour: Colour) {
        let count = self.at_colour(spot, colour.index());
        self.set(spot, colour.index(), count - 1);
    }

    pub fn add_one(&mut self, spot: Spot, colour: Colour) {
        let count = self.at_colour(spot, colour.index());
        self.set(spot, colour.index(), count + 1);
    }

    /// Guests of a colour on all spaces.
    pub fn count(&self, colour: Colour) -> u8 {
        (self.ones[colour.index()].len() + 2 * self.twos[colour.index()].len()) as u8
    }

    fn at_colour(&self, spot: Spot, c: usize) -> u8 {
        (self.ones[c].0 >> spot.0 & 1) as u8 | ((self.twos[c].0 >> spot.0 & 1) as u8) << 1
    }

    fn set(&mut self, spot: Spot, c: usize, count: u8) {
        debug_assert!(count <= 3);
        let bit = 1u64 << spot.0;
        self.ones[c].0 = self.ones[c].0 & !bit | u64::from(count & 1) << spot.0;
        self.twos[c].0 = self.twos[c].0 & !bit | u64::from(count >> 1) << spot.0;
    }
}
