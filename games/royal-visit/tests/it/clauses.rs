//! One test or more for every clause of RULES.md.
use crate::table;

use courtly_core::{Game, Seat, Silent, Step, Swift, Turn, Viewer};
use royal_visit::{Card, Cards, Chance, Decision, Event, Phase};
use table::{Table, all, cards, game};

const MIXED: &str = "K K G1 G2 GF W2 J3 JM";

// 1.1
#[test]
fn the_street_has_seventeen_spaces_and_no_piece_leaves_it() {
    let table = Table::start("0/-8,8/8/-8/0B", 1, "G1 G2 W1 W3 J1 J5 JM K");
    assert_eq!(table.with("W"), "W1-1 W3-3");
    assert_eq!(table.with("J5+"), "J5+5");
    assert_eq!(table.with("J1"), "J1+1");
    assert_eq!(table.with("G1"), "G1:-8>-7 G1:8>7");
}

// 1.2
#[test]
fn a_duchy_is_a_whole_half_with_its_chateau() {
    // The Court on -8, -2, -1 is all in the Duchy of seat 0, one Guard in its Chateau: two steps.
    let table = Table::start("-2/-8,-1/1/1/0B", 0, MIXED).play("W2+2 end");
    assert_eq!(table.state.public.crown, -2);
    // A Guard on the Fountain is in no Duchy.
    let table = Table::start("-2/-6,0/1/1/0B", 0, MIXED).play("W2+2 end");
    assert_eq!(table.state.public.crown, 0);
}

// 1.3
#[test]
fn pieces_belong_to_nobody() {
    for seat in [0, 1] {
        let table = Table::start("0/-2,2/-1/1/0B", seat, "K G1 G2 W2 J3 J4 J2 K");
        assert!(table.may("K-1") && table.may("K+1"));
        assert!(table.may("W2-2") && table.may("W2+2"));
        assert!(table.may("J3-3") && table.may("J3+3"));
        assert!(table.may("G1:-2>-1") && table.may("G1:2>1"));
    }
}

// 1.4
#[test]
fn a_guard_never_passes_the_king_nor_shares_his_space() {
    let table = Table::start("1/-1,3/0/0/0B", 0, "G1 G2 G2 G2 K K W1 W2");
    assert_eq!(table.with("G2:-1>"), "G2:-1>-2,3>2 G2:-1>-2,3>4 G2:-1>-3 G2:-1>0,3>2 G2:-1>0,3>4");
    assert!(!table.may("G2:-1>1") && !table.may("G2:3>1"));
}

// 1.4
#[test]
fn the_king_stays_strictly_between_his_guards() {
    let table = Table::start("1/0,2/0/0/0B", 0, "K G1 G2 GF W1 W2 J1 J2");
    assert_eq!(table.with("K"), "");
    assert!(!table.may("J1@K+1") && !table.may("J1@K-1"));
}

// 1.5
#[test]
fn wizard_and_jester_stand_with_anybody() {
    let table = Table::start("0/-2,2/-1/1/0B", 1, "W1 W3 J1 J3 K K G1 G2");
    let table = table.play("J1-1");
    assert_eq!(table.board(), "0/-2,2/-1/0/0B");
    let table = Table::start("0/-2,2/-1/1/0B", 0, "W1 W3 J1 J3 K K G1 G2").play("W3+3");
    assert_eq!(table.board(), "0/-2,2/2/1/0B");
}

// 1.6
#[test]
fn fifty_four_cards_are_dealt_eight_to_each_seat() {
    assert_eq!(all().len(), 54);
    let game = game();
    let mut state = game.setup(&mut Swift::new(1));
    assert_eq!(state.deck, all());
    game.resolve(&mut state, Chance::Side(1), &mut Silent);
    for nth in 0..16 {
        assert_eq!(state.hands.map(Cards::len), if nth < 8 { [nth, 0] } else { [8, nth - 8] });
        let seat = game.chance_key(&state).seat;
        assert_eq!(seat, Some(Seat(u8::from(nth >= 8))), "seat 0 is dealt first");
        let chance = game.sample(&state, &mut Swift::new(u64::from(nth)));
        game.resolve(&mut state, chance, &mut Silent);
    }
    assert_eq!((state.hands.map(Cards::len), state.deck.len()), ([8, 8], 38));
}

