//! Whole turns: every different end of a turn, found once.

use crate::{Decision, Phase, Playing, RoyalVisit, State, Suit};
use courtly_core::{Game, Seat, Silent};
use courtly_learn::Way;

/// So many positions of one turn are looked at. A turn of the published game stays far below it; an edition with large
/// hands of Jester cards would not.
const POSITIONS_MAX: usize = 20_000;

/// The positions of a turn that were met: what differs between them fits one word.
#[derive(Debug, Default)]
struct Met {
    /// Open addressing; 0 is free.
    slots: Vec<u128>,
    len: usize,
}

impl Met {
    /// Whether the position is new.
    fn insert(&mut self, key: u128) -> bool {
        if 2 * self.len >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = Met::place(key) & mask;
        loop {
            if self.slots[at] == 0 {
                self.slots[at] = key;
                self.len += 1;
                return true;
            }
            if self.slots[at] == key {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    fn place(key: u128) -> usize {
        let mixed = ((key >> 64) as u64 ^ (key as u64).rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 32) as usize
    }

    fn grow(&mut self) {
        let size = (4 * self.slots.len()).max(512);
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        self.len = 0;
        for key in old.into_iter().filter(|&key| key != 0) {
            self.insert(key);
        }
    }
}

/// What differs between the positions of one turn, in one word that is not 0.
pub(crate) fn key(state: &State, seat: Seat) -> u128 {
    let board = &state.public;
    let places = [board.king, board.guards[0], board.guards[1], board.wizard, board.jester];
    let places = places.iter().fold(0u128, |key, &place| key << 5 | (place + 8) as u128);
    let stage = match board.phase {
        Phase::Acting(Playing::Suit(Suit::King)) => 1,
        Phase::Acting(Playing::Suit(Suit::Guard)) => 2,
        Phase::Acting(Playing::Suit(Suit::Wizard)) => 3,
        Phase::Acting(Playing::Suit(Suit::Jester)) => 4,
        Phase::Acting(Playing::JesterOnKing) => 5,
        Phase::Acting(Playing::JesterOnGuards) => 6,
        Phase::Acting(Playing::JesterOnWizard) => 7,
        // The Crown follows from the places.
        Phase::Side | Phase::Deal | Phase::Start | Phase::Draw | Phase::Over { .. } => 8,
    };
    (places << 4 | stage) << 64 | u128::from(state.hands[seat.index()].bits())
}

impl RoyalVisit {
    /// Every different end of the seat's turn, with a first decision that leads there.
    pub(crate) fn ends_of_turn(&self, state: &State, seat: Seat, out: &mut Vec<Way<RoyalVisit>>) {
        out.clear();
        let mut met = Met::default();
        let mut legal = vec![];
        self.legal(state, seat, &mut legal);
        self.go_on(state, seat, &legal, None, &mut met, out);
        let mut at = 0;
        while let Some(&Way { first, end: now }) = out.get(at) {
            if let Phase::Acting(playing) = now.public.phase {
                if met.len < POSITIONS_MAX {
                    self.legal(&now, seat, &mut legal);
                    debug_assert_eq!(legal.last(), Some(&Decision::End));
                    legal.pop();
                    self.go_on(&now, seat, &legal, Some(first), &mut met, out);
                }
                // The position itself becomes the end that it has: two positions of a turn have one end in common only
                // if Jester cards moved nothing, each of them another piece.
                self.decide(&mut out[at].end, seat, Decision::End, &mut Silent);
                let twice = !matches!(playing, Playing::Suit(Suit::King | Suit::Guard | Suit::Wizard));
                if twice && !met.insert(key(&out[at].end, seat)) {
                    out.swap_remove(at);
                    continue;
                }
            }
            at += 1;
        }
    }

    /// Adds where these decisions lead, if nothing led there before.
    fn go_on(
        &self,
        from: &State,
        seat: Seat,
        legal: &[Decision],
        first: Option<Decision>,
        met: &mut Met,
        out: &mut Vec<Way<RoyalVisit>>,
    ) {
        for &decision in legal {
            // Written where it stays, since copying what was just written costs more than all else.
            out.push(Way { first: first.unwrap_or(decision), end: *from });
            let next = out.last_mut().map(|way| &mut way.end).expect("just pushed");
            self.decide(next, seat, decision, &mut Silent);
            if !met.insert(key(next, seat)) {
                out.pop();
            }
        }
    }
}
