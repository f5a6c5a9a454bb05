//! The bonus, the party, the end, the score and secrets: clauses 4 to 8.

use super::scene::{Scene, scene};
use banquet_royal::{Card, Choice, Colour, Decision, Event, Phase};
use courtly_core::{Game, Seat, Turn, Viewer};

/// The die on Foot was just used: red walked from 0,1 to 0,2.
fn rolling(scene: Scene) -> Scene {
    let mut scene = scene.put("0,1", "r").die(1);
    scene.play("red@foot:0,1>0,2");
    assert_eq!(scene.game.turn(&scene.state), Turn::Chance);
    scene
}

/// 4.1
#[test]
fn the_die_is_rolled_only_when_its_card_is_used_by_guest_or_princess() {
    let mut other = scene().put("0,1", "r").die(2);
    other.play("red@foot:0,1>0,2");
    assert_eq!((other.phase().as_str(), other.state.active), ("turn", Seat(1)));
    let mut princess = scene().die(1);
    princess.play("red@foot:P>0,1");
    assert_eq!(princess.phase(), "roll");
}

/// 4.2, 4.5
#[test]
fn bonus_3_takes_a_crown_and_the_die_lies_on_its_new_card() {
    let mut scene = rolling(scene());
    scene.roll(3);
    assert_eq!(scene.owns(0), (0, 1, vec![]));
    assert_eq!((scene.state.die, scene.state.active), (3, Seat(1)));
}

/// 4.3, 6.1
#[test]
fn bonus_1_gives_another_turn_that_counts_as_a_turn() {
    let mut scene = rolling(scene());
    scene.roll(1);
    assert_eq!((scene.phase().as_str(), scene.state.active, scene.state.quiet), ("turn", Seat(0), 1));
    scene.play("red@horse:0,2>0,3");
    assert_eq!((scene.state.active, scene.state.quiet), (Seat(1), 2));
}

/// 4.4
#[test]
fn bonus_2_swaps_any_two_guests_on_different_spaces() {
    let mut scene = rolling(scene().put("-1,2", "rg").put("3,0", "bb"));
    scene.roll(2);
    let mut list = scene.legal();
    list.sort();
    let expected = [
        "swap:green@-1,2/blue@3,0",
        "swap:green@-1,2/red@0,2",
        "swap:red@-1,2/blue@3,0",
        "swap:red@-1,2/red@0,2",
        "swap:red@0,2/blue@3,0",
    ];
    assert_eq!(list, expected);
    scene.play("swap:green@-1,2/blue@3,0");
    assert_eq!([scene.guests("-1,2"), scene.guests("3,0")], ["rb", "bg"]);
    assert_eq!(scene.state.active, Seat(1));
}

/// 4.9
#[test]
fn a_swap_with_only_one_space_taken_is_skipped() {
    let mut scene = rolling(scene());
    scene.roll(2);
    assert_eq!((scene.phase().as_str(), scene.state.active), ("turn", Seat(1)));
    assert!(scene.events.iter().any(|event| matches!(event, Event::BonusSkipped { .. })));
}

/// 4.9
#[test]
fn a_lift_without_guests_is_skipped() {
    let mut scene = scene().die(1);
    scene.play("red@foot:P>0,1");
    scene.roll(5);
    assert_eq!(scene.phase(), "turn");
}

/// 4.6, 8.1, 8.2
#[test]
fn bonus_4_looks_at_any_cake_and_everyone_knows_which() {
    let mut scene = rolling(scene());
    scene.roll(4);
    assert_eq!(scene.legal().len(), 6);
    scene.play("peek:1,0");
    let position = scene.game.position(&scene.state);
    assert!(position.contains("\"seen\":[\"1,0\"]"), "{position}");
    let cakes = |viewer| serde_json::to_value(scene.game.view(&scene.state, viewer)).unwrap()["cakes"].clone();
    assert_eq!(cakes(Viewer::Seat(Seat(0)))["1,0"], 1);
    assert!(cakes(Viewer::Seat(Seat(1)))["1,0"].is_null() && cakes(Viewer::Spectator)["1,0"].is_null());
    let peeked = scene.events.iter().find(|event| matches!(event, Event::Peeked { .. })).unwrap();
    let shown = |viewer| scene.game.redact(peeked, viewer).unwrap();
    assert_eq!(shown(Viewer::Seat(Seat(0))), *peeked);
    assert!(matches!(shown(Viewer::Seat(Seat(1))), Event::Peeked { value: None, .. }));
    assert!(scene.game.reveals(peeked, Seat(0)) && !scene.game.reveals(peeked, Seat(1)));
}

