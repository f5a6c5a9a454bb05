//! Counts of decision sequences; those of the shared list were made by independent programs.

use courtly_core::{Game, Options};
use kings_road::KingsRoad;

#[test]
fn the_counts_of_the_list_are_met() {
    let list: serde_json::Value = serde_json::from_str(include_str!("../perft.json")).unwrap();
    for entry in list.as_array().unwrap() {
        let position = entry["position"].as_str().unwrap();
        let (game, state) = KingsRoad::load(position, &Options::default(), None).unwrap();
        let depth = entry["depth"].as_u64().unwrap() as u32;
        let nodes = courtly_check::perft(&game, &state, depth);
        assert_eq!(nodes, entry["nodes"].as_u64().unwrap(), "{position} depth {depth}");
    }
}
