//! How positions and decisions are spelled.

pub(crate) mod decision;
pub(crate) mod position;
