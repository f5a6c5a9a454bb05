//! King's Road for 2 to 5 seats: families vie for the King's favour in eight regions.
//!
//! All seats choose a [`Programme`] of cards secretly and at the same time. When the last one has chosen, all are
//! revealed and carried out, the region that the King visits is scored, and the King goes on. Nothing is left to chance.
//! RULES.md numbers the clauses that the functions name.
#![forbid(unsafe_code)]

mod decide;
mod determinize;
mod edition;
mod events;
mod game;
mod greedy;
mod learned;
mod legal;
mod load;
mod mastered;
mod notation;
mod programme;
mod puzzles;
mod region;
mod scene;
mod score;
mod state;
mod view;
mod words;

pub use edition::Tables;
pub use events::{Award, Event, Special};
pub use game::{Chance, KingsRoad};
pub use mastered::RoadPlayer;
pub use programme::{Knight, Programme};
pub use region::{Markers, Region, RegionSet};
pub use state::{Phase, Public, SEATS_MAX, State, Tally};
pub use view::View;
