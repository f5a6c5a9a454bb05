use crate::{Card, Cards, Event, Phase, Public, RoyalVisit, State};
use courtly_core::{ChanceKey, Rng, Seat, Sink, below};

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `side:-1`: the Wizard begins on seat 0's side, the Jester on the other.
    Side(i8),
    /// `draw:G2`: the next card of the deck.
    Draw(Card),
}

impl RoyalVisit {
    pub(crate) fn list_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match state.public.phase {
            Phase::Side => out.extend([(Chance::Side(-1), 1), (Chance::Side(1), 1)]),
            Phase::Deal | Phase::Draw => {
                out.extend(state.deck.kinds().map(|(card, count)| (Chance::Draw(card), u32::from(count))));
            }
            Phase::Start | Phase::Acting(_) | Phase::Over { .. } => {}
        }
    }

    #[inline]
    pub(crate) fn sample_outcome<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        match state.public.phase {
            Phase::Side => Chance::Side(if below(rng, 2) == 0 { -1 } else { 1 }),
            Phase::Deal | Phase::Draw | Phase::Start | Phase::Acting(_) | Phase::Over { .. } => {
                Chance::Draw(state.deck.nth(below(rng, u32::from(state.deck.len())) as u8))
            }
        }
    }

    pub(crate) fn key(&self, state: &State) -> ChanceKey {
        match state.public.phase {
            Phase::Side => ChanceKey { purpose: "side", seat: None },
            Phase::Deal | Phase::Draw | Phase::Start | Phase::Acting(_) | Phase::Over { .. } => {
                ChanceKey { purpose: "draw", seat: Some(state.public.seat) }
            }
        }
    }

    #[inline]
    pub(crate) fn settle_chance<K: Sink<Event>>(&self, state: &mut State, chance: Chance, sink: &mut K) {
        match chance {
            Chance::Side(side) => {
                let space = side * self.tables.figures;
                state.public.wizard = space;
                state.public.jester = -space;
                state.public.phase = Phase::Deal;
                sink.emit(|| Event::Sides { wizard: space });
            }
            Chance::Draw(card) => {
                let seat = state.public.seat;
                state.deck.remove(card);
                state.hands[seat.index()].add(card);
                sink.emit(|| Event::Drew { seat, card: Some(card) });
                if state.public.phase == Phase::Deal {
                    self.deal_on(state, sink);
                } else if !state.deck.is_empty() || self.deck_ran_out(state, sink) {
                    self.draw_or_pass(state, seat, sink);
                }
            }
        }
    }

    /// Seat 0's hand is dealt first, then seat 1's; the seat with the Wizard on its side begins (clauses 1.6, 1.7).
    fn deal_on<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        let full = |cards: Cards| cards.len() == self.tables.hand;
        if full(state.hands[1]) {
            // With both figures on the Fountain nobody has the Wizard, and seat 0 begins.
            let first = Public::owner(state.public.wizard).unwrap_or(Seat(0));
            state.public.seat = first;
            state.public.phase = Phase::Start;
            sink.emit(|| Event::TurnBegan { seat: first });
        } else if full(state.hands[0]) {
            state.public.seat = Seat(1);
        }
    }
}