// 1.7
#[test]
fn the_seat_with_the_wizard_on_its_side_begins() {
    for (side, seat) in [(-1, 0), (1, 1)] {
        let game = game();
        let mut state = game.setup(&mut Swift::new(1));
        let mut sides = vec![];
        game.outcomes(&state, &mut sides);
        assert_eq!(sides, [(Chance::Side(-1), 1), (Chance::Side(1), 1)]);
        game.resolve(&mut state, Chance::Side(side), &mut Silent);
        courtly_check::settle(&game, &mut state, &mut Swift::new(3), &mut Silent);
        assert!(game.position(&state).starts_with(&format!("0/-2,2/{side}/{}/0B {seat} ", -side)));
        assert_eq!(state.public.phase, Phase::Start);
    }
}

// 1.7
#[test]
fn the_start_of_the_rules_page_is_a_position() {
    let start = "0/-2,2/1/-1/0B 1 K,K,G2,G2,W2,J3,J4,JM K,G1,G2,GF,W1,W2,J2,J5 \
        K,K,K,K,K,K,K,K,K,G1,G1,G1,G2,G2,G2,G2,G2,G2,G2,GF,W1,W2,W2,W2,W2,W2,W2,W3,W3,J1,J2,J2,J3,J3,J3,J4,J4,JM - -";
    let table = Table::load(start);
    assert_eq!(table.position(), start);
    assert_eq!(
        table.legal().join(" "),
        "K-1 K+1 G1:-2>-3 G1:-2>-1 G1:2>1 G1:2>3 G2:-2>-4 G2:2>4 G2:-2>-3,2>1 G2:-2>-3,2>3 G2:-2>-1,2>1 G2:-2>-1,2>3 \
         GF W1-1 W1+1 W2-2 W2+2 J2-2 J2+2 J5-5 J5+5 wizard:K wizard:G2"
    );
}

// 2.1
#[test]
fn all_cards_of_a_turn_are_of_one_suit() {
    for (first, suit) in [("K-1", "K"), ("G1:2>3", "G"), ("W2+2", "W"), ("J3+3", "J")] {
        let table = Table::start("0/-2,2/-1/1/0B", 0, "K K G1 G2 W2 W2 J3 J4").play(first);
        let legal = table.legal();
        assert!(legal.len() > 1, "{legal:?}");
        assert!(legal.iter().all(|text| text == "end" || text.starts_with(suit)), "{legal:?}");
    }
}

// 2.1
#[test]
fn cards_go_to_the_discard_pile_as_they_are_played() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "K K K G1 G2 W2 J3 J4").play("KK+1 K-1");
    assert_eq!(table.state.public.discard, cards("K K K"));
    assert_eq!(table.state.hands[0], cards("G1 G2 W2 J3 J4"));
}

// 2.1
#[test]
fn every_decision_plays_the_card_that_it_names() {
    let game = game();
    let mut legal = vec![];
    for seed in 0..40 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) {
            if let Step::Decide(seat, decision) = step {
                let mut after = state;
                game.decide(&mut after, seat, decision, &mut Silent);
                let times = if matches!(decision, Decision::Court { .. }) { 2 } else { 1 };
                let played: Cards = decision.card().into_iter().flat_map(|c| std::iter::repeat_n(c, times)).collect();
                assert_eq!(after.public.discard, state.public.discard.plus(played), "{decision:?}");
            }
            courtly_check::apply(&game, &mut state, step, &mut Silent);
        }
    }
}

