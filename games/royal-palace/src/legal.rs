//! What a seat may decide now.

use crate::decision::{Decision, Source, Split};
use crate::game::RoyalPalace;
use crate::pieces::{Card, Privilege, Room, Space};
use crate::stage::{ANY_TIME, can_seal, spaces};
use crate::state::{Phase, Player, Stage, State};
use courtly_core::Seat;

impl RoyalPalace {
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        out.clear();
        if seat != state.seat {
            return;
        }
        match state.phase {
            Phase::Setup => out.extend(Room::ALL.into_iter().map(Decision::Place)),
            Phase::Turn if state.turn.pending > 0 => {}
            Phase::Turn => self.list_turn(state, out),
            Phase::Over => {}
        }
    }

    /// Clauses 6.2 and 6.3: everything that the stage allows at this moment, the cards of any time, and `next`.
    fn list_turn(&self, state: &State, out: &mut Vec<Decision>) {
        let (turn, player) = (&state.turn, state.player());
        match turn.stage {
            Stage::Before => {
                if !turn.majority {
                    self.list_cards(player, &[Card::Majority], out);
                }
            }
            Stage::Parade => {
                list_supply(state, out);
                if !turn.placed {
                    self.list_cards(player, &[Card::OpenGate, Card::Escort], out);
                }
            }
            Stage::Stairway => {
                list_moves(state, out);
                self.list_cards(player, &[Card::FiveMoves, Card::NineMoves], out);
            }
            Stage::Earn => {
                list_seals(state, Room::King, out);
                list_seals(state, Room::Madame, out);
            }
            Stage::Recruit => {
                self.list_recruits(state, out);
                self.list_cards(player, &[Card::TwoSeals], out);
            }
            Stage::BackDoor if turn.drew => {
                if player.at(Room::BackDoor) > 0 {
                    out.extend(Card::ALL.into_iter().filter(|c| state.drawn[c.index()] > 0).map(Decision::Keep));
                }
            }
            Stage::BackDoor => {
                if self.cards_to_draw(state) > 0 {
                    out.push(Decision::Draw);
                }
            }
        }
        self.list_cards(player, &ANY_TIME, out);
        out.push(Decision::Next);
    }

    #[inline]
    fn list_cards(&self, player: &Player, cards: &[Card], out: &mut Vec<Decision>) {
        out.extend(cards.iter().filter(|&&card| self.can_play(player, card)).map(|&card| Decision::Card(card)));
    }

    fn list_recruits(&self, state: &State, out: &mut Vec<Decision>) {
        if state.player().at(Room::Office) == 0 {
            return;
        }
        for space in spaces(state.nobles) {
            if self.affordable(state, space) {
                self.list_recruit(state, space, out);
            }
        }
    }

    /// Clause 7.5: every split of the special seals, and from an edge space every source of the servant that stays.
    fn list_recruit(&self, state: &State, space: Space, out: &mut Vec<Decision>) {
        let (player, special) = (state.player(), state.turn.special);
        let noble = self.tables.noble(state.park[space.index()]);
        let edge = self.tables.rim & space.bit() != 0;
        for king in noble.king.saturating_sub(player.at(Room::King))..=noble.king.min(special) {
            for madame in noble.madame.saturating_sub(player.at(Room::Madame))..=noble.madame.min(special - king) {
                let split = Split::new(king, madame);
                if !edge {
                    out.push(Decision::Recruit { space, split, edge: None });
                    continue;
                }
                out.push(Decision::Recruit { space, split, edge: Some(Source::Area) });
                let mut left = player.rooms;
                left[Room::Office.index()] -= 1;
                left[Room::King.index()] -= noble.king - king;
                left[Room::Madame.index()] -= noble.madame - madame;
                for room in Room::ALL {
                    if left[room.index()] > 0 {
                        out.push(Decision::Recruit { space, split, edge: Some(Source::Room(room)) });
                    }
                }
            }
        }
    }
}

/// Clause 7.1.
fn list_supply(state: &State, out: &mut Vec<Decision>) {
    let (turn, player) = (&state.turn, state.player());
    if turn.placements == 0 {
        return;
    }
    if player.area > 0 {
        if !turn.placed {
            let most = u16::from(player.area).min(turn.placements) as u8;
            out.extend((1..=most).map(Decision::Gate));
        }
        return;
    }
    out.extend(Room::ALL.into_iter().filter(|&room| room != Room::Gate && player.at(room) > 0).map(Decision::GateFrom));
}

/// Clause 7.2.
#[inline]
fn list_moves(state: &State, out: &mut Vec<Decision>) {
    if state.turn.moves == 0 {
        return;
    }
    let player = state.player();
    let doors = if player.has(Privilege::Diagonal) > 0 { &state.palace.around } else { &state.palace.beside };
    for from in Room::ALL {
        if player.at(from) > 0 {
            let mut rooms = doors[from.index()];
            while rooms != 0 {
                out.push(Decision::Move { from, to: Room::ALL[rooms.trailing_zeros() as usize] });
                rooms &= rooms - 1;
            }
        }
    }
}

/// Clause 7.4.
fn list_seals(state: &State, to: Room, out: &mut Vec<Decision>) {
    let player = state.player();
    if !can_seal(&state.turn, player, to) {
        return;
    }
    if player.area > 0 {
        out.push(Decision::Seal { to, from: Source::Area });
        return;
    }
    for room in Room::ALL {
        if room != to && player.at(room) > 0 {
            out.push(Decision::Seal { to, from: Source::Room(room) });
        }
    }
}
