//! Royal Palace: servants run through the nine rooms of a palace to earn gold, seals and favours, and with these their
//! masters recruit the nobles who stroll in the park.
//!
//! RULES.md has the rules in numbered clauses, which the rule functions name; VIEW.md has the JSON form of a view.
#![forbid(unsafe_code)]

mod decide;
mod decision;
mod deck;
mod determinize;
mod edition;
mod events;
mod forbidden;
mod game;
mod goals;
mod greedy;
mod judge;
mod learned;
mod legal;
mod load;
mod majority;
mod mastered;
mod met;
mod notation;
mod pieces;
mod plan;
mod planner;
mod puzzles;
mod scene;
mod score;
mod sight;
mod stage;
mod state;
mod tidy;
mod view;
mod walks;
mod words;
mod worth;

pub use decision::{Decision, Source, Split};
pub use deck::listed;
pub use edition::{EdgeSpaces, TILES_MAX, Tables};
pub use events::Event;
pub use game::RoyalPalace;
pub use majority::majority;
pub use pieces::{Card, CardCounts, Edge, Noble, Privilege, Room, Space, Tile, seat_shape};
pub use planner::{Effort, Planner};
pub use score::{Score, scores};
pub use state::{ALL_PLACEMENTS, OldCards, Palace, Phase, Pinned, Player, SEATS_MAX, Stage, State, TurnState};
pub use view::{PlayerView, View};
