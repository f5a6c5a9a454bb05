use crate::posed::decides;
use crate::{Puzzle, Puzzling, Solution, solve, written};
use courtly_core::{Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use std::cmp::Ordering;
use std::collections::HashSet;

/// So many games are played for each puzzle that is wanted, at most.
const GAMES_A_PUZZLE: usize = 400;

/// Looks for puzzles in games of greedy players and writes the file of them. One puzzle is taken from a game at most,
/// the rarest, so that no two look alike.
pub fn find<G: Puzzling>(wanted: usize, seed: u64) -> String {
    let mut found: Vec<Found> = vec![];
    let mut likenesses = HashSet::new();
    for match_number in 0..wanted.saturating_mul(GAMES_A_PUZZLE) {
        if found.len() == wanted {
            break;
        }
        let seats = G::TABLES[match_number % G::TABLES.len()];
        let game = G::new(seats, &Options::default(), None).expect("a table of the published game");
        let luck = Swift::new(seed ^ (match_number as u64 + 1) << 24).next_u64();
        if let Some(rarest) = rarest_of_match(&game, &likenesses, luck) {
            likenesses.insert(rarest.likeness.clone());
            found.push(rarest);
        }
    }
    found.sort_by(|a, b| b.by_share(a).then_with(|| a.position.cmp(&b.position)));
    let all = found.len();
    let puzzles = found.iter().enumerate().map(|(place, found)| found.puzzle((1 + 3 * place / all) as u8));
    written(&format!("courtly puzzle {} --find {wanted} --seed {seed}", G::ID), puzzles)
}

struct Found {
    best: i32,
    solving: u32,
    ends: u32,
    position: String,
    likeness: String,
}

impl Found {
    fn new<D>(solution: Solution<D>, position: String, likeness: String) -> Found {
        let Solution { best, solving, ends, .. } = solution;
        Found { best, solving, ends, position, likeness }
    }

    fn puzzle(&self, stars: u8) -> Puzzle<'_> {
        let Found { best, solving, ends, position, .. } = self;
        Puzzle { stars, best: *best, solving: *solving, ends: *ends, position }
    }

    /// By the share of ends that solve it: the rarer is the less.
    fn by_share(&self, other: &Found) -> Ordering {
        let (mine, theirs) = (u64::from(self.solving), u64::from(other.solving));
        (mine * u64::from(other.ends)).cmp(&(theirs * u64::from(self.ends)))
    }
}

/// Plays a match and returns the rarest of its puzzles that are new.
fn rarest_of_match<G: Puzzling>(game: &G, known: &HashSet<String>, luck: u64) -> Option<Found> {
    let mut rng = Swift::new(luck);
    let mut state = game.setup(&mut rng);
    let (mut rarest, mut legal): (Option<Found>, _) = (None, vec![]);
    for _ in 0..G::STEPS_MAX {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody decides");
                let found = game.pose(&state, seat, &mut rng).and_then(|posed| puzzle_at(game, &posed));
                let found = found.filter(|found| !known.contains(&found.likeness));
                if let Some(found) = found
                    && rarest.as_ref().is_none_or(|rarest| found.by_share(rarest).is_lt())
                {
                    rarest = Some(found);
                }
                game.legal(&state, seat, &mut legal);
                let ranked = game.rank(&game.view(&state, Viewer::Seat(seat)), seat, &legal, &mut rng);
                game.decide(&mut state, seat, ranked[0].decision, &mut Silent);
            }
        }
    }
    rarest
}

/// The puzzle of a position, as it is when it is loaded again.
fn puzzle_at<G: Puzzling>(game: &G, posed: &G::State) -> Option<Found> {
    let position = game.position(posed);
    let (game, from) = G::load(&position, &Options::default(), None).ok()?;
    let seat: Seat = decides(&game, &from)?;
    let solution = solve(&game, &from, seat)?;
    let likeness = game.likeness(&from, seat);
    game.worthy(&from, seat, &solution).then(|| Found::new(solution, position, likeness))
}
