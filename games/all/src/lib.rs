//! The one list of games, and the only crate that names two of them. Everything else walks this list.
#![forbid(unsafe_code)]

use courtly_bots::Mastered;
use courtly_draw::Scene;
use courtly_learn::Learned;
use courtly_puzzle::Puzzling;

/// A game with all that the tools need: rules, words, pictures, players and puzzles.
pub trait Complete: Scene + Mastered + Puzzling {}

impl<G: Scene + Mastered + Puzzling> Complete for G {}

/// Something to do with a game whose type is only known by its identifier.
pub trait Visitor {
    type Out;
    fn visit<G: Complete>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty => $folder:literal),* $(,)?) => {
        /// The identifiers of all games, in the order in which they are shown.
        pub const IDS: &[&str] = &[$(<$game as courtly_core::Game>::ID),*];

        /// Visits the game of this identifier; `None` if there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(
                if id == <$game as courtly_core::Game>::ID {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }

        /// The JSON Schema of the game's view, as text: `view.schema.json` beside its VIEW.md.
        pub fn view_schema(id: &str) -> Option<&'static str> {
            $(
                if id == <$game as courtly_core::Game>::ID {
                    return Some(include_str!(concat!("../../", $folder, "/view.schema.json")));
                }
            )*
            None
        }
    };
}

games![
    royal_visit::RoyalVisit => "royal-visit",
    kings_road::KingsRoad => "kings-road",
    royal_palace::RoyalPalace => "royal-palace",
    banquet_royal::BanquetRoyal => "banquet-royal",
];

/// Something to do with a game that networks can learn.
pub trait LearnedVisitor {
    type Out;
    fn visit<G: Complete + Learned>(self) -> Self::Out;
}

macro_rules! learned {
    ($($game:ty),* $(,)?) => {
        /// The games that networks can learn so far.
        pub const LEARNED: &[&str] = &[$(<$game as courtly_core::Game>::ID),*];

        /// Visits the game of this identifier; `None` if no network can learn it.
        pub fn visit_learned<V: LearnedVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(
                if id == <$game as courtly_core::Game>::ID {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }
    };
}

learned![royal_visit::RoyalVisit, kings_road::KingsRoad, royal_palace::RoyalPalace, banquet_royal::BanquetRoyal];

/// Visits every game.
pub fn visit_all<V: Visitor + Clone>(visitor: V) -> Vec<V::Out> {
    IDS.iter().filter_map(|id| visit(id, visitor.clone())).collect()
}
