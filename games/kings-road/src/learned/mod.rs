//! How networks play King's Road: they judge positions between two rounds, and what to choose follows from that by
//! solving the round as a game of its own.

mod crowd;
mod duel;
mod further;
mod inputs;
mod line;
mod regret;
mod round;

pub(crate) use round::{Effort, Forecast};

use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Phase, State};
use courtly_core::{Game, Rng, Seat, Silent, Swift, below};
use courtly_learn::{Learned, Net, Shipped, Table};
use inputs::Layout;
use line::Line;
use std::sync::Arc;

static SHIPPED: Shipped = Shipped::new(&[
    (2, include_bytes!("../../weights/2.net")),
    (3, include_bytes!("../../weights/3.net")),
    (4, include_bytes!("../../weights/4.net")),
    (5, include_bytes!("../../weights/5.net")),
]);

/// One of so many choices in training is any programme, so that networks learn to judge what they would not do.
const STRAY: u32 = 12;

impl Learned for KingsRoad {
    fn inputs(&self) -> usize {
        Layout::new(self.seats()).inputs
    }

    fn shipped(&self) -> Option<Arc<Net>> {
        SHIPPED.of(self.seats(), |seats| Layout::new(seats).inputs)
    }

    fn play(&self, nets: &[&Net], rng: &mut Swift, table: &mut Table) {
        let mut state = self.setup(rng);
        // Networks that are all one think alike, and the round is solved once for all.
        let alike = nets.iter().all(|net| std::ptr::eq(*net, nets[0]));
        while state.public.phase != Phase::Over {
            let public = state.public;
            let mut forecasts: Vec<Forecast> = vec![];
            for seat in public.owing.iter() {
                if !alike || forecasts.is_empty() {
                    forecasts.push(self.forecast(nets[seat.index()], &public, seat, Effort::TRAINING, rng));
                }
                let forecast = forecasts.last().expect("one was just made");
                let programme = if table.learners.contains(seat) && below(rng, STRAY) == 0 {
                    self.random_programme(&public, seat, rng)
                } else {
                    forecast.pick(seat, rng)
                };
                self.decide(&mut state, seat, programme, &mut Silent);
            }
            if public.phase != Phase::Choose {
                continue;
            }
            for seat in table.learners.iter() {
                let lesson = &mut table.lessons[seat.index()];
                if alike {
                    let value = forecasts[0].values[seat.index()];
                    lesson.remember_foreseen(value, |on| self.see(&public, seat, on));
                } else {
                    // What the other does is not what was foreseen, so that only what comes of it tells anything.
                    let value = forecasts[seat.index()].values[seat.index()];
                    lesson.remember(value, |on| self.see(&public, seat, on));
                }
            }
        }
        self.payoffs(&state, &mut table.payoffs);
    }
}

/// Looks at positions as networks do, for tests and measurements.
impl KingsRoad {
    /// The inputs that are on for a seat between two rounds.
    pub fn seen(&self, state: &State, seat: Seat) -> Vec<u16> {
        let mut on = vec![];
        self.see(&state.public, seat, &mut on);
        on
    }

    /// The chance to win that a network gives a seat after each of its programmes but the Witch, while nobody else
    /// places anything.
    pub fn judged_alone(&self, net: &Net, state: &State, seat: Seat) -> Vec<(Programme, f32)> {
        let mut line = Line::new(self, net, &state.public, seat, seat);
        let (list, _) = self.programmes(&state.public, seat);
        list.iter().map(|&programme| (programme, line.judge(programme))).collect()
    }
}

/// One of a mixture, with its chance. What is hardly ever chosen is left over from the way to the solution.
pub(crate) fn pick_part<R: Rng>(mixture: &[(Programme, f32)], rng: &mut R) -> Programme {
    const LEAST: f32 = 0.02;
    let parts = mixture.iter().filter(|(_, part)| *part >= LEAST);
    let total: f32 = parts.clone().map(|(_, part)| part).sum();
    let mut left = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * total;
    let mut last = mixture[0].0;
    for &(programme, part) in parts {
        last = programme;
        if left < part {
            break;
        }
        left -= part;
    }
    last
}
