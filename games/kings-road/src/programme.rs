use crate::region::{Markers, Region};
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// The cards that a seat chooses for a round, as one decision, such as `167`, `61k`, `dk!`, `w` or `-`.
///
/// There are few enough to number them all, so that a choice is a byte and listing the legal ones is a copy. Two orders
/// of cards that do the same are one programme.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Programme(NonZeroU8);

/// What the Knight does in a programme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knight {
    /// `167`: he is not among the cards.
    Absent,
    /// `16k!`: he is the last card and adds nothing.
    Idle,
    /// `61k`: he is the last card and adds a second marker to the region before him.
    Active,
}

impl Programme {
    /// All programmes that any hand could choose.
    pub const COUNT: usize = 249;
    /// `-`: no card, for a seat without markers.
    pub const NOTHING: Programme = Programme::at(COUNT_WITH_CARDS);
    /// `w`: the Witch, whatever cards go back with her.
    pub const WITCH: Programme = Programme::at(COUNT_WITH_CARDS + 1);

    /// What a seat may choose that has to choose so many cards (0 to 3), and whether it holds the Dragon; without the
    /// Witch. Clauses 3.1 to 3.5.
    #[inline]
    pub fn without_witch(cards: u8, dragon: bool) -> &'static [Programme] {
        let (start, without_dragon, end) = RANGES[cards as usize];
        &ALL[start..if dragon { end } else { without_dragon }]
    }

    pub fn all() -> &'static [Programme] {
        &ALL
    }

    /// The programme with this spelling.
    pub fn spelt(text: &str) -> Option<Programme> {
        ALL.iter().copied().find(|programme| programme.spelling() == text)
    }

    /// The one spelling of this programme.
    pub fn spelling(self) -> &'static str {
        let entry = self.entry();
        std::str::from_utf8(&entry.spelling[..entry.length as usize]).expect("spellings are ASCII")
    }

    /// How many cards it has. For the Witch 1: the cards that go back with her are not chosen.
    pub fn cards(self) -> u8 {
        self.entry().cards
    }

    /// The markers that it puts on the board.
    #[inline]
    pub fn markers(self) -> Markers {
        self.entry().markers
    }

    /// How many markers it puts on the board.
    #[inline]
    pub fn placed(self) -> u8 {
        self.entry().placed
    }

    #[inline]
    pub fn has_dragon(self) -> bool {
        self.entry().dragon
    }

    pub fn knight(self) -> Knight {
        self.entry().knight
    }

    /// The regions of its cards in the order of the spelling; the last is the boosted one if the Knight is active.
    pub fn regions(self) -> impl DoubleEndedIterator<Item = Region> {
        self.entry().regions.into_iter().filter_map(Region::numbered)
    }

    const fn at(place: usize) -> Programme {
        match NonZeroU8::new(place as u8 + 1) {
            Some(number) => Programme(number),
            None => panic!("there are fewer programmes than numbers"),
        }
    }

    #[inline]
    fn entry(self) -> &'static Entry {
        &CATALOGUE[(self.0.get() - 1) as usize]
    }
}

impl fmt::Display for Programme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.spelling())
    }
}

impl fmt::Debug for Programme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelling())
    }
}

impl Serialize for Programme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spelling())
    }
}

#[derive(Clone, Copy)]
struct Entry {
    markers: Markers,
    /// Numbers of regions, 0 for none.
    regions: [u8; 3],
    knight: Knight,
    dragon: bool,
    cards: u8,
    placed: u8,
    spelling: [u8; 4],
    length: u8,
}

const COUNT_WITH_CARDS: usize = 247;

/// For each number of cards: where its programmes start in the catalogue, where those without the Dragon end, and where
/// all end.
const RANGES: [(usize, usize, usize); 4] = [(247, 248, 248), (237, 246, 247), (184, 228, 237), (0, 140, 184)];

static CATALOGUE: [Entry; Programme::COUNT] = catalogue();

static ALL: [Programme; Programme::COUNT] = {
    let mut all = [Programme::NOTHING; Programme::COUNT];
    let mut place = 0;
    while place < all.len() {
        all[place] = Programme::at(place);
        place += 1;
    }
    all
};

