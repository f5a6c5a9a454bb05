//! The clauses of RULES.md on choosing, revealing and scoring, one test each.

use crate::common;

use common::{at, choose, legal, load, played, regions_scored, scored, scores, table};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use kings_road::{Event, KingsRoad, Region};

const EMPTY2: &str = "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0";
const EMPTY3: &str = "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0";
const EMPTY4: &str = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0";

// 1.1
#[test]
fn the_king_goes_round_the_board_clockwise() {
    let game = table(2);
    let mut state = game.setup(&mut Swift::new(0));
    let mut way = vec![];
    for _ in 0..9 {
        way.push(state.public.king.number());
        let mirrored = legal(&game, &state, 0)[0].clone();
        choose(&game, &mut state, &[&mirrored, &mirrored]);
    }
    assert_eq!(way, [1, 6, 4, 7, 3, 5, 2, 8, 1]);
}

// 1.2
#[test]
fn nobles_in_1_and_3_are_connected_by_a_road_of_their_own() {
    let position = at(1, &[0, 0], "0.0*0/0.0/0.0*0/0.0/0.0/0.0/0.0/0.0", "-,-", 3, "choose:?,?");
    // One point for the only place of Zin Kai's Deep, two for the pair of Nobles.
    assert_eq!(scores(&position, &["145", "456"]), [3, 0]);
    let apart = at(1, &[0, 0], "0.0*0/0.0/0.0/0.0/0.0*0/0.0/0.0/0.0", "-,-", 3, "choose:?,?");
    assert_eq!(scores(&apart, &["145", "456"]), [2, 0]);
}

// 1.3
#[test]
fn the_banners_are_those_of_the_table() {
    let banners = &table(5).tables().banners.clone();
    let texts: Vec<String> =
        banners.iter().map(|banner| banner.iter().map(u8::to_string).collect::<Vec<_>>().join("-")).collect();
    assert_eq!(texts, ["1-1-1", "2-2-1", "3-2-1", "4-3-2-1", "5-4-2-1", "6-4-3-2", "7-5-4-2", "8-6-4-2"]);
}

// 2.1, 2.2, 2.3
#[test]
fn the_game_starts_with_all_markers_and_cards_and_the_king_in_region_1() {
    let game = table(3);
    let state = game.setup(&mut Swift::new(0));
    assert_eq!(game.position(&state), format!("1 0,0,0 19,19,19 {EMPTY3} DW,DW,DW 1 choose:?,?,?"));
}

// 3.1, an example of the rulebook
#[test]
fn a_seat_with_two_markers_chooses_two_cards() {
    let (game, state) = load(&at(1, &[0, 0], "3.0/3.0/3.0/2.0/2.0/2.0/1.0/1.0", "-,-", 9, "choose:?,?"));
    assert_eq!(state.public.available[0], 2);
    assert!(legal(&game, &state, 0).iter().all(|text| game.parse_decision(text).unwrap().cards() == 2));
    assert!(legal(&game, &state, 1).iter().all(|text| game.parse_decision(text).unwrap().cards() == 3));
}

// 3.2
#[test]
fn a_region_card_puts_one_marker_there() {
    let start = format!("1 0,0 19,19 {EMPTY2} DW,DW 1 choose:?,?");
    let after = "6 0,0 17,17 0.0/0.0/0.0/1.0/1.0/0.1/0.1/0.0 DW,DW 2 choose:?,?";
    assert_eq!(played(&start, &["145", "167"]), after);
}

// 3.3
#[test]
fn the_knight_adds_a_second_marker_to_the_region_before_him_or_is_idle() {
    let start = format!("8 0,0 19,19 {EMPTY2} DW,DW 1 choose:?,?");
    let after = "1 0,0 16,17 0.0/0.0/0.0/0.1/0.0/1.1/2.0/0.0 DW,DW 2 choose:?,?";
    assert_eq!(played(&start, &["67k", "46k!"]), after);
    let (game, state) = load(&start);
    let list = legal(&game, &state, 0);
    for knight in ["67k", "76k", "67k!", "d6k", "6dk!"] {
        assert!(list.iter().any(|text| text == knight), "{knight}");
    }
    for other in ["76k!", "6dk", "d6k!", "k67", "kd6", "66k"] {
        assert!(!list.iter().any(|text| text == other), "{other}");
    }
}

