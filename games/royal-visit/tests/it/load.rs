//! Which positions are possible (clause 7.4), and one spelling for each (clauses 7.1 to 7.3).
use crate::table;

use courtly_check::mutate;
use courtly_core::{Game, LoadError, Options, Seat, Swift, Turn};
use royal_visit::RoyalVisit;
use table::Table;

const DECK: &str =
    "K,K,K,K,K,K,K,K,K,G1,G1,G1,G2,G2,G2,G2,G2,G2,G2,GF,W1,W2,W2,W2,W2,W2,W2,W3,W3,J1,J2,J2,J3,J3,J3,J4,J4,JM";

/// The start of the rules page.
fn start() -> String {
    format!("0/-2,2/1/-1/0B 1 K,K,G2,G2,W2,J3,J4,JM K,G1,G2,GF,W1,W2,J2,J5 {DECK} - -")
}

/// In the middle of a turn: seat 1 has played J2.
fn middle(board: &str, phase: &str) -> String {
    format!("{board} 1 K,K,G2,G2,W2,J3,J4,JM K,G1,G2,GF,W1,W2,J5 {DECK} J2 {phase}")
}

fn refusal(position: &str) -> String {
    match RoyalVisit::load(position, &Options::default(), None) {
        Err(LoadError::Position(reason)) => reason,
        Err(other) => panic!("{other}: {position}"),
        Ok(_) => panic!("taken: {position}"),
    }
}

fn refused(position: &str, because: &str) {
    let reason = refusal(position);
    assert!(reason.contains(because), "{reason:?} does not say {because:?}: {position}");
}

#[test]
fn fields_must_be_seven_and_readable() {
    let start = start();
    refused("", "1 fields instead of seven");
    refused(&format!("{start} "), "8 fields instead of seven");
    refused(&format!(" {start}"), "8 fields instead of seven");
    refused(&start.replacen(' ', "  ", 1), "8 fields instead of seven");
    refused(&start.replace("0/-2,2/1/-1/0B", "0/-2,2/1/-1"), "4 parts instead of five");
    refused(&start.replace("0/-2,2/", "0/-2/"), "Guards \"-2\"");
    refused(&start.replace("0B", "0"), "neither B nor L");
    refused(&start.replace("0B 1", "0B 2"), "seat \"2\"");
    refused(&start.replace("- -", "- X"), "phase \"X\"");
    refused(&start.replace("- -", "- over:2"), "phase \"over:2\"");
    refused(&start.replace("- -", "- draw"), "phase \"draw\"");
    refused(&start.replace("K,K,G2,G2,W2,J3,J4,JM", "K,K,G2,G2,W2,J3,J4,J6"), "unknown card \"J6\"");
    refused(&start.replace("- -", "K,K,K,K,K,K,K,K,K,K,K,K,K,K,K,K -"), "too many K");
}

#[test]
fn spaces_have_one_spelling() {
    for wrong in ["+0", "-0", "00", "", "9", "-9", "x", "0.0", "999999999999"] {
        refused(&start().replacen("0/", &format!("{wrong}/"), 1), "King");
    }
    refused(&start().replace("/1/-1/", "/9/-1/"), "the Wizard is on \"9\"");
    refused(&start().replace("/1/-1/", "/1/-9/"), "the Jester is on \"-9\"");
    refused(&start().replace("0B", "9B"), "the Crown is on \"9\"");
}

#[test]
fn cards_stand_in_the_order_of_the_card_table() {
    refused(&start().replace("K,K,G2,G2,W2,J3,J4,JM", "K,G2,K,G2,W2,J3,J4,JM"), "canonical");
}

#[test]
fn all_cards_must_be_there() {
    refused(&start().replace("J4,J4,JM - -", "J4,JM - -"), "2 cards J4 instead of 3");
    refused(&start().replace("- -", "K -"), "13 cards K instead of 12");
}

#[test]
fn the_court_must_be_in_order() {
    for court in ["0/2,-2/", "0/0,2/", "-2/-2,2/", "3/-2,2/", "-8/-8,2/"] {
        refused(&start().replace("0/-2,2/", court), "between his Guards");
    }
}

#[test]
fn hands_must_be_full_but_that_of_a_seat_in_its_turn() {
    let short = start().replace(" - -", " K -").replace("1 K,K,", "1 K,");
    refused(&short, "seat 0 holds 7 cards instead of 8");
    let short = start().replace(" - -", " K -").replace(" K,G1,", " G1,");
    refused(&short, "seat 1 holds 7 cards instead of 8");
    refused(&start().replace("- -", "- K"), "none is missing");
    refused(&middle("0/-2,2/1/-1/0B", "K"), "discard pile");
    refused(&middle("0/-2,2/1/-1/0B", "-"), "seat 1 holds 7 cards");
    assert!(Table::load(&middle("0/-2,2/1/-1/0B", "J")).may("end"));
}

