use crate::{Card, Cards};
use courtly_core::Seat;

/// What perfect memory of public events tells about the hands (clause 6.3).
///
/// Right after a reshuffle the deck is what the discard pile was, so both hands are known to each other, and everybody
/// beside the table knows what the two hold together. Cards played later leave what is known; cards drawn later are
/// new.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Memory {
    /// By seat: the cards that the other seat knows to be in its hand.
    pub hands: [Cards; 2],
    /// The cards that everybody knows to be in the two hands together.
    pub together: Cards,
    /// By seat: at least so many cards of its hand are still those of the last reshuffle.
    pub kept: [u8; 2],
}

impl Memory {
    /// The discard pile became the deck while these were the hands.
    pub(crate) fn learn(&mut self, hands: [Cards; 2]) {
        *self = Memory { hands, together: hands[0].plus(hands[1]), kept: hands.map(Cards::len) };
    }

    /// A card was played. It may be one drawn later, so what stays known is only sure with one less of its kind.
    pub(crate) fn forget(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].forget(card);
        self.together.forget(card);
        let kept = &mut self.kept[seat.index()];
        *kept = kept.saturating_sub(1);
    }
}
