//! One test a clause of RULES.md: setup, palace, park, nobles, cards.

use crate::common;

use common::Scene;
use courtly_core::{Game, Options, SetupError, Swift, Turn};
use royal_palace::{Card, Phase, Room, RoyalPalace, Stage};

fn table(seats: usize) -> RoyalPalace {
    RoyalPalace::new(seats, &Options::default(), None).unwrap()
}

// 1.1
#[test]
fn two_to_four_seats_play() {
    for seats in [0, 1, 5, 9] {
        let refused = RoyalPalace::new(seats, &Options::default(), None).unwrap_err();
        assert_eq!(refused, SetupError::Seats { min: 2, max: 4 });
    }
    for seats in 2..=4 {
        assert_eq!(table(seats).seats(), seats);
    }
}

// 1.2
#[test]
fn the_first_game_has_its_layout_and_a_random_one_any() {
    let first = table(2).setup(&mut Swift::new(1)).palace.layout.map(Room::name);
    assert_eq!(first, ["backdoor", "office", "cardinal", "mint", "gate", "madame", "stairs", "king", "parade"]);
    let options = Options::new(RoyalPalace::OPTIONS, [("layout", "random")]).unwrap();
    let game = RoyalPalace::new(2, &options, None).unwrap();
    let layouts: Vec<_> = (0..5).map(|seed| game.setup(&mut Swift::new(seed)).palace.layout).collect();
    assert!(layouts.iter().any(|layout| *layout != layouts[0]));
}

// 1.3
#[test]
fn thirty_six_of_forty_two_nobles_stroll_in_the_park() {
    let game = table(2);
    assert_eq!(game.components().copies.iter().sum::<u8>(), 42);
    assert_eq!(game.setup(&mut Swift::new(3)).nobles_left(), 36);
}

// 1.4 and 1.5
#[test]
fn a_seat_begins_with_its_servants_and_gold() {
    let state = table(4).setup(&mut Swift::new(3));
    for (seat, player) in state.players.iter().enumerate() {
        assert_eq!((player.area, player.supply), (13, 7));
        assert_eq!((player.at(Room::Stairs), player.at(Room::Parade)), (3, 2));
        assert_eq!(usize::from(player.gold), seat);
    }
}

// 1.6
#[test]
fn every_seat_places_five_servants_and_eight_stay() {
    let game = table(3);
    let state = game.setup(&mut Swift::new(3));
    let mut play = common::Play { game, state };
    for seat in 0..3 {
        for _ in 0..5 {
            assert_eq!((play.state.seat.index(), play.options().len()), (seat, 9));
            play.act("place:office");
        }
        assert_eq!(play.state.players[seat].area, 8);
    }
    assert_eq!((play.state.phase, play.state.seat.index(), play.phase().as_str()), (Phase::Turn, 0, "turn"));
}

// 2.1
#[test]
fn servants_move_to_rooms_that_share_a_side() {
    let play = Scene::new(2).room(0, Room::Stairs, 1).room(1, Room::Stairs, 2).load();
    assert_eq!(play.options(), ["move:stairs>king", "move:stairs>mint", "next"]);
}

// 2.2: the rulebook's examples for Parade ground and Stairway.
#[test]
fn more_servants_than_every_other_seat_are_a_majority() {
    let red = Scene::new(2).room(0, Room::Parade, 3).room(1, Room::Parade, 1).load();
    assert_eq!(red.begins("gate:"), ["gate:1", "gate:2", "gate:3", "gate:4"]);
    let green = Scene::new(3).room(0, Room::Stairs, 4).room(1, Room::Stairs, 3).load();
    assert_eq!(green.state.turn.moves, 5);
    let fewer = Scene::new(2).room(0, Room::Parade, 1).room(1, Room::Parade, 3).load();
    assert_eq!(fewer.begins("gate:"), ["gate:1"]);
}

