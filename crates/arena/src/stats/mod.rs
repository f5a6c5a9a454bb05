//! What the numbers are worth. Every sample is a list of independent units: deals, not matches.

mod elo;
mod estimate;
mod ratings;
mod sprt;
mod student;

pub use elo::{elo_of_share, share_of_elo};
pub use estimate::Estimate;
pub use ratings::{Encounter, Rating, ratings};
pub use sprt::{Counts, Sprt, Verdict};
pub use student::student_95;
