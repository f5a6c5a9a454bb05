//! What a seat may decide now.

use crate::edition::SPACES;
use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Kingdom, Phase, Spot, Spots, State};
use courtly_core::Seat;

impl BanquetRoyal {
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Decision>) {
        out.clear();
        match s.phase {
            Phase::Turn => {
                let mut moves = Moves::new(out);
                self.guest_moves(s, &mut moves);
                self.princess_moves(s, &mut moves);
                moves.flush();
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
    fn guest_moves(&self, s: &State, moves: &mut Moves<'_>) {
        let sizes = s.guests.sizes();
        let (taken, alone) = (sizes.taken(), sizes.exactly(1));
        let colours = colours_by_spot(s, taken);
        let room: [Spots; 4] = std::array::from_fn(|size| match self.tables.group.checked_sub(size as u8) {
            Some(left) => sizes.at_most(left),
            None => Spots::EMPTY,
        });
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.tables.transports[card.index()];
            let movers = if transport.alone { alone & Kingdom::ALL } else { taken };
            for spot in s.kingdom.starts(transport.movement, movers) {
                let to = s.kingdom.guest_reach(transport.movement, spot) & room[sizes.of(spot) as usize];
                let base = Decision::guests_by(card, s.kingdom.key(spot));
                moves.add(s, base, to, colours[spot.index()]);
            }
        }
    }

    /// Clause 3.10: the princess, by each token and free card.
    fn princess_moves(&self, s: &State, moves: &mut Moves<'_>) {
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.tables.transports[card.index()];
            if transport.princess {
                let to = s.kingdom.princess_reach(transport.movement, s.princess);
                moves.add(s, Decision::princess_by(card), to, 0b1_1111);
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

/// Moves on their way into the list, gathered in blocks so that the list grows once a block and not at every entry.
struct Moves<'o> {
    block: [Decision; BLOCK],
    count: usize,
    out: &'o mut Vec<Decision>,
}

/// A power of two, so that an index is kept inside by masking; the moves of one piece with one card fit in easily.
const BLOCK: usize = 512;

impl<'o> Moves<'o> {
    fn new(out: &'o mut Vec<Decision>) -> Moves<'o> {
        Moves { block: [Choice::Skip.into(); BLOCK], count: 0, out }
    }

    /// One move for each colour and destination.
    #[inline(always)]
    fn add(&mut self, s: &State, base: Decision, to: Spots, mut colours: u8) {
        let mut count = self.count;
        while colours != 0 {
            let base = base.of(Colour::ALL[colours.trailing_zeros() as usize % 5]);
            colours &= colours - 1;
            for spot in to {
                self.block[count % BLOCK] = base.to(s.kingdom.key(spot));
                count += 1;
            }
        }
        self.count = count;
        if count > BLOCK - 5 * SPACES {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.out.extend_from_slice(&self.block[..self.count]);
        self.count = 0;
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
