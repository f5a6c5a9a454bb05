//! The players with a network.

use crate::KingsRoad;
use crate::learned::Effort;
use crate::programme::Programme;
use crate::view::View;
use courtly_bots::{Advice, Failing, Mastered, Player, Rank, Ranked};
use courtly_core::{Game, Options, Seat, Swift};
use courtly_learn::Net;
use std::sync::Arc;

/// The part of others' choices that the champion takes for habit. An equilibrium alone gains nothing from those who
/// choose by what is plain on the table: it won 81.5 % against the greedy player; with a tenth of habit 88.8 %, with a
/// fifth 90.8 %, with three tenths 96.8 %, and against its own network as much as before (BENCHMARKS.md).
const HABIT: f32 = 0.2;

/// Solves the round as a network judges its ends, and chooses a programme as the solution mixes them.
#[derive(Clone, Debug)]
pub struct RoadPlayer {
    net: Arc<Net>,
    effort: Effort,
    judged: u64,
}

impl RoadPlayer {
    /// Looks no further than this round.
    pub fn new(net: Arc<Net>) -> RoadPlayer {
        RoadPlayer { net, effort: Effort::PLAYING, judged: 0 }
    }

    /// Judges about so many positions a choice.
    pub fn looking_further(net: Arc<Net>, nodes: u32) -> RoadPlayer {
        RoadPlayer { net, effort: Effort { nodes, habit: HABIT, ..Effort::PLAYING }, judged: 0 }
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
        self.judged += u64::from(forecast.judged);
        let chosen = forecast.pick(seat, &mut rng);
        let mut ranked: Vec<Ranked<Programme>> =
            forecast.survey.chances.iter().map(|&(decision, win)| Ranked { decision, win }).collect();
        // Whoever always takes what looks best can be foreseen: what was chosen stands first.
        ranked.sort_by(|a, b| (b.decision == chosen).cmp(&(a.decision == chosen)).then(b.win.total_cmp(&a.win)));
        ranked.iter_mut().for_each(|one| one.win = one.win.min(forecast.survey.most));
        Advice::best(ranked)
    }

    fn judged(&self) -> u64 {
        self.judged
    }
}

impl Mastered for KingsRoad {
    fn ranks(&self) -> [Rank; 4] {
        if self.seats() == 2 {
            return [
                Rank::Errs(Failing::blind(0.75, 0.76)),
                Rank::Errs(Failing::new(0.88, 0.46)),
                Rank::Errs(Failing::new(0.95, 0.24)),
                Rank::Errs(Failing::new(0.98, 0.1)),
            ];
        }
        [
            Rank::Errs(Failing::blind(0.74, 0.8)),
            Rank::Errs(Failing::new(0.86, 0.52)),
            Rank::Errs(Failing::new(0.93, 0.32)),
            Rank::Errs(Failing::new(0.96, 0.18)),
        ]
    }

    fn published(&self) -> bool {
        let published = KingsRoad::new(self.seats(), &Options::default(), None);
        published.is_ok_and(|published| published.tables == self.tables && published.permanent == self.permanent)
    }

    fn player_by(&self, net: Arc<Net>) -> Box<dyn Player<KingsRoad>> {
        Box::new(RoadPlayer::new(net))
    }

    fn champion_by(&self, net: Arc<Net>, nodes: u32) -> Box<dyn Player<KingsRoad>> {
        Box::new(RoadPlayer::looking_further(net, nodes))
    }
}
