use crate::state::{CHATEAU, END};
use crate::{Decision, Event, Phase, Piece, Public, RoyalVisit, State};
use courtly_core::{Seat, Sink};

impl RoyalVisit {
    pub(crate) fn carry_out<K: Sink<Event>>(&self, state: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
        pay(state, seat, decision, sink);
        if matches!(decision, Decision::SummonKing | Decision::SummonGuard { .. }) {
            sink.emit(|| Event::Summoned { seat });
        }
        shift(&mut state.public, decision, sink);
        // The King in a Chateau wins at once, before Crown and draw (clause 5.1).
        if state.public.king.abs() >= CHATEAU {
            return win(state, Public::owner(state.public.king).expect("a Chateau has an owner"), "king", sink);
        }
        match decision.playing() {
            Some(playing) => state.public.phase = Phase::Acting(playing),
            None => self.end_acting(state, seat, sink),
        }
    }

    /// The Crown moves, then the hand is filled (clauses 3.1 to 3.4).
    fn end_acting<K: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut K) {
        let from = state.public.crown;
        let by = state.public.crown_step(seat) * Public::pull(seat);
        let to = (from + by).clamp(-END, END);
        if to != from {
            state.public.crown = to;
            sink.emit(|| Event::Crown { seat, from, to });
            if to.abs() >= CHATEAU {
                return win(state, seat, "crown", sink);
            }
        }
        self.draw_or_pass(state, seat, sink);
    }

    /// Asks chance for the next card, or gives the turn on when the hand is full (clause 3.4).
    pub(crate) fn draw_or_pass<K: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut K) {
        if state.hands[seat.index()].len() < self.tables.hand {
            state.public.phase = Phase::Draw;
        } else {
            let next = seat.next(2);
            state.public.seat = next;
            state.public.phase = Phase::Start;
            sink.emit(|| Event::TurnBegan { seat: next });
        }
    }

    /// What happens when the last card was drawn (clauses 5.3, 5.4). True if the game goes on.
    pub(crate) fn deck_ran_out<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) -> bool {
        if state.public.little
            && let Some(owner) = Public::owner(state.public.king)
        {
            win(state, owner, "deck", sink);
            return false;
        }
        state.public.little = true;
        state.deck = std::mem::take(&mut state.public.discard);
        // Whoever remembers the discard pile knows the deck now, and with it what the hands hold (clause 6.3).
        state.known = state.hands;
        state.known_together = state.hands[0].plus(state.hands[1]);
        let cards = state.deck.len();
        sink.emit(|| Event::Reshuffled { cards });
        true
    }
}

fn win<K: Sink<Event>>(state: &mut State, seat: Seat, reason: &'static str, sink: &mut K) {
    state.public.phase = Phase::Over { winner: seat };
    sink.emit(|| Event::Won { seat, reason });
}

/// The cards of a decision go to the discard pile (clause 2.1), and memory of the hand shrinks with them.
fn pay<K: Sink<Event>>(state: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
    let Some(card) = decision.card() else { return };
    let times = if matches!(decision, Decision::Court { .. }) { 2 } else { 1 };
    for _ in 0..times {
        state.hands[seat.index()].remove(card);
        state.public.discard.add(card);
        state.known[seat.index()].forget(card);
        state.known_together.forget(card);
        sink.emit(|| Event::Played { seat, card });
    }
}

fn shift<K: Sink<Event>>(board: &mut Public, decision: Decision, sink: &mut K) {
    let mut go = |board: &mut Public, piece: Piece, to: i8| {
        let space = board.space_mut(piece);
        let from = std::mem::replace(space, to);
        sink.emit(|| Event::Moved { piece, from, to });
    };
    match decision {
        Decision::King { by } | Decision::PowerKing { by } => go(board, Piece::King, board.king + by),
        Decision::Court { by } => {
            for piece in [Piece::LeftGuard, Piece::King, Piece::RightGuard] {
                go(board, piece, board.space(piece) + by);
            }
        }
        Decision::GuardOne { from, to } | Decision::GuardTwo { from, to } | Decision::PowerGuard { from, to } => {
            go(board, board.guard_at(from), to);
        }
        Decision::GuardsEach { left_to, right_to, .. } => {
            go(board, Piece::LeftGuard, left_to);
            go(board, Piece::RightGuard, right_to);
        }
        Decision::Flank => {
            go(board, Piece::LeftGuard, board.king - 1);
            go(board, Piece::RightGuard, board.king + 1);
        }
        Decision::Wizard { by } | Decision::PowerWizard { by } => go(board, Piece::Wizard, board.wizard + by),
        Decision::Jester { by } => go(board, Piece::Jester, board.jester + by),
        Decision::JesterMiddle => go(board, Piece::Jester, 0),
        Decision::MiddleKing => go(board, Piece::King, 0),
        Decision::MiddleGuard { at } => go(board, board.guard_at(at), 0),
        Decision::MiddleWizard => go(board, Piece::Wizard, 0),
        Decision::SummonKing => go(board, Piece::King, board.wizard),
        Decision::SummonGuard { at } => go(board, board.guard_at(at), board.wizard),
        Decision::End => {}
    }
}

impl Public {
    /// Where a piece stands.
    pub fn space(&self, piece: Piece) -> i8 {
        match piece {
            Piece::King => self.king,
            Piece::LeftGuard => self.guards[0],
            Piece::RightGuard => self.guards[1],
            Piece::Wizard => self.wizard,
            Piece::Jester => self.jester,
        }
    }

    #[inline]
    fn space_mut(&mut self, piece: Piece) -> &mut i8 {
        match piece {
            Piece::King => &mut self.king,
            Piece::LeftGuard => &mut self.guards[0],
            Piece::RightGuard => &mut self.guards[1],
            Piece::Wizard => &mut self.wizard,
            Piece::Jester => &mut self.jester,
        }
    }

    #[inline]
    fn guard_at(&self, space: i8) -> Piece {
        if self.guards[0] == space { Piece::LeftGuard } else { Piece::RightGuard }
    }
}
