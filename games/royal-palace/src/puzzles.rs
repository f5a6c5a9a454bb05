//! Puzzles: the most points up to action 4. What the Back door would bring is left to chance and does not count.

use crate::decision::Decision;
use crate::game::RoyalPalace;
use crate::pieces::{CardCounts, Room};
use crate::score::scores;
use crate::state::{Phase, Stage, State, TurnState};
use courtly_core::{Seat, Swift};
use courtly_puzzle::{Puzzling, Solution, first_idea};

/// A turn that brings less is not worth the thought.
const GAIN_MIN: i32 = 4;
/// At most one end in so many has the most points.
const RARE: u32 = 12;
const ENDS_MIN: u32 = 40;

/// What tells positions of a turn apart as far as points go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    rooms: [u8; Room::COUNT],
    area: u8,
    gold: u16,
    hand: CardCounts,
    kept: [u8; 2],
    nobles: u64,
    edge: u64,
    turn: TurnState,
    over: bool,
}

impl RoyalPalace {
    fn points(&self, state: &State, seat: Seat) -> i32 {
        scores(&self.tables, &state.players[..self.seats])[seat.index()].total()
    }
}

impl Puzzling for RoyalPalace {
    const PUZZLES: &'static str = include_str!("../puzzles.txt");
    const TABLES: &'static [usize] = &[2];
    const POSITIONS_MAX: usize = 8_000;
    type Mark = Mark;

    fn pose(&self, state: &State, _: Seat, _: &mut Swift) -> Option<State> {
        (state.phase == Phase::Turn && state.turn.untouched).then_some(*state)
    }

    /// The points that the seat would have if the game ended here.
    fn reached(&self, from: &State, now: &State, seat: Seat) -> Option<i32> {
        (!acts(from, now, seat)).then(|| self.points(now, seat))
    }

    fn mark(&self, now: &State, seat: Seat) -> Mark {
        let player = &now.players[seat.index()];
        let recruits = now.seat == seat && now.turn.stage >= Stage::Recruit;
        let over = now.phase != Phase::Turn || now.seat != seat;
        let mut mark = Mark {
            rooms: player.rooms,
            area: player.area,
            gold: player.gold,
            hand: player.hand,
            kept: player.kept,
            nobles: now.nobles,
            edge: player.edge,
            turn: if over { TurnState::BEGIN } else { now.turn },
            over,
        };
        if recruits || over {
            // From here on only Office, King and Madame are asked for: whoever recruits has a servant in the play area
            // afterwards, for an edge too (clause 7.5).
            let asked = [Room::Office, Room::King, Room::Madame];
            Room::ALL.into_iter().filter(|room| !asked.contains(room)).for_each(|room| mark.rooms[room.index()] = 0);
            mark.area = 0;
        }
        if over || now.turn.stage == Stage::BackDoor {
            (mark.rooms, mark.gold, mark.turn, mark.over) = ([0; Room::COUNT], 0, TurnState::BEGIN, true);
        }
        mark
    }

    fn worthy(&self, from: &State, seat: Seat, solution: &Solution<Decision>) -> bool {
        let gain = solution.best - self.points(from, seat);
        let rare = solution.ends >= ENDS_MIN && solution.solving * RARE <= solution.ends;
        gain >= GAIN_MIN && rare && first_idea(self, from, seat) < solution.best
    }

    /// Who has how many servants where, and the seat's gold and cards: the parks of two matches never are the same.
    fn likeness(&self, from: &State, seat: Seat) -> String {
        let player = &from.players[seat.index()];
        let others = (0..self.seats).filter(|&other| other != seat.index()).map(|other| from.players[other].rooms);
        let mut others: Vec<_> = others.collect();
        others.sort();
        format!("{:?} {} {} {:?} {others:?}", player.rooms, player.area, player.gold, player.hand)
    }
}

/// Whether the seat is still in one of the actions that count.
fn acts(from: &State, now: &State, seat: Seat) -> bool {
    now.phase == Phase::Turn && now.seat == seat && now.round == from.round && now.turn.stage < Stage::BackDoor
}
