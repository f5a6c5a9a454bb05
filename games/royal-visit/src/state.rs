use crate::{Cards, Memory, Suit};
use courtly_core::Seat;

/// The first space of a Chateau, counted from the Fountain; a King or a Crown there wins (clauses 5.1, 5.2).
pub(crate) const CHATEAU: i8 = 7;
/// The last space of the street on either side.
pub(crate) const END: i8 = 8;

/// What this turn is playing, once a card was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Playing {
    /// `K`, `G`, `W` or `J`: cards of one suit on its own pieces.
    Suit(Suit),
    /// `J>K`: Jester cards on the King.
    JesterOnKing,
    /// `J>G`: Jester cards on the Guards.
    JesterOnGuards,
    /// `J>W`: Jester cards on the Wizard.
    JesterOnWizard,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance puts the Wizard on one side and the Jester on the other.
    Side,
    /// Chance deals the first hands.
    Deal,
    /// A turn begins; nothing was played yet.
    Start,
    /// At least one card was played in this turn.
    Acting(Playing),
    /// Chance fills the hand of the seat whose turn ends.
    Draw,
    /// Somebody has won.
    Over { winner: Seat },
}

/// What everybody sees but the number of cards in deck and hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub king: i8,
    /// The left Guard, then the right one: always on either side of the King.
    pub guards: [i8; 2],
    pub wizard: i8,
    pub jester: i8,
    pub crown: i8,
    /// The Crown shows its little side: the deck has run out before.
    pub little: bool,
    /// Whose turn it is; when the game is over, who decided last.
    pub seat: Seat,
    pub phase: Phase,
    pub discard: Cards,
}

/// A full position. Decks are counts: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub public: Public,
    pub hands: [Cards; 2],
    pub deck: Cards,
    pub memory: Memory,
}

impl Public {
    /// Which way a seat pulls: seat 0 towards the negative end, seat 1 towards the positive one.
    #[inline]
    pub(crate) fn pull(seat: Seat) -> i8 {
        if seat.0 == 0 { -1 } else { 1 }
    }

    /// The owner of the side on which a space lies; the Fountain has none.
    pub(crate) fn owner(space: i8) -> Option<Seat> {
        match space {
            ..0 => Some(Seat(0)),
            0 => None,
            1.. => Some(Seat(1)),
        }
    }

    /// Whether the Jester's power is the seat's now (clause 4.1): the Jester is strictly on its side of the King.
    #[inline]
    pub(crate) fn jester_serves(&self, seat: Seat) -> bool {
        if seat.0 == 0 { self.jester < self.king } else { self.jester > self.king }
    }

    /// How far the Crown moves at the end of this seat's turn (clause 3.1).
    pub(crate) fn crown_step(&self, seat: Seat) -> i8 {
        let pull = Public::pull(seat);
        let housed = [self.king, self.guards[0], self.guards[1], self.wizard, self.jester]
            .iter()
            .filter(|&&space| space * pull >= CHATEAU)
            .count() as i8;
        // The Guard nearer to the other side decides whether the whole Court is in the seat's Duchy.
        let last = if seat.0 == 0 { self.guards[1] } else { self.guards[0] };
        housed + i8::from(last * pull >= 1)
    }
}
