//! The generic suite over Royal Visit.
use courtly_check::{conformance, twins};
use courtly_core::{Game, Options};
use royal_visit::RoyalVisit;

#[test]
fn random_games_keep_every_invariant() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    conformance(&game, 200, 1);
}

#[test]
fn streams_of_twin_worlds_are_the_same() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    let compared = twins(&game, 100, 1);
    assert!(compared > 2_000, "only {compared} steps compared");
}
