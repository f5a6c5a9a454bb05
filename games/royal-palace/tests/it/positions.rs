//! Positions and decisions as text: round trips and refusals, and editions.

use crate::common;

use common::Scene;
use courtly_core::{Game, LoadError, Options, SetupError};
use royal_palace::{Card, Room, RoyalPalace};
use serde_json::{Value, json};

fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut position = Scene::new(2).room(0, Room::Parade, 2).json();
    change(&mut position);
    common::load(&position).err().unwrap_or_else(|| panic!("accepted: {position}")).to_string()
}

#[test]
fn an_impossible_position_is_refused_by_name() {
    let cases: Vec<(&str, &str, Value)> = vec![
        ("/seats", "seats", json!(5)),
        ("/seats", "players", json!(3)),
        ("/layout/0", "layout", json!("gate")),
        ("/layout/0", "layout", json!("cellar")),
        ("/park/0/0", "park", json!("5/5/5=5")),
        ("/park/0/0", "edge", json!("")),
        ("/park/1/1", "nobles", json!("")),
        ("/park/0/0", "nobles", json!("5/0/1=4")),
        ("/edge", "edge", json!([[1, 1, 0]])),
        ("/edge", "edge", json!([[0, 0, 7]])),
        ("/players/0/area", "players[0]", json!(3)),
        ("/players/0/area", "players[0].area", json!(300)),
        ("/players/0/supply", "players[0].supply", json!(8)),
        ("/players/0/gold", "players[0].gold", json!(70_000)),
        ("/players/0/hand", "cards", json!(["majority"])),
        ("/players/0/hand", "players[0].hand", json!(["jester"])),
        ("/players/0/kept", "players[0].kept", json!(["escort"])),
        ("/players/0/nobles", "nobles", json!(["8/3/3=12"])),
        ("/deck/3", "cards", json!(3)),
        ("/deck", "deck", json!([4])),
        ("/discard/3", "discard", json!(9)),
        ("/turn", "turn", json!(2)),
        ("/round", "round", json!(0)),
        ("/round", "round", json!(61)),
        ("/final", "final", json!(true)),
        ("/phase", "phase", json!("action9")),
        ("/phase", "phase", json!("action2;placements=3")),
        ("/phase", "phase", json!("action5;pending=2")),
        ("/phase", "phase", json!("over:0")),
        ("/phase", "deck", json!("setup")),
    ];
    for (path, name, value) in cases {
        let shown = value.to_string();
        let message = refusal(|position| {
            *position.pointer_mut(path).unwrap() = value;
            if path == "/phase" && name == "deck" {
                position["round"] = json!(1);
                position["deck"][0] = json!(3);
                position["discard"][0] = json!(1);
            }
        });
        assert!(message.starts_with(&format!("position: {name}")), "{path} = {shown}: {message}");
    }
}

#[test]
fn only_the_canonical_form_is_read() {
    let text = Scene::new(2).room(0, Room::Parade, 2).hand(0, &[Card::Majority, Card::Escort]).json().to_string();
    let load = |text: &str| RoyalPalace::load(text, &Options::default(), None);
    assert!(load(&text).is_ok());
    let wrong = [
        text.replace("\"turn\":0", "\"turn\": 0"),
        text.replace("[\"majority\",\"escort\"]", "[\"escort\",\"majority\"]"),
        text.replace("\"turn\":0,\"round\":5", "\"round\":5,\"turn\":0"),
        text.replace("\"round\":5", "\"round\":05"),
        text.replace("\"phase\":\"turn\"", "\"phase\":\"action2;moves=02\""),
        text.replace("\"phase\":\"turn\"", "\"phase\":\"action1;placements=2;placed\""),
        format!("{text} "),
        text[..text.len() - 1].to_owned(),
        String::new(),
        "[".repeat(100_000),
    ];
    for text in wrong {
        assert!(matches!(load(&text), Err(LoadError::Position(_))), "{text:.200}");
    }
}

