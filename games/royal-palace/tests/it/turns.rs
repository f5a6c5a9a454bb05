//! One test a clause of RULES.md: the turn, its actions, secrets and the end.

use crate::common;

use common::{Play, Scene};
use courtly_core::{Game, Seat, Viewer};
use royal_palace::{Card, Event, Phase, Player, Room, Stage, scores};

fn gold_seen(play: &Play, viewer: Viewer, seat: usize) -> u16 {
    play.game.view(&play.state, viewer).players[seat].gold
}

/// Decides and returns what the viewer is told.
fn told(play: &mut Play, text: &str, viewer: Viewer) -> Vec<Event> {
    assert!(play.offers(text), "{text} is not among {:?}", play.options());
    let mut events = vec![];
    let decision = play.game.parse_decision(text).unwrap();
    let seat = play.state.seat;
    play.game.decide(&mut play.state, seat, decision, &mut events);
    events.iter().filter_map(|event| play.game.redact(event, viewer)).collect()
}

// 6.1
#[test]
fn the_actions_come_in_their_order() {
    let scene = Scene::new(2).room(0, Room::Parade, 1).room(0, Room::Stairs, 1).room(0, Room::King, 1);
    let scene = scene.room(0, Room::Madame, 1).room(0, Room::Office, 1).room(0, Room::BackDoor, 1).gold(0, 3);
    let mut play = scene.hand(0, &[Card::Majority]).load();
    let mut stages = vec![];
    for _ in 0..6 {
        stages.push(play.state.turn.stage);
        play.act("next");
    }
    assert_eq!(stages, Stage::ALL);
    assert_ne!((play.state.seat.index(), play.state.round), (0, 5));
}

// 6.2
#[test]
fn a_stage_without_a_choice_is_passed_over() {
    let mut play = Scene::new(2).room(0, Room::Parade, 1).room(1, Room::Parade, 1).load();
    play.act("gate:1");
    assert_eq!((play.state.seat.index(), play.state.turn.stage), (1, Stage::Parade));
}

// 6.3
#[test]
fn cards_of_any_time_are_asked_about_in_action_4_and_after_drawing() {
    let play = Scene::new(2).hand(0, &[Card::FourGold]).load();
    assert_eq!((play.state.turn.stage, play.options()), (Stage::Recruit, vec!["card:four-gold".into(), "next".into()]));
    let unpaid = Scene::new(2).hand(0, &[Card::TwoPoints]).gold(0, 1).room(1, Room::Parade, 1).load();
    assert_eq!(unpaid.state.seat.index(), 1);
    let mut drawing = Scene::new(2).hand(0, &[Card::FourGold]).room(0, Room::BackDoor, 1).load();
    drawing.act("next").act("draw");
    assert!(drawing.offers("card:four-gold"));
    let kept = drawing.begins("keep")[0].clone();
    drawing.act(&kept);
    assert_eq!(drawing.begins("keep").len(), 0);
    assert!(drawing.offers("card:four-gold"));
}

// 6.3
#[test]
fn cards_of_any_time_are_offered_wherever_the_seat_is_asked() {
    let scene = Scene::new(2).hand(0, &[Card::FourGold]).room(0, Room::Parade, 1).room(1, Room::Parade, 1);
    assert_eq!(scene.load().options(), ["card:four-gold", "gate:1", "next"]);
}

// 6.4
#[test]
fn a_card_that_four_gold_cards_would_pay_makes_the_seat_be_asked() {
    for (card, stage) in [
        (Card::Majority, Stage::Before),
        (Card::OpenGate, Stage::Parade),
        (Card::Escort, Stage::Parade),
        (Card::FiveMoves, Stage::Stairway),
        (Card::NineMoves, Stage::Stairway),
    ] {
        let play = Scene::new(2).hand(0, &[card, Card::FourGold]).load();
        assert_eq!((play.state.turn.stage, play.options()), (stage, vec!["card:four-gold".into(), "next".into()]));
        let alone = Scene::new(2).hand(0, &[card]).room(1, Room::Parade, 1).load();
        assert_eq!(alone.state.seat.index(), 1, "{card:?} cannot be paid");
    }
}

// 6.4
#[test]
fn in_action_1_saved_up_cards_do_not_ask_after_placing() {
    let scene = Scene::new(2).hand(0, &[Card::Escort, Card::FourGold]).room(0, Room::Parade, 1);
    let mut play = scene.room(1, Room::Parade, 1).load();
    play.act("gate:1");
    assert_eq!(play.state.turn.stage, Stage::Recruit);
}

// 6.5
#[test]
fn turns_may_pass_without_a_question_to_the_end() {
    let play = Scene::new(3).load();
    assert_eq!((play.state.phase, play.state.round, play.state.seat.index()), (Phase::Over, 60, 2));
    assert_eq!(play.game.outcome(&play.state).reason, "rounds");
}

