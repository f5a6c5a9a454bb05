//! What is known of the cakes, and what the end of a game is worth while some are not.

use crate::edition::CAKES_MAX;
use crate::{BanquetRoyal, Lies, State};
use courtly_core::Seat;

/// The cakes as somebody knows them who knows those with a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cakes {
    /// The mean of those that are not known.
    pub(super) mean: f32,
    /// Cakes on the board.
    pub(super) left: usize,
    /// The best known one on the board; 0 if there is none.
    pub(super) best_known: u8,
    any_unknown: bool,
    /// What the seats have in cakes, as far as known.
    pub(super) points: [f32; 4],
}

impl Cakes {
    pub(super) fn of(game: &BanquetRoyal, s: &State) -> Cakes {
        let mut sum: u32 = game.tables.cakes.iter().map(|&value| u32::from(value)).sum();
        let (mut unknown, mut unknown_of) = (0, [0u32; 4]);
        let mut cakes = Cakes { mean: 0.0, left: 0, best_known: 0, any_unknown: false, points: [0.0; 4] };
        for cake in s.cakes() {
            sum -= u32::from(cake.value).min(sum);
            unknown += u32::from(cake.value == 0);
            match cake.lies {
                Lies::Seat { seat, .. } => {
                    cakes.points[seat as usize] += f32::from(cake.value);
                    unknown_of[seat as usize] += u32::from(cake.value == 0);
                }
                Lies::Board | Lies::Nowhere => {
                    cakes.left += 1;
                    cakes.best_known = cakes.best_known.max(cake.value);
                    cakes.any_unknown |= cake.value == 0;
                }
            }
        }
        cakes.mean = if unknown == 0 { 0.0 } else { sum as f32 / unknown as f32 };
        for (points, unknown) in cakes.points.iter_mut().zip(unknown_of) {
            *points += cakes.mean * unknown as f32;
        }
        cakes
    }

    /// What the next cake is worth to whoever takes the best.
    pub(super) fn best(&self) -> f32 {
        f32::from(self.best_known).max(if self.any_unknown { self.mean } else { 0.0 })
    }
}

/// The values that are not known, each as often as it is there.
pub(super) fn unseen(game: &BanquetRoyal, s: &State) -> Vec<u8> {
    let mut values = game.tables.cakes.clone();
    for cake in s.cakes().filter(|cake| cake.value != 0) {
        if let Some(place) = values.iter().position(|&value| value == cake.value) {
            values.swap_remove(place);
        }
    }
    values
}

/// The seat's part of the victory when the game is over: the exact mean over every way in which the unknown cakes can
/// lie.
pub(super) fn part_of_victory(game: &BanquetRoyal, s: &State, seat: Seat) -> f32 {
    let held: Vec<usize> =
        (0..CAKES_MAX).filter(|&at| s.cakes[at].owner().is_some() && s.cakes[at].value == 0).collect();
    let (mut values, mut world) = (unseen(game, s), *s);
    let mut found = (0.0, 0.0);
    every_way(game, &mut world, seat, &held, &mut values, &mut found);
    found.0 / found.1
}

fn every_way(
    game: &BanquetRoyal,
    world: &mut State,
    seat: Seat,
    held: &[usize],
    values: &mut Vec<u8>,
    found: &mut (f32, f32),
) {
    let owner = |&at: &usize| world.cakes[at].owner();
    let one_owner = held.len() == values.len() && held.iter().all(|at| owner(at) == owner(&held[0]));
    if held.is_empty() || one_owner {
        // However they lie, they are all one seat's, which stands for every order.
        for (&at, &value) in held.iter().zip(values.iter()) {
            world.cakes[at].value = value;
        }
        let ways = (1..=held.len()).product::<usize>() as f32;
        found.0 += ways * part(game, world, seat);
        found.1 += ways;
        return;
    }
    let (first, rest) = (held[0], &held[1..]);
    for place in 0..values.len() {
        let value = values.swap_remove(place);
        world.cakes[first].value = value;
        every_way(game, world, seat, rest, values, found);
        values.push(value);
        let last = values.len() - 1;
        values.swap(place, last);
    }
}

fn part(game: &BanquetRoyal, world: &State, seat: Seat) -> f32 {
    let own = game.score(world, seat);
    let mut sharing = 0u8;
    for other in Seat::all(game.seats) {
        let score = game.score(world, other);
        if score > own {
            return 0.0;
        }
        sharing += u8::from(score == own);
    }
    1.0 / f32::from(sharing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Phase;
    use courtly_core::{Game, Options, SeatSet, Swift, Viewer};

    #[test]
    fn a_part_of_the_victory_is_the_mean_over_all_worlds() {
        let game = BanquetRoyal::new(3, &Options::default(), None).unwrap();
        let mut rng = Swift::new(6);
        for nth in 0..6 {
            let mut state = game.deal(&mut rng);
            for (at, cake) in state.cakes.iter_mut().enumerate() {
                cake.lies = Lies::Seat { seat: (at % 3) as u8, nth: (at / 3) as u8 };
                cake.seen = if at == nth { SeatSet::one(Seat(0)) } else { SeatSet::EMPTY };
            }
            let view = game.view(&state, Viewer::Seat(Seat(0)));
            let mut over = view.table;
            over.phase = Phase::Over;
            let exact = part_of_victory(&game, &over, Seat(0));
            let worlds = 4000;
            let mean = (0..worlds).map(|_| part(&game, &game.imagine(&view, &mut rng), Seat(0))).sum::<f32>();
            assert!((exact - mean / worlds as f32).abs() < 0.03, "{exact} and {}", mean / worlds as f32);
        }
    }
}
