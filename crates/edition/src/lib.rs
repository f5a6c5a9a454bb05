//! Edition files: the component tables of a game as TOML.
//!
//! Every game embeds its default edition, and a player's own file overrides any part of it. A [`Sheet`] reads both
//! with the same calls: each call names a field and its bounds, looks into the player's file first and into the
//! default next, and an error names line and field. Since the bounds stand only in those calls, [`annotated`] prints
//! the default edition with exactly the bounds that are enforced.
#![forbid(unsafe_code)]

mod annotate;
mod sheet;

pub use annotate::annotated;
pub use sheet::{EditionError, Sheet};
