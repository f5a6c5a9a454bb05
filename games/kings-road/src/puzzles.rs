//! Puzzles: the best programme against those that the others have shown. The seat has played the Witch, so that all
//! others are revealed before it chooses.

use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, State};
use crate::{KingsRoad, View};
use courtly_bots::Greedy;
use courtly_core::{Game, Seat, Silent, Swift, Viewer};
use courtly_puzzle::{Puzzling, Solution};

/// At most one programme in so many is a best one.
const RARE: u32 = 20;
/// With fewer programmes there is little to choose from.
const ENDS_MIN: u32 = 80;

impl Puzzling for KingsRoad {
    const PUZZLES: &'static str = include_str!("../puzzles.txt");
    const TABLES: &'static [usize] = &[2];
    const POSITIONS_MAX: usize = Programme::COUNT + 1;
    type Mark = String;

    /// The others choose as greedy players do, and the seat plays the Witch.
    fn pose(&self, state: &State, seat: Seat, rng: &mut Swift) -> Option<State> {
        let public = &state.public;
        let begins = public.phase == Phase::Choose && public.owing.len() == usize::from(self.seats);
        if !begins || !self.fits(public, seat, Programme::WITCH) {
            return None;
        }
        let (mut posed, mut legal) = (*state, vec![]);
        self.decide(&mut posed, seat, Programme::WITCH, &mut Silent);
        for other in Seat::all(self.seats.into()).filter(|&other| other != seat) {
            let view: View = self.view(state, Viewer::Seat(other));
            self.list_legal(public, other, &mut legal);
            let programme = self.rank(&view, other, &legal, rng)[0].decision;
            self.decide(&mut posed, other, programme, &mut Silent);
        }
        (posed.public.phase == Phase::Witch && posed.public.owing.len() == 1).then_some(posed)
    }

    /// By how much the seat leads before the best of the others, or how far it lies behind, when the round is over.
    fn reached(&self, from: &State, now: &State, seat: Seat) -> Option<i32> {
        if now.public.phase == Phase::Witch && now.public.round == from.public.round {
            return None;
        }
        let scores = |own: bool| now.public.all_seats().filter(move |&one| (one == seat) == own);
        let best = |own: bool| scores(own).map(|one| i32::from(now.public.scores[one.index()])).max();
        Some(best(true)? - best(false)?)
    }

    fn mark(&self, now: &State, _: Seat) -> String {
        self.position(now)
    }

    fn worthy(&self, _: &State, _: Seat, solution: &Solution<Programme>) -> bool {
        solution.ends >= ENDS_MIN && solution.solving * RARE <= solution.ends
    }

    /// The board with the seat first and the others in any order; how many points they had does not matter.
    fn likeness(&self, from: &State, seat: Seat) -> String {
        let public = &from.public;
        let of = |one: Seat| {
            let markers = Region::all().map(|region| {
                let noble = u8::from(public.nobles[one.index()].contains(region));
                format!("{}{}", public.loose[one.index()].at(region), ["", "*"][usize::from(noble)])
            });
            let dragon = public.dragons.contains(one);
            format!("{} {dragon} {}", markers.collect::<Vec<_>>().join("."), public.available[one.index()])
        };
        let mut others: Vec<String> = public.all_seats().filter(|&one| one != seat).map(of).collect();
        others.sort();
        format!("{} {} / {} / {}", public.king, public.dragons_out, of(seat), others.join(" / "))
    }
}
