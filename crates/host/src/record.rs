//! The record of a match: JSON lines, the truth about it.
//!
//! ```text
//! {"format":"courtly-record/1","game":"royal-visit",…,"commitment":"…"}     the header
//! {"secret":"…"}                                                            the seed; stays with the host until the end
//! {"chance":"side:1"}                                                       steps, with the hash of the position
//! {"seat":1,"decision":"K+1","time":1700000000,"hash":"…"}                  wherever no chance step is due
//! {"undo":1,"hash":"…"}
//! {"taken":1,"by":"greedy"}                                                 a bot plays on for a seat, or a person again
//! {"resign":1}                                                              a seat of two gives up: the other wins
//! {"end":{"winners":[1],"scores":[0,1],"reason":"crown"}}
//! ```

use crate::Seed;
use courtly_core::{Game, Outcome, Step};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The format that is written and read.
pub const FORMAT: &str = "courtly-record/1";
/// No record is longer than this many bytes.
const LENGTH_MAX: usize = 64 * 1024 * 1024;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub format: String,
    pub game: String,
    /// The version of the game's rules.
    pub version: u32,
    pub seats: usize,
    /// The value in force of every option.
    pub options: Map<String, Value>,
    /// The text of the edition file, if it is not the default one.
    pub edition: Option<String>,
    /// The position from which the match began; none where the setup consists of chance steps.
    pub start: Option<String>,
    /// The start was given by somebody and does not follow from the seed.
    pub loaded: bool,
    /// Who sits where: `human`, or the name of a bot.
    pub players: Vec<String>,
    pub commitment: String,
    /// What the players added to the host's seed.
    pub contributions: Vec<String>,
    /// The text that was given as a seed. Such a match is a test or a duplicate and proves no fairness.
    pub seed_text: Option<String>,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    Decide {
        seat: u8,
        decision: String,
    },
    Chance {
        chance: String,
    },
    Undo {
        seat: u8,
    },
    /// From here on `by` plays for the seat: `human`, or the name of a bot.
    Taken {
        seat: u8,
        by: String,
    },
    Resign {
        seat: u8,
    },
    End {
        end: End,
    },
}

impl Line {
    /// Whether the line may change the position, so that a hash belongs to it.
    pub(crate) fn moves(&self) -> bool {
        match self {
            Line::Decide { .. } | Line::Chance { .. } | Line::Undo { .. } => true,
            Line::Taken { .. } | Line::Resign { .. } | Line::End { .. } => false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub winners: Vec<u8>,
    pub scores: Vec<i32>,
    pub reason: String,
}

impl From<&Outcome> for End {
    fn from(outcome: &Outcome) -> End {
        End {
            winners: outcome.winners.iter().map(|s| s.0).collect(),
            scores: outcome.scores.clone(),
            reason: outcome.reason.to_owned(),
        }
    }
}

/// A step with its hash, and the line of the file it stands on.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted {
    pub line: Line,
    pub hash: Option<String>,
    pub number: usize,
}

/// A record as read.
#[derive(Clone, Debug)]
pub struct Record {
    pub header: Header,
    /// The host's seed, unless it is not revealed yet.
    pub seed: Option<Seed>,
    pub lines: Vec<Noted>,
    /// How many bytes are whole lines; a last line cut off in writing comes after them.
    pub whole: usize,
    /// How many bytes there are.
    pub length: usize,
}

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    pub line: usize,
    pub message: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> RecordError {
        RecordError { line, message: message.into() }
    }
}

/// A line of a file: every field optional, so that a wrong one is named.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Raw {
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    taken: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resign: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