// 3.4 and 5.1, an example of the rulebook
#[test]
fn every_dragon_makes_one_more_region_be_scored() {
    let start = at(5, &[0, 0], EMPTY2, "DW,DW", 3, "choose:?,?");
    assert_eq!(scored(&start, &["67d", "67d"]), [5, 2, 8]);
    assert_eq!(scored(&start, &["67d", "67k!"]), [5, 2]);
    let (game, mut state) = load(&start);
    choose(&game, &mut state, &["67d", "67d"]);
    assert_eq!(legal(&game, &state, 0).len(), 141);
}

// 3.5
#[test]
fn the_witch_is_played_once_and_needs_a_marker() {
    let (game, state) = load("4 12,9 0,1 3.3/3.3/3.3/2.2/2.2/2.2/2.1/1.2*0 DW,DW 9 choose:?,?");
    assert!(legal(&game, &state, 1).iter().any(|text| text == "w"));
    assert!(!legal(&game, &state, 0).iter().any(|text| text == "w"));
    let (game, mut state) = load(&at(1, &[0, 0], EMPTY2, "DW,DW", 1, "choose:?,?"));
    choose(&game, &mut state, &["w", "123", "123"]);
    assert!(!legal(&game, &state, 0).iter().any(|text| text == "w"));
}

// 3.6
#[test]
fn a_seat_without_markers_is_asked_and_plays_no_card() {
    let (game, mut state) = load("4 12,9 0,1 3.3/3.3/3.3/2.2/2.2/2.2/2.1/1.2*0 DW,DW 9 choose:?,?");
    assert_eq!(legal(&game, &state, 0), ["-"]);
    choose(&game, &mut state, &["-", "k!"]);
    // Two markers of each come back from Savage Hills, tied.
    assert_eq!(game.position(&state), "7 12,9 2,3 3.3/3.3/3.3/0.0/2.2/2.2/2.1/1.2*0 DW,DW 10 choose:?,?");
}

// 3.7
#[test]
fn there_are_185_54_11_and_1_programmes() {
    for (loose, count) in [(16, 185), (17, 54), (18, 11), (19, 1)] {
        let board = format!("{loose}.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0");
        let (game, state) = load(&at(6, &[0, 0], &board, "DW,DW", 9, "choose:?,?"));
        assert_eq!(legal(&game, &state, 0).len(), count);
    }
}

// 4.1
#[test]
fn nothing_happens_before_the_last_seat_has_chosen() {
    let start = at(1, &[0, 0, 0], EMPTY3, "DW,DW,DW", 1, "choose:?,?,?");
    let waiting = at(1, &[0, 0, 0], EMPTY3, "DW,DW,DW", 1, "choose:18d,w,?");
    assert_eq!(played(&start, &["18d", "w"]), waiting);
}

// 4.2, 4.3 and 4.4
#[test]
fn a_witch_places_nothing_and_chooses_again_from_the_rest_of_the_cards() {
    let start = at(1, &[0, 0, 0], EMPTY3, "DW,DW,DW", 1, "choose:?,?,?");
    let half = "1 0,0,0 19,18,16 0.1.1/0.0.0/0.0.0/0.0.0/0.0.0/0.0.1/0.0.1/0.0.0 D,W,DW 1 witch:w?,1dk!,167+1";
    assert_eq!(played(&start, &["w", "1dk!", "167"]), half);
    let (game, mut state) = load(half);
    let list = legal(&game, &state, 0);
    assert_eq!(list.len(), 184);
    assert!(list.contains(&"d1k".to_owned()) && !list.contains(&"w".to_owned()));
    // Zin Kai's Deep, then one region for each Dragon of both halves.
    assert_eq!(scored(half, &["d1k"]), [1, 6, 4]);
    choose(&game, &mut state, &["d1k"]);
    let after = "7 2,0,7 18,19,17 0.0.0*0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0*2/0.0.1/0.0.0 -,W,DW 2 choose:?,?,?";
    assert_eq!(game.position(&state), after);
}

