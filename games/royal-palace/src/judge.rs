//! Judges the positions of one turn: by a network, which corrects what the greedy player thinks.

use crate::game::RoyalPalace;
use crate::sight::Park;
use crate::state::{Phase, SEATS_MAX, State};
use crate::worth::Bonuses;
use courtly_core::{Game, Seat};
use courtly_learn::{Lesson, Net, Sums, squashed};

/// So many points ahead make one logit.
const POINTS_A_LOGIT: f32 = 10.0;
const PRIOR_MAX: f32 = 5.0;
/// Beyond that a point counts for this part of one, where a game that is as good as won is brought to its end.
const BEYOND: f32 = 0.5;

/// Judges positions of a turn of one seat by a network, in it and at its end.
#[derive(Debug)]
pub(crate) struct Judge<'g> {
    game: &'g RoyalPalace,
    net: &'g Net,
    seat: Seat,
    others: Sums,
    parks: Vec<Known>,
    on: Vec<u16>,
    /// By points alone: so far ahead a network sees no difference, and whoever follows it waits for the last round.
    by_points: bool,
}

/// What positions with the same park share.
#[derive(Debug)]
struct Known {
    park: Park,
    sums: Sums,
    rivals: Rivals,
}

/// What the others may expect, as far as somebody asked: by seat and by the bonuses that the turn leaves it.
#[derive(Debug, Default)]
struct Rivals([[Option<f32>; Bonuses::COUNT]; SEATS_MAX]);

impl<'g> Judge<'g> {
    pub(crate) fn new(game: &'g RoyalPalace, net: &'g Net, state: &State, seat: Seat) -> Judge<'g> {
        let mut on = vec![];
        game.see_others(state, seat, &mut on);
        Judge { game, net, seat, others: net.sums(&on), parks: vec![], on, by_points: false }
    }

    /// The same, but who is far ahead looks for more points until the game is over.
    pub(crate) fn by_points(self, by_points: bool) -> Judge<'g> {
        Judge { by_points, ..self }
    }

    /// The place of the position's park.
    fn park(&mut self, state: &State) -> usize {
        if let Some(known) = self.parks.iter().rposition(|known| known.park.standing.holds(state)) {
            return known;
        }
        let park = self.game.find_park(state, self.seat);
        self.on.clear();
        self.game.see_park(state, self.seat, &park, &mut self.on);
        let mut sums = self.others;
        self.net.add(&mut sums, &self.on);
        self.parks.push(Known { park, sums, rivals: Rivals::default() });
        self.parks.len() - 1
    }

    /// What a position within a turn promises, by the greedy player's judgement alone: the network has learned ends of
    /// turns, and these are what it is asked about.
    pub(crate) fn promise(&mut self, state: &State) -> f32 {
        let at = self.park(state);
        let Known { park, rivals, .. } = &mut self.parks[at];
        let lead = self.game.expected_lead(state, self.seat, park, rivals);
        squashed(if self.by_points { beyond(lead) } else { prior(lead) })
    }

    /// The seat's chance to win.
    pub(crate) fn chance(&mut self, state: &State) -> f32 {
        if state.phase == Phase::Over {
            let mut payoffs = [0.0; SEATS_MAX];
            self.game.payoffs(state, &mut payoffs[..self.game.seats]);
            return payoffs[self.seat.index()];
        }
        let at = self.park(state);
        let Known { park, sums, rivals } = &mut self.parks[at];
        let lead = self.game.expected_lead(state, self.seat, park, rivals);
        if self.by_points {
            return squashed(beyond(lead));
        }
        self.on.clear();
        self.game.see_own(state, self.seat, park, lead, &mut self.on);
        let mut sums = *sums;
        self.net.add(&mut sums, &self.on);
        self.net.chance_above(&sums, prior(lead))
    }
}

/// What there is to think without a network, as a logit: the greedy player's judgement of all seats.
fn prior(lead: f32) -> f32 {
    (lead / POINTS_A_LOGIT).clamp(-PRIOR_MAX, PRIOR_MAX)
}

/// The same without a bound, for who is far ahead already.
fn beyond(lead: f32) -> f32 {
    let bounded = prior(lead);
    bounded + BEYOND * (lead / POINTS_A_LOGIT - bounded)
}

impl RoyalPalace {
    /// Whether the seat is so far ahead that what it does hardly changes its chance.
    pub(crate) fn as_good_as_won(&self, state: &State, seat: Seat) -> bool {
        let park = self.find_park(state, seat);
        self.expected_lead(state, seat, &park, &mut Rivals::default()) >= PRIOR_MAX * POINTS_A_LOGIT
    }

    /// Points, and what everybody has and may expect from it by the greedy player's judgement: how far the seat is ahead.
    fn expected_lead(&self, state: &State, seat: Seat, park: &Park, rivals: &mut Rivals) -> f32 {
        let standing = &park.standing;
        let mut best = 0.0f32;
        for other in self.others(seat) {
            let bonuses = self.bonuses(state, other);
            let known = &mut rivals.0[other.index()][bonuses.index()];
            best = best.max(*known.get_or_insert_with(|| self.expects(standing, state, other, bonuses)));
        }
        self.expects_itself(standing, state, seat) - best
    }

    /// Remembers a position of a turn of the seat that began with `start`, or its end.
    pub(crate) fn teach(&self, start: &State, state: &State, seat: Seat, chance: f32, lesson: &mut Lesson) {
        let park = self.find_park(state, seat);
        let lead = self.expected_lead(state, seat, &park, &mut Rivals::default());
        lesson.remember_above(prior(lead), chance, |on| {
            self.see_others(start, seat, on);
            let mut there = vec![];
            self.see_park(state, seat, &park, &mut there);
            on.extend(there);
            self.see_own(state, seat, &park, lead, on);
        });
    }
}
