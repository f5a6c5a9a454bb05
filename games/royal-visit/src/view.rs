use crate::state::CHATEAU;
use crate::{Cards, Memory, Phase, Playing, Public, State, Suit};
use courtly_core::{Seat, Viewer};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    pub hand_sizes: [u8; 2],
    pub deck_size: u8,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Cards,
    /// What the viewer remembers (clause 6.3). A seat knows what the other seat knows of its hand too; a spectator
    /// does not know which hand holds what, so that its `hands` are empty.
    pub memory: Memory,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let (hand, memory) = match viewer {
            Viewer::Seat(seat) => (state.hands[seat.index()], state.memory),
            Viewer::Spectator => (Cards::EMPTY, Memory { hands: [Cards::EMPTY; 2], ..state.memory }),
        };
        View {
            viewer,
            public: state.public,
            hand_sizes: state.hands.map(Cards::len),
            deck_size: state.deck.len(),
            hand,
            memory,
        }
    }

    /// The cards that memory places for sure: in the other hand, or, for a spectator, in the two hands together.
    pub fn known(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => self.memory.hands[seat.next(2).index()],
            Viewer::Spectator => self.memory.together,
        }
    }
}

impl Public {
    /// Why the game ended, once it is over (clauses 5.1 to 5.4).
    pub(crate) fn reason(&self) -> &'static str {
        if self.king.abs() >= CHATEAU {
            "king"
        } else if self.crown.abs() >= CHATEAU {
            "crown"
        } else {
            "deck"
        }
    }

    /// The phase as a view tells it.
    pub(crate) fn phase_word(&self) -> &'static str {
        match self.phase {
            Phase::Side | Phase::Deal => "setup",
            Phase::Start => "-",
            Phase::Acting(playing) => playing.code(),
            Phase::Draw => "draw",
            Phase::Over { winner: Seat(0) } => "over:0",
            Phase::Over { .. } => "over:1",
        }
    }
}

impl Playing {
    pub(crate) const ALL: [Playing; 7] = [
        Playing::Suit(Suit::King),
        Playing::Suit(Suit::Guard),
        Playing::Suit(Suit::Wizard),
        Playing::Suit(Suit::Jester),
        Playing::JesterOnKing,
        Playing::JesterOnGuards,
        Playing::JesterOnWizard,
    ];

    pub(crate) fn code(self) -> &'static str {
        match self {
            Playing::Suit(Suit::King) => "K",
            Playing::Suit(Suit::Guard) => "G",
            Playing::Suit(Suit::Wizard) => "W",
            Playing::Suit(Suit::Jester) => "J",
            Playing::JesterOnKing => "J>K",
            Playing::JesterOnGuards => "J>G",
            Playing::JesterOnWizard => "J>W",
        }
    }

    /// The suit of the cards that are played.
    pub(crate) fn suit(self) -> Suit {
        match self {
            Playing::Suit(suit) => suit,
            Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard => Suit::Jester,
        }
    }
}

/// The JSON form that `VIEW.md` documents.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = &self.public;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer.seat())?;
        map.serialize_entry("seat", &board.seat)?;
        map.serialize_entry("phase", board.phase_word())?;
        map.serialize_entry("king", &board.king)?;
        map.serialize_entry("guards", &board.guards)?;
        map.serialize_entry("wizard", &board.wizard)?;
        map.serialize_entry("jester", &board.jester)?;
        map.serialize_entry("crown", &board.crown)?;
        map.serialize_entry("crown_side", if board.little { "little" } else { "big" })?;
        map.serialize_entry("hand_sizes", &self.hand_sizes)?;
        map.serialize_entry("hand", &self.viewer.seat().map(|_| self.hand))?;
        map.serialize_entry("known", &self.known())?;
        map.serialize_entry("exposed", &self.viewer.seat().map(|seat| self.memory.hands[seat.index()]))?;
        map.serialize_entry("together", &self.memory.together)?;
        map.serialize_entry("kept", &self.memory.kept)?;
        map.serialize_entry("deck_size", &self.deck_size)?;
        map.serialize_entry("discard", &board.discard)?;
        map.end()
    }
}