// 2.3: the rulebook's four examples.
#[test]
fn the_cardinal_breaks_ties() {
    let stairway = Scene::new(2).room(0, Room::Stairs, 3).room(1, Room::Stairs, 3).room(0, Room::Cardinal, 1);
    assert_eq!(stairway.load().state.turn.moves, 4);
    let mint = Scene::new(2).room(0, Room::Mint, 2).room(1, Room::Mint, 3).room(0, Room::Cardinal, 2);
    assert_eq!(mint.hand(0, &[Card::FourGold]).load().state.players[0].gold, 2);
    let madame = Scene::new(2).room(0, Room::Madame, 2).room(1, Room::Madame, 2).room(0, Room::Cardinal, 1);
    assert_eq!(madame.load().options(), ["next", "seal:madame"]);
    let parade = Scene::new(2).room(0, Room::Parade, 2).room(1, Room::Parade, 2);
    let parade = parade.room(0, Room::Cardinal, 1).room(1, Room::Cardinal, 1);
    assert_eq!(parade.load().begins("gate:"), ["gate:1", "gate:2"]);
}

// 2.3
#[test]
fn a_seat_that_is_not_tied_for_most_does_not_count_at_the_cardinal() {
    let scene = Scene::new(3).room(0, Room::Stairs, 3).room(1, Room::Stairs, 3).room(2, Room::Stairs, 1);
    let scene = scene.room(0, Room::Cardinal, 1).room(2, Room::Cardinal, 4);
    assert_eq!(scene.load().state.turn.moves, 4);
}

// 2.4
#[test]
fn office_back_door_gate_and_cardinal_have_no_bonus() {
    let mut play = Scene::new(2).room(0, Room::BackDoor, 2).load();
    play.act("draw");
    assert_eq!(play.state.drawn.iter().sum::<u8>(), 2);
}

// 2.5 and 7.1
#[test]
fn servants_of_rooms_come_only_when_the_play_area_is_empty() {
    let mut play = Scene::new(2).room(0, Room::Parade, 4).room(1, Room::Parade, 4).area(0, 2).load();
    assert_eq!(play.options(), ["gate:1", "gate:2", "next"]);
    play.act("gate:2");
    assert_eq!(play.options(), ["gate-from:parade", "next"]);
    play.act("gate-from:parade").act("gate-from:parade");
    assert_eq!((play.state.players[0].at(Room::Gate), play.state.players[0].at(Room::Parade)), (16, 2));
}

// 3.1 and 3.2
#[test]
fn corners_belong_to_two_edges_and_one_space_of_each_edge_counts_double() {
    let game = table(2);
    let tables = game.components();
    assert_eq!(tables.rim.count_ones(), 20);
    for corner in [0, 5, 30, 35] {
        assert_eq!(tables.edges.iter().filter(|edge| edge.spaces & (1u64 << corner) != 0).count(), 2);
    }
    let doubles: Vec<u64> = tables.edges.iter().map(|edge| edge.double).collect();
    assert_eq!(doubles, [1 << 18, 1 << 33, 1 << 2, 1 << 17]);
}

// 3.3: example 1 of the rulebook, 6 gold less 3 empty spaces.
#[test]
fn every_empty_space_around_makes_a_noble_cheaper() {
    let scene = Scene::new(2).taken(1, 2, 1).taken(1, 3, 1).taken(1, 4, 1);
    let scene = scene.room(0, Room::Office, 1).room(0, Room::King, 1).room(1, Room::King, 1);
    let mut play = scene.gold(0, 3).load();
    play.act("recruit:r0c3@area");
    assert_eq!(play.state.players[0].gold, 0);
}

// 3.3
#[test]
fn a_price_never_falls_below_nothing() {
    let scene = Scene::new(2).taken(1, 2, 1).taken(1, 3, 1).taken(1, 4, 1).room(1, Room::King, 2);
    let scene = scene.room(0, Room::Office, 1).room(0, Room::King, 1).room(0, Room::Madame, 1).room(1, Room::Madame, 2);
    let mut play = scene.load();
    assert_eq!(play.begins("recruit"), ["recruit:r2c3"]);
    play.act("recruit:r2c3");
    assert_eq!(play.state.players[0].gold, 0);
}

