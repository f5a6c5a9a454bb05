//! Recruit first: which nobles can be had this turn, and which walks of servants make it so.

use crate::game::RoyalPalace;
use crate::majority::majority;
use crate::pieces::{Card, Privilege, Room};
use crate::stage::spaces;
use crate::state::State;
use crate::walks::Walks;
use courtly_core::Seat;

/// Of the nobles that can be had alone, so many are tried in pairs.
const PAIRED_MAX: usize = 10;

/// Walks of servants, one after the other.
pub(crate) type Walk = Vec<(Room, Room)>;

/// What one or two nobles ask for.
#[derive(Clone, Copy, Debug, Default)]
struct Price {
    office: u8,
    king: u8,
    madame: u8,
    gold: u16,
    points: u8,
}

impl Price {
    fn and(self, other: Price) -> Price {
        Price {
            office: self.office + other.office,
            king: self.king + other.king,
            madame: self.madame + other.madame,
            gold: self.gold + other.gold,
            points: self.points + other.points,
        }
    }
}

impl RoyalPalace {
    /// The walks by which nobles, alone or in pairs, come within reach in this turn. Asked in action 2.
    pub(crate) fn goals(&self, state: &State, walks: &Walks, out: &mut Vec<Walk>) {
        out.clear();
        let seals = self.seals_to_come(state);
        let mut had: Vec<Price> = vec![];
        for space in spaces(state.nobles) {
            let noble = self.tables.noble(state.park[space.index()]);
            let (king, madame, gold) = (noble.king, noble.madame, self.price(state, space));
            let price = Price { office: 1, king, madame, gold, points: noble.points };
            if self.reach(state, price, &seals, walks, out) {
                had.push(price);
            }
        }
        had.sort_by_key(|price| std::cmp::Reverse(price.points));
        had.truncate(PAIRED_MAX);
        for (at, &one) in had.iter().enumerate() {
            for &other in &had[..at] {
                self.reach(state, one.and(other), &seals, walks, out);
            }
        }
    }

    /// Seals that need no servant sent there: none, those of majorities and nobles, those of a card.
    fn seals_to_come(&self, state: &State) -> Vec<(u8, u8)> {
        let (players, player) = (&state.players[..self.seats], state.player());
        let sealing = player.has(Privilege::Seal) > 0;
        let comes =
            |room: Room| sealing || majority(players, state.seat, room) || (state.turn.majority && player.at(room) > 0);
        let mut seals = vec![(0, 0)];
        let (king, madame) = (comes(Room::King), comes(Room::Madame));
        seals.extend(king.then_some((1, 0)));
        seals.extend(madame.then_some((0, 1)));
        seals.extend((king && madame).then_some((1, 1)));
        if self.can_play(player, Card::TwoSeals) {
            seals.extend([(2, 0), (1, 1), (0, 2)]);
        }
        seals
    }

    /// Adds the walks that bring the price together, if there are any; says whether it can be.
    fn reach(&self, state: &State, price: Price, seals: &[(u8, u8)], walks: &Walks, out: &mut Vec<Walk>) -> bool {
        let income = self.income(state, state.seat);
        let lacking = price.gold.saturating_sub(state.player().gold + income).min(20) as u8;
        let mut any = false;
        for &(king, madame) in seals {
            if king > price.king || madame > price.madame {
                continue;
            }
            let mut needed = [0; Room::COUNT];
            needed[Room::Office.index()] = price.office;
            needed[Room::King.index()] = price.king - king;
            needed[Room::Madame.index()] = price.madame - madame;
            needed[Room::Mint.index()] = if lacking > 0 { state.player().at(Room::Mint) + lacking } else { 0 };
            if let Some(walk) = gather(state, state.seat, &needed, walks) {
                any = true;
                if !walk.is_empty() {
                    out.push(walk);
                }
            }
        }
        any
    }
}

/// Sends the nearest servants that are not needed where they are; nothing if the moves do not reach.
fn gather(state: &State, seat: Seat, needed: &[u8; Room::COUNT], walks: &Walks) -> Option<Walk> {
    let mut rooms = state.players[seat.index()].rooms;
    let mut moves = state.turn.moves;
    let missing = |room: Room| u16::from(needed[room.index()].saturating_sub(rooms[room.index()]));
    // Every servant that is missing takes a move at least, and most prices fail by that.
    if Room::ALL.into_iter().map(missing).sum::<u16>() > moves {
        return None;
    }
    let mut walk = vec![];
    loop {
        let mut nearest: Option<(u8, Room, Room)> = None;
        let mut lacking = false;
        for to in Room::ALL {
            if rooms[to.index()] >= needed[to.index()] {
                continue;
            }
            lacking = true;
            for from in Room::ALL {
                let far = walks.far(from, to);
                let spare = rooms[from.index()] > needed[from.index()];
                if spare && nearest.is_none_or(|(nearest, ..)| far < nearest) {
                    nearest = Some((far, from, to));
                }
            }
        }
        if !lacking {
            return Some(walk);
        }
        let (far, from, to) = nearest?;
        moves = moves.checked_sub(u16::from(far))?;
        rooms[from.index()] -= 1;
        rooms[to.index()] += 1;
        walk.push((from, to));
    }
}
