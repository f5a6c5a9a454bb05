use crate::stride::Pace;
use crate::{Learned, Net, Study, Table, Target};
use courtly_core::{Rng, Seat, SeatSet, Swift};
use std::ops::AddAssign;

/// How a network is trained. The same course gives the same bytes on every machine, as far as the game computes alike
/// there: a greedy player that is to be beaten may take its exponential from a library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    pub seed: u64,
    /// Games in all.
    pub games: u64,
    /// The step at the beginning and at the end; it falls evenly, in ratio, between.
    pub rate: (f32, f32),
    pub lambda: f32,
    /// By chapters, each row of weights at its own pace. If not, every game is learned from once, when it is over, and
    /// all weights take the same step.
    pub study: Option<Study>,
}

impl Course {
    /// Why such a course cannot be gone through, if it cannot.
    pub fn check(&self) -> Result<(), String> {
        let (first, last) = self.rate;
        if self.games == 0 {
            return Err("a training has at least one game".to_owned());
        }
        if !(first > 0.0 && first <= 1.0 && last > 0.0 && last <= first) {
            return Err("the rate goes from at most 1 down to more than 0".to_owned());
        }
        if !(0.0..=1.0).contains(&self.lambda) {
            return Err("lambda is from 0 to 1".to_owned());
        }
        self.study.map_or(Ok(()), |study| study.check())
    }

    pub(crate) fn rate_at(&self, game: u64) -> f32 {
        let (first, last) = self.rate;
        let done = game as f32 / self.games.max(1) as f32;
        // A ratio to a power, by the same operations everywhere: 64 equal steps.
        let steps = (done * 64.0) as u32;
        let mut step = last / first;
        for _ in 0..6 {
            step = step.sqrt();
        }
        (0..steps).fold(first, |rate, _| rate * step)
    }
}

/// Whom a training learns to beat, if not itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// A network, which stays as it is.
    Net,
    /// Whoever does what is plain on the table.
    Plain,
}

/// A training under way.
#[derive(Debug)]
pub struct Training<G: Learned> {
    game: G,
    pub course: Course,
    pub net: Net,
    /// The strongest so far, as far as that was measured; or the one network that is to be beaten. Nobody asks it where
    /// the rival does what is plain.
    pub best: Net,
    /// Whom it learns only to beat, if there is somebody, and the game from which on it does.
    pub(crate) against: Option<(Rival, u64)>,
    /// Games played so far.
    pub played: u64,
    /// Threads that play the games of a chapter. What is learned is the same with any number.
    pub threads: usize,
    /// How steep it was of late, where chapters are studied.
    pub(crate) pace: Option<Pace>,
    table: Table,
}

/// What some games taught.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    pub games: u64,
    pub ends: u64,
    /// The squares of what the network was wrong by, against its targets, added up.
    squares: f64,
}

impl AddAssign for Progress {
    fn add_assign(&mut self, more: Progress) {
        self.games += more.games;
        self.ends += more.ends;
        self.squares += more.squares;
    }
}

impl Progress {
    pub(crate) fn count(&mut self, wrong: f32) {
        self.squares += f64::from(wrong * wrong);
        self.ends += 1;
    }

    /// The mean square of what the network was wrong by.
    pub fn loss(&self) -> f64 {
        self.squares / self.ends.max(1) as f64
    }
}

impl<G: Learned> Training<G> {
    pub fn new(game: G, course: Course) -> Training<G> {
        let net = Net::new(game.inputs(), &mut Swift::new(course.seed));
        Training::resume(game, course, net, 0)
    }

    /// Goes on after so many games.
    pub(crate) fn resume(game: G, course: Course, net: Net, played: u64) -> Training<G> {
        let table = Table::new(game.seats());
        let pace = course.study.map(|_| Pace::new(game.inputs()));
        Training { game, course, best: net.clone(), net, played, threads: 1, against: None, pace, table }
    }

    /// A training that only learns to beat this network, after so many games against itself: who never wins learns
    /// nothing.
    pub fn against(game: G, course: Course, rival: Net, alone: u64) -> Training<G> {
        let mut training = Training::new(game, course);
        training.best = rival;
        training.against = Some((Rival::Net, alone));
        training
    }

