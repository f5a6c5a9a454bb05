//! The progress of one game: plain data, at most 1,024 bytes.

use crate::edition::CAKES_MAX;
use crate::{CakePlace, Card, Colour, Group, Guests, Kingdom, Spot, Spots};
use courtly_core::{Seat, SeatSet};

pub(crate) const SEATS_MAX: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub kingdom: Kingdom,
    pub guests: Guests,
    /// Those on the board in the order of their spaces, then those of each seat in the order taken.
    pub cakes: [Cake; CAKES_MAX],
    /// The card of each colour's token.
    pub tokens: [Option<Card>; 5],
    pub players: [Player; SEATS_MAX],
    pub phase: Phase,
    pub princess: Spot,
    /// The number of the die, which says the card it lies on.
    pub die: u8,
    /// The seat whose turn it is or was.
    pub active: Seat,
    /// Turns since the last party.
    pub quiet: u8,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A move, or a skip.
    Turn,
    /// The bonus die.
    Roll,
    /// A bonus: two guests to swap.
    Swap,
    /// A bonus: a cake to look at.
    Peek,
    /// A bonus: a space whose guests are taken off.
    Lift,
    /// The guests taken off and not put back yet.
    Put(Group),
    /// A party was held and its cake is not taken yet. `again`: bonus 1 gives another turn after this one.
    Cake {
        again: bool,
    },
    Over,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub family: Colour,
    pub guests: u8,
    pub crowns: u16,
}

impl Player {
    pub(crate) const NOBODY: Player = Player { family: Colour::Red, guests: 0, crowns: 0 };
}

/// A cake token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cake {
    /// Its points; 0 is a token whose points a viewer does not know.
    pub value: u8,
    /// The space where it lies on the board; the castle once it is taken, since where it lay matters to nobody.
    pub spot: Spot,
    pub lies: Lies,
    /// The seats that looked at it and do not own it.
    pub seen: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// The edition has fewer cakes.
    Nowhere,
    Board,
    /// The n-th that this seat took, from 0.
    Seat {
        seat: u8,
        nth: u8,
    },
}

impl Cake {
    pub(crate) const NONE: Cake = Cake { value: 0, spot: Spot(0), lies: Lies::Nowhere, seen: SeatSet::EMPTY };

    /// The seat that took it.
    pub fn owner(self) -> Option<Seat> {
        match self.lies {
            Lies::Seat { seat, .. } => Some(Seat(seat)),
            Lies::Nowhere | Lies::Board => None,
        }
    }
}

/// The cards without one of these tokens, one bit each.
#[inline]
pub(crate) fn free_of(tokens: &[Option<Card>; 5]) -> u8 {
    tokens.iter().flatten().fold(0b11_1111, |free, card| free & !(1 << card.index()))
}

impl State {
    /// The cakes of the edition, on the board and in front of seats.
    pub fn cakes(&self) -> impl Iterator<Item = &Cake> {
        self.cakes.iter().filter(|cake| cake.lies != Lies::Nowhere)
    }

    /// The cakes of a seat in the order taken.
    pub fn cakes_of(&self, seat: Seat) -> impl Iterator<Item = &Cake> {
        (0..CAKES_MAX as u8)
            .map_while(move |nth| self.cakes.iter().find(move |cake| cake.lies == Lies::Seat { seat: seat.0, nth }))
    }

    pub fn place(&self, cake: &Cake) -> CakePlace {
        match cake.lies {
            Lies::Seat { seat, nth } => CakePlace::Held { seat: Seat(seat), nth },
            Lies::Nowhere | Lies::Board => CakePlace::Board(self.kingdom.space(cake.spot)),
        }
    }

    /// Brings the cakes into their order, so that the same position is the same state whatever led to it.
    pub(crate) fn sort_cakes(&mut self) {
        let castle = self.kingdom.castle();
        for cake in self.cakes.iter_mut().filter(|cake| cake.owner().is_some()) {
            cake.spot = castle;
        }
        self.cakes.sort_unstable_by_key(|cake| match cake.lies {
            Lies::Board => (0, cake.spot.0, 0),
            Lies::Seat { seat, nth } => (1, seat, nth),
            Lies::Nowhere => (2, 0, 0),
        });
    }

    /// The index of the cake at a place.
    pub fn cake_at(&self, place: CakePlace) -> Option<usize> {
        self.cakes.iter().position(|cake| cake.lies != Lies::Nowhere && self.place(cake) == place)
    }

    /// The cards without a token, one bit each.
    #[inline]
    pub fn free_cards(&self) -> u8 {
        free_of(&self.tokens)
    }

    /// The guests with the princess.
    pub fn with_princess(&self) -> Group {
        self.guests.at(self.princess)
    }

    /// Spaces where a lifted guest can be put: clause 4.7.
    pub fn vacant(&self) -> Spots {
        self.kingdom.open().without(self.guests.sizes().taken())
    }

    pub fn lifted(&self) -> Group {
        match self.phase {
            Phase::Put(group) => group,
            Phase::Turn | Phase::Roll | Phase::Swap | Phase::Peek | Phase::Lift | Phase::Cake { .. } | Phase::Over => {
                Group::default()
            }
        }
    }

    /// Parties held so far: each is paid for with a cake, which may still be owed.
    pub fn parties(&self) -> usize {
        let taken = self.cakes().filter(|cake| cake.owner().is_some()).count();
        taken + matches!(self.phase, Phase::Cake { .. }) as usize
    }
}
