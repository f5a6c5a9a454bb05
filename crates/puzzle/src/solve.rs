use crate::Puzzling;
use courtly_core::{Seat, Silent};
use std::collections::HashMap;

/// What a turn can bring at best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<D> {
    pub best: i32,
    /// The decisions of a turn that brings it, as few as possible.
    pub line: Vec<D>,
    /// How many different ends the turn has, and how many of them bring the best.
    pub ends: u32,
    pub solving: u32,
}

/// Looks at the whole turn; none if it has more positions than [`Puzzling::POSITIONS_MAX`], or no end.
pub fn solve<G: Puzzling>(game: &G, from: &G::State, seat: Seat) -> Option<Solution<G::Decision>> {
    let mut search = Search { game, from, seat, met: HashMap::new() };
    let best = search.best_from(from)?.best;
    let (mut ends, mut solving) = (0, 0);
    for known in search.met.values().filter(|known| known.first.is_none()) {
        ends += 1;
        solving += u32::from(known.best == best);
    }
    let line = search.line();
    Some(Solution { best, line, ends, solving })
}

/// What is known of a position: its best result, how soon it can be had, and how that begins.
struct Known<D> {
    best: i32,
    decisions: u32,
    /// Nothing at the end of the turn.
    first: Option<D>,
}

impl<D: Copy> Clone for Known<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Copy> Copy for Known<D> {}

struct Search<'g, G: Puzzling> {
    game: &'g G,
    from: &'g G::State,
    seat: Seat,
    met: HashMap<G::Mark, Known<G::Decision>>,
}

impl<G: Puzzling> Search<'_, G> {
    /// Every decision leads on in the turn, so this comes to an end; none if there is too much to look at.
    fn best_from(&mut self, state: &G::State) -> Option<Known<G::Decision>> {
        let mark = self.game.mark(state, self.seat);
        if let Some(&known) = self.met.get(&mark) {
            return Some(known);
        }
        let known = match self.game.reached(self.from, state, self.seat) {
            Some(reached) => Known { best: reached, decisions: 0, first: None },
            None => self.best_decision(state)?,
        };
        self.met.insert(mark, known);
        (self.met.len() <= G::POSITIONS_MAX).then_some(known)
    }

    fn best_decision(&mut self, state: &G::State) -> Option<Known<G::Decision>> {
        let mut legal = vec![];
        self.game.legal(state, self.seat, &mut legal);
        let mut best: Option<Known<G::Decision>> = None;
        for decision in legal {
            let mut next = state.clone();
            self.game.decide(&mut next, self.seat, decision, &mut Silent);
            let found = self.best_from(&next)?;
            let known = Known { decisions: found.decisions + 1, first: Some(decision), ..found };
            let better = best.is_none_or(|best| {
                known.best > best.best || known.best == best.best && known.decisions < best.decisions
            });
            if better {
                best = Some(known);
            }
        }
        best
    }

    fn line(&self) -> Vec<G::Decision> {
        let (mut state, mut line) = (self.from.clone(), vec![]);
        while let Some(decision) = self.met[&self.game.mark(&state, self.seat)].first {
            line.push(decision);
            self.game.decide(&mut state, self.seat, decision, &mut Silent);
        }
        line
    }
}
