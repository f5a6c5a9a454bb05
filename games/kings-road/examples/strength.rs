//! How often the greedy player wins against uniformly random ones, in turn in each seat: `strength [GAMES]`.

use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use kings_road::KingsRoad;
use std::time::{Duration, Instant};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(400, |text| text.parse().expect("a number of games"));
    for seats in 2..=5 {
        let game = KingsRoad::new(seats, &Options::default(), None).expect("the default edition is sound");
        let (mut won, mut choices, mut time) = (0.0, 0u32, Duration::ZERO);
        let mut slowest = Duration::ZERO;
        for nth in 0..games {
            let greedy = Seat((nth % seats as u64) as u8);
            let mut rng = Swift::new(nth);
            let mut state = game.setup(&mut rng);
            let mut legal = vec![];
            while let Turn::Decide(owing) = game.turn(&state) {
                let seat = owing.first().expect("somebody owes a choice");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let seed = rng.next_u64();
                let decision = if seat == greedy {
                    let start = Instant::now();
                    let advice = GreedyPlayer.advise(&game, &view, seat, &legal, seed);
                    time += start.elapsed();
                    slowest = slowest.max(start.elapsed());
                    choices += 1;
                    advice.decision
                } else {
                    RandomPlayer.advise(&game, &view, seat, &legal, seed).decision
                };
                game.decide(&mut state, seat, decision, &mut Silent);
            }
            let mut payoffs = [0.0; 5];
            game.payoffs(&state, &mut payoffs[..seats]);
            won += payoffs[greedy.index()];
        }
        let share = 100.0 * won / games as f32;
        println!("{seats} seats: {share:.1} % of {games} games, {:?} a choice, {slowest:?} at most", time / choices);
    }
}
