//! Positions made to order for tests.

use courtly_core::{Game, LoadError, Options, Silent, Turn};
use royal_palace::{Card, Room, RoyalPalace, State};
use serde_json::{Value, json};

/// The rim of the park has these nobles, row by row, and the inside those.
const RIM: [&str; 20] = [
    "5/1/0=4", "5/0/1=4", "4/1/1=5", "6/1/0=5", "6/0/1=5", "6/1/1=6", "4/2/1=6", "4/1/2=6", "6/2/1=7", "6/1/2=7",
    "8/1/1=7", "7/2/1=8", "7/1/2=8", "5/2/2=8", "7/2/2=9", "9/2/1=9", "9/1/2=9", "7/3/2=10", "7/2/3=10", "8/3/2=11",
];
const INSIDE: [&str; 16] = [
    "3/2/1=3 gate",
    "4/1/1=3 moves",
    "4/2/1=4 diagonal",
    "4/2/0=3 gold",
    "5/2/0=3 seal",
    "3/1/1=3 cards",
    "1/1/1=2 servant1",
    "2/2/2=4 servant3",
    "3/1/2=3 gate",
    "3/2/1=3 moves",
    "4/1/2=4 diagonal",
    "4/0/2=3 gold",
    "5/0/2=3 seal",
    "2/1/1=3 cards",
    "1/1/1=2 servant1",
    "2/2/2=4 servant3",
];
/// The order of the edition's list, in which a seat's nobles stand.
const LIST: [&str; 40] = [
    "5/1/0=4",
    "5/0/1=4",
    "4/1/1=5",
    "6/1/0=5",
    "6/0/1=5",
    "6/1/1=6",
    "4/2/1=6",
    "4/1/2=6",
    "6/2/1=7",
    "6/1/2=7",
    "8/1/1=7",
    "7/2/1=8",
    "7/1/2=8",
    "5/2/2=8",
    "7/2/2=9",
    "9/2/1=9",
    "9/1/2=9",
    "7/3/2=10",
    "7/2/3=10",
    "8/3/2=11",
    "8/2/3=11",
    "8/3/3=12",
    "3/2/1=3 gate",
    "3/1/2=3 gate",
    "5/1/1=3 gate",
    "4/1/1=3 moves",
    "3/2/1=3 moves",
    "3/1/2=3 moves",
    "4/2/1=4 diagonal",
    "4/1/2=4 diagonal",
    "4/2/0=3 gold",
    "4/0/2=3 gold",
    "4/1/1=3 gold",
    "5/2/0=3 seal",
    "5/0/2=3 seal",
    "5/1/1=3 seal",
    "3/1/1=3 cards",
    "2/1/1=3 cards",
    "1/1/1=2 servant1",
    "2/2/2=4 servant3",
];

/// A position under construction. Play areas, supplies and the deck are what is left.
#[derive(Clone)]
pub(crate) struct Scene {
    seats: usize,
    rooms: Vec<[u8; 9]>,
    gold: Vec<u16>,
    hands: Vec<Vec<Card>>,
    kept: Vec<Vec<Card>>,
    taken: Vec<(usize, usize, usize)>,
    discard: [u8; 9],
    drawn: [u8; 9],
    pub(crate) turn: usize,
    pub(crate) round: u8,
    pub(crate) last: bool,
    pub(crate) phase: String,
    pub(crate) layout: [&'static str; 9],
}

impl Scene {
    pub(crate) fn new(seats: usize) -> Scene {
        Scene {
            seats,
            rooms: vec![[0; 9]; seats],
            gold: vec![0; seats],
            hands: vec![vec![]; seats],
            kept: vec![vec![]; seats],
            taken: vec![],
            discard: [0; 9],
            drawn: [0; 9],
            turn: 0,
            round: 5,
            last: false,
            phase: "turn".to_owned(),
            layout: ["backdoor", "office", "cardinal", "mint", "gate", "madame", "stairs", "king", "parade"],
        }
    }

    pub(crate) fn room(mut self, seat: usize, room: Room, servants: u8) -> Scene {
        self.rooms[seat][room.index()] = servants;
        self
    }

    pub(crate) fn gold(mut self, seat: usize, gold: u16) -> Scene {
        self.gold[seat] = gold;
        self
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &[Card]) -> Scene {
        self.hands[seat] = cards.to_vec();
        self
    }

    pub(crate) fn discard(mut self, card: Card, cards: u8) -> Scene {
        self.discard[card.index()] = cards;
        self
    }

    /// The seat has taken the noble that stood on this space.
    pub(crate) fn taken(mut self, row: usize, column: usize, seat: usize) -> Scene {
        self.taken.push((row, column, seat));
        self
    }

    pub(crate) fn phase(mut self, phase: &str) -> Scene {
        self.phase = phase.to_owned();
        self
    }

    /// Servants that fill the play area away, into the Gate, until so many are left there.
    pub(crate) fn area(mut self, seat: usize, left: u8) -> Scene {
        let area = self.area_of(seat);
        self.rooms[seat][Room::Gate.index()] += area - left;
        self
    }