// 2.1
#[test]
fn a_card_needs_all_of_its_movement() {
    let table = Table::start("5/-8,7/8/8/0B", 0, "G1 G2 W3 J5 J4 J3 K K");
    assert_eq!(table.with("W"), "W3-3");
    assert_eq!(table.with("J5"), "J5-5");
    assert_eq!(table.with("G2:7>"), "");
    assert_eq!(table.with("G1:7>"), "G1:7>6 G1:7>8");
}

// 2.2
#[test]
fn nothing_played_nothing_ended() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MIXED);
    assert!(!table.may("end"));
    assert!(table.play("JM").may("end"));
}

// 2.2
#[test]
fn a_seat_never_has_to_pass() {
    // Two hands show every kind of card. Wherever Court, Wizard and Jester stand, each kind but K has a move, and so
    // have two K; every hand of two or more cards holds one or the other.
    let mut courts = 0;
    for king in -6..=6 {
        for left in -8..king {
            for right in king + 1..=8 {
                courts += 1;
                for figure in -8..=8 {
                    for hand in ["K K G1 G2 GF W1 W2 W3", "J1 J2 J3 J4 J5 JM K K"] {
                        let board = format!("{king}/{left},{right}/{figure}/{figure}/0B");
                        let table = Table::start(&board, 0, hand);
                        let mut legal = vec![];
                        table.game.legal(&table.state, Seat(0), &mut legal);
                        for (card, _) in cards(hand).kinds() {
                            assert!(legal.iter().any(|d| d.card() == Some(card)), "{} at {board}", card.code());
                        }
                    }
                }
            }
        }
    }
    assert_eq!(courts, 650);
}

// 2.3
#[test]
fn a_king_card_moves_the_king_one_space() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "K G1 G2 GF W2 W2 J3 JM");
    assert_eq!(table.with("K"), "K+1 K-1");
    assert_eq!(table.play("K-1").board(), "-1/-2,2/-1/1/0B");
}

// 2.4
#[test]
fn two_king_cards_move_the_whole_court_unless_the_leading_guard_is_at_the_end() {
    let table = Table::start("0/-2,8/-1/1/0B", 0, MIXED);
    assert_eq!(table.with("KK"), "KK-1");
    assert_eq!(table.play("KK-1").board(), "-1/-3,7/-1/1/0B");
    let table = Table::start("0/-8,2/-1/1/0B", 0, MIXED);
    assert_eq!(table.with("KK"), "KK+1");
}

// 2.4
#[test]
fn privilege_and_single_king_cards_mix() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "K K K K K K J3 JM").play("K+1 KK-1 K-1 KK+1");
    assert_eq!(table.board(), "0/-2,2/-1/1/0B");
    assert_eq!(table.legal(), ["end"]);
}

// 2.5
#[test]
fn g1_moves_one_guard_one_space() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "G1 K K W1 W2 W2 J3 JM");
    assert_eq!(table.with("G"), "G1:-2>-1 G1:-2>-3 G1:2>1 G1:2>3");
}

// 2.6
#[test]
fn g2_moves_one_guard_two_spaces_or_both_one_each_its_own_way() {
    let table = Table::start("0/-3,3/-1/1/0B", 0, "G2 K K W1 W2 W2 J3 JM");
    assert_eq!(table.with("G"), "G2:-3>-1 G2:-3>-2,3>2 G2:-3>-2,3>4 G2:-3>-4,3>2 G2:-3>-4,3>4 G2:-3>-5 G2:3>1 G2:3>5");
    assert_eq!(table.play("G2:-3>-4,3>2").board(), "0/-4,2/-1/1/0B");
}

// 2.7
#[test]
fn the_guards_may_flank_the_king_where_they_are() {
    let table = Table::start("3/2,4/-1/1/0B", 0, MIXED).play("GF");
    assert_eq!(table.board(), "3/2,4/-1/1/0B");
}

// 2.8
#[test]
fn wizard_cards_move_the_wizard() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "W1 W2 W3 K K G1 G2 GF");
    assert_eq!(table.with("W"), "W1+1 W1-1 W2+2 W2-2 W3+3 W3-3");
    assert_eq!(table.play("W3-3 W1+1").board(), "0/-2,2/-3/1/0B");
}

