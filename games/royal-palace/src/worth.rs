//! What a position is worth to a seat, roughly, in points. Only the greedy player asks.

use crate::game::RoyalPalace;
use crate::majority::majority;
use crate::pieces::{Card, Noble, Privilege, Room};
use crate::score::scores;
use crate::stage::spaces;
use crate::state::{Phase, Player, Stage, State};
use courtly_core::{Seat, SeatSet};

/// More than any score: a game that is won.
const WON: f32 = 1_000.0;

impl RoyalPalace {
    /// The worth of a position for a seat: points in hand, what its servants, gold and privileges will bring, less what
    /// the best of the others has.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f32 {
        let players = &state.players[..self.seats];
        let scores = scores(&self.tables, players);
        let own = scores[seat.index()].total() as f32;
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let best = others.map(|other| scores[other.index()].total()).max().unwrap_or(0) as f32;
        if state.phase == Phase::Over {
            // A win counts first and own points next; what the others have only settles what is left.
            let winners = SeatSet(state.winners);
            let share = if winners.contains(seat) { WON / winners.len() as f32 } else { -WON };
            return own - 0.01 * best + share;
        }
        let lead = own - 0.5 * best;
        let turns = self.turns_left(state, seat);
        let scale = (turns / 3.0).min(1.0);
        let mut worth = lead + scale * self.resources(state, seat) + privileges(&players[seat.index()], turns);
        if state.seat == seat && state.phase == Phase::Turn {
            worth += self.rest_of_turn(state, scale);
        }
        worth
    }

    /// Turns that the seat may still expect after this one.
    fn turns_left(&self, state: &State, seat: Seat) -> f32 {
        let acting = state.phase == Phase::Turn && state.seat == seat;
        if state.last_round {
            return if !acting && seat > state.seat { 1.0 } else { 0.0 };
        }
        let nobles = f32::from(state.nobles_left().saturating_sub(self.tables.end_nobles));
        let rounds = f32::from(self.tables.end_rounds - state.round);
        (nobles / (1.4 * self.seats as f32)).clamp(1.0, 12.0).min(rounds)
    }

    fn resources(&self, state: &State, seat: Seat) -> f32 {
        let player = &state.players[seat.index()];
        let at = |room: Room| f32::from(player.at(room));
        let upto =
            |room: Room, most: f32, each: f32, more: f32| at(room).min(most) * each + (at(room) - most).max(0.0) * more;
        let bonus = |room: Room| f32::from(u8::from(majority(&state.players[..self.seats], seat, room)));
        let gold = f32::from(player.gold);
        let cards = f32::from(player.hand_size());
        // A seat without moves or without new servants comes to a stop, and has no way back if it lacks both.
        let stuck = |without: bool, loss: f32| if without { -loss } else { 0.0 };
        let no_moves = player.at(Room::Stairs) == 0 && player.has(Privilege::Moves) == 0;
        let no_servants = player.at(Room::Parade) == 0 && player.has(Privilege::Gate) == 0;
        stuck(no_moves, 6.0)
            + stuck(no_servants, 3.0)
            + 0.34 * gold.min(14.0)
            + 0.10 * (gold - 14.0).max(0.0)
            + upto(Room::Office, 2.0, 0.9, 0.3)
            + upto(Room::King, 3.0, 0.65, 0.3)
            + upto(Room::Madame, 3.0, 0.65, 0.3)
            + upto(Room::Parade, 3.0, 0.9, 0.25)
            + upto(Room::Stairs, 6.0, 1.0, 0.35)
            + upto(Room::Mint, 4.0, 0.85, 0.4)
            + upto(Room::Gate, 6.0, 0.35, 0.15)
            + upto(Room::BackDoor, 2.0, 0.45, 0.1)
            + upto(Room::Cardinal, 1.0, 0.3, 0.05)
            + 0.06 * f32::from(player.area)
            + 0.5 * (bonus(Room::Mint) + bonus(Room::Stairs))
            + 0.4 * (bonus(Room::Parade) + bonus(Room::King) + bonus(Room::Madame))
            + 0.4 * cards.min(6.0)
            + 0.3 * f32::from(player.hand[Card::FourGold.index()])
    }

    /// What the rest of the turn can still bring: moves, the Mint, and the best noble within reach.
    fn rest_of_turn(&self, state: &State, scale: f32) -> f32 {
        let (turn, player) = (&state.turn, state.player());
        let mut worth = 0.35 * scale * f32::from(turn.moves.min(30));
        let mut gold = player.gold;
        if turn.stage < Stage::Earn {
            let bonus = turn.majority || majority(&state.players[..self.seats], state.seat, Room::Mint);
            let income = u16::from(player.at(Room::Mint)) + u16::from(bonus && player.at(Room::Mint) > 0);
            gold = gold.saturating_add(income);
            worth += 0.34 * scale * f32::from(income);
        }
        if turn.stage == Stage::Parade {
            worth += 0.25 * scale * f32::from(turn.placements.min(u16::from(player.area)));
        }
        if turn.stage <= Stage::Recruit && player.at(Room::Office) > 0 {
            worth += 0.8 * self.best_recruit(state, gold, scale);
        }
        worth
    }

    fn best_recruit(&self, state: &State, gold: u16, scale: f32) -> f32 {
        let player = state.player();
        let mut best = 0.0f32;
        for space in spaces(state.nobles) {
            let noble = self.tables.noble(state.park[space.index()]);
            let price = self.price(state, space);
            let lacking =
                noble.king.saturating_sub(player.at(Room::King)) + noble.madame.saturating_sub(player.at(Room::Madame));
            if price <= gold && lacking <= state.turn.special {
                best = best.max(gain(noble, price, scale));
            }
        }
        best
    }
}

/// Points of a noble less what its price is worth elsewhere.
fn gain(noble: &Noble, price: u16, scale: f32) -> f32 {
    f32::from(noble.points) - scale * (0.34 * f32::from(price) + 0.6 * f32::from(noble.king + noble.madame) + 0.8)
}

fn privileges(player: &Player, turns: f32) -> f32 {
    let each = |privilege: Privilege| f32::from(player.has(privilege));
    turns
        * (0.45 * each(Privilege::Gate)
            + 0.75 * each(Privilege::Moves)
            + 0.4 * each(Privilege::Diagonal).min(1.0)
            + 0.65 * each(Privilege::Gold)
            + 0.6 * each(Privilege::Seal)
            + 0.35 * each(Privilege::Cards))
}
