//! Pictures of games. A game's [`Scene`] draws what a viewer knows as HTML and SVG; the page patches it into place.
//!
//! The browser holds no rules. It finds its way by attributes on the elements of a picture:
//!
//! ```text
//! data-place="card:K1"    can be clicked whenever a choice asks for this place; several elements may share a place
//! data-label="…"          the accessible name of a place, as a button (required beside data-place)
//! data-key="pawn:king"    the same thing in every picture: it glides to where the next picture has it
//! data-late="path"        belongs to a turn: while it is told how the turn passes, it stays as it was, or away
//! data-told="points"      changes when a motion `told:points` says so, the last one of a story; at once if none does
//! data-sealed="Play it?"  clicks complete no choice here, they make it ready: it is sent when the player says so,
//!                         by a button with the word of data-play beside it
//! data-first="park"       what the board begins with on small screens: if that changes, its beginning is shown
//! data-anchor="deck"      a spot that motions start from, pass, or end at (places and keys are anchors too)
//! data-count="17"         a number that counts up or down when it changes; while it waits to be told, motions add to it
//! data-levels="4 .1"      around piles with numbers: the digits in a pile's href follow its number, 1 to 4, and the
//!                         letter on it rises by .1 of its width a level
//! data-step="21.4 12"     stands on a scale: what motions add to it moves it by 21.4 a unit, 12 units at most
//! data-roll="3"           a die that tumbles when its value changes, or when a motion names it
//! ```
#![forbid(unsafe_code)]

mod frame;
mod picture;
#[cfg(feature = "png")]
pub mod png;
mod scene;

pub use frame::Frame;
pub use maud::{Markup, PreEscaped, Render, html};
pub use picture::{Clicks, Motion, Picture};
pub use scene::{Mark, SEAT_MARKS, Scene, Shape, badge};