// 2.9
#[test]
fn jester_cards_move_the_jester() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "J1 J2 J3 J4 J5 K K G1");
    assert_eq!(table.with("J"), "J1+1 J1-1 J2+2 J2-2 J3+3 J3-3 J4+4 J4-4 J5+5 J5-5");
    assert_eq!(table.play("J5-5 J1-1").board(), "0/-2,2/-1/-5/0B");
}

// 2.10
#[test]
fn the_middle_card_takes_the_jester_to_the_fountain_also_from_there() {
    let table = Table::start("0/-2,2/-1/7/0B", 0, MIXED).play("JM");
    assert_eq!(table.board(), "0/-2,2/-1/0/0B");
    let table = Table::start("0/-2,2/-1/0/0B", 0, MIXED).play("JM");
    assert_eq!(table.board(), "0/-2,2/-1/0/0B");
}

// 2.11
#[test]
fn the_wizards_power_replaces_cards_and_draws_none() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MIXED);
    assert!(!table.play("K-1").may("wizard:K"));
    let table = Table::start("-2/-8,-1/-7/1/0B", 0, MIXED).play("wizard:G-8");
    assert_eq!(table.board(), "-2/-7,-1/-7/1/-3B");
    assert_eq!((table.state.public.seat, table.state.public.phase), (Seat(1), Phase::Start));
    assert!(table.state.public.discard.is_empty());
}

// 2.12
#[test]
fn the_wizards_power_leaves_the_court_in_order_and_moves_somebody() {
    for (board, targets) in [
        ("0/-2,2/-1/1/0B", "wizard:G-2 wizard:K"),
        ("0/-2,2/1/1/0B", "wizard:G2 wizard:K"),
        ("0/-2,2/0/1/0B", ""),
        ("0/-2,2/2/1/0B", ""),
        ("0/-2,2/5/1/0B", "wizard:G2"),
        ("0/-2,2/-8/1/0B", "wizard:G-2"),
    ] {
        assert_eq!(Table::start(board, 0, MIXED).with("wizard"), targets, "{board}");
    }
}

// 3.1
#[test]
fn the_crown_moves_for_each_piece_in_the_chateau_and_for_a_court_in_the_duchy() {
    for (board, seat, crown) in [
        ("0/-2,2/-1/1/0B", 0, 0),
        ("0/-7,2/-8/-7/0B", 0, -3),
        ("-6/-7,-1/0/-8/0B", 0, -3),
        ("-6/-7,0/0/-8/0B", 0, -2),
        ("6/1,7/8/8/-5B", 1, -1),
        ("6/1,7/8/8/-5B", 0, -5),
    ] {
        let table = Table::start(board, seat, "K K K K GF GF J3 JM");
        // Both K there and back leave the pieces where they were.
        let [there, back] = if board.starts_with("6") { ["K-1", "K+1"] } else { ["K+1", "K-1"] };
        let table = table.play(there).play(back).play("end");
        assert_eq!(table.state.public.crown, crown, "{board} seat {seat}");
    }
}

// 3.2
#[test]
fn the_crown_moves_once_and_only_towards_the_seat_whose_turn_it_is() {
    let table = Table::start("0/-7,7/-8/8/0B", 1, "K K G1 G2 GF W2 J3 J4").play("K+1");
    assert_eq!(table.state.public.crown, 0);
    let table = table.play("end");
    assert_eq!(table.state.public.crown, 2);
}

// 3.3
#[test]
fn the_crown_stops_at_the_end_of_its_track() {
    let table = Table::start("6/5,7/8/8/6B", 1, MIXED).play("G1:5>4 end");
    assert_eq!(table.state.public.crown, 8);
}

