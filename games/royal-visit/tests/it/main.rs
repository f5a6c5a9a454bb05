//! All that is tested of the game, in one program, so that it is linked once.

mod clauses;
mod conformance;
mod edition;
mod greedy;
mod learned;
mod load;
mod memory;
mod perft;
mod puzzles;
mod scene;
mod search;
mod table;
mod vectors;
mod words;
