//! Measures players with weights of a file: `strength FILE WIDTH,CANDIDATES,WORLDS,ANSWER OTHER DEALS [SEATS]`, where
//! OTHER is `greedy` or efforts of the same form.

use courtly_bots::{GreedyPlayer, Player};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::{Learned, Net};
use royal_palace::{Effort, Planner, RoyalPalace};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn effort(text: &str) -> Option<Effort> {
    let numbers: Vec<usize> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    let [width, candidates, worlds, answer_width] = numbers[..] else { return None };
    Some(Effort { width, candidates, worlds, answer_width })
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let deals: u64 = args[3].parse().expect("a number of deals");
    let seats = args.get(4).map_or(2, |n| n.parse().expect("a number of seats"));
    let game = RoyalPalace::new(seats, &Options::default(), None).expect("a table");
    let net =
        |file: &str| Arc::new(Net::from_bytes(&std::fs::read(file).expect("a file"), game.inputs()).expect("weights"));
    let (first, second) = args[0].split_once(':').unwrap_or((&args[0], &args[0]));
    let (net, other) = (net(first), net(second));
    let (mut won, mut spent, mut turns, mut scores, mut squares) =
        (0.0f64, [Duration::ZERO; 2], 0u32, [0i64; 2], 0.0f64);
    let mut looked_at = 0;
    let (mut legal, mut payoffs) = (vec![], vec![0.0; seats]);
    for deal in 0..deals {
        let before = won;
        for challenger in Seat::all(seats) {
            let mut challenge = Planner::new(net.clone(), effort(&args[1]).expect("an effort"));
            let mut players: Vec<Box<dyn Player<RoyalPalace>>> = Seat::all(seats)
                .map(|_| -> Box<dyn Player<RoyalPalace>> {
                    match effort(&args[2]) {
                        Some(effort) => Box::new(Planner::new(other.clone(), effort)),
                        None => Box::new(GreedyPlayer),
                    }
                })
                .collect();
            let mut rng = Swift::new(deal ^ 0x5eed);
            let mut state = game.setup(&mut rng);
            let mut last = None;
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.resolve(&mut state, chance, &mut Silent);
                    }
                    Turn::Decide(who) => {
                        let seat = who.first().expect("somebody decides");
                        game.legal(&state, seat, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat));
                        let begun = Instant::now();
                        let seed = rng.next_u64();
                        let decision = if seat == challenger {
                            challenge.advise(&game, &view, seat, &legal, seed).decision
                        } else {
                            players[seat.index()].advise(&game, &view, seat, &legal, seed).decision
                        };
                        spent[usize::from(seat != challenger)] += begun.elapsed();
                        turns += u32::from(last != Some((state.round, seat)) && seat == challenger);
                        last = Some((state.round, seat));
                        game.decide(&mut state, seat, decision, &mut Silent);
                    }
                }
            }
            looked_at += challenge.judged();
            game.payoffs(&state, &mut payoffs);
            won += f64::from(payoffs[challenger.index()]);
            let outcome = game.outcome(&state);
            scores[0] += i64::from(outcome.scores[challenger.index()]);
            scores[1] += i64::from(outcome.scores[challenger.next(seats).index()]);
        }
        squares += ((won - before) / seats as f64).powi(2);
    }
    let games = deals as f64 * seats as f64;
    let share = won / games;
    let error = ((squares / deals as f64 - share * share) / deals as f64).max(0.0).sqrt();
    println!(
        "{} {} against {}: {:.1} % ± {:.1} of {games} games; points {:.1} and {:.1}; {:.2} ms and {} positions a turn, other {:.2} ms, {:.1} turns a game",
        args[0],
        args[1],
        args[2],
        100.0 * share,
        196.0 * error,
        scores[0] as f64 / games,
        scores[1] as f64 / games,
        spent[0].as_secs_f64() * 1e3 / f64::from(turns),
        looked_at / u64::from(turns),
        spent[1].as_secs_f64() * 1e3 / f64::from(turns) / (seats - 1) as f64,
        f64::from(turns) / games,
    );
}
