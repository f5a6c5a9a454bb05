//! Players measured against each other, honestly: the same deals for both sides, every side on every seat, and an
//! interval beside every number.
//!
//! ```text
//! Order ──> deals (one seed each, every seat in turn) ──> crew of threads ──> statistics ──> Report ──> table, JSON, HTML
//! ```
#![forbid(unsafe_code)]

mod contestant;
mod crew;
mod deal;
mod editions;
mod effort;
mod erring;
mod order;
mod play;
mod program;
mod report;
pub mod stats;
mod tournament;
mod weights;

pub use contestant::{Contestant, KINDS, Kind};
pub use crew::in_order;
pub use deal::{Deal, Sides};
pub use editions::{Comparison, Measure};
pub use effort::Effort;
pub use erring::Erring;
pub use order::{Edition, Findings, Order, Progress, Report, run};
pub use play::{Played, Seated, play};
pub use program::Stable;
pub use report::{html, json, table};
pub use tournament::{Duel, Tournament};
pub use weights::Weights;