// 7.1
#[test]
fn the_gate_takes_servants_of_the_area_once() {
    let mut play = Scene::new(2).room(0, Room::Parade, 3).room(1, Room::Parade, 3).room(0, Room::Stairs, 1).load();
    play.act("gate:1");
    assert_eq!(play.state.turn.stage, Stage::Stairway);
}

// 7.2
#[test]
fn moving_on_or_off_the_stairway_changes_nothing() {
    let mut play = Scene::new(2).room(0, Room::Stairs, 2).room(1, Room::Stairs, 2).load();
    play.act("move:stairs>king");
    assert_eq!(play.state.turn.moves, 1);
    play.act("move:king>stairs");
    assert_eq!((play.state.seat.index(), play.state.turn.moves), (1, 2));
}

// 7.3: the rulebook's example, 2 servants and the majority.
#[test]
fn the_mint_pays_by_itself() {
    let play = Scene::new(2).room(0, Room::Mint, 2).room(1, Room::Mint, 1).hand(0, &[Card::FourGold]).load();
    assert_eq!((play.state.players[0].gold, play.phase().as_str()), (3, "action4"));
}

// 7.4: the rulebook's example, 2 at the King and 3 at Madame.
#[test]
fn majorities_at_king_and_madame_allow_one_more_servant_each() {
    let mut play = Scene::new(2).room(0, Room::King, 2).room(0, Room::Madame, 3).load();
    assert_eq!(play.options(), ["next", "seal:king", "seal:madame"]);
    play.act("seal:king").act("seal:madame");
    assert_eq!((play.state.players[0].at(Room::King), play.state.players[0].at(Room::Madame)), (3, 4));
}

// 7.4
#[test]
fn a_majority_placement_is_used_before_that_of_a_noble() {
    let mut play = Scene::new(2).taken(2, 1, 0).room(0, Room::King, 1).load();
    play.act("seal:king");
    assert_eq!(play.options(), ["next", "seal:king", "seal:madame"]);
    play.act("seal:madame");
    assert_eq!(play.state.round, 6, "nothing is left to place in this turn");
}

// 7.4
#[test]
fn seals_come_from_rooms_when_the_area_is_empty() {
    let mut play = Scene::new(2).room(0, Room::King, 1).room(0, Room::Madame, 1).area(0, 0).load();
    assert_eq!(play.options(), ["next", "seal:king<gate", "seal:king<madame", "seal:madame<gate", "seal:madame<king"]);
    play.act("seal:king<madame");
    assert_eq!(play.options(), ["next", "seal:madame<gate", "seal:madame<king"]);
    assert_eq!(play.phase(), "action3;madame");
}

// 7.5: the rulebook's example, 4 gold and 2 turquoise seals.
#[test]
fn a_noble_costs_office_seals_and_gold() {
    let scene = Scene::new(2).room(0, Room::Office, 2).room(0, Room::King, 2).room(1, Room::King, 2).gold(0, 4);
    let mut play = scene.load();
    let area = play.state.players[0].area;
    play.act("recruit:r1c4");
    let player = &play.state.players[0];
    assert_eq!((player.at(Room::Office), player.at(Room::King), player.gold), (1, 0, 0));
    assert_eq!((player.area, player.noble_points), (area + 3, 3));
}

// 7.5
#[test]
fn the_edge_servant_is_counted_after_the_returns() {
    let scene = Scene::new(2).room(0, Room::Office, 2).room(0, Room::King, 1).room(1, Room::King, 1).gold(0, 6);
    let mut play = scene.area(0, 0).load();
    assert_eq!(play.begins("recruit:r0c3"), ["recruit:r0c3@area", "recruit:r0c3@gate", "recruit:r0c3@office"]);
    play.act("recruit:r0c3@office");
    assert_eq!((play.state.players[0].at(Room::Office), play.state.players[0].area), (0, 2));
}

// 7.6: the rulebook's example, 3 drawn and 2 kept.
#[test]
fn a_servant_goes_back_for_every_card_kept() {
    let mut play = Scene::new(2).room(0, Room::BackDoor, 3).room(1, Room::Parade, 1).load();
    play.act("draw").act("keep:majority").act("keep:majority");
    let player = &play.state.players[0];
    assert_eq!((player.at(Room::BackDoor), player.hand_size(), player.area), (1, 2, 17));
    assert_eq!(play.state.discard, [0; 9], "the third card is not discarded before the turn ends");
    play.act("next");
    assert_eq!(play.state.discard[0], 1);
}

