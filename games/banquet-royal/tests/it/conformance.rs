//! What every game must keep, for all table sizes and kingdoms.

use banquet_royal::BanquetRoyal;
use courtly_check::{conformance, twins};
use courtly_core::{Game, Options};

fn tables() -> impl Iterator<Item = BanquetRoyal> {
    ["compact", "random"].into_iter().flat_map(|kingdom| {
        (2..=4).map(move |seats| {
            let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
            BanquetRoyal::new(seats, &options, None).unwrap()
        })
    })
}

#[test]
fn rules_views_and_notation_keep_what_every_game_must_keep() {
    tables().for_each(|game| conformance(&game, 15, 7));
}

#[test]
fn a_viewer_cannot_tell_worlds_apart_that_look_alike() {
    tables().for_each(|game| {
        twins(&game, 12, 3);
    });
}
