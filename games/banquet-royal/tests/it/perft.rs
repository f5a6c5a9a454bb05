//! Counts of decision sequences. Independent programs found the same for all positions; the later ones are in the
//! middle of a turn, with a Litter to come, or with the castle on the rim.

use banquet_royal::BanquetRoyal;
use courtly_check::perft;
use courtly_core::{Game, Options};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    position: String,
    depth: u32,
    nodes: u64,
}

#[test]
fn the_counts_are_those_of_the_table() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../perft.json")).unwrap();
    for case in cases {
        let (game, state) = BanquetRoyal::load(&case.position, &Options::default(), None).unwrap();
        assert_eq!(perft(&game, &state, case.depth), case.nodes, "depth {} of {}", case.depth, case.position);
    }
}
