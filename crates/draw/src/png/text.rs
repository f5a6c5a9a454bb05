//! Words as strokes of our own letters.

use super::alphabet::{self, Accent, Letter};
use super::cascade::Style;
use std::fmt::Write;

/// A line of text takes no more letters than this.
pub(super) const LETTERS_MAX: usize = 2000;

/// A piece of a line in one style.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) letters: String,
    pub(super) style: Style,
    /// Where the piece begins; without it, where the one before ended.
    pub(super) x: Option<f32>,
    pub(super) y: Option<f32>,
    pub(super) dx: f32,
    pub(super) dy: f32,
}

/// A letter and its accents, placed on the picture.
struct Placed {
    x: f32,
    y: f32,
    scale: f32,
    run: usize,
    letter: Letter,
    /// Capitals lift their accents.
    capital: bool,
    accents: Vec<Accent>,
}

/// Writes the paths of a text. Runs without a place of their own follow each other and are anchored together.
pub(super) fn write(runs: &[Run], out: &mut String) {
    let mut placed: Vec<Placed> = vec![];
    let (mut x, mut y) = (0., 0.);
    let mut chunk = 0;
    for (at, run) in runs.iter().enumerate() {
        if at > 0 && (run.x.is_some() || run.y.is_some()) {
            anchor(&mut placed[chunk..], x, &runs[at - 1].style);
            chunk = placed.len();
        }
        x = run.x.unwrap_or(x) + run.dx;
        y = run.y.unwrap_or(y) + run.dy;
        x = place(run, at, x, y, &mut placed);
    }
    if let Some(last) = runs.last() {
        anchor(&mut placed[chunk..], x, &last.style);
    }
    // All halos lie under all letters.
    for halo in [true, false] {
        for letter in &placed {
            letter.write(&runs[letter.run].style, halo, out);
        }
    }
}

fn place(run: &Run, at: usize, mut x: f32, y: f32, placed: &mut Vec<Placed>) -> f32 {
    let scale = run.style.font_size / 100.;
    let spacing = run.style.number("letter-spacing").unwrap_or(0.);
    let y = y + match run.style.property("dominant-baseline") {
        Some("middle" | "central") => 34. * scale,
        Some("hanging" | "text-before-edge") => 70. * scale,
        _ => 0.,
    };
    // Heavier strokes eat into the room between letters.
    let extra = (pen_width(run.style.property("font-weight").unwrap_or("400")) - 8.5) * 0.3;
    for c in run.letters.chars().take(LETTERS_MAX) {
        let (base, accent) = alphabet::parts(c);
        let Some(base) = base else {
            if let (Some(last), Some(accent)) = (placed.last_mut(), accent) {
                last.accents.push(accent);
            }
            continue;
        };
        let mut letter = alphabet::letter_of(base);
        letter.room += extra;
        let (capital, accents) = (base.is_uppercase(), accent.into_iter().collect());
        placed.push(Placed { x: x + letter.room * scale, y, scale, run: at, letter, capital, accents });
        x += (letter.width + 2. * letter.room) * scale + spacing;
    }
    x
}

fn anchor(placed: &mut [Placed], end: f32, style: &Style) {
    let Some(first) = placed.first() else { return };
    let width = end - (first.x - first.letter.room * first.scale);
    let back = match style.property("text-anchor") {
        Some("middle") => width / 2.,
        Some("end") => width,
        _ => return,
    };
    placed.iter_mut().for_each(|letter| letter.x -= back);
}

impl Placed {
    fn write(&self, style: &Style, halo: bool, out: &mut String) {
        if self.letter.path.is_empty() && self.accents.is_empty() {
            return;
        }
        let pen = pen_width(style.property("font-weight").unwrap_or("400"));
        let stroke = style.paint("stroke").filter(|paint| paint != "none");
        let (paint, width) = match (halo, stroke) {
            (true, None) => return,
            (true, Some(paint)) => (paint, pen + style.number("stroke-width").unwrap_or(1.) / self.scale.max(0.001)),
            (false, _) => (style.paint("fill").unwrap_or_else(|| "#000".to_owned()), pen),
        };
        if paint == "none" {
            return;
        }
        let (x, y, scale) = (self.x, self.y, self.scale);
        let opacity = style.property(if halo { "stroke-opacity" } else { "fill-opacity" });
        let shared = |path: &str, x: f32, y: f32, out: &mut String| {
            let _ = write!(
                out,
                "<path transform=\"translate({x} {y})scale({scale})\" fill=\"none\" stroke=\"{paint}\" \
                 stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{path}\""
            );
            if let Some(opacity) = opacity.and_then(|opacity| super::value::length(opacity, 1.)) {
                let _ = write!(out, " stroke-opacity=\"{opacity}\"");
            }
            out.push_str("/>");
        };
        for accent in &self.accents {
            let lift = if self.capital && accent.above { 20. } else { 0. };
            shared(accent.path, x + self.letter.width / 2. * scale, y - lift * scale, out);
        }
        if !self.letter.path.is_empty() {
            shared(self.letter.path, x, y, out);
        }
    }
}

fn pen_width(weight: &str) -> f32 {
    match weight {
        "bold" | "bolder" => 12.5,
        "lighter" => 6.5,
        _ => weight.parse::<f32>().map_or(8.5, |weight| 8.5 + (weight.clamp(100., 900.) - 400.) / 75.),
    }
}