// 7.6
#[test]
fn without_cards_nothing_is_drawn() {
    let mut scene = Scene::new(2).room(0, Room::BackDoor, 1).room(1, Room::Parade, 1);
    let all: Vec<Card> = Card::ALL.into_iter().flat_map(|card| [card; 4]).collect();
    scene = scene.hand(1, &all);
    assert_eq!(scene.load().state.seat.index(), 1);
}

// 7.7
#[test]
fn an_empty_deck_is_made_anew_only_when_a_card_is_needed() {
    let mut scene = Scene::new(2).room(0, Room::BackDoor, 2).hand(1, &[Card::Majority, Card::Escort]);
    for card in Card::ALL {
        scene = scene.discard(card, 4 - u8::from(matches!(card, Card::Majority | Card::Escort | Card::FourGold)));
    }
    let mut play = scene.load();
    assert_eq!(play.state.deck.iter().sum::<u8>(), 1);
    play.act("draw");
    assert_eq!((play.state.drawn[Card::FourGold.index()], play.state.drawn[Card::Majority.index()]), (1, 1));
    assert_eq!((play.state.deck.iter().sum::<u8>(), play.state.discard), (32, [0; 9]));
}

// 7.7
#[test]
fn the_last_card_of_the_deck_does_not_make_it_anew() {
    let mut scene = Scene::new(2).room(0, Room::BackDoor, 1);
    for card in Card::ALL {
        scene = scene.discard(card, 4 - u8::from(card == Card::FourGold));
    }
    let mut play = scene.load();
    play.act("draw");
    assert_eq!((play.state.deck, play.state.discard.iter().sum::<u8>()), ([0; 9], 35));
}

// 8.1
#[test]
fn hands_and_drawn_cards_are_secret() {
    let mut play = Scene::new(2).room(0, Room::BackDoor, 2).load();
    play.act("draw").act("keep:majority");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = serde_json::to_value(play.game.view(&play.state, viewer)).unwrap();
        assert!(!view.to_string().contains("\"majority\"]"), "{view}");
        assert_eq!((&view["players"][0]["cards"], &view["drawn"]), (&1.into(), &1.into()));
    }
}

// 8.2
#[test]
fn next_is_not_told_to_the_others() {
    let scene = Scene::new(2).room(0, Room::Parade, 1).room(0, Room::Stairs, 1).room(1, Room::Parade, 1);
    let mut play = scene.load();
    let before = play.game.view(&play.state, Viewer::Spectator);
    assert_eq!(told(&mut play, "next", Viewer::Spectator), []);
    assert_eq!(play.game.view(&play.state, Viewer::Spectator), before);
    assert_eq!(play.phase(), "action2;moves=2");
}

// 8.3
#[test]
fn the_mint_is_shown_when_the_turn_ends() {
    let scene = Scene::new(2).room(0, Room::Mint, 2).hand(0, &[Card::FourGold]).room(1, Room::Parade, 1);
    let mut play = scene.load();
    assert_eq!(gold_seen(&play, Viewer::Seat(Seat(0)), 0), 3);
    assert_eq!(gold_seen(&play, Viewer::Seat(Seat(1)), 0), 0);
    let events = told(&mut play, "next", Viewer::Spectator);
    assert_eq!(events[0], Event::MintShown { seat: Seat(0), gold: 3 });
    assert_eq!(gold_seen(&play, Viewer::Spectator, 0), 3);
}

// 8.3
#[test]
fn the_mint_is_shown_when_a_card_could_not_be_paid_without_it() {
    let scene = Scene::new(2).room(0, Room::Mint, 2).hand(0, &[Card::FourPoints, Card::TwoPoints]).gold(0, 4);
    let mut play = scene.room(1, Room::Parade, 1).load();
    let first = told(&mut play, "card:two-points", Viewer::Spectator);
    assert_eq!(first, [Event::CardPlayed { seat: Seat(0), card: Card::TwoPoints, cost: 2 }]);
    assert_eq!((gold_seen(&play, Viewer::Spectator, 0), play.state.players[0].gold), (2, 5));
    let second = told(&mut play, "card:four-points", Viewer::Spectator);
    assert_eq!(second[0], Event::MintShown { seat: Seat(0), gold: 3 });
}

// 8.3
#[test]
fn the_mint_is_shown_by_what_comes_after_action_2() {
    let scene = Scene::new(2).room(0, Room::Mint, 2).room(0, Room::King, 1).room(1, Room::Parade, 1);
    let mut play = scene.load();
    assert_eq!(gold_seen(&play, Viewer::Spectator, 0), 0);
    let events = told(&mut play, "seal:king", Viewer::Spectator);
    assert_eq!(events[0], Event::MintShown { seat: Seat(0), gold: 3 });
}

