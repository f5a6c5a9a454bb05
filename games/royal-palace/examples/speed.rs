//! Prints how many decisions a second uniformly random play reaches on one thread, by number of seats.

use courtly_core::{Game, Options, Silent, Swift, Turn, below};
use royal_palace::RoyalPalace;
use std::time::{Duration, Instant};

fn main() {
    for seats in 2..=4 {
        let game = RoyalPalace::new(seats, &Options::default(), None).expect("a table");
        let mut rng = Swift::new(1);
        let mut legal = vec![];
        let (mut decisions, mut games, mut rounds, mut nobles) = (0u64, 0u64, 0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(3) {
            for _ in 0..50 {
                let mut state = game.setup(&mut rng);
                loop {
                    match game.turn(&state) {
                        Turn::Decide(who) => {
                            let seat = who.first().expect("somebody decides");
                            game.legal(&state, seat, &mut legal);
                            let decision = legal[below(&mut rng, legal.len() as u32) as usize];
                            game.decide(&mut state, seat, decision, &mut Silent);
                            decisions += 1;
                        }
                        Turn::Chance => {
                            let chance = game.sample(&state, &mut rng);
                            game.resolve(&mut state, chance, &mut Silent);
                        }
                        Turn::Over => break,
                    }
                }
                games += 1;
                rounds += u64::from(state.round);
                nobles += u64::from(36 - state.nobles_left());
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.2} M decisions/s, {:.0} games/s, {:.0} decisions, {:.1} rounds and {:.1} nobles a game",
            decisions as f64 / seconds / 1e6,
            games as f64 / seconds,
            decisions as f64 / games as f64,
            rounds as f64 / games as f64,
            nobles as f64 / games as f64,
        );
    }
}