#[test]
fn the_jester_must_be_where_its_power_needs_it() {
    for phase in ["J>G", "J>W"] {
        refused(&middle("0/-2,2/1/-1/0B", phase), "the Jester is not on the side of seat 1");
        refused(&middle("0/-2,2/1/0/0B", phase), "the Jester is not on the side of seat 1");
        Table::load(&middle("0/-2,2/1/1/0B", phase));
    }
    // The King may have passed the Jester.
    assert_eq!(Table::load(&middle("0/-2,2/1/-1/0B", "J>K")).legal(), ["end"]);
}

#[test]
fn nobody_has_won_yet_and_the_deck_is_not_empty() {
    refused(&start().replace("0/-2,2/", "7/-2,8/"), "the game is over");
    refused(&start().replace("0B", "-7B"), "the game is over");
    let empty = start().replace(&format!("{DECK} -"), &format!("- {DECK}"));
    refused(&empty, "deck is empty");
}

#[test]
fn an_end_must_fit_its_cause() {
    refused(&start().replace("- -", "- over:1"), "nobody has won");
    // By the King: K was played, or the Wizard stands where the King is.
    let king = middle("7/-2,8/1/-1/0B", "over:1");
    assert_eq!(Table::load(&king).winner(), Some((Seat(1), "king")));
    refused(&king.replace("over:1", "over:0"), "the other Chateau");
    let guard = king.replace("GF,W1,W2,J5", "W1,W2,J2,J5").replace(" J2 over", " GF over");
    refused(&guard, "no card or power can have moved the King");
    refused(&start().replace("0/-2,2/1/", "7/-2,8/1/").replace("- -", "- over:1"), "no card or power");
    Table::load(&start().replace("0/-2,2/1/", "7/-2,8/7/").replace("- -", "- over:1"));
    refused(&middle("7/-2,8/1/-1/7B", "over:1"), "both in a Chateau");
    // By the Crown: only towards the seat that decided, and something must have pulled it.
    assert_eq!(Table::load(&middle("0/-2,7/1/8/7B", "over:1")).winner(), Some((Seat(1), "crown")));
    Table::load(&middle("0/-2,7/1/8/8L", "over:1"));
    refused(&middle("0/-2,7/1/8/7B", "over:0"), "towards the seat");
    refused(&middle("0/-7,2/1/-7/-7B", "over:0"), "towards the seat");
    refused(&middle("0/-2,2/1/3/7B", "over:1"), "nothing pulled the Crown");
    refused(&middle("0/-2,7/1/3/8B", "over:1"), "nothing pulled the Crown");
    // By the deck: with the little side up, and somebody has drawn the last card.
    let deck = middle("3/-2,4/1/-1/0L", "over:1").replace(&format!("{DECK} J2"), &format!("- {}", with_j2()));
    assert_eq!(Table::load(&deck).winner(), Some((Seat(1), "deck")));
    refused(&deck.replace("0L", "0B"), "nobody has won");
    refused(&deck.replace("over:1", "over:0"), "the King is not in the winner's Duchy");
    refused(&deck.replace("3/-2,4", "0/-2,4"), "the King is not in the winner's Duchy");
}

fn with_j2() -> String {
    DECK.replace("J2,J2", "J2,J2,J2")
}

#[test]
fn options_are_refused_as_such() {
    assert!(Options::new(RoyalVisit::OPTIONS, [("speed", "fast")]).is_err());
    for seats in [0, 1, 3, 8] {
        assert!(RoyalVisit::new(seats, &Options::default(), None).is_err());
    }
}

#[test]
fn any_bytes_are_refused_or_taken_to_the_letter() {
    let mut rng = Swift::new(5);
    let seeds = [start(), middle("0/-2,2/1/1/0L", "J>G"), middle("7/-2,8/1/-1/0B", "over:1")];
    for nth in 0..12_000 {
        let bytes = mutate(&mut rng, seeds[nth % seeds.len()].as_bytes());
        let text = String::from_utf8_lossy(&bytes);
        if let Ok((game, state)) = RoyalVisit::load(&text, &Options::default(), None) {
            assert_eq!(game.position(&state), text);
            assert!(game.conserved(&state).is_ok() && game.turn(&state) != Turn::Chance, "{text}");
        }
    }
}

#[test]
fn mutated_decisions_are_none_or_print_as_they_were_read() {
    let (mut rng, game) = (Swift::new(6), table::game());
    for seed in ["KK-1", "G1:-2>-1", "G2:-2>-1,2>3", "J3@G:2>5", "JM@G:-4", "wizard:G-2", "draw:G2", "side:-1"] {
        for _ in 0..5_000 {
            let text = String::from_utf8_lossy(&mutate(&mut rng, seed.as_bytes())).into_owned();
            if let Some(decision) = game.parse_decision(&text) {
                assert_eq!(game.decision_text(decision), text);
            }
            if let Some(chance) = game.parse_chance(&text) {
                assert_eq!(game.chance_text(chance), text);
            }
        }
    }
}
