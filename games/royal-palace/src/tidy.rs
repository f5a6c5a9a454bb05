//! Plans without moves that undo each other. A search finds the same end by many ways, and follows one of them; if
//! servants change places on it for nothing, the turn is as good, but whoever watches wonders.

use crate::decision::Decision;
use crate::game::RoyalPalace;
use crate::state::State;
use courtly_core::{Seat, Silent};

impl RoyalPalace {
    /// The same turn from `start` to `end` with fewer moves, if there are any to spare.
    pub(crate) fn tidied(&self, start: &State, seat: Seat, way: Vec<Decision>, end: &State) -> Vec<Decision> {
        let runs: Vec<Vec<Decision>> = way.chunk_by(|a, b| is_move(a) && is_move(b)).map(without_detours).collect();
        if runs.iter().map(Vec::len).sum::<usize>() == way.len() {
            return way;
        }
        self.walked(start, seat, runs, end).unwrap_or(way)
    }

    /// Makes these decisions, moves in any order that is possible, and says which they were if they lead to this end.
    fn walked(&self, start: &State, seat: Seat, runs: Vec<Vec<Decision>>, end: &State) -> Option<Vec<Decision>> {
        let mut state = *start;
        let (mut way, mut legal) = (vec![], vec![]);
        let mut make = |state: &mut State, decision: Decision| {
            self.carry_out_own(state, decision, &mut Silent);
            way.push(decision);
        };
        for mut left in runs {
            while !left.is_empty() {
                self.list_legal(&state, seat, &mut legal);
                match left.iter().position(|decision| legal.contains(decision)) {
                    Some(next) => make(&mut state, left.remove(next)),
                    // Moves that were saved are left over: the stage must be left by word.
                    None if legal.contains(&Decision::Next) => make(&mut state, Decision::Next),
                    None => return None,
                }
            }
        }
        if state != *end {
            self.list_legal(&state, seat, &mut legal);
            if !legal.contains(&Decision::Next) {
                return None;
            }
            make(&mut state, Decision::Next);
        }
        (state == *end).then_some(way)
    }
}

fn is_move(decision: &Decision) -> bool {
    matches!(decision, Decision::Move { .. })
}

/// What is left of some moves in a row without pairs of which one undoes the other: servants are all alike.
fn without_detours(run: &[Decision]) -> Vec<Decision> {
    let mut left: Vec<Decision> = vec![];
    for decision in run {
        let undone = left.iter().position(|before| match (before, decision) {
            (Decision::Move { from, to }, Decision::Move { from: back, to: home }) => from == home && to == back,
            _ => false,
        });
        match undone {
            Some(at) => drop(left.remove(at)),
            None => left.push(*decision),
        }
    }
    left
}
