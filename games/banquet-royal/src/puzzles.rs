//! Puzzles: a party now.

use crate::{BanquetRoyal, Card, Decision, Guests, Phase, Space, Spot, State};
use courtly_core::{Game, Seat, Silent, Swift};
use courtly_puzzle::{Puzzling, Solution};

/// At most one move in so many makes the party.
const RARE: u32 = 60;
/// Of fewer moves everybody finds the right one.
const ENDS_MIN: u32 = 150;

impl Puzzling for BanquetRoyal {
    const PUZZLES: &'static str = include_str!("../puzzles.txt");
    const TABLES: &'static [usize] = &[2, 3, 4];
    const POSITIONS_MAX: usize = 10_000;
    /// Tokens, princess and guests: all that a move changes.
    type Mark = ([Option<Card>; 5], Spot, Guests);

    fn pose(&self, state: &State, _: Seat, _: &mut Swift) -> Option<State> {
        (state.phase == Phase::Turn).then_some(*state)
    }

    /// 1 for a party. A move that makes the die be rolled counts as none: the die might spoil it (clause 4.10).
    fn reached(&self, from: &State, now: &State, seat: Seat) -> Option<i32> {
        match now.phase {
            Phase::Turn if now.quiet == from.quiet && now.active == seat => None,
            Phase::Cake { .. } => Some(1),
            Phase::Over => Some(i32::from(now.parties() > from.parties())),
            Phase::Turn | Phase::Roll | Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) => Some(0),
        }
    }

    fn mark(&self, now: &State, _: Seat) -> Self::Mark {
        (now.tokens, now.princess, now.guests)
    }

    /// Nobody looks for parties of others: there is one by which the seat gains most.
    fn worthy(&self, from: &State, seat: Seat, solution: &Solution<Decision>) -> bool {
        let rare = solution.ends >= ENDS_MIN && solution.solving * RARE <= solution.ends;
        solution.best == 1 && rare && self.gains(from, seat, &solution.line)
    }

    /// What lies and stands on every space, whatever its colour, however the kingdom is turned.
    fn likeness(&self, from: &State, _: Seat) -> String {
        let turned = |turns: u8| {
            let space =
                |spot: Spot| (0..turns).fold(from.kingdom.space(spot), |Space { q, r }, _| Space { q: -r, r: q + r });
            let on = |spot: Spot| {
                let princess = if spot == from.princess { "P" } else { "" };
                format!("{}{}{}{princess}", space(spot), from.kingdom.icon(spot).name(), from.guests.at(spot).len())
            };
            let mut spaces: Vec<String> = from.kingdom.spots().map(on).collect();
            spaces.sort();
            spaces.join(" ")
        };
        let kingdom = (0..6).map(turned).min().unwrap_or_default();
        format!("{} {:b} {kingdom}", from.die, from.free_cards())
    }
}

impl BanquetRoyal {
    /// Whether these decisions bring the seat more points than any other, the cake it may take not counted.
    fn gains(&self, from: &State, seat: Seat, line: &[Decision]) -> bool {
        let mut after = *from;
        line.iter().for_each(|&decision| self.decide(&mut after, seat, decision, &mut Silent));
        let gains: Vec<i32> = self.scores(&after).iter().zip(self.scores(from)).map(|(now, then)| now - then).collect();
        let own = gains[seat.index()];
        own > 0 && gains.iter().enumerate().all(|(other, &gain)| other == seat.index() || gain < own)
    }
}