// 5.2, an example of the rulebook
#[test]
fn one_place_fewer_than_seats_scores() {
    let board = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/4.3.2.1/0.0.0.0/0.0.0.0/0.0.0.0";
    let start = at(5, &[0, 0, 0, 0], board, "-,-,-,-", 9, "choose:?,?,?,?");
    // Jen, Phil, Chris and Simon; Jen also scores her Noble.
    assert_eq!(scores(&start, &["678", "678", "678", "678"]), [5 + 1, 4, 2, 0]);
    // Zin Kai's Deep has three places, whatever the number of seats.
    let board = "5.4.3.2.1/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0";
    let start = at(1, &[0; 5], board, "-,-,-,-,-", 9, "choose:?,?,?,?,?");
    assert_eq!(scores(&start, &["678"; 5]), [1 + 1, 1, 1, 0, 0]);
}

// 5.2
#[test]
fn a_seat_without_a_marker_is_not_ranked_and_a_noble_is_a_marker() {
    let board = "0.0.0/0.0.0/0.0.0/0.0.0/1.0.0*1/0.0.0/0.0.0/0.0.0";
    let start = at(5, &[0, 0, 0], board, "-,-,-", 9, "choose:?,?,?");
    // One marker each, tied for first and second; the old Noble stays and scores.
    assert_eq!(scores(&start, &["678", "678", "678"]), [4, 4 + 1, 0]);
}

// 5.3, examples of the rulebook
#[test]
fn tied_seats_get_the_points_of_the_lowest_place_they_share() {
    let start = |seats: usize, board: &str| {
        let (specials, phase) = (vec!["-"; seats].join(","), vec!["?"; seats].join(","));
        at(5, &vec![0; seats], board, &specials, 9, &format!("choose:{phase}"))
    };
    let two_of_four = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/2.2.0.0/0.0.0.0/0.0.0.0/0.0.0.0";
    assert_eq!(scores(&start(4, two_of_four), &["678"; 4]), [4, 4, 0, 0]);
    let three_of_four = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/2.2.2.0/0.0.0.0/0.0.0.0/0.0.0.0";
    assert_eq!(scores(&start(4, three_of_four), &["678"; 4]), [2, 2, 2, 0]);
    let three_of_three = "0.0.0/0.0.0/0.0.0/0.0.0/2.2.2/0.0.0/0.0.0/0.0.0";
    assert_eq!(scores(&start(3, three_of_three), &["678"; 3]), [0, 0, 0]);
    let two_of_two = "0.0/0.0/0.0/0.0/2.2/0.0/0.0/0.0";
    assert_eq!(scores(&start(2, two_of_two), &["678"; 2]), [0, 0]);
    let tied_for_second = "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0/3.1.1.0/0.0.0.0/0.0.0.0/0.0.0.0";
    assert_eq!(scores(&start(4, tied_for_second), &["678"; 4]), [5 + 1, 2, 2, 0]);
}

// 5.4
#[test]
fn whoever_alone_has_the_most_leaves_a_noble_and_the_older_one_goes_home() {
    let start = at(5, &[0, 0], "0.0/0.0/0.0/0.0/0.2*0/0.0/0.0/0.0", "-,-", 9, "choose:?,?");
    // Seat 0 keeps three markers elsewhere; its Noble comes back.
    let after = "2 0,6 16,15 0.0/0.0/0.0/0.0/0.0*1/1.1/1.1/1.1 -,- 10 choose:?,?";
    assert_eq!(played(&start, &["678", "678"]), after);
}

// 5.4
#[test]
fn a_shared_most_places_no_noble_and_an_old_one_stays() {
    let start = at(5, &[0, 0], "0.0/0.0/0.0/0.0/0.1*0/0.0/0.0/0.0", "-,-", 9, "choose:?,?");
    let after = "2 1,0 15,16 0.0/0.0/0.0/0.0/0.0*0/1.1/1.1/1.1 -,- 10 choose:?,?";
    assert_eq!(played(&start, &["678", "678"]), after);
}

// 5.4
#[test]
fn a_seat_that_wins_its_own_region_again_keeps_one_noble() {
    let start = at(5, &[0, 0], "0.0/0.0/0.0/0.0/2.0*0/0.0/0.0/0.0", "-,-", 9, "choose:?,?");
    let after = "2 6,0 15,16 0.0/0.0/0.0/0.0/0.0*0/1.1/1.1/1.1 -,- 10 choose:?,?";
    assert_eq!(played(&start, &["678", "678"]), after);
}

