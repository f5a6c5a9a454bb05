//! Points and the end.

use crate::{BanquetRoyal, State};
use courtly_core::Seat;

impl BanquetRoyal {
    /// Clause 7.1: guests × crowns + cakes.
    pub fn score(&self, s: &State, seat: Seat) -> i32 {
        let player = s.players[seat.index()];
        let cakes: i32 = s.cakes_of(seat).map(|cake| i32::from(cake.value)).sum();
        i32::from(player.guests) * i32::from(player.crowns) + cakes
    }

    pub(crate) fn scores(&self, s: &State) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.score(s, seat)).collect()
    }

    /// Clause 7.2: the most points; all who have them.
    pub(crate) fn winners(&self, s: &State) -> Vec<Seat> {
        let best = Seat::all(self.seats).map(|seat| self.score(s, seat)).max();
        Seat::all(self.seats).filter(|&seat| Some(self.score(s, seat)) == best).collect()
    }

    /// What ended the game: clauses 6.2 and 6.3.
    pub(crate) fn reason(&self, s: &State) -> &'static str {
        if s.kingdom.cakes().is_empty() { "cakes" } else { "quiet" }
    }
}
