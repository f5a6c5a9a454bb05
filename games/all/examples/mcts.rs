//! Simulations a second of the searches in every game, with playouts to the end and cut at the turn's end: `mcts [NODES]`.
//! How well they play is the arena's to say.

use courtly_bots::{Ismcts, Leaf, Moment, MonteCarlo, Player};
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

fn main() {
    let nodes = std::env::args().nth(1).map_or(2000, |n| n.parse().expect("a number"));
    IDS.iter().for_each(|id| visit(id, Speed(nodes)).expect("a listed game"));
}
