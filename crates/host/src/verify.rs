//! Replaying records: to go on with a match, to look at it, or to check every line of it.

use crate::catalogue::Order;
use crate::matches::{ABANDONED, RESIGNED};
use crate::record::{End, Line, Noted, Record, RecordError};
use crate::{Match, Seed, Start, Table};
use courtly_core::{Options, Seat, Step, Turn};
use courtly_games::{Complete, Visitor, visit};

/// What a check of a whole record found to be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub decisions: usize,
    pub chances: usize,
    pub undos: usize,
    pub ending: Ending,
    /// The seed is revealed, fits the commitment, and gives every chance outcome.
    pub seed: bool,
    /// Somebody chose the seed, so it proves no fairness.
    pub seed_was_chosen: bool,
    /// The start was given by somebody.
    pub loaded: bool,
}

/// How a match came to its end, if it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Running,
    Played,
    Resigned,
    /// After too many steps the host has stopped it.
    Abandoned,
}

/// Replays a record and checks every legality, chance outcome and hash, and the seed commitment.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    let ending = match replay(record, usize::MAX)?.outcome().map(|outcome| outcome.reason) {
        None => Ending::Running,
        Some(RESIGNED) => Ending::Resigned,
        Some(ABANDONED) => Ending::Abandoned,
        Some(_) => Ending::Played,
    };
    let over = ending != Ending::Running;
    let ended = matches!(record.lines.last().map(|noted| &noted.line), Some(Line::End { .. }));
    if over != ended {
        let number = record.lines.last().map_or(1, |noted| noted.number);
        let message = if over { "the game is over, but no end is written" } else { "an end before the game is over" };
        return Err(RecordError::new(number, message));
    }
    let count = |is: fn(&Line) -> bool| record.lines.iter().filter(|noted| is(&noted.line)).count();
    Ok(Verified {
        decisions: count(|line| matches!(line, Line::Decide { .. })),
        chances: count(|line| matches!(line, Line::Chance { .. })),
        undos: count(|line| matches!(line, Line::Undo { .. })),
        ending,
        seed: record.seed.is_some(),
        seed_was_chosen: record.header.seed_text.is_some(),
        loaded: record.header.loaded,
    })
}

/// The table as it stood after so many lines of the record. Without the seed, chance follows what is written.
pub fn replay(record: &Record, lines_max: usize) -> Result<Box<dyn Table>, RecordError> {
    retrace(record, lines_max, &mut |_, _| ())
}

/// The same, telling how the match stood before the first line and after every one.
pub fn retrace(
    record: &Record,
    lines_max: usize,
    told: &mut dyn FnMut(&dyn Table, Option<&Line>),
) -> Result<Box<dyn Table>, RecordError> {
    if let Some(seed) = &record.seed {
        if seed.commitment() != record.header.commitment {
            return Err(RecordError::new(1, "the commitment does not fit the seed"));
        }
        if record.header.seed_text.as_deref().is_some_and(|text| Seed::from_text(text) != *seed) {
            return Err(RecordError::new(1, "the text of the seed does not fit the seed"));
        }
    }
    visit(&record.header.game, Replay { record, lines_max, told })
        .ok_or_else(|| RecordError::new(1, format!("no game {:?}", record.header.game)))?
}

/// The table at the end of a record whose match goes on, and how many of its steps are written: chance steps that got
/// lost are made again.
pub fn resume(record: &Record) -> Result<(Box<dyn Table>, usize), RecordError> {
    if record.seed.is_none() {
        return Err(RecordError::new(1, "the record holds no seed, so the match cannot go on"));
    }
    let mut table = replay(record, usize::MAX)?;
    let written = table.steps();
    table.settle();
    Ok((table, written))
}

struct Replay<'a> {
    record: &'a Record,
    lines_max: usize,
    told: &'a mut dyn FnMut(&dyn Table, Option<&Line>),
}

impl Visitor for Replay<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;

    fn visit<G: Complete>(self) -> Self::Out {
        let mut it = first::<G>(self.record)?;
        let mut ended = false;
        (self.told)(&it, None);
        for noted in self.record.lines.iter().take(self.lines_max) {
            if ended {
                return Err(RecordError::new(noted.number, "a line after the end"));
            }
            ended = matches!(noted.line, Line::End { .. });
            step(&mut it, noted, self.record.seed.is_some())?;
            check_hash(&it, noted, self.record.header.version)?;
            (self.told)(&it, Some(&noted.line));
        }
        Ok(Box::new(it))
    }
}

