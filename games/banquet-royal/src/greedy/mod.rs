//! The tactical player: it tries every way to play its own turn and looks no further than the parties that the next
//! seat could hold.

mod finish;
mod glance;
mod judge;

use crate::{BanquetRoyal, CakePlace, Choice, Decision, Phase, View};
use courtly_bots::{Greedy, Ranked};
use courtly_core::{Game, Seat, Silent, Swift, shuffle};
pub(crate) use glance::{Glance, Roads};
pub(crate) use judge::Judge;

impl Greedy for BanquetRoyal {
    /// Works on the view itself: a cake that the seat does not know counts as the mean of those it cannot place, so
    /// that nothing hidden can change the choice.
    fn rank(&self, view: &View, seat: Seat, legal: &[Decision], rng: &mut Swift) -> Vec<Ranked<Decision>> {
        let mut order = legal.to_vec();
        shuffle(rng, &mut order);
        let mut valued = self.valued(view, seat, order);
        // The sort is stable, so that the shuffle decides between equals.
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        valued.into_iter().map(|(value, decision)| Ranked { decision, win: chance(value) }).collect()
    }
}

impl BanquetRoyal {
    /// Decisions with what they are worth, the rest of the turn played well.
    fn valued(&self, view: &View, seat: Seat, decisions: Vec<Decision>) -> Vec<(f32, Decision)> {
        let (judge, known) = (Judge::new(self, view, seat), &view.table);
        let at_length = |decision: Decision| {
            let mut after = *known;
            self.decide(&mut after, seat, decision, &mut Silent);
            judge.finish(after) + curiosity(view, decision)
        };
        if known.phase != Phase::Turn {
            return decisions.into_iter().map(|decision| (at_length(decision), decision)).collect();
        }
        let roads = Roads::new(self, known);
        let mut glance = Glance::new(self, known, &roads);
        let worth = |decision| {
            // What the die gives needs a longer look.
            let worth = if self.rolls(known, decision) { at_length(decision) } else { glance.worth(decision) };
            (worth, decision)
        };
        decisions.into_iter().map(worth).collect()
    }
}

/// A look at a cake is worth a little if it tells something, and more if the cake can still be taken.
fn curiosity(view: &View, decision: Decision) -> f32 {
    let Choice::Peek(place) = decision.choice() else { return 0.0 };
    let known = view.table.cake_at(place).is_none_or(|index| view.table.cakes[index].value != 0);
    match place {
        _ if known => 0.0,
        CakePlace::Board(_) => 0.5,
        CakePlace::Held { .. } => 0.1,
    }
}

/// A lead in points as a rough chance to win.
fn chance(value: f32) -> f32 {
    0.5 + 0.5 * (value / 60.0).tanh()
}
