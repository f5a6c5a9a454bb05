//! From a poster to the bytes of a PNG.

use super::cascade::Cascade;
use super::css::Sheet;
use super::flatten::{ELEMENTS_MAX, Flatten, wrapped};
use super::{INPUT_MAX, PngError, PngTheme, base};
use resvg::{tiny_skia, usvg};
use roxmltree::{Document, ParsingOptions};

pub(super) fn png(
    poster: &str,
    symbols: &str,
    style: &str,
    theme: PngTheme,
    width: u32,
    height: u32,
) -> Result<Vec<u8>, PngError> {
    let sheet = flat(poster, symbols, style, theme, width, height)?;
    // The renderer is made for sensible numbers; coordinates of millions of millions may overflow inside it.
    std::panic::catch_unwind(|| pixels(&sheet, width, height))
        .unwrap_or_else(|_| Err(PngError::Malformed("the renderer gave up".to_owned())))
}

fn pixels(sheet: &str, width: u32, height: u32) -> Result<Vec<u8>, PngError> {
    let malformed = |error: &dyn std::fmt::Display| PngError::Malformed(error.to_string());
    let tree = usvg::Tree::from_str(sheet, &usvg::Options::default()).map_err(|error| malformed(&error))?;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PngError::Size)?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| malformed(&error))
}

/// The whole sheet as plain SVG: paper, and the board in its middle.
pub(super) fn flat(
    poster: &str,
    symbols: &str,
    style: &str,
    theme: PngTheme,
    width: u32,
    height: u32,
) -> Result<String, PngError> {
    if !(16..=4096).contains(&width) || !(16..=4096).contains(&height) {
        return Err(PngError::Size);
    }
    if poster.len().saturating_add(symbols.len()).saturating_add(style.len()) > INPUT_MAX {
        return Err(PngError::TooBig("text"));
    }
    let (poster, symbols) = (wrapped(poster), wrapped(symbols));
    let documents = [document(&poster)?, document(&symbols)?];
    let mut sheet = Sheet::default();
    sheet.add(base::TOKENS)?;
    sheet.add(base::BADGES)?;
    sheet.add(style)?;
    let margin = (width.min(height) as f32 * 0.045).round();
    let inner = [margin, margin, width as f32 - 2. * margin, height as f32 - 2. * margin];
    let flat = Flatten::new([&documents[0], &documents[1]], Cascade::new(sheet, theme)).poster(inner)?;
    let paper = flat.paper;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{paper}\"/>{}</svg>",
        flat.svg
    ))
}

fn document(text: &str) -> Result<Document<'_>, PngError> {
    // Text between elements counts as nodes too.
    let options =
        ParsingOptions { allow_dtd: false, nodes_limit: 3 * ELEMENTS_MAX as u32, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| match error {
        roxmltree::Error::NodesLimitReached => PngError::TooBig("elements"),
        error => PngError::Malformed(error.to_string()),
    })
}
