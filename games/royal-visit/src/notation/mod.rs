//! Positions, decisions and chance steps as text, exactly as the rules page spells them.

mod decision;
mod position;

pub(crate) use decision::{parse_chance, parse_decision, write_chance, write_decision};
pub(crate) use position::{Fields, position};

use crate::state::END;

/// A space of the street without a plus sign and without leading zeros.
fn space(text: &str) -> Option<i8> {
    let n: i8 = text.parse().ok()?;
    ((-END..=END).contains(&n) && n.to_string() == text).then_some(n)
}
