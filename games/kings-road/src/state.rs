use crate::programme::Programme;
use crate::region::{Markers, Region, RegionSet};
use courtly_core::{Seat, SeatSet};

/// Most seats at a table.
pub const SEATS_MAX: usize = 5;

/// What the round is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// All seats choose their programmes. `choose:?,167`
    Choose,
    /// The seats that played the Witch choose again, knowing the others' programmes. `witch:w?,167+0`
    Witch,
    /// The game has ended. `over:0`
    Over,
}

/// Where a seat's points came from since the table was set up or loaded. Remembered for the account at the end; it
/// changes no rule and is not part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// From influence when regions were scored.
    pub influence: u16,
    /// From groups of Nobles.
    pub nobles: u16,
    /// From influence in the final scoring.
    pub closing: u16,
}

/// Everything that all know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// Markers on the board by seat, without Nobles.
    pub loose: [Markers; SEATS_MAX],
    pub scores: [u16; SEATS_MAX],
    pub tallies: [Tally; SEATS_MAX],
    /// Markers before each seat.
    pub available: [u8; SEATS_MAX],
    /// The regions where each seat has a Noble.
    pub nobles: [RegionSet; SEATS_MAX],
    /// The seats that still hold their Dragon.
    pub dragons: SeatSet,
    /// The seats that still hold their Witch.
    pub witches: SeatSet,
    /// The seats that have not chosen yet.
    pub owing: SeatSet,
    /// While Witches choose again: what the first half revealed.
    pub revealed: [Option<Programme>; SEATS_MAX],
    /// Dragons revealed this round.
    pub dragons_out: u8,
    pub king: Region,
    pub round: u8,
    pub phase: Phase,
    /// Who has won; empty before the end.
    pub winners: SeatSet,
    pub seats: u8,
}

impl Public {
    /// All markers of a seat in a region; a Noble is one of them. Clause 5.1.
    #[inline]
    pub fn influence(&self, seat: Seat, region: Region) -> u8 {
        self.loose[seat.index()].at(region) + u8::from(self.nobles[seat.index()].contains(region))
    }

    /// The seats of this table.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats as usize)
    }

    /// The seats with a Noble in a region.
    pub fn governors(&self, region: Region) -> SeatSet {
        self.all_seats().filter(|seat| self.nobles[seat.index()].contains(region)).collect()
    }
}

/// A game in progress: what all know, and the programmes that are chosen and not yet revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub public: Public,
    pub secret: [Option<Programme>; SEATS_MAX],
}