// 8.4
#[test]
fn whoever_sees_the_deck_made_anew_knows_what_the_others_hold() {
    let mut scene = Scene::new(3).room(0, Room::BackDoor, 1).hand(1, &[Card::Majority]).hand(2, &[Card::Escort]);
    for card in Card::ALL {
        scene = scene.discard(card, 4 - u8::from(matches!(card, Card::Majority | Card::Escort)));
    }
    let mut play = scene.gold(1, 2).load();
    assert_eq!(play.game.view(&play.state, Viewer::Seat(Seat(0))).known, [0; 9]);
    play.act("draw").act("next");
    let known = |play: &Play, viewer| play.game.view(&play.state, viewer).known;
    assert_eq!(known(&play, Viewer::Seat(Seat(0))), [1, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(known(&play, Viewer::Seat(Seat(1))), [0, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(known(&play, Viewer::Spectator), [1, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(play.state.seat.index(), 1);
    play.act("card:majority");
    assert_eq!(known(&play, Viewer::Seat(Seat(0))), [0, 0, 1, 0, 0, 0, 0, 0, 0]);
}

// 9.1
#[test]
fn twelve_nobles_at_the_start_of_seat_0_begin_the_last_round() {
    let mut scene = Scene::new(2).room(0, Room::Parade, 1).room(1, Room::Parade, 1);
    scene.turn = 1;
    let spaces: Vec<(usize, usize)> = (0..36).map(|space| (space / 6, space % 6)).collect();
    // The rim of one seat would cost it too many servants, so both take from it.
    for (nth, &(row, column)) in spaces.iter().take(24).enumerate() {
        scene = scene.taken(row, column, nth % 2);
    }
    let mut play = scene.load();
    assert!(!play.state.last_round);
    while play.state.seat == Seat(1) {
        play.act("next");
    }
    assert!(play.state.last_round && play.state.round == 6);
    while play.state.phase != Phase::Over {
        play.act("next");
    }
    assert_eq!((play.state.round, play.game.outcome(&play.state).reason), (6, "nobles"));
    let position = play.game.position(&play.state);
    assert!(position.contains("\"turn\":1,\"round\":6,\"final\":true,\"phase\":\"over:"), "{position}");
}

// 9.2
#[test]
fn play_stops_after_sixty_rounds() {
    let mut scene = Scene::new(2).room(1, Room::Parade, 1);
    (scene.turn, scene.round) = (1, 60);
    let mut play = scene.load();
    play.act("next");
    assert_eq!((play.state.phase, play.game.outcome(&play.state).reason), (Phase::Over, "rounds"));
}

// 9.3: the rulebook's example of 53 points.
#[test]
fn a_score_has_its_four_parts() {
    let game = Scene::new(2).load().game;
    let mut red = Player { noble_points: 41, kept: [0, 1], edge: 1 << 12, ..Player::NONE };
    red.hand[0] = 2;
    let score = scores(game.components(), &[red, Player::NONE])[0];
    assert_eq!((score.nobles, score.cards, score.unplayed, score.edges), (41, 4, 2, [6, 0, 0, 0]));
    assert_eq!(score.total(), 53);
    red.hand = [1; 9];
    assert_eq!(scores(game.components(), &[red, Player::NONE])[0].unplayed, 6);
}

// 9.4: the rulebook's example of the Lion and Vase edges.
#[test]
fn edges_score_most_and_second_most() {
    let game = Scene::new(3).load().game;
    let on = |spaces: &[u32]| spaces.iter().fold(0u64, |set, space| set | 1 << space);
    let player = |spaces: &[u32]| Player { edge: on(spaces), ..Player::NONE };
    let (red, black, green) = (player(&[18, 12, 35]), player(&[30, 24, 31, 32]), player(&[6, 33, 34]));
    let all = scores(game.components(), &[red, black, green]);
    assert_eq!(all.map(|score| score.edges[0]), [6, 2, 0, 0]);
    assert_eq!(all.map(|score| score.edges[1]), [0, 2, 2, 0]);
    let tied_second = scores(game.components(), &[player(&[6, 12]), player(&[24]), player(&[0])]);
    assert_eq!(tied_second.map(|score| score.edges[0]), [6, 0, 0, 0]);
}

// 9.5
#[test]
fn the_cardinal_decides_a_tie_and_then_nobody() {
    let mut scene = Scene::new(3).room(1, Room::Cardinal, 2).room(2, Room::Cardinal, 1);
    (scene.turn, scene.round, scene.phase) = (2, 60, "over:1".to_owned());
    let play = scene.load();
    assert_eq!(play.game.outcome(&play.state).winners, [Seat(1)]);
    let mut shared = Scene::new(3);
    (shared.turn, shared.round, shared.phase) = (2, 60, "over:0,1,2".to_owned());
    assert_eq!(shared.load().game.outcome(&shared.load().state).winners.len(), 3);
}
