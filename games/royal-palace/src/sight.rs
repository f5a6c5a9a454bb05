//! What a network sees of a position: all that a seat knows in its turn and when it has just ended it.
//!
//! The inputs come in three parts, so that positions of one turn share what they have in common: the others (nothing
//! changes there in the turn of the seat), the park (it changes when a noble leaves), and everything else.

use crate::game::RoyalPalace;
use crate::majority::majority;
use crate::pieces::{Card, Edge, Privilege, Room, Space};
use crate::score::edge_servants;
use crate::stage::spaces;
use crate::state::{Phase, Player, Stage, State};
use crate::worth::{BONUS_ROOMS, Standing};
use courtly_core::Seat;
use courtly_learn::Sheet;

/// Different nobles of the published game.
const TILES: usize = 40;
/// The most privileges of each kind that are told apart.
const PRIVILEGES: [(Privilege, usize); 6] = [
    (Privilege::Gate, 3),
    (Privilege::Moves, 3),
    (Privilege::Diagonal, 1),
    (Privilege::Gold, 3),
    (Privilege::Seal, 3),
    (Privilege::Cards, 2),
];
const PRIVILEGE_INPUTS: usize = 15;
const POINTS_MAX: usize = 12;
/// Differences of points, by two, and of what may be expected.
const POINTS_APART: usize = 33;
const EXPECTED_APART: usize = 64;

/// So many servants of another in a room are told apart; fewer where there are many others, since weights have bounds.
const fn crowd(seats: usize) -> usize {
    if seats > 3 { 4 } else { 6 }
}

/// And so much of its gold.
const fn purse(seats: usize) -> usize {
    if seats > 3 { 12 } else { 14 }
}

/// Where the parts end, with this many seats.
const fn others_end(seats: usize) -> usize {
    (seats - 1) * (Room::COUNT * crowd(seats) + 6 + 3 + purse(seats) + 6 + PRIVILEGE_INPUTS) + Card::COUNT + seats
}

const fn park_end(seats: usize) -> usize {
    others_end(seats) + 4 * TILES + Edge::COUNT * 6 + 26 + 1 + (seats - 1) * (POINTS_MAX + 1)
}

pub(crate) const fn inputs(seats: usize) -> usize {
    let own = Room::COUNT * 8 + 10 + 3 + 22 + Card::COUNT * 2 + 6 + PRIVILEGE_INPUTS;
    let majorities = BONUS_ROOMS.len() * 9 + 5;
    let points = POINTS_APART + EXPECTED_APART + (if seats > 2 { (seats - 1) * 13 } else { 0 }) + Edge::COUNT * 7;
    let reach = 2 * POINTS_MAX + 3;
    let turn = 1 + 8 + 6 + 16 + 8 + 2 + 3 + 4 + 1 + 2 + 10 + 1 + Card::COUNT * 2;
    park_end(seats) + own + majorities + points + reach + turn
}

fn privileges(sheet: &mut Sheet<'_>, player: &Player) {
    for (privilege, most) in PRIVILEGES {
        sheet.first(usize::from(player.has(privilege)), most);
    }
}

/// What all positions of a turn share that have the same park.
#[derive(Debug)]
pub(crate) struct Park {
    pub(crate) offers: Vec<Offer>,
    pub(crate) standing: Standing,
}

/// A noble of the park with its price now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    pub(crate) space: Space,
    pub(crate) price: u16,
    pub(crate) king: u8,
    pub(crate) madame: u8,
    pub(crate) points: u8,
}

/// The most points of a noble that the seals and so much gold would pay, with so many seals lacking at most; and how
/// many nobles they would pay.
fn reach(offers: &[Offer], player: &Player, gold: u16, lacking: u8) -> (u8, usize) {
    let (king, madame) = (player.at(Room::King), player.at(Room::Madame));
    let (mut best, mut many) = (0, 0);
    for offer in offers {
        let lacks = offer.king.saturating_sub(king) + offer.madame.saturating_sub(madame);
        if offer.price <= gold && lacks <= lacking {
            best = best.max(offer.points);
            many += 1;
        }
    }
    (best, many)
}

