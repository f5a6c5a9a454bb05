//! All that is tested of the game, in one program, so that it is linked once.

mod clauses;
mod common;
mod conformance;
mod greedy;
mod learned;
mod perft;
mod positions;
mod recall;
mod scene;
mod turns;
mod words;
