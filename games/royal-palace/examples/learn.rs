//! Trains as `courtly train` does, in a small program: `learn FILE GAMES SEED RATE [SEATS]`.

use courtly_core::{Game, Options};
use courtly_learn::{Course, Training};
use royal_palace::RoyalPalace;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args[at].parse::<u64>().expect("a number");
    let rate: f32 = args[3].parse().expect("a rate");
    let seats = if args.len() > 4 { number(4) as usize } else { 2 };
    let course = Course { seed: number(2), games: number(1), rate: (rate, rate / 20.0), lambda: 0.7 };
    let game = RoyalPalace::new(seats, &Options::default(), None).expect("a table");
    let mut training = Training::new(game, course);
    let begun = Instant::now();
    while !training.over() {
        let progress = training.go_on((course.games / 40).max(100));
        let seconds = begun.elapsed().as_secs_f64();
        std::fs::write(&args[0], training.net.to_bytes()).expect("a file");
        println!(
            "{:>8} games {:>6.1} games/s loss {:.4} ends a game {:.1}",
            training.played,
            training.played as f64 / seconds,
            progress.loss,
            progress.ends as f64 / progress.games as f64
        );
    }
}
