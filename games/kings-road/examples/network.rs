//! How quick the network for two seats is, on one thread: positions judged a second, and games against itself.

use courtly_core::{Game, Options, Seat, Swift};
use courtly_learn::{Learned, Net, Table};
use kings_road::KingsRoad;
use std::time::Instant;

fn main() {
    let game = KingsRoad::new(2, &Options::default(), None).expect("the published edition");
    let net: &Net = &game.shipped().expect("weights for two seats");
    let (mut rng, mut table) = (Swift::new(1), Table::new(2));
    let (began, mut games, mut ends) = (Instant::now(), 0, 0);
    while began.elapsed().as_secs() < 3 {
        table.clear();
        game.play(&[net, net], &mut rng, &mut table);
        games += 1;
        ends += table.lessons[0].positions();
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{:.0} games a second, {:.1} rounds a game", games as f64 / seconds, ends as f64 / games as f64);

    let state = game.setup(&mut rng);
    let (began, mut judged) = (Instant::now(), 0);
    while began.elapsed().as_secs() < 2 {
        judged += game.judged_alone(net, &state, Seat(0)).len();
    }
    println!("{:.0} positions judged a second", judged as f64 / began.elapsed().as_secs_f64());
}
