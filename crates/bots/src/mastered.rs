use crate::{Greedy, GreedyPlayer, Player};

/// A game with its strongest player.
pub trait Mastered: Greedy {
    /// Whether networks were trained for these rules: this number of seats, and the published numbers and options. On
    /// an edition they never saw they are not believed.
    fn trained(&self) -> bool {
        false
    }

    /// The player by a network alone, without look-ahead, where one was trained.
    fn by_net(&self) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// The strongest player, which looks at about so many positions a turn.
    fn champion(&self, _nodes: u32) -> Box<dyn Player<Self>> {
        Box::new(GreedyPlayer)
    }
}
