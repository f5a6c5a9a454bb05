//! Learning by chapters: some games are played with the same weights, on all cores, and then gone through several times
//! in a mixed order. Where a game takes long to play and a moment to learn from, that makes more of it.

use crate::stride::Pace;
use crate::{Learned, Progress, Table, Training};
use courtly_core::{Swift, shuffle};

/// How a chapter is gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// Games in a chapter.
    pub games: u64,
    /// How often each position of a chapter is learned from.
    pub passes: u64,
}

/// A chapter is kept in memory while it is studied.
const GAMES_MAX: u64 = 100_000;
const PASSES_MAX: u64 = 1000;

impl Study {
    pub(crate) fn check(&self) -> Result<(), String> {
        if !(1..=GAMES_MAX).contains(&self.games) {
            return Err(format!("a chapter has from 1 to {GAMES_MAX} games"));
        }
        if !(1..=PASSES_MAX).contains(&self.passes) {
            return Err(format!("a chapter is gone through from 1 to {PASSES_MAX} times"));
        }
        Ok(())
    }
}

/// The positions of a chapter, each with what it should have been taken for.
#[derive(Clone, Debug, Default)]
struct Chapter {
    /// The inputs of all positions, one after the other.
    on: Vec<u16>,
    positions: Vec<Position>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    /// Where its inputs begin and stop.
    from: usize,
    to: usize,
    prior: f32,
    chance: f32,
}

impl Chapter {
    /// What the learners of one game went through.
    fn take(&mut self, table: &Table, lambda: f32) {
        for seat in table.learners.iter() {
            for target in table.lessons[seat.index()].targets(table.payoffs[seat.index()], lambda) {
                let from = self.on.len();
                self.on.extend(target.on);
                self.positions.push(Position { from, to: self.on.len(), prior: target.prior, chance: target.chance });
            }
        }
    }

    fn append(&mut self, other: &Chapter) {
        let before = self.on.len();
        self.on.extend(&other.on);
        let moved = |at: &Position| Position { from: at.from + before, to: at.to + before, ..*at };
        self.positions.extend(other.positions.iter().map(moved));
    }
}

impl<G: Learned> Training<G> {
    /// Plays the next chapter, or what is left of the course, and goes through it.
    pub(crate) fn chapter(&mut self, study: Study, progress: &mut Progress) {
        let first = self.played;
        let games = study.games.min(self.course.games - first);
        let chapter = self.play_chapter(first, games);
        let mut order: Vec<usize> = (0..chapter.positions.len()).collect();
        let mut rng = Swift::new(!self.seed_of(first));
        let steps = order.len() as u64 * study.passes;
        let mut pace = self.pace.take().unwrap_or_else(|| Pace::new(self.net.inputs()));
        let mut step = 0;
        for pass in 0..study.passes {
            shuffle(&mut rng, &mut order);
            for &at in &order {
                let Position { from, to, prior, chance } = chapter.positions[at];
                let rate = self.course.rate_at(first + games * step / steps);
                let wrong = chance - self.net.step(&chapter.on[from..to], prior, chance, &mut pace.at(rate));
                step += 1;
                // Later passes meet what they have seen.
                if pass == 0 {
                    progress.count(wrong);
                }
            }
        }
        self.pace = Some(pace);
        self.played += games;
        progress.games += games;
    }

    /// Each thread plays a part, and the parts are put together in their order: nobody can tell how many there were.
    fn play_chapter(&self, first: u64, games: u64) -> Chapter {
        let part = games.div_ceil(self.threads.max(1) as u64).max(1);
        let play = |from: u64| {
            let mut table = Table::new(self.seats());
            let mut chapter = Chapter::default();
            for game in from..(from + part).min(first + games) {
                self.play(game, &mut table);
                chapter.take(&table, self.course.lambda);
            }
            chapter
        };
        let parts = (first..first + games).step_by(part as usize);
        std::thread::scope(|scope| {
            let at_work: Vec<_> = parts.map(|from| scope.spawn(move || play(from))).collect();
            let mut whole = Chapter::default();
            at_work.into_iter().for_each(|part| whole.append(&part.join().expect("a game is played to its end")));
            whole
        })
    }
}
