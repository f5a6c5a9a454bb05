//! What knowing the other's hand is worth: the champion, and the same told that hand before each of its turns, which no
//! honest player can be, against the greedy player.
//!
//! `cargo run --release -p royal-visit --example hidden [POSITIONS [GAMES]]`

use courtly_bots::{GreedyPlayer, Mastered, Player};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_visit::{RoyalVisit, State};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse().expect("a number"));
    let (nodes, games) = (numbers.next().unwrap_or(40_000), numbers.next().unwrap_or(400));
    for told in [false, true] {
        // Every deal from both seats.
        let won = (0..games).filter(|nth| wins(nodes, nth / 2, Seat((nth % 2) as u8), told)).count();
        let share = won as f64 / f64::from(games);
        let error = 1.96 * (share * (1.0 - share) / f64::from(games)).sqrt();
        let who = if told { "told the other's hand" } else { "who knows what it may" };
        println!("champion:{nodes} {who}: {:.1} % ± {:.1} of {games} games", 100.0 * share, 100.0 * error);
    }
}

/// Whether the champion in this seat wins this deal.
fn wins(nodes: u32, deal: u32, champions: Seat, told: bool) -> bool {
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the published edition");
    let (mut rng, mut legal) = (Swift::new(deal.into()), vec![]);
    let (mut champion, mut greedy) = (game.champion(nodes), GreedyPlayer);
    let mut state = game.setup(&mut rng);
    loop {
        match game.turn(&state) {
            Turn::Over => {
                let mut payoffs = [0.0; 2];
                game.payoffs(&state, &mut payoffs);
                return payoffs[champions.index()] > 0.5;
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(_) => {
                let (seat, seed) = (state.public.seat, rng.next_u64());
                game.legal(&state, seat, &mut legal);
                let advice = if seat == champions {
                    let seen = if told { telling(&state, seat) } else { state };
                    champion.advise(&game, &game.view(&seen, Viewer::Seat(seat)), seat, &legal, seed)
                } else {
                    greedy.advise(&game, &game.view(&state, Viewer::Seat(seat)), seat, &legal, seed)
                };
                game.decide(&mut state, seat, advice.decision, &mut Silent);
            }
        }
    }
}

/// The same with the other's hand in the seat's memory.
fn telling(state: &State, seat: Seat) -> State {
    let (mut told, other) = (*state, seat.next(2).index());
    told.memory.hands[other] = state.hands[other];
    told
}
