use courtly_core::{Seat, SeatSet};

/// What one seat went through in one game: the positions that it judged and what it made of them.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The inputs of all positions, one after the other.
    on: Vec<u16>,
    /// Where each position's inputs stop.
    stops: Vec<usize>,
    /// What the network thought of each.
    chances: Vec<f32>,
    /// What looking ahead made of each, where somebody did.
    foreseen: Vec<Option<f32>>,
    /// The logit that the network only corrects.
    priors: Vec<f32>,
}

/// A position with what it should have been taken for.
#[derive(Clone, Copy, Debug)]
pub struct Target<'l> {
    pub on: &'l [u16],
    pub prior: f32,
    pub chance: f32,
}

impl Lesson {
    fn clear(&mut self) {
        self.on.clear();
        self.stops.clear();
        self.chances.clear();
        self.foreseen.clear();
        self.priors.clear();
    }

    /// One position more: what it was taken for, and its inputs, which are pushed.
    pub fn remember(&mut self, chance: f32, inputs: impl FnOnce(&mut Vec<u16>)) {
        inputs(&mut self.on);
        self.stops.push(self.on.len());
        self.chances.push(chance);
        self.priors.push(0.0);
        self.foreseen.push(None);
    }

    /// One position more, which was not judged but looked ahead from: what that made of it is what it is taken for, and
    /// says more than where chance or a mixed choice led from there.
    pub fn remember_foreseen(&mut self, foreseen: f32, inputs: impl FnOnce(&mut Vec<u16>)) {
        self.remember(foreseen, inputs);
        self.foreseen.pop();
        self.foreseen.push(Some(foreseen));
    }

    /// One position more, of which the network only corrects a judgement that there is without it, given as a logit.
    pub fn remember_above(&mut self, prior: f32, chance: f32, inputs: impl FnOnce(&mut Vec<u16>)) {
        self.remember(chance, inputs);
        self.priors.pop();
        self.priors.push(prior);
    }

    pub fn positions(&self) -> usize {
        self.stops.len()
    }

    /// Every position with what it was taken for.
    pub fn as_taken(&self) -> impl Iterator<Item = Target<'_>> {
        (0..self.stops.len()).map(|at| self.taken(at))
    }

    pub(crate) fn taken(&self, at: usize) -> Target<'_> {
        self.target(at, self.chances[at])
    }

    /// A position of another lesson, taken for what it should have been.
    pub(crate) fn copy(&mut self, target: Target<'_>) {
        self.remember_above(target.prior, target.chance, |on| on.extend_from_slice(target.on));
    }

    fn target(&self, at: usize, chance: f32) -> Target<'_> {
        let from = if at == 0 { 0 } else { self.stops[at - 1] };
        Target { on: &self.on[from..self.stops[at]], prior: self.priors[at], chance }
    }

    /// The positions from the last to the first, each with what it should have been taken for: a mixture of what came
    /// right after it and what came of it in the end (TD(λ), the forward view).
    pub fn targets(&self, payoff: f32, lambda: f32) -> impl Iterator<Item = Target<'_>> {
        let (mut later, mut next) = (payoff, payoff);
        (0..self.stops.len()).rev().map(move |at| {
            later = lambda * later + (1.0 - lambda) * self.foreseen[at].unwrap_or(next);
            next = self.chances[at];
            self.target(at, later)
        })
    }
}

/// What came of one game, used again for the next.
#[derive(Clone, Debug)]
pub struct Table {
    /// One a seat.
    pub lessons: Vec<Lesson>,
    pub payoffs: Vec<f32>,
    /// The seats that learn: a game may let them try what they would not do. None where strength is measured.
    pub learners: SeatSet,
    /// The seats that ask no network and do what is plain on the table, in games that know what that is.
    pub plain: SeatSet,
    /// How much of the training is done, 0 to 1: a game may reward otherwise at first. 1 where nobody learns.
    pub done: f32,
}

impl Table {
    pub fn new(seats: usize) -> Table {
        Table {
            lessons: vec![Lesson::default(); seats],
            payoffs: vec![0.0; seats],
            learners: SeatSet::all(seats),
            plain: SeatSet::default(),
            done: 1.0,
        }
    }

    pub fn clear(&mut self) {
        self.lessons.iter_mut().for_each(Lesson::clear);
    }

    /// What the learners went through, each position with what it should have been taken for.
    pub(crate) fn targets(&self, lambda: f32) -> impl Iterator<Item = Target<'_>> {
        let of = move |seat: Seat| self.lessons[seat.index()].targets(self.payoffs[seat.index()], lambda);
        self.learners.iter().flat_map(of)
    }
}
