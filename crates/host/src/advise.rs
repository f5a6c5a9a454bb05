use courtly_bots::{Greedy, GreedyPlayer, Player, RandomPlayer};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Random,
    Greedy,
}

/// The levels by name, weakest first.
pub const LEVELS: [Level; 2] = [Level::Random, Level::Greedy];

impl Level {
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    pub fn parse(name: &str) -> Option<Level> {
        LEVELS.into_iter().find(|level| level.name() == name)
    }

    pub(crate) fn player<G: Greedy>(self) -> Box<dyn Player<G>> {
        match self {
            Level::Random => Box::new(RandomPlayer),
            Level::Greedy => Box::new(GreedyPlayer),
        }
    }
}
