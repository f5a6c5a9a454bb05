//! Games in which seats take turns one after the other: a network judges the ends of a turn.

use crate::inputs::InputSet;
use crate::{Inputs, Learned, Net, Sums, Table};
use courtly_core::{Game, Seat, Silent, Swift, Turn};

/// A game of turns.
///
/// A network sees a position as a seat sees it that has just ended its turn. So a `world` here may be any that fits
/// what the seat knows: the inputs must be the same in all of them (`courtly-check` compares).
pub trait Turns: Learned {
    /// The inputs that are on and that no decision of this turn can change.
    fn steady(&self, world: &Self::State, seat: Seat, on: &mut impl Inputs);
    /// The others that are on.
    fn moving(&self, world: &Self::State, seat: Seat, on: &mut impl Inputs);
    /// Clears `out` and lists the distinct positions in which the seat can end its turn, each with a first decision
    /// that leads there; not empty.
    fn ways(&self, world: &Self::State, seat: Seat, out: &mut Vec<Way<Self>>);
    /// The same end of the seat's turn in another world that looked alike to it when the turn began.
    fn end_in(&self, world: &Self::State, end: &Self::State, seat: Seat) -> Self::State;
    /// Every world that fits what the seat sees, with the number of deals that lead to it, where it pays to look at all
    /// of them; not empty. None where it does not, and where they are more than so many.
    fn every_world(&self, _view: &Self::View, _seat: Seat, _most: usize) -> Option<Vec<(Self::State, f32)>> {
        None
    }
    /// Whether a turn begins here, so that a plan of an earlier turn says nothing.
    fn begins(&self, world: &Self::State) -> bool;
    /// How likely the other seat's last turn was in this world, after the seat's own had ended like this: worlds in
    /// which it would have done better otherwise are less likely. None where nothing can be told. The other's ways are
    /// left in `ways`.
    fn likelihood(
        &self,
        _ended: &Self::State,
        _world: &Self::State,
        _seat: Seat,
        _judge: &mut Judge,
        _ways: &mut Vec<Way<Self>>,
        _rng: &mut Swift,
    ) -> Option<Likelihood> {
        None
    }
    /// Which of its ways a seat takes that sees what is plain on the table and looks no further; it knows of the world
    /// what it may. None where nobody has said what is plain.
    fn plain_way(&self, _world: &Self::State, _seat: Seat, _ways: &[Way<Self>], _rng: &mut Swift) -> Option<usize> {
        None
    }
    /// What the end of a turn is worth to the seat, where that is certain: the game is over, or about to be.
    fn certain(&self, end: &Self::State, seat: Seat) -> Option<f32>;
}

/// How likely a turn was, by what whoever took it had in mind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likelihood {
    /// The same as the network.
    pub equal: f32,
    /// What is plain on the table.
    pub plain: f32,
}

/// A way to play a turn: its first decision, and the position at its end.
#[derive(Clone, Debug)]
pub struct Way<G: Game> {
    pub first: G::Decision,
    pub end: G::State,
}

/// Judges the ends of one turn, which differ in few inputs from the position that it began with.
#[derive(Debug)]
pub struct Judge<'n> {
    net: &'n Net,
    /// What the turn began with: the inputs that a decision can change, and the sums of all.
    began: InputSet,
    sums: Sums,
    /// The same inputs at the end that is looked at.
    now: InputSet,
    changed: Vec<u16>,
}

impl<'n> Judge<'n> {
    pub fn new(net: &'n Net) -> Judge<'n> {
        let none = InputSet::new(net.inputs());
        Judge { net, began: none.clone(), sums: net.sums(&[]), now: none, changed: vec![] }
    }

    /// A turn of the seat begins.
    pub fn begin<G: Turns>(&mut self, game: &G, world: &G::State, seat: Seat) {
        self.changed.clear();
        game.steady(world, seat, &mut self.changed);
        game.moving(world, seat, &mut self.changed);
        self.sums = self.net.sums(&self.changed);
        self.began.clear();
        game.moving(world, seat, &mut self.began);
    }

    /// The seat's chance to win with this end of its turn.
    pub fn chance<G: Turns>(&mut self, game: &G, end: &G::State, seat: Seat) -> f32 {
        if let Some(certain) = game.certain(end, seat) {
            return certain;
        }
        self.now.clear();
        game.moving(end, seat, &mut self.now);
        let mut sums = self.sums;
        self.began.without(&self.now, &mut self.changed);
        self.net.take_away(&mut sums, &self.changed);
        self.now.without(&self.began, &mut self.changed);
        self.net.add(&mut sums, &self.changed);
        self.net.chance_of(&sums)
    }
}

/// Plays one game of networks, one a seat, which take the way that they judge best.
pub fn play_turns<G: Turns>(game: &G, nets: &[&Net], rng: &mut Swift, table: &mut Table) {
    let mut state = game.setup(rng);
    let mut judges: Vec<Judge> = nets.iter().map(|net| Judge::new(net)).collect();
    let mut ways = vec![];
    for _ in 0..G::STEPS_MAX {
        match game.turn(&state) {
            Turn::Over => {
                game.payoffs(&state, &mut table.payoffs);
                return;
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.iter().next().expect("somebody decides");
                game.ways(&state, seat, &mut ways);
                let plain = table.plain.contains(seat).then(|| game.plain_way(&state, seat, &ways, rng)).flatten();
                state = match plain {
                    Some(at) => ways[at].end.clone(),
                    None => best(game, &mut judges[seat.index()], &state, seat, &ways, table),
                };
            }
        }
    }
    // Nobody wins what does not end.
    table.payoffs.fill(1.0 / nets.len() as f32);
}

/// The best end of the turn, which the seat's lesson remembers.
fn best<G: Turns>(
    game: &G,
    judge: &mut Judge,
    state: &G::State,
    seat: Seat,
    ways: &[Way<G>],
    table: &mut Table,
) -> G::State {
    judge.begin(game, state, seat);
    let mut best = 0;
    let mut most = f32::NEG_INFINITY;
    for (at, way) in ways.iter().enumerate() {
        let chance = judge.chance(game, &way.end, seat);
        if chance > most {
            (best, most) = (at, chance);
        }
    }
    let end = ways[best].end.clone();
    // Where the outcome is certain there is nothing to learn.
    if game.certain(&end, seat).is_none() {
        table.lessons[seat.index()].remember(most, |on| {
            game.steady(state, seat, on);
            game.moving(&end, seat, on);
        });
    }
    end
}
