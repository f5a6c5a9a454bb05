use crate::{Advice, Player, Ranked};
use courtly_core::{Seat, Swift, Viewer};
use courtly_learn::{Judge, Learned, Net, Way};
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

impl<G: Learned> Player<G> for NetPlayer {
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
        let mut ranked: Vec<Ranked<G::Decision>> =
            ways.iter().map(|way| Ranked { decision: way.first, win: judge.chance(game, &way.end, seat) }).collect();
        // The best end of each first decision stands for it.
        ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        let mut met = std::collections::HashSet::new();
        ranked.retain(|one| met.insert(one.decision));
        Advice::best(ranked)
    }
}
