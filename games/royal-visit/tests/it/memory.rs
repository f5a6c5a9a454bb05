//! What perfect memory tells after a reshuffle (clause 6.3).
use crate::table;

use courtly_core::{Game, Seat, Swift, Viewer};
use royal_visit::{Cards, View};
use table::{Table, cards};

const MINE: &str = "K K G1 G2 GF W2 J3 JM";
const OTHER: &str = "K K K K G2 G2 W2 J4";

/// Seat 0 plays two K, draws the last card of the deck and then one of the reshuffled pile.
fn reshuffled() -> Table {
    Table::short_deck("2/-2,3/-1/1/0B", 0, MINE, OTHER, "W3", "-").play("KK+1 end").draw("W3 J5")
}

fn view(table: &Table, viewer: Viewer) -> View {
    table.game.view(&table.state, viewer)
}

const FIRST: Viewer = Viewer::Seat(Seat(0));
const SECOND: Viewer = Viewer::Seat(Seat(1));

#[test]
fn nothing_is_known_before_a_reshuffle() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, MINE).play("KK+1 end").draw("G1 J5");
    for viewer in Viewer::all(2) {
        assert!(view(&table, viewer).known().is_empty());
    }
}

#[test]
fn a_reshuffle_shows_each_seat_the_other_hand() {
    let table = reshuffled();
    assert_eq!(view(&table, FIRST).known(), cards(OTHER));
    // The card drawn after the reshuffle is not known; the last one of the old deck is.
    assert_eq!(view(&table, SECOND).known(), cards("G1 G2 GF W2 W3 J3 JM"));
    assert_eq!(view(&table, SECOND).memory.hands[1], cards(OTHER), "and a seat knows what is known of it");
}

#[test]
fn a_spectator_knows_the_two_hands_together() {
    let table = reshuffled();
    let seen = view(&table, Viewer::Spectator);
    assert_eq!(seen.known(), cards("G1 G2 GF W2 W3 J3 JM").plus(cards(OTHER)));
    assert_eq!(seen.memory.kept, [7, 8]);
    assert_eq!(seen.memory.hands, [Cards::EMPTY; 2], "but not which hand holds what");
}

#[test]
fn a_spectators_worlds_keep_what_each_hand_must_have_kept() {
    let table = reshuffled();
    let seen = view(&table, Viewer::Spectator);
    for seed in 0..200 {
        let world = table.game.determinize(&seen, Viewer::Spectator, &mut Swift::new(seed));
        assert!(seen.known().contains(world.hands[1]), "seat 1 has drawn nothing since");
        assert_eq!(table.game.view(&world, Viewer::Spectator), seen);
    }
}

#[test]
fn played_cards_leave_what_is_known_and_drawn_ones_do_not_enter() {
    let table = reshuffled().play("K-1 K-1 end").draw("G2 K");
    assert_eq!(view(&table, FIRST).known(), cards("K K G2 G2 W2 J4"));
    assert_eq!(view(&table, Viewer::Spectator).memory.kept, [7, 6]);
    // Seat 0 plays the card that only it knew of: nothing known to the other is lost.
    let table = table.play("J5-5 end").draw("W1");
    assert_eq!(view(&table, SECOND).known(), cards("G1 G2 GF W2 W3 J3 JM"));
}

#[test]
fn a_later_reshuffle_on_the_fountain_teaches_anew() {
    let table = Table::short_deck("0/-2,3/-1/1/0L", 0, MINE, OTHER, "W3", "-");
    assert!(view(&table, SECOND).known().is_empty(), "a loaded position starts without memory");
    let table = table.play("JM end").draw("W3");
    assert_eq!(view(&table, SECOND).known(), cards("K K G1 G2 GF W2 W3 J3"));
    assert_eq!(view(&table, FIRST).known(), cards(OTHER));
}

#[test]
fn imagined_worlds_of_a_seat_hold_the_known_cards_where_they_are() {
    let table = reshuffled();
    for viewer in [FIRST, SECOND] {
        let seen = view(&table, viewer);
        let other = 1 - viewer.seat().unwrap().index();
        for seed in 0..100 {
            let world = table.game.determinize(&seen, viewer, &mut Swift::new(seed));
            assert!(world.hands[other].contains(seen.known()));
            assert_eq!(world.memory, table.state.memory);
        }
    }
}
