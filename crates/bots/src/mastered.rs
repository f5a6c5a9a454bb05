use crate::{Failing, Fallible, Greedy, GreedyPlayer, Player};

/// A game with its strongest player.
pub trait Mastered: Greedy {
    /// How far page, squire and knight stray in their judgement, see [`Failing::blur`]. It is measured for each game, so
    /// that every rank beats the one before it in 60 to 80 of 100 games.
    const BLURS: [f32; 3] = [0.5, 0.35, 0.2];

    /// Whether networks were trained for these rules: this number of seats, and the published numbers and options. On
    /// an edition they never saw they are not believed.
    fn trained(&self) -> bool {
        false
    }

    /// The player by a network alone, without look-ahead, where one was trained.
    fn by_net(&self) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// A player with this failing: by default one that errs about the decisions that a network ranks.
    fn fallible(&self, failing: Failing) -> Box<dyn Player<Self>> {
        let player = self.by_net().unwrap_or_else(|| Box::new(GreedyPlayer));
        Box::new(Fallible { player, failing })
    }

    /// The strongest player, which looks at about so many positions a turn.
    fn champion(&self, _nodes: u32) -> Box<dyn Player<Self>> {
        Box::new(GreedyPlayer)
    }
}
