use crate::apply;
use courtly_core::{Game, Silent, Step, Turn};
use std::time::{Duration, Instant};

/// The count would pass its limit or take too long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exhausted;

/// The number of sequences of `depth` decisions from a state. Where several seats owe a decision the lowest decides
/// first. Chance steps after each decision, the last one too, are expanded by distinct outcome and do not count as
/// depth. A sequence that ends the game earlier counts nothing.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    count(game, state, depth, u64::MAX, None).expect("there is no limit")
}

/// Like [`perft`], but gives up when the count passes `nodes_max` or takes longer than `time_max`.
pub fn perft_within<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    nodes_max: u64,
    time_max: Duration,
) -> Result<u64, Exhausted> {
    count(game, state, depth, nodes_max, Some(Instant::now() + time_max))
}

/// A position on the way down, with what can still be tried there. The way is kept here and not on the call stack,
/// which a long game would overflow.
struct Place<G: Game> {
    state: G::State,
    /// How many decisions are still to be made from here.
    depth: u32,
    steps: Vec<Step<G::Decision, G::Chance>>,
}

fn count<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    nodes_max: u64,
    deadline: Option<Instant>,
) -> Result<u64, Exhausted> {
    let (mut nodes, mut visits) = (0, 0u64);
    let mut lists = Lists { legal: vec![], outcomes: vec![], spare: vec![] };
    let mut way: Vec<Place<G>> = vec![];
    let mut here = Some((state.clone(), depth));
    loop {
        if let Some((state, depth)) = here.take() {
            visits += 1;
            if visits.is_multiple_of(4096) && deadline.is_some_and(|deadline| Instant::now() > deadline) {
                return Err(Exhausted);
            }
            if depth == 0 && game.turn(&state) != Turn::Chance {
                nodes += 1;
                if nodes > nodes_max {
                    return Err(Exhausted);
                }
            } else {
                let steps = lists.steps(game, &state);
                way.push(Place { state, depth, steps });
            }
        }
        let Some(place) = way.last_mut() else { return Ok(nodes) };
        let Some(step) = place.steps.pop() else {
            lists.spare.extend(way.pop().map(|place| place.steps));
            continue;
        };
        let mut after = place.state.clone();
        apply(game, &mut after, step, &mut Silent);
        let depth = if matches!(step, Step::Decide(..)) { place.depth - 1 } else { place.depth };
        here = Some((after, depth));
    }
}

/// Lists to use again, so that a deep count does not allocate at every node.
struct Lists<G: Game> {
    legal: Vec<G::Decision>,
    outcomes: Vec<(G::Chance, u32)>,
    spare: Vec<Vec<Step<G::Decision, G::Chance>>>,
}

impl<G: Game> Lists<G> {
    /// All steps from a state: the decisions of the lowest seat that owes one, or the outcomes of chance.
    fn steps(&mut self, game: &G, state: &G::State) -> Vec<Step<G::Decision, G::Chance>> {
        let mut steps = self.spare.pop().unwrap_or_default();
        match game.turn(state) {
            Turn::Over => {}
            Turn::Chance => {
                game.outcomes(state, &mut self.outcomes);
                steps.extend(self.outcomes.iter().map(|&(chance, _)| Step::Chance(chance)));
            }
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(state, seat, &mut self.legal);
                steps.extend(self.legal.iter().map(|&decision| Step::Decide(seat, decision)));
            }
        }
        steps
    }
}
