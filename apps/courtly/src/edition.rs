//! `courtly edition GAME`: the default component tables, to copy and change.

use crate::Failure;
use courtly_host::{OrderError, edition_text};

pub fn run(game: &str) -> Result<(), Failure> {
    let text = edition_text(game).ok_or(OrderError::UnknownGame)?;
    crate::say::print(&text)
}
