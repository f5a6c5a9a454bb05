//! Tree search finds what wins at once.
use crate::table;

use courtly_bots::{Ismcts, Player};
use courtly_core::{Game, Seat, SeatSet, Turn, Viewer};
use table::Table;

/// Plays the turn out as tree search does, without draws.
fn turn(mut table: Table) -> Table {
    let seat = table.state.public.seat;
    let mut player = Ismcts::new(3000);
    let mut legal = vec![];
    while table.game.turn(&table.state) == Turn::Decide(SeatSet::one(seat)) {
        table.game.legal(&table.state, seat, &mut legal);
        let view = table.game.view(&table.state, Viewer::Seat(seat));
        let advice = player.advise(&table.game, &view, seat, &legal, 1);
        let text = table.game.decision_text(advice.decision);
        table = table.play(&text);
    }
    table
}

#[test]
fn tree_search_finds_a_win_of_several_cards() {
    for (board, seat, hand) in [
        ("-1/-8,2/4/-6/0B", 0, "J1 J3 J2 K G1 G1 W1 W1"),
        ("-4/-7,2/4/6/0B", 0, "K K K K G1 G1 W1 W1"),
        ("4/3,5/-3/-4/5B", 1, "G2 G2 K W1 W1 J1 J2 J3"),
        ("-4/-8,2/-7/6/0B", 0, "G1 G1 G2 G2 W1 W1 W2 W2"),
    ] {
        let end = turn(Table::start(board, seat, hand));
        assert_eq!(end.winner().map(|(seat, _)| seat), Some(Seat(seat)), "{board} {hand}: {}", end.board());
    }
}
