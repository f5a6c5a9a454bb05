//! Plays the greedy player against random ones, its seat going round: `duel SEATS GAMES`.

use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_palace::RoyalPalace;
use std::time::{Duration, Instant};

fn main() {
    let mut args = std::env::args().skip(1).map(|n| n.parse::<u64>().expect("a number"));
    let seats = args.next().unwrap_or(2) as usize;
    let games = args.next().unwrap_or(400);
    let all_greedy = args.next().is_some();
    let game = RoyalPalace::new(seats, &Options::default(), None).expect("a table");
    let mut legal = vec![];
    let mut payoffs = vec![0.0; seats];
    let (mut won, mut scores, mut rounds) = (0.0, 0.0, 0u64);
    let (mut longest, mut spent, mut asked) = (Duration::ZERO, Duration::ZERO, 0u32);
    for nth in 0..games {
        let greedy = Seat((nth % seats as u64) as u8);
        let mut rng = Swift::new(nth);
        let mut state = game.setup(&mut rng);
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
                    let seed = rng.next_u64();
                    let decision = if seat == greedy || all_greedy {
                        let start = Instant::now();
                        let decision = GreedyPlayer.advise(&game, &view, seat, &legal, seed).decision;
                        longest = longest.max(start.elapsed());
                        spent += start.elapsed();
                        asked += 1;
                        decision
                    } else {
                        RandomPlayer.advise(&game, &view, seat, &legal, seed).decision
                    };
                    game.decide(&mut state, seat, decision, &mut Silent);
                }
            }
        }
        game.payoffs(&state, &mut payoffs);
        won += payoffs[greedy.index()];
        scores += f64::from(game.outcome(&state).scores[greedy.index()]);
        rounds += u64::from(state.round);
    }
    println!(
        "{seats} seats, {games} games: greedy wins {:.1} %, scores {:.1}, {:.1} rounds; a choice takes {:?}, at most {longest:?}",
        100.0 * f64::from(won) / games as f64,
        scores / games as f64,
        rounds as f64 / games as f64,
        spent / asked.max(1),
    );
}
