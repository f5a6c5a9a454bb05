//! A small stage for tests: the compact kingdom of the first perft position, emptied of guests.

use banquet_royal::{BanquetRoyal, Card, Colour, Event, Group, Space, Spot, State};
use courtly_core::{Game, Options, Seat, Turn};

pub(crate) struct Scene {
    pub(crate) game: BanquetRoyal,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Red is seat 0 and green seat 1; the die lies on the Carriage; the princess is in the castle; nobody else is there.
pub(crate) fn scene() -> Scene {
    let cases: Vec<serde_json::Value> = serde_json::from_str(include_str!("../../perft.json")).unwrap();
    let position = cases[0]["position"].as_str().unwrap();
    let (game, mut state) = BanquetRoyal::load(position, &Options::default(), None).unwrap();
    for spot in state.guests.sizes().taken() {
        state.guests.take(spot);
    }
    Scene { game, state, events: vec![] }
}

impl Scene {
    pub(crate) fn spot(&self, space: &str) -> Spot {
        self.state.kingdom.spot(Space::parse(space).unwrap()).unwrap()
    }

    /// Guests by the letters r, p, y, b, g.
    pub(crate) fn put(mut self, space: &str, guests: &str) -> Scene {
        let group: Group = guests
            .chars()
            .map(|letter| Colour::ALL.into_iter().find(|colour| colour.name().starts_with(letter)).unwrap())
            .collect();
        let spot = self.spot(space);
        self.state.guests.add(spot, group);
        self
    }

    pub(crate) fn princess(mut self, space: &str) -> Scene {
        self.state.princess = self.spot(space);
        self
    }

    pub(crate) fn die(mut self, number: u8) -> Scene {
        self.state.die = number;
        self
    }

    pub(crate) fn token(mut self, colour: Colour, card: Card) -> Scene {
        self.state.tokens[colour.index()] = Some(card);
        self
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = vec![];
        self.game.legal(&self.state, self.state.active, &mut list);
        list.into_iter().map(|decision| self.game.decision_text(decision)).collect()
    }

    /// What follows this beginning in the legal list, in order of the spaces.
    pub(crate) fn ends(&self, beginning: &str) -> Vec<String> {
        let list = self.legal();
        list.iter().filter_map(|text| text.strip_prefix(beginning)).map(str::to_owned).collect()
    }

    pub(crate) fn may(&self, decision: &str) -> bool {
        self.legal().iter().any(|text| text == decision)
    }

    pub(crate) fn play(&mut self, decision: &str) {
        assert!(self.may(decision), "{decision} is not legal");
        let decision = self.game.parse_decision(decision).unwrap();
        let Turn::Decide(owing) = self.game.turn(&self.state) else { panic!("nobody decides") };
        self.game.decide(&mut self.state, owing.first().unwrap(), decision, &mut self.events);
    }

    pub(crate) fn roll(&mut self, number: u8) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        self.game.resolve(&mut self.state, banquet_royal::Die(number), &mut self.events);
    }

    pub(crate) fn guests(&self, space: &str) -> String {
        self.state.guests.at(self.spot(space)).iter().map(|colour| &colour.name()[..1]).collect()
    }

    pub(crate) fn phase(&self) -> String {
        let position: serde_json::Value = serde_json::from_str(&self.game.position(&self.state)).unwrap();
        position["phase"].as_str().unwrap().to_owned()
    }

    /// Guests collected, crowns and cakes of a seat.
    pub(crate) fn owns(&self, seat: u8) -> (u8, u16, Vec<u8>) {
        let player = self.state.players[seat as usize];
        (player.guests, player.crowns, self.state.cakes_of(Seat(seat)).map(|cake| cake.value).collect())
    }
}
