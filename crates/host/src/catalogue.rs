//! Tables by the name of their game.

use crate::{Match, Seed, Start, Table, phrases_of};
use courtly_core::{LoadError, OptionSpec, Options, SetupError};
use courtly_draw::Mark;
use courtly_games::{Complete, IDS, Visitor, visit, visit_all};
use courtly_text::{Lang, Phrases};

/// What a game offers.
#[derive(Clone, Debug)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: &'static str,
    /// The version of the rules.
    pub version: u32,
    pub seats: (usize, usize),
    pub options: &'static [OptionSpec],
    /// How it is drawn; see `courtly_draw::Scene`.
    pub symbols: &'static str,
    pub style: &'static str,
    pub cover: &'static str,
    pub guide: &'static [(&'static str, &'static str)],
    pub marks: &'static [Mark],
    pub next: &'static [(&'static str, &'static str)],
}

/// What somebody wants to play.
#[derive(Clone, Debug, Default)]
pub struct Order {
    pub game: String,
    pub options: Vec<(String, String)>,
    /// The text of an edition file.
    pub edition: Option<String>,
}

/// Why a table could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
    UnknownGame,
    Load(LoadError),
}

impl From<SetupError> for OrderError {
    fn from(e: SetupError) -> OrderError {
        OrderError::Load(LoadError::Setup(e))
    }
}

impl From<LoadError> for OrderError {
    fn from(e: LoadError) -> OrderError {
        OrderError::Load(e)
    }
}

impl std::fmt::Display for OrderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OrderError::UnknownGame => write!(f, "no such game; possible: {}", IDS.join(", ")),
            OrderError::Load(e) => write!(f, "{e}"),
        }
    }
}

impl std::error::Error for OrderError {}

pub fn games() -> Vec<GameInfo> {
    visit_all(Describe)
}

pub fn game_info(id: &str) -> Option<GameInfo> {
    visit(id, Describe)
}

/// The default edition of a game with the bounds of every field.
pub fn edition_text(id: &str) -> Option<String> {
    visit(id, PrintEdition)
}

/// The rules of a game in our own words, in Markdown.
pub fn rules_text(id: &str, lang: Lang) -> Option<&'static str> {
    visit(id, PrintRules(lang))
}

/// The JSON Schema of a game's view, as text.
pub fn view_schema(id: &str) -> Option<&'static str> {
    courtly_games::view_schema(id)
}

/// The phrases of a game by its name.
pub fn phrases_for(id: &str, lang: Lang) -> Option<Phrases> {
    visit(id, Speak(lang))
}

/// A fresh match; chance follows from the seed.
pub fn new_table(order: &Order, seats: usize, seed: Seed) -> Result<Box<dyn Table>, OrderError> {
    visit(&order.game, New { order, seats, seed }).ok_or(OrderError::UnknownGame)?
}

/// A match from a position; later chance follows from the seed.
pub fn load_table(order: &Order, position: &str, seed: Seed) -> Result<Box<dyn Table>, OrderError> {
    visit(&order.game, Load { order, position, seed }).ok_or(OrderError::UnknownGame)?
}

impl Order {
    pub(crate) fn options_of<G: Complete>(&self) -> Result<Options, SetupError> {
        Options::new(G::OPTIONS, self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())))
    }
}

#[derive(Clone)]
struct Describe;

impl Visitor for Describe {
    type Out = GameInfo;

    fn visit<G: Complete>(self) -> GameInfo {
        GameInfo {
            id: G::ID,
            name: G::NAME,
            version: G::VERSION,
            seats: G::SEATS,
            options: G::OPTIONS,
            symbols: G::SYMBOLS,
            style: G::STYLE,
            cover: G::COVER,
            guide: G::GUIDE,
            marks: G::MARKS,
            next: G::NEXT,
        }
    }
}

struct PrintEdition;

impl Visitor for PrintEdition {
    type Out = String;

    fn visit<G: Complete>(self) -> String {
        G::edition()
    }
}

struct PrintRules(Lang);

impl Visitor for PrintRules {
    type Out = &'static str;

    fn visit<G: Complete>(self) -> &'static str {
        G::rules_text(self.0)
    }
}

struct Speak(Lang);

impl Visitor for Speak {
    type Out = Phrases;

    fn visit<G: Complete>(self) -> Phrases {
        phrases_of::<G>(self.0.into())
    }
}

struct New<'a> {
    order: &'a Order,
    seats: usize,
    seed: Seed,
}

impl Visitor for New<'_> {
    type Out = Result<Box<dyn Table>, OrderError>;

    fn visit<G: Complete>(self) -> Self::Out {
        let game = G::new(self.seats, &self.order.options_of::<G>()?, self.order.edition.as_deref())?;
        Ok(Box::new(Match::begin(game, Start::Setup, self.seed)))
    }
}

struct Load<'a> {
    order: &'a Order,
    position: &'a str,
    seed: Seed,
}

impl Visitor for Load<'_> {
    type Out = Result<Box<dyn Table>, OrderError>;

    fn visit<G: Complete>(self) -> Self::Out {
        let (game, state) = G::load(self.position, &self.order.options_of::<G>()?, self.order.edition.as_deref())?;
        Ok(Box::new(Match::begin(game, Start::Loaded(state), self.seed)))
    }
}
