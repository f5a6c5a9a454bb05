use courtly_core::{Game, Silent, Turn};
use std::time::{Duration, Instant};

/// The count would pass its limit or take too long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exhausted;

/// The number of sequences of `depth` decisions from a state. Where several seats owe a decision the lowest decides
/// first. Chance steps after each decision, the last one too, are expanded by distinct outcome and do not count as
/// depth. A sequence that ends the game earlier counts nothing.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let mut counter = Counter { game, nodes_max: u64::MAX, deadline: None, nodes: 0, visits: 0, spare: vec![] };
    counter.decisions(state, depth).expect("there is no limit");
    counter.nodes
}

/// Like [`perft`], but gives up when the count passes `nodes_max` or takes longer than `time_max`.
pub fn perft_within<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    nodes_max: u64,
    time_max: Duration,
) -> Result<u64, Exhausted> {
    let deadline = Some(Instant::now() + time_max);
    let mut counter = Counter { game, nodes_max, deadline, nodes: 0, visits: 0, spare: vec![] };
    counter.decisions(state, depth)?;
    Ok(counter.nodes)
}

struct Counter<'g, G: Game> {
    game: &'g G,
    nodes_max: u64,
    deadline: Option<Instant>,
    nodes: u64,
    visits: u64,
    /// Lists to reuse, so that a deep count does not allocate at every node.
    spare: Vec<Vec<G::Decision>>,
}

impl<G: Game> Counter<'_, G> {
    fn decisions(&mut self, state: &G::State, depth: u32) -> Result<(), Exhausted> {
        if depth == 0 {
            self.nodes += 1;
            return if self.nodes > self.nodes_max { Err(Exhausted) } else { Ok(()) };
        }
        let Turn::Decide(owing) = self.game.turn(state) else { return Ok(()) };
        let Some(seat) = owing.first() else { return Ok(()) };
        let mut legal = self.spare.pop().unwrap_or_default();
        self.game.legal(state, seat, &mut legal);
        for &decision in &legal {
            let mut after = state.clone();
            self.game.decide(&mut after, seat, decision, &mut Silent);
            self.chances(after, depth - 1)?;
        }
        self.spare.push(legal);
        Ok(())
    }

    fn chances(&mut self, state: G::State, depth: u32) -> Result<(), Exhausted> {
        self.visits += 1;
        if self.visits.is_multiple_of(4096)
            && let Some(deadline) = self.deadline
            && Instant::now() > deadline
        {
            return Err(Exhausted);
        }
        if self.game.turn(&state) != Turn::Chance {
            return self.decisions(&state, depth);
        }
        let mut outcomes = vec![];
        self.game.outcomes(&state, &mut outcomes);
        for (chance, _) in outcomes {
            let mut after = state.clone();
            self.game.resolve(&mut after, chance, &mut Silent);
            self.chances(after, depth)?;
        }
        Ok(())
    }
}
