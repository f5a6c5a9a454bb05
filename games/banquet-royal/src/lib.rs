//! Banquet royal: guests are brought together where the princess is; their families earn crowns and cakes.
//!
//! The rules are in RULES.md, and functions name its clauses. [`BanquetRoyal`] holds the component tables of an
//! edition, [`State`] the progress of a game. The kingdom differs from game to game, so it is part of the state:
//! spaces are numbered in order of their coordinates ([`Spot`]) and sets of them are bits of a word ([`Spots`]).
#![forbid(unsafe_code)]

mod building;
mod conserved;
mod covering;
mod decide;
mod decision;
mod edition;
mod events;
mod forbidden;
mod game;
mod greedy;
mod guests;
mod kingdom;
mod learned;
mod legal;
mod load;
mod mastered;
mod notation;
mod pieces;
mod puzzles;
mod restless;
mod scene;
mod score;
mod setup;
mod space;
mod state;
mod view;
mod words;

pub use decision::{CakePlace, Choice, Decision};
pub use edition::{Bonus, Movement, Tables, Tile, Transport};
pub use events::Event;
pub use game::{BanquetRoyal, Die};
pub use guests::{Group, Guests, Sizes};
pub use kingdom::Kingdom;
pub use learned::judged_of_one_turn;
pub use mastered::{ByNet, Champion};
pub use pieces::{Card, Colour, Icon};
pub use space::{Space, Spot, Spots};
pub use state::{Cake, Lies, Phase, Player, State};
pub use view::View;
