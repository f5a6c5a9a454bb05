//! What every game must keep, for every number of seats and both kinds of Nobles.

use courtly_core::{Game, Options};
use kings_road::{KingsRoad, State};

fn tables() -> Vec<KingsRoad> {
    let mut tables = vec![];
    for seats in 2..=5 {
        for nobles in ["replaced", "permanent"] {
            let options = Options::new(KingsRoad::OPTIONS, [("nobles", nobles)]).unwrap();
            tables.push(KingsRoad::new(seats, &options, None).unwrap());
        }
    }
    tables
}

#[test]
fn random_games_keep_what_every_game_must_keep() {
    for game in tables() {
        courtly_check::conformance(&game, 60, 7);
    }
}

#[test]
fn worlds_that_look_alike_are_told_alike() {
    for game in tables() {
        courtly_check::twins(&game, 12, 11);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 192, "{}", size_of::<State>());
    assert_eq!(size_of::<<KingsRoad as Game>::Decision>(), 1);
}
