//! Value networks and how they learn: a network judges positions, and learns that from games against itself.
//!
//! ```text
//! Learned (a game's inputs, and how it is played by networks) ──> Table (a lesson a seat) ──> Training: one game better
//!   └─ Turns (the ends of a turn) ──> play_turns
//! ```
#![forbid(unsafe_code)]

mod checkpoint;
mod inputs;
mod learned;
mod lesson;
mod net;
mod sheet;
mod stride;
mod study;
mod train;
mod turns;
mod weights;

pub use inputs::Inputs;
pub use learned::{Learned, Shipped};
pub use lesson::{Lesson, Table, Target};
pub use net::{Net, Sums, squashed};
pub use sheet::Sheet;
pub use study::Study;
pub use train::{Course, Progress, Rival, Training};
pub use turns::{Judge, Likelihood, Turns, Way, play_turns};
pub use weights::BadWeights;
