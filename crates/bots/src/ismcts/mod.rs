//! Information-set Monte Carlo tree search of a single observer (Cowling, Powley, Whitehouse 2012): every simulation
//! imagines the unknown anew and goes through one tree, in which a decision is judged only among those that were legal
//! in the same worlds.

mod names;
mod tree;

use crate::leaf::{Leaf, ToTheEnd};
use crate::playout::{Course, Payoffs, abandoned, ended, play_on};
use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Seat, SeatSet, Silent, Swift, Turn, Viewer, pick_weighted};
use tree::{Arm, Chosen, Taste, Tree};

/// Simulations where there is nothing to choose: only the chance to win is told.
const FORCED: u32 = 32;
/// A decision whose chance is below this part of the likeliest one's was chosen to learn about it, not to play it.
const STRAY: f32 = 0.15;

/// Tree search over worlds that fit the view. Each seat's decisions are chosen for that seat's own payoff, and what
/// several seats choose at the same time is chosen without knowing the others' choices, by regret matching.
pub struct Ismcts<G: Game, L = ToTheEnd> {
    /// Simulations a decision.
    pub nodes: u32,
    leaf: L,
    tree: Tree<G::Decision>,
    way: Vec<Chosen>,
    /// How many points apart finished games are.
    spread: f32,
    together: Vec<(Seat, G::Decision)>,
    legal: Vec<G::Decision>,
}

impl<G: Game, L> std::fmt::Debug for Ismcts<G, L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ismcts").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl<G: Game> Ismcts<G> {
    /// Plays every simulation to the end of the game.
    pub fn new(nodes: u32) -> Ismcts<G> {
        Ismcts::with_leaf(nodes, ToTheEnd)
    }
}

impl<G: Game, L: Leaf<G>> Ismcts<G, L> {
    /// Plays every simulation until the leaf judges it.
    pub fn with_leaf(nodes: u32, leaf: L) -> Ismcts<G, L> {
        let taste = Taste { curiosity: 0.6, few: 8.0, many: 2.0, whim: 0.1, weight_max: 2.0, margin: 0.8 };
        Ismcts { nodes, leaf, tree: Tree::new(taste), way: vec![], spread: 0.0, together: vec![], legal: vec![] }
    }

    /// One way through the tree, one new node, and a playout.
    fn simulate(&mut self, game: &G, mut state: G::State, observer: Seat, rng: &mut Swift) {
        self.way.clear();
        let payoffs = self.descend(game, &mut state, observer, rng);
        let liked = if game.turn(&state) == Turn::Over { self.liked(game, &state, payoffs) } else { payoffs };
        self.tree.learn(&self.way, &payoffs, &liked);
    }

