//! How a network sees this game, and how networks play it to learn.

mod cakes;
mod inputs;
mod judge;
mod search;

pub(crate) use judge::Judge;
pub(crate) use search::Search;

use crate::{BanquetRoyal, Phase, State};
use courtly_bots::Greedy;
use courtly_core::{Game, Seat, SeatSet, Silent, Swift, Turn, Viewer, below};
use courtly_learn::{Learned, Lesson, Net, Shipped, Table};
use inputs::{Crowd, Standing, Ways};
use std::sync::Arc;

static SHIPPED: Shipped = Shipped::new(&[
    (2, include_bytes!("../../weights/2.net")),
    (3, include_bytes!("../../weights/3.net")),
    (4, include_bytes!("../../weights/4.net")),
]);

impl Learned for BanquetRoyal {
    fn inputs(&self) -> usize {
        inputs::inputs(self.seats)
    }

    fn shipped(&self) -> Option<Arc<Net>> {
        SHIPPED.of(self.seats, inputs::inputs)
    }

    fn play(&self, nets: &[&Net], rng: &mut Swift, table: &mut Table) {
        let mut state = self.setup(rng);
        let mut legal = vec![];
        let others = self.others(nets, rng);
        for _ in 0..BanquetRoyal::STEPS_MAX {
            let before = state.active;
            match self.turn(&state) {
                Turn::Over => {
                    self.payoffs(&state, &mut table.payoffs);
                    return;
                }
                Turn::Chance => {
                    let chance = self.sample(&state, rng);
                    self.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(_) => {
                    let seat = state.active;
                    self.legal(&state, seat, &mut legal);
                    let view = self.seen_by(&state, Viewer::Seat(seat));
                    let best = if others.contains(seat) {
                        self.rank(&view, seat, &legal, rng)[0].decision
                    } else {
                        let mut judge = Judge::new(self, nets[seat.index()], &view.table, seat, true);
                        judge.practise(&view.table, &mut legal, rng)
                    };
                    self.decide(&mut state, seat, best, &mut Silent);
                }
            }
            if state.phase == Phase::Turn {
                // With two seats the one that waits learns, since the other sees the same turned around.
                let seat = if self.seats == 2 { state.active.next(2) } else { before };
                let greedy = others.contains(seat);
                // From a greedy player's seat too, where the network can be told that it is one.
                if !greedy || inputs::greedy_seat(self.seats).is_some() {
                    self.remember(&state, seat, greedy, nets[seat.index()], &mut table.lessons[seat.index()]);
                }
            }
        }
        // Nobody wins what does not end.
        table.payoffs.fill(1.0 / self.seats as f32);
    }
}

/// Judges every decision of one turn; how many positions that took.
pub fn judged_of_one_turn(game: &BanquetRoyal, net: &Net, state: &State) -> u32 {
    let (mut legal, seat) = (vec![], state.active);
    game.legal(state, seat, &mut legal);
    let known = game.seen_by(state, Viewer::Seat(seat)).table;
    let mut judge = Judge::new(game, net, &known, seat, true);
    judge.rank(&known, &legal);
    judge.judged
}

impl BanquetRoyal {
    /// The seats that the greedy player has in a training. With more than two seats networks that know only each other
    /// come to leave parties to one another, and are lost among players who leave none; so one learns beside greedy
    /// players.
    fn others(&self, nets: &[&Net], rng: &mut Swift) -> SeatSet {
        if self.seats == 2 || nets.iter().any(|net| !std::ptr::eq(*net, nets[0])) {
            return SeatSet::default();
        }
        let mut others = SeatSet::all(self.seats);
        others.remove(Seat(below(rng, self.seats as u32) as u8));
        others
    }

    /// A turn of the seat has ended, which the greedy player has or not.
    fn remember(&self, state: &State, seat: Seat, greedy: bool, net: &Net, lesson: &mut Lesson) {
        let known = self.seen_by(state, Viewer::Seat(seat)).table;
        let mut on = vec![];
        self.inputs_of(&known, seat, &mut on);
        on.extend(inputs::greedy_seat(self.seats).filter(|_| greedy));
        lesson.remember(net.chance(&on), |all| all.extend(on));
    }

    /// The chance to win that a network gives a seat between two turns, judged from nothing but the position.
    pub fn judged(&self, net: &Net, known: &State, seat: Seat) -> f32 {
        let mut on = vec![];
        self.inputs_of(known, seat, &mut on);
        net.chance(&on)
    }

    /// The inputs that are on between two turns, with the eyes of a seat.
    pub fn inputs_of(&self, known: &State, seat: Seat, on: &mut Vec<u16>) {
        let crowd = Crowd::of(self, known, seat);
        let ways = Ways::new(self, known);
        inputs::bag(self, known, &crowd, &ways, crowd.taken(), on);
        let standing = Standing::of(self, known);
        inputs::possessions(self, known, seat, &standing, on);
        inputs::prospects(self, known, seat, &crowd, &ways, &standing, on);
    }
}
