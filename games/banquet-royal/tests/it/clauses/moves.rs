//! The kingdom, the setup and moves: clauses 1 to 3.

use super::scene::scene;
use banquet_royal::{BanquetRoyal, Card, Colour, Icon, Kingdom, Space};
use courtly_core::{Game, Options, Swift, Turn};
use std::collections::BTreeSet;

fn table(kingdom: &str) -> BanquetRoyal {
    let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
    BanquetRoyal::new(4, &options, None).unwrap()
}

/// 1.1, 1.2, 2.1 to 2.6
#[test]
fn a_game_begins_with_one_guest_on_each_space_without_cake() {
    for (seed, kingdom) in (0..40).zip(["compact", "random"].into_iter().cycle()) {
        let game = table(kingdom);
        let s = game.setup(&mut Swift::new(seed));
        let count = |icon| s.kingdom.with_icon(icon).len();
        assert_eq!([Icon::Cake, Icon::Crown1, Icon::Crown2, Icon::Crown3, Icon::Party].map(count), [6, 12, 6, 0, 12]);
        assert_eq!(s.guests.sizes().exactly(1) & Kingdom::ALL, s.kingdom.open());
        assert!(Colour::ALL.into_iter().all(|colour| s.guests.count(colour) == 6));
        assert_eq!(s.kingdom.space(s.princess), Space::CASTLE);
        let values: BTreeSet<u8> = s.cakes().map(|cake| cake.value).collect();
        assert_eq!(values, (1..=6).collect());
        let families: BTreeSet<Colour> = s.players.iter().map(|player| player.family).collect();
        assert_eq!(families.len(), 4);
        assert!(s.tokens.iter().all(Option::is_none) && (1..=6).contains(&s.die));
        assert_eq!(s.active.0, 0);
    }
}

/// 1.5
#[test]
fn a_compact_kingdom_is_the_hexagon_of_radius_3_in_one_of_two_coverings() {
    let game = table("compact");
    let mut rng = Swift::new(4);
    let mut icons = BTreeSet::new();
    for _ in 0..200 {
        let s = game.setup(&mut rng);
        for spot in s.kingdom.spots() {
            let Space { q, r } = s.kingdom.space(spot);
            assert!(q.abs().max(r.abs()).max((q + r).abs()) <= 3);
            icons.insert((spot, s.kingdom.icon(spot)));
        }
        // Loading checks that the tiles cover the kingdom and can be laid.
        assert!(BanquetRoyal::load(&game.position(&s), &Options::default(), None).is_ok());
    }
    // Every space but the castle shows each of the four printed icons in some game.
    assert_eq!(icons.len(), 36 * 4 + 1);
}

/// 1.3, 1.4, 1.6, 1.7
#[test]
fn random_kingdoms_keep_the_building_rule_and_can_have_the_castle_on_the_rim() {
    let game = table("random");
    let mut rng = Swift::new(4);
    let mut castle_on_rim = 0;
    for _ in 0..300 {
        let s = game.setup(&mut rng);
        castle_on_rim += u32::from(s.kingdom.rim().has(s.kingdom.castle()));
        let position = game.position(&s);
        BanquetRoyal::load(&position, &Options::default(), None).unwrap_or_else(|e| panic!("{e}: {position}"));
    }
    assert!(castle_on_rim > 0 && castle_on_rim < 300, "{castle_on_rim}");
}

/// 3.1
#[test]
fn a_token_goes_to_a_card_without_token_from_wherever_it_is() {
    let mut scene = scene().put("0,1", "r").put("0,2", "b").token(Colour::Red, Card::Foot);
    assert!(!scene.may("red@foot:0,1>1,1") && !scene.may("blue@foot:0,2>0,3"));
    scene.play("red@horse:0,1>1,1");
    assert_eq!(scene.state.tokens[0], Some(Card::Horse));
    assert!(scene.may("blue@foot:0,2>0,3"));
}

/// 3.2, 3.10
#[test]
fn a_token_moves_a_guest_of_its_colour_or_the_princess() {
    let scene = scene().put("0,1", "r");
    assert!(scene.may("red@foot:0,1>0,2") && scene.may("red@foot:P>0,1") && scene.may("blue@foot:P>0,1"));
    assert!(scene.ends("blue@foot:0,1>").is_empty());
}

/// 3.3
#[test]
fn a_group_moves_together_by_each_of_its_colours() {
    let mut scene = scene().put("0,1", "rrb").put("1,1", "y");
    assert_eq!(scene.ends("red@foot:0,1>"), scene.ends("blue@foot:0,1>"));
    assert!(!scene.may("red@foot:0,1>1,1"), "four on a space");
    scene.play("blue@foot:0,1>0,2");
    assert_eq!(scene.guests("0,2"), "rrb");
    assert_eq!(scene.guests("0,1"), "");
}

/// 3.3
#[test]
fn a_space_never_has_more_than_three_guests() {
    let scene = scene().put("0,1", "rb").put("0,2", "y").put("1,1", "yy").put("-1,1", "ryb");
    assert_eq!(scene.ends("red@foot:0,1>"), ["-1,2", "0,2"]);
    assert!(scene.may("yellow@foot:0,2>1,1"));
}

/// 3.4, 3.5
#[test]
fn on_foot_a_guest_goes_to_a_neighbour_but_never_onto_a_cake_or_into_the_castle() {
    let scene = scene().put("0,1", "r");
    assert_eq!(scene.ends("red@foot:0,1>"), ["-1,1", "-1,2", "0,2", "1,1"]);
}

