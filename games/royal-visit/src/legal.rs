use crate::state::END;
use crate::{Card, Cards, Phase, Playing, Public, State, Suit};
use courtly_core::Seat;
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

/// One small choice of a seat: a card and what it moves, the Wizard's power, or the end of playing cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// `K+1`: the King moves one space.
    King { by: i8 },
    /// `KK-1`: King's privilege, the whole Court moves one space.
    Court { by: i8 },
    /// `G1:-2>-1`: one Guard moves one space.
    GuardOne { from: i8, to: i8 },
    /// `G2:-2>-4`: one Guard moves two spaces.
    GuardTwo { from: i8, to: i8 },
    /// `G2:-2>-1,2>3`: both Guards move one space each.
    GuardsEach { left: i8, left_to: i8, right: i8, right_to: i8 },
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
            Decision::Wizard { by } => Some(Card::WIZARD[by.unsigned_abs() as usize - 1]),
            Decision::Jester { by } | Decision::PowerKing { by } | Decision::PowerWizard { by } => {
                Some(Card::JESTER[by.unsigned_abs() as usize - 1])
            }
            Decision::PowerGuard { from, to } => Some(Card::JESTER[from.abs_diff(to) as usize - 1]),
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

/// Lists what the seat may decide now.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Decision>) {
    out.clear();
    let board = &state.public;
    if board.seat != seat {
        return;
    }
    let hand = state.hands[seat.index()];
    match board.phase {
        Phase::Start => {
            king_cards(board, hand, out);
            guard_cards(board, hand, out);
            wizard_cards(board, hand, out);
            if !hand.of(Suit::Jester).is_empty() {
                jester_cards(board, hand, out);
                if board.jester_serves(seat) {
                    power_on_king(board, hand, out);
                    power_on_guards(board, hand, out);
                    power_on_wizard(board, hand, out);
                }
            }
            summons(board, out);
        }
        Phase::Acting(playing) => {
            match playing {
                Playing::Suit(Suit::King) => king_cards(board, hand, out),
                Playing::Suit(Suit::Guard) => guard_cards(board, hand, out),
                Playing::Suit(Suit::Wizard) => wizard_cards(board, hand, out),
                Playing::Suit(Suit::Jester) => jester_cards(board, hand, out),
                // The condition is checked before every such card (clause 4.4).
                Playing::JesterOnKing if board.jester_serves(seat) => power_on_king(board, hand, out),
                Playing::JesterOnGuards if board.jester_serves(seat) => power_on_guards(board, hand, out),
                Playing::JesterOnWizard if board.jester_serves(seat) => power_on_wizard(board, hand, out),
                Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard => {}
            }
            out.push(Decision::End);
        }
        Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => {}
    }
}

impl Public {
    /// Whether the King may stand there: strictly between the Guards (clause 1.4).
    #[inline]
    pub(crate) fn king_fits(&self, space: i8) -> bool {
        self.guards[0] < space && space < self.guards[1]
    }

    /// Whether a Guard (0 left, 1 right) may stand there: on the street, on its side of the King (clause 1.4).
    #[inline]
    pub(crate) fn guard_fits(&self, guard: usize, space: i8) -> bool {
        if guard == 0 { -END <= space && space < self.king } else { self.king < space && space <= END }
    }

    /// Whether Wizard and Jester may stand there: anywhere on the street.
    #[inline]
    pub(crate) fn on_street(space: i8) -> bool {
        (-END..=END).contains(&space)
    }

    /// Whether the whole Court can move one space that way (clause 2.4).
    #[inline]
    pub(crate) fn court_fits(&self, by: i8) -> bool {
        let leading = if by < 0 { self.guards[0] } else { self.guards[1] };
        leading != by * END
    }
}

/// `K` and the King's privilege (clauses 2.3, 2.4).
#[inline]
fn king_cards(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    let held = hand.count(Card::K);
    if held == 0 {
        return;
    }
    for by in [-1, 1] {
        if board.king_fits(board.king + by) {
            out.push(Decision::King { by });
        }
        if held >= 2 && board.court_fits(by) {
            out.push(Decision::Court { by });
        }
    }
}