// 3.4
#[test]
fn an_edge_space_keeps_a_servant_and_counts_as_empty() {
    let scene = Scene::new(2).taken(0, 2, 0).room(0, Room::Office, 1).room(0, Room::King, 1).room(1, Room::King, 1);
    let mut play = scene.room(0, Room::Gate, 1).gold(0, 5).load();
    assert_eq!(play.begins("recruit:r0c3"), ["recruit:r0c3@area", "recruit:r0c3@gate"]);
    play.act("recruit:r0c3@gate");
    let player = &play.state.players[0];
    assert_eq!((player.at(Room::Gate), player.edge, player.gold), (0, 1 << 2 | 1 << 3, 0));
}

// 4.1
#[test]
fn a_cards_noble_works_from_the_next_turn_on() {
    let scene = Scene::new(2).room(0, Room::Office, 1).room(0, Room::King, 1).room(0, Room::Madame, 1);
    let scene = scene.room(1, Room::King, 2).room(1, Room::Madame, 2).room(0, Room::BackDoor, 1).gold(0, 3);
    let mut play = scene.load();
    play.act("recruit:r2c2");
    assert_eq!(play.phase(), "action5;new-cards=1");
    play.act("draw");
    assert_eq!(play.state.drawn.iter().sum::<u8>(), 1);
}

// 4.2
#[test]
fn nobles_with_the_same_privilege_add_up() {
    let two = |a: (usize, usize), b: (usize, usize)| Scene::new(2).taken(a.0, a.1, 0).taken(b.0, b.1, 0);
    assert_eq!(two((1, 1), (3, 1)).load().begins("gate:").len(), 4);
    assert_eq!(two((1, 2), (3, 2)).room(0, Room::Gate, 1).load().state.turn.moves, 4);
    let gold = two((1, 4), (3, 4)).hand(0, &[Card::FourGold]).load();
    assert_eq!(gold.state.players[0].gold, 4);
    let mut cards = two((2, 2), (4, 2)).room(0, Room::BackDoor, 1).load();
    cards.act("draw");
    assert_eq!(cards.state.drawn.iter().sum::<u8>(), 7);
    let mut seals = two((2, 1), (4, 1)).load();
    seals.act("seal:king").act("seal:king");
    assert_eq!(seals.state.players[0].at(Room::King), 2);
}

// 4.2 and 7.2
#[test]
fn a_diagonal_noble_opens_the_corners() {
    let scene = Scene::new(2).taken(1, 3, 0).room(0, Room::Stairs, 1).room(1, Room::Stairs, 2);
    assert_eq!(scene.load().begins("move"), ["move:stairs>gate", "move:stairs>king", "move:stairs>mint"]);
}

// 4.3
#[test]
fn servant_nobles_bring_what_the_supply_has_left() {
    let scene = Scene::new(2).taken(2, 4, 0).taken(4, 4, 0).room(1, Room::King, 2).room(1, Room::Madame, 2).gold(0, 1);
    let scene = scene.room(0, Room::Office, 1).room(0, Room::King, 1).room(0, Room::Madame, 1);
    let mut play = scene.load();
    assert_eq!(play.state.players[0].supply, 1);
    let area = play.state.players[0].area;
    play.act("recruit:r2c3");
    assert_eq!((play.state.players[0].supply, play.state.players[0].area), (0, area + 4));
}

// 5.1
#[test]
fn a_played_card_is_paid_and_discarded() {
    let mut play = Scene::new(2).room(0, Room::Stairs, 1).hand(0, &[Card::FiveMoves]).gold(0, 3).load();
    play.act("card:five-moves");
    assert_eq!((play.state.players[0].gold, play.state.discard[Card::FiveMoves.index()]), (2, 1));
    assert_eq!(play.state.turn.moves, 7);
}

// 5.2
#[test]
fn a_majority_card_gives_every_bonus_where_a_servant_is() {
    let scene = Scene::new(2).hand(0, &[Card::Majority, Card::Majority]).gold(0, 4).room(1, Room::Stairs, 9);
    let scene = scene.room(0, Room::Parade, 1).room(0, Room::Stairs, 1).room(0, Room::Mint, 1).room(0, Room::King, 1);
    let scene = scene.room(1, Room::Mint, 3).room(1, Room::King, 3).room(1, Room::Parade, 2);
    let mut play = scene.load();
    assert_eq!(play.options(), ["card:majority", "next"]);
    play.act("card:majority");
    assert_eq!(play.options(), ["gate:1", "gate:2", "next"]);
    play.act("next");
    assert_eq!(play.state.turn.moves, 2);
    play.act("next");
    assert_eq!(play.options(), ["next", "seal:king"]);
    assert_eq!(play.state.players[0].gold, 4);
}

