use crate::{Net, Table};
use courtly_core::{Game, Swift};
use std::sync::{Arc, OnceLock};

/// A game whose positions a network can learn to judge.
pub trait Learned: Game {
    /// How many inputs there are, with this number of seats.
    fn inputs(&self) -> usize;
    /// The shipped network, if there is one for this number of seats.
    fn shipped(&self) -> Option<Arc<Net>>;
    /// The shipped network that judges games against somebody who does what is plain on the table, if there is one.
    fn shipped_against_plain(&self) -> Option<Arc<Net>> {
        None
    }
    /// Whether seats can do what is plain on the table, so that a network can learn to beat them.
    fn knows_what_is_plain(&self) -> bool {
        false
    }
    /// Plays one game of networks, one a seat, and fills the lessons and the payoffs. Games of turns leave this to
    /// [`play_turns`](crate::play_turns).
    fn play(&self, nets: &[&Net], rng: &mut Swift, table: &mut Table);
}

/// The weights that come with a game, read when they are first needed.
#[derive(Debug)]
pub struct Shipped {
    /// By number of seats.
    files: &'static [(usize, &'static [u8])],
    read: OnceLock<Vec<(usize, Arc<Net>)>>,
}

impl Shipped {
    pub const fn new(files: &'static [(usize, &'static [u8])]) -> Shipped {
        Shipped { files, read: OnceLock::new() }
    }

    /// The network for the game's number of seats. Weights that do not fit the game's inputs are a bug.
    pub fn of(&self, seats: usize, inputs: impl Fn(usize) -> usize) -> Option<Arc<Net>> {
        let read = |&(seats, bytes): &(usize, &'static [u8])| {
            let net = Net::from_bytes(bytes, inputs(seats)).unwrap_or_else(|e| panic!("{seats}.net: {e}"));
            (seats, Arc::new(net))
        };
        let nets = self.read.get_or_init(|| self.files.iter().map(read).collect());
        nets.iter().find(|(with, _)| *with == seats).map(|(_, net)| Arc::clone(net))
    }
}