impl Record {
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > LENGTH_MAX {
            return Err(RecordError::new(1, format!("the file is longer than {LENGTH_MAX} bytes")));
        }
        let whole = bytes.iter().rposition(|&b| b == b'\n').map_or(0, |last| last + 1);
        let mut lines = bytes[..whole].split(|&b| b == b'\n').zip(1..).filter(|(line, _)| !line.is_empty());
        let nothing = if bytes.is_empty() { "the file is empty" } else { "the first line does not end" };
        let (first, number) = lines.next().ok_or(RecordError::new(1, nothing))?;
        let header: Header = serde_json::from_slice(first).map_err(|e| {
            RecordError::new(number, format!("this is no record: its first line is no header ({})", in_line(&e)))
        })?;
        if header.format != FORMAT {
            return Err(RecordError::new(number, format!("the format is {:?}; {FORMAT} can be read", header.format)));
        }
        let (mut seed, mut noted) = (None, vec![]);
        for (line, number) in lines {
            let raw: Raw = serde_json::from_slice(line).map_err(|e| RecordError::new(number, in_line(&e)))?;
            if let Some(secret) = &raw.secret {
                if !raw.holds_only_the_secret() {
                    return Err(RecordError::new(number, "the line of the seed holds something else too"));
                }
                let read = Seed::from_hex(secret).ok_or(RecordError::new(number, "the seed is not 64 hex digits"))?;
                if seed.replace(read).is_some() {
                    return Err(RecordError::new(number, "a second seed"));
                }
                continue;
            }
            noted.push(Noted { hash: raw.hash.clone(), line: raw.line(number)?, number });
        }
        Ok(Record { header, seed, lines: noted, whole, length: bytes.len() })
    }
}

/// What is wrong with a line of JSON, which is read alone and so is always its first.
fn in_line(error: &serde_json::Error) -> String {
    let said = error.to_string();
    match said.rsplit_once(" at line 1 column ") {
        Some((what, column)) => format!("{what}, at column {column}"),
        None => said,
    }
}

impl Raw {
    fn holds_only_the_secret(&self) -> bool {
        let others = Raw { secret: None, ..self.clone() };
        others == Raw::default()
    }

    fn line(self, number: usize) -> Result<Line, RecordError> {
        // Time and hash may stand beside any step; everything else belongs to one kind of line.
        let bare = Raw { time: None, hash: None, ..self };
        let line = match bare.clone() {
            Raw { seat: Some(seat), decision: Some(decision), .. } => Line::Decide { seat, decision },
            Raw { chance: Some(chance), .. } => Line::Chance { chance },
            Raw { undo: Some(seat), .. } => Line::Undo { seat },
            Raw { taken: Some(seat), by: Some(by), .. } => Line::Taken { seat, by },
            Raw { resign: Some(seat), .. } => Line::Resign { seat },
            Raw { end: Some(end), .. } => Line::End { end },
            _ => return Err(RecordError::new(number, WRONG_LINE)),
        };
        if raw(&line) == bare { Ok(line) } else { Err(RecordError::new(number, WRONG_LINE)) }
    }
}

const WRONG_LINE: &str = "neither a decision nor a chance step, an undo or an end";

/// The header and the seed as the first two lines of a file.
pub fn opening(header: &Header, seed: &Seed) -> String {
    let header = serde_json::to_string(header).expect("a header is plain data");
    format!("{header}\n{{\"secret\":\"{}\"}}\n", seed.to_hex())
}

/// One line of a file, with its line break.
pub fn written(line: &Line, time: Option<u64>, hash: Option<String>) -> String {
    let raw = Raw { time, hash, ..raw(line) };
    serde_json::to_string(&raw).expect("a line is plain data") + "\n"
}

fn raw(line: &Line) -> Raw {
    match line.clone() {
        Line::Decide { seat, decision } => Raw { seat: Some(seat), decision: Some(decision), ..Raw::default() },
        Line::Chance { chance } => Raw { chance: Some(chance), ..Raw::default() },
        Line::Undo { seat } => Raw { undo: Some(seat), ..Raw::default() },
        Line::Taken { seat, by } => Raw { taken: Some(seat), by: Some(by), ..Raw::default() },
        Line::Resign { seat } => Raw { resign: Some(seat), ..Raw::default() },
        Line::End { end } => Raw { end: Some(end), ..Raw::default() },
    }
}

pub(crate) fn made_line<G: Game>(game: &G, step: &Step<G::Decision, G::Chance>) -> Line {
    match step {
        Step::Decide(seat, decision) => Line::Decide { seat: seat.0, decision: game.decision_text(*decision) },
        Step::Chance(chance) => Line::Chance { chance: game.chance_text(*chance) },
    }
}
