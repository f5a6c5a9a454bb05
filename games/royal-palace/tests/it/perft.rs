//! Counts of decision sequences: those shared with other programs, and some of the middle of turns.

use courtly_core::{Game, Options};
use royal_palace::RoyalPalace;

#[test]
fn every_count_of_the_list_is_reproduced() {
    let list: Vec<serde_json::Value> = serde_json::from_str(include_str!("../perft.json")).unwrap();
    assert!(!list.is_empty());
    for entry in list {
        let position = entry["position"].as_str().unwrap();
        let (game, state) = RoyalPalace::load(position, &Options::default(), None).unwrap();
        let depth = entry["depth"].as_u64().unwrap() as u32;
        assert_eq!(courtly_check::perft(&game, &state, depth), entry["nodes"].as_u64().unwrap(), "{position} {depth}");
    }
}