// 5.5
#[test]
fn all_other_markers_of_a_scored_region_go_home() {
    let start = at(5, &[0, 0, 0], "0.0.0/0.0.0/0.0.0/0.0.0/3.2.1/0.0.0/0.0.0/0.0.0", "-,-,-", 9, "choose:?,?,?");
    let after = "2 6,4,0 15,16,16 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0*0/1.1.1/1.1.1/1.1.1 -,-,- 10 choose:?,?,?";
    assert_eq!(played(&start, &["678", "678", "678"]), after);
}

// 5.6, an example of the rulebook
#[test]
fn nobles_in_5_3_and_2_give_3_points_when_5_is_scored() {
    let start = at(5, &[0, 0], "0.0/0.0*0/0.0*0/0.0/1.0/0.0/0.0/0.0", "-,-", 9, "choose:?,?");
    assert_eq!(scores(&start, &["678", "678"]), [5 + 3, 0]);
    let interrupted = at(5, &[0, 0], "0.0*0/0.0*1/0.0*1/0.0/1.0/0.0/0.0*0/0.0", "-,-", 9, "choose:?,?");
    assert_eq!(scores(&interrupted, &["678", "678"]), [5 + 1, 0]);
}

// 5.1 and 5.6
#[test]
fn regions_are_scored_one_after_the_other_each_completely() {
    // Dragon's Lair is scored after the Noble of the Dark Tower was placed, so the second group has two Nobles.
    let start = at(5, &[0, 0], "0.0/1.0/0.0/0.0/1.0/0.0/0.0/0.0", "D,-", 9, "choose:?,?");
    assert_eq!(scores(&start, &["67d", "678"]), [5 + 1 + 2 + 2, 0]);
}

// 6.1
#[test]
fn the_king_goes_to_the_region_after_the_last_one_scored() {
    let start = at(2, &[0, 0], EMPTY2, "D,D", 9, "choose:?,?");
    assert!(played(&start, &["67d", "67d"]).starts_with("6 "));
    assert!(played(&start, &["678", "678"]).starts_with("8 "));
}

// 7.1
#[test]
fn others_know_only_that_a_seat_has_chosen() {
    let (game, state) = load(&at(1, &[0, 0, 0], EMPTY3, "DW,DW,DW", 1, "choose:18d,?,?"));
    let own = serde_json::to_value(game.view(&state, Viewer::Seat(Seat(0)))).unwrap();
    assert_eq!(own["seats"][0]["programme"], "18d");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = serde_json::to_value(game.view(&state, viewer)).unwrap();
        assert_eq!((&view["seats"][0]["chosen"], &view["seats"][0]["programme"]), (&true.into(), &().into()));
        let event = Event::Chosen { seat: Seat(0), programme: state.secret[0] };
        assert_eq!(game.redact(&event, viewer), Some(Event::Chosen { seat: Seat(0), programme: None }));
        assert_eq!(game.redact(&event, Viewer::Seat(Seat(0))), Some(event));
    }
}

// 8.1 and 8.2, an example of the rulebook
#[test]
fn at_40_points_all_regions_that_the_last_round_did_not_score_are_scored() {
    let start = at(7, &[39, 0], "0.0/0.0/0.0/0.0/0.0/0.0/1.0/0.0", "D,D", 9, "choose:?,?");
    assert_eq!(scored(&start, &["12d", "124"]), [7, 3]);
    assert_eq!(regions_scored(&start, &["12d", "124"], true), [5, 2, 8, 1, 6, 4]);
    let (game, mut state) = load(&start);
    choose(&game, &mut state, &["12d", "124"]);
    // 7 and a Noble for seat 0; region 4 for seat 1; regions 1 and 2 are tied.
    assert_eq!(game.position(&state), "5 47,4 16,16 1.1/1.1/0.0/0.1/0.0/0.0/0.0*0/0.0 -,D 9 over:0");
    assert_eq!((game.turn(&state), game.outcome(&state).reason), (Turn::Over, "forty"));
}

