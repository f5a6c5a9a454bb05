//! Players, generic over the game. A player is given a view, never a state, so it cannot cheat.
#![forbid(unsafe_code)]

mod ahead;
mod fallible;
mod grade;
mod greedy;
mod ismcts;
mod leaf;
mod mastered;
mod monte_carlo;
mod net;
mod player;
mod playout;
mod random;
mod trial;

pub use ahead::AheadPlayer;
pub use fallible::{Failing, Fallible};
pub use grade::{Grade, Rank};
pub use greedy::{Greedy, GreedyPlayer};
pub use ismcts::Ismcts;
pub use leaf::{Leaf, Moment, SEATS_ROOM, ToTheEnd};
pub use mastered::Mastered;
pub use monte_carlo::MonteCarlo;
pub use net::NetPlayer;
pub use player::{Advice, Past, Player, Ranked};
pub use random::RandomPlayer;
pub use trial::TrialPlayer;
