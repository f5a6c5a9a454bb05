//! Who sits where at which table, from the command line or from a record.

use super::recorder::Recorder;
use crate::Failure;
use crate::cli::PlayArgs;
use crate::file::{failed, read_text};
use crate::verify::read;
use courtly_host::{
    FORMAT, Header, Level, Order, OrderError, Seed, Table, game_info, new_table, resume as resume_match,
};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Human,
    Bot(Level),
}

impl Who {
    fn parse(name: &str) -> Option<Who> {
        if name == "human" { Some(Who::Human) } else { Level::parse(name).map(Who::Bot) }
    }

    fn name(self) -> &'static str {
        match self {
            Who::Human => "human",
            Who::Bot(level) => level.name(),
        }
    }
}

/// A table with its players and, unless it is a puzzle, its record on disk.
pub struct Seating {
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<Who>,
    pub(crate) recorder: Option<Recorder>,
}

impl std::fmt::Debug for Seating {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seating").field("players", &self.players).finish_non_exhaustive()
    }
}

pub(crate) fn fresh(args: &PlayArgs) -> Result<Seating, Failure> {
    let game = args.game.clone().expect("the command line asks for a game");
    let info = game_info(&game).ok_or(OrderError::UnknownGame)?;
    let players = players(args, info.seats)?;
    let edition = args.edition.as_deref().map(read_text).transpose()?;
    let options = args
        .options
        .iter()
        .map(|option| {
            let (name, value) =
                option.split_once('=').ok_or(Failure(format!("--option {option}: must be NAME=VALUE")))?;
            Ok((name.to_owned(), value.to_owned()))
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text),
        None => Seed::random().map_err(Failure)?,
    };
    let order = Order { game: game.clone(), options, edition: edition.clone() };
    let table = new_table(&order, players.len(), seed).map_err(|e| Failure(in_file(args.edition.as_deref(), &e)))?;
    let header = Header {
        format: FORMAT.to_owned(),
        game,
        version: info.version,
        seats: players.len(),
        options: table.options().iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect(),
        edition,
        start: table.start(),
        loaded: false,
        players: players.iter().map(|who| who.name().to_owned()).collect(),
        commitment: seed.commitment(),
        contributions: vec![],
        seed_text: args.seed.clone(),
    };
    let path = match &args.record {
        Some(path) => path.clone(),
        None => default_path(info.id)?,
    };
    let mut recorder = Recorder::create(&path, &header, &seed)?;
    recorder.note(table.as_ref())?;
    Ok(Seating { table, players, recorder: Some(recorder) })
}

pub(crate) fn resume(file: &Path) -> Result<Seating, Failure> {
    let record = read(file)?;
    let (table, written) = resume_match(&record).map_err(|e| failed(file, e))?;
    let players = record
        .header
        .players
        .iter()
        .map(|name| Who::parse(name).ok_or_else(|| Failure(format!("{}: no player {name:?}", file.display()))))
        .collect::<Result<Vec<_>, _>>()?;
    let mut recorder = Recorder::reopen(file, &record, written)?;
    recorder.note(table.as_ref())?;
    Ok(Seating { table, players, recorder: Some(recorder) })
}

fn players(args: &PlayArgs, (fewest, most): (usize, usize)) -> Result<Vec<Who>, Failure> {
    let seats = args.seats.unwrap_or(args.players.len().max(fewest));
    if !(fewest..=most).contains(&seats) {
        let range = if fewest == most { format!("{most}") } else { format!("{fewest} to {most}") };
        return Err(Failure(format!("{seats} seats are not possible; the game has {range}")));
    }
    if args.players.len() > seats {
        return Err(Failure(format!("{} players for {seats} seats", args.players.len())));
    }
    let mut players: Vec<Who> = args.players.iter().filter_map(|name| Who::parse(name)).collect();
    if players.is_empty() {
        players.push(Who::Human);
    }
    players.resize(seats, Who::Bot(Level::USUAL));
    Ok(players)
}

/// Errors of an edition file are told with its name.
fn in_file(edition: Option<&Path>, e: &OrderError) -> String {
    match edition {
        Some(path) => format!("{}: {e}", path.display()),
        None => e.to_string(),
    }
}

/// A new file in the user's data folder, named after game and time.
fn default_path(game: &str) -> Result<PathBuf, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .or_else(|| set("APPDATA"))
        .unwrap_or_else(|| PathBuf::from("."));
    let folder = data.join("courtly");
    std::fs::create_dir_all(&folder).map_err(|e| failed(&folder, e))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let name = |nth: u32| match nth {
        0 => folder.join(format!("{game}-{now}.record.jsonl")),
        _ => folder.join(format!("{game}-{now}-{nth}.record.jsonl")),
    };
    Ok((0..).map(name).find(|path| !path.exists()).expect("some name is free"))
}
