use crate::Contestant;
use crate::play::{Played, play};
use courtly_games::Complete;
use courtly_host::Seed;

/// Who meets whom: one `challenger`, all other seats belong to the `field`. With two seats that is a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    pub challenger: Contestant,
    pub field: Contestant,
}

/// One deal, played once for every seat that the challenger can have: what the deal gives to a seat, both sides get.
/// Its matches hang together, so statistics take the deal as their unit and never the match.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// Match `n` has the challenger on seat `n`.
    pub matches: Vec<Played>,
}

impl Deal {
    pub fn play<G: Complete>(game: &G, sides: &Sides, seed: Seed) -> Deal {
        // Where both sides are the same, every rotation is the same match.
        let rotations = if sides.challenger == sides.field { 1 } else { game.seats() };
        let matches = (0..rotations).map(|rotation| {
            let mut players: Vec<_> = (0..game.seats())
                .map(|seat| if seat == rotation { sides.challenger.seated(game) } else { sides.field.seated(game) })
                .collect();
            play(game, &mut players, seed)
        });
        Deal { matches: matches.collect() }
    }

    /// The challenger's share of the wins, 0 to 1.
    pub fn share(&self) -> f64 {
        self.mean(|rotation, played| played.shares[rotation])
    }

    /// The mean of something over the matches of the deal.
    pub fn mean(&self, of: impl Fn(usize, &Played) -> f64) -> f64 {
        let sum: f64 = self.matches.iter().enumerate().map(|(rotation, played)| of(rotation, played)).sum();
        sum / self.matches.len() as f64
    }
}
