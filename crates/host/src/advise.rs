use crate::budget::Budget;
use courtly_bots::{Advice, Grade, GreedyPlayer, Past, Player, RandomPlayer, Ranked};
use courtly_core::Seat;
use courtly_games::Complete;
use std::collections::HashSet;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For programs and tests.
    Random,
    Greedy,
    /// For people.
    Of(Grade),
}

/// The levels that people choose from, weakest first.
pub const LEVELS: [Level; 5] = [
    Level::Of(Grade::Page),
    Level::Of(Grade::Squire),
    Level::Of(Grade::Knight),
    Level::Of(Grade::Chancellor),
    Level::Of(Grade::Champion),
];

/// What a bot is asked. It is a new one each time, so that it decides alike after a pause, however long.
pub(crate) struct Asked<'l, G: Complete> {
    pub(crate) view: G::View,
    /// What the seat saw of its turns so far.
    pub(crate) past: Vec<Past<G::View>>,
    pub(crate) seat: Seat,
    pub(crate) legal: &'l [G::Decision],
    pub(crate) seed: u64,
    /// The one with which it was first asked in this turn.
    pub(crate) turn_seed: u64,
}

impl Level {
    /// The strongest, whom people ask for advice.
    pub const BEST: Level = Level::Of(Grade::Champion);
    /// What people meet who chose nothing.
    pub const USUAL: Level = Level::Of(Grade::Squire);

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Of(grade) => grade.name(),
        }
    }

    /// By name; also those that people are not offered.
    pub fn parse(name: &str) -> Option<Level> {
        let all = LEVELS.into_iter().chain([Level::Random, Level::Greedy]);
        all.into_iter().find(|level| level.name() == name)
    }

    /// What a player of this level would do. The champion thinks as long as the budget says, the others not for long.
    pub(crate) fn advise<G: Complete>(self, game: &G, asked: &Asked<'_, G>, budget: Budget) -> Advice<G::Decision> {
        let &Asked { ref view, ref past, seat, legal, seed, turn_seed } = asked;
        let remember = |player: &mut Box<dyn Player<G>>| player.recall(game, past, seat, turn_seed);
        let ask = |player: &mut Box<dyn Player<G>>| player.advise(game, view, seat, legal, seed);
        let mut advice = match self {
            Level::Random => RandomPlayer.advise(game, view, seat, legal, seed),
            Level::Greedy => GreedyPlayer.advise(game, view, seat, legal, seed),
            Level::Of(Grade::Champion) => {
                budget.spend(game, |nodes| Grade::Champion.player(game, nodes), remember, ask)
            }
            Level::Of(grade) => {
                let mut player = grade.player(game, 0);
                remember(&mut player);
                ask(&mut player)
            }
        };
        // Whoever follows a plan may not have looked at the rest again; whoever asks is told of all that is possible.
        let least = advice.ranked.last().map_or(advice.win, |last| last.win);
        let ranked: HashSet<G::Decision> = advice.ranked.iter().map(|ranked| ranked.decision).collect();
        let rest = legal.iter().filter(|decision| !ranked.contains(decision));
        advice.ranked.extend(rest.map(|&decision| Ranked { decision, win: least }));
        advice
    }
}
