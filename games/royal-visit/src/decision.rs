use crate::{Card, Playing, Suit};
use serde::Serialize;

/// A piece on the street.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    King,
    LeftGuard,
    RightGuard,
    Wizard,
    Jester,
}

/// The ways of the left and the right Guard when both move one space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ways {
    /// Both towards seat 0.
    Left,
    /// Away from the King.
    Apart,
    /// Towards the King.
    Together,
    /// Both towards seat 1.
    Right,
}

impl Ways {
    pub const ALL: [Ways; 4] = [Ways::Left, Ways::Apart, Ways::Together, Ways::Right];

    /// The step of the left Guard.
    #[inline]
    pub fn left(self) -> i8 {
        match self {
            Ways::Left | Ways::Apart => -1,
            Ways::Together | Ways::Right => 1,
        }
    }

    /// The step of the right Guard.
    #[inline]
    pub fn right(self) -> i8 {
        match self {
            Ways::Left | Ways::Together => -1,
            Ways::Apart | Ways::Right => 1,
        }
    }
}

/// One small choice of a seat: a card and what it moves, the Wizard's power, or the end of playing cards.
///
/// Four bytes instead of the three it needs: lists of it are written and read faster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Decision {
    /// `K+1`: the King moves one space.
    King { by: i8 },
    /// `KK-1`: King's privilege, the whole Court moves one space.
    Court { by: i8 },
    /// `G1:-2>-1`: one Guard moves one space.
    GuardOne { from: i8, to: i8 },
    /// `G2:-2>-4`: one Guard moves two spaces.
    GuardTwo { from: i8, to: i8 },
    /// `G2:-2>-1,2>3`: both Guards move one space each, from these spaces.
    GuardsEach { left: i8, right: i8, ways: Ways },
    /// `GF`: both Guards flank the King.
    Flank,
    /// `W2-2`: the Wizard moves.
    Wizard { by: i8 },
    /// `J4+4`: the Jester moves.
    Jester { by: i8 },
    /// `JM`: the Jester goes to the Fountain.
    JesterMiddle,
    /// `J3@K+3`: the Jester's power on the King.
    PowerKing { by: i8 },
    /// `J3@G:2>5`: the Jester's power on a Guard.
    PowerGuard { from: i8, to: i8 },
    /// `J2@W-2`: the Jester's power on the Wizard.
    PowerWizard { by: i8 },
    /// `JM@K`: the Jester's power takes the King to the Fountain.
    MiddleKing,
    /// `JM@G:4`: the Jester's power takes the Guard on 4 to the Fountain.
    MiddleGuard { at: i8 },
    /// `JM@W`: the Jester's power takes the Wizard to the Fountain.
    MiddleWizard,
    /// `wizard:K`: the Wizard's power on the King.
    SummonKing,
    /// `wizard:G-2`: the Wizard's power on the Guard on -2.
    SummonGuard { at: i8 },
    /// `end`: no more cards in this turn.
    End,
}

impl Decision {
    /// The card that is played, if one is; the King's privilege plays two of them.
    pub fn card(self) -> Option<Card> {
        match self {
            Decision::King { .. } | Decision::Court { .. } => Some(Card::K),
            Decision::GuardOne { .. } => Some(Card::G1),
            Decision::GuardTwo { .. } | Decision::GuardsEach { .. } => Some(Card::G2),
            Decision::Flank => Some(Card::GF),
            Decision::Wizard { by } => Some(Card::wizard(by)),
            Decision::Jester { by } | Decision::PowerKing { by } | Decision::PowerWizard { by } => {
                Some(Card::jester(by))
            }
            Decision::PowerGuard { from, to } => Some(Card::jester(to - from)),
            Decision::JesterMiddle | Decision::MiddleKing | Decision::MiddleGuard { .. } | Decision::MiddleWizard => {
                Some(Card::JM)
            }
            Decision::SummonKing | Decision::SummonGuard { .. } | Decision::End => None,
        }
    }

    /// What the turn is playing after this decision; `None` for those that end the acting.
    pub(crate) fn playing(self) -> Option<Playing> {
        match self {
            Decision::King { .. } | Decision::Court { .. } => Some(Playing::Suit(Suit::King)),
            Decision::GuardOne { .. } | Decision::GuardTwo { .. } | Decision::GuardsEach { .. } | Decision::Flank => {
                Some(Playing::Suit(Suit::Guard))
            }
            Decision::Wizard { .. } => Some(Playing::Suit(Suit::Wizard)),
            Decision::Jester { .. } | Decision::JesterMiddle => Some(Playing::Suit(Suit::Jester)),
            Decision::PowerKing { .. } | Decision::MiddleKing => Some(Playing::JesterOnKing),
            Decision::PowerGuard { .. } | Decision::MiddleGuard { .. } => Some(Playing::JesterOnGuards),
            Decision::PowerWizard { .. } | Decision::MiddleWizard => Some(Playing::JesterOnWizard),
            Decision::SummonKing | Decision::SummonGuard { .. } | Decision::End => None,
        }
    }
}
