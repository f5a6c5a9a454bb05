use crate::{Net, Sums};
use courtly_core::{Game, Seat};

/// A game whose positions a network can judge.
///
/// A network sees a position as a seat sees it that has just ended its turn. So a `world` here may be any that fits
/// what the seat knows: the inputs must be the same in all of them (`courtly-check` compares).
pub trait Learned: Game {
    /// How many inputs there are.
    const INPUTS: usize;
    /// The weights that are shipped, as a file.
    const WEIGHTS: &'static [u8];

    /// The inputs that are on and that no decision of this turn can change.
    fn steady(&self, world: &Self::State, seat: Seat, on: &mut Vec<u16>);
    /// The others that are on.
    fn moving(&self, world: &Self::State, seat: Seat, on: &mut Vec<u16>);
    /// Clears `out` and lists the distinct positions in which the seat can end its turn, each with a first decision
    /// that leads there; not empty.
    fn ways(&self, world: &Self::State, seat: Seat, out: &mut Vec<Way<Self>>);
    /// What the end of a turn is worth to the seat, where that is certain: the game is over, or about to be.
    fn certain(&self, end: &Self::State, seat: Seat) -> Option<f32>;
}

/// A way to play a turn: its first decision, and the position at its end.
#[derive(Clone, Debug)]
pub struct Way<G: Game> {
    pub first: G::Decision,
    pub end: G::State,
}

/// Judges the ends of one turn, which share most of their inputs.
#[derive(Debug)]
pub struct Judge<'n> {
    net: &'n Net,
    on: Vec<u16>,
    steady: Sums,
}

impl<'n> Judge<'n> {
    pub fn new(net: &'n Net) -> Judge<'n> {
        Judge { net, on: vec![], steady: net.sums(&[]) }
    }

    /// A turn of the seat begins.
    pub fn begin<G: Learned>(&mut self, game: &G, world: &G::State, seat: Seat) {
        self.on.clear();
        game.steady(world, seat, &mut self.on);
        self.steady = self.net.sums(&self.on);
    }

    /// The seat's chance to win with this end of its turn.
    pub fn chance<G: Learned>(&mut self, game: &G, end: &G::State, seat: Seat) -> f32 {
        if let Some(certain) = game.certain(end, seat) {
            return certain;
        }
        self.on.clear();
        game.moving(end, seat, &mut self.on);
        let mut sums = self.steady;
        self.net.add(&mut sums, &self.on);
        self.net.chance_of(&sums)
    }
}
