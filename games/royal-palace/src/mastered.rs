use crate::RoyalPalace;
use crate::planner::{Effort, Planner};
use courtly_bots::{Failing, Mastered, Player, Rank};
use courtly_core::{Game, Options};
use courtly_learn::Net;
use std::sync::Arc;

/// A line of play that is followed costs about so many positions a turn.
const POSITIONS_A_LINE: usize = 80;
/// Lines of play that the network alone follows: it needs some to find its turn at all.
const WIDTH_MIN: usize = 12;
const WIDTH_MAX: usize = 500;
/// Lines of play that those below the champion follow: with fewer it would be too far ahead of them.
const WIDTH_RANKS: usize = 16;

impl Mastered for RoyalPalace {
    fn ranks(&self) -> [Rank; 4] {
        let alone = Failing::new(1.0, 0.0);
        match self.seats {
            2 => [
                Rank::Errs(Failing::blind(0.78, 0.45).merciful(2.0)),
                Rank::Errs(Failing::new(0.98, 0.05).merciful(0.5)),
                Rank::Errs(alone),
                Rank::LooksAt(3_200),
            ],
            // Here wide looks gain less than with two and four: there is no room for one between champion and network.
            3 => [
                Rank::Errs(Failing::blind(0.76, 0.46).merciful(1.2)),
                Rank::Errs(Failing::new(0.95, 0.12).merciful(0.8)),
                Rank::Errs(Failing::new(0.99, 0.04).merciful(0.5)),
                Rank::Errs(alone),
            ],
            _ => [
                Rank::Errs(Failing::blind(0.84, 0.33).merciful(1.0)),
                Rank::Errs(Failing::new(0.98, 0.05).merciful(0.65)),
                Rank::Errs(alone),
                Rank::LooksAt(3_200),
            ],
        }
    }

    fn published(&self) -> bool {
        let published = RoyalPalace::new(self.seats, &Options::default(), None);
        !self.random_layout && published.is_ok_and(|published| published.tables == self.tables)
    }

    fn player_by(&self, net: Arc<Net>) -> Box<dyn Player<RoyalPalace>> {
        Box::new(Planner::new(net, Effort::of_width(WIDTH_MIN)))
    }

    fn fallible_by(&self, net: Arc<Net>, failing: Failing) -> Box<dyn Player<RoyalPalace>> {
        Box::new(Planner::fallible(net, Effort::of_width(WIDTH_RANKS), failing))
    }

    fn champion_by(&self, net: Arc<Net>, nodes: u32) -> Box<dyn Player<RoyalPalace>> {
        let width = (nodes as usize / POSITIONS_A_LINE).clamp(WIDTH_MIN, WIDTH_MAX);
        Box::new(Planner::new(net, Effort::of_width(width)))
    }
}
