//! A match: state, randomness and record together; and the table, which hides which game it is.
//!
//! ```text
//! Seed ──> Chances ──┐
//! Game + State ──────┼──> Match<G> ──> dyn Table ──> engine, terminal, …
//! Record (the truth) ┘
//! ```
#![forbid(unsafe_code)]

mod advise;
mod budget;
mod catalogue;
mod chances;
mod matches;
mod phrases;
mod puzzles;
mod record;
mod review;
mod table;
mod undo;
mod verify;

pub use advise::{LEVELS, Level};
pub use budget::Budget;
pub use catalogue::{
    GameInfo, Order, OrderError, edition_text, game_info, games, load_table, new_table, phrases_for, rules_text,
    view_schema,
};
pub use chances::{Chances, Seed};
pub use courtly_analysis::{Account, Analysis, Judged, MISTAKE, NODES_A_GAME, ONE, tenths};
pub use matches::{ActError, Made, Match, Start};
pub use phrases::phrases_of;
pub use puzzles::{
    PuzzleInfo, Verdict, find_puzzles, puzzle, puzzle_count, puzzle_line, puzzle_list, puzzle_table, puzzle_verdict,
};
pub use record::{End, FORMAT, Header, Line, Record, RecordError, opening, written};
pub use review::{Reviewing, Told, told};
pub use table::{Advised, Choice, Table, Tiding};
pub use undo::UndoError;
pub use verify::{Ending, Verified, replay, resume, retrace, verify};