    /// A win is liked, and a high one more: random playouts differ more in points than in winners, so that fewer of them
    /// tell good from bad.
    fn liked(&mut self, game: &G, state: &G::State, payoffs: Payoffs) -> Payoffs {
        let scores = game.outcome(state).scores;
        let mut liked = payoffs;
        for (seat, &score) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|&(other, _)| other != seat);
            let ahead = (score - others.map(|(_, &score)| score).max().unwrap_or(0)) as f32;
            self.spread += (ahead.abs() - self.spread) / 64.0;
            // Where points only name the winner they tell nothing more.
            if self.spread <= 1.0 {
                continue;
            }
            let share = 0.5 + 0.5 * ahead / (ahead.abs() + self.spread);
            liked[seat] += self.tree.taste.margin * (share - liked[seat]);
        }
        liked
    }

    fn descend(&mut self, game: &G, state: &mut G::State, observer: Seat, rng: &mut Swift) -> Payoffs {
        let mut place = Tree::<G::Decision>::ROOT;
        for step in 0..G::STEPS_MAX {
            match game.turn(state) {
                Turn::Over => return ended(game, state),
                Turn::Chance => {
                    let chance = game.sample(state, rng);
                    game.resolve(state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let (next, new) = if owing.len() == 1 {
                        self.decide(game, state, place, owing, rng)
                    } else {
                        self.decide_together(game, state, place, owing, rng)
                    };
                    if new {
                        let course = Course { observer, before: owing, steps: G::STEPS_MAX - step };
                        return play_on(game, state, course, &mut self.leaf, &mut self.legal, rng);
                    }
                    place = next;
                }
            }
        }
        abandoned(game)
    }

    #[inline]
    fn decide(&mut self, game: &G, state: &mut G::State, at: u32, owing: SeatSet, rng: &mut Swift) -> (u32, bool) {
        let seat = owing.first().expect("one seat");
        game.legal(state, seat, &mut self.legal);
        let (chosen, decision) = self.tree.choose(at, seat, &self.legal, rng);
        self.way.push(chosen);
        game.decide(state, seat, decision, &mut Silent);
        self.tree.follow(chosen)
    }

    fn decide_together(
        &mut self,
        game: &G,
        state: &mut G::State,
        at: u32,
        owing: SeatSet,
        rng: &mut Swift,
    ) -> (u32, bool) {
        let first = self.way.len();
        self.together.clear();
        for seat in owing.iter() {
            game.legal(state, seat, &mut self.legal);
            let (chosen, decision) = self.tree.choose_secretly(at, seat, &self.legal, rng);
            self.way.push(chosen);
            self.together.push((seat, decision));
        }
        for &(seat, decision) in &self.together {
            game.decide(state, seat, decision, &mut Silent);
        }
        self.tree.follow_all(&self.way[first..])
    }

    fn ranking(&self, seat: Seat, legal: &[G::Decision], rng: &mut Swift) -> Vec<Ranked<G::Decision>> {
        let names = &self.tree.names;
        let mut arms: Vec<&Arm> = self.tree.root(seat).collect();
        let weight = |arm: &Arm| if arm.chances > 0.0 { arm.chances } else { arm.visits as f32 };
        arms.sort_by(|a, b| {
            let order = weight(b).total_cmp(&weight(a)).then(b.win(0.0).total_cmp(&a.win(0.0)));
            order.then_with(|| names.decision(a.id).cmp(&names.decision(b.id)))
        });
        if arms[0].chances > 0.0 {
            // Whoever always takes the likeliest can be foreseen.
            let least = STRAY * arms[0].chances;
            let parts = arms.iter().take_while(|arm| arm.chances >= least);
            let nth = pick_weighted(rng, parts.map(|arm| (arm.chances / arms[0].chances * 1e6) as u32));
            arms[..=nth].rotate_right(1);
        }
        let worst = arms.iter().map(|arm| arm.win(1.0)).fold(1.0, f32::min);
        let mut ranked: Vec<_> =
            arms.iter().map(|arm| Ranked { decision: names.decision(arm.id), win: arm.win(worst) }).collect();
        // What was never tried stands last, thought no better than the worst.
        let mut tried: Vec<_> = ranked.iter().map(|one| one.decision).collect();
        tried.sort_unstable();
        let untried = legal.iter().filter(|decision| tried.binary_search(decision).is_err());
        ranked.extend(untried.map(|&decision| Ranked { decision, win: worst }));
        ranked
    }
}

impl<G: Game, L: Leaf<G>> Player<G> for Ismcts<G, L> {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let mut rng = Swift::new(seed);
        // Who has chosen secretly already had no other reasons than those who have not.
        let before = game.before_choices(view);
        let view = before.as_ref().unwrap_or(view);
        let nodes = if legal.len() == 1 { self.nodes.min(FORCED) } else { self.nodes };
        self.tree.clear();
        self.spread = 0.0;
        for _ in 0..nodes.max(1) {
            let state = game.determinize(view, Viewer::Seat(seat), &mut rng);
            self.simulate(game, state, seat, &mut rng);
        }
        Advice::best(self.ranking(seat, legal, &mut rng))
    }
}
