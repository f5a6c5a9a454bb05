use crate::net::in_order;
use crate::{Advice, Greedy, Player};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer};

/// Of the decisions that the greedy player ranks so many are tried.
const CANDIDATES: usize = 6;
/// After so many decisions that follow a trial ends, wherever it stands.
const STEPS_MAX: usize = 64;

/// Searches where no network was trained: it imagines what it cannot see, tries what the greedy player likes best, lets
/// the greedy player play on for all seats until its own next turn, and takes what that player then likes best on
/// average.
#[derive(Clone, Copy, Debug)]
pub struct TrialPlayer {
    /// About so many positions are looked at.
    nodes: u32,
    looked_at: u64,
}

impl TrialPlayer {
    pub fn new(nodes: u32) -> TrialPlayer {
        TrialPlayer { nodes, looked_at: 0 }
    }
}

/// One that is tried.
struct Candidate<D> {
    decision: D,
    liked: f32,
    sum: f32,
    times: u32,
}

impl<D> Candidate<D> {
    fn chance(&self) -> f32 {
        if self.times == 0 { self.liked } else { self.sum / self.times as f32 }
    }
}

impl<G: Greedy> Player<G> for TrialPlayer {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let mut rng = Swift::new(seed);
        let ranked = game.rank(view, seat, legal, &mut rng);
        let mut room = Room { legal: vec![], looked_at: legal.len() as u64 * u64::from(G::POSITIONS) };
        let like =
            |one: crate::Ranked<G::Decision>| Candidate { decision: one.decision, liked: one.win, sum: 0.0, times: 0 };
        let mut liked: Vec<Candidate<G::Decision>> = ranked.into_iter().map(like).collect();
        let mut alive = liked.len().min(CANDIDATES);
        // Half of those that are left go out again and again; each round has the same share of the nodes.
        let rounds = alive.next_power_of_two().ilog2();
        for round in 1..=rounds {
            let until = u64::from(self.nodes) * u64::from(round) / u64::from(rounds);
            // Where a trial ends the game at once it costs nothing.
            for _ in 0..self.nodes {
                if room.looked_at >= until {
                    break;
                }
                let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
                let luck = rng.next_u64();
                for candidate in &mut liked[..alive] {
                    let mut state = world.clone();
                    game.decide(&mut state, seat, candidate.decision, &mut Silent);
                    candidate.sum += room.play_on(game, state, seat, &mut Swift::new(luck));
                    candidate.times += 1;
                }
            }
            liked[..alive].sort_by(|a, b| b.chance().total_cmp(&a.chance()));
            alive = alive.div_ceil(2);
        }
        self.looked_at += room.looked_at;
        in_order(liked.iter().map(|one| (one.decision, one.chance())).collect())
    }

    fn judged(&self) -> u64 {
        self.looked_at
    }
}

/// The room for playing on.
struct Room<G: Game> {
    legal: Vec<G::Decision>,
    looked_at: u64,
}

impl<G: Greedy> Room<G> {
    /// What the seat may hope for when it is its turn again.
    fn play_on(&mut self, game: &G, mut state: G::State, seat: Seat, rng: &mut Swift) -> f32 {
        let mut others_acted = false;
        let mut hope = 1.0 / game.seats() as f32;
        for _ in 0..STEPS_MAX {
            match game.turn(&state) {
                Turn::Over => {
                    let mut payoffs = vec![0.0; game.seats()];
                    game.payoffs(&state, &mut payoffs);
                    return payoffs[seat.index()];
                }
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let acting = if others_acted && owing.contains(seat) { seat } else { owing.first().expect("one") };
                    game.legal(&state, acting, &mut self.legal);
                    self.looked_at += self.legal.len() as u64 * u64::from(G::POSITIONS);
                    let view = game.view(&state, Viewer::Seat(acting));
                    let best = game.rank(&view, acting, &self.legal, rng)[0];
                    if acting == seat {
                        hope = best.win;
                        if others_acted {
                            return hope;
                        }
                    }
                    others_acted |= acting != seat;
                    game.decide(&mut state, acting, best.decision, &mut Silent);
                }
            }
        }
        hope
    }
}
