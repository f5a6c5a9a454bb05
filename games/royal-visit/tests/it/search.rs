//! Tree search finds what wins at once.
use crate::table;

use courtly_bots::{Ismcts, Player};
use courtly_core::{Game, Seat, SeatSet, Turn, Viewer};
use table::{Table, WINS};

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
    for (board, seat, hand) in WINS {
        let end = turn(Table::start(board, seat, hand));
        assert_eq!(end.winner().map(|(seat, _)| seat), Some(Seat(seat)), "{board} {hand}: {}", end.board());
    }
}
