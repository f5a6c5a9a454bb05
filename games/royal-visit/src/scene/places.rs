use crate::{Card, Decision, Piece, Public, View};
use courtly_draw::Clicks;

/// The lane of the street in which a piece walks, so that no piece ever hides another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    Wizard,
    Court,
    Jester,
}

impl Lane {
    pub(super) const ALL: [Lane; 3] = [Lane::Wizard, Lane::Court, Lane::Jester];

    /// The name of a space of this lane, as motions pass it.
    pub(super) fn anchor(self, space: i8) -> String {
        let lane = match self {
            Lane::Wizard => 'w',
            Lane::Court => 'c',
            Lane::Jester => 'j',
        };
        format!("{lane}:{space}")
    }
}

impl Piece {
    pub(super) const ALL: [Piece; 5] = [Piece::Wizard, Piece::LeftGuard, Piece::King, Piece::RightGuard, Piece::Jester];

    pub(super) fn word(self) -> &'static str {
        match self {
            Piece::King => "king",
            Piece::LeftGuard => "left",
            Piece::RightGuard => "right",
            Piece::Wizard => "wizard",
            Piece::Jester => "jester",
        }
    }

    pub(super) fn lane(self) -> Lane {
        match self {
            Piece::King | Piece::LeftGuard | Piece::RightGuard => Lane::Court,
            Piece::Wizard => Lane::Wizard,
            Piece::Jester => Lane::Jester,
        }
    }

    pub(super) fn on(self, board: &Public) -> i8 {
        match self {
            Piece::King => board.king,
            Piece::LeftGuard => board.guards[0],
            Piece::RightGuard => board.guards[1],
            Piece::Wizard => board.wizard,
            Piece::Jester => board.jester,
        }
    }

    /// The same piece in every picture.
    pub(super) fn key(self) -> String {
        format!("pawn:{}", self.word())
    }
}

/// Something on the street that can be clicked to say where pieces go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// `king:3`: a piece goes to a space.
    To(Piece, i8),
    /// `left-step:-3`: one Guard's half of a card that moves both.
    Step(Piece, i8),
    /// `court:1`: King and Guards move one space this way.
    Court(i8),
    /// `flank`: the Guards go beside the King.
    Flank,
}

impl Target {
    pub(super) fn place(self) -> String {
        match self {
            Target::To(piece, space) => format!("{}:{space}", piece.word()),
            Target::Step(piece, space) => format!("{}-step:{space}", piece.word()),
            Target::Court(by) => format!("court:{by}"),
            Target::Flank => "flank".to_owned(),
        }
    }

    /// The target of a place; `None` for places that are no targets, such as cards.
    pub(super) fn parse(place: &str) -> Option<Target> {
        if place == "flank" {
            return Some(Target::Flank);
        }
        let (name, space) = place.split_once(':')?;
        let space = space.parse().ok()?;
        if name == "court" {
            return Some(Target::Court(space));
        }
        let (name, is_step) = name.strip_suffix("-step").map_or((name, false), |name| (name, true));
        let piece = Piece::ALL.into_iter().find(|piece| piece.word() == name)?;
        Some(if is_step { Target::Step(piece, space) } else { Target::To(piece, space) })
    }
}

/// The Wizard on the street, clicked to use its power.
pub(super) const WIZARD: &str = "pawn:wizard";

/// Cards of one kind are as good as each other, so they share a place.
pub(super) fn card_place(card: Card) -> String {
    format!("card:{}", card.code())
}

/// A card or the Wizard first, then where somebody goes.
pub(super) fn clicks(view: &View, decision: Decision) -> Clicks {
    let board = &view.public;
    let guard = |from: i8| if from == board.guards[0] { Piece::LeftGuard } else { Piece::RightGuard };
    let target = match decision {
        Decision::End => return Clicks::button(),
        Decision::SummonKing => Target::To(Piece::King, board.wizard),
        Decision::SummonGuard { at } => Target::To(guard(at), board.wizard),
        Decision::King { by } | Decision::PowerKing { by } => Target::To(Piece::King, board.king + by),
        Decision::Court { by } => Target::Court(by),
        Decision::GuardOne { from, to } | Decision::GuardTwo { from, to } | Decision::PowerGuard { from, to } => {
            Target::To(guard(from), to)
        }
        Decision::GuardsEach { left, right, ways } => {
            let mut steps = [
                Target::Step(Piece::LeftGuard, left + ways.left()),
                Target::Step(Piece::RightGuard, right + ways.right()),
            ];
            // The Guard on the player's own side is the first, so that both players have it alike.
            if board.seat.0 == 1 {
                steps.reverse();
            }
            return Clicks::in_order([card_place(Card::G2), steps[0].place(), steps[1].place()]);
        }
        Decision::Flank => Target::Flank,
        Decision::Wizard { by } | Decision::PowerWizard { by } => Target::To(Piece::Wizard, board.wizard + by),
        Decision::Jester { by } => Target::To(Piece::Jester, board.jester + by),
        Decision::JesterMiddle => Target::To(Piece::Jester, 0),
        Decision::MiddleKing => Target::To(Piece::King, 0),
        Decision::MiddleGuard { at } => Target::To(guard(at), 0),
        Decision::MiddleWizard => Target::To(Piece::Wizard, 0),
    };
    let first = decision.card().map_or_else(|| WIZARD.to_owned(), card_place);
    Clicks::in_order([first, target.place()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_names_its_target() {
        for piece in Piece::ALL {
            for target in [Target::To(piece, -3), Target::Step(piece, 0), Target::Court(1), Target::Flank] {
                assert_eq!(Target::parse(&target.place()), Some(target));
            }
        }
        assert_eq!(Target::parse("card:K"), None);
        assert_eq!(Target::parse(WIZARD), None);
    }
}
