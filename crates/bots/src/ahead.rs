use crate::net::best_first;
use crate::{Advice, Player};
use courtly_core::{Rng, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::{Judge, Net, Turns, Way};
use std::sync::Arc;

/// Looks one turn ahead in games for two: of the ends that a network likes best, it takes the one after which the
/// other's best answer is worst, on average over what the other may hold.
#[derive(Clone, Debug)]
pub struct AheadPlayer {
    net: Arc<Net>,
    /// So many ends are looked at more closely.
    candidates: usize,
    /// So many worlds are imagined.
    worlds: usize,
}

impl AheadPlayer {
    pub fn new(net: Arc<Net>, candidates: usize, worlds: usize) -> AheadPlayer {
        AheadPlayer { net, candidates, worlds }
    }

    /// What the other's best answer leaves to the seat in this world.
    fn left<G: Turns>(&self, game: &G, end: &G::State, seat: Seat, rng: &mut Swift, ways: &mut Vec<Way<G>>) -> f32 {
        let mut state = end.clone();
        loop {
            match game.turn(&state) {
                Turn::Over => {
                    let mut payoffs = [0.0; 2];
                    game.payoffs(&state, &mut payoffs);
                    return payoffs[seat.index()];
                }
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let other = owing.iter().next().expect("somebody decides");
                    let mut judge = Judge::new(&self.net);
                    game.ways(&state, other, ways);
                    judge.begin(game, &state, other);
                    let best = ways.iter().map(|way| judge.chance(game, &way.end, other)).fold(0.0, f32::max);
                    return if other == seat { best } else { 1.0 - best };
                }
            }
        }
    }
}

impl<G: Turns> Player<G> for AheadPlayer {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, _: &[G::Decision], seed: u64) -> Advice<G::Decision> {
        let mut rng = Swift::new(seed);
        let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
        let (mut ways, mut answers): (Vec<Way<G>>, Vec<Way<G>>) = (vec![], vec![]);
        game.ways(&world, seat, &mut ways);
        let mut judge = Judge::new(&self.net);
        judge.begin(game, &world, seat);
        let mut liked: Vec<(usize, f32)> =
            ways.iter().enumerate().map(|(at, way)| (at, judge.chance(game, &way.end, seat))).collect();
        liked.sort_by(|a, b| b.1.total_cmp(&a.1));
        // With more seats than two it does not look ahead: what is bad for one of the others may be good for another.
        if liked[0].1 < 1.0 && liked.len() > 1 && game.seats() == 2 {
            liked.truncate(self.candidates);
            let mut sums = vec![0.0; liked.len()];
            for _ in 0..self.worlds {
                let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
                // The same ends in the same order in every world, since all of them look alike to the seat.
                game.ways(&world, seat, &mut ways);
                let luck = rng.next_u64();
                for (sum, (at, _)) in sums.iter_mut().zip(&liked) {
                    *sum += match game.certain(&ways[*at].end, seat) {
                        Some(certain) => certain,
                        None => self.left(game, &ways[*at].end, seat, &mut Swift::new(luck), &mut answers),
                    };
                }
            }
            for ((_, chance), sum) in liked.iter_mut().zip(sums) {
                *chance = sum / self.worlds as f32;
            }
        }
        best_first(liked.iter().map(|&(at, win)| (ways[at].first, win)).collect())
    }
}
