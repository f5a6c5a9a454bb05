//! What a seat may decide now.

use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Phase, Spot, Spots, State};
use courtly_core::Seat;

impl BanquetRoyal {
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Decision>) {
        out.clear();
        match s.phase {
            Phase::Turn => {
                self.guest_moves(s, out);
                self.princess_moves(s, out);
                if out.is_empty() {
                    out.push(Choice::Skip.into());
                }
            }
            Phase::Swap => swaps(s, out),
            Phase::Peek => out.extend(s.cakes().map(|cake| Decision::from(Choice::Peek(s.place(cake))))),
            Phase::Lift => {
                let spots = s.guests.sizes().taken();
                out.extend(spots.map(|spot| Decision::from(Choice::Lift(s.kingdom.space(spot)))));
            }
            Phase::Put(group) => {
                let colour = group.first().expect("somebody is lifted");
                out.extend(s.vacant().map(|spot| {
                    let space = s.kingdom.space(spot);
                    Decision::from(Choice::Put { colour, space })
                }));
            }
            Phase::Cake { .. } => {
                out.extend(s.kingdom.cakes().map(|spot| Decision::from(Choice::Cake(s.kingdom.space(spot)))));
            }
            Phase::Roll | Phase::Over => {}
        }
    }

    /// Clauses 3.2 to 3.9: each free card, each group, by each colour in it.
    fn guest_moves(&self, s: &State, out: &mut Vec<Decision>) {
        let sizes = s.guests.sizes();
        let free = s.free_cards();
        let group = self.tables.group;
        let room: [Spots; 4] = std::array::from_fn(|size| match group.checked_sub(size as u8) {
            Some(left) => sizes.at_most(left),
            None => Spots::EMPTY,
        });
        let of: [Spots; 5] = Colour::ALL.map(|colour| s.guests.of(colour));
        for spot in sizes.taken() {
            let size = sizes.of(spot);
            let key = s.kingdom.key(spot);
            let colours: u8 = (0..5).fold(0, |set, c| set | (of[c].has(spot) as u8) << c);
            for card in Card::ALL {
                let transport = self.tables.transports[card.index()];
                if free & 1 << card.index() == 0 || (transport.alone && size != 1) {
                    continue;
                }
                let to = s.kingdom.guest_reach(transport.movement, spot) & room[size as usize];
                if to.is_empty() {
                    continue;
                }
                for colour in Colour::ALL {
                    if colours & 1 << colour.index() != 0 {
                        emit(s, Decision::guests_from(colour, card, key), to, out);
                    }
                }
            }
        }
    }

    /// Clause 3.10: the princess, by each token and free card.
    fn princess_moves(&self, s: &State, out: &mut Vec<Decision>) {
        let free = s.free_cards();
        for card in Card::ALL {
            let transport = self.tables.transports[card.index()];
            if free & 1 << card.index() == 0 || !transport.princess {
                continue;
            }
            let to = s.kingdom.princess_reach(transport.movement, s.princess);
            for colour in Colour::ALL {
                emit(s, Decision::princess_by(colour, card), to, out);
            }
        }
    }
}

/// Whether two guests stand on different spaces: clause 4.4.
pub(crate) fn swap_possible(s: &State) -> bool {
    s.guests.sizes().taken().len() >= 2
}

/// One decision for each destination. The length is known, so that the list grows once and not at every entry.
#[inline]
fn emit(s: &State, base: Decision, mut to: Spots, out: &mut Vec<Decision>) {
    out.extend((0..to.len()).map(|_| {
        let spot = Spot(to.0.trailing_zeros() as u8);
        to.0 &= to.0.wrapping_sub(1);
        base.to(s.kingdom.key(spot))
    }));
}

/// Clause 4.4: every pair of guests on different spaces, the smaller space first.
fn swaps(s: &State, out: &mut Vec<Decision>) {
    let taken = s.guests.sizes().taken();
    for first in taken {
        for second in Spots(taken.0 & (!1 << first.0)) {
            let (here, there) = (s.guests.at(first), s.guests.at(second));
            let (from, to) = (s.kingdom.space(first), s.kingdom.space(second));
            for a in Colour::ALL.into_iter().filter(|&colour| here.count(colour) > 0) {
                for b in Colour::ALL.into_iter().filter(|&colour| there.count(colour) > 0) {
                    out.push(Choice::Swap { a: (a, from), b: (b, to) }.into());
                }
            }
        }
    }
}

/// Whether the seat owes a decision.
pub(crate) fn owes(s: &State, seat: Seat) -> bool {
    seat == s.active && !matches!(s.phase, Phase::Roll | Phase::Over)
}
