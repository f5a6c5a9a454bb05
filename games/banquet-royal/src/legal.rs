//! What a seat may decide now.

use crate::edition::SPACES;
use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Kingdom, Phase, Spot, Spots, State};
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
        let (taken, alone) = (sizes.taken(), sizes.exactly(1));
        let colours = colours_by_spot(s, taken);
        let room: [Spots; 4] = std::array::from_fn(|size| match self.tables.group.checked_sub(size as u8) {
            Some(left) => sizes.at_most(left),
            None => Spots::EMPTY,
        });
        let mut ends = Ends::new();
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.tables.transports[card.index()];
            let movers = if transport.alone { alone & Kingdom::ALL } else { taken };
            for spot in s.kingdom.starts(transport.movement, movers) {
                let to = s.kingdom.guest_reach(transport.movement, spot) & room[sizes.of(spot) as usize];
                let base = Decision::guests_by(card, s.kingdom.key(spot));
                ends.emit(s, base, to, colours[spot.index()], out);
            }
        }
    }

    /// Clause 3.10: the princess, by each token and free card.
    fn princess_moves(&self, s: &State, out: &mut Vec<Decision>) {
        let mut ends = Ends::new();
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.tables.transports[card.index()];
            if transport.princess {
                let to = s.kingdom.princess_reach(transport.movement, s.princess);
                ends.emit(s, Decision::princess_by(card), to, 0b1_1111, out);
            }
        }
    }
}

/// The colours on every space, one bit each.
fn colours_by_spot(s: &State, taken: Spots) -> [u8; SPACES] {
    let of: [Spots; 5] = Colour::ALL.map(|colour| s.guests.of(colour));
    let mut colours = [0; SPACES];
    for spot in taken {
        colours[spot.index()] = (0..5).fold(0, |set, c| set | (of[c].has(spot) as u8) << c);
    }
    colours
}

/// The decisions of one mover and card, before they get their colour. The destinations are looked up once for all
/// colours, and since their number is known the list grows once for each colour and not at every entry.
struct Ends([Decision; 64]);

impl Ends {
    fn new() -> Ends {
        Ends([Choice::Skip.into(); 64])
    }

    #[inline(always)]
    fn emit(&mut self, s: &State, base: Decision, mut to: Spots, mut colours: u8, out: &mut Vec<Decision>) {
        let count = to.len();
        if colours & colours.wrapping_sub(1) == 0 {
            let base = base.of(Colour::ALL[colours.trailing_zeros() as usize % 5]);
            out.extend((0..count).map(|_| base.to(s.kingdom.key(to.pop()))));
            return;
        }
        for end in &mut self.0[..count & 63] {
            *end = base.to(s.kingdom.key(to.pop()));
        }
        while colours != 0 {
            let colour = Colour::ALL[colours.trailing_zeros() as usize % 5];
            colours &= colours - 1;
            out.extend(self.0[..count & 63].iter().map(|end| end.of(colour)));
        }
    }
}

/// Whether two guests stand on different spaces: clause 4.4.
pub(crate) fn swap_possible(s: &State) -> bool {
    s.guests.sizes().taken().len() >= 2
}

/// Clause 4.4: every pair of guests on different spaces, the smaller space first.
fn swaps(s: &State, out: &mut Vec<Decision>) {
    let taken = s.guests.sizes().taken();
    let mut guests: Vec<(Spot, Colour)> = Vec::with_capacity(36);
    for spot in taken {
        let group = s.guests.at(spot);
        guests.extend(Colour::ALL.into_iter().filter(|&colour| group.count(colour) > 0).map(|colour| (spot, colour)));
    }
    for (place, &(first, a)) in guests.iter().enumerate() {
        let base = Decision::swap_of(s.kingdom.key(first)).of(a);
        let others = guests[place + 1..].iter().filter(|(second, _)| *second != first);
        out.extend(others.map(|&(second, b)| base.with(b).to(s.kingdom.key(second))));
    }
}

/// Whether the seat owes a decision.
pub(crate) fn owes(s: &State, seat: Seat) -> bool {
    seat == s.active && !matches!(s.phase, Phase::Roll | Phase::Over)
}
