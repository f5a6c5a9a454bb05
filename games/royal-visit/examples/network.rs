//! How quick the network is, on one thread: ends of turns judged a second, and games against itself.

use courtly_core::{Game, Options, Swift, Turn};
use courtly_learn::{Judge, Learned, Table, Turns};
use royal_visit::RoyalVisit;
use std::time::Instant;

fn main() {
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the published edition");
    let net = game.shipped().expect("weights for two seats");
    let (mut rng, mut table) = (Swift::new(1), Table::new(2));
    let (began, mut games, mut ends) = (Instant::now(), 0, 0);
    while began.elapsed().as_secs() < 3 {
        table.clear();
        game.play(&[&net, &net], &mut rng, &mut table);
        games += 1;
        ends += table.lessons.iter().map(|lesson| lesson.positions()).sum::<usize>();
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{:.0} games a second, {:.1} turns a game", games as f64 / seconds, ends as f64 / games as f64);

    let mut state = game.setup(&mut rng);
    while !matches!(game.turn(&state), Turn::Decide(_)) {
        let chance = game.sample(&state, &mut rng);
        game.resolve(&mut state, chance, &mut courtly_core::Silent);
    }
    let (seat, mut ways) = (state.public.seat, vec![]);
    game.ways(&state, seat, &mut ways);
    let mut judge = Judge::new(&net);
    judge.begin(&game, &state, seat);
    let (began, mut judged, mut sum) = (Instant::now(), 0, 0.0);
    while began.elapsed().as_secs() < 2 {
        for way in &ways {
            sum += judge.chance(&game, &way.end, seat);
        }
        judged += ways.len();
    }
    println!(
        "{:.0} ends judged a second ({} of one turn, mean {:.3})",
        judged as f64 / began.elapsed().as_secs_f64(),
        ways.len(),
        sum / judged as f32
    );
}
