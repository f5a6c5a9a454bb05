use crate::{Match, Table};
use courtly_analysis::{Analysis, End, Judged, Review, Start};
use courtly_core::{Seat, Step, Viewer};
use courtly_games::Complete;
use courtly_text::Voice;
use std::sync::Arc;

/// The review of a match of any game: its decisions are judged one after the other, each taking its time.
pub trait Reviewing: Send {
    /// How many decisions there are to judge.
    fn total(&self) -> usize;
    /// How many are judged.
    fn done(&self) -> usize;
    /// Judges the next one.
    fn go_on(&mut self);
    /// Judges what is left, and adds up.
    fn finish(self: Box<Self>) -> Analysis;
}

impl<G: Complete> Reviewing for Review<G> {
    fn total(&self) -> usize {
        Review::total(self)
    }

    fn done(&self) -> usize {
        Review::done(self)
    }

    fn go_on(&mut self) {
        Review::go_on(self);
    }

    fn finish(self: Box<Self>) -> Analysis {
        Review::finish(*self)
    }
}

impl<G: Complete> Match<G> {
    /// The review of a match that is over, with about so many positions of thought.
    pub(crate) fn reviewed(&self, nodes: u32) -> Option<Review<G>> {
        if !self.over() {
            return None;
        }
        let end = match self.resigned {
            Some(seat) => End::Resigned(seat),
            None if self.abandoned() => End::Abandoned,
            None => End::Played,
        };
        let steps: Vec<Step<G::Decision, G::Chance>> = self.steps.iter().map(|made| made.step).collect();
        let start = match self.start {
            crate::Start::Setup | crate::Start::Dealt(_) => Start::Dealt(self.first_state()),
            crate::Start::Loaded(_) => Start::Given(self.first_state()),
        };
        Some(Review::new(Arc::clone(&self.game), start, &steps, end, nodes))
    }
}

/// What an analysis says of one decision, in words: which it was, what was better, and when the seat saw itself asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub decision: String,
    pub better: String,
    /// The moment before the decision in a replay with the seat's eyes.
    pub moment: usize,
}

/// The words for one decision of an analysis of this match.
pub fn told(table: &dyn Table, judged: &Judged, voice: Voice) -> Option<Told> {
    let seat = Seat(judged.seat);
    let then = table.at(judged.step);
    let moments = table.moments(Viewer::Seat(seat), 0);
    Some(Told {
        decision: then.in_words(seat, &judged.decision, voice)?,
        better: then.in_words(seat, &judged.better, voice)?,
        moment: moments.partition_point(|&moment| moment < judged.step),
    })
}
