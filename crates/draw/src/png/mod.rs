//! Boards as PNG pictures, for link previews and wherever no browser draws.
//!
//! A poster is made flat first: symbols are put in the place of `<use>`, the stylesheet is worked out for every element
//! (a small part of CSS: see [`png`]), and words become strokes of our own letters. A plain SVG is left, which `resvg`
//! draws the same way on every machine.

mod alphabet;
mod base;
mod cascade;
mod colour;
mod css;
mod flatten;
mod render;
mod selector;
#[cfg(test)]
mod tests;
mod text;
mod value;

/// The colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PngTheme {
    Light,
    Dark,
}

/// The size that link previews show whole.
pub const PREVIEW_SIZE: (u32, u32) = (1200, 630);

/// The most that poster, symbols and stylesheet may take together.
pub const INPUT_MAX: usize = 1 << 20;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// There is no `<svg>` with a size.
    NoPicture,
    /// The markup is not well-formed XML, or the flat picture cannot be read.
    Malformed(String),
    /// Too much of something.
    TooBig(&'static str),
    /// Elements or uses lie too deep in each other, or go round in a circle.
    TooDeep,
    /// Width and height are to be from 16 to 4096.
    Size,
}

impl std::fmt::Display for PngError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PngError::NoPicture => write!(f, "the poster has no <svg> with a size"),
            PngError::Malformed(why) => write!(f, "the poster cannot be read: {why}"),
            PngError::TooBig(what) => write!(f, "the poster has too much of this: {what}"),
            PngError::TooDeep => write!(f, "the poster's elements lie too deep in each other"),
            PngError::Size => write!(f, "a picture's sides are from 16 to 4096 pixels"),
        }
    }
}

impl std::error::Error for PngError {}

/// Draws a board, as [`Scene::poster`](crate::Scene::poster) gives it, in the middle of a sheet of this size. `symbols`
/// and `style` are the game's.
///
/// Of CSS it knows: selectors of elements, classes, ids, attributes, `>`, `+`, `~`, `:not()`, `:is()`, `:root`,
/// `:nth-child()` and `:last-child`; variables with fallbacks; `light-dark()`, `color-mix()`, hex colours and
/// `currentColor`; the properties of SVG; `font`, `transform` and its parts in units; filters as functions. What
/// belongs to the page (`@media`, pointing, layout, pseudo-elements) is passed over, and so is a wrapper around the
/// `<svg>`: only the part of the page that holds boards (`.board`, `.game-<id>`) is known. The same input gives the
/// same bytes.
pub fn png(
    poster: &str,
    symbols: &str,
    style: &str,
    theme: PngTheme,
    width: u32,
    height: u32,
) -> Result<Vec<u8>, PngError> {
    render::png(poster, symbols, style, theme, width, height)
}
