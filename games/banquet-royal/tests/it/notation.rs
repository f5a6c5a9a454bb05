//! Every decision has one spelling.

use banquet_royal::{BanquetRoyal, Decision, State, View};
use courtly_core::{Game, Options};

#[test]
fn decisions_are_read_as_they_are_printed() {
    let game = BanquetRoyal::new(4, &Options::default(), None).unwrap();
    for text in [
        "red@foot:0,1>0,2",
        "green@litter:-3,0>-2,0",
        "purple@carriage:P>0,-3",
        "swap:red@-1,0/red@0,-1",
        "peek:-2,1",
        "peek:3.5",
        "lift:0,1",
        "put:blue@2,-1",
        "cake:1,0",
        "skip",
    ] {
        let decision = game.parse_decision(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(game.decision_text(decision), text);
    }
}

#[test]
fn other_spellings_are_not_read() {
    let game = BanquetRoyal::new(4, &Options::default(), None).unwrap();
    for text in [
        "",
        "Skip",
        "skip ",
        "pink@foot:0,1>0,2",
        "red@ship:0,1>0,2",
        "red@foot:+0,1>0,2",
        "red@foot:0,01>0,2",
        "red@foot:-0,1>0,2",
        "red@foot:0,1>0,99",
        "red@foot:0,1>0,200",
        "red@foot:p>0,2",
        "swap:red@0,1/blue@-1,0",
        "swap:red@0,1/blue@0,1",
        "peek:4.0",
        "peek:0.6",
        "peek:00.1",
        "lift:0",
        "put:0,1",
        "cake:1.0",
        "peek:",
        ":",
        "@:>",
    ] {
        assert_eq!(game.parse_decision(text), None, "{text}");
    }
    assert_eq!(game.parse_chance("die:6").map(|die| game.chance_text(die)), Some("die:6".to_owned()));
    for text in ["die:0", "die:7", "die:06", "die", "6"] {
        assert_eq!(game.parse_chance(text), None);
    }
}

#[test]
fn states_and_decisions_are_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    assert!(size_of::<View>() <= 1100, "{}", size_of::<View>());
    assert_eq!(size_of::<Decision>(), 4);
}