/// The match before its first line.
fn first<G: Complete>(record: &Record) -> Result<Match<G>, RecordError> {
    let header = &record.header;
    let refused = |message: String| RecordError::new(1, message);
    let options = header
        .options
        .iter()
        .map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())))
        .collect::<Option<Vec<_>>>()
        .ok_or(refused("an option is not a word".to_owned()))?;
    let order = Order { game: header.game.clone(), options, edition: header.edition.clone() };
    let options: Options = order.options_of::<G>().map_err(|e| refused(e.to_string()))?;
    let edition = header.edition.as_deref();
    let game = G::new(header.seats, &options, edition).map_err(|e| refused(e.to_string()))?;
    if header.players.len() != header.seats {
        return Err(refused(format!("{} players for {} seats", header.players.len(), header.seats)));
    }
    let seed = record.seed.unwrap_or(Seed([0; 32])).with(&header.contributions);
    let set_up = Match::bare(game, Start::Setup, seed);
    let Some(start) = &header.start else {
        return if set_up.game.turn(&set_up.state) == Turn::Chance {
            Ok(set_up)
        } else {
            Err(refused("the start position is missing".to_owned()))
        };
    };
    let (game, state) = G::load(start, &options, edition).map_err(|e| refused(format!("the start: {e}")))?;
    if game.seats() != header.seats {
        return Err(refused(format!("the start has {} seats", game.seats())));
    }
    if !header.loaded && record.seed.is_some() && set_up.game.position(&set_up.state) != *start {
        return Err(refused("the start position does not follow from the seed".to_owned()));
    }
    let start = if header.loaded { Start::Loaded(state) } else { Start::Dealt(state) };
    Ok(Match::bare(game, start, seed))
}

fn step<G: Complete>(it: &mut Match<G>, noted: &Noted, seeded: bool) -> Result<(), RecordError> {
    let refused = |message: String| RecordError::new(noted.number, message);
    if it.over() && !matches!(noted.line, Line::End { .. }) {
        return Err(refused("the game is over before this line".to_owned()));
    }
    match &noted.line {
        Line::Decide { seat, decision } => {
            if it.game.turn(&it.state) == Turn::Chance {
                return Err(refused("a chance step is due, not a decision".to_owned()));
            }
            let checked = it.check(Seat(*seat), decision).map_err(|e| refused(e.to_string()))?;
            it.push(Step::Decide(Seat(*seat), checked));
        }
        Line::Chance { chance } => {
            let written = it.game.parse_chance(chance).ok_or(refused(format!("no chance step is spelt {chance:?}")))?;
            let drawn = it.next_chance().ok_or(refused("no chance step is due".to_owned()))?;
            if seeded && drawn != written {
                let drawn = it.game.chance_text(drawn);
                return Err(refused(format!("{chance} is written, but the seed gives {drawn}")));
            }
            let mut outcomes = vec![];
            it.game.outcomes(&it.state, &mut outcomes);
            if !outcomes.iter().any(|(possible, _)| *possible == written) {
                return Err(refused(format!("{chance} is not possible here")));
            }
            it.push(Step::Chance(written));
        }
        Line::Undo { seat } => it.undo(Seat(*seat)).map_err(|e| refused(e.to_string()))?,
        Line::Taken { seat, by: _ } if usize::from(*seat) >= it.game.seats() => {
            return Err(refused("there is no such seat".to_owned()));
        }
        Line::Taken { .. } => {}
        Line::Resign { seat } => it.resign(Seat(*seat)).map_err(|e| refused(e.to_string()))?,
        Line::End { end } => {
            let outcome = it.outcome().ok_or(refused("an end before the game is over".to_owned()))?;
            if End::from(&outcome) != *end {
                return Err(refused("the game ends otherwise".to_owned()));
            }
        }
    }
    Ok(())
}

fn check_hash<G: Complete>(it: &Match<G>, noted: &Noted, version: u32) -> Result<(), RecordError> {
    let here = it.hash().filter(|_| noted.line.moves());
    if here == noted.hash {
        return Ok(());
    }
    let message = match (here, &noted.hash) {
        (Some(_), Some(_)) if version != G::VERSION => {
            format!("written by version {version} of the rules; this is version {}, and they part here", G::VERSION)
        }
        (Some(_), Some(_)) => "the position is another one than its hash says".to_owned(),
        (Some(_), None) => "the hash is missing".to_owned(),
        (None, _) => "a hash where none belongs".to_owned(),
    };
    Err(RecordError::new(noted.number, message))
}
