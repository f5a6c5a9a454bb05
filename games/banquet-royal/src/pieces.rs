//! The pieces and their names in notation: colours, transport cards, icons.

use serde::{Serialize, Serializer};

/// A colour of guests, and of the token that moves them. Lists are in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    Red,
    Purple,
    Yellow,
    Blue,
    Green,
}

impl Colour {
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Purple, Colour::Yellow, Colour::Blue, Colour::Green];

    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in notation, such as `red`.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Purple => "purple",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Green => "green",
        }
    }

    pub fn parse(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A transport card. What it does is data of the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    Foot,
    Horse,
    Carriage,
    Tunnel,
    Boat,
    Litter,
}

impl Card {
    pub const ALL: [Card; 6] = [Card::Foot, Card::Horse, Card::Carriage, Card::Tunnel, Card::Boat, Card::Litter];

    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in notation, such as `foot`.
    pub fn name(self) -> &'static str {
        match self {
            Card::Foot => "foot",
            Card::Horse => "horse",
            Card::Carriage => "carriage",
            Card::Tunnel => "tunnel",
            Card::Boat => "boat",
            Card::Litter => "litter",
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

/// What a space shows. A cake that was taken leaves `Crown3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Icon {
    Party,
    Crown1,
    Crown2,
    Crown3,
    Cake,
    Castle,
}

impl Icon {
    pub const ALL: [Icon; 6] = [Icon::Party, Icon::Crown1, Icon::Crown2, Icon::Crown3, Icon::Cake, Icon::Castle];

    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in notation, such as `crown1`.
    pub fn name(self) -> &'static str {
        match self {
            Icon::Party => "party",
            Icon::Crown1 => "crown1",
            Icon::Crown2 => "crown2",
            Icon::Crown3 => "crown3",
            Icon::Cake => "cake",
            Icon::Castle => "castle",
        }
    }

    pub fn parse(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }

    /// The icon that is printed on the tile: a cake lay on every space that pays for a taken one.
    pub fn printed(self) -> Icon {
        match self {
            Icon::Crown3 => Icon::Cake,
            Icon::Party | Icon::Crown1 | Icon::Crown2 | Icon::Cake | Icon::Castle => self,
        }
    }
}
