//! The things on the table: rooms, spaces of the park, nobles, privilege cards.

use courtly_core::Seat;
use serde::{Serialize, Serializer};

/// A room of the palace, in the order of the position notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Room {
    Gate,
    Parade,
    Stairs,
    Mint,
    King,
    Madame,
    Office,
    BackDoor,
    Cardinal,
}

impl Room {
    pub const COUNT: usize = 9;
    pub const ALL: [Room; Room::COUNT] = [
        Room::Gate,
        Room::Parade,
        Room::Stairs,
        Room::Mint,
        Room::King,
        Room::Madame,
        Room::Office,
        Room::BackDoor,
        Room::Cardinal,
    ];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Room::Gate => "gate",
            Room::Parade => "parade",
            Room::Stairs => "stairs",
            Room::Mint => "mint",
            Room::King => "king",
            Room::Madame => "madame",
            Room::Office => "office",
            Room::BackDoor => "backdoor",
            Room::Cardinal => "cardinal",
        }
    }

    pub fn parse(name: &str) -> Option<Room> {
        Room::ALL.into_iter().find(|room| room.name() == name)
    }
}

impl Serialize for Room {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A kind of privilege card, in the order of the card table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    Majority,
    OpenGate,
    Escort,
    FiveMoves,
    NineMoves,
    TwoSeals,
    FourGold,
    TwoPoints,
    FourPoints,
}

impl Card {
    pub const COUNT: usize = 9;
    pub const ALL: [Card; Card::COUNT] = [
        Card::Majority,
        Card::OpenGate,
        Card::Escort,
        Card::FiveMoves,
        Card::NineMoves,
        Card::TwoSeals,
        Card::FourGold,
        Card::TwoPoints,
        Card::FourPoints,
    ];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Card::Majority => "majority",
            Card::OpenGate => "open-gate",
            Card::Escort => "escort",
            Card::FiveMoves => "five-moves",
            Card::NineMoves => "nine-moves",
            Card::TwoSeals => "two-seals",
            Card::FourGold => "four-gold",
            Card::TwoPoints => "two-points",
            Card::FourPoints => "four-points",
        }
    }

    pub fn parse(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// So many cards of every kind, in the order of the card table.
pub type CardCounts = [u8; Card::COUNT];

/// A space of the park, numbered row by row.
///
/// ```text
///            top: Fountain
///          0  1  2  3  4  5
///          6  7  8  9 10 11
///   left: 12 13 14 15 16 17  right:
///   Lion  18 19 20 21 22 23  Statue
///         24 25 26 27 28 29
///         30 31 32 33 34 35
///            bottom: Vase
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl Space {
    pub const COUNT: usize = 36;
    /// Rows and columns of the notation.
    pub const SIDE: usize = 6;

    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    pub fn row(self) -> usize {
        self.index() / Space::SIDE
    }

    pub fn column(self) -> usize {
        self.index() % Space::SIDE
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row(), self.column()].serialize(serializer)
    }
}

/// The edges of the park, by their ornaments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    Lion,
    Vase,
    Fountain,
    Statue,
}

impl Edge {
    pub const COUNT: usize = 4;
    pub const ALL: [Edge; Edge::COUNT] = [Edge::Lion, Edge::Vase, Edge::Fountain, Edge::Statue];

    pub fn name(self) -> &'static str {
        match self {
            Edge::Lion => "lion",
            Edge::Vase => "vase",
            Edge::Fountain => "fountain",
            Edge::Statue => "statue",
        }
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// What a noble brings besides points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Privilege {
    Gate,
    Moves,
    Diagonal,
    Gold,
    Seal,
    Cards,
    Servant1,
    Servant3,
}

impl Privilege {
    pub const COUNT: usize = 8;
    pub const ALL: [Privilege; Privilege::COUNT] = [
        Privilege::Gate,
        Privilege::Moves,
        Privilege::Diagonal,
        Privilege::Gold,
        Privilege::Seal,
        Privilege::Cards,
        Privilege::Servant1,
        Privilege::Servant3,
    ];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Privilege::Gate => "gate",
            Privilege::Moves => "moves",
            Privilege::Diagonal => "diagonal",
            Privilege::Gold => "gold",
            Privilege::Seal => "seal",
            Privilege::Cards => "cards",
            Privilege::Servant1 => "servant1",
            Privilege::Servant3 => "servant3",
        }
    }

    pub fn parse(name: &str) -> Option<Privilege> {
        Privilege::ALL.into_iter().find(|privilege| privilege.name() == name)
    }
}

/// A noble: its price, its points, its privilege. Printed as `4/2/0=3 gold`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Noble {
    pub gold: u8,
    /// Turquoise seals, the King's.
    pub king: u8,
    /// Violet seals, Madame's.
    pub madame: u8,
    pub points: u8,
    pub privilege: Option<Privilege>,
}

impl Noble {
    /// Reads `GOLD/KING/MADAME=POINTS` with ` PRIVILEGE` after it if it has one. Gold and points are 0 to 99, seals 0
    /// to 9, since a seal is one digit of the decision notation.
    pub fn parse(text: &str) -> Option<Noble> {
        let (numbers, privilege) = match text.split_once(' ') {
            Some((numbers, name)) => (numbers, Some(Privilege::parse(name)?)),
            None => (text, None),
        };
        let (price, points) = numbers.split_once('=')?;
        let mut parts = price.split('/');
        let mut number = |most: u8| parts.next()?.parse::<u8>().ok().filter(|n| *n <= most);
        let (gold, king, madame) = (number(99)?, number(9)?, number(9)?);
        let points = points.parse::<u8>().ok().filter(|n| *n <= 99)?;
        let noble = Noble { gold, king, madame, points, privilege };
        (noble.spelling() == text).then_some(noble)
    }

    /// A park of nobles is spelt out with every view and every hash, so this goes without the formatting machinery.
    pub(crate) fn spelling(&self) -> String {
        let mut text = String::with_capacity(24);
        let mut digits = itoa::Buffer::new();
        let numbers = [(self.gold, "/"), (self.king, "/"), (self.madame, "="), (self.points, "")];
        for (number, after) in numbers {
            text.push_str(digits.format(number));
            text.push_str(after);
        }
        if let Some(privilege) = self.privilege {
            text.push(' ');
            text.push_str(privilege.name());
        }
        text
    }
}

impl std::fmt::Display for Noble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.spelling())
    }
}

impl Serialize for Noble {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.spelling())
    }
}

/// Which noble a tile shows: its place in the edition's list of different nobles. Equal tiles have one number, so
/// that positions that look alike are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(pub u8);

impl Tile {
    /// A space without a noble.
    pub const NONE: Tile = Tile(u8::MAX);

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The shape that stands for a seat wherever colour may be missing.
pub fn seat_shape(seat: Seat) -> char {
    ['●', '◆', '▲', '■'][seat.index() % 4]
}
