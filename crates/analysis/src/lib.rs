//! What a finished game owed to luck and what to decisions.
//!
//! ```text
//! steps ──> Review: every decision with what its seat knew then ──judge, one by one──> Judged ──> Analysis
//! ```
//!
//! Every seat has a share of the win, and the shares always add up to 1. They begin equal, and at the end they become the
//! result; whatever changes them on the way is luck or decisions, so for every seat fair share + luck + own decisions +
//! others' decisions + hindsight = result, to the last digit.
//!
//! - *Luck* is what was dealt, and then cards, dice and hidden things that are shown: whoever finds them judges its
//!   chance as it is and as it would be had they come otherwise, while all decided as they did, with the same reasons
//!   (`news.rs`). So luck comes to nothing on average, however wrong the judge is, and whoever plays.
//! - *A decision* costs its seat what the best one was worth more, as far as the seat could know (`judge.rs`). The others
//!   gain that.
//! - *Hindsight* is what is left between two looks at a position when luck and what was given away are taken out: where
//!   decisions led after all, other than the judge had thought, and what several chose in secret at the same time.
//!
//! So a game in which nothing is dealt or drawn knows no luck, and whoever always chose best has given nothing away.
#![forbid(unsafe_code)]

mod account;
mod judge;
mod news;
mod review;
mod shares;
mod walk;

pub use account::{Account, Analysis, Judged, MISTAKE, tenths};
pub use judge::{Weighed, weigh};
pub use review::{End, NODES_A_GAME, Review, Start};
pub use shares::{ONE, Shares};