    /// The same against whoever does what is plain on the table. None where nobody has said what that is.
    pub fn against_plain(game: G, course: Course, alone: u64) -> Option<Training<G>> {
        game.knows_what_is_plain().then(|| {
            let mut training = Training::new(game, course);
            training.against = Some((Rival::Plain, alone));
            training
        })
    }

    /// Whom it only learns to beat, at least later on.
    pub fn rival(&self) -> Option<Rival> {
        self.against.map(|(rival, _)| rival)
    }

    /// Games that it plays against itself before there is a rival.
    pub fn alone(&self) -> Option<u64> {
        self.against.map(|(_, from)| from)
    }

    /// Whether both take the same course against the same rival, however far they have come.
    pub fn goes_like(&self, other: &Training<G>) -> bool {
        let rivals = self.against == other.against && (self.rival() != Some(Rival::Net) || self.best == other.best);
        self.course == other.course && rivals
    }

    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    pub fn over(&self) -> bool {
        self.played >= self.course.games
    }

    /// Of the seats other than these, those that do what is plain.
    fn plain(&self, learners: SeatSet) -> SeatSet {
        let mut plain = SeatSet::default();
        if self.rival() == Some(Rival::Plain) {
            Seat::all(self.seats()).filter(|&seat| !learners.contains(seat)).for_each(|seat| plain.insert(seat));
        }
        plain
    }

    /// Plays so many more games, or what is left, and learns from them; where chapters are studied, the last of these
    /// to its end.
    pub fn go_on(&mut self, games: u64) -> Progress {
        let stop = self.played.saturating_add(games).min(self.course.games);
        let mut progress = Progress::default();
        while self.played < stop {
            match self.course.study {
                Some(study) => self.chapter(study, &mut progress),
                None => self.one_game(&mut progress),
            }
        }
        progress
    }

    /// Plays the next game and learns from it.
    fn one_game(&mut self, progress: &mut Progress) {
        let rate = self.course.rate_at(self.played);
        let mut table = std::mem::replace(&mut self.table, Table::new(0));
        self.play(self.played, &mut table);
        for Target { on, prior, chance } in table.targets(self.course.lambda) {
            progress.count(chance - self.net.learn_above(on, prior, chance, rate));
        }
        self.table = table;
        self.played += 1;
        progress.games += 1;
    }

    /// Every game has a seed of its own, so that a training that was stopped goes on as if it had not been.
    pub(crate) fn seed_of(&self, game: u64) -> u64 {
        Swift::new(self.course.seed ^ game.wrapping_mul(0xd134_2543_de82_ef95)).next_u64()
    }

    /// Plays one game of the course with the weights of the moment.
    pub(crate) fn play(&self, game: u64, table: &mut Table) {
        let seats = self.game.seats();
        let learners = match self.against {
            Some((_, from)) if game >= from => SeatSet::one(Seat((game % seats as u64) as u8)),
            _ => SeatSet::all(seats),
        };
        let learns = |seat: Seat| if learners.contains(seat) { &self.net } else { &self.best };
        let nets: Vec<&Net> = Seat::all(seats).map(learns).collect();
        table.clear();
        table.learners = learners;
        table.plain = self.plain(learners);
        table.done = game as f32 / self.course.games as f32;
        self.game.play(&nets, &mut Swift::new(self.seed_of(game)), table);
    }

    /// The share of games that the network wins of the best so far, with every deal from both sides (or from every
    /// seat); it becomes the best if that is more than its fair share, unless it has but one rival.
    pub fn measure(&mut self, deals: u64) -> f32 {
        let seats = self.game.seats();
        let mut won = 0.0;
        for deal in 0..deals {
            for seat in 0..seats {
                let nets: Vec<&Net> = (0..seats).map(|at| if at == seat { &self.net } else { &self.best }).collect();
                let mut rng = Swift::new(!self.course.seed ^ deal.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                self.table.clear();
                self.table.learners = SeatSet::default();
                self.table.plain = self.plain(SeatSet::one(Seat(seat as u8)));
                self.table.done = 1.0;
                self.game.play(&nets, &mut rng, &mut self.table);
                won += self.table.payoffs[seat];
            }
        }
        let share = won / (deals.max(1) * seats as u64) as f32;
        if share * seats as f32 > 1.0 && self.against.is_none() {
            self.best = self.net.clone();
        }
        share
    }
}
