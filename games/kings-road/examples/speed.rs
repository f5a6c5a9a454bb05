//! How many decisions a second uniformly random play takes on one thread, for each number of seats.

use courtly_core::{Game, Options, Silent, Swift, Turn, pick};
use kings_road::KingsRoad;
use std::time::{Duration, Instant};

fn main() {
    for seats in 2..=5 {
        let game = KingsRoad::new(seats, &Options::default(), None).expect("the default edition is sound");
        let (mut rng, mut legal) = (Swift::new(1), vec![]);
        let (mut decisions, mut games) = (0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(2) {
            for _ in 0..100 {
                let mut state = game.setup(&mut rng);
                while let Turn::Decide(owing) = game.turn(&state) {
                    let seat = owing.first().expect("somebody owes a choice");
                    game.legal(&state, seat, &mut legal);
                    game.decide(&mut state, seat, pick(&mut rng, &legal), &mut Silent);
                    decisions += 1;
                }
                games += 1;
            }
        }
        let rate = decisions as f64 / start.elapsed().as_secs_f64() / 1e6;
        println!("{seats} seats: {rate:.2} M decisions/s, {:.1} decisions a game", decisions as f64 / games as f64);
    }
}
