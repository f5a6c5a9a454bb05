//! Looking further than one's own turn: what the others' best answers leave.

use super::Judge;
use super::cakes::part_of_victory;
use crate::{BanquetRoyal, Decision, Phase, State};
use courtly_bots::Ranked;
use courtly_core::{Game, Seat};
use courtly_learn::Net;

/// One round of looking: so many of the best decisions, so many turns further than the next answer, and in each of
/// these turns so many of the best decisions.
#[derive(Clone, Copy, Debug)]
struct Round {
    decisions: usize,
    depth: usize,
    width: usize,
}

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
}

impl<'a> Search<'a> {
    pub(crate) fn new(game: &'a BanquetRoyal, net: &'a Net, seat: Seat, nodes: u32) -> Search<'a> {
        Search { game, net, seat, nodes, judged: 0 }
    }

    /// The decisions, best first.
    pub(crate) fn rank(&mut self, known: &State, legal: &[Decision]) -> Vec<Ranked<Decision>> {
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
        let mut ends = vec![];
        // With more than two seats there is one way to look ahead, and it is the same in every round.
        let rounds = if self.game.seats == 2 { &ROUNDS[..] } else { &ROUNDS[..1] };
        for round in rounds {
            let before = ranked.clone();
            let many = round.decisions.min(ranked.len());
            let mut looked = 0;
            for choice in &mut ranked[..many] {
                if self.judged >= self.nodes {
                    break;
                }
                ends.clear();
                judge.ends(&judge.after(known, choice.decision), 1.0, &mut ends);
                choice.win = ends.iter().map(|(part, end)| part * self.left(end, round.depth, round.width)).sum();
                looked += 1;
            }
            if looked < many {
                // Of a round that was not finished only what was looked at counts, if the best before is among it.
                if looked < 2 {
                    return before;
                }
                settle(&mut ranked, looked);
                return ranked;
            }
            settle(&mut ranked, many);
        }
        ranked
    }

    /// The seat's chance at the end of a turn, with the best answers that follow.
    fn left(&mut self, end: &State, depth: usize, width: usize) -> f32 {
        if end.phase == Phase::Over {
            return part_of_victory(self.game, end, self.seat);
        }
        if self.game.seats > 2 {
            return self.round(end, true);
        }
        let best = self.best(end, depth, width);
        if end.active == self.seat { best } else { 1.0 - best }
    }

    /// With two seats: what the seat whose turn begins can make of it.
    fn best(&mut self, start: &State, depth: usize, width: usize) -> f32 {
        let mover = start.active;
        let mut legal = vec![];
        self.game.legal(start, mover, &mut legal);
        let mut judge = Judge::new(self.game, self.net, start, mover, false);
        let ranked = judge.rank(start, &legal);
        if depth == 0 {
            self.judged += judge.judged;
            return ranked[0].win;
        }
        let (mut best, mut ends) = (0.0f32, vec![]);
        for choice in ranked.iter().take(width) {
            ends.clear();
            judge.ends(&judge.after(start, choice.decision), 1.0, &mut ends);
            let mut chance = 0.0;
            for (part, end) in &ends {
                let own = self.left(end, depth - 1, width);
                chance += part * if mover == self.seat { own } else { 1.0 - own };
            }
            best = best.max(chance);
        }
        self.judged += judge.judged;
        best
    }

    /// With more seats: the others take what they like best, until it is the seat's turn again. `rolls`: whether a roll
    /// of the die is followed for each of its numbers, or for one that changes little.
    fn round(&mut self, start: &State, rolls: bool) -> f32 {
        if start.phase == Phase::Over {
            return part_of_victory(self.game, start, self.seat);
        }
        let mover = start.active;
        let mut legal = vec![];
        self.game.legal(start, mover, &mut legal);
        let mut judge = Judge::new(self.game, self.net, start, mover, false);
        let ranked = judge.rank(start, &legal);
        if mover == self.seat {
            self.judged += judge.judged;
            return ranked[0].win;
        }
        let mut ends = vec![];
        judge.ends(&judge.after(start, ranked[0].decision), 1.0, &mut ends);
        self.judged += judge.judged;
        if ends.len() > 1 && !rolls {
            let idle = usize::from(judge.idle()) - 1;
            return self.round(&ends[idle].1, false);
        }
        ends.iter().map(|(part, end)| part * self.round(end, false)).sum()
    }
}

/// Puts the first so many in order, and the others behind them.
fn settle(ranked: &mut [Ranked<Decision>], looked: usize) {
    let (first, rest) = ranked.split_at_mut(looked);
    first.sort_by(|a, b| b.win.total_cmp(&a.win));
    let least = first[looked - 1].win;
    rest.iter_mut().for_each(|choice| choice.win = choice.win.min(least));
}
