//! What a seat may decide now.

use crate::edition::SPACES;
use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Kingdom, Phase, Spot, Spots, State};
use courtly_core::Seat;

impl BanquetRoyal {
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Decision>) {
        out.clear();
        match s.phase {
            Phase::Turn => {
                let mut moves = Moves::new(&s.kingdom, out);
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
        let (taken, alone) = (sizes.taken(), sizes.exactly(1) & Kingdom::ALL);
        let colours = colours_by_spot(s);
        let room: [Spots; 4] = std::array::from_fn(|size| match self.tables.group.checked_sub(size as u8) {
            Some(left) => sizes.at_most(left),
            None => Spots::EMPTY,
        });
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.tables.transports[card.index()];
            let movers = if transport.alone { alone } else { taken };
            match s.kingdom.circles(transport.movement) {
                // All groups of one size in a circle have the same destinations but their own space.
                Some(circles) => {
                    for (circle, size) in circles.iter().flat_map(|circle| (1..=3).map(move |size| (*circle, size))) {
                        let from = circle & movers & sizes.exactly(size);
                        if !from.is_empty() {
                            moves.enter(circle & s.kingdom.open() & room[size as usize]);
                            for spot in from {
                                let base = Decision::guests_by(card, s.kingdom.key(spot));
                                moves.add_round(base, spot, colours[spot.index()]);
                            }
                        }
                    }
                }
                None => {
                    // Guests alone come first: with one colour each, nothing has to be repeated.
                    for spot in movers & alone {
                        let to = s.kingdom.guest_reach(transport.movement, spot) & room[1];
                        moves.add_once(Decision::guests_by(card, s.kingdom.key(spot)), to, colours[spot.index()]);
                    }
                    for spot in movers.without(alone) {
                        let to = s.kingdom.guest_reach(transport.movement, spot) & room[sizes.of(spot) as usize];
                        moves.add(Decision::guests_by(card, s.kingdom.key(spot)), to, colours[spot.index()]);
                    }
                }
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
                moves.add(Decision::princess_by(card), to, 0b1_1111);
            }
        }
    }
}

/// The colours on every space, one bit each.
fn colours_by_spot(s: &State) -> [u8; SPACES] {
    let mut colours = [0; SPACES];
    for colour in Colour::ALL {
        for spot in s.guests.of(colour) {
            colours[spot.index()] |= 1 << colour.index();
        }
    }
    colours
}

/// Moves on their way into the list, gathered in blocks so that the list grows once a block and not at every entry.
///
/// They are written eight at a time, whether or not there are so many: what is too much is overwritten by the next, and
/// the processor need not guess where each of many short lists ends.
struct Moves<'o> {
    /// The key of every space; longer than needed, so that no index has to be checked.
    keys: [u16; 64],
    /// Spaces among which a card leads from any to any other, and their keys in order.
    circle: Spots,
    circle_keys: [u16; 64],
    block: [Decision; BLOCK],
    count: usize,
    out: &'o mut Vec<Decision>,
}

const BLOCK: usize = 512;
/// A block is emptied before the moves of one more piece could fill it: five colours, all spaces, rounded up to eights.
const FULL: usize = BLOCK - 5 * SPACES - 8;

