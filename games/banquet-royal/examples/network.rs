//! How quick a network is, on one thread: games against itself, and positions judged a second.

use banquet_royal::{BanquetRoyal, judged_of_one_turn};
use courtly_core::{Game, Options, Swift};
use courtly_learn::{Learned, Net, Table};
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let game = BanquetRoyal::new(2, &Options::default(), None).expect("the published edition");
    let net = game.shipped().unwrap_or_else(|| Arc::new(Net::new(game.inputs(), &mut Swift::new(1))));
    let (mut rng, mut table) = (Swift::new(1), Table::new(2));
    let (began, mut games, mut turns) = (Instant::now(), 0, 0);
    while began.elapsed().as_secs() < 3 {
        table.clear();
        game.play(&[&net, &net], &mut rng, &mut table);
        games += 1;
        turns += table.lessons.iter().map(|lesson| lesson.positions()).sum::<usize>();
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{:.1} games a second, {:.1} turns a game", games as f64 / seconds, turns as f64 / games as f64);

    let state = game.setup(&mut rng);
    let (began, mut judged) = (Instant::now(), 0);
    while began.elapsed().as_secs() < 2 {
        judged += u64::from(judged_of_one_turn(&game, &net, &state));
    }
    println!("{:.0} positions judged a second", judged as f64 / began.elapsed().as_secs_f64());
}
