use crate::{Advice, Player, Ranked};
use courtly_core::{Seat, Swift, Viewer};
use courtly_learn::{Judge, Net, Turns, Way};
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::Arc;

/// Takes the end of its turn that a network judges best, and looks no further.
#[derive(Clone, Debug)]
pub struct NetPlayer {
    net: Arc<Net>,
}

impl NetPlayer {
    pub fn new(net: Arc<Net>) -> NetPlayer {
        NetPlayer { net }
    }
}

impl<G: Turns> Player<G> for NetPlayer {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        _legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        // Any world will do: what is judged is the same in all.
        let world = game.determinize(view, Viewer::Seat(seat), &mut Swift::new(seed));
        let mut ways: Vec<Way<G>> = vec![];
        game.ways(&world, seat, &mut ways);
        let mut judge = Judge::new(&self.net);
        judge.begin(game, &world, seat);
        best_first(ways.iter().map(|way| (way.first, judge.chance(game, &way.end, seat))).collect())
    }
}

/// Advice from ends of a turn, each with its first decision: the best end of a decision stands for it.
pub(crate) fn best_first<D: Copy + Eq + Hash>(mut ends: Vec<(D, f32)>) -> Advice<D> {
    ends.sort_by(|a, b| b.1.total_cmp(&a.1));
    in_order(ends)
}

/// The same from ends that stand in order, the best first, though some were not looked at as closely as others.
pub(crate) fn in_order<D: Copy + Eq + Hash>(mut ends: Vec<(D, f32)>) -> Advice<D> {
    let mut met = HashSet::new();
    ends.retain(|(decision, _)| met.insert(*decision));
    let mut least = 1.0f32;
    let ranked = |(decision, win): (D, f32)| {
        // What was given up after a few worlds may look better than it is.
        least = least.min(win);
        Ranked { decision, win: least }
    };
    Advice::best(ends.into_iter().map(ranked).collect())
}
