use serde::{Deserialize, Serialize};

/// What was agreed about a table: the game, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub game: String,
    pub options: Vec<(String, String)>,
    /// The text of an edition file.
    pub edition: Option<String>,
    /// A position to begin from, in the game's notation.
    pub position: Option<String>,
    /// A text as seed; such a match proves no fairness.
    pub seed_text: Option<String>,
    pub pace: Pace,
    pub bot_speed: BotSpeed,
    pub hints: bool,
    /// Shown to everybody on the list of open tables, and of finished games.
    pub listed: bool,
    pub seats: Vec<Sitter>,
    /// The table at which the same people play again.
    #[serde(default)]
    pub rematch: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Everybody is there; a bot plays for whoever is away too long.
    Live,
    /// The game may take days, and waits.
    Days,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotSpeed {
    Normal,
    Fast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Person,
    /// A further person on the device of another: the secrets wait behind a "pass the device" screen.
    Device,
    Bot,
    Open,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub kind: Kind,
    /// The player who may act for the seat.
    pub player: Option<i64>,
    pub name: String,
    /// Of a bot.
    pub level: Option<String>,
    pub ready: bool,
    /// A bot plays for the person, who may come back.
    pub stand_in: bool,
    /// The person gave up; a bot plays to the end.
    pub resigned: bool,
    /// Random text that the person's browser added to the seed.
    pub contribution: Option<String>,
}

impl Sitter {
    pub fn open() -> Sitter {
        Sitter {
            kind: Kind::Open,
            player: None,
            name: String::new(),
            level: None,
            ready: false,
            stand_in: false,
            resigned: false,
            contribution: None,
        }
    }

    pub fn bot(level: &str, name: &str) -> Sitter {
        let (level, name) = (Some(level.to_owned()), name.to_owned());
        Sitter { kind: Kind::Bot, level, name, ready: true, ..Sitter::open() }
    }

    pub fn person(kind: Kind, player: i64, name: &str) -> Sitter {
        Sitter { kind, player: Some(player), name: name.to_owned(), ready: true, ..Sitter::open() }
    }

    /// Whether a bot decides for the seat now.
    pub fn botted(&self) -> bool {
        self.kind == Kind::Bot || self.stand_in || self.resigned
    }
}

impl Plan {
    /// The seats for which a player may act.
    pub fn seats_of(&self, player: Option<i64>) -> Vec<usize> {
        let mine = |sitter: &Sitter| player.is_some() && sitter.player == player;
        (0..self.seats.len()).filter(|seat| mine(&self.seats[*seat])).collect()
    }

    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// Everybody who sits here, once.
    pub fn players(&self) -> Vec<i64> {
        let mut players: Vec<i64> = self.seats.iter().filter_map(|sitter| sitter.player).collect();
        players.sort_unstable();
        players.dedup();
        players
    }
}

/// Names for bots, in the order in which they sit down.
pub const BOT_NAMES: [&str; 8] = ["Odile", "Rufus", "Béatrix", "Anselm", "Clotilde", "Hugo", "Mathilde", "Aubin"];