#[test]
fn an_option_that_contradicts_the_position_is_refused() {
    let mut scene = Scene::new(2).room(0, Room::Parade, 2);
    scene.layout.swap(0, 1);
    let text = scene.json().to_string();
    let asked = |layout| Options::new(RoyalPalace::OPTIONS, [("layout", layout)]).unwrap();
    let refused = RoyalPalace::load(&text, &asked("first-game"), None).unwrap_err();
    assert!(matches!(refused, LoadError::Setup(SetupError::Option { .. })));
    assert!(RoyalPalace::load(&text, &asked("random"), None).is_ok());
    let (game, _) = RoyalPalace::load(&text, &Options::default(), None).unwrap();
    assert_eq!(game.options(), [("layout", "random")]);
}

#[test]
fn the_phase_is_turn_while_nothing_has_changed() {
    let fresh = Scene::new(2).hand(0, &[Card::FourGold]).load();
    assert_eq!(fresh.phase(), "turn", "asked in action 4, but nothing has happened");
    let mut moved_on = Scene::new(2).room(0, Room::Parade, 1).room(0, Room::Stairs, 1).load();
    assert_eq!(moved_on.phase(), "turn");
    moved_on.act("next");
    assert_eq!(moved_on.phase(), "action2;moves=2");
}

#[test]
fn a_decision_has_one_spelling() {
    let game = RoyalPalace::new(2, &Options::default(), None).unwrap();
    for text in [
        "place:mint",
        "card:four-gold",
        "gate:12",
        "gate-from:office",
        "move:gate>mint",
        "seal:king",
        "seal:madame<king",
        "recruit:r2c3",
        "recruit:r0c3+k1v0@area",
        "recruit:r5c5@cardinal",
        "draw",
        "keep:escort",
        "next",
    ] {
        let decision = game.parse_decision(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(game.decision_text(decision), text);
    }
    for text in [
        "",
        "place:",
        "place:Mint",
        "gate:0",
        "gate:01",
        "gate:+1",
        "gate:300",
        "seal:mint",
        "seal:king<",
        "recruit:r6c0",
        "recruit:r0c3+k0v0",
        "recruit:r0c3@area+k1v0",
        "recruit:r00c3",
        "draw:",
        "next ",
        "keep:jester",
        "recruit:r1c1+k10v0",
    ] {
        assert_eq!(game.parse_decision(text), None, "{text}");
    }
}

#[test]
fn an_edition_is_refused_with_line_and_field() {
    let refused = |edition: &str| RoyalPalace::new(2, &Options::default(), Some(edition)).unwrap_err().to_string();
    for (edition, message) in [
        ("[nobles]\ntiles = []", "line 2, field nobles.tiles"),
        ("[servants]\nown = 3", "line 2, field servants.own"),
        ("[park]\nlion = [0, 0]", "line 2, field park.lion"),
        ("[park]\nlion_double = [7]", "line 2, field park.lion_double"),
        ("[park]\nneighbours = [[1]]", "line 2, field park.neighbours"),
        ("[palace]\nfirst_game = [\"gate\"]", "line 2, field palace.first_game"),
        ("[cards]\ncosts = [1]", "line 2, field cards.costs"),
        ("[cards]\ncolour = 1", "line 2, field cards.colour"),
        ("[end]\nrounds = 1000", "line 2, field end.rounds"),
    ] {
        assert!(refused(edition).starts_with(&format!("edition: {message}")), "{}", refused(edition));
    }
}

#[test]
fn an_edition_changes_the_rules_and_the_printed_one_is_the_default() {
    let game = RoyalPalace::new(2, &Options::default(), Some("[end]\nrounds = 7\n[cards]\ncopies = 2")).unwrap();
    assert_eq!((game.components().end_rounds, game.components().card_copies), (7, 2));
    courtly_check::perft(&game, &game.setup(&mut courtly_core::Swift::new(1)), 2);
    let printed = RoyalPalace::edition();
    assert!(printed.contains("# bounds: 1 to 100\nrounds = 60"));
    assert!(RoyalPalace::new(2, &Options::default(), Some(&printed)).is_ok());
}
