use crate::{Card, Cards, RoyalVisit, State, View};
use courtly_core::{Rng, Viewer, below};

impl RoyalVisit {
    /// A world that fits the view: what is known stays, the rest is dealt anew.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        let mut unseen = self.tables.cards.minus(view.public.discard).minus(view.hand).minus(view.known);
        let mut hands = [Cards::EMPTY; 2];
        let mut known = [Cards::EMPTY; 2];
        match viewer {
            Viewer::Seat(seat) => {
                let other = 1 - seat.index();
                hands[seat.index()] = view.hand;
                hands[other] = view.known;
                known[other] = view.known;
            }
            Viewer::Spectator => {
                // Which hand holds which of the known cards is open: each goes to a free place of either hand.
                for card in view.known.each() {
                    let free = [0, 1].map(|seat| u32::from(view.hand_sizes[seat] - hands[seat].len()));
                    let seat = usize::from(below(rng, free[0] + free[1]) >= free[0]);
                    hands[seat].add(card);
                }
                known = hands;
            }
        }
        for seat in 0..2 {
            while hands[seat].len() < view.hand_sizes[seat] {
                hands[seat].add(take(&mut unseen, rng));
            }
        }
        State { public: view.public, hands, deck: unseen, known, known_together: view.known }
    }
}

fn take<R: Rng>(cards: &mut Cards, rng: &mut R) -> Card {
    let card = cards.nth(below(rng, u32::from(cards.len())) as u8);
    cards.remove(card);
    card
}
