use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Seat, Swift, below};

/// Every legal decision with the same chance.
#[derive(Debug, Clone, Copy)]
pub struct RandomPlayer;

impl<G: Game> Player<G> for RandomPlayer {
    fn advise(
        &mut self,
        game: &G,
        _view: &G::View,
        _seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let win = 1.0 / game.seats() as f32;
        let first = below(&mut Swift::new(seed), legal.len() as u32) as usize;
        let mut ranked: Vec<_> = legal.iter().map(|&decision| Ranked { decision, win }).collect();
        ranked.swap(0, first);
        Advice::best(ranked)
    }
}
