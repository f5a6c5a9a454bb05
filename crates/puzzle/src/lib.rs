//! Puzzles of one turn: a position, a seat to decide, and a turn that brings more than any other.
//!
//! ```text
//! games of greedy players ──pose──> position ──solve──> best, how rare ──sort──> puzzles.txt of the game
//! puzzles.txt ──> Puzzle ──set_up──> Posed ──> decisions of a person ──> Verdict
//! ```
//!
//! Nothing that is hidden or left to chance matters to a puzzle: what a turn has brought is counted where only the
//! seat's own decisions have a say in it.
#![forbid(unsafe_code)]

mod find;
mod idea;
mod list;
mod posed;
mod puzzling;
mod solve;

pub use find::find;
pub use idea::first_idea;
pub use list::{Puzzle, list, written};
pub use posed::{Posed, Verdict};
pub use puzzling::Puzzling;
pub use solve::{Solution, solve};
