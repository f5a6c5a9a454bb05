//! Positions and decisions as text.

mod decision;
mod phase;
mod position;

pub(crate) use decision::{parse_chance, parse_decision, write_decision};
pub(crate) use phase::{TurnText, parse_turn, write_phase};
pub(crate) use position::{PlayerText, PositionText, RoomsText, write_position};
