//! The command line.

use crate::{Failure, analyse, arena, bench, edition, engine, load, play, replay, serve, train, verify};
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, value_parser};
use courtly_arena::KINDS;
use courtly_text::Lang;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Four royal board games: Royal Visit, King's Road, Royal Palace, Banquet royal.
#[derive(Debug, Parser)]
#[command(
    name = "courtly",
    version,
    after_help = "Examples:
  courtly                                    open the tables in the browser
  courtly play royal-visit                   play against the bot
  courtly play kings-road --seats 4          four seats, you are seat 0
  courtly play --resume FILE                 go on where you stopped
  courtly engine                             JSON-RPC for programs"
)]
pub struct Cli {
    /// Without a command: serve.
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the browser: with friends, bots, or several people on one device. The default command.
    #[command(after_help = "Examples:
  courtly serve                                        on this machine
  courtly serve --address 0.0.0.0:7878                 for everybody in your network
  courtly serve --public-url https://play.example.org --behind-proxy

Everything is kept in one file, at every moment: stop it as you like.")]
    Serve(ServeArgs),
    /// Copy the data file of the server, also while it runs.
    Backup {
        /// The copy; must not exist yet.
        file: PathBuf,
        /// The data file.
        #[arg(long, env = "COURTLY_DATA", value_name = "FILE")]
        data: Option<PathBuf>,
    },
    /// Put a backup in the place of the data file, which must not exist.
    Restore {
        /// The backup.
        file: PathBuf,
        /// The data file.
        #[arg(long, env = "COURTLY_DATA", value_name = "FILE")]
        data: Option<PathBuf>,
    },
    /// Measure a server of its own under load: real games through HTTP, two players and two streams a table.
    #[command(after_help = "Examples:
  courtly load                                  200 tables, one decision a second each
  courtly load --rate 0 --tables 100            as fast as the server answers
  courtly load --tables 1000 --seconds 1        memory of many tables")]
    Load(LoadArgs),
    /// Play a game in the terminal.
    #[command(after_help = "Examples:
  courtly play royal-visit
  courtly play banquet-royal --player human --player human --player knight
  courtly play kings-road --seats 3 --option nobles=permanent --lang fr
  courtly play royal-palace --seed 7 --plain
  courtly play --resume my-game.record.jsonl

While you play: a number chooses, ? explains the choice, undo, hint, log, save FILE, quit.
Every step is on disk before you see the next one, so Ctrl-C loses nothing.")]
    Play(PlayArgs),
    /// Solve puzzles of one turn: there is a turn that wins, or that brings more than all others.
    #[command(after_help = "Examples:
  courtly puzzle royal-visit                      win this turn
  courtly puzzle banquet-royal --nr 40            a party now
  courtly puzzle royal-palace --nr 7 --solution   a turn with the most points
  courtly puzzle kings-road --lang fr             the best programme against those of the others

The stored ones were found by `courtly puzzle GAME --find 210 --seed 1`.")]
    Puzzle(PuzzleArgs),
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
    /// Judge a finished match: what was luck, what was decided, and what would have been better.
    #[command(after_help = "Examples:
  courtly analyse my-game.record.jsonl
  courtly analyse my-game.record.jsonl --lang fr
  courtly analyse my-game.record.jsonl --nodes 500000      quicker, and not as well judged

The champion looks at every decision with what its seat knew then.
Fair share, luck and decisions, hindsight among them, add up to the result.
Decisions share the nodes, 200 to 200,000 each, or more where a game needs more for one look.
Same record and same nodes: same figures.")]
    Analyse(AnalyseArgs),
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
    /// Train a value network by games against itself. Same seed and number of games: same bytes.
    #[command(after_help = "Examples:
  courtly train royal-visit --games 100000 --out royal-visit.net
  courtly train royal-visit --games 100000 --out royal-visit.net --checkpoint royal-visit.training

With a checkpoint it may be stopped at any time, and the same command goes on.")]
    Train(TrainArgs),
    /// Measure players, or two editions, against each other: the same deals for all, every seat in turn.
    #[command(after_help = arena_help())]
    Arena(ArenaArgs),
}