// 5.3
#[test]
fn an_open_gate_takes_as_many_servants_as_wanted() {
    let scene = Scene::new(2).hand(0, &[Card::OpenGate, Card::OpenGate]).gold(0, 4).room(0, Room::Office, 2);
    let mut play = scene.load();
    play.act("card:open-gate");
    assert_eq!(play.begins("gate:").len(), 16);
    assert!(play.offers("card:open-gate"));
    play.act("gate:16");
    assert_eq!(play.options(), ["gate-from:office", "next"]);
    play.act("gate-from:office");
    assert_eq!((play.phase().as_str(), play.options().len()), ("action1;placed;placements=all", 2));
    play.act("gate-from:office");
    assert_eq!(play.state.players[0].at(Room::Gate), 18);
}

// 5.4
#[test]
fn an_escort_brings_servants_and_moves() {
    let mut play = Scene::new(2).hand(0, &[Card::Escort]).gold(0, 3).load();
    play.act("card:escort");
    assert_eq!(play.options(), ["gate:1", "gate:2", "next"]);
    play.act("gate:2");
    assert_eq!((play.state.turn.stage, play.state.turn.moves), (Stage::Stairway, 6));
}

// 5.4
#[test]
fn cards_of_action_1_come_before_placing() {
    let scene = Scene::new(2).hand(0, &[Card::Escort, Card::OpenGate]).gold(0, 9).room(0, Room::Parade, 2).area(0, 1);
    let mut play = scene.room(0, Room::Office, 0).load();
    assert!(play.offers("card:escort") && play.offers("card:open-gate"));
    play.act("gate:1");
    assert_eq!(play.options(), ["gate-from:parade", "next"]);
}

// 5.5
#[test]
fn move_cards_are_offered_without_moves_and_servants() {
    let mut play = Scene::new(2).hand(0, &[Card::FiveMoves, Card::NineMoves]).gold(0, 4).load();
    assert_eq!(play.options(), ["card:five-moves", "card:nine-moves", "next"]);
    play.act("card:nine-moves").act("card:five-moves");
    assert_ne!(play.state.seat.index(), 0);
}

// 5.6
#[test]
fn special_seals_pay_in_every_split() {
    let scene = Scene::new(2).hand(0, &[Card::TwoSeals]).gold(0, 5).room(0, Room::Office, 1).room(1, Room::King, 4);
    let scene = scene.room(0, Room::King, 1).room(0, Room::Madame, 1).room(1, Room::Madame, 4);
    let mut play = scene.load();
    play.act("card:two-seals");
    assert_eq!(play.begins("recruit:r1c1"), ["recruit:r1c1+k1v0", "recruit:r1c1+k1v1", "recruit:r1c1+k2v0"]);
    play.act("recruit:r1c1+k1v0");
    let player = &play.state.players[0];
    assert_eq!((player.at(Room::King), player.at(Room::Madame), player.at(Room::Office), player.gold), (0, 0, 0, 0));
}

// 5.7
#[test]
fn four_gold_are_taken() {
    let mut play = Scene::new(2).hand(0, &[Card::FourGold]).load();
    play.act("card:four-gold");
    assert_eq!(play.state.players[0].gold, 4);
}

// 5.8
#[test]
fn point_cards_stay_before_the_seat() {
    let mut play = Scene::new(2).hand(0, &[Card::TwoPoints, Card::FourPoints]).gold(0, 7).load();
    play.act("card:two-points").act("card:four-points");
    assert_eq!((play.state.players[0].kept, play.state.players[0].gold), ([1, 1], 0));
    assert_eq!(play.state.discard, [0; 9]);
}

#[test]
fn somebody_decides_in_every_scene() {
    let play = Scene::new(4).room(3, Room::Parade, 1).load();
    assert_eq!(play.game.turn(&play.state), Turn::Decide(courtly_core::SeatSet::one(courtly_core::Seat(3))));
}
