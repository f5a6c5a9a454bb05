//! What every game must keep, tested generically: conformance of rules, views and notation; secrecy in positions and
//! in streams; perft counts; random play.
#![forbid(unsafe_code)]

mod conformance;
mod mutate;
mod perft;
mod play;
mod secrecy;
mod twins;

pub use conformance::conformance;
pub use mutate::mutate;
pub use perft::{Exhausted, perft, perft_within};
pub use play::{apply, random_step, settle};
pub use secrecy::permuted;
pub use twins::twins;