// 3.4
#[test]
fn the_hand_is_filled_up_and_the_other_seat_goes_on() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MIXED).play("KK+1 end");
    assert!(table.draws());
    let table = table.draw("G1");
    assert!(table.draws());
    let table = table.draw("J5");
    assert_eq!(table.state.hands[0], cards("G1 G1 G2 GF W2 J3 J5 JM"));
    assert_eq!((table.state.public.seat, table.state.public.phase), (Seat(1), Phase::Start));
}

// 4.1
#[test]
fn the_jester_serves_whoever_has_it_strictly_on_the_own_side_of_the_king() {
    for (jester, serves) in [(-8, Some(0)), (2, Some(0)), (3, None), (4, Some(1)), (8, Some(1)), (0, Some(0))] {
        for seat in [0, 1] {
            let table = Table::start(&format!("3/-2,6/-1/{jester}/0B"), seat, MIXED);
            assert_eq!(!table.with("J3@").is_empty(), serves == Some(seat), "Jester {jester}, seat {seat}");
        }
    }
}

// 4.2
#[test]
fn the_jesters_power_moves_any_other_piece_under_its_limits() {
    let table = Table::start("0/-4,3/7/-1/0B", 0, "J1 J2 J3 J4 J5 JM K K");
    assert_eq!(table.with("J1@"), "J1@G:-4>-3 J1@G:-4>-5 J1@G:3>2 J1@G:3>4 J1@K+1 J1@K-1 J1@W+1 J1@W-1");
    assert_eq!(table.with("J3@"), "J3@G:-4>-1 J3@G:-4>-7 J3@G:3>6 J3@K-3 J3@W-3");
    assert_eq!(table.with("J5@"), "J5@G:3>8 J5@W-5");
    assert_eq!(table.with("JM@"), "JM@K JM@W");
    let table = Table::start("-2/-4,3/0/-5/0B", 0, MIXED);
    assert_eq!(table.with("JM@"), "JM@G:3 JM@K JM@W");
    assert_eq!(table.play("JM@G:3").board(), "-2/-4,0/0/-5/0B");
}

// 4.2
#[test]
fn the_middle_card_by_power_may_move_nothing() {
    let table = Table::start("-2/-4,0/0/-5/0B", 0, MIXED);
    assert_eq!(table.with("JM@"), "JM@G:0 JM@W");
    assert_eq!(table.play("JM@G:0").board(), "-2/-4,0/0/-5/0B");
    assert_eq!(Table::start("0/-4,2/1/-5/0B", 0, MIXED).play("JM@K").board(), "0/-4,2/1/-5/0B");
}

// 4.3
#[test]
fn all_jester_cards_of_a_turn_move_one_type_of_piece() {
    for (first, prefixes) in [
        ("J3-3", ["J2-", "J2+", "end", "-"]),
        ("J3@K-3", ["J2@K", "end", "-", "-"]),
        ("J3@G:3>6", ["J2@G:6>", "J2@G:-4>", "end", "-"]),
        ("J3@W-3", ["J2@W", "end", "-", "-"]),
    ] {
        let table = Table::start("0/-4,3/4/-5/0B", 0, "J3 J2 K K K K K K").play(first);
        let legal = table.legal();
        assert!(legal.iter().all(|text| prefixes.iter().any(|p| text.starts_with(p))), "{first}: {legal:?}");
        assert!(legal.len() > 1, "{first}: {legal:?}");
    }
}

// 4.3
#[test]
fn jester_cards_make_no_privilege() {
    let table = Table::start("0/-4,3/4/-5/0B", 0, "J3 J3 J3 J3 J1 K G1 G2");
    assert_eq!(table.with("KK"), "");
    assert_eq!(table.play("J1@K-1").with("K"), "");
}

// 4.4
#[test]
fn a_king_moved_past_the_jester_ends_the_power() {
    let table = Table::start("0/-8,3/4/-2/0B", 0, "J1 J4 J2 J3 JM K K K");
    let before = Table::load(&table.position()).play("J1@K-1");
    assert!(before.may("J2@K-2"));
    let table = table.play("J3@K-3");
    assert_eq!(table.legal(), ["end"]);
    assert_eq!(before.play("J4@K-4").legal(), ["end"]);
    // On the Jester's own space it is ended as well.
    assert_eq!(Table::start("0/-8,3/4/-2/0B", 0, "J2 J1 J3 K K K K K").play("J2@K-2").legal(), ["end"]);
}

