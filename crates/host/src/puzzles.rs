//! Puzzles by the name of their game.

use crate::{Match, Seed, Start, Table};
use courtly_core::Seat;
use courtly_games::{Complete, Visitor, visit};
pub use courtly_puzzle::Verdict;
use courtly_puzzle::{Posed, find, list};
use courtly_text::Voice;
use sha2::{Digest, Sha256};

/// What is known of a puzzle before it is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// From 1.
    pub number: usize,
    /// How many the game has.
    pub count: usize,
    /// 1 to 3, hard ones have most.
    pub stars: u8,
    pub best: i32,
    /// Names it in whatever is kept, also when other puzzles come before it: its number may change, its position not.
    pub fingerprint: String,
    /// Who shall decide.
    pub seat: Seat,
    pub seats: usize,
}

/// How many puzzles a game has; none if there is no such game.
pub fn puzzle_count(game: &str) -> Option<usize> {
    visit(game, Count)
}

/// The stars and the fingerprint of every puzzle of a game, in their order.
pub fn puzzle_list(game: &str) -> Option<Vec<(u8, String)>> {
    visit(game, Overview)
}

/// The puzzle of this number, from 1.
pub fn puzzle(game: &str, number: usize) -> Option<PuzzleInfo> {
    visit(game, Describe(number))?
}

/// The puzzle set up on a table. What chance brings after its turn has nothing to do with the puzzle.
pub fn puzzle_table(game: &str, number: usize) -> Option<Box<dyn Table>> {
    visit(game, Lay(number))?
}

/// What these decisions of the seat have come to.
pub fn puzzle_verdict(game: &str, number: usize, decisions: &[String]) -> Option<Verdict> {
    visit(game, Judge { number, decisions })?
}

/// A turn that solves the puzzle: its decisions, each in the game's notation and in words.
pub fn puzzle_line(game: &str, number: usize, voice: Voice) -> Option<Vec<(String, String)>> {
    let decisions = visit(game, Solve(number))??;
    let seat = puzzle(game, number)?.seat;
    let mut table = puzzle_table(game, number)?;
    let mut line = vec![];
    for decision in decisions {
        let choice = table.choices(seat, voice).into_iter().find(|choice| choice.decision == decision)?;
        table.act(seat, &decision).ok()?;
        line.push((decision, choice.words));
    }
    Some(line)
}

/// Looks for so many puzzles and returns the file of them; see `courtly_puzzle::find`.
pub fn find_puzzles(game: &str, wanted: usize, seed: u64) -> Option<String> {
    visit(game, Find { wanted, seed })
}

struct Count;

impl Visitor for Count {
    type Out = usize;

    fn visit<G: Complete>(self) -> usize {
        list::<G>().count()
    }
}

struct Overview;

impl Visitor for Overview {
    type Out = Vec<(u8, String)>;

    fn visit<G: Complete>(self) -> Self::Out {
        list::<G>().map(|puzzle| (puzzle.stars, fingerprint(puzzle.position))).collect()
    }
}

fn fingerprint(position: &str) -> String {
    Sha256::digest(position.as_bytes())[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

struct Describe(usize);

impl Visitor for Describe {
    type Out = Option<PuzzleInfo>;

    fn visit<G: Complete>(self) -> Option<PuzzleInfo> {
        let Posed { puzzle, game, seat, .. } = Posed::<G>::set_up(self.0)?;
        Some(PuzzleInfo {
            number: self.0,
            count: list::<G>().count(),
            stars: puzzle.stars,
            best: puzzle.best,
            fingerprint: fingerprint(puzzle.position),
            seat,
            seats: game.seats(),
        })
    }
}

struct Lay(usize);

impl Visitor for Lay {
    type Out = Option<Box<dyn Table>>;

    fn visit<G: Complete>(self) -> Self::Out {
        let Posed { game, from, .. } = Posed::<G>::set_up(self.0)?;
        let seed = Seed::from_text(&format!("puzzle {}", self.0));
        Some(Box::new(Match::begin(game, Start::Loaded(from), seed)))
    }
}

struct Judge<'d> {
    number: usize,
    decisions: &'d [String],
}

impl Visitor for Judge<'_> {
    type Out = Option<Verdict>;

    fn visit<G: Complete>(self) -> Option<Verdict> {
        Some(Posed::<G>::set_up(self.number)?.judge(self.decisions.iter().map(String::as_str)))
    }
}

struct Solve(usize);

impl Visitor for Solve {
    type Out = Option<Vec<String>>;

    fn visit<G: Complete>(self) -> Option<Vec<String>> {
        let posed = Posed::<G>::set_up(self.0)?;
        let line = posed.solution().line;
        Some(line.into_iter().map(|decision| posed.game.decision_text(decision)).collect())
    }
}

struct Find {
    wanted: usize,
    seed: u64,
}

impl Visitor for Find {
    type Out = String;

    fn visit<G: Complete>(self) -> String {
        find::<G>(self.wanted, self.seed)
    }
}
