//! Plays games at random for a few seconds and prints decisions a second: `cargo run --release --example speed`.
//! With a number it plays so many games with two seats, for tools that count instructions.

use banquet_royal::BanquetRoyal;
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, below};
use std::time::{Duration, Instant};

fn main() {
    if let Some(games) = std::env::args().nth(1).and_then(|n| n.parse().ok()) {
        return measure(2, "compact", games);
    }
    for kingdom in ["compact", "random"] {
        for seats in 2..=4 {
            measure(seats, kingdom, u64::MAX);
        }
    }
}

fn measure(seats: usize, kingdom: &str, games_max: u64) {
    let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).expect("a known option");
    let game = BanquetRoyal::new(seats, &options, None).expect("a possible table");
    let mut rng = Swift::new(1);
    let mut list = Vec::new();
    let (mut games, mut decisions, mut listed, mut longest, mut most, mut quiet) = (0u64, 0u64, 0u64, 0u64, 0, 0);
    let start = Instant::now();
    while games < games_max && (games_max < u64::MAX || start.elapsed() < Duration::from_secs(2)) {
        let mut state = game.setup(&mut rng);
        let before = decisions;
        loop {
            match game.turn(&state) {
                Turn::Decide(seats) => {
                    let seat: Seat = seats.first().expect("somebody decides");
                    game.legal(&state, seat, &mut list);
                    listed += list.len() as u64;
                    most = most.max(list.len());
                    let decision = list[below(&mut rng, list.len() as u32) as usize];
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
        quiet += u64::from(game.outcome(&state).reason == "quiet");
        longest = longest.max(decisions - before);
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{kingdom} {seats} seats: {:.2} M decisions/s, {:.0} games/s, {:.0} decisions a game (longest {longest}), \
         {:.0} choices (most {most}), {:.1} % end quiet",
        decisions as f64 / seconds / 1e6,
        games as f64 / seconds,
        decisions as f64 / games as f64,
        listed as f64 / decisions as f64,
        100.0 * quiet as f64 / games as f64,
    );
}
