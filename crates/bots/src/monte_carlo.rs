use crate::leaf::ToTheEnd;
use crate::playout::{Course, play_on};
use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Seat, SeatSet, Silent, Swift, Viewer, shuffle};

/// How much a decision that was tried less is favoured.
const CURIOSITY: f32 = 0.7;
/// At least so many playouts for each decision that is looked at; of longer lists only a sample is.
const TRIES_MIN: usize = 4;

/// Flat Monte Carlo: it tries decisions in worlds that fit the view, plays each on by chance to the end of the game, and
/// takes the one that won most. Better ones are tried more often (UCB1).
#[derive(Clone, Copy, Debug)]
pub struct MonteCarlo {
    /// Playouts a decision.
    pub nodes: u32,
}

struct Arm<D> {
    decision: D,
    tries: u32,
    won: f32,
}

impl<D> Arm<D> {
    fn mean(&self) -> f32 {
        self.won / self.tries as f32
    }
}

impl<G: Game> Player<G> for MonteCarlo {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let mut rng = Swift::new(seed);
        let nodes = self.nodes.max(1) as usize;
        let mut arms: Vec<_> = legal.iter().map(|&decision| Arm { decision, tries: 0, won: 0.0 }).collect();
        let looked_at = (nodes / TRIES_MIN).clamp(1, arms.len());
        if looked_at < arms.len() {
            shuffle(&mut rng, &mut arms);
        }
        let mut buffer = Vec::new();
        let course = Course { observer: seat, before: SeatSet::one(seat), steps: G::STEPS_MAX };
        for nth in 0..nodes {
            let arm = &mut arms[..looked_at];
            let arm = if nth < looked_at { &mut arm[nth] } else { most_promising(arm, nth) };
            let mut state = game.determinize(view, Viewer::Seat(seat), &mut rng);
            game.decide(&mut state, seat, arm.decision, &mut Silent);
            let payoffs = play_on(game, &mut state, course, &mut ToTheEnd, &mut buffer, &mut rng);
            arm.tries += 1;
            arm.won += payoffs[seat.index()];
        }
        Advice::best(ranking(arms))
    }
}

fn most_promising<D>(arms: &mut [Arm<D>], playouts: usize) -> &mut Arm<D> {
    let ln = (playouts as f32).ln();
    let bound = |arm: &Arm<D>| arm.mean() + CURIOSITY * (ln / arm.tries as f32).sqrt();
    let mut best = (0, f32::MIN);
    for (nth, arm) in arms.iter().enumerate() {
        let bound = bound(arm);
        if bound > best.1 {
            best = (nth, bound);
        }
    }
    &mut arms[best.0]
}

/// The tried ones by how often they were, which is by how good they seem; then the others, thought no better than the
/// worst.
fn ranking<D: Copy + Ord>(mut arms: Vec<Arm<D>>) -> Vec<Ranked<D>> {
    arms.sort_by(|a, b| b.tries.cmp(&a.tries).then(b.won.total_cmp(&a.won)).then_with(|| a.decision.cmp(&b.decision)));
    let worst = arms.iter().filter(|arm| arm.tries > 0).map(Arm::mean).fold(1.0, f32::min);
    let win = |arm: &Arm<D>| if arm.tries > 0 { arm.mean() } else { worst };
    arms.iter().map(|arm| Ranked { decision: arm.decision, win: win(arm) }).collect()
}
