//! Move counts: those of an independent program, and more of our own.
use courtly_check::perft;
use courtly_core::{Game, Options};
use royal_visit::RoyalVisit;

#[test]
fn counts_are_reproduced() {
    let entries: Vec<serde_json::Value> = serde_json::from_str(include_str!("../perft.json")).unwrap();
    for entry in entries {
        let position = entry["position"].as_str().unwrap();
        let (game, state) = RoyalVisit::load(position, &Options::default(), None).unwrap();
        let depth = entry["depth"].as_u64().unwrap() as u32;
        assert_eq!(perft(&game, &state, depth), entry["nodes"].as_u64().unwrap(), "{position} depth {depth}");
    }
}
