//! The one list of games, and the only crate that names two of them. Everything else walks this list.
#![forbid(unsafe_code)]

use courtly_bots::Greedy;
use courtly_draw::Scene;

/// A game with all that the tools need: rules, words, pictures and a greedy player.
pub trait Complete: Scene + Greedy {}

impl<G: Scene + Greedy> Complete for G {}

/// Something to do with a game whose type is only known by its identifier.
pub trait Visitor {
    type Out;
    fn visit<G: Complete>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
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
    };
}

games![royal_visit::RoyalVisit, kings_road::KingsRoad, royal_palace::RoyalPalace, banquet_royal::BanquetRoyal,];

/// Visits every game.
pub fn visit_all<V: Visitor + Clone>(visitor: V) -> Vec<V::Out> {
    IDS.iter().filter_map(|id| visit(id, visitor.clone())).collect()
}
