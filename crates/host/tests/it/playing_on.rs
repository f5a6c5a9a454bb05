//! From every moment of a match, as any seat knew it, another match can go on.

use courtly_core::{Seat, Viewer};
use courtly_host::{Budget, Level, Order, Seed, games, load_table, new_table};

#[test]
fn whatever_a_seat_knew_can_be_played_on_from() {
    for game in games() {
        let order = Order { game: game.id.to_owned(), ..Order::default() };
        let mut table = new_table(&order, game.seats.0, Seed::from_text("playing on")).unwrap();
        while let Some(seat) = table.to_act().first() {
            let advised = table.advise(seat, Level::Random, Budget::Nodes(1)).unwrap();
            table.act(seat, &advised.decision).unwrap();
        }
        let steps = table.steps();
        for step in (0..steps).step_by(1 + steps / 60) {
            let then = table.at(step);
            for viewer in Seat::all(game.seats.0).map(Viewer::Seat) {
                let position = then.imagined(viewer, Seed::from_text("another"));
                let loaded = load_table(&order, &position, Seed::from_text("on"));
                let loaded = loaded.unwrap_or_else(|e| panic!("{} after {step} steps: {e}: {position}", game.id));
                assert!(loaded.over() || !loaded.to_act().is_empty(), "{} after {step} steps", game.id);
            }
        }
    }
}
