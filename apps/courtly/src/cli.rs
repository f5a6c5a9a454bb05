//! The command line.

use crate::{Failure, bench, edition, engine, play, replay, verify};
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use courtly_text::Lang;
use std::path::PathBuf;

/// Four royal board games: Royal Visit, King's Road, Royal Palace, Banquet royal.
#[derive(Debug, Parser)]
#[command(
    name = "courtly",
    version,
    arg_required_else_help = true,
    after_help = "Examples:
  courtly play royal-visit                   play against the bot
  courtly play kings-road --seats 4          four seats, you are seat 0
  courtly play --resume FILE                 go on where you stopped
  courtly engine                             JSON-RPC for programs"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal.
    #[command(after_help = "Examples:
  courtly play royal-visit
  courtly play banquet-royal --player human --player human --player greedy
  courtly play kings-road --seats 3 --option nobles=permanent --lang fr
  courtly play royal-palace --seed 7 --plain
  courtly play --resume my-game.record.jsonl

While you play: a number chooses, ? explains the choice, undo, hint, log, save FILE, quit.
Every step is on disk before you see the next one, so Ctrl-C loses nothing.")]
    Play(PlayArgs),
    /// Speak JSON-RPC 2.0 on standard input and output, one message a line.
    #[command(after_help = "Example:
  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | courtly engine")]
    Engine,
    /// Step through a record.
    #[command(after_help = "Examples:
  courtly replay my-game.record.jsonl              Enter steps on, b steps back, a number jumps, q ends
  courtly replay my-game.record.jsonl --as 0       with what seat 0 knew
  courtly replay my-game.record.jsonl --plain | less")]
    Replay(ReplayArgs),
    /// Replay a record and check every rule, chance outcome, hash and the seed.
    #[command(after_help = "Example:
  courtly verify my-game.record.jsonl

Exit status 0 if all is right, 1 if a line is wrong (it is named).")]
    Verify {
        /// The record of a match.
        file: PathBuf,
        #[command(flatten)]
        lang: LangArg,
    },
    /// Print the default component tables of a game, with the bounds of every field.
    #[command(after_help = "Example:
  courtly edition kings-road > my.toml       then change my.toml, and
  courtly play kings-road --edition my.toml")]
    Edition {
        #[arg(value_parser = games())]
        game: String,
    },
    /// Measure random play of every game: decisions a second, on one thread.
    #[command(after_help = "Examples:
  courtly bench
  courtly bench --game royal-visit --seconds 5")]
    Bench(BenchArgs),
}

#[derive(Debug, Args)]
pub struct LangArg {
    /// Language; from the environment if not given.
    #[arg(long, value_parser = PossibleValuesParser::new(["en", "fr"]))]
    lang: Option<String>,
}

impl LangArg {
    pub fn lang(&self) -> Option<Lang> {
        self.lang.as_deref().and_then(Lang::parse)
    }
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Which game; left out with --resume.
    #[arg(value_parser = games(), required_unless_present = "resume", conflicts_with = "resume")]
    pub game: Option<String>,
    /// How many seats; the fewest if not given.
    #[arg(long, conflicts_with = "resume")]
    pub seats: Option<usize>,
    /// Who sits on the next seat, from seat 0 on: human, random or greedy. Default: one human, else greedy.
    #[arg(long = "player", value_name = "WHO", conflicts_with = "resume",
          value_parser = PossibleValuesParser::new(["human", "random", "greedy"]))]
    pub players: Vec<String>,
    /// An option of the game, such as nobles=permanent.
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "resume")]
    pub options: Vec<String>,
    /// A file with other component tables (see `courtly edition`).
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub edition: Option<PathBuf>,
    /// Chance from this text instead of at random, for tests and duplicates.
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<String>,
    /// Where the record is written; a new file in your data folder if not given.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub record: Option<PathBuf>,
    /// Go on with the match of this record.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// One fact a line and no drawing, for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub lang: LangArg,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record of a match.
    pub file: PathBuf,
    /// Show what this seat knew; what everybody knew if not given.
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<u8>,
    /// One fact a line and no drawing.
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub lang: LangArg,
}

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Only this game.
    #[arg(long, value_parser = games())]
    pub game: Option<String>,
    /// How long each line is measured.
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f64,
}

fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(courtly_games::IDS.iter().copied())
}

pub fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Engine => Ok(engine::serve(std::io::stdin().lock(), std::io::stdout().lock())?),
        Command::Replay(args) => replay::run(&args),
        Command::Verify { file, lang } => verify::run(&file, lang.lang()),
        Command::Edition { game } => edition::run(&game),
        Command::Bench(args) => bench::run(&args),
    }
}
