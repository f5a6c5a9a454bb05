//! Looking further than one's own turn: what the others' best answers leave.

use super::Judge;
use super::cakes::part_of_victory;
use super::judge::LOOKED_AT;
use crate::greedy::{Glance, Roads};
use crate::{BanquetRoyal, Decision, Phase, State};
use courtly_bots::Ranked;
use courtly_core::{Game, Rng, Seat, Swift, below};
use courtly_learn::Net;

/// One round of looking: so many of the best decisions, so many turns further than the next answer, and in each of
/// these turns so many of the best decisions.
#[derive(Clone, Copy, Debug)]
struct Round {
    decisions: usize,
    depth: usize,
    width: usize,
}

/// What one decision leads to is looked at until its end if the budget is not passed by more than an eighth and so many
/// positions: some lead to many times as many as others, and nobody wants to wait for those.
const OVERTIME: u32 = 8_192;

/// From many decisions and little depth to few decisions and more. A round that the budget does not reach is left out.
const ROUNDS: [Round; 4] = [
    Round { decisions: 24, depth: 0, width: 0 },
    Round { decisions: 10, depth: 1, width: 4 },
    Round { decisions: 5, depth: 2, width: 4 },
    Round { decisions: 4, depth: 3, width: 4 },
];

/// A search on what one seat knows.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    game: &'a BanquetRoyal,
    net: &'a Net,
    seat: Seat,
    /// So many positions may be judged.
    nodes: u32,
    judged: u32,
    /// One for each set of cakes that was met.
    roads: Vec<Roads>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(game: &'a BanquetRoyal, net: &'a Net, seat: Seat, nodes: u32) -> Search<'a> {
        Search { game, net, seat, nodes, judged: 0, roads: vec![] }
    }

    /// Positions judged so far.
    pub(crate) fn judged(&self) -> u32 {
        self.judged
    }

    /// The decisions, best first; `also` is looked at in every round, wherever it stands.
    pub(crate) fn rank(&mut self, known: &State, legal: &[Decision], also: Option<Decision>) -> Vec<Ranked<Decision>> {
        let mut judge = Judge::new(self.game, self.net, known, self.seat, true);
        let mut ranked = judge.rank(known, legal);
        self.judged = judge.judged;
        if legal.len() == 1 {
            return ranked;
        }
        // What is left to decide after the move has a part of the turn's budget.
        if known.phase != Phase::Turn {
            self.nodes /= 4;
        }
        if self.game.seats > 2 {
            self.try_among_many(known, &mut judge, &mut ranked, also);
            return ranked;
        }
        let mut ends = vec![];
        for round in &ROUNDS {
            let before = ranked.clone();
            let mut many = round.decisions.min(ranked.len());
            let place = also.and_then(|also| ranked.iter().position(|choice| choice.decision == also));
            if let Some(at) = place.filter(|&at| at >= many) {
                ranked[many..=at].rotate_right(1);
                many += 1;
            }
            let mut looked = 0;
            for choice in &mut ranked[..many] {
                if self.judged >= self.nodes {
                    break;
                }
                ends.clear();
                judge.ends(&judge.after(known, choice.decision), 1.0, &mut ends);
                let left = |(part, end): &(f32, State)| Some(part * self.left(end, round.depth, round.width)?);
                let Some(win) = ends.iter().map(left).sum() else { break };
                choice.win = win;
                looked += 1;
            }
            if looked < many {
                // Of a round that was not finished only what was looked at counts, if the best before is among it, and
                // nothing where all that is asked for must be.
                if looked < 2 || also.is_some() {
                    return before;
                }
                settle(&mut ranked, looked);
                return ranked;
            }
            settle(&mut ranked, many);
        }
        ranked
    }

    /// The seat's chance at the end of a turn, with the best answers that follow. Nothing where that takes too long.
    fn left(&mut self, end: &State, depth: usize, width: usize) -> Option<f32> {
        if end.phase == Phase::Over {
            return Some(part_of_victory(self.game, end, self.seat));
        }
        let best = self.best(end, depth, width)?;
        Some(if end.active == self.seat { best } else { 1.0 - best })
    }

    /// With two seats: what the seat whose turn begins can make of it. Nothing where that takes too long.
    fn best(&mut self, start: &State, depth: usize, width: usize) -> Option<f32> {
        if self.judged >= self.nodes.saturating_add(self.nodes / 8).saturating_add(OVERTIME) {
            return None;
        }
        let mover = start.active;
        let mut legal = vec![];
        self.game.legal(start, mover, &mut legal);
        let mut judge = Judge::new(self.game, self.net, start, mover, false);
        let ranked = judge.rank(start, &legal);
        self.judged += judge.judged;
        if depth == 0 {
            return Some(ranked[0].win);
        }
        let (mut best, mut ends) = (0.0f32, vec![]);
        for choice in ranked.iter().take(width) {
            ends.clear();
            let before = judge.judged;
            judge.ends(&judge.after(start, choice.decision), 1.0, &mut ends);
            self.judged += judge.judged - before;
            let mut chance = 0.0;
            for (part, end) in &ends {
                let own = self.left(end, depth - 1, width)?;
                chance += part * if mover == self.seat { own } else { 1.0 - own };
            }
            best = best.max(chance);
        }
        Some(best)
    }

    /// With more seats: the best decisions are tried, each until it is the seat's turn again, with the same luck for
    /// all; the worse half is given up again and again.
    fn try_among_many(
        &mut self,
        known: &State,
        judge: &mut Judge,
        ranked: &mut [Ranked<Decision>],
        also: Option<Decision>,
    ) {
        let affordable = (self.nodes / NODES_A_TRY) as usize;
        let mut alive = ranked.len().min(affordable.clamp(TRIED.0, TRIED.1));
        let place = also.and_then(|also| ranked.iter().position(|choice| choice.decision == also));
        if let Some(at) = place.filter(|&at| at >= alive) {
            ranked[alive..=at].rotate_right(1);
            alive += 1;
        }
        let mut ends: Vec<Vec<(f32, State)>> = vec![];
        for choice in &ranked[..alive] {
            ends.push(vec![]);
            judge.ends(&judge.after(known, choice.decision), 1.0, ends.last_mut().expect("just pushed"));
        }
        let mut tried: Vec<Tried> = (0..alive).map(|at| Tried { at, sum: 0.0, times: 0 }).collect();
        let mut rng = Swift::new(LUCK);
        let rounds = alive.next_power_of_two().ilog2();
        for round in 1..=rounds {
            let until = self.judged.max(self.nodes / rounds * round);
            // What ends the game whatever the die shows is known without a try.
            let known = |one: &Tried| ends[one.at].iter().all(|(_, end)| end.phase == Phase::Over);
            while !tried[..alive].iter().all(known) {
                let luck = rng.next_u64();
                for one in tried[..alive].iter_mut().filter(|one| !known(one)) {
                    let mut rng = Swift::new(luck);
                    let ends = &ends[one.at];
                    let end = below(&mut rng, ends.len() as u32) as usize;
                    one.sum += f64::from(self.until_own_turn(&ends[end].1, &mut rng));
                    one.times += 1;
                }
                if self.judged >= until {
                    break;
                }
            }
            tried[..alive].sort_by(|a, b| b.ranked(ranked).win.total_cmp(&a.ranked(ranked).win));
            if self.judged >= self.nodes {
                break;
            }
            alive = alive.div_ceil(2);
        }
        let order: Vec<Ranked<Decision>> = tried.iter().map(|one| one.ranked(ranked)).collect();
        ranked[..order.len()].copy_from_slice(&order);
        let mut least = f32::MAX;
        for choice in ranked {
            choice.win = choice.win.min(least);
            least = choice.win;
        }
    }

    /// What is left when the others have done what is plain on the table, and the seat then plays its best.
    fn until_own_turn(&mut self, start: &State, rng: &mut Swift) -> f32 {
        let mut state = *start;
        let mut legal = vec![];
        // There are tries in which nothing is judged, and all tries must come to an end.
        self.judged += 1;
        loop {
            if state.phase == Phase::Over {
                return part_of_victory(self.game, &state, self.seat);
            }
            let mover = state.active;
            self.game.legal(&state, mover, &mut legal);
            let mut judge = Judge::new(self.game, self.net, &state, mover, false);
            if mover == self.seat {
                judge.look_at(&state, &mut legal, LOOKED_AT, rng);
                let ranked = judge.rank(&state, &legal);
                self.judged += judge.judged;
                return ranked[0].win;
            }
            let best = self.plain_choice(&state, &legal, rng);
            self.judged += legal.len() as u32 / GLANCES;
            state = judge.some_end(&judge.after(&state, best), rng);
            self.judged += judge.judged;
        }
    }

    /// What the greedy player would do; any of those that it likes alike.
    fn plain_choice(&mut self, state: &State, legal: &[Decision], rng: &mut Swift) -> Decision {
        let at = self.roads.iter().position(|roads| roads.fit(state)).unwrap_or_else(|| {
            self.roads.push(Roads::new(self.game, state));
            self.roads.len() - 1
        });
        Glance::new(self.game, state, &self.roads[at]).best(legal, rng)
    }
}

