//! The deck of privilege cards: drawing, discarding, and what everybody remembers of it.

use crate::events::Event;
use crate::game::RoyalPalace;
use crate::pieces::{Card, CardCounts};
use crate::state::{SEATS_MAX, State};
use courtly_core::{Seat, Sink};

impl RoyalPalace {
    /// Clause 7.7: a deck that is empty when a card is needed is made anew from the discard pile.
    pub(crate) fn make_deck_if_needed<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        if state.turn.pending == 0 || state.deck != [0; Card::COUNT] {
            return;
        }
        state.deck = std::mem::replace(&mut state.discard, [0; Card::COUNT]);
        self.remember(state);
        sink.emit(|| Event::DeckMade { cards: state.deck.iter().sum() });
    }

    /// Clause 8.4: whoever saw the discard pile become the deck knows which cards all others hold together.
    fn remember(&self, state: &mut State) {
        self.pin(state);
        let mut outside = state.drawn;
        for player in &state.players[..self.seats] {
            outside = add(outside, player.hand);
        }
        for seat in Seat::all(self.seats) {
            let mut own = state.players[seat.index()].hand;
            if seat == state.seat {
                own = add(own, state.drawn);
            }
            state.known[seat.index()] = subtract(outside, own);
        }
        state.known[SEATS_MAX] = outside;
        state.old.drawn = state.drawn.iter().sum();
        for (old, player) in state.old.hands.iter_mut().zip(&state.players[..self.seats]) {
            *old = player.hand_size();
        }
    }

    /// Clause 8.4: known cards that only one seat can still hold stay known to be its own, also when more becomes known.
    fn pin(&self, state: &mut State) {
        for viewer in 0..=SEATS_MAX {
            let drawn = state.old.drawn > 0 && state.seat.index() != viewer;
            let mut holders = (0..self.seats).filter(|&seat| seat != viewer && state.old.hands[seat] > 0);
            if let (Some(only), None, false) = (holders.next(), holders.next(), drawn) {
                let known = state.known[viewer];
                let pinned = &mut state.sure[viewer][only];
                *pinned = std::array::from_fn(|place| pinned[place].max(known[place]));
            }
        }
    }

    /// Clause 8.4: a card played from a hand may be one of the known ones, unless the hand has none of that time.
    #[inline]
    pub(crate) fn show_played(&self, state: &mut State, card: Card) {
        let seat = state.seat.index();
        for sure in &mut state.sure {
            sure[seat][card.index()] = sure[seat][card.index()].saturating_sub(1);
        }
        let old = state.old.hands[seat];
        if old > 0 {
            forget(state, card, 1);
            state.old.hands[seat] = old.min(state.players[seat].hand_size());
        }
    }

    /// Clause 8.4: a card that is kept may be one that was drawn before the deck was made anew in this turn.
    pub(crate) fn keep_old(&self, state: &mut State) {
        if state.old.drawn > 0 {
            state.old.hands[state.seat.index()] += 1;
        }
        state.old.drawn = state.old.drawn.min(state.drawn.iter().sum());
    }

    /// Clause 7.6: drawn cards that were not kept are discarded face up when the turn ends.
    pub(crate) fn discard_drawn<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        if state.drawn == [0; Card::COUNT] {
            return;
        }
        let drawn = std::mem::replace(&mut state.drawn, [0; Card::COUNT]);
        for card in Card::ALL {
            let cards = drawn[card.index()];
            state.discard[card.index()] += cards;
            let old = cards.min(state.old.drawn);
            forget(state, card, old);
        }
        state.old.drawn = 0;
        sink.emit(|| Event::Discarded { seat: state.seat, cards: listed(&drawn) });
    }
}

/// So many cards that the seat shows are no longer among those that the others know to be hidden, but for those that
/// are pinned to a hand.
fn forget(state: &mut State, card: Card, cards: u8) {
    for (place, known) in state.known.iter_mut().enumerate() {
        if place != state.seat.index() {
            let pinned = state.sure[place].iter().map(|hand| hand[card.index()]).sum();
            known[card.index()] = known[card.index()].saturating_sub(cards).max(pinned);
        }
    }
}

pub(crate) fn add(a: CardCounts, b: CardCounts) -> CardCounts {
    std::array::from_fn(|place| a[place] + b[place])
}

/// What is left of `a` without `b`, never below 0.
pub(crate) fn subtract(a: CardCounts, b: CardCounts) -> CardCounts {
    std::array::from_fn(|place| a[place].saturating_sub(b[place]))
}

/// The cards of a count as a list, in the order of the card table.
pub fn listed(counts: &CardCounts) -> Vec<Card> {
    Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(counts[card.index()]))).collect()
}
