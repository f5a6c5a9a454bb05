//! How much a player may think. Time is turned into positions before the first match, so that a match does not depend
//! on what else the machine does while it is played.

use crate::{Seated, play};
use courtly_bots::{Advice, GreedyPlayer, Player};
use courtly_core::{Game, Seat};
use courtly_games::Complete;
use courtly_host::Seed;
use std::sync::{Arc, Mutex, PoisonError};
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
/// A measure takes whole matches, until it has this many turns or this much time.
const TURNS: u32 = 40;
const LONG: Duration = Duration::from_millis(1500);
/// Measures until the time is met.
const ROUNDS: usize = 5;
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
                nodes
                    .map(Effort::nodes)
                    .ok_or_else(|| format!("from 1 to {NODES_MAX} nodes are possible, or a time as 20ms"))
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
        let mut before = None;
        for round in 0..ROUNDS {
            let took = turn_millis(game, || player(nodes), round).max(1e-6);
            if (f64::from(millis) / took - 1.0).abs() < CLOSE {
                break;
            }
            let next = meeting(f64::from(millis), (f64::from(nodes), took), before);
            before = Some((f64::from(nodes), took));
            nodes = next.round().clamp(1.0, f64::from(NODES_MAX)) as u32;
        }
        Effort { nodes, ..self }
    }
}

/// The positions that should take so long, by what two budgets took. A part of a turn takes its time whatever the
/// budget is, so that time grows along a line that does not begin at nothing.
fn meeting(millis: f64, (nodes, took): (f64, f64), before: Option<(f64, f64)>) -> f64 {
    let along = |(nodes_before, took_before): (f64, f64)| {
        let slope = (took - took_before) / (nodes - nodes_before);
        (slope.is_finite() && slope > 0.0).then(|| nodes + (millis - took) / slope)
    };
    let next = before.and_then(along).unwrap_or(nodes * millis / took);
    // A measure says little of a budget a thousand times as large.
    next.clamp(nodes * 0.05, nodes * 16.0)
}

/// How long the player's turns take among greedy players, on average, in milliseconds.
fn turn_millis<G: Complete>(game: &G, player: impl Fn() -> Box<dyn Player<G>>, round: usize) -> f64 {
    let clock = Arc::new(Mutex::new(Clock::default()));
    for nth in 0.. {
        let own = Seat((nth % game.seats()) as u8);
        let timed = |seat: Seat| {
            let player = if seat == own { player() } else { Box::new(GreedyPlayer) };
            Seated::bot(Box::new(Timed { player, own: seat == own, clock: Arc::clone(&clock) }))
        };
        let mut players: Vec<Seated<G>> = Seat::all(game.seats()).map(timed).collect();
        play(game, &mut players, Seed::from_text(&format!("measure/{round}/{nth}")));
        let Clock { turns, thought, .. } = *clock.lock().unwrap_or_else(PoisonError::into_inner);
        if turns > TURNS || (turns > 0 && thought > LONG) {
            return 1000.0 * thought.as_secs_f64() / f64::from(turns);
        }
    }
    unreachable!("games have turns")
}

/// What was thought so far by the player that is measured.
#[derive(Default)]
struct Clock {
    turns: u32,
    thought: Duration,
    /// Who decided last: a whole turn is what a seat decides before another does.
    last: Option<Seat>,
}

struct Timed<G: Game> {
    player: Box<dyn Player<G>>,
    own: bool,
    clock: Arc<Mutex<Clock>>,
}

impl<G: Game> Player<G> for Timed<G> {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let began = Instant::now();
        let advice = self.player.advise(game, view, seat, legal, seed);
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        if self.own {
            clock.turns += u32::from(clock.last != Some(seat));
            clock.thought += began.elapsed();
        }
        clock.last = Some(seat);
        advice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_found_where_a_part_of_the_time_is_fixed() {
        let took = |nodes: f64| 12.0 + nodes / 1000.0;
        let (mut nodes, mut before) = (400.0, None);
        for _ in 0..3 {
            let next = meeting(20.0, (nodes, took(nodes)), before);
            before = Some((nodes, took(nodes)));
            nodes = next;
        }
        assert!((nodes - 8000.0).abs() < 1.0, "{nodes}");
        // Where more positions seemed to take less time, a measure says nothing of the other.
        assert_eq!(meeting(20.0, (500.0, 10.0), Some((400.0, 11.0))), 1000.0);
    }

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
