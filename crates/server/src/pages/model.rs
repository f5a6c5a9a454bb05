//! What several pages show.

use courtly_draw::Mark;

/// A game as lists show it.
#[derive(Clone, Debug)]
pub struct GameCard {
    pub id: &'static str,
    /// In the reader's language.
    pub name: String,
    /// One sentence that makes curious.
    pub tagline: String,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// How long a game takes, in words: "20–30 minutes".
    pub length: String,
    /// `Scene::COVER`.
    pub cover: &'static str,
    /// What "Play now" asks for: this many seats, and bots of this level.
    pub quick_seats: usize,
    pub quick_level: String,
}

/// A table as lists show it.
#[derive(Clone, Debug)]
pub struct TableLine {
    pub id: String,
    pub game: &'static str,
    pub game_name: String,
    pub cover: &'static str,
    pub standing: Standing,
    /// The other players, by name.
    pub with: Vec<String>,
    /// Where the game stands, in a few words (`Picture::meta`); may be empty.
    pub meta: String,
    /// How long ago something happened there.
    pub seconds_ago: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    YourTurn,
    /// Those who are to decide.
    Theirs(Vec<String>),
    /// Not begun: this many seats are free.
    Waiting {
        free: usize,
    },
    Won,
    /// Those who won instead; empty if nobody did.
    Lost(Vec<String>),
    /// Over, and the reader had no seat.
    Over(Vec<String>),
    Aborted,
}

/// A table that strangers may join.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub game: &'static str,
    pub game_name: String,
    pub cover: &'static str,
    /// Where to join: `/join/{code}`.
    pub link: String,
    pub host: String,
    pub seats: usize,
    pub free: usize,
    pub pace: Pace,
    pub seconds_ago: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Live,
    Days,
}

/// A value of a form field with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub value: String,
    pub words: String,
}

/// An option of a game, as a field `option.{name}`. The first value is the default.
#[derive(Clone, Debug)]
pub struct OptionField {
    pub name: String,
    pub words: String,
    pub help: Option<String>,
    pub values: Vec<Choice>,
}

/// A seat before the game.
#[derive(Clone, Debug)]
pub struct SeatLine {
    /// From 0.
    pub seat: usize,
    pub mark: Mark,
    pub sitter: Sitter,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The reader.
    Me {
        name: String,
        ready: bool,
    },
    Person {
        name: String,
        here: bool,
        ready: bool,
    },
    Open,
    Bot {
        level: Choice,
        name: String,
    },
    /// Somebody who plays on the host's device.
    Device {
        name: String,
    },
}

/// What was agreed about a table, for the waiting room and invitations.
#[derive(Clone, Debug)]
pub struct Terms {
    pub pace: Pace,
    /// Options that differ from the default, in words: "Nobles", "permanent".
    pub options: Vec<(String, String)>,
    pub hints: bool,
}

impl SeatLine {
    /// Nobody is awaited here.
    pub fn settled(&self) -> bool {
        match self.sitter {
            Sitter::Me { ready, .. } | Sitter::Person { ready, .. } => ready,
            Sitter::Open => false,
            Sitter::Bot { .. } | Sitter::Device { .. } => true,
        }
    }
}
