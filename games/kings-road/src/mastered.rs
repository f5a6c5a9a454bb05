//! The players with a network.

use crate::KingsRoad;
use crate::learned::Effort;
use crate::programme::Programme;
use crate::view::View;
use courtly_bots::{Advice, GreedyPlayer, Mastered, Player, Ranked};
use courtly_core::{Game, Options, Seat, Swift};
use courtly_learn::{Learned, Net};
use std::sync::Arc;

/// Solves the round as a network judges its ends, and chooses a programme as the solution mixes them.
#[derive(Clone, Debug)]
pub struct RoadPlayer {
    net: Arc<Net>,
    effort: Effort,
}

impl RoadPlayer {
    /// Looks no further than this round.
    pub fn new(net: Arc<Net>) -> RoadPlayer {
        RoadPlayer { net, effort: Effort::PLAYING }
    }

    /// Judges about so many positions a choice.
    pub fn looking_further(net: Arc<Net>, nodes: u32) -> RoadPlayer {
        RoadPlayer { net, effort: Effort { nodes, ..Effort::PLAYING } }
    }
}

impl Player<KingsRoad> for RoadPlayer {
    fn advise(
        &mut self,
        game: &KingsRoad,
        view: &View,
        seat: Seat,
        _legal: &[Programme],
        seed: u64,
    ) -> Advice<Programme> {
        let mut rng = Swift::new(seed);
        // Who has chosen already had no other reasons than those who have not.
        let before = view.before_choices();
        let forecast = game.forecast(&self.net, &before.public, seat, self.effort, &mut rng);
        let chosen = forecast.pick(seat, &mut rng);
        let mut ranked: Vec<Ranked<Programme>> =
            forecast.chances.iter().map(|&(decision, win)| Ranked { decision, win }).collect();
        // Whoever always takes what looks best can be foreseen: what was chosen stands first.
        ranked.sort_by(|a, b| (b.decision == chosen).cmp(&(a.decision == chosen)).then(b.win.total_cmp(&a.win)));
        Advice::best(ranked)
    }
}

impl Mastered for KingsRoad {
    const BLURS: [f32; 3] = [0.76, 0.4, 0.17];

    fn trained(&self) -> bool {
        let published = KingsRoad::new(self.seats(), &Options::default(), None);
        published.is_ok_and(|published| published.tables == self.tables && published.permanent == self.permanent)
            && self.shipped().is_some()
    }

    fn by_net(&self) -> Option<Box<dyn Player<KingsRoad>>> {
        let net = self.shipped().filter(|_| self.trained())?;
        Some(Box::new(RoadPlayer::new(net)))
    }

    fn champion(&self, nodes: u32) -> Box<dyn Player<KingsRoad>> {
        let Some(net) = self.shipped().filter(|_| self.trained()) else { return Box::new(GreedyPlayer) };
        Box::new(RoadPlayer::looking_further(net, nodes))
    }
}
