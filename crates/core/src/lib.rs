//! The words that all games of Courtly share: seats, turns, viewers, and the [`Game`] trait.
//!
//! Rules never do IO, own randomness or format a sentence. Same state, same step, same result, on every machine.
#![forbid(unsafe_code)]

mod game;
mod options;
mod rng;
mod seat;
mod sink;

pub use game::{ChanceKey, Game, LoadError, Outcome, SetupError, Step, Turn};
pub use options::{OptionSpec, Options};
pub use rand_core::Rng;
pub use rng::{Swift, below, pick, pick_weighted, shuffle};
pub use seat::{Seat, SeatSet, Viewer};
pub use sink::{Silent, Sink};
