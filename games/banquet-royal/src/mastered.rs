//! The players that a network makes possible.

use crate::learned::{Judge, Search};
use crate::{BanquetRoyal, Decision, View};
use courtly_bots::{Advice, GreedyPlayer, Mastered, Player};
use courtly_core::{Game, Options, Seat};
use courtly_learn::{Learned, Net};
use std::sync::Arc;

/// Takes the decision after which a network likes the end of the turn best.
#[derive(Clone, Debug)]
pub struct ByNet {
    net: Arc<Net>,
}

impl ByNet {
    pub fn new(net: Arc<Net>) -> ByNet {
        ByNet { net }
    }
}

impl Player<BanquetRoyal> for ByNet {
    fn advise(&mut self, game: &BanquetRoyal, view: &View, seat: Seat, legal: &[Decision], _: u64) -> Advice<Decision> {
        Advice::best(Judge::new(game, &self.net, &view.table, seat, true).rank(&view.table, legal))
    }
}

/// Looks at the others' best answers, and at what follows them.
#[derive(Clone, Debug)]
pub struct Champion {
    net: Arc<Net>,
    nodes: u32,
}

impl Champion {
    pub fn new(net: Arc<Net>, nodes: u32) -> Champion {
        Champion { net, nodes }
    }
}

impl Player<BanquetRoyal> for Champion {
    fn advise(&mut self, game: &BanquetRoyal, view: &View, seat: Seat, legal: &[Decision], _: u64) -> Advice<Decision> {
        Advice::best(Search::new(game, &self.net, seat, self.nodes).rank(&view.table, legal))
    }
}

impl Mastered for BanquetRoyal {
    const BLURS: [f32; 3] = [0.45, 0.32, 0.17];

    fn trained(&self) -> bool {
        let published = BanquetRoyal::new(self.seats, &Options::default(), None);
        published.is_ok_and(|published| published.tables == self.tables && self.shipped().is_some())
    }

    fn by_net(&self) -> Option<Box<dyn Player<BanquetRoyal>>> {
        let net = self.shipped().filter(|_| self.trained())?;
        Some(Box::new(ByNet::new(net)))
    }

    fn champion(&self, nodes: u32) -> Box<dyn Player<BanquetRoyal>> {
        let Some(net) = self.shipped().filter(|_| self.trained()) else { return Box::new(GreedyPlayer) };
        Box::new(Champion::new(net, nodes))
    }
}
