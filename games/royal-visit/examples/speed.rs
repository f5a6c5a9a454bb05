//! Decisions a second of uniformly random play, for profiling. An argument sets the number of games.
use courtly_core::{Game, Options, Silent, Swift, Turn, pick};
use royal_visit::RoyalVisit;
use std::time::Instant;

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(200_000, |n| n.parse().expect("a number of games"));
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the default edition is sound");
    let mut rng = Swift::new(1);
    let mut legal = Vec::with_capacity(64);
    let (start, mut decisions, mut chances, mut listed) = (Instant::now(), 0u64, 0u64, 0u64);
    for _ in 0..games {
        let mut state = game.setup(&mut rng);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance, &mut Silent);
                    chances += 1;
                }
                Turn::Decide(owing) => {
                    let seat = owing.first().expect("somebody decides");
                    game.legal(&state, seat, &mut legal);
                    let decision = pick(&mut rng, &legal);
                    game.decide(&mut state, seat, decision, &mut Silent);
                    decisions += 1;
                    listed += legal.len() as u64;
                }
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |n: u64| n as f64 / decisions as f64;
    println!(
        "{:.2} million decisions/s; {:.1} decisions a game, {:.2} choices and {:.2} chance steps a decision",
        decisions as f64 / seconds / 1e6,
        decisions as f64 / games as f64,
        each(listed),
        each(chances),
    );
}
