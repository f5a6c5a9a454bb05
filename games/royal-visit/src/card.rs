use serde::{Serialize, Serializer};

/// What a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    King,
    Guard,
    Wizard,
    Jester,
}

/// A kind of card, in the order of the card table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    K,
    G1,
    G2,
    GF,
    W1,
    W2,
    W3,
    J1,
    J2,
    J3,
    J4,
    J5,
    JM,
}

impl Card {
    pub const ALL: [Card; 13] = {
        use Card::*;
        [K, G1, G2, GF, W1, W2, W3, J1, J2, J3, J4, J5, JM]
    };

    /// The Wizard's cards by their steps, from 1.
    pub const WIZARD: [Card; 3] = [Card::W1, Card::W2, Card::W3];
    /// The Jester's cards by their steps, from 1.
    pub const JESTER: [Card; 5] = [Card::J1, Card::J2, Card::J3, Card::J4, Card::J5];

    /// The Wizard's card that moves it so far, either way.
    #[inline]
    pub(crate) fn wizard(by: i8) -> Card {
        Card::WIZARD[by.unsigned_abs() as usize - 1]
    }

    /// The Jester's card that moves a piece so far, either way.
    #[inline]
    pub(crate) fn jester(by: i8) -> Card {
        Card::JESTER[by.unsigned_abs() as usize - 1]
    }

    pub fn code(self) -> &'static str {
        ["K", "G1", "G2", "GF", "W1", "W2", "W3", "J1", "J2", "J3", "J4", "J5", "JM"][self as usize]
    }

    pub fn parse(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.code() == code)
    }

    pub fn suit(self) -> Suit {
        match self {
            Card::K => Suit::King,
            Card::G1 | Card::G2 | Card::GF => Suit::Guard,
            Card::W1 | Card::W2 | Card::W3 => Suit::Wizard,
            Card::J1 | Card::J2 | Card::J3 | Card::J4 | Card::J5 | Card::JM => Suit::Jester,
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// How many there are of each kind of card: a hand, the deck or the discard pile.
///
/// Four bits a kind, the first kind lowest, so that a count is at most 15 and all fit one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

/// Every kind of one suit with the highest count.
const fn mask(from: Card, to: Card) -> u64 {
    (u64::MAX >> (60 - 4 * to as u32)) & (u64::MAX << (4 * from as u32))
}

/// The first kind of every pair of neighbours, with the highest count.
const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// One in every byte: a product with it has in each byte the sum of all bytes up to there.
const ONES: u64 = 0x0101_0101_0101_0101;

impl Cards {
    pub const EMPTY: Cards = Cards(0);
    /// The most there can be of one kind.
    pub const COUNT_MAX: u8 = 15;
    /// The most there can be of all kinds together.
    pub const TOTAL_MAX: u8 = 127;

    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u32)) as u8 & 15
    }

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < Cards::COUNT_MAX);
        self.0 += 1 << (4 * card as u32);
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.0 -= 1 << (4 * card as u32);
    }

    /// Removes the card if it is there.
    #[inline]
    pub fn forget(&mut self, card: Card) {
        if self.has(card) {
            self.remove(card);
        }
    }

    /// The counts as one word.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }

    /// All cards of both. No kind may pass its highest count.
    #[inline]
    pub fn plus(self, other: Cards) -> Cards {
        debug_assert!(Card::ALL.iter().all(|&c| self.count(c) + other.count(c) <= Cards::COUNT_MAX));
        Cards(self.0 + other.0)
    }

    /// What is left without the others, which must all be among these.
    #[inline]
    pub fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        Cards(self.0 - other.0)
    }

    pub fn contains(self, other: Cards) -> bool {
        Card::ALL.iter().all(|&card| other.count(card) <= self.count(card))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        let pairs = (self.0 & LOW) + ((self.0 >> 4) & LOW);
        (pairs.wrapping_mul(ONES) >> 56) as u8
    }

    /// Only the cards of one suit.
    #[inline]
    pub fn of(self, suit: Suit) -> Cards {
        Cards(
            self.0
                & match suit {
                    Suit::King => mask(Card::K, Card::K),
                    Suit::Guard => mask(Card::G1, Card::GF),
                    Suit::Wizard => mask(Card::W1, Card::W3),
                    Suit::Jester => mask(Card::J1, Card::JM),
                },
        )
    }

    /// The numbers of the Jester cards that are there, each once, from low to high.
    #[inline]
    pub(crate) fn jester_steps(self) -> impl Iterator<Item = i8> {
        let mut left = (self.0 & mask(Card::J1, Card::J5)) >> (4 * Card::J1 as u32);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let nibble = left.trailing_zeros() / 4;
            left &= !(15 << (4 * nibble));
            Some(nibble as i8 + 1)
        })
    }

    /// The kinds that are there, with their counts, in the order of the card table.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / 4;
            let count = (left >> (4 * kind)) as u8 & 15;
            left &= !(15 << (4 * kind));
            Some((Card::ALL[kind as usize], count))
        })
    }

    /// Every single card, in the order of the card table.
    pub fn each(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }

    /// The card at this place when all lie in the order of the card table.
    ///
    /// A loop over the kinds would stop where no branch predictor can guess, so all are compared at once. Each byte of
    /// `upto` is the number of cards in all pairs of kinds up to there. Taken from 128 plus the place, it leaves the
    /// top bit where the place lies behind that pair; this is why there may be no more than [`Cards::TOTAL_MAX`].
    #[inline]
    pub fn nth(self, place: u8) -> Card {
        debug_assert!(place < self.len() && self.len() <= Cards::TOTAL_MAX);
        let pairs = (self.0 & LOW) + ((self.0 >> 4) & LOW);
        let upto = pairs.wrapping_mul(ONES);
        let behind = ((u64::from(place) | 128) * ONES - upto) & (128 * ONES);
        let pair = behind.count_ones();
        let before = (upto << 8 >> (8 * pair)) as u8;
        let firsts = (self.0 >> (8 * pair)) as u8 & 15;
        Card::ALL[2 * pair as usize + usize::from(place - before >= firsts)]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::EMPTY;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.each().map(Card::code)).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_cover_the_cards_without_overlap() {
        let all: Cards = Card::ALL.into_iter().collect();
        let suits = [Suit::King, Suit::Guard, Suit::Wizard, Suit::Jester];
        for suit in suits {
            assert!(all.of(suit).each().all(|card| card.suit() == suit));
        }
        assert_eq!(suits.map(|suit| all.of(suit).len()), [1, 3, 3, 6]);
    }

    #[test]
    fn cards_are_counted_and_found_by_their_place() {
        let cards: Cards = [Card::J2, Card::K, Card::J2, Card::GF].into_iter().collect();
        assert_eq!(cards.len(), 4);
        assert_eq!([0, 1, 2, 3].map(|place| cards.nth(place)), [Card::K, Card::GF, Card::J2, Card::J2]);
        for counts in [[12, 4, 10, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2], [15, 15, 15, 15, 15, 15, 0, 0, 15, 0, 0, 7, 15]] {
            let cards: Cards = Card::ALL.into_iter().zip(counts).flat_map(|(c, n)| std::iter::repeat_n(c, n)).collect();
            for (place, card) in (0..).zip(cards.each()) {
                assert_eq!(cards.nth(place), card, "{cards:?} at {place}");
            }
        }
    }
}
