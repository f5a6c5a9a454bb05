use crate::RoyalVisit;
use courtly_bots::{AheadPlayer, GreedyPlayer, Mastered, NetPlayer, Player};
use courtly_core::{Game, Options};
use courtly_learn::Learned;

/// Of the ends of its turn the champion looks at so many more closely.
const CANDIDATES: usize = 4;
/// And plays so many turns on.
const TURNS: usize = 1;

impl Mastered for RoyalVisit {
    const BLURS: [f32; 3] = [0.46, 0.36, 0.22];

    fn trained(&self) -> bool {
        RoyalVisit::new(2, &Options::default(), None).is_ok_and(|published| published.tables == self.tables)
    }

    fn by_net(&self) -> Option<Box<dyn Player<RoyalVisit>>> {
        let net = self.shipped().filter(|_| self.trained())?;
        Some(Box::new(NetPlayer::new(net)))
    }

    fn champion(&self, nodes: u32) -> Box<dyn Player<RoyalVisit>> {
        let Some(net) = self.shipped().filter(|_| self.trained()) else { return Box::new(GreedyPlayer) };
        Box::new(AheadPlayer::new(net, CANDIDATES, TURNS, nodes as usize))
    }
}
