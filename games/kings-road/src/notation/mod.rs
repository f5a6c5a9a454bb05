//! The position notation: `KING SCORES AVAILABLE BOARD SPECIALS ROUND PHASE` and, in the variant, ` permanent`.

mod position;
mod read;

pub(crate) use position::position;
pub(crate) use read::{Fields, fields, read};