/// 3.6, 3.11
#[test]
fn horse_and_carriage_go_straight_and_stop_before_cakes_and_the_castle() {
    let scene = scene().put("0,1", "r");
    assert_eq!(scene.ends("red@horse:0,1>"), ["-2,3", "-1,1", "-1,2", "0,2", "0,3", "1,1", "2,1"]);
    assert_eq!(scene.ends("red@carriage:0,1>"), ["-2,3", "0,3", "2,1"]);
}

/// 3.11
#[test]
fn a_line_crosses_guests_and_the_princess() {
    let scene = scene().put("0,1", "r").put("0,2", "ppy").princess("0,2");
    assert!(scene.may("red@carriage:0,1>0,3"));
    assert!(!scene.may("red@foot:0,1>0,2"));
}

/// 3.7, with the two examples of the rulebook
#[test]
fn the_tunnel_leads_to_every_space_with_the_same_icon() {
    let scene = scene().put("0,2", "r").put("0,3", "b").put("0,1", "y");
    assert_eq!(scene.ends("red@tunnel:0,2>"), ["-3,0", "-1,-1", "-1,2", "0,-2", "3,-3"]);
    assert_eq!(scene.ends("blue@tunnel:0,3>").len(), 11);
    assert_eq!(scene.ends("yellow@tunnel:0,1>").len(), 11);
}

/// 3.8, 1.7
#[test]
fn the_boat_leads_from_rim_to_rim() {
    let scene = scene().put("0,3", "r").put("0,1", "b");
    // Eighteen rim spaces, two of them with cakes, one the start.
    assert_eq!(scene.ends("red@boat:0,3>").len(), 15);
    assert!(scene.ends("blue@boat:0,1>").is_empty());
}

/// 3.9
#[test]
fn the_litter_carries_a_lone_guest_up_to_three_steps_around_corners() {
    let scene = scene().put("0,1", "r").put("3,0", "b").put("0,3", "yy").princess("0,1");
    let ends = scene.ends("red@litter:0,1>");
    assert!(ends.contains(&"0,3".to_owned()), "to a group of two");
    // Around the castle to 0,-1, but neither through it nor through the cake on 1,0 to 1,-1.
    let reaches = |end: &str| ends.iter().any(|text| text == end);
    assert!(reaches("2,1") && reaches("0,-1") && !reaches("1,-1") && !reaches("0,1"));
    assert_eq!(
        scene.ends("blue@litter:3,0>"),
        ["0,1", "0,2", "1,-1", "1,1", "2,-2", "2,-1", "2,1", "3,-3", "3,-2", "3,-1"]
    );
    assert!(scene.ends("yellow@litter:0,3>").is_empty(), "a group");
    assert!(scene.ends("red@litter:P>").is_empty(), "the princess");
}

/// 3.9
#[test]
fn a_token_on_the_litter_sends_all_others_away() {
    let mut scene = scene().put("0,1", "r").token(Colour::Blue, Card::Foot).token(Colour::Red, Card::Boat);
    scene.play("red@litter:0,1>0,3");
    assert_eq!(scene.state.tokens, [Some(Card::Litter), None, None, None, None]);
    scene.play("green@foot:P>0,1");
    assert_eq!(scene.state.tokens[0], Some(Card::Litter));
}

/// 3.10, 3.11
#[test]
fn the_princess_passes_and_enters_the_castle_but_no_cake() {
    let scene = scene().princess("0,-1").put("0,1", "ryb");
    assert_eq!(scene.ends("red@foot:P>"), ["-1,-1", "-1,0", "0,-2", "0,0", "1,-1"]);
    let carriage = scene.ends("red@carriage:P>");
    for end in ["0,1", "0,2", "0,3"] {
        assert!(carriage.contains(&end.to_owned()), "{end} in {carriage:?}");
    }
    assert!(!carriage.contains(&"0,0".to_owned()));
    assert!(scene.ends("red@horse:P>").contains(&"0,1".to_owned()), "she may share a full space");
}

/// 3.10
#[test]
fn from_the_castle_the_princess_has_no_tunnel_and_here_no_boat() {
    let scene = scene();
    assert!(scene.ends("red@tunnel:P>").is_empty() && scene.ends("red@boat:P>").is_empty());
    assert_eq!(scene.ends("red@foot:P>"), ["-1,0", "-1,1", "0,-1", "0,1", "1,-1"]);
}

/// 3.12
#[test]
fn a_seat_without_a_move_skips_and_all_tokens_leave_their_cards() {
    let cards = [Card::Foot, Card::Horse, Card::Carriage, Card::Tunnel, Card::Boat];
    let mut scene = scene().put("0,1", "rb").put("0,3", "ppp");
    scene.state.tokens = cards.map(Some);
    assert_eq!(scene.legal(), ["skip"]);
    scene.play("skip");
    assert_eq!(scene.state.tokens, [None; 5]);
    assert_eq!((scene.state.active.0, scene.state.quiet), (1, 1));
    assert!(!scene.may("skip"));
}

/// 3.12: with a lone guest the Litter is a move.
#[test]
fn nobody_skips_while_there_is_a_move() {
    let cards = [Card::Foot, Card::Horse, Card::Carriage, Card::Tunnel, Card::Boat];
    let mut scene = scene().put("0,1", "r");
    scene.state.tokens = cards.map(Some);
    assert!(!scene.may("skip") && scene.legal().iter().all(|text| text.starts_with("red@litter:")));
    assert_eq!(scene.game.turn(&scene.state), Turn::Decide(courtly_core::SeatSet(1)));
}
