//! What a seat may decide now.
//!
//! Whether a move is possible is as good as random, so a branch for each would be mispredicted half of the time.
//! [`List::add_if`] writes every candidate and keeps it by counting on.

use crate::state::END;
use crate::{Card, Cards, Decision, Phase, Playing, Public, State, Suit, Ways};
use courtly_core::Seat;

/// Room for every candidate at the start of a turn: each card on each piece that it can move, both ways, and powers.
const START_MAX: usize = 88;
/// Room for every candidate in the middle of a turn; the Jester's power on both Guards has most.
const ACTING_MAX: usize = 24;

/// Lists what the seat may decide now.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Decision>) {
    out.clear();
    let board = &state.public;
    if board.seat != seat {
        return;
    }
    let hand = state.hands[seat.index()];
    match board.phase {
        Phase::Start => {
            let mut list = List::<START_MAX>::new(out);
            king_cards(board, hand, &mut list);
            guard_cards(board, hand, &mut list);
            wizard_cards(board, hand, &mut list);
            if !hand.of(Suit::Jester).is_empty() {
                jester_cards(board, hand, &mut list);
                if board.jester_serves(seat) {
                    power_on_king(board, hand, &mut list);
                    power_on_guards(board, hand, &mut list);
                    power_on_wizard(board, hand, &mut list);
                }
            }
            summons(board, &mut list);
            let len = list.len;
            out.truncate(len);
        }
        Phase::Acting(playing) => {
            let mut list = List::<ACTING_MAX>::new(out);
            match playing {
                Playing::Suit(Suit::King) => king_cards(board, hand, &mut list),
                Playing::Suit(Suit::Guard) => guard_cards(board, hand, &mut list),
                Playing::Suit(Suit::Wizard) => wizard_cards(board, hand, &mut list),
                Playing::Suit(Suit::Jester) => jester_cards(board, hand, &mut list),
                // The condition is checked before every such card (clause 4.4).
                Playing::JesterOnKing if board.jester_serves(seat) => power_on_king(board, hand, &mut list),
                Playing::JesterOnGuards if board.jester_serves(seat) => power_on_guards(board, hand, &mut list),
                Playing::JesterOnWizard if board.jester_serves(seat) => power_on_wizard(board, hand, &mut list),
                Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard => {}
            }
            list.add_if(true, Decision::End);
            let len = list.len;
            out.truncate(len);
        }
        Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => {}
    }
}

/// A list being written, with room for so many candidates.
struct List<'o, const MAX: usize> {
    slots: &'o mut [Decision; MAX],
    len: usize,
}

impl<'o, const MAX: usize> List<'o, MAX> {
    #[inline]
    fn new(out: &'o mut Vec<Decision>) -> Self {
        out.resize(MAX, Decision::End);
        List { slots: out.first_chunk_mut().expect("the list was just filled"), len: 0 }
    }

    #[inline(always)]
    fn add_if(&mut self, may: bool, decision: Decision) {
        self.slots[self.len] = decision;
        self.len += usize::from(may);
    }

    /// One step of a piece in both directions, kept where the piece stays within its limits.
    #[inline(always)]
    fn add_both_ways(&mut self, may: bool, steps: i8, fits: impl Fn(i8) -> bool, decision: impl Fn(i8) -> Decision) {
        for by in [-steps, steps] {
            self.add_if(may & fits(by), decision(by));
        }
    }
}

impl Public {
    /// Whether the King may stand there: strictly between the Guards (clause 1.4).
    #[inline]
    pub(crate) fn king_fits(&self, space: i8) -> bool {
        (self.guards[0] < space) & (space < self.guards[1])
    }

    /// Whether the left Guard may stand there: on the street, on its side of the King (clause 1.4).
    #[inline]
    pub(crate) fn left_guard_fits(&self, space: i8) -> bool {
        (-END <= space) & (space < self.king)
    }

    /// Whether the right Guard may stand there: on the street, on its side of the King (clause 1.4).
    #[inline]
    pub(crate) fn right_guard_fits(&self, space: i8) -> bool {
        (self.king < space) & (space <= END)
    }

    /// Whether Wizard and Jester may stand there: anywhere on the street (clause 1.5).
    #[inline]
    pub(crate) fn on_street(space: i8) -> bool {
        (-END..=END).contains(&space)
    }

    /// Whether the whole Court can move one space that way (clause 2.4).
    #[inline]
    pub(crate) fn court_fits(&self, by: i8) -> bool {
        let leading = if by < 0 { self.guards[0] } else { self.guards[1] };
        leading != by * END
    }
}