/// 4.7
#[test]
fn bonus_5_lifts_a_whole_space_and_puts_each_guest_alone() {
    let mut scene = rolling(scene().put("-1,2", "rgg").put("3,0", "b"));
    scene.roll(5);
    assert_eq!(scene.legal(), ["lift:-1,2", "lift:0,2", "lift:3,0"]);
    scene.play("lift:-1,2");
    assert_eq!(scene.phase(), "put:red,green,green");
    assert_eq!(scene.legal().len(), 30 - 2, "every open space without guests");
    assert!(scene.may("put:red@-1,2"), "the space left is free again");
    scene.play("put:red@-1,2");
    assert!(!scene.may("put:green@-1,2") && !scene.may("put:green@0,0") && !scene.may("put:green@1,0"));
    scene.play("put:green@0,3");
    assert_eq!(scene.phase(), "put:green");
    scene.play("put:green@0,1");
    assert_eq!([scene.guests("-1,2"), scene.guests("0,3"), scene.guests("0,1")], ["r", "g", "g"]);
    assert_eq!((scene.phase().as_str(), scene.state.active), ("turn", Seat(1)));
}

/// 4.7
#[test]
fn in_a_full_kingdom_a_lifted_guest_can_only_go_back() {
    let mut scene = scene();
    for spot in scene.state.kingdom.open() {
        scene.state.guests.add_one(spot, Colour::Blue);
    }
    scene.state.phase = Phase::Lift;
    scene.play("lift:0,1");
    assert_eq!(scene.legal(), ["put:blue@0,1"]);
}

/// 4.8, 4.10
#[test]
fn bonus_6_sends_the_princess_home_and_can_spoil_a_party() {
    let mut scene = rolling(scene().put("0,2", "bb").princess("0,2"));
    scene.roll(6);
    assert_eq!(scene.state.princess, scene.spot("0,0"));
    assert_eq!((scene.phase().as_str(), scene.guests("0,2").as_str()), ("turn", "rbb"));
}

/// 4.10
#[test]
fn a_swap_can_change_who_is_at_the_party() {
    let mut scene = rolling(scene().put("0,2", "bb").put("3,0", "g").princess("0,2"));
    scene.roll(2);
    assert_eq!(scene.phase(), "swap");
    scene.play("swap:blue@0,2/green@3,0");
    assert_eq!((scene.phase().as_str(), scene.owns(0), scene.owns(1)), ("cake", (1, 2, vec![]), (1, 2, vec![])));
}

/// 5.1 to 5.3
#[test]
fn a_party_gives_guests_to_their_families_and_crowns_once_to_each() {
    let mut scene = scene().put("0,2", "rr").put("0,1", "g").princess("0,2");
    scene.state.active = Seat(1);
    scene.play("green@foot:0,1>0,2");
    assert_eq!((scene.owns(0), scene.owns(1)), ((2, 2, vec![]), (1, 2, vec![])));
    assert_eq!((scene.guests("0,2").as_str(), scene.phase().as_str()), ("", "cake"));
    assert_eq!(scene.state.princess, scene.spot("0,2"), "the princess stays");
}

/// 5.1, 5.2
#[test]
fn guests_of_nobodys_colour_leave_the_game() {
    let mut scene = scene().put("0,1", "bby").princess("1,1");
    scene.play("red@foot:P>0,1");
    assert_eq!((scene.owns(0), scene.owns(1), scene.phase().as_str()), ((0, 0, vec![]), (0, 0, vec![]), "cake"));
}

/// 5.3
#[test]
fn a_party_icon_pays_no_crown() {
    let mut scene = scene().put("0,1", "rgg").princess("1,1");
    scene.play("red@foot:P>0,1");
    assert_eq!((scene.owns(0), scene.owns(1)), ((1, 0, vec![]), (2, 0, vec![])));
}

/// 5.4, 3.7
#[test]
fn the_active_seat_takes_a_cake_whose_space_then_pays_three_crowns() {
    let mut scene = scene().put("0,1", "bby").princess("1,1");
    scene.play("red@foot:P>0,1");
    assert_eq!(scene.legal(), ["cake:-3,3", "cake:-2,1", "cake:1,-2", "cake:1,0", "cake:1,2", "cake:2,0"]);
    scene.play("cake:1,0");
    assert_eq!((scene.owns(0), scene.state.quiet, scene.state.active), ((0, 0, vec![1]), 0, Seat(1)));
    let mut scene = scene.put("1,0", "gg").put("1,1", "r").princess("1,0");
    scene.play("red@horse:1,1>1,0");
    assert_eq!((scene.owns(0), scene.owns(1)), ((1, 3, vec![1]), (2, 3, vec![])));
    scene.play("cake:2,0");
    let scene = scene.put("2,0", "y");
    assert!(scene.may("yellow@tunnel:2,0>1,0"));
}

