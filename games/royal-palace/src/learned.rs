//! How networks learn the game: by plans of whole turns with narrow beams, and now and then a wide one.

use crate::game::RoyalPalace;
use crate::plan::Plan;
use crate::sight;
use crate::state::{Phase, State};
use courtly_core::{Game, Seat, Silent, Swift, Turn, below};
use courtly_learn::{Learned, Net, Shipped, Table, squashed};
use std::sync::Arc;

/// Lines of play that are followed at once in games from which networks learn.
const WIDTH: usize = 3;
/// Lines of play in one plan of `WIDE_ONE_IN`. The more lines are followed, the more ends are found that a network takes
/// for better than they are; a network that has never met such ends advises the worse the longer it thinks.
const WIDTH_WIDE: usize = 40;
const WIDE_ONE_IN: u32 = 8;
/// How much points count beside winning in what is learned from: a win alone says little of the many turns before it.
const POINTS: f32 = 0.5;

static SHIPPED: Shipped = Shipped::new(&[
    (2, include_bytes!("../weights/2.net")),
    (3, include_bytes!("../weights/3.net")),
    (4, include_bytes!("../weights/4.net")),
]);

impl Learned for RoyalPalace {
    fn inputs(&self) -> usize {
        sight::inputs(self.seats)
    }

    fn shipped(&self) -> Option<Arc<Net>> {
        SHIPPED.of(self.seats, sight::inputs)
    }

    fn play(&self, nets: &[&Net], rng: &mut Swift, table: &mut Table) {
        let mut state = self.setup(rng);
        for _ in 0..Self::STEPS_MAX {
            match self.turn(&state) {
                Turn::Over => {
                    self.payoffs(&state, &mut table.payoffs);
                    self.reward_points(&state, table);
                    return;
                }
                Turn::Chance => {
                    let chance = self.sample(&state, rng);
                    self.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let seat = owing.first().expect("somebody decides");
                    let wide = table.done < 1.0 && below(rng, WIDE_ONE_IN) == 0;
                    let width = if wide { WIDTH_WIDE } else { WIDTH };
                    state = self.plan_and_learn(nets[seat.index()], &state, seat, width, table);
                }
            }
        }
        // Nobody wins what does not end.
        table.payoffs.fill(1.0 / nets.len() as f32);
    }
}

impl RoyalPalace {
    /// Where somebody learns, the lead in points counts beside the win.
    fn reward_points(&self, state: &State, table: &mut Table) {
        let weight = if table.done < 1.0 { POINTS } else { 0.0 };
        let scores = self.outcome(state).scores;
        for (seat, payoff) in table.payoffs.iter_mut().enumerate() {
            let others = scores.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
            let lead = scores[seat] - others.max().unwrap_or(0);
            // Among many a lead is rarer.
            let fair = 2.0 / self.seats as f32;
            *payoff += weight * (squashed(lead as f32 / 12.0) * fair - *payoff);
        }
    }

    /// Plays the rest of the seat's turn, up to its end or to cards that are drawn.
    fn plan_and_learn(&self, net: &Net, start: &State, seat: Seat, width: usize, table: &mut Table) -> State {
        let plan = Plan::search(self, net, start, seat, width, 1);
        let end = &plan.ends()[0];
        let mut state = end.state;
        if state.phase != Phase::Over {
            self.teach(start, &state, seat, end.chance, &mut table.lessons[seat.index()]);
            if state.turn.pending == 0 {
                self.run_on(&mut state, &mut Silent);
            }
        }
        state
    }
}