// 5.1
#[test]
fn a_king_in_a_chateau_wins_for_its_owner_at_once() {
    let table = Table::start("-6/-8,2/-1/-8/-6B", 0, MIXED).play("K-1");
    assert_eq!(table.winner(), Some((Seat(0), "king")));
    assert_eq!(table.board(), "-7/-8,2/-1/-8/-6B", "the Crown does not move any more");
    assert!(table.position().ends_with(" over:0"));
    // Whoever moved him: seat 0 takes the King into the Chateau of seat 1.
    let table = Table::start("6/-8,8/-1/-8/0B", 0, MIXED).play("K+1");
    assert_eq!(table.winner(), Some((Seat(1), "king")));
    assert_eq!(table.state.public.seat, Seat(0));
}

// 5.2
#[test]
fn a_crown_in_a_chateau_wins_before_the_draw() {
    let table = Table::start("0/-7,2/-1/-1/-6B", 0, MIXED).play("K+1 end");
    assert_eq!(table.winner(), Some((Seat(0), "crown")));
    assert_eq!(table.state.hands[0].len(), 7);
}

const OTHER: &str = "K K K K G2 G2 W2 J4";

// 5.3
#[test]
fn the_first_empty_deck_turns_the_crown_and_drawing_goes_on_with_the_discard_pile() {
    let table = Table::short_deck("2/-2,3/-1/1/0B", 0, MIXED, OTHER, "W3", "-").play("KK+1 end").draw("W3");
    assert!(table.state.public.little && table.draws() && table.state.public.discard.is_empty());
    assert_eq!(table.state.deck.len(), 39);
    // The two K played in this turn can be drawn again at once: 12 less 4 in the other hand are 8.
    let mut outcomes = vec![];
    table.game.outcomes(&table.state, &mut outcomes);
    assert!(outcomes.contains(&(Chance::Draw(Card::K), 8)));
    let table = table.draw("K");
    assert_eq!((table.state.public.seat, table.state.public.phase), (Seat(1), Phase::Start));
}

// 5.3
#[test]
fn the_deck_runs_out_with_its_last_card_even_if_that_fills_the_hand() {
    let table = Table::short_deck("2/-2,3/-1/1/0B", 0, MIXED, OTHER, "W3", "-").play("K-1 end").draw("W3");
    assert!(table.state.public.little);
    assert_eq!((table.state.deck.len(), table.state.public.seat), (38, Seat(1)));
    assert!(table.events.contains(&Event::Reshuffled { cards: 38 }));
}

// 5.4
#[test]
fn a_later_empty_deck_ends_the_game_for_the_duchy_of_the_king() {
    for (king, winner) in [(2, 1), (-1, 0)] {
        let board = format!("{king}/-2,3/-1/1/0L");
        let table = Table::short_deck(&board, 0, MIXED, OTHER, "W3", "-").play("J3+3 JM end").draw("W3");
        assert_eq!(table.winner(), Some((Seat(winner), "deck")));
        let position = table.position();
        assert!(position.contains(" - ") && position.ends_with(&format!("over:{winner}")), "{position}");
        assert_eq!(table.state.hands[0].len(), 7, "the hand stays short");
        assert_eq!(Table::load(&position).position(), position);
    }
}

// 5.4
#[test]
fn a_king_on_the_fountain_keeps_the_game_going() {
    let table = Table::short_deck("0/-2,3/-1/1/0L", 0, MIXED, OTHER, "W3", "-").play("J3+3 JM end").draw("W3");
    assert_eq!((table.winner(), table.state.deck.len()), (None, 39));
    assert!(table.state.public.little && table.draws());
}

