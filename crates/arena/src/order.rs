use crate::editions::{Comparison, compare};
use crate::stats::Sprt;
use crate::tournament::{Tournament, hold};
use crate::{Contestant, Deal, Sides, in_order};
use courtly_core::Options;
use courtly_games::{Complete, Visitor, visit};
use courtly_host::Seed;
use std::ops::ControlFlow;

/// Matches between two players are at most this many: more would fill the memory before they end.
pub(crate) const GAMES_MAX: usize = 10_000_000;
/// More players than this make more pairs than anybody reads.
const PLAYERS_MAX: usize = 16;
const THREADS_MAX: usize = 256;

/// What somebody wants to know.
#[derive(Clone, Debug)]
pub struct Order {
    pub game: String,
    /// The fewest that the game allows if not given.
    pub seats: Option<usize>,
    pub options: Vec<(String, String)>,
    /// None: the default one. Two: they are compared.
    pub editions: Vec<Edition>,
    pub players: Vec<Contestant>,
    /// Matches of each two players, filled up to whole deals.
    pub games: usize,
    pub seed: String,
    pub threads: usize,
    pub sprt: Option<Sprt>,
}

/// An edition by the name that the report gives it.
#[derive(Clone, Debug)]
pub struct Edition {
    pub name: String,
    /// The text of the file; none for the default edition.
    pub text: Option<String>,
}

/// How far the arena is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// What is being played now, such as `greedy against random`.
    pub what: String,
    /// Matches played and to be played, over the whole order.
    pub done: usize,
    pub all: usize,
    /// The challenger's share so far.
    pub share: f64,
}

/// What came out. It holds no times, so the same order gives the same report.
#[derive(Clone, Debug)]
pub struct Report {
    pub game: &'static str,
    pub name: &'static str,
    /// The version of the rules.
    pub version: u32,
    pub seats: usize,
    pub options: Vec<(&'static str, &'static str)>,
    pub editions: Vec<String>,
    pub players: Vec<String>,
    pub seed: String,
    /// What should be known about the players on these rules.
    pub remarks: Vec<String>,
    pub findings: Findings,
}

#[derive(Clone, Debug)]
pub enum Findings {
    Tournament(Tournament),
    Editions(Comparison),
}

/// Plays what the order asks for. The error is in words for the person who ordered.
pub fn run(order: &Order, progress: &mut dyn FnMut(&Progress)) -> Result<Report, String> {
    check(order)?;
    let no_such = || format!("no such game; possible: {}", courtly_games::IDS.join(", "));
    visit(&order.game, Run { order, progress }).ok_or_else(no_such)?
}

fn check(order: &Order) -> Result<(), String> {
    let within = |name: &str, value: usize, max: usize| match value {
        0 => Err(format!("--{name}: 1 to {max} is possible")),
        value if value > max => Err(format!("--{name}: 1 to {max} is possible")),
        _ => Ok(()),
    };
    within("games", order.games, GAMES_MAX)?;
    within("threads", order.threads, THREADS_MAX)?;
    match (order.editions.len(), order.players.len()) {
        (2, 1 | 2) if order.sprt.is_some() => Err("--sprt: two editions are compared, not two players".to_owned()),
        (2, 1 | 2) => Ok(()),
        (2, _) => Err("--player: two editions are compared with one or two players".to_owned()),
        (0 | 1, 2) => Ok(()),
        (0 | 1, 3..=PLAYERS_MAX) if order.sprt.is_some() => Err("--sprt: needs exactly two players".to_owned()),
        (0 | 1, 3..=PLAYERS_MAX) => Ok(()),
        (0 | 1, _) => Err(format!("--player: 2 to {PLAYERS_MAX} players are possible")),
        _ => Err("--edition: at most two".to_owned()),
    }?;
    for (nth, player) in order.players.iter().enumerate() {
        // On every seat of the same deals a player does exactly as well as itself.
        if order.players[..nth].contains(player) {
            return Err(format!("--player: {} is there twice", player.name()));
        }
    }
    Ok(())
}

struct Run<'a> {
    order: &'a Order,
    progress: &'a mut dyn FnMut(&Progress),
}

impl Visitor for Run<'_> {
    type Out = Result<Report, String>;

    fn visit<G: Complete>(self) -> Result<Report, String> {
        let Run { order, progress } = self;
        let seats = order.seats.unwrap_or(G::SEATS.0);
        if !(G::SEATS.0..=G::SEATS.1).contains(&seats) {
            let (min, max) = G::SEATS;
            return Err(format!("{seats} seats are not possible; {} has {min} to {max}", G::NAME));
        }
        let asked = order.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(G::OPTIONS, asked).map_err(|e| e.to_string())?;
        let fit = |game: G| {
            order.players.iter().try_for_each(|player| player.possible(&game))?;
            Ok::<G, String>(game)
        };
        let make = |edition: &Edition| {
            fit(G::new(seats, &options, edition.text.as_deref()).map_err(|e| format!("{}: {e}", edition.name))?)
        };
        let measured = |game: &G| Order {
            players: order.players.iter().map(|player| player.measured(game)).collect(),
            ..order.clone()
        };
        let remarks = |order: &Order, games: &[&G]| -> Vec<String> {
            let of = |player: &Contestant| games.iter().find_map(|game| player.remark(*game));
            order.players.iter().filter_map(of).collect()
        };
        let (order, in_force, remarks, findings) = match &order.editions[..] {
            [first, second] => {
                let (first, second) = (make(first)?, make(second)?);
                let order = measured(&first);
                let findings = Findings::Editions(compare(&order, &first, &second, progress));
                let remarks = remarks(&order, &[&first, &second]);
                (order, first.options(), remarks, findings)
            }
            editions => {
                let game = match editions.first() {
                    Some(edition) => make(edition)?,
                    None => fit(G::new(seats, &options, None).map_err(|e| e.to_string())?)?,
                };
                let order = measured(&game);
                let findings = Findings::Tournament(hold(&order, &game, progress));
                let remarks = remarks(&order, &[&game]);
                (order, game.options(), remarks, findings)
            }
        };
        Ok(Report {
            game: G::ID,
            name: G::NAME,
            version: G::VERSION,
            seats,
            options: in_force,
            editions: order.editions.iter().map(|edition| edition.name.clone()).collect(),
            players: order.players.iter().map(Contestant::name).collect(),
            seed: order.seed.clone(),
            remarks,
            findings,
        })
    }
}

/// How many deals give so many matches at least.
pub(crate) fn deals(games: usize, sides: &Sides, seats: usize) -> usize {
    games.div_ceil(if sides.challenger == sides.field { 1 } else { seats })
}

/// Plays the deals of two sides on all threads and takes them in order. Deal `n` has the seed that `courtly play` makes
/// of the text `SEED/n`, whoever plays, so every pair of players and both editions get the same deals.
pub(crate) fn play_deals<G: Complete>(
    order: &Order,
    game: &G,
    sides: &Sides,
    take: impl FnMut(usize, Deal) -> ControlFlow<()>,
) {
    let count = deals(order.games, sides, game.seats());
    let work = |nth| Deal::play(game, sides, Seed::from_text(&format!("{}/{nth}", order.seed)));
    in_order(count, order.threads, work, take);
}