/// A decision that is tried, by its place in the ranking.
struct Tried {
    at: usize,
    sum: f64,
    times: u32,
}

impl Tried {
    fn ranked(&self, ranked: &[Ranked<Decision>]) -> Ranked<Decision> {
        let Ranked { decision, win } = ranked[self.at];
        Ranked {
            decision,
            win: ((self.sum + f64::from(OPINION * win)) / (f64::from(self.times) + f64::from(OPINION))) as f32,
        }
    }
}

/// With more than two seats so many decisions are tried, at least and at most.
const TRIED: (usize, usize) = (4, 8);
/// A decision more for so many positions: about two tries.
const NODES_A_TRY: u32 = 400;
/// Tries are few and luck is large, so what the network thinks of a decision counts as so many tries beside them.
const OPINION: f32 = 3.0;
/// So many moves are looked at with the greedy player's eyes in the time in which one position is judged.
const GLANCES: u32 = 8;
/// The luck of what is tried; the same in all positions, since there is nothing to gain from another.
const LUCK: u64 = 0x5ca1_ab1e;

/// Puts the first so many in order, and the others behind them.
fn settle(ranked: &mut [Ranked<Decision>], looked: usize) {
    let (first, rest) = ranked.split_at_mut(looked);
    first.sort_by(|a, b| b.win.total_cmp(&a.win));
    let least = first[looked - 1].win;
    rest.iter_mut().for_each(|choice| choice.win = choice.win.min(least));
}
