use crate::{Puzzle, Puzzling, Solution, list, solve};
use courtly_core::{Options, Seat, Silent, Turn};

/// A puzzle set up to be solved.
#[derive(Debug)]
pub struct Posed<G: Puzzling> {
    pub puzzle: Puzzle<'static>,
    pub game: G,
    pub from: G::State,
    pub seat: Seat,
}

/// What a turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on.
    Open,
    Solved,
    /// It brought less than the best.
    Short {
        reached: i32,
    },
    /// There is no such decision in this position.
    Illegal,
}

impl<G: Puzzling> Posed<G> {
    /// The puzzle of this number, from 1.
    pub fn set_up(number: usize) -> Option<Posed<G>> {
        let puzzle = list::<G>().nth(number.checked_sub(1)?)?;
        let (game, from) = G::load(puzzle.position, &Options::default(), None).ok()?;
        let seat = decides(&game, &from)?;
        Some(Posed { puzzle, game, from, seat })
    }

    /// What these decisions of the seat have come to. Later ones than the last that matters are not looked at.
    pub fn judge<'d>(&self, decisions: impl IntoIterator<Item = &'d str>) -> Verdict {
        let (mut state, mut legal) = (self.from.clone(), vec![]);
        for text in decisions {
            self.game.legal(&state, self.seat, &mut legal);
            let Some(decision) = self.game.parse_decision(text).filter(|decision| legal.contains(decision)) else {
                return Verdict::Illegal;
            };
            self.game.decide(&mut state, self.seat, decision, &mut Silent);
            match self.game.reached(&self.from, &state, self.seat) {
                None => {}
                Some(reached) if reached >= self.puzzle.best => return Verdict::Solved,
                Some(reached) => return Verdict::Short { reached },
            }
        }
        Verdict::Open
    }

    pub fn solution(&self) -> Solution<G::Decision> {
        solve(&self.game, &self.from, self.seat).expect("a stored puzzle is short enough")
    }
}

/// The seat that alone decides now.
pub(crate) fn decides<G: Puzzling>(game: &G, state: &G::State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Decide(owing) if owing.len() == 1 => owing.first(),
        Turn::Decide(_) | Turn::Chance | Turn::Over => None,
    }
}
