//! Positions of one turn that were met.

use crate::pieces::Room;
use crate::state::{Player, State};
use courtly_core::Seat;

/// A set of keys, by open addressing; 0 is free.
#[derive(Debug, Default)]
pub(crate) struct Met {
    slots: Vec<u64>,
    len: usize,
}

impl Met {
    /// Whether the key is new.
    #[inline]
    pub(crate) fn insert(&mut self, key: u64) -> bool {
        let key = key.max(1);
        if 2 * self.len >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = (key >> 20) as usize & mask;
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

    fn grow(&mut self) {
        let size = (4 * self.slots.len()).max(1024);
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        self.len = 0;
        for key in old.into_iter().filter(|&key| key != 0) {
            self.insert(key);
        }
    }
}

/// Tells positions of one turn apart, its ends too: what the seat can change in it.
#[inline]
pub(crate) fn key(state: &State, seat: Seat) -> u64 {
    key_of(rest(state, seat, state.turn.moves), &state.players[seat.index()].rooms)
}

/// The same from the key of all but the rooms.
#[inline]
pub(crate) fn key_of(rest: u64, rooms: &[u8; Room::COUNT]) -> u64 {
    mixed(mixed(rest, word(&rooms[..8])), u64::from(rooms[8]))
}

/// All that tells positions apart but the rooms, with so many moves left.
pub(crate) fn rest(state: &State, seat: Seat, moves: u16) -> u64 {
    let Player { hand, kept, edge, area, gold, .. } = &state.players[seat.index()];
    let turn = &state.turn;
    let words = [
        word(&hand[..8]),
        word(&state.drawn[..8]),
        word(&[hand[8], state.drawn[8], kept[0], kept[1], *area, state.seat.0, state.round, turn.pending]),
        *edge,
        u64::from(*gold) << 32 | u64::from(moves) << 16 | u64::from(turn.placements),
        word(&[
            turn.stage.number(),
            u8::from(turn.majority) | u8::from(turn.placed) << 1 | u8::from(turn.drew) << 2,
            u8::from(turn.seal_king) | u8::from(turn.seal_madame) << 1,
            turn.seal_nobles,
            turn.special,
            turn.escorts,
            turn.new_cards,
            state.phase as u8,
        ]),
    ];
    words.into_iter().fold(state.nobles, mixed)
}

#[inline]
fn mixed(key: u64, value: u64) -> u64 {
    (key ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

fn word(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes.try_into().expect("eight bytes"))
}