/// Every programme: by number of cards, falling; those without the Dragon first.
const fn catalogue() -> [Entry; Programme::COUNT] {
    let mut list = [blank(); Programme::COUNT];
    let mut next = 0;
    let mut cards = 3;
    while cards > 0 {
        next = push_regions(&mut list, next, cards, false, false);
        next = push_regions(&mut list, next, cards - 1, false, true);
        next = push_active(&mut list, next, cards - 1, false);
        next = push_regions(&mut list, next, cards - 1, true, false);
        if cards > 1 {
            next = push_regions(&mut list, next, cards - 2, true, true);
        }
        if cards > 2 {
            next = push_active(&mut list, next, cards - 2, true);
        }
        cards -= 1;
    }
    assert!(next == COUNT_WITH_CARDS);
    list[next].spelling[0] = b'-';
    list[next].length = 1;
    list[next + 1].spelling[0] = b'w';
    list[next + 1].length = 1;
    list[next + 1].cards = 1;
    list
}

const fn blank() -> Entry {
    Entry {
        markers: Markers::NONE,
        regions: [0; 3],
        knight: Knight::Absent,
        dragon: false,
        cards: 0,
        placed: 0,
        spelling: [0; 4],
        length: 0,
    }
}

/// Every set of so many regions, ascending, with Dragon and idle Knight as asked.
const fn push_regions(
    list: &mut [Entry; Programme::COUNT],
    mut next: usize,
    count: usize,
    dragon: bool,
    idle: bool,
) -> usize {
    let mut set: u32 = 0;
    while set < 1 << Region::COUNT {
        if set.count_ones() as usize == count {
            let mut entry = blank();
            let mut number = 1;
            while number <= Region::COUNT as u8 {
                if set & (1 << (number - 1)) != 0 {
                    entry = with_region(entry, number);
                }
                number += 1;
            }
            if dragon {
                entry = with_dragon(entry);
            }
            if idle {
                entry = with_letter(entry, b'k');
                entry = with_letter(entry, b'!');
                entry.knight = Knight::Idle;
                entry.cards += 1;
            }
            list[next] = entry;
            next += 1;
        }
        set += 1;
    }
    next
}

/// Every programme in which the Knight boosts the last of one or two regions; the Dragon stands first. Nothing for no
/// region, since there is nothing to boost.
const fn push_active(list: &mut [Entry; Programme::COUNT], mut next: usize, count: usize, dragon: bool) -> usize {
    if count == 0 {
        return next;
    }
    let others = if count == 2 { Region::COUNT as u8 } else { 0 };
    let mut other = if count == 2 { 1 } else { 0 };
    while other <= others {
        let mut boosted = 1;
        while boosted <= Region::COUNT as u8 {
            if boosted != other {
                let mut entry = blank();
                if dragon {
                    entry = with_dragon(entry);
                }
                if other > 0 {
                    entry = with_region(entry, other);
                }
                entry = with_region(entry, boosted);
                entry = with_letter(entry, b'k');
                entry.knight = Knight::Active;
                entry.markers = entry.markers.plus_one(boosted);
                entry.placed += 1;
                entry.cards += 1;
                list[next] = entry;
                next += 1;
            }
            boosted += 1;
        }
        other += 1;
    }
    next
}

const fn with_region(entry: Entry, number: u8) -> Entry {
    let mut entry = with_letter(entry, b'0' + number);
    entry.regions[entry.placed as usize] = number;
    entry.markers = entry.markers.plus_one(number);
    entry.placed += 1;
    entry.cards += 1;
    entry
}

const fn with_dragon(entry: Entry) -> Entry {
    let mut entry = with_letter(entry, b'd');
    entry.dragon = true;
    entry.cards += 1;
    entry
}

const fn with_letter(mut entry: Entry, letter: u8) -> Entry {
    entry.spelling[entry.length as usize] = letter;
    entry.length += 1;
    entry
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_ranges_hold_what_their_names_say() {
        for cards in 0..=3u8 {
            let all = Programme::without_witch(cards, true);
            let plain = Programme::without_witch(cards, false);
            assert!(all.iter().all(|p| p.cards() == cards && *p != Programme::WITCH));
            assert!(plain.iter().all(|p| !p.has_dragon()));
            assert!(all[plain.len()..].iter().all(|p| p.has_dragon()));
        }
    }

    #[test]
    fn every_spelling_is_its_own() {
        let spellings: BTreeSet<_> = Programme::all().iter().map(|p| p.spelling()).collect();
        assert_eq!(spellings.len(), Programme::COUNT);
        assert!(Programme::all().iter().all(|&p| Programme::spelt(p.spelling()) == Some(p)));
    }
}
