//! What a finished game owed to luck and what to decisions.
//!
//! ```text
//! steps ──> Review: every decision with what its seat knew then ──judge, one by one──> Judged ──> Analysis
//! ```
//!
//! Every seat has a share of the win, and the shares always add up to 1. They begin equal. Where a seat decides, its
//! share first becomes the best that it could make of what it knows: that change is luck (cards, dice, what was hidden,
//! what others chose in secret). Then it falls to what its decision is worth: that is the decision. Others gain or lose
//! in proportion. At the end the shares become the result, and what that changes is luck again. So for every seat
//! fair share + luck + own decisions + others' decisions = result, to the last digit.
#![forbid(unsafe_code)]

mod account;
mod judge;
mod review;
mod shares;

pub use account::{Account, Analysis, Judged, MISTAKE, tenths};
pub use judge::{Weighed, weigh};
pub use review::{End, NODES_A_GAME, Review};
pub use shares::{ONE, Shares};
