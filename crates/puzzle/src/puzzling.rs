use crate::Solution;
use courtly_bots::Greedy;
use courtly_core::{Seat, Swift};
use std::hash::Hash;

/// A game with puzzles of one turn.
pub trait Puzzling: Greedy {
    /// Its puzzles, as [`crate::list`] reads them.
    const PUZZLES: &'static str;
    /// How many seats the tables have at which puzzles are looked for, one after the other.
    const TABLES: &'static [usize];
    /// A turn with more positions than these is too long for a puzzle.
    const POSITIONS_MAX: usize;

    /// What tells the positions of one turn apart as far as its result goes: two alike lead to the same results.
    type Mark: Eq + Hash;

    /// The position that could be a puzzle for this seat, which is about to decide: mostly the position itself, at the
    /// begin of a turn.
    fn pose(&self, state: &Self::State, seat: Seat, rng: &mut Swift) -> Option<Self::State>;
    /// What the seat's turn has brought since `from`, once it has brought all; none while it goes on. Depends on
    /// nothing that the seat does not know.
    fn reached(&self, from: &Self::State, now: &Self::State, seat: Seat) -> Option<i32>;
    fn mark(&self, now: &Self::State, seat: Seat) -> Self::Mark;
    /// Whether somebody would like to solve it: there must be something to find.
    fn worthy(&self, from: &Self::State, seat: Seat, solution: &Solution<Self::Decision>) -> bool;
    /// The position without what changes nothing about the puzzle: who sits where, what others hold. Two puzzles of
    /// one likeness are one puzzle.
    fn likeness(&self, from: &Self::State, seat: Seat) -> String;
}
