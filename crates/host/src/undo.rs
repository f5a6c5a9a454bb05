use crate::Match;
use courtly_core::{Game, Seat, Step};

/// Why nothing can be taken back. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// The seat has not decided anything yet.
    Nothing,
    /// Since the seat's last decision it has learnt something, or chance has spoken.
    SomethingWasShown,
    /// It is somebody else's turn, or was since.
    SomebodyActed,
    /// The game is over; its seed is known to all.
    Over,
}

impl std::fmt::Display for UndoError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is nothing to take back",
            UndoError::SomethingWasShown => "something new has been shown since",
            UndoError::SomebodyActed => "the turn has passed to somebody else since",
            UndoError::Over => "the game is over",
        })
    }
}

impl std::error::Error for UndoError {}

impl<G: Game> Match<G> {
    /// Takes back the last decision of a seat, if nothing new has been shown to that seat and nobody else has acted
    /// on it since, or may have done so unheard. A secret choice may be withdrawn until the last seat has chosen: the choices that other seats made
    /// meanwhile, at the same time, stay.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.undoable(seat)?;
        let mut steps: Vec<_> = self.steps.iter().map(|made| made.step).collect();
        steps.remove(last);
        self.rebuild(steps);
        Ok(())
    }

    /// The place of the step that the seat may take back now.
    pub fn undoable(&self, seat: Seat) -> Result<usize, UndoError> {
        if self.over() {
            return Err(UndoError::Over);
        }
        let last = self
            .steps
            .iter()
            .rposition(|made| matches!(made.step, Step::Decide(who, _) if who == seat))
            .ok_or(UndoError::Nothing)?;
        let together = self.steps[last].owing;
        for (place, made) in self.steps.iter().enumerate().skip(last) {
            match made.step {
                Step::Chance(_) => return Err(UndoError::SomethingWasShown),
                Step::Decide(who, _) if place > last && !together.contains(who) => {
                    return Err(UndoError::SomebodyActed);
                }
                Step::Decide(..) => {}
            }
            if made.events.iter().any(|event| self.game.reveals(event, seat)) {
                return Err(UndoError::SomethingWasShown);
            }
        }
        // Whoever is at turn now may have done something that this seat must not hear of: if only that took its undo
        // away, the undo would tell.
        if G::SILENT_ACTS && self.to_act().iter().any(|who| who != seat && !together.contains(who)) {
            return Err(UndoError::SomebodyActed);
        }
        Ok(last)
    }
}
