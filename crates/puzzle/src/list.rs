use crate::Puzzling;
use std::fmt;

/// A puzzle as it is stored, one a line: `STARS BEST SOLVING/ENDS POSITION`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle<'t> {
    /// How hard it is, 1 to 3: the rarer its solutions among the ends of the turn.
    pub stars: u8,
    pub best: i32,
    pub solving: u32,
    pub ends: u32,
    /// In the game's notation.
    pub position: &'t str,
}

impl<'t> Puzzle<'t> {
    fn parse(line: &'t str) -> Option<Puzzle<'t>> {
        let mut fields = line.splitn(4, ' ');
        let (stars, best, rarity) = (fields.next()?, fields.next()?, fields.next()?);
        let (solving, ends) = rarity.split_once('/')?;
        Some(Puzzle {
            stars: stars.parse().ok()?,
            best: best.parse().ok()?,
            solving: solving.parse().ok()?,
            ends: ends.parse().ok()?,
            position: fields.next()?,
        })
    }
}

impl fmt::Display for Puzzle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { stars, best, solving, ends, position } = self;
        write!(f, "{stars} {best} {solving}/{ends} {position}")
    }
}

/// The puzzles of a game, easy ones first. Lines that begin with `#` are for readers of the file.
pub fn list<G: Puzzling>() -> impl Iterator<Item = Puzzle<'static>> {
    let lines = G::PUZZLES.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Puzzle::parse(line).unwrap_or_else(|| panic!("not a puzzle: {line}")))
}

/// The file of a game's puzzles.
pub fn written<'t>(note: &str, puzzles: impl Iterator<Item = Puzzle<'t>>) -> String {
    let mut text = format!("# {note}\n");
    puzzles.for_each(|puzzle| text.push_str(&format!("{puzzle}\n")));
    text
}
