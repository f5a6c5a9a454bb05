use crate::RoyalPalace;
use crate::planner::{Effort, Planner};
use courtly_bots::{GreedyPlayer, Mastered, Player};
use courtly_core::{Game, Options};
use courtly_learn::{Learned, Net};
use std::sync::Arc;

impl RoyalPalace {
    fn believed(&self) -> Option<Arc<Net>> {
        self.shipped().filter(|_| self.trained())
    }
}

impl Mastered for RoyalPalace {
    fn trained(&self) -> bool {
        !self.random_layout
            && RoyalPalace::new(self.seats, &Options::default(), None).is_ok_and(|game| game.tables == self.tables)
            && self.shipped().is_some()
    }

    fn by_net(&self) -> Option<Box<dyn Player<RoyalPalace>>> {
        let effort = Effort { width: 3, candidates: 1, worlds: 1, answer_width: 1 };
        Some(Box::new(Planner::new(self.believed()?, effort)))
    }

    fn champion(&self, _nodes: u32) -> Box<dyn Player<RoyalPalace>> {
        let Some(net) = self.believed() else { return Box::new(GreedyPlayer) };
        let effort = Effort { width: 16, candidates: 1, worlds: 1, answer_width: 2 };
        Box::new(Planner::new(net, effort))
    }
}
