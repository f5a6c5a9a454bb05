use crate::{Card, Cards, Public};
use courtly_core::Seat;

/// What a kept card is worth against one drawn instead, in the order of the card table.
const KEPT: [f32; 13] = [0.16, -0.06, 0.03, 0.06, -0.02, -0.08, 0.0, -0.04, 0.0, 0.08, 0.10, 0.08, 0.05];

/// A rough chance to win for a seat whose turn has just ended, with so many cards left in the deck.
///
/// A weighted sum of what pulls towards each side, squeezed between 0 and 1. The weights were found by letting
/// players with different ones play each other.
pub(super) fn chance(board: &Public, seat: Seat, hand: Cards, deck_left: u8) -> f32 {
    let (pull, other) = (f32::from(Public::pull(seat)), seat.next(2));
    let towards = |space: i8| f32::from(space) * pull;
    let (near_guard, far_guard) = (board.guards[seat.index()], board.guards[other.index()]);
    let (mine, theirs) = (f32::from(board.crown_step(seat)), f32::from(board.crown_step(other)));
    let serves = f32::from(i8::from(board.jester_serves(seat)) - i8::from(board.jester_serves(other)));
    let kept: f32 = Card::ALL.iter().zip(KEPT).map(|(&card, worth)| f32::from(hand.count(card)) * worth).sum();
    // The other seat's Crown step comes next and is nearly sure; the own one may be prevented.
    let mut sum = 0.32 * towards(board.crown) + 0.36 * mine - 0.48 * theirs
        + 0.60 * towards(board.king)
        + 0.08 * towards(near_guard)
        + 0.17 * towards(far_guard)
        + 0.15 * towards(board.wizard)
        + 0.08 * towards(board.jester)
        + 0.36 * serves
        + kept;
    if board.little {
        // The nearer the end of the deck, the more it counts on which side the King stands.
        let near = (1.0 - f32::from(deck_left) / 30.0).max(0.0);
        sum += 0.9 * near * towards(board.king.signum());
    }
    // Only what is certain counts as won or lost.
    (1.0 / (1.0 + (-sum).exp())).clamp(0.01, 0.99)
}