// 8.1
#[test]
fn after_60_rounds_the_game_ends_in_any_case() {
    let start = at(1, &[3, 0], EMPTY2, "-,-", 60, "choose:?,?");
    let (game, mut state) = load(&start);
    choose(&game, &mut state, &["234", "234"]);
    assert_eq!(game.position(&state), "6 3,0 16,16 0.0/1.1/1.1/1.1/0.0/0.0/0.0/0.0 -,- 60 over:0");
    assert_eq!(game.outcome(&state).reason, "rounds");
}

// 8.2
#[test]
fn in_the_final_scoring_nobles_count_as_markers_and_score_nothing() {
    let board = "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0*1";
    let start = at(1, &[39, 0], board, "-,-", 9, "choose:?,?");
    // Seat 0 gets 1 and a Noble; then King's Castle gives its 8 points to seat 1 for its Noble alone.
    assert_eq!(scores(&start, &["123", "234"]), [39 + 1 + 1, 8 + 4]);
}

// 8.3
#[test]
fn most_points_win_then_most_nobles_then_the_victory_is_shared() {
    // Both have 43 at the end; seat 0 has the only Noble.
    let start = at(1, &[38, 39], "1.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "-,-", 9, "choose:?,?");
    let (game, mut state) = load(&start);
    choose(&game, &mut state, &["23k", "24k!"]);
    assert_eq!(game.outcome(&state).scores, [38 + 2 + 3, 39 + 4]);
    assert_eq!(game.outcome(&state).winners, [Seat(0)]);
    let shared = at(1, &[39, 39], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "-,-", 60, "choose:?,?");
    let (game, mut state) = load(&shared);
    choose(&game, &mut state, &["123", "123"]);
    let mut payoffs = [0.0; 2];
    game.payoffs(&state, &mut payoffs);
    assert_eq!((game.outcome(&state).winners, payoffs), (vec![Seat(0), Seat(1)], [0.5, 0.5]));
}

// 9.1 and 9.2
#[test]
fn permanent_nobles_stay_and_all_of_a_region_score() {
    let start = at(5, &[0, 0], "0.0/0.0*0/0.0/0.0/0.2*0/0.0/0.0/0.0", "-,-", 9, "choose:?,?") + " permanent";
    let after = "2 2,6 14,15 0.0/0.0*0/0.0/0.0/0.0*01/1.1/1.1/1.1 -,- 10 choose:?,? permanent";
    assert_eq!(played(&start, &["678", "678"]), after);
}

// 9.1
#[test]
fn a_second_permanent_noble_of_the_same_seat_is_not_placed() {
    let start = at(5, &[0, 0], "0.0/0.0/0.0/0.0/2.0*01/0.0/0.0/0.0", "-,-", 9, "choose:?,?") + " permanent";
    let after = "2 6,1 15,15 0.0/0.0/0.0/0.0/0.0*01/1.1/1.1/1.1 -,- 10 choose:?,? permanent";
    assert_eq!(played(&start, &["678", "678"]), after);
}

// 10.2
#[test]
fn points_are_remembered_by_what_they_were_given_for() {
    let start = at(5, &[2, 0, 0, 0], EMPTY4, "-,-,-,-", 9, "choose:?,?,?,?");
    let (game, mut state) = load(&start);
    choose(&game, &mut state, &["567", "678", "678", "678"]);
    let tally = state.public.tallies[0];
    assert_eq!((state.public.scores[0], tally.influence, tally.nobles, tally.closing), (2 + 5 + 1, 5, 1, 0));
}

#[test]
fn a_choice_may_be_taken_in_any_order_of_seats() {
    let game = KingsRoad::new(3, &Options::default(), None).unwrap();
    let programme = |text: &str| game.parse_decision(text).unwrap();
    let mut states = vec![];
    for order in [[0u8, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut state = game.setup(&mut Swift::new(0));
        for seat in order {
            let text = ["18d", "w", "61k"][seat as usize];
            game.decide(&mut state, Seat(seat), programme(text), &mut courtly_core::Silent);
        }
        states.push(state);
    }
    assert!(states.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(states[0].public.king, Region::numbered(1).unwrap());
}
