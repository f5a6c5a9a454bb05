//! Trains a network and plays it against the greedy player: `train [GAMES] [DUELS] [FILE]`.

use courtly_bots::{GreedyPlayer, NetPlayer, Player};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::{Course, Net, Training};
use royal_visit::RoyalVisit;
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| args.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, duels) = (number(20_000), number(100));
    let file = std::env::args().nth(3);
    let game = || RoyalVisit::new(2, &Options::default(), None).expect("the published edition");
    let course = Course { seed: 1, games, rate: (0.02, 0.002), lambda: 0.7 };
    let mut training = Training::new(game(), course);
    let began = Instant::now();
    while !training.over() {
        let progress = training.go_on((games / 20).max(1));
        let seconds = began.elapsed().as_secs_f64();
        let rate = training.played as f64 / seconds;
        let won = duel(&game(), &training.net, duels);
        println!(
            "{:8} games {seconds:6.1} s {rate:6.0} games/s {:5.1} ends/game  loss {:.4}  against greedy {:5.1} %",
            training.played,
            progress.ends as f64 / progress.games as f64,
            progress.loss,
            100.0 * won
        );
        if let Some(file) = &file {
            std::fs::write(file, training.net.to_bytes()).expect("a file for the weights");
        }
    }
}

/// The share of paired games that the network wins against the greedy player.
fn duel(game: &RoyalVisit, net: &Net, pairs: u64) -> f32 {
    let net = Arc::new(net.clone());
    let mut won = 0.0;
    for pair in 0..pairs {
        for seat in [Seat(0), Seat(1)] {
            let mut rng = Swift::new(pair + 1_000_000);
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
                        let who = owing.iter().next().expect("somebody decides");
                        let view = game.view(&state, Viewer::Seat(who));
                        game.legal(&state, who, &mut legal);
                        let advice = if who == seat {
                            NetPlayer::new(Arc::clone(&net)).advise(game, &view, who, &legal, 1)
                        } else {
                            GreedyPlayer.advise(game, &view, who, &legal, pair)
                        };
                        game.decide(&mut state, who, advice.decision, &mut Silent);
                    }
                }
            }
            let mut payoffs = [0.0; 2];
            game.payoffs(&state, &mut payoffs);
            won += payoffs[seat.index()];
        }
    }
    won / (2 * pairs.max(1)) as f32
}
