//! Learning by chapters: some games are played with the same weights, on all cores, and then gone through several times
//! in a mixed order. Where a game takes long to play and a moment to learn from, that makes more of it.

use crate::{Learned, Lesson, Progress, Table, Target, Training};
use courtly_core::{Swift, shuffle};

/// How a chapter is gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// Games in a chapter.
    pub games: u64,
    /// How often each position of a chapter is learned from.
    pub passes: u64,
}

/// A chapter is kept in memory while it is studied: some 30 kB a game of Royal Palace.
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

impl<G: Learned> Training<G> {
    /// Plays the next chapter, or what is left of the course, and goes through it.
    pub(crate) fn chapter(&mut self, study: Study, progress: &mut Progress) {
        let first = self.played;
        let games = study.games.min(self.course.games - first);
        let chapter = self.play_chapter(first, games);
        let mut order: Vec<usize> = (0..chapter.positions()).collect();
        let mut rng = Swift::new(!self.seed_of(first));
        let steps = order.len() as u64 * study.passes;
        let pace = self.pace.as_mut().expect("where chapters are studied there is a pace");
        let mut step = 0;
        for pass in 0..study.passes {
            shuffle(&mut rng, &mut order);
            for &at in &order {
                let Target { on, prior, chance } = chapter.taken(at);
                let rate = self.course.rate_at(first + games * step / steps);
                let wrong = chance - self.net.step(on, prior, chance, &mut pace.at(rate));
                step += 1;
                // Later passes meet what they have seen.
                if pass == 0 {
                    progress.count(wrong);
                }
            }
        }
        self.played += games;
        progress.games += games;
    }

    /// Each thread plays a part, and the parts are put together in their order: nobody can tell how many there were.
    fn play_chapter(&self, first: u64, games: u64) -> Lesson {
        let part = games.div_ceil(self.threads.max(1) as u64);
        let play = |from: u64| {
            let mut table = Table::new(self.seats());
            let mut chapter = Lesson::default();
            for game in from..from.saturating_add(part).min(first + games) {
                self.play(game, &mut table);
                table.targets(self.course.lambda).for_each(|target| chapter.copy(target));
            }
            chapter
        };
        let parts = (first..first + games).step_by(part as usize);
        std::thread::scope(|scope| {
            let at_work: Vec<_> = parts.map(|from| scope.spawn(move || play(from))).collect();
            let mut whole = Lesson::default();
            for part in at_work {
                let part = part.join().expect("a game is played to its end");
                part.as_taken().for_each(|target| whole.copy(target));
            }
            whole
        })
    }
}
