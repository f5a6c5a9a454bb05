//! Players, generic over the game. A player is given a view, never a state, so it cannot cheat.
#![forbid(unsafe_code)]

mod ahead;
mod greedy;
mod net;
mod player;
mod random;

pub use ahead::AheadPlayer;
pub use greedy::{Greedy, GreedyPlayer};
pub use net::NetPlayer;
pub use player::{Advice, Player, Ranked};
pub use random::RandomPlayer;
