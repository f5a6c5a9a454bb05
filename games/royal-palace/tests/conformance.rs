//! What every game must keep, at every table size and layout.

use courtly_core::{Game, Options};
use royal_palace::{RoyalPalace, State};

fn table(seats: usize, layout: &str) -> RoyalPalace {
    let options = Options::new(RoyalPalace::OPTIONS, [("layout", layout)]).unwrap();
    RoyalPalace::new(seats, &options, None).unwrap()
}

#[test]
fn random_games_keep_the_rules_of_every_game() {
    for seats in 2..=4 {
        for layout in ["first-game", "random"] {
            courtly_check::conformance(&table(seats, layout), 20, 7);
        }
    }
}

#[test]
fn worlds_that_a_viewer_cannot_tell_apart_send_the_same_stream() {
    for seats in 2..=4 {
        let compared = courtly_check::twins(&table(seats, "random"), 30, 11);
        assert!(compared > 1_000, "{compared}");
    }
}

#[test]
fn states_and_decisions_are_small() {
    assert!(size_of::<State>() <= 1_024, "{}", size_of::<State>());
    assert!(size_of::<royal_palace::Decision>() <= 4);
}