// 5.5
#[test]
fn the_host_stops_at_twenty_thousand_steps() {
    assert_eq!(royal_visit::RoyalVisit::STEPS_MAX, 20_000);
}

// 6.1
#[test]
fn hands_and_drawn_cards_are_hidden() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MIXED).play("KK+1 end").draw("G1 J5");
    let json = |viewer| serde_json::to_value(table.game.view(&table.state, viewer)).unwrap();
    let own = json(Viewer::Seat(Seat(0)));
    assert_eq!(own["hand"], serde_json::json!(["G1", "G1", "G2", "GF", "W2", "J3", "J5", "JM"]));
    assert!(json(Viewer::Spectator)["hand"].is_null());
    let drew = Event::Drew { seat: Seat(0), card: Some(Card::G1) };
    let hidden = Event::Drew { seat: Seat(0), card: None };
    assert_eq!(table.game.redact(&drew, Viewer::Seat(Seat(0))), Some(drew.clone()));
    assert_eq!(table.game.redact(&drew, Viewer::Seat(Seat(1))), Some(hidden.clone()));
    assert_eq!(table.game.redact(&drew, Viewer::Spectator), Some(hidden));
    assert!(table.game.reveals(&drew, Seat(0)) && !table.game.reveals(&drew, Seat(1)));
}

// 6.2
#[test]
fn the_discard_pile_is_public() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MIXED).play("JM J3-3");
    for viewer in Viewer::all(2) {
        let view = serde_json::to_value(table.game.view(&table.state, viewer)).unwrap();
        assert_eq!(view["discard"], serde_json::json!(["J3", "JM"]));
    }
}

// 7.5
#[test]
fn the_winner_scores_one() {
    let table = Table::start("-6/-8,2/-1/-8/-6B", 0, MIXED).play("K-1");
    let outcome = table.game.outcome(&table.state);
    assert_eq!((outcome.scores, outcome.winners, outcome.reason), (vec![1, 0], vec![Seat(0)], "king"));
    let mut payoffs = [0.5; 2];
    table.game.payoffs(&table.state, &mut payoffs);
    assert_eq!(payoffs, [1.0, 0.0]);
    assert_eq!(table.game.turn(&table.state), Turn::Over);
}

// 2.1 to 2.12, 4.1 to 4.3
#[test]
fn a_refusal_names_the_rule() {
    let start = Table::start("3/-2,4/3/5/0B", 0, "K K G1 G2 W3 J3 J2 J2");
    let acting = Table::start("3/-2,4/3/2/0B", 0, "K K G1 G2 W3 J3 J2 J2").play("J3@K-3");
    let far = Table::start("3/-2,8/7/5/0B", 0, "K K G1 G2 W3 J3 J2 J2");
    for (table, decision, reason) in [
        (&start, "W2+2", "too few W2"),
        (&start, "end", "may not pass"),
        (&acting, "wizard:K", "replaces playing cards"),
        (&acting, "K+1", "of one suit"),
        (&acting, "J2@W+2", "same type of piece"),
        (&start, "J3@K-3", "strictly on the seat's side of the King"),
        (&start, "K+1", "strictly between his Guards"),
        (&start, "G1:4>3", "on its side of the King"),
        (&start, "G1:5>6", "no Guard stands on 5"),
        (&start, "G2:4>5,-2>-1", "left Guard is named first"),
        (&start, "wizard:K", "moves somebody"),
        (&start, "wizard:G1", "no Guard stands on 1"),
        (&far, "KK+1", "on the last space"),
        (&far, "W3+3", "on the street"),
    ] {
        assert!(!table.may(decision), "{decision} is legal");
        let seat = table.state.public.seat;
        let view = table.game.view(&table.state, Viewer::Seat(seat));
        let decision = table.game.parse_decision(decision).unwrap_or_else(|| panic!("{decision} reads as nothing"));
        let said = table.game.forbidden(&view, seat, decision).unwrap();
        assert!(said.contains(reason), "{said:?} does not say {reason:?}");
    }
}
