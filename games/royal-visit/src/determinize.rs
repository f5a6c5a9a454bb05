use crate::{Card, Cards, Memory, RoyalVisit, State, View};
use courtly_core::{Rng, Viewer, below};

impl RoyalVisit {
    /// A world that fits the view: what is known stays, the rest is dealt anew.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        let mut unseen = self.tables.cards.minus(view.public.discard).minus(view.hand).minus(view.known());
        let (mut hands, memory) = match viewer {
            Viewer::Seat(seat) => {
                let mut hands = [view.known(); 2];
                hands[seat.index()] = view.hand;
                (hands, view.memory)
            }
            Viewer::Spectator => {
                let hands = share_out(view, rng);
                (hands, Memory { hands, ..view.memory })
            }
        };
        for seat in 0..2 {
            while hands[seat].len() < view.hand_sizes[seat] {
                hands[seat].add(take(&mut unseen, rng));
            }
        }
        State { public: view.public, hands, deck: unseen, memory }
    }
}

/// Which hand holds which of the known cards is open to a spectator: each hand gets as many as it must have kept, and
/// the others go to free places of either hand.
fn share_out<R: Rng>(view: &View, rng: &mut R) -> [Cards; 2] {
    let mut hands = [Cards::EMPTY; 2];
    let mut known = view.memory.together;
    for seat in 0..2 {
        for _ in 0..view.memory.kept[seat].min(known.len()) {
            hands[seat].add(take(&mut known, rng));
        }
    }
    while !known.is_empty() {
        let free = [0, 1].map(|seat| u32::from(view.hand_sizes[seat] - hands[seat].len()));
        let seat = usize::from(below(rng, free[0] + free[1]) >= free[0]);
        hands[seat].add(take(&mut known, rng));
    }
    hands
}

fn take<R: Rng>(cards: &mut Cards, rng: &mut R) -> Card {
    let card = cards.nth(below(rng, u32::from(cards.len())) as u8);
    cards.remove(card);
    card
}
