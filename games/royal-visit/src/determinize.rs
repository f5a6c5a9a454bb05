use crate::{Card, Cards, Memory, RoyalVisit, State, View};
use courtly_core::{Rng, Seat, Viewer, below};

impl RoyalVisit {
    /// A world that fits the view: what is known stays, the rest is dealt anew.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        let mut unseen = self.unseen(view);
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

    /// Every world that fits what a seat sees, with the number of deals that lead to it: as many as there are different
    /// hands for the other, if these are no more than `most`.
    pub(crate) fn worlds(&self, view: &View, seat: Seat, most: usize) -> Option<Vec<(State, f32)>> {
        let (unseen, other) = (self.unseen(view), seat.next(2).index());
        let mut left = unseen.len();
        // Kind by kind; a hand is only begun if it can be filled, so that there are never more than in the end.
        let mut hands = vec![(view.known(), 1.0)];
        for (card, count) in unseen.kinds() {
            left -= count;
            let filled = |&(hand, deals): &(Cards, f32)| {
                let missing = view.hand_sizes[other] - hand.len();
                (missing.saturating_sub(left)..=count.min(missing)).map(move |more| {
                    let hand = (0..more).fold(hand, |hand, _| hand.plus(Cards::from_iter([card])));
                    (hand, deals * choices(count, more))
                })
            };
            hands = hands.iter().flat_map(filled).collect();
            if hands.len() > most {
                break;
            }
        }
        if hands.len() > most {
            return None;
        }
        let world = |(hand, deals): (Cards, f32)| {
            let mut hands = [hand; 2];
            hands[seat.index()] = view.hand;
            let deck = unseen.plus(view.known()).minus(hand);
            (State { public: view.public, hands, deck, memory: view.memory }, deals)
        };
        Some(hands.into_iter().map(world).collect())
    }

    /// The cards of which the viewer does not know where they are.
    fn unseen(&self, view: &View) -> Cards {
        self.tables.cards.minus(view.public.discard).minus(view.hand).minus(view.known())
    }
}

/// In how many ways some of so many cards can be chosen.
fn choices(of: u8, some: u8) -> f32 {
    (0..some).fold(1.0, |ways, nth| ways * f32::from(of - nth) / f32::from(nth + 1))
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
