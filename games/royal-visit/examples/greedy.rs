//! How often the greedy player beats the random one, seats alternated. An argument sets the number of games.
use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_visit::RoyalVisit;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(1_000, |n| n.parse().expect("a number of games"));
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the default edition is sound");
    let (mut won, mut turns, mut slowest, start) = (0, 0u64, Duration::ZERO, Instant::now());
    let mut reasons = BTreeMap::new();
    for nth in 0..games {
        let greedy = Seat((nth % 2) as u8);
        let mut rng = Swift::new(nth / 2);
        let mut state = game.setup(&mut rng);
        let mut legal = vec![];
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
                    let (view, seed) = (game.view(&state, Viewer::Seat(seat)), rng.next_u64());
                    let before = Instant::now();
                    let advice = if seat == greedy {
                        GreedyPlayer.advise(&game, &view, seat, &legal, seed)
                    } else {
                        RandomPlayer.advise(&game, &view, seat, &legal, seed)
                    };
                    slowest = slowest.max(before.elapsed());
                    turns += u64::from(seat == greedy);
                    game.decide(&mut state, seat, advice.decision, &mut Silent);
                }
            }
        }
        let outcome = game.outcome(&state);
        won += u64::from(outcome.winners == [greedy]);
        *reasons.entry(outcome.reason).or_insert(0) += 1;
    }
    let micros = start.elapsed().as_micros() as f64 / turns as f64;
    println!("{won} of {games} won; ended by {reasons:?}; {micros:.0} µs a decision, {slowest:?} at most");
}