    fn nobles(&self, seat: usize) -> Vec<&'static str> {
        let mut nobles: Vec<&str> =
            self.taken.iter().filter(|t| t.2 == seat).map(|&(row, column, _)| printed(row, column)).collect();
        nobles.sort_by_key(|noble| LIST.iter().position(|known| known == noble));
        nobles
    }

    fn supply(&self, seat: usize) -> u8 {
        let came = |noble: &&str| match noble.split_once(' ') {
            Some((_, "servant1")) => 1,
            Some((_, "servant3")) => 3,
            _ => 0,
        };
        7u8.saturating_sub(self.nobles(seat).iter().map(came).sum())
    }

    fn area_of(&self, seat: usize) -> u8 {
        let edge = self.taken.iter().filter(|t| t.2 == seat && is_rim(t.0, t.1)).count() as u8;
        25 - self.supply(seat) - self.rooms[seat].iter().sum::<u8>() - edge
    }

    pub(crate) fn json(&self) -> Value {
        let mut park: Vec<Vec<&str>> = (0..6).map(|row| (0..6).map(|column| printed(row, column)).collect()).collect();
        let mut edge = vec![];
        for &(row, column, seat) in &self.taken {
            park[row][column] = "";
            if is_rim(row, column) {
                edge.push([row, column, seat]);
            }
        }
        edge.sort_unstable();
        let mut deck = [4u8; 9];
        for place in 0..9 {
            deck[place] -= self.discard[place] + self.drawn[place];
        }
        for card in self.hands.iter().chain(&self.kept).flatten() {
            deck[card.index()] -= 1;
        }
        let players: Vec<Value> = (0..self.seats).map(|seat| self.player(seat)).collect();
        json!({
            "seats": self.seats, "layout": self.layout, "park": park, "edge": edge, "players": players,
            "deck": deck, "discard": self.discard, "turn": self.turn, "round": self.round, "final": self.last,
            "phase": self.phase,
        })
    }

    fn player(&self, seat: usize) -> Value {
        let names = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards.into_iter().map(Card::name).collect::<Vec<_>>()
        };
        let mut rooms = serde_json::Map::new();
        for room in Room::ALL {
            rooms.insert(room.name().to_owned(), self.rooms[seat][room.index()].into());
        }
        json!({
            "area": self.area_of(seat), "supply": self.supply(seat), "gold": self.gold[seat], "rooms": rooms,
            "hand": names(&self.hands[seat]), "kept": names(&self.kept[seat]), "nobles": self.nobles(seat),
        })
    }

    pub(crate) fn load(&self) -> Play {
        match load(&self.json()) {
            Ok((game, state)) => Play { game, state },
            Err(e) => panic!("{e}: {}", self.json()),
        }
    }
}

pub(crate) fn load(position: &Value) -> Result<(RoyalPalace, State), LoadError> {
    RoyalPalace::load(&position.to_string(), &Options::default(), None)
}

/// A game at a moment.
pub(crate) struct Play {
    pub(crate) game: RoyalPalace,
    pub(crate) state: State,
}

impl Play {
    /// What the seat that has the turn may decide, sorted.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut legal = vec![];
        self.game.legal(&self.state, self.state.seat, &mut legal);
        let mut texts: Vec<String> = legal.into_iter().map(|decision| self.game.decision_text(decision)).collect();
        texts.sort();
        texts
    }

    pub(crate) fn offers(&self, text: &str) -> bool {
        self.options().iter().any(|option| option == text)
    }

    /// Those of the options that begin so.
    pub(crate) fn begins(&self, start: &str) -> Vec<String> {
        self.options().into_iter().filter(|option| option.starts_with(start)).collect()
    }

    /// Decides; chance steps take the first card of the table's order that is in the deck.
    pub(crate) fn act(&mut self, text: &str) -> &mut Play {
        assert!(self.offers(text), "{text} is not among {:?}", self.options());
        let decision = self.game.parse_decision(text).unwrap();
        let seat = self.state.seat;
        self.game.decide(&mut self.state, seat, decision, &mut Silent);
        let mut outcomes = vec![];
        while self.game.turn(&self.state) == Turn::Chance {
            self.game.outcomes(&self.state, &mut outcomes);
            self.game.resolve(&mut self.state, outcomes[0].0, &mut Silent);
        }
        self
    }

    pub(crate) fn phase(&self) -> String {
        let position: Value = serde_json::from_str(&self.game.position(&self.state)).unwrap();
        position["phase"].as_str().unwrap().to_owned()
    }
}

fn is_rim(row: usize, column: usize) -> bool {
    [0, 5].contains(&row) || [0, 5].contains(&column)
}

fn printed(row: usize, column: usize) -> &'static str {
    if !is_rim(row, column) {
        return INSIDE[(row - 1) * 4 + column - 1];
    }
    let before = (0..row * 6 + column).filter(|space| is_rim(space / 6, space % 6)).count();
    RIM[before]
}
