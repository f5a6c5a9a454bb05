//! All that is tested of the game, in one program, so that it is linked once.

mod clauses;
mod common;
mod conformance;
mod edition;
mod greedy;
mod learned;
mod load;
mod perft;
mod scene;
mod words;
