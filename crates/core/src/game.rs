use crate::{OptionSpec, Options, Rng, Seat, SeatSet, Sink, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// Whose step it is: one seat (a turn), several (they choose secretly, at the same time), chance, or nobody any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Decide(SeatSet),
    Chance,
    Over,
}

/// One step of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<D, C> {
    Decide(Seat, D),
    Chance(C),
}

/// What a chance step decides and for whom. Hosts derive each outcome from the match seed, this key and how often it
/// came before, so that two matches with one seed stay alike as long as they can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ChanceKey {
    pub purpose: &'static str,
    pub seat: Option<Seat>,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
    /// The word of the game's rules page for what ended it, such as `crown`.
    pub reason: &'static str,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// So many seats are not possible.
    Seats { min: usize, max: usize },
    /// An option is unknown, has a wrong value, or contradicts a loaded position.
    Option { name: String, message: String },
    /// The edition file is wrong; the message names line and field.
    Edition(String),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Seats { min, max } => write!(f, "seats: the game has {min} to {max} seats"),
            SetupError::Option { name, message } => write!(f, "option {name}: {message}"),
            SetupError::Edition(message) => write!(f, "edition: {message}"),
        }
    }
}

impl std::error::Error for SetupError {}

/// Why a position cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    Setup(SetupError),
    /// Unreadable, not in canonical form, or impossible; the message says why.
    Position(String),
}

impl From<SetupError> for LoadError {
    fn from(e: SetupError) -> LoadError {
        LoadError::Setup(e)
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::Setup(e) => write!(f, "{e}"),
            LoadError::Position(message) => write!(f, "position: {message}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// The rules of one game for one table size, set of options and edition. Holds no progress: that is the `State`.
///
/// Decks are counts and every draw is a chance step, so nothing hidden has an order to leak. `decide` has no random
/// source, so determinism is in the type. `determinize` takes a view, so a search cannot cheat.
pub trait Game: Sized + Send + Sync + 'static {
    /// Plain data without heap: copied, compared and hashed freely.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// One small choice of one seat, at most 8 bytes.
    type Decision: Copy + Eq + Ord + std::hash::Hash + Debug + Send + Sync + 'static;
    type Chance: Copy + Eq + Debug + Send + Sync + 'static;
    /// All that one viewer knows. Serialises to the game's documented JSON form.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Something that happened, before redaction.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// The stable identifier, such as `royal-visit`.
    const ID: &'static str;
    /// The proper name, the same in all languages.
    const NAME: &'static str;
    /// Raised when the same steps could give another position.
    const VERSION: u32;
    /// Fewest and most seats.
    const SEATS: (usize, usize);
    const OPTIONS: &'static [OptionSpec];
    /// The default edition file: every component table, commented, with its source.
    const EDITION: &'static str;
    /// No game takes more steps (decisions and chance steps) than this; a host stops it as abandoned there.
    const STEPS_MAX: u32;
    /// Whether a seat at its turn may do something of which another hears nothing, not even that it was done.
    const SILENT_ACTS: bool = false;

    /// The rules for a new table. `edition` is the text of a file that overrides parts of [`Game::EDITION`].
    fn new(seats: usize, options: &Options, edition: Option<&str>) -> Result<Self, SetupError>;
    /// Rules and state of a full-information position in the game's notation, if it is canonical and possible.
    fn load(position: &str, options: &Options, edition: Option<&str>) -> Result<(Self, Self::State), LoadError>;
    /// The default edition as printed for people: with the bounds of every field.
    fn edition() -> String;
    fn seats(&self) -> usize;
    /// The value in force of every option, in the order of [`Game::OPTIONS`].
    fn options(&self) -> Vec<(&'static str, &'static str)>;

    /// A fresh start. What the setup decides by chance comes from `rng`, unless the game makes it chance steps.
    fn setup<R: Rng>(&self, rng: &mut R) -> Self::State;
    fn turn(&self, state: &Self::State) -> Turn;
    /// Clears `out` and lists what the seat may decide now, without duplicates; empty if it owes nothing.
    /// Depends only on the seat's view.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Decision>);
    /// Carries out a decision that is legal; anything else is a bug of the caller.
    fn decide<K: Sink<Self::Event>>(&self, state: &mut Self::State, seat: Seat, decision: Self::Decision, sink: &mut K);
    /// Clears `out` and lists the distinct outcomes of the chance step that is due, with their weights.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);
    /// One outcome, with its chance.
    fn sample<R: Rng>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;
    /// What the chance step that is due decides, and for whom.
    fn chance_key(&self, state: &Self::State) -> ChanceKey;
    fn resolve<K: Sink<Self::Event>>(&self, state: &mut Self::State, chance: Self::Chance, sink: &mut K);

    /// How the game ended; only asked when it is over.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// One number a seat, adding up to 1: a win shared among its winners. Only asked when the game is over.
    fn payoffs(&self, state: &Self::State, out: &mut [f32]);

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The JSON of a view, where the game writes it quicker than by serialising; the same text.
    fn view_text(&self, _view: &Self::View) -> Option<String> {
        None
    }
    /// The event as this viewer may know it; `None` if the viewer may not even know that something happened.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Whether the seat learns something hidden through this event, so that its undo must not go behind it.
    fn reveals(&self, event: &Self::Event, seat: Seat) -> bool;
    /// A world that the viewer cannot tell from the true one: its view there is this view.
    fn determinize<R: Rng>(&self, view: &Self::View, viewer: Viewer, rng: &mut R) -> Self::State;

    /// Where several seats choose secretly at the same time: the view before any of the choices that are not revealed
    /// yet. A search thinks about all of them together, since whoever chose first knew no more than who chooses last.
    fn before_choices(&self, _view: &Self::View) -> Option<Self::View> {
        None
    }

    /// The full-information position in the game's notation.
    fn position(&self, state: &Self::State) -> String;
    fn write_decision(&self, decision: Self::Decision, out: &mut String);
    /// The decision that this text spells, legal or not. Every decision has one spelling.
    fn parse_decision(&self, text: &str) -> Option<Self::Decision>;
    fn write_chance(&self, chance: Self::Chance, out: &mut String);
    fn parse_chance(&self, text: &str) -> Option<Self::Chance>;
    /// Which rule forbids a decision that is not legal for the viewer's seat, where that is known, in plain English.
    fn forbidden(&self, view: &Self::View, seat: Seat, decision: Self::Decision) -> Option<String>;

    /// Checks what no step may change (number of cards, markers, …); the message says what is wrong.
    fn conserved(&self, state: &Self::State) -> Result<(), String>;

    /// The decision as text.
    fn decision_text(&self, decision: Self::Decision) -> String {
        let mut text = String::new();
        self.write_decision(decision, &mut text);
        text
    }

    /// The chance step as text.
    fn chance_text(&self, chance: Self::Chance) -> String {
        let mut text = String::new();
        self.write_chance(chance, &mut text);
        text
    }
}
