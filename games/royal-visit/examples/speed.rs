//! Decisions a second of uniformly random play, for profiling.
use courtly_core::{Game, Options, Silent, Swift, Turn, pick};
use royal_visit::RoyalVisit;
use std::time::Instant;

fn main() {
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the default edition is sound");
    let mut rng = Swift::new(1);
    let mut legal = Vec::with_capacity(64);
    let (start, mut decisions, mut games) = (Instant::now(), 0u64, 0u64);
    while games < 200_000 {
        let mut state = game.setup(&mut rng);
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
                    let decision = pick(&mut rng, &legal);
                    game.decide(&mut state, seat, decision, &mut Silent);
                    decisions += 1;
                }
            }
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} decisions/s, {:.0} games/s, {:.1} decisions a game",
        decisions as f64 / seconds,
        games as f64 / seconds,
        decisions as f64 / games as f64
    );
}
