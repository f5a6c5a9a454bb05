use crate::state::{CHATEAU, END};
use crate::{Card, Decision, Event, Phase, Piece, Playing, Public, RoyalVisit, State, Suit};
use courtly_core::{Seat, Sink};

impl RoyalVisit {
    #[inline]
    pub(crate) fn carry_out<K: Sink<Event>>(&self, state: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
        let playing = act(&mut Turn { state, seat, sink }, decision);
        // The King in a Chateau wins at once, before Crown and draw (clause 5.1).
        if state.public.king.abs() >= CHATEAU {
            return win(state, Public::owner(state.public.king).expect("a Chateau has an owner"), "king", sink);
        }
        match playing {
            Some(playing) => state.public.phase = Phase::Acting(playing),
            None => self.end_acting(state, seat, sink),
        }
    }

    /// The Crown moves, then the hand is filled (clauses 3.1 to 3.4).
    fn end_acting<K: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut K) {
        let from = state.public.crown;
        let by = state.public.crown_step(seat) * Public::pull(seat);
        let to = (from + by).clamp(-END, END);
        state.public.crown = to;
        if to != from {
            sink.emit(|| Event::Crown { seat, from, to });
        }
        if to.abs() >= CHATEAU {
            return win(state, seat, "crown", sink);
        }
        self.draw_or_pass(state, seat, sink);
    }

    /// Asks chance for the next card, or gives the turn on when the hand is full (clause 3.4).
    #[inline]
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
        state.memory.learn(state.hands);
        let cards = state.deck.len();
        sink.emit(|| Event::Reshuffled { cards });
        true
    }
}

fn win<K: Sink<Event>>(state: &mut State, seat: Seat, reason: &'static str, sink: &mut K) {
    state.public.phase = Phase::Over { winner: seat };
    sink.emit(|| Event::Won { seat, reason });
}

/// Plays the cards of a decision and moves the pieces. Says what the turn is playing now; `None` when its acting ends.
#[inline]
fn act<K: Sink<Event>>(turn: &mut Turn<'_, K>, decision: Decision) -> Option<Playing> {
    let board = turn.state.public;
    match decision {
        Decision::King { by } => {
            turn.play(Card::K);
            turn.go(Piece::King, board.king + by);
            Some(Playing::Suit(Suit::King))
        }
        Decision::Court { by } => {
            turn.play(Card::K);
            turn.play(Card::K);
            turn.go(Piece::LeftGuard, board.guards[0] + by);
            turn.go(Piece::King, board.king + by);
            turn.go(Piece::RightGuard, board.guards[1] + by);
            Some(Playing::Suit(Suit::King))
        }
        Decision::GuardOne { from, to } => {
            turn.play(Card::G1);
            turn.go(board.guard_at(from), to);
            Some(Playing::Suit(Suit::Guard))
        }
        Decision::GuardTwo { from, to } => {
            turn.play(Card::G2);
            turn.go(board.guard_at(from), to);
            Some(Playing::Suit(Suit::Guard))
        }
        Decision::GuardsEach { left, right, ways } => {
            turn.play(Card::G2);
            turn.go(Piece::LeftGuard, left + ways.left());
            turn.go(Piece::RightGuard, right + ways.right());
            Some(Playing::Suit(Suit::Guard))
        }
        Decision::Flank => {
            turn.play(Card::GF);
            turn.go(Piece::LeftGuard, board.king - 1);
            turn.go(Piece::RightGuard, board.king + 1);
            Some(Playing::Suit(Suit::Guard))
        }
        Decision::Wizard { by } => {
            turn.play(Card::wizard(by));
            turn.go(Piece::Wizard, board.wizard + by);
            Some(Playing::Suit(Suit::Wizard))
        }
        Decision::Jester { .. }
        | Decision::JesterMiddle
        | Decision::PowerKing { .. }
        | Decision::MiddleKing
        | Decision::PowerGuard { .. }
        | Decision::MiddleGuard { .. }
        | Decision::PowerWizard { .. }
        | Decision::MiddleWizard => Some(act_jester(turn, decision)),
        Decision::SummonKing => {
            turn.summon(Piece::King);
            None
        }
        Decision::SummonGuard { at } => {
            turn.summon(board.guard_at(at));
            None
        }
        Decision::End => None,
    }
}

/// The part of [`act`] for Jester cards, on the Jester or by its power.
#[inline]
fn act_jester<K: Sink<Event>>(turn: &mut Turn<'_, K>, decision: Decision) -> Playing {
    let board = turn.state.public;
    let (card, piece, to, playing) = match decision {
        Decision::Jester { by } => (Card::jester(by), Piece::Jester, board.jester + by, Playing::Suit(Suit::Jester)),
        Decision::JesterMiddle => (Card::JM, Piece::Jester, 0, Playing::Suit(Suit::Jester)),
        Decision::PowerKing { by } => (Card::jester(by), Piece::King, board.king + by, Playing::JesterOnKing),
        Decision::MiddleKing => (Card::JM, Piece::King, 0, Playing::JesterOnKing),
        Decision::PowerGuard { from, to } => {
            (Card::jester(to - from), board.guard_at(from), to, Playing::JesterOnGuards)
        }
        Decision::MiddleGuard { at } => (Card::JM, board.guard_at(at), 0, Playing::JesterOnGuards),
        Decision::PowerWizard { by } => (Card::jester(by), Piece::Wizard, board.wizard + by, Playing::JesterOnWizard),
        Decision::MiddleWizard => (Card::JM, Piece::Wizard, 0, Playing::JesterOnWizard),
        Decision::King { .. }
        | Decision::Court { .. }
        | Decision::GuardOne { .. }
        | Decision::GuardTwo { .. }
        | Decision::GuardsEach { .. }
        | Decision::Flank
        | Decision::Wizard { .. }
        | Decision::SummonKing
        | Decision::SummonGuard { .. }
        | Decision::End => unreachable!("only Jester cards come here"),
    };
    turn.play(card);
    turn.go(piece, to);
    playing
}

/// A seat acting.
struct Turn<'t, K> {
    state: &'t mut State,
    seat: Seat,
    sink: &'t mut K,
}

impl<K: Sink<Event>> Turn<'_, K> {
    /// The card goes to the discard pile (clause 2.1), and memory of the hand shrinks with it.
    #[inline]
    fn play(&mut self, card: Card) {
        let (state, seat) = (&mut *self.state, self.seat);
        state.hands[seat.index()].remove(card);
        state.public.discard.add(card);
        // Only a reshuffle teaches anything, so before the first one there is nothing to forget.
        if state.public.little {
            state.memory.forget(seat, card);
        }
        self.sink.emit(|| Event::Played { seat, card });
    }

    #[inline]
    fn go(&mut self, piece: Piece, to: i8) {
        let from = std::mem::replace(self.state.public.space_mut(piece), to);
        self.sink.emit(|| Event::Moved { piece, from, to });
    }

    /// The Wizard's power (clause 2.11).
    #[inline]
    fn summon(&mut self, piece: Piece) {
        let seat = self.seat;
        self.sink.emit(|| Event::Summoned { seat });
        self.go(piece, self.state.public.wizard);
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
