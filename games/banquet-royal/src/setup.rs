//! How a game begins.

use crate::edition::CAKES_MAX;
use crate::state::{Cake, Lies, SEATS_MAX};
use crate::{BanquetRoyal, Colour, Group, Guests, Kingdom, Phase, Player, Spot, State, building};
use courtly_core::{Rng, Seat, SeatSet, below, shuffle};

impl BanquetRoyal {
    /// Clauses 2.1 to 2.6.
    pub(crate) fn deal<R: Rng>(&self, rng: &mut R) -> State {
        let layout =
            if self.compact { building::compact(&self.tables, rng) } else { building::random(&self.tables, rng) };
        let kingdom = Kingdom::new(&layout, &self.tables);
        let guests = self.invite(&kingdom, rng);
        let mut values = self.tables.cakes.clone();
        shuffle(rng, &mut values);
        let mut cakes = [Cake::NONE; CAKES_MAX];
        for ((cake, spot), value) in cakes.iter_mut().zip(kingdom.cakes()).zip(values) {
            *cake = Cake { value, spot, lies: Lies::Board, seen: SeatSet::EMPTY };
        }
        let mut families = Colour::ALL;
        shuffle(rng, &mut families);
        let mut players = [Player::NOBODY; SEATS_MAX];
        for (player, family) in players.iter_mut().zip(families).take(self.seats) {
            player.family = family;
        }
        State {
            princess: kingdom.castle(),
            kingdom,
            guests,
            cakes,
            tokens: [None; 5],
            players,
            phase: Phase::Turn,
            die: below(rng, 6) as u8 + 1,
            active: Seat(0),
            quiet: 0,
        }
    }

    /// Clause 2.2. An edition with fewer guests leaves some spaces empty, by chance.
    fn invite<R: Rng>(&self, kingdom: &Kingdom, rng: &mut R) -> Guests {
        let mut spots: Vec<Spot> = kingdom.open().collect();
        shuffle(rng, &mut spots);
        let crowd = Group([self.tables.guests_per_colour; 5]);
        let mut guests = Guests::default();
        for (spot, colour) in spots.into_iter().zip(crowd.iter()) {
            guests.add_one(spot, colour);
        }
        guests
    }
}
