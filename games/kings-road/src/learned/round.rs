//! What is to be expected of a round: how every seat mixes its programmes, and what that is worth.

use super::crowd::{self, Lessons, Survey};
use super::duel::{Depth, Duel};
use super::line::Line;
use super::pick_part;
use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Public, SEATS_MAX};
use courtly_core::{Rng, Seat, Swift};
use courtly_learn::Net;

/// How much is spent on a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// With two seats.
    pub(crate) depth: Depth,
    /// With more.
    pub(crate) lessons: Lessons,
    /// About so many positions are judged; 0 is as many as this round needs, and no more.
    pub(crate) nodes: u32,
    /// The part of their choices that others make by what is plain on the table.
    pub(crate) habit: f32,
}

impl Effort {
    pub(crate) const TRAINING: Effort = Effort {
        depth: Depth { kept: 40, added: 7, gain_min: 0.01, rounds: 120 },
        lessons: Lessons { wide: 2, kept: 24, rounds: 12, survey: 0 },
        nodes: 0,
        habit: 0.0,
    };
    pub(crate) const PLAYING: Effort = Effort {
        depth: Depth { kept: Programme::COUNT, added: 24, gain_min: 0.002, rounds: 400 },
        lessons: Lessons { wide: 6, kept: 40, rounds: 60, survey: 48 },
        nodes: 0,
        habit: 0.0,
    };
    /// For the rounds after this one. A network has learned what solving the next round roughly brings, so that only
    /// solving it well tells more: with a quarter of these programmes and a gain of 0.01 nothing was won by it.
    const FURTHER: Depth = Depth { kept: Programme::COUNT, added: 16, gain_min: 0.003, rounds: 300 };
}

/// What a round is expected to bring.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forecast {
    /// How each seat that owes a choice mixes its programmes.
    pub(crate) mixtures: [Vec<(Programme, f32)>; SEATS_MAX],
    /// The chance to win of each seat that owes a choice; of no use for the others.
    pub(crate) values: [f32; SEATS_MAX],
    /// What the seat that judges can choose; in training, where nobody asks, nothing.
    pub(crate) survey: Survey,
    /// Positions that were judged for it.
    pub(crate) judged: u32,
}

impl Forecast {
    pub(crate) fn pick<R: Rng>(&self, seat: Seat, rng: &mut R) -> Programme {
        pick_part(&self.mixtures[seat.index()], rng)
    }
}

impl KingsRoad {
    /// What a seat that owes a choice expects of the round. Nobody has chosen secretly yet.
    pub(crate) fn forecast(&self, net: &Net, public: &Public, seat: Seat, effort: Effort, rng: &mut Swift) -> Forecast {
        let mut forecast = Forecast::default();
        if public.owing.len() == 1 {
            let mut line = Line::new(self, net, public, seat, seat);
            let (list, _) = self.programmes(public, seat);
            forecast.survey.chances = list.iter().map(|&programme| (programme, line.judge(programme))).collect();
            forecast.judged = list.len() as u32;
            let best =
                forecast.survey.chances.iter().copied().reduce(|best, one| if one.1 > best.1 { one } else { best });
            let (best, value) = best.expect("a programme");
            forecast.survey.most = value;
            forecast.mixtures[seat.index()] = vec![(best, 1.0)];
            let others = (1.0 - value) / f32::from(self.seats - 1);
            forecast.values = [others; SEATS_MAX];
            forecast.values[seat.index()] = value;
            return forecast;
        }
        if self.seats > 2 {
            let mut effort = effort;
            if effort.nodes > 0 {
                effort.lessons = effort.lessons.within(effort.nodes, public.owing.len());
            }
            let crowd = crowd::learn(self, net, public, seat, effort.lessons, effort.habit, rng);
            forecast.mixtures = crowd.mixtures;
            // Chances of the seats were judged one by one; together they make one, if all are among them.
            let all = public.owing.len() == usize::from(self.seats);
            let total = if all { crowd.values.iter().sum::<f32>().max(f32::MIN_POSITIVE) } else { 1.0 };
            forecast.values = crowd.values.map(|value| value / total);
            forecast.survey = crowd.survey;
            forecast.survey.most /= total;
            forecast.survey.chances.iter_mut().for_each(|(_, chance)| *chance /= total);
            forecast.look_further(self, net, public, seat, effort, rng);
            return forecast;
        }
        let habit = self.habit(public, seat.next(2), effort.habit, rng);
        let mut duel = Duel::with_habit(self, net, public, seat, effort.depth, &habit);
        duel.look_further(Effort::FURTHER, effort.depth.rounds, effort.nodes);
        let other = seat.next(2);
        forecast.mixtures[seat.index()] = duel.mixture(true);
        forecast.mixtures[other.index()] = duel.mixture(false);
        forecast.values[seat.index()] = duel.value();
        forecast.values[other.index()] = 1.0 - duel.value();
        // Between two who solved the round nothing brings more than its solution: what looks better was looked at
        // against too little.
        forecast.survey = Survey { chances: duel.own_chances(), most: duel.value() };
        forecast.judged = duel.judged;
        forecast
    }
}