fn arena_help() -> String {
    let kinds: String = KINDS.iter().map(|kind| format!("  {}\n      {}\n", kind.form, kind.about)).collect();
    format!(
        "Players:
{kinds}
Examples:
  courtly arena royal-visit --player greedy --player random
  courtly arena kings-road --seats 4 --games 400          one greedy player among three random ones
  courtly arena royal-palace --sprt 0,20 --games 10000    stops as soon as the answer is clear
  courtly arena banquet-royal --edition default --edition my.toml --html compare.html

Same seed, same result, on any number of threads; but a time (20ms) is as many positions as the
machine manages in it, and the result names how many. `courtly play GAME --seed SEED/N` deals what
deal N dealt."
    )
}

#[derive(Debug, Args)]
pub struct TrainArgs {
    #[arg(value_parser = PossibleValuesParser::new(courtly_games::LEARNED))]
    pub game: String,
    /// How many seats; the fewest if not given.
    #[arg(long)]
    pub seats: Option<usize>,
    /// Games in all.
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The step at the beginning; it falls to a twentieth. 0.05 if not given, and 0.0003 with --chapter.
    #[arg(long)]
    pub rate: Option<f32>,
    /// How much the end of a game counts against what came next.
    #[arg(long, default_value_t = 0.7)]
    pub lambda: f32,
    /// So many games are played with the same weights, on several threads, and then learned from together, with steps
    /// that are evened by how steep it was of late: for games that take long to play.
    #[arg(long, value_name = "GAMES")]
    pub chapter: Option<u64>,
    /// With --chapter: how often each position is learned from.
    #[arg(long, default_value_t = 4, requires = "chapter")]
    pub passes: u64,
    /// With --chapter: threads that play; as many as there are cores if not given. They change nothing but the time.
    #[arg(long, requires = "chapter", value_parser = value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Learns only to beat this network, or the shipped one (`shipped`): how much more it wins than its share is a
    /// lower bound of how far that one can be exploited. Or the greedy player (`greedy`), where a champion uses that.
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    /// With --against: so many games against itself come first. Who never wins learns nothing.
    #[arg(long, value_name = "GAMES", default_value_t = 0, requires = "against")]
    pub alone: u64,
    /// Where the weights go.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Where the training is kept, to go on from there.
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
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
pub struct ServeArgs {
    /// Where to listen; port 0 takes a free one.
    #[arg(long, env = "COURTLY_ADDRESS", default_value = "127.0.0.1:7878")]
    pub address: SocketAddr,
    /// The data file; one in your data folder if not given.
    #[arg(long, env = "COURTLY_DATA", value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// The address under which people reach the server, if it is another one.
    #[arg(long, env = "COURTLY_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy in front sets X-Forwarded-For.
    #[arg(long, env = "COURTLY_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Unfinished tables that nobody has touched, and players who have no table, go after so many days; 0 keeps all.
    #[arg(long, env = "COURTLY_KEEP_DAYS", default_value_t = 60)]
    pub keep_days: u64,
    /// Changes a second that one address may make in the long run; 0 for no limit.
    #[arg(long, env = "COURTLY_RATE", default_value_t = 20)]
    pub rate: u32,
    /// Connections that one address may have open; 0 for no limit. Not counted on this machine and behind a proxy.
    #[arg(long, env = "COURTLY_CONNECTIONS", default_value_t = 512)]
    pub connections: usize,
    /// Tables of bots alone that one player or address may have running at once; 0 for no limit.
    #[arg(long, env = "COURTLY_BOT_TABLES", default_value_t = 3)]
    pub bot_tables: usize,
    /// Milliseconds that a bot waits before each decision, whatever the table says: for tests.
    #[arg(long, hide = true, value_name = "MS")]
    pub bot_pause: Option<u64>,
    /// Positions that a champion looks at in a turn, instead of thinking for a second: for tests.
    #[arg(long, hide = true, value_name = "POSITIONS")]
    pub thought: Option<u32>,
    /// Positions that are looked at for the analysis of a match: for tests.
    #[arg(long, hide = true, value_name = "POSITIONS", default_value_t = courtly_host::NODES_A_GAME)]
    pub analysis: u32,
    /// Tell at /api/health how much was written, for `courtly load`
    #[arg(long, hide = true)]
    pub figures: bool,
    /// Do not open a browser.
    #[arg(long, env = "COURTLY_NO_OPEN")]
    pub no_open: bool,
}

#[derive(Debug, Args)]
pub struct LoadArgs {
    /// Tables, each with two players.
    #[arg(long, default_value_t = 200)]
    pub tables: usize,
    /// Decisions a second at each table; 0 for as many as possible.
    #[arg(long, default_value_t = 1.0)]
    pub rate: f64,
    /// How long to play.
    #[arg(long, default_value_t = 20.0)]
    pub seconds: f64,
    /// Which games, in turn; all if not given.
    #[arg(long = "game", value_parser = games(), default_values = courtly_games::IDS)]
    pub games: Vec<String>,
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Which game; left out with --resume.
    #[arg(value_parser = games(), required_unless_present = "resume", conflicts_with = "resume")]
    pub game: Option<String>,
    /// How many seats; the fewest if not given.
    #[arg(long, conflicts_with = "resume")]
    pub seats: Option<usize>,
    /// Who sits on the next seat, from seat 0 on: a human, or a bot by its level. Default: one human, else squires.
    #[arg(long = "player", value_name = "WHO", conflicts_with = "resume",
          value_parser = PossibleValuesParser::new(players()))]
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
pub struct PuzzleArgs {
    #[arg(value_parser = games())]
    pub game: String,
    /// Which one; the first are the easiest.
    #[arg(long, default_value_t = 1)]
    pub nr: usize,
    /// Only show a turn that solves it.
    #[arg(long)]
    pub solution: bool,
    /// Look for so many new puzzles in games of greedy players and print them.
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["nr", "solution"], value_parser = value_parser!(u32).range(1..))]
    pub find: Option<u32>,
    /// The number from which the games follow in which puzzles are looked for.
    #[arg(long, default_value_t = 1, requires = "find")]
    pub seed: u64,
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
pub struct AnalyseArgs {
    /// The record of a match that is over.
    pub file: PathBuf,
    /// Positions that are looked at for the whole match.
    #[arg(long, default_value_t = courtly_host::NODES_A_GAME, value_parser = value_parser!(u32).range(1..))]
    pub nodes: u32,
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

#[derive(Debug, Args)]
pub struct ArenaArgs {
    #[arg(value_parser = games())]
    pub game: String,
    /// Who plays. Two: a duel, the first among the second if there are more seats. More: each against each.
    #[arg(long = "player", value_name = "WHO")]
    pub players: Vec<String>,
    /// How many seats; the fewest if not given.
    #[arg(long)]
    pub seats: Option<usize>,
    /// An option of the game, such as nobles=permanent.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A file with other component tables, or `default`. Two: they are compared, played by one or two players.
    #[arg(long = "edition", value_name = "FILE")]
    pub editions: Vec<String>,
    /// Games of each two players, filled up so that everybody has every seat equally often.
    #[arg(long, default_value_t = 200)]
    pub games: usize,
    /// The text from which all chance follows.
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// How many threads play; as many as the machine has if not given.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Stop when it is clear whether the first player's advantage is rather ELO0 or ELO1 (5 % error each).
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    /// Write the result for programs.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the result as a page with plots.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Who may sit on a seat: a person, or a bot of some level.
fn players() -> Vec<&'static str> {
    let levels = courtly_host::LEVELS.iter().map(|level| level.name());
    ["human"].into_iter().chain(levels).chain(["random", "greedy"]).collect()
}

fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(courtly_games::IDS.iter().copied())
}

pub fn run(cli: Cli) -> Result<(), Failure> {
    let command = match cli.command {
        Some(command) => command,
        // As if `serve` had been written, so that its settings from the environment count.
        None => Cli::parse_from(["courtly", "serve"]).command.ok_or(Failure("no command".to_owned()))?,
    };
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup { file, data } => serve::backup(&file, data.as_deref()),
        Command::Restore { file, data } => serve::restore(&file, data.as_deref()),
        Command::Load(args) => load::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Puzzle(args) => play::run_puzzles(&args),
        Command::Engine => Ok(engine::serve(std::io::stdin().lock(), std::io::stdout().lock())?),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Verify { file, lang } => verify::run(&file, lang.lang()),
        Command::Edition { game } => edition::run(&game),
        Command::Bench(args) => bench::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Arena(args) => arena::run(&args),
    }
}
