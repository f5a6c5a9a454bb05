//! Value networks and how they learn: a network judges positions at the end of a seat's turn, and learns that from
//! games against itself.
//!
//! ```text
//! Learned (a game's inputs and turns) ──> selfplay: a game by one network ──> train: the network, one game better
//! ```
#![forbid(unsafe_code)]

mod checkpoint;
mod learned;
mod net;
mod selfplay;
mod train;

pub use learned::{Judge, Learned, Way};
pub use net::{BadWeights, FIRST, Net, SECOND, Sums, squashed};
pub use selfplay::{Lesson, Table, play_lesson};
pub use train::{Course, Progress, Training};
