use crate::{Failing, Fallible, Grade, Greedy, GreedyPlayer, Player, Rank, TrialPlayer};
use courtly_learn::{Learned, Net};
use std::sync::Arc;

/// A game with its strongest player.
pub trait Mastered: Greedy + Learned {
    /// How page, squire, knight and chancellor fall short of the champion at this table. It is measured for each game and
    /// number of seats, so that every rank beats the one before it in 60 to 80 of 100 games, or among more seats by as
    /// many Elo.
    fn ranks(&self) -> [Rank; 4];

    /// Whether the rules are those that networks learn: the published numbers and options.
    fn published(&self) -> bool;

    /// The player by this network alone, without look-ahead.
    fn player_by(&self, net: Arc<Net>) -> Box<dyn Player<Self>>;

    /// The strongest player with this network, which looks at about so many positions a turn.
    fn champion_by(&self, net: Arc<Net>, nodes: u32) -> Box<dyn Player<Self>>;

    /// The network that was trained for these rules and this number of seats. On an edition that it never saw no
    /// network is believed.
    fn believed(&self) -> Option<Arc<Net>> {
        self.shipped().filter(|_| self.published())
    }

    fn trained(&self) -> bool {
        self.believed().is_some()
    }

    /// The player by a network alone, without look-ahead, where one was trained.
    fn by_net(&self) -> Option<Box<dyn Player<Self>>> {
        self.believed().map(|net| self.player_by(net))
    }

    /// The player by this network with this failing: by default one that errs about the decisions that it ranks.
    fn fallible_by(&self, net: Arc<Net>, failing: Failing) -> Box<dyn Player<Self>> {
        Box::new(Fallible { player: self.player_by(net), failing })
    }

    /// A player with this failing; where no network was trained it errs about what the greedy player ranks.
    fn fallible(&self, failing: Failing) -> Box<dyn Player<Self>> {
        match self.believed() {
            Some(net) => self.fallible_by(net, failing),
            None => Box::new(Fallible { player: GreedyPlayer, failing }),
        }
    }

    /// The player of a grade with what else such a player has in this game; by default nothing.
    fn tempered(&self, player: Box<dyn Player<Self>>, _grade: Grade) -> Box<dyn Player<Self>> {
        player
    }

    /// The strongest player, which looks at about so many positions a turn. Without a network it searches all the same.
    fn champion(&self, nodes: u32) -> Box<dyn Player<Self>> {
        match self.believed() {
            Some(net) => self.champion_by(net, nodes),
            None => Box::new(TrialPlayer::new(nodes)),
        }
    }
}
