use crate::state::{CHATEAU, END};
use crate::{Card, Cards, Public};
use courtly_core::Seat;

/// Whether a seat with this hand has an obvious win with the pieces as they stand: the Crown by its next step, or the
/// King by the Wizard, by King cards, or by one or two Jester cards.
pub(super) fn wins_at_once(board: &Public, seat: Seat, hand: Cards) -> bool {
    let pull = Public::pull(seat);
    if board.crown * pull + board.crown_step(seat) >= CHATEAU {
        return true;
    }
    // All spaces as this seat sees them, growing towards its Chateau.
    let (king, leading) = (board.king * pull, board.guards[usize::from(pull > 0)] * pull);
    let wizard = board.wizard * pull;
    if wizard >= CHATEAU && wizard < leading {
        return true;
    }
    // The leading Guard must reach the last space; the King's privilege brings it there together with the King.
    let (way, guard_way) = (CHATEAU - king, END - leading);
    if hand.count(Card::K) as i8 >= way + guard_way {
        return true;
    }
    guard_way == 0 && board.jester_serves(seat) && jester_brings_king(hand, way, board.jester * pull - king)
}

/// Whether Jester cards take the King exactly so far, while the Jester, so far ahead of him, is not passed too early.
fn jester_brings_king(hand: Cards, way: i8, ahead: i8) -> bool {
    hand.jester_steps().any(|first| {
        let rest = way - first;
        let again = if rest == first { 2 } else { 1 };
        rest == 0 || (first < ahead && (1..=5).contains(&rest) && hand.count(Card::jester(rest)) >= again)
    })
}
