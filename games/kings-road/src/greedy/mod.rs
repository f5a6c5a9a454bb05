//! The tactical player: it plays out this round exactly, for each of its programmes, against programmes that the others
//! may have chosen, and weighs the points taken now and the influence left for the regions that come next.
//!
//! It is given a view, so it treats a programme that is chosen and one that is still to be chosen alike: as unknown.

mod habit;
mod worlds;
mod worth;

pub(crate) use habit::Habit;

use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Phase, Public};
use crate::view::View;
use courtly_bots::{Greedy, Ranked};
use courtly_core::{Rng, Seat, Swift};
use std::cmp::Ordering;

impl Greedy for KingsRoad {
    const POSITIONS: u32 = 50;

    fn rank(&self, view: &View, seat: Seat, legal: &[Programme], rng: &mut Swift) -> Vec<Ranked<Programme>> {
        let thinker = Thinker { game: self, public: &view.public, seat };
        let worlds = thinker.worlds(rng);
        let mut estimates: Vec<Estimate> = legal
            .iter()
            .map(|&programme| Estimate {
                programme,
                sure: (worlds.len() == 1).then(|| thinker.outcome_in(&worlds[0], programme)),
                lead: thinker.mean_lead(&worlds, programme, rng),
                lot: rng.next_u32(),
            })
            .collect();
        estimates.sort_by(Estimate::better_first);
        let mut win_max = 1.0;
        estimates
            .into_iter()
            .map(|estimate| {
                win_max = self.chance_to_win(estimate.lead).min(win_max);
                Ranked { decision: estimate.programme, win: win_max }
            })
            .collect()
    }
}

impl KingsRoad {
    /// A rough chance to win with such a lead in points.
    fn chance_to_win(&self, lead: f32) -> f32 {
        let odds = (lead / 10.0).clamp(-20.0, 20.0).exp();
        odds / (odds + f32::from(self.seats) - 1.0)
    }
}

/// What the thinker expects of one of its programmes.
struct Estimate {
    programme: Programme,
    /// Where nothing is hidden: the share of a victory and the points that the round is sure to bring.
    sure: Option<(f32, u16)>,
    lead: f32,
    /// Breaks ties.
    lot: u32,
}

impl Estimate {
    /// A sure win comes first, then the most points that are sure, then the lead to be expected.
    fn better_first(a: &Estimate, b: &Estimate) -> Ordering {
        let (a_sure, b_sure) = (a.sure.unwrap_or_default(), b.sure.unwrap_or_default());
        b_sure
            .0
            .total_cmp(&a_sure.0)
            .then(b_sure.1.cmp(&a_sure.1))
            .then(b.lead.total_cmp(&a.lead))
            .then(a.lot.cmp(&b.lot))
    }
}

/// A seat that thinks about its choice, with what all know.
#[derive(Clone, Copy)]
struct Thinker<'g> {
    game: &'g KingsRoad,
    public: &'g Public,
    seat: Seat,
}

impl Thinker<'_> {
    /// The others whose programmes of this half of the round are not known.
    fn others_choosing(self) -> impl Iterator<Item = Seat> {
        let Thinker { public, seat, .. } = self;
        public.all_seats().filter(move |&other| {
            other != seat
                && match public.phase {
                    Phase::Choose => true,
                    Phase::Witch => public.revealed[other.index()] == Some(Programme::WITCH),
                    Phase::Over => false,
                }
        })
    }
}