/// 5.4, 8.2
#[test]
fn a_seen_place_is_renamed_when_its_cake_is_taken_and_dropped_for_its_taker() {
    let mut scene = scene().put("0,1", "bby").princess("1,1");
    for cake in scene.state.cakes.iter_mut().filter(|cake| cake.value == 1) {
        cake.seen = courtly_core::SeatSet::all(2);
    }
    scene.play("red@foot:P>0,1");
    scene.play("cake:1,0");
    let position = scene.game.position(&scene.state);
    assert!(position.contains("\"cakes\":[1],\"seen\":[]},{") && position.contains("\"seen\":[\"0.0\"]"), "{position}");
}

/// 4.3, 5.4
#[test]
fn another_turn_waits_until_the_cake_is_taken() {
    let mut scene = rolling(scene().put("0,2", "gg").princess("0,2"));
    scene.roll(1);
    assert_eq!(scene.phase(), "cake+again");
    scene.play("cake:1,0");
    assert_eq!((scene.phase().as_str(), scene.state.active), ("turn", Seat(0)));
}

/// 6.2, 7.1, 7.2, 8.3
#[test]
fn the_game_ends_with_the_last_cake_and_guests_times_crowns_plus_cakes_win() {
    let mut scene = scene().put("0,1", "gg").put("1,1", "r").princess("0,1");
    for cake in ["-3,3", "-2,1", "1,-2", "1,0", "1,2"] {
        scene.state.phase = Phase::Cake { again: false };
        scene.state.active = Seat(1);
        scene.play(&format!("cake:{cake}"));
    }
    scene.state.active = Seat(0);
    scene.state.players[0].guests = 4;
    scene.state.players[0].crowns = 3;
    scene.play("red@foot:1,1>0,1");
    scene.play("cake:2,0");
    assert_eq!(scene.game.turn(&scene.state), Turn::Over);
    let outcome = scene.game.outcome(&scene.state);
    // Five guests, three crowns and the cake of 3 against two guests without crowns and cakes of 5, 6, 4, 1 and 2.
    assert_eq!((outcome.scores, outcome.winners, outcome.reason), (vec![18, 18], vec![Seat(0), Seat(1)], "cakes"));
    assert_eq!((scene.phase().as_str(), scene.state.quiet, scene.state.active), ("over:0,1", 0, Seat(0)));
    let view = serde_json::to_value(scene.game.view(&scene.state, Viewer::Spectator)).unwrap();
    assert_eq!(view["players"][1]["cakes"], serde_json::json!([5, 6, 4, 1, 2]));
}

/// 6.3
#[test]
fn a_hundred_and_twenty_quiet_turns_end_the_game() {
    let mut scene = scene().put("0,1", "r");
    scene.state.quiet = 118;
    scene.play("red@foot:0,1>0,2");
    assert_eq!(scene.phase(), "turn");
    scene.play("red@horse:0,2>0,3");
    assert_eq!((scene.phase().as_str(), scene.state.quiet, scene.state.active), ("over:0,1", 120, Seat(1)));
    assert_eq!(scene.game.outcome(&scene.state).reason, "quiet");
}

#[test]
fn a_refused_decision_names_its_rule() {
    let scene = scene().put("0,1", "r").put("0,2", "bby").token(Colour::Blue, Card::Boat);
    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(0)));
    for (text, reason) in [
        ("red@boat:0,1>0,3", "holds a token already"),
        ("blue@foot:0,1>1,1", "no blue guest"),
        ("red@foot:0,1>1,0", "cake"),
        ("red@foot:0,1>0,0", "castle"),
        ("red@foot:0,1>0,2", "more than 3"),
        ("red@foot:0,1>0,3", "does not lead"),
        ("blue@litter:0,2>0,3", "alone"),
        ("red@litter:P>0,1", "princess"),
        ("skip", "no move"),
        ("cake:1,0", "begins with a move"),
    ] {
        let decision: Decision = scene.game.parse_decision(text).unwrap();
        let message = scene.game.forbidden(&view, Seat(0), decision).unwrap();
        assert!(message.contains(reason), "{text}: {message}");
    }
    let skip = Decision::from(Choice::Skip);
    assert!(scene.game.forbidden(&view, Seat(1), skip).unwrap().contains("owes no decision"));
}
