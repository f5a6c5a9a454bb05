//! Playing on in thought.

use super::worlds::Mind;
use courtly_core::{Game, Seat, Silent, Swift, Turn};
use courtly_learn::{Judge, Net, Turns, Way};
use std::sync::Arc;

/// The networks that judge: one for games against an equal, and one, where there is one, for games against whoever does
/// what is plain.
#[derive(Clone, Debug)]
pub(super) struct Minds {
    pub(super) equal: Arc<Net>,
    pub(super) plain: Option<Arc<Net>>,
}

/// An end of the turn that is looked at more closely.
pub(super) struct Candidate {
    /// Which of the ways leads there.
    pub(super) at: usize,
    /// What the networks make of it.
    pub(super) liked: f32,
    /// What it came to in the worlds so far, and how much these counted.
    pub(super) sum: f32,
    pub(super) weight: f32,
}

impl Candidate {
    pub(super) fn new(at: usize) -> Candidate {
        Candidate { at, liked: 0.0, sum: 0.0, weight: 0.0 }
    }

    pub(super) fn chance(&self) -> f32 {
        if self.weight == 0.0 { self.liked } else { self.sum / self.weight }
    }
}

/// The room for playing on.
pub(super) struct Room<'n, G: Game> {
    /// Judges games against an equal.
    pub(super) equal: Judge<'n>,
    /// And those against whoever does what is plain.
    pub(super) plain: Option<Judge<'n>>,
    pub(super) ways: Vec<Way<G>>,
    /// Positions judged so far.
    pub(super) judged: usize,
}

impl<'n, G: Turns> Room<'n, G> {
    pub(super) fn new(minds: &'n Minds) -> Room<'n, G> {
        let plain = minds.plain.as_deref().map(Judge::new);
        Room { equal: Judge::new(&minds.equal), plain, ways: vec![], judged: 0 }
    }

    /// What these ends of a turn are worth to the seat if the other does so likely what is plain.
    pub(super) fn like(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        ways: &[Way<G>],
        belief: f32,
    ) -> Vec<Candidate> {
        self.judged += ways.len();
        let mut liked: Vec<Candidate> = (0..ways.len()).map(Candidate::new).collect();
        for (judge, share) in [(Some(&mut self.equal), 1.0 - belief), (self.plain.as_mut(), belief)] {
            let Some(judge) = judge else { continue };
            judge.begin(game, world, seat);
            for (one, way) in liked.iter_mut().zip(ways) {
                one.liked += share * judge.chance(game, &way.end, seat);
            }
        }
        liked.sort_by(|a, b| b.liked.total_cmp(&a.liked));
        liked
    }

    /// What is left to the seat after so many turns, if the other has this mind.
    pub(super) fn left(
        &mut self,
        game: &G,
        end: &G::State,
        seat: Seat,
        turns: usize,
        mind: Mind,
        rng: &mut Swift,
    ) -> f32 {
        let mut state = end.clone();
        let mut mover = seat;
        let mut chance = 0.5;
        let mut played = 0;
        loop {
            match game.turn(&state) {
                Turn::Over => {
                    let mut payoffs = [0.0; 2];
                    game.payoffs(&state, &mut payoffs);
                    return payoffs[seat.index()];
                }
                _ if played == turns => break,
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    mover = owing.iter().next().expect("somebody decides");
                    game.ways(&state, mover, &mut self.ways);
                    self.judged += self.ways.len();
                    let plain = mover != seat && mind == Mind::Plain;
                    let plain = plain.then(|| game.plain_way(&state, mover, &self.ways, rng)).flatten();
                    let judge = match &mut self.plain {
                        Some(judge) if mover == seat && mind == Mind::Plain => judge,
                        _ => &mut self.equal,
                    };
                    judge.begin(game, &state, mover);
                    let best;
                    (best, chance) = match plain {
                        Some(at) => (at, judge.chance(game, &self.ways[at].end, mover)),
                        None => best_of(judge, game, &self.ways, mover),
                    };
                    played += 1;
                    state = self.ways[best].end.clone();
                    if game.certain(&state, mover).is_some() {
                        break;
                    }
                }
            }
        }
        if mover == seat { chance } else { 1.0 - chance }
    }
}

/// The best of the ways of a turn that was begun, and its chance.
fn best_of<G: Turns>(judge: &mut Judge, game: &G, ways: &[Way<G>], mover: Seat) -> (usize, f32) {
    let mut best = (0, f32::NEG_INFINITY);
    for (at, way) in ways.iter().enumerate() {
        let chance = judge.chance(game, &way.end, mover);
        if chance > best.1 {
            best = (at, chance);
        }
    }
    best
}