/// `G1`, `G2` and `GF` (clauses 2.5 to 2.7).
#[inline]
fn guard_cards(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    let [left, right] = board.guards;
    if hand.has(Card::G1) {
        for (guard, from) in [(0, left), (1, right)] {
            for to in [from - 1, from + 1] {
                if board.guard_fits(guard, to) {
                    out.push(Decision::GuardOne { from, to });
                }
            }
        }
    }
    if hand.has(Card::G2) {
        for (guard, from) in [(0, left), (1, right)] {
            for to in [from - 2, from + 2] {
                if board.guard_fits(guard, to) {
                    out.push(Decision::GuardTwo { from, to });
                }
            }
        }
        for left_to in [left - 1, left + 1] {
            if board.guard_fits(0, left_to) {
                for right_to in [right - 1, right + 1] {
                    if board.guard_fits(1, right_to) {
                        out.push(Decision::GuardsEach { left, left_to, right, right_to });
                    }
                }
            }
        }
    }
    if hand.has(Card::GF) {
        out.push(Decision::Flank);
    }
}

/// `W1` to `W3` (clause 2.8).
#[inline]
fn wizard_cards(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    for (steps, card) in (1..).zip(Card::WIZARD) {
        if hand.has(card) {
            for by in [-steps, steps] {
                if Public::on_street(board.wizard + by) {
                    out.push(Decision::Wizard { by });
                }
            }
        }
    }
}

/// `J1` to `J5` and `JM` on the Jester itself (clauses 2.9, 2.10).
#[inline]
fn jester_cards(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    for (steps, card) in (1..).zip(Card::JESTER) {
        if hand.has(card) {
            for by in [-steps, steps] {
                if Public::on_street(board.jester + by) {
                    out.push(Decision::Jester { by });
                }
            }
        }
    }
    if hand.has(Card::JM) {
        out.push(Decision::JesterMiddle);
    }
}

/// The Jester's power on the King (clauses 4.1, 4.2).
#[inline]
fn power_on_king(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    for (steps, card) in (1..).zip(Card::JESTER) {
        if hand.has(card) {
            for by in [-steps, steps] {
                if board.king_fits(board.king + by) {
                    out.push(Decision::PowerKing { by });
                }
            }
        }
    }
    if hand.has(Card::JM) && board.king_fits(0) {
        out.push(Decision::MiddleKing);
    }
}

/// The Jester's power on the Guards, who are one type of piece (clauses 4.1 to 4.3).
#[inline]
fn power_on_guards(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    for (guard, from) in board.guards.into_iter().enumerate() {
        for (steps, card) in (1..).zip(Card::JESTER) {
            if hand.has(card) {
                for to in [from - steps, from + steps] {
                    if board.guard_fits(guard, to) {
                        out.push(Decision::PowerGuard { from, to });
                    }
                }
            }
        }
        if hand.has(Card::JM) && board.guard_fits(guard, 0) {
            out.push(Decision::MiddleGuard { at: from });
        }
    }
}

/// The Jester's power on the Wizard (clauses 4.1, 4.2).
#[inline]
fn power_on_wizard(board: &Public, hand: Cards, out: &mut Vec<Decision>) {
    for (steps, card) in (1..).zip(Card::JESTER) {
        if hand.has(card) {
            for by in [-steps, steps] {
                if Public::on_street(board.wizard + by) {
                    out.push(Decision::PowerWizard { by });
                }
            }
        }
    }
    if hand.has(Card::JM) {
        out.push(Decision::MiddleWizard);
    }
}

/// The Wizard's power (clauses 2.11, 2.12).
#[inline]
fn summons(board: &Public, out: &mut Vec<Decision>) {
    let space = board.wizard;
    if board.king_fits(space) && space != board.king {
        out.push(Decision::SummonKing);
    }
    for (guard, at) in board.guards.into_iter().enumerate() {
        if board.guard_fits(guard, space) && space != at {
            out.push(Decision::SummonGuard { at });
        }
    }
}
