//! The rulebook's pictures, with the numbers of the rules page.
use crate::table;

use table::Table;

#[test]
fn a_guard_marches_four_six_seven() {
    let table = Table::start("0/-2,2/-1/1/0B", 0, "G2 G2 G1 K K W2 J3 JM");
    let table = table.play("G2:-2>-4");
    assert_eq!(table.board(), "0/-4,2/-1/1/0B");
    let table = table.play("G2:-4>-6");
    assert_eq!(table.board(), "0/-6,2/-1/1/0B");
    assert_eq!(table.play("G1:-6>-7").board(), "0/-7,2/-1/1/0B");
}

#[test]
fn the_kings_privilege_and_then_a_king_card() {
    let table = Table::start("3/2,6/-1/1/0B", 1, "K K K G1 G2 W2 J3 JM").play("KK+1");
    assert_eq!(table.board(), "4/3,7/-1/1/0B");
    assert_eq!(table.play("K+1").board(), "5/3,7/-1/1/0B");
}

#[test]
fn the_jester_goes_to_the_middle_and_on() {
    let table = Table::start("0/-2,2/-1/5/0B", 0, "J4 JM K G1 G2 W2 W2 K").play("JM");
    assert_eq!(table.board(), "0/-2,2/-1/0/0B");
    assert_eq!(table.play("J4-4").board(), "0/-2,2/-1/-4/0B");
}

#[test]
fn the_guards_flank_the_king() {
    let table = Table::start("-2/-6,2/-1/1/0B", 1, "GF J4 JM K G1 G2 W2 W2").play("GF");
    assert_eq!(table.board(), "-2/-3,-1/-1/1/0B");
}

#[test]
fn the_wizard_brings_the_king() {
    let table = Table::start("3/-6,5/-5/1/0B", 0, "GF J4 JM K G1 G2 W2 W2").play("wizard:K");
    assert_eq!(table.board(), "-5/-6,5/-5/1/0B");
}

#[test]
fn the_jesters_power_moves_both_guards() {
    let table = Table::start("3/2,7/-1/1/0B", 0, "J3 J2 K K G1 G2 W2 W2").play("J3@G:2>-1 J2@G:7>5");
    assert_eq!(table.board(), "3/-1,5/-1/1/0B");
}

#[test]
fn jester_and_guard_in_the_chateau_pull_the_crown_two_spaces() {
    let table = Table::start("0/-2,8/-3/7/0B", 1, "J3 J2 K K G1 G2 W2 W2").play("W2+2 end");
    assert_eq!(table.board(), "0/-2,8/-1/7/2B");
}

#[test]
fn court_in_the_duchy_and_wizard_in_the_chateau_pull_the_crown_two_spaces() {
    let table = Table::start("-3/-4,-2/-7/1/-3B", 0, "J3 J2 K K G1 G2 GF W2").play("GF end");
    assert_eq!(table.board(), "-3/-4,-2/-7/1/-5B");
}
