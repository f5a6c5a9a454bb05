use crate::RoyalVisit;
use courtly_bots::{AheadPlayer, Failing, Mastered, NetPlayer, Player, Rank};
use courtly_core::{Game, Options};
use courtly_learn::{Learned, Net};
use std::sync::Arc;

/// Of the ends of its turn the champion looks at so many more closely.
const CANDIDATES: usize = 4;
/// And plays so many turns on.
const TURNS: usize = 2;

impl Mastered for RoyalVisit {
    fn ranks(&self) -> [Rank; 4] {
        [
            Rank::Errs(Failing::blind(0.75, 0.37)),
            Rank::Errs(Failing::new(0.88, 0.4)),
            Rank::Errs(Failing::new(0.95, 0.3)),
            Rank::Errs(Failing::new(0.98, 0.15)),
        ]
    }

    fn published(&self) -> bool {
        RoyalVisit::new(2, &Options::default(), None).is_ok_and(|published| published.tables == self.tables)
    }

    fn player_by(&self, net: Arc<Net>) -> Box<dyn Player<RoyalVisit>> {
        Box::new(NetPlayer::new(net))
    }

    fn champion_by(&self, net: Arc<Net>, nodes: u32) -> Box<dyn Player<RoyalVisit>> {
        Box::new(AheadPlayer::new(net, self.shipped_against_plain(), CANDIDATES, TURNS, nodes as usize))
    }
}
