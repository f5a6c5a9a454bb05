//! Judges the positions of one turn: by a network, which corrects what the greedy player thinks.

use crate::game::RoyalPalace;
use crate::sight::Park;
use crate::state::{Phase, State};
use courtly_core::{Game, Seat};
use courtly_learn::{Lesson, Net, Sums, squashed};

/// So many points ahead make one logit.
const POINTS_A_LOGIT: f32 = 10.0;
const PRIOR_MAX: f32 = 5.0;

/// Judges positions of a turn of one seat by a network, in it and at its end.
#[derive(Debug)]
pub(crate) struct Judge<'g> {
    game: &'g RoyalPalace,
    net: &'g Net,
    seat: Seat,
    others: Sums,
    parks: Vec<(Park, Sums)>,
    on: Vec<u16>,
}

impl<'g> Judge<'g> {
    pub(crate) fn new(game: &'g RoyalPalace, net: &'g Net, state: &State, seat: Seat) -> Judge<'g> {
        let mut on = vec![];
        game.see_others(state, seat, &mut on);
        Judge { game, net, seat, others: net.sums(&on), parks: vec![], on }
    }

    /// The place of the position's park.
    fn park(&mut self, state: &State) -> usize {
        if let Some(known) = self.parks.iter().rposition(|(park, _)| park.standing.holds(state)) {
            return known;
        }
        let park = self.game.find_park(state, self.seat);
        self.on.clear();
        self.game.see_park(state, self.seat, &park, &mut self.on);
        let mut sums = self.others;
        self.net.add(&mut sums, &self.on);
        self.parks.push((park, sums));
        self.parks.len() - 1
    }

    /// What a position within a turn promises, by the greedy player's judgement alone: the network has learned ends of
    /// turns, and these are what it is asked about.
    pub(crate) fn promise(&mut self, state: &State) -> f32 {
        let at = self.park(state);
        squashed(self.game.prior(state, self.seat, &self.parks[at].0))
    }

    /// The seat's chance to win.
    pub(crate) fn chance(&mut self, state: &State) -> f32 {
        if state.phase == Phase::Over {
            let mut payoffs = [0.0; crate::state::SEATS_MAX];
            self.game.payoffs(state, &mut payoffs[..self.game.seats]);
            return payoffs[self.seat.index()];
        }
        let at = self.park(state);
        self.on.clear();
        let (park, sums) = &self.parks[at];
        self.game.see_own(state, self.seat, park, &mut self.on);
        let mut sums = *sums;
        self.net.add(&mut sums, &self.on);
        self.net.chance_above(&sums, self.game.prior(state, self.seat, park))
    }
}

impl RoyalPalace {
    /// What there is to think without a network, as a logit: the greedy player's judgement of all seats.
    fn prior(&self, state: &State, seat: Seat, park: &Park) -> f32 {
        (self.expected_lead(state, seat, park) / POINTS_A_LOGIT).clamp(-PRIOR_MAX, PRIOR_MAX)
    }

    /// Remembers a position of a turn of the seat that began with `start`, or its end.
    pub(crate) fn teach(&self, start: &State, state: &State, seat: Seat, chance: f32, lesson: &mut Lesson) {
        let park = self.find_park(state, seat);
        lesson.remember_above(self.prior(state, seat, &park), chance, |on| {
            self.see_others(start, seat, on);
            let mut there = vec![];
            self.see_park(state, seat, &park, &mut there);
            on.extend(there);
            self.see_own(state, seat, &park, on);
        });
    }
}
