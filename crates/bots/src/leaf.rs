use courtly_core::{Game, Seat, SeatSet};

/// Room for a payoff a seat: a set of seats has no more.
pub const SEATS_ROOM: usize = 8;

/// Where a playout stands when a decision is owed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Who searches: the world that is judged is one that this seat thinks possible.
    pub observer: Seat,
    /// Who owed the decision before.
    pub before: SeatSet,
    /// Who owes one now.
    pub owing: SeatSet,
}

impl Moment {
    /// Whether somebody decides now who did not just before: a turn has ended, or a secret choice of several.
    #[inline]
    pub fn turn_ended(self) -> bool {
        self.owing.0 & !self.before.0 != 0
    }
}

/// What judges a world instead of playing it to its end, such as a value net.
pub trait Leaf<G: Game>: Send {
    /// Writes what every seat may expect, adding up to 1, and says true; or says false, and the playout goes on.
    /// Asked before every decision of a playout.
    fn judge(&mut self, game: &G, state: &G::State, moment: Moment, out: &mut [f32]) -> bool;
}

/// No judgement: every playout goes on to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToTheEnd;

impl<G: Game> Leaf<G> for ToTheEnd {
    #[inline]
    fn judge(&mut self, _game: &G, _state: &G::State, _moment: Moment, _out: &mut [f32]) -> bool {
        false
    }
}
