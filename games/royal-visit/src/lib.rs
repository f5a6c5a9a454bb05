//! Royal Visit, for two seats: pull the King or the Crown into your Chateau.
//!
//! The rules stand in `RULES.md`; functions name the clause that they carry out. The street:
//!
//! ```text
//!  -8 -7 │ -6 -5 -4 -3 -2 -1   0   1  2  3  4  5  6 │ 7  8
//!  Chateau      Duchy of     Fountain     Duchy of    Chateau
//!  (seat 0)      seat 0                    seat 1     (seat 1)
//! ```
#![forbid(unsafe_code)]

mod card;
mod chance;
mod decide;
mod decision;
mod determinize;
mod edition;
mod event;
mod forbidden;
mod game;
mod greedy;
mod learned;
mod legal;
mod load;
mod mastered;
mod memory;
mod notation;
mod puzzles;
mod scene;
mod state;
mod turns;
mod view;
mod words;

pub use card::{Card, Cards, Suit};
pub use chance::Chance;
pub use decision::{Decision, Piece, Ways};
pub use event::Event;
pub use game::RoyalVisit;
pub use memory::Memory;
pub use state::{Phase, Playing, Public, State};
pub use view::View;