impl<'o> Moves<'o> {
    fn new(kingdom: &Kingdom, out: &'o mut Vec<Decision>) -> Moves<'o> {
        let mut keys = [0; 64];
        keys[..SPACES].copy_from_slice(kingdom.keys());
        Moves { keys, circle: Spots::EMPTY, circle_keys: [0; 64], block: [Choice::Skip.into(); BLOCK], count: 0, out }
    }

    /// One move for each colour and destination.
    #[inline(always)]
    fn add(&mut self, base: Decision, to: Spots, colours: u8) {
        let start = self.count;
        let first = self.write(base, to, colours);
        self.repeat(start, first, colours & colours.wrapping_sub(1));
    }

    /// One move for each destination, by the one colour there is.
    #[inline(always)]
    fn add_once(&mut self, base: Decision, to: Spots, colour: u8) {
        self.write(base, to, colour);
        self.make_room();
    }

    /// One move for each destination, by the lowest colour, which is returned.
    #[inline(always)]
    fn write(&mut self, base: Decision, to: Spots, colours: u8) -> Colour {
        let first = lowest(colours);
        let (start, base) = (self.count, base.of(first));
        let mut left = to.0;
        for eight in 0..to.len().div_ceil(8) {
            for slot in eight_at(&mut self.block, start + 8 * eight) {
                // With a bit that is always there, finding the lowest one needs no question.
                *slot = base.to(self.keys[(left | 1 << 63).trailing_zeros() as usize]);
                left &= left.wrapping_sub(1);
            }
        }
        self.count = start + to.len();
        first
    }

    /// Sets the circle in which the next pieces move.
    #[inline(always)]
    fn enter(&mut self, circle: Spots) {
        self.circle = circle;
        for (place, spot) in circle.enumerate() {
            self.circle_keys[place % 64] = self.keys[spot.0 as usize % 64];
        }
    }

    /// One move for each colour and each space of the circle but the piece's own.
    #[inline(always)]
    fn add_round(&mut self, base: Decision, own: Spot, colours: u8) {
        let (start, first) = (self.count, lowest(colours));
        let (base, moves) = (base.of(first), self.circle.len());
        for (eight, keys) in self.circle_keys.as_chunks::<8>().0.iter().take(moves.div_ceil(8)).enumerate() {
            *eight_at(&mut self.block, start + 8 * eight) = keys.map(|key| base.to(key));
        }
        self.count = start + moves;
        if self.circle.has(own) {
            // The last move takes the place of the one that would lead nowhere.
            self.count -= 1;
            self.block[start + self.circle.before(own)] = self.block[self.count];
        }
        self.repeat(start, first, colours & colours.wrapping_sub(1));
    }

    /// The moves since `start` again, by other colours.
    #[inline(always)]
    fn repeat(&mut self, start: usize, first: Colour, mut colours: u8) {
        let moves = self.count - start;
        while colours != 0 {
            let colour = lowest(colours);
            colours &= colours - 1;
            for eight in 0..moves.div_ceil(8) {
                let earlier = *eight_at(&mut self.block, start + 8 * eight);
                *eight_at(&mut self.block, self.count + 8 * eight) = earlier.map(|m| m.by_another(first, colour));
            }
            self.count += moves;
        }
        self.make_room();
    }

    #[inline(always)]
    fn make_room(&mut self) {
        if self.count > FULL {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.out.extend_from_slice(&self.block[..self.count]);
        self.count = 0;
    }
}

/// Eight places of a block.
#[inline(always)]
fn eight_at(block: &mut [Decision; BLOCK], at: usize) -> &mut [Decision; 8] {
    block[at..].first_chunk_mut().expect("a block is emptied before it is full")
}

/// The first colour of a set that is not empty.
#[inline]
fn lowest(colours: u8) -> Colour {
    Colour::ALL[colours.trailing_zeros() as usize % 5]
}

/// Whether two guests stand on different spaces: clause 4.4.
pub(crate) fn swap_possible(s: &State) -> bool {
    s.guests.sizes().taken().len() >= 2
}

/// Clause 4.4: every pair of guests on different spaces, the smaller space first.
fn swaps(s: &State, out: &mut Vec<Decision>) {
    // No more guests stand on the board than there are spaces, so that a fixed list holds them all.
    let mut guests = [(Spot(0), Colour::ALL[0]); SPACES];
    let mut count = 0;
    for spot in s.guests.sizes().taken() {
        let group = s.guests.at(spot);
        for colour in Colour::ALL.into_iter().filter(|&colour| group.count(colour) > 0) {
            guests[count] = (spot, colour);
            count += 1;
        }
    }
    for (place, &(first, a)) in guests[..count].iter().enumerate() {
        let base = Decision::swap_of(s.kingdom.key(first)).of(a);
        let others = guests[place + 1..count].iter().filter(|(second, _)| *second != first);
        out.extend(others.map(|&(second, b)| base.with(b).to(s.kingdom.key(second))));
    }
}

/// Whether the seat owes a decision.
pub(crate) fn owes(s: &State, seat: Seat) -> bool {
    seat == s.active && !matches!(s.phase, Phase::Roll | Phase::Over)
}
