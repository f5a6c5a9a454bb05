//! Puzzles: win this turn.

use crate::turns::key;
use crate::{Card, Phase, Public, RoyalVisit, State};
use courtly_core::{Seat, Swift};
use courtly_puzzle::{Puzzling, Solution};

/// A deck that may run out this turn could win by itself (clause 5.3), which would be no merit of the turn.
const DECK_MIN: u8 = 9;
/// Of a turn with fewer ends everybody finds the right one.
const ENDS_MIN: u32 = 40;
/// At most one end in so many wins.
const RARE: u32 = 20;

impl Puzzling for RoyalVisit {
    const PUZZLES: &'static str = include_str!("../puzzles.txt");
    const TABLES: &'static [usize] = &[2];
    const POSITIONS_MAX: usize = 20_000;
    type Mark = u128;

    fn pose(&self, state: &State, _: Seat, _: &mut Swift) -> Option<State> {
        (state.public.phase == Phase::Start && state.deck.len() >= DECK_MIN).then_some(*state)
    }

    /// 1 for a game that is won, 0 for one that is not.
    fn reached(&self, _: &State, now: &State, seat: Seat) -> Option<i32> {
        match now.public.phase {
            Phase::Over { winner } => Some(i32::from(winner == seat)),
            Phase::Start | Phase::Acting(_) if now.public.seat == seat => None,
            Phase::Start | Phase::Acting(_) | Phase::Draw | Phase::Side | Phase::Deal => Some(0),
        }
    }

    fn mark(&self, now: &State, seat: Seat) -> u128 {
        key(now, seat) << 1 | u128::from(now.public.seat == seat && now.public.phase == Phase::Start)
    }

    fn worthy(&self, _: &State, _: Seat, solution: &Solution<Self::Decision>) -> bool {
        solution.best == 1 && solution.ends >= ENDS_MIN && solution.solving * RARE <= solution.ends
    }

    /// The street as seat 0 would see it, and the hand; the other's cards and the deck do not matter.
    fn likeness(&self, from: &State, seat: Seat) -> String {
        let board = &from.public;
        // The positive direction is the seat's own.
        let pull = Public::pull(seat);
        let guards = if pull < 0 { [board.guards[1], board.guards[0]] } else { board.guards };
        let places = [board.king, guards[0], guards[1], board.wizard, board.jester, board.crown].map(|at| at * pull);
        let hand: Vec<&str> = from.hands[seat.index()].each().map(Card::code).collect();
        format!("{places:?} {}", hand.join(","))
    }
}
