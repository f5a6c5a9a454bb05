//! The players that a network makes possible.

use crate::learned::{Judge, Search};
use crate::restless::{Restless, Temper};
use crate::{BanquetRoyal, Decision, View};
use courtly_bots::{Advice, Failing, Grade, Mastered, Player, Rank};
use courtly_core::{Game, Options, Seat};
use courtly_learn::Net;
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
    judged: u64,
}

impl Champion {
    pub fn new(net: Arc<Net>, nodes: u32) -> Champion {
        Champion { net, nodes, judged: 0 }
    }
}

impl Player<BanquetRoyal> for Champion {
    fn advise(&mut self, game: &BanquetRoyal, view: &View, seat: Seat, legal: &[Decision], _: u64) -> Advice<Decision> {
        let mut search = Search::new(game, &self.net, seat, self.nodes);
        let ranked = search.rank(&view.table, legal, None);
        self.judged += u64::from(search.judged());
        Advice::best(ranked)
    }

    fn judged(&self) -> u64 {
        self.judged
    }

    fn weigh(
        &mut self,
        game: &BanquetRoyal,
        view: &View,
        seat: Seat,
        legal: &[Decision],
        decision: Decision,
        _: u64,
    ) -> Advice<Decision> {
        let mut ranked = Search::new(game, &self.net, seat, self.nodes).rank(&view.table, legal, Some(decision));
        if game.seats > 2 {
            // The search takes it for certain that the others do what they like best. That tells good from bad, but a
            // chance of which half is what the network thinks is nearer to what becomes of it.
            let alone = Judge::new(game, &self.net, &view.table, seat, true).rank(&view.table, legal);
            for choice in &mut ranked {
                let liked = alone.iter().find(|one| one.decision == choice.decision);
                choice.win = liked.map_or(choice.win, |one| (one.win + choice.win) / 2.0);
            }
            ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        }
        Advice::best(ranked)
    }
}

impl Mastered for BanquetRoyal {
    fn ranks(&self) -> [Rank; 4] {
        if self.seats == 2 {
            return [
                Rank::Errs(Failing::blind(0.985, 0.035).merciful(0.35)),
                Rank::Errs(Failing::new(1.0, 0.0).merciful(0.03)),
                Rank::LooksAt(2_400),
                Rank::LooksAt(9_000),
            ];
        }
        // Among more, a look ahead is worth about the same at any number of positions, and less than not to err.
        [
            Rank::Errs(Failing::blind(0.86, 0.6).merciful(0.35)),
            Rank::Errs(Failing::new(0.91, 0.45).merciful(0.1)),
            Rank::Errs(Failing::new(0.95, 0.28)),
            Rank::Errs(Failing::new(0.98, 0.12)),
        ]
    }

    fn published(&self) -> bool {
        let published = BanquetRoyal::new(self.seats, &Options::default(), None);
        published.is_ok_and(|published| published.tables == self.tables)
    }

    fn player_by(&self, net: Arc<Net>) -> Box<dyn Player<BanquetRoyal>> {
        Box::new(ByNet::new(net))
    }

    fn champion_by(&self, net: Arc<Net>, nodes: u32) -> Box<dyn Player<BanquetRoyal>> {
        Box::new(Champion::new(net, nodes))
    }

    fn tempered(&self, player: Box<dyn Player<BanquetRoyal>>, grade: Grade) -> Box<dyn Player<BanquetRoyal>> {
        Box::new(Restless::new(player, Temper::of(grade, self.seats)))
    }
}