impl RoyalPalace {
    /// The park as a seat finds it.
    pub(crate) fn find_park(&self, state: &State, seat: Seat) -> Park {
        let offer = |space: Space| {
            let noble = self.tables.noble(state.park[space.index()]);
            let price = self.price(state, space);
            Offer { space, price, king: noble.king, madame: noble.madame, points: noble.points }
        };
        Park { offers: spaces(state.nobles).map(offer).collect(), standing: self.standing(state, seat) }
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.seats;
        (1..seats).map(move |nth| Seat(((seat.index() + nth) % seats) as u8))
    }

    /// What the Mint brings to a seat as things stand.
    pub(crate) fn income(&self, state: &State, seat: Seat) -> u16 {
        let player = &state.players[seat.index()];
        let bonus = majority(&state.players[..self.seats], seat, Room::Mint)
            || (state.seat == seat && state.turn.majority && player.at(Room::Mint) > 0);
        self.sure_income(player) + u16::from(bonus)
    }

    /// What it brings whatever the others do there.
    fn sure_income(&self, player: &Player) -> u16 {
        let nobles = u16::from(player.has(Privilege::Gold)) * u16::from(self.tables.amount(Privilege::Gold));
        u16::from(player.at(Room::Mint)) + nobles
    }

    /// The others, in turn order behind the seat.
    pub(crate) fn see_others(&self, state: &State, seat: Seat, on: &mut Vec<u16>) {
        let mut sheet = Sheet { on, at: 0 };
        for other in self.others(seat) {
            let player = &state.players[other.index()];
            for servants in player.rooms {
                sheet.first(servants.into(), crowd(self.seats));
            }
            sheet.first(usize::from(player.area).div_ceil(2), 6);
            sheet.first(usize::from(player.supply).div_ceil(3), 3);
            sheet.first(player.gold.into(), purse(self.seats));
            sheet.first(player.hand_size().into(), 6);
            privileges(&mut sheet, player);
        }
        for known in state.known[seat.index()] {
            sheet.flag(known > 0);
        }
        sheet.one_of(seat.index(), self.seats);
        debug_assert_eq!(sheet.at, others_end(self.seats));
    }

    /// The park, and what the others could take there.
    pub(crate) fn see_park(&self, state: &State, seat: Seat, park: &Park, on: &mut Vec<u16>) {
        let offers = &park.offers;
        let mut sheet = Sheet { on, at: others_end(self.seats) };
        let tiles = sheet.at;
        for offer in offers {
            let tile = state.park[offer.space.index()].index();
            let discount = usize::from(u16::from(self.tables.nobles[tile].gold) - offer.price);
            if tile < TILES {
                sheet.at = tiles + 4 * tile;
                sheet.first(1 + discount.div_ceil(2), 4);
            }
        }
        // Equal tiles share their inputs.
        sheet.on.sort_unstable();
        sheet.on.dedup();
        sheet.at = tiles + 4 * TILES;
        for edge in self.tables.edges {
            sheet.first((edge.spaces & state.nobles).count_ones() as usize, 6);
        }
        let left = usize::from(state.nobles_left().saturating_sub(self.tables.end_nobles));
        sheet.one_of(left, 26);
        sheet.flag(state.last_round);
        for other in self.others(seat) {
            let player = &state.players[other.index()];
            let (best, _) = reach(offers, player, player.gold + self.sure_income(player), 0);
            sheet.first(best.into(), POINTS_MAX);
            sheet.flag(player.at(Room::Office) > 0 && best > 0);
        }
        debug_assert_eq!(sheet.at, park_end(self.seats));
    }

    /// The seat itself and how it stands to the others, with what it may expect more than they.
    pub(crate) fn see_own(&self, state: &State, seat: Seat, park: &Park, lead: f32, on: &mut Vec<u16>) {
        let mut sheet = Sheet { on, at: park_end(self.seats) };
        let player = &state.players[seat.index()];
        for servants in player.rooms {
            sheet.first(servants.into(), 8);
        }
        sheet.first(player.area.into(), 10);
        sheet.first(usize::from(player.supply).div_ceil(3), 3);
        sheet.first(player.gold.into(), 22);
        for cards in player.hand {
            sheet.first(cards.into(), 2);
        }
        sheet.first(player.hand_size().into(), 6);
        privileges(&mut sheet, player);
        self.see_balance(state, seat, &park.standing, lead, &mut sheet);
        self.see_turn(state, seat, &park.offers, &mut sheet);
        debug_assert_eq!(sheet.at, inputs(self.seats));
    }

