//! Simulations a second of the tree search in every game, with playouts to the end and cut at the turn's end, and how
//! often it beats the greedy player.
//!
//! `mcts speed [NODES]` and `mcts duel GAME NODES PAIRS [mc]`.

use courtly_bots::{GreedyPlayer, Ismcts, Leaf, Moment, MonteCarlo, Player};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer, pick};
use courtly_games::{Complete, IDS, Visitor, visit};
use std::time::Instant;

/// Judges by nothing, so that only the search is measured.
struct Even;

impl<G: Game> Leaf<G> for Even {
    fn judge(&mut self, game: &G, _state: &G::State, moment: Moment, out: &mut [f32]) -> bool {
        out.fill(1.0 / game.seats() as f32);
        moment.turn_ended()
    }
}

fn table<G: Game>() -> G {
    G::new(2, &Options::default(), None).expect("two seats")
}

/// Positions of random games where a seat has something to choose.
fn positions<G: Game>(game: &G, count: usize) -> Vec<(G::View, Seat, Vec<G::Decision>)> {
    let (mut rng, mut legal, mut found) = (Swift::new(5), vec![], vec![]);
    while found.len() < count {
        let mut state = game.setup(&mut rng);
        let mut until = 5 + 7 * (found.len() % 8);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let seat = owing.first().expect("somebody decides");
                    game.legal(&state, seat, &mut legal);
                    if until == 0 && legal.len() > 1 {
                        found.push((game.view(&state, Viewer::Seat(seat)), seat, legal.clone()));
                        break;
                    }
                    until = until.saturating_sub(1);
                    game.decide(&mut state, seat, pick(&mut rng, &legal), &mut Silent);
                }
            }
        }
    }
    found
}

fn measure<G: Game>(game: &G, player: &mut dyn Player<G>, nodes: u32) -> f64 {
    let positions = positions(game, 16);
    let start = Instant::now();
    for (nth, (view, seat, legal)) in positions.iter().enumerate() {
        player.advise(game, view, *seat, legal, nth as u64);
    }
    f64::from(nodes) * positions.len() as f64 / start.elapsed().as_secs_f64()
}

struct Speed(u32);

impl Visitor for Speed {
    type Out = ();

    fn visit<G: Complete>(self) {
        let (game, nodes) = (table::<G>(), self.0);
        let flat = measure(&game, &mut MonteCarlo { nodes }, nodes);
        let whole = measure(&game, &mut Ismcts::new(nodes), nodes);
        let cut = measure(&game, &mut Ismcts::with_leaf(nodes, Even), nodes);
        println!(
            "{:14} {nodes} a decision: flat {flat:7.0}/s, tree to the end {whole:7.0}/s, tree cut at the turn's end \
             {cut:7.0}/s",
            G::ID
        );
    }
}

struct Duel {
    nodes: u32,
    pairs: u64,
    flat: bool,
}

impl Visitor for Duel {
    type Out = ();

    fn visit<G: Complete>(self) {
        let game = table::<G>();
        let (mut won, mut played, mut decisions, mut spent) = (0.0, 0, 0u32, 0.0);
        for pair in 0..self.pairs {
            for searching in Seat::all(2) {
                let mut searcher: Box<dyn Player<G>> = match self.flat {
                    true => Box::new(MonteCarlo { nodes: self.nodes }),
                    false => Box::new(Ismcts::new(self.nodes)),
                };
                let mut rng = Swift::new(pair);
                let mut legal = vec![];
                let mut state = game.setup(&mut rng);
                for step in 0.. {
                    match game.turn(&state) {
                        Turn::Over => break,
                        Turn::Chance => {
                            let chance = game.sample(&state, &mut rng);
                            game.resolve(&mut state, chance, &mut Silent);
                        }
                        Turn::Decide(owing) => {
                            let seat = owing.first().expect("somebody decides");
                            game.legal(&state, seat, &mut legal);
                            let view = game.view(&state, Viewer::Seat(seat));
                            let seed = pair << 20 | step;
                            let advice = if seat == searching {
                                let start = Instant::now();
                                let advice = searcher.advise(&game, &view, seat, &legal, seed);
                                decisions += 1;
                                spent += start.elapsed().as_secs_f64();
                                advice
                            } else {
                                GreedyPlayer.advise(&game, &view, seat, &legal, seed)
                            };
                            game.decide(&mut state, seat, advice.decision, &mut Silent);
                        }
                    }
                }
                let mut payoffs = [0.0; 2];
                game.payoffs(&state, &mut payoffs);
                won += f64::from(payoffs[searching.index()]);
                played += 1;
            }
        }
        let rate = won / f64::from(played);
        let margin = 196.0 * (rate * (1.0 - rate) / f64::from(played)).sqrt();
        println!(
            "{} {} nodes against greedy: {won} of {played}, {:.1} % ± {margin:.1}; {:.1} ms a decision",
            G::ID,
            self.nodes,
            100.0 * rate,
            1000.0 * spent / f64::from(decisions)
        );
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |nth: usize, default: u32| words.get(nth).map_or(default, |n| n.parse().expect("a number"));
    match words.first().map(String::as_str) {
        Some("duel") => {
            let duel = Duel {
                nodes: number(2, 1000),
                pairs: number(3, 50).into(),
                flat: words.get(4).is_some_and(|word| word == "mc"),
            };
            visit(&words[1], duel).expect("a game");
        }
        _ => IDS.iter().for_each(|id| visit(id, Speed(number(1, 2000))).expect("a listed game")),
    }
}