/// `K` and the King's privilege (clauses 2.3, 2.4).
#[inline]
fn king_cards<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    let held = hand.count(Card::K);
    list.add_both_ways(held >= 1, 1, |by| board.king_fits(board.king + by), |by| Decision::King { by });
    list.add_both_ways(held >= 2, 1, |by| board.court_fits(by), |by| Decision::Court { by });
}

/// `G1`, `G2` and `GF` (clauses 2.5 to 2.7).
#[inline]
fn guard_cards<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    let [left, right] = board.guards;
    let (one, two) = (hand.has(Card::G1), hand.has(Card::G2));
    let left_fits = |by| board.left_guard_fits(left + by);
    let right_fits = |by| board.right_guard_fits(right + by);
    list.add_both_ways(one, 1, left_fits, |by| Decision::GuardOne { from: left, to: left + by });
    list.add_both_ways(one, 1, right_fits, |by| Decision::GuardOne { from: right, to: right + by });
    list.add_both_ways(two, 2, left_fits, |by| Decision::GuardTwo { from: left, to: left + by });
    list.add_both_ways(two, 2, right_fits, |by| Decision::GuardTwo { from: right, to: right + by });
    for ways in Ways::ALL {
        let may = two & left_fits(ways.left()) & right_fits(ways.right());
        list.add_if(may, Decision::GuardsEach { left, right, ways });
    }
    list.add_if(hand.has(Card::GF), Decision::Flank);
}

/// `W1` to `W3` (clause 2.8).
#[inline]
fn wizard_cards<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    for (steps, card) in (1..).zip(Card::WIZARD) {
        let fits = |by| Public::on_street(board.wizard + by);
        list.add_both_ways(hand.has(card), steps, fits, |by| Decision::Wizard { by });
    }
}

/// `J1` to `J5` and `JM` on the Jester itself (clauses 2.9, 2.10).
#[inline]
fn jester_cards<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    for steps in hand.jester_steps() {
        let fits = |by| Public::on_street(board.jester + by);
        list.add_both_ways(true, steps, fits, |by| Decision::Jester { by });
    }
    list.add_if(hand.has(Card::JM), Decision::JesterMiddle);
}

/// The Jester's power on the King (clauses 4.1, 4.2).
#[inline]
fn power_on_king<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    for steps in hand.jester_steps() {
        list.add_both_ways(true, steps, |by| board.king_fits(board.king + by), |by| Decision::PowerKing { by });
    }
    list.add_if(hand.has(Card::JM) & board.king_fits(0), Decision::MiddleKing);
}

/// The Jester's power on the Guards, who are one type of piece (clauses 4.1 to 4.3).
#[inline]
fn power_on_guards<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    let [left, right] = board.guards;
    for steps in hand.jester_steps() {
        let (left_fits, right_fits) = (|by| board.left_guard_fits(left + by), |by| board.right_guard_fits(right + by));
        list.add_both_ways(true, steps, left_fits, |by| Decision::PowerGuard { from: left, to: left + by });
        list.add_both_ways(true, steps, right_fits, |by| Decision::PowerGuard { from: right, to: right + by });
    }
    let middle = hand.has(Card::JM);
    list.add_if(middle & board.left_guard_fits(0), Decision::MiddleGuard { at: left });
    list.add_if(middle & board.right_guard_fits(0), Decision::MiddleGuard { at: right });
}

/// The Jester's power on the Wizard (clauses 4.1, 4.2).
#[inline]
fn power_on_wizard<const MAX: usize>(board: &Public, hand: Cards, list: &mut List<'_, MAX>) {
    for steps in hand.jester_steps() {
        let fits = |by| Public::on_street(board.wizard + by);
        list.add_both_ways(true, steps, fits, |by| Decision::PowerWizard { by });
    }
    list.add_if(hand.has(Card::JM), Decision::MiddleWizard);
}

/// The Wizard's power (clauses 2.11, 2.12).
#[inline]
fn summons<const MAX: usize>(board: &Public, list: &mut List<'_, MAX>) {
    let (space, [left, right]) = (board.wizard, board.guards);
    list.add_if(board.king_fits(space) & (space != board.king), Decision::SummonKing);
    list.add_if(board.left_guard_fits(space) & (space != left), Decision::SummonGuard { at: left });
    list.add_if(board.right_guard_fits(space) & (space != right), Decision::SummonGuard { at: right });
}