    fn see_balance(&self, state: &State, seat: Seat, standing: &Standing, lead: f32, sheet: &mut Sheet) {
        let players = &state.players[..self.seats];
        let own = &players[seat.index()];
        let most = |room: Room| self.others(seat).map(|other| players[other.index()].at(room)).max().unwrap_or(0);
        for room in BONUS_ROOMS {
            sheet.flag(majority(players, seat, room));
            sheet.flag(self.others(seat).any(|other| majority(players, other, room)));
            sheet.balance(i32::from(own.at(room)) - i32::from(most(room)), 7);
        }
        sheet.balance(i32::from(own.at(Room::Cardinal)) - i32::from(most(Room::Cardinal)), 5);
        let total = |seat: Seat| self.total(standing, state, seat);
        let best = self.others(seat).map(total).max().unwrap_or(0);
        sheet.first(((total(seat) - best + POINTS_APART as i32) / 2).max(0) as usize, POINTS_APART);
        sheet.first((lead + EXPECTED_APART as f32 / 2.0).max(0.0) as usize, EXPECTED_APART);
        if self.seats > 2 {
            for other in self.others(seat) {
                sheet.first(((total(seat) - total(other) + 26) / 4).max(0) as usize, 13);
            }
        }
        for edge in 0..Edge::COUNT {
            let servants = |seat: Seat| edge_servants(&self.tables, edge, players[seat.index()].edge) as i32;
            let most = self.others(seat).map(servants).max().unwrap_or(0);
            sheet.balance(servants(seat) - most, 7);
        }
    }

    /// What is within reach, and what the rest of the turn can still bring.
    fn see_turn(&self, state: &State, seat: Seat, offers: &[Offer], sheet: &mut Sheet) {
        let player = &state.players[seat.index()];
        let acting = state.phase == Phase::Turn && state.seat == seat;
        let turn = &state.turn;
        let income = self.income(state, seat);
        let to_come = if acting && turn.stage >= Stage::Earn { 0 } else { income };
        let (best, many) = reach(offers, player, player.gold + to_come, if acting { turn.special } else { 0 });
        sheet.first(best.into(), POINTS_MAX);
        sheet.first(if player.at(Room::Office) > 0 { many } else { 0 }, 3);
        let now = acting && turn.stage <= Stage::Recruit && player.at(Room::Office) > 0;
        sheet.first(if now { best.into() } else { 0 }, POINTS_MAX);
        sheet.flag(state.phase == Phase::Setup);
        sheet.first(if acting { turn.pending.into() } else { 0 }, 8);
        // Where chance decides next, the stage is told by the cards to come.
        let acting = acting && turn.pending == 0;
        if acting {
            sheet.on.push((sheet.at + usize::from(turn.stage.number())) as u16);
        }
        sheet.at += 6;
        let if_acting = |number: usize| if acting { number } else { 0 };
        sheet.first(if_acting(turn.moves.into()), 16);
        let placements = turn.placements.min(u16::from(player.area));
        sheet.first(if_acting(placements.into()), 8);
        sheet.flag(acting && turn.seal_king);
        sheet.flag(acting && turn.seal_madame);
        sheet.first(if_acting(turn.seal_nobles.into()), 3);
        sheet.first(if_acting(turn.special.into()), 4);
        sheet.flag(acting && turn.majority);
        sheet.first(if_acting(turn.escorts.into()), 2);
        sheet.first(if_acting(if turn.stage < Stage::Earn { income.into() } else { 0 }), 10);
        sheet.flag(acting && turn.drew);
        for cards in state.drawn {
            sheet.first(if_acting(cards.into()), 2);
        }
    }
}
