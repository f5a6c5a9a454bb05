//! How much a player may think. Time is turned into positions before the first match, so that a match does not depend
//! on what else the machine does while it is played.

use courtly_bots::{GreedyPlayer, Player};
use courtly_core::{Silent, Turn, Viewer};
use courtly_games::Complete;
use courtly_host::{Chances, Seed};
use std::time::{Duration, Instant};

/// So many positions, or as many as take so long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// 0 as long as nobody has measured how many fit into the time.
    pub nodes: u32,
    /// The mean of a whole turn, where time was asked for.
    pub millis: Option<u32>,
}

/// More would be a decision of hours.
const NODES_MAX: u32 = 10_000_000;
const MILLIS_MAX: u32 = 60_000;
/// Where measuring begins.
const NODES_FIRST: u32 = 400;
/// A measure takes this many turns and this long, at least one of both.
const TURNS: u32 = 40;
const LONG: Duration = Duration::from_millis(1500);
/// Measures until the time is met.
const ROUNDS: usize = 4;
const CLOSE: f64 = 0.1;

impl Effort {
    pub fn nodes(nodes: u32) -> Effort {
        Effort { nodes, millis: None }
    }

    /// Reads `5000` or `20ms`.
    pub fn parse(text: &str) -> Result<Effort, String> {
        match text.strip_suffix("ms") {
            Some(millis) => {
                let millis = millis.parse().ok().filter(|millis| (1..=MILLIS_MAX).contains(millis));
                let millis = millis.ok_or_else(|| format!("from 1ms to {MILLIS_MAX}ms are possible"))?;
                Ok(Effort { nodes: 0, millis: Some(millis) })
            }
            None => {
                let nodes = text.parse().ok().filter(|nodes| (1..=NODES_MAX).contains(nodes));
                nodes.map(Effort::nodes).ok_or_else(|| format!("from 1 to {NODES_MAX} nodes are possible"))
            }
        }
    }

    pub fn name(self) -> String {
        match self {
            Effort { nodes, millis: None } => nodes.to_string(),
            Effort { nodes: 0, millis: Some(millis) } => format!("{millis}ms"),
            Effort { nodes, millis: Some(millis) } => format!("{millis}ms ({nodes} nodes)"),
        }
    }

    /// The same with its positions, found out with players of this kind where time was asked for.
    pub(crate) fn measured<G: Complete>(self, game: &G, player: impl Fn(u32) -> Box<dyn Player<G>>) -> Effort {
        let Some(millis) = self.millis else { return self };
        let mut nodes = NODES_FIRST;
        for round in 0..ROUNDS {
            let ratio = f64::from(millis) / turn_millis(game, || player(nodes), round).max(1e-6);
            // A first measure says little of a budget a thousand times as large.
            let ratio = ratio.clamp(0.05, 16.0);
            nodes = (f64::from(nodes) * ratio).round().clamp(1.0, f64::from(NODES_MAX)) as u32;
            if (ratio - 1.0).abs() < CLOSE {
                break;
            }
        }
        Effort { nodes, ..self }
    }
}

/// How long the player's turns take among greedy players, on average, in milliseconds.
fn turn_millis<G: Complete>(game: &G, player: impl Fn() -> Box<dyn Player<G>>, round: usize) -> f64 {
    let (mut turns, mut thought) = (0, Duration::ZERO);
    let (mut legal, mut outcomes) = (vec![], vec![]);
    for nth in 0.. {
        let mut chances = Chances::new(Seed::from_text(&format!("measure/{round}/{nth}")));
        let mut state = game.setup(&mut chances.setup());
        let mut player = player();
        let own = nth % game.seats();
        let mut last = None;
        for step in 0..G::STEPS_MAX {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    game.outcomes(&state, &mut outcomes);
                    let chance = chances.draw(game.chance_key(&state), &outcomes);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let seat = owing.first().expect("somebody decides");
                    game.legal(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let seed = chances.bot_seed(seat.0, step);
                    let advice = if seat.index() == own {
                        // A whole turn is what the seat decides before another decides.
                        turns += u32::from(last != Some(seat));
                        let began = Instant::now();
                        let advice = player.advise(game, &view, seat, &legal, seed);
                        thought += began.elapsed();
                        advice
                    } else {
                        GreedyPlayer.advise(game, &view, seat, &legal, seed)
                    };
                    last = Some(seat);
                    game.decide(&mut state, seat, advice.decision, &mut Silent);
                }
            }
            if turns > TURNS || (turns > 1 && thought > LONG) {
                return 1000.0 * thought.as_secs_f64() / f64::from(turns);
            }
        }
    }
    unreachable!("games have turns")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_becomes_positions_once_and_says_so() {
        let effort = Effort::parse("20ms").expect("a time");
        assert_eq!(effort.name(), "20ms");
        assert_eq!(Effort { nodes: 300, ..effort }.name(), "20ms (300 nodes)");
        assert_eq!(Effort::parse("300").map(Effort::name), Ok("300".to_owned()));
        for wrong in ["0", "", "ms", "0ms", "x", "-1", "61000ms", "99999999"] {
            assert!(Effort::parse(wrong).is_err(), "{wrong}");
        }
    }
}
