//! What a finished game owed to luck and what to decisions.
//!
//! ```text
//! steps ──> Review: every decision with what its seat knew then ──judge, one by one──> Judged ──> Analysis
//! ```
//!
//! Every seat has a share of the win, and the shares always add up to 1. They begin equal. Where a seat decides, its
//! share first becomes the best that it could make of what it knows, and then falls to what its decision is worth; others
//! gain or lose in proportion. That fall is the decision. How the share had come to that best is luck, if cards, dice,
//! something hidden or choices made in secret lie between; but if nothing lies between but the decision before it, both
//! seats have looked at one position, and what they make of it together is where that decision led, whatever was thought
//! of it at the time. At the end the shares become the result, by the same rule. So for every seat fair share + luck +
//! own decisions + others' decisions = result, to the last digit, and a game without chance and secrets knows no luck but
//! that of its beginning.
#![forbid(unsafe_code)]

mod account;
mod judge;
mod review;
mod shares;
mod walk;

pub use account::{Account, Analysis, Judged, MISTAKE, tenths};
pub use judge::{Weighed, weigh};
pub use review::{End, NODES_A_GAME, Review};
pub use shares::{ONE, Shares};
