use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Seat, Swift};

/// The tactical player of a game: it searches its own whole turn, never misses a win or the most points that it can
/// take now, and looks no further. Later players are measured against it, so it stays as it is.
pub trait Greedy: Game {
    /// About so many positions are looked at for each legal decision.
    const POSITIONS: u32 = 1;

    /// Ranks the legal decisions, best first, from what the seat's view tells. `win` is a rough chance to win, 0 to 1,
    /// that falls along the ranking. `legal` is not empty and the ranking has the same decisions.
    fn rank(
        &self,
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Decision],
        rng: &mut Swift,
    ) -> Vec<Ranked<Self::Decision>>;
}

/// Plays the first of [`Greedy::rank`].
#[derive(Debug, Clone, Copy)]
pub struct GreedyPlayer;

impl<G: Greedy> Player<G> for GreedyPlayer {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        Advice::best(game.rank(view, seat, legal, &mut Swift::new(seed)))
    }
}
