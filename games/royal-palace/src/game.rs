//! The game as the table sees it.

use crate::decision::Decision;
use crate::edition::Tables;
use crate::events::{self, Event};
use crate::notation;
use crate::pieces::{Card, Room, Space, Tile};
use crate::score;
use crate::state::{OldCards, Palace, Phase, Player, SEATS_MAX, State, TurnState};
use crate::view::View;
use courtly_core::{
    ChanceKey, Game, LoadError, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, SetupError, Sink, Turn, Viewer,
    pick_weighted, shuffle,
};
use courtly_edition::Sheet;

const LAYOUT: OptionSpec = OptionSpec { name: "layout", values: &["first-game", "random"] };

/// The rules of Royal Palace for one table size, layout and edition.
#[derive(Debug, Clone)]
pub struct RoyalPalace {
    pub(crate) seats: usize,
    pub(crate) random_layout: bool,
    pub(crate) tables: Tables,
}

impl RoyalPalace {
    /// The component tables in force.
    pub fn components(&self) -> &Tables {
        &self.tables
    }

    /// The gold that the noble on this space costs now.
    pub fn price_now(&self, state: &State, space: Space) -> u16 {
        self.price(state, space)
    }

    pub(crate) fn tables(edition: Option<&str>) -> Result<Tables, SetupError> {
        let mut sheet = Sheet::open(RoyalPalace::EDITION, edition)?;
        let tables = Tables::read(&mut sheet)?;
        sheet.finish()?;
        Ok(tables)
    }

    /// Clauses 1.3 and 1.4, and every card: what no step may change.
    pub(crate) fn conserved_pieces(&self, state: &State) -> Result<(), String> {
        let mut nobles = u32::from(state.nobles_left());
        let mut cards: u32 = [state.deck, state.discard, state.drawn].iter().flatten().map(|&n| u32::from(n)).sum();
        for (seat, player) in state.players[..self.seats].iter().enumerate() {
            let rooms: u32 = player.rooms.iter().map(|&servants| u32::from(servants)).sum();
            let servants = rooms + u32::from(player.area) + u32::from(player.supply) + player.edge.count_ones();
            if servants != u32::from(self.tables.servants()) {
                return Err(format!("seat {seat} has {servants} servants"));
            }
            nobles += u32::from(player.noble_count());
            cards += player.hand.iter().chain(&player.kept).map(|&n| u32::from(n)).sum::<u32>();
        }
        if nobles != Space::COUNT as u32 {
            return Err(format!("there are {nobles} nobles"));
        }
        let all = u32::from(self.tables.card_copies) * Card::COUNT as u32;
        if cards != all {
            return Err(format!("there are {cards} cards instead of {all}"));
        }
        Ok(())
    }

    fn first_player(&self, seat: Seat) -> Player {
        let tables = &self.tables;
        let mut player = Player {
            area: tables.servants_own - tables.start_stairs - tables.start_parade,
            supply: tables.servants_supply,
            gold: tables.start_gold[seat.index()].into(),
            ..Player::NONE
        };
        player.rooms[Room::Stairs.index()] = tables.start_stairs;
        player.rooms[Room::Parade.index()] = tables.start_parade;
        player
    }
}

impl Game for RoyalPalace {
    type State = State;
    type Decision = Decision;
    type Chance = Card;
    type View = View;
    type Event = Event;

    const ID: &'static str = "royal-palace";
    const NAME: &'static str = "Royal Palace";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, SEATS_MAX);
    const OPTIONS: &'static [OptionSpec] = &[LAYOUT];
    const EDITION: &'static str = include_str!("../edition.toml");
    /// 100 rounds of 4 seats at most, and in a turn no more than 81 cards played, drawn and kept, 40 placements,
    /// 704 moves (40 servants, 48 nobles, 27 cards), 241 seals, 36 recruits and 6 times `next`.
    const STEPS_MAX: u32 = 100 * 4 * 1_300 + 40;
    /// `next`, where nothing was to be done.
    const SILENT_ACTS: bool = true;

    fn new(seats: usize, options: &Options, edition: Option<&str>) -> Result<RoyalPalace, SetupError> {
        let (min, max) = RoyalPalace::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { min, max });
        }
        let tables = RoyalPalace::tables(edition)?;
        Ok(RoyalPalace { seats, random_layout: options.is(&LAYOUT, "random"), tables })
    }

    fn load(position: &str, options: &Options, edition: Option<&str>) -> Result<(RoyalPalace, State), LoadError> {
        RoyalPalace::read(position, options, edition)
    }

    fn edition() -> String {
        courtly_edition::annotated(RoyalPalace::EDITION, |sheet| Tables::read(sheet).map(drop))
            .expect("the default edition is right")
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![("layout", LAYOUT.values[usize::from(self.random_layout)])]
    }

    fn setup<R: Rng>(&self, rng: &mut R) -> State {
        let tables = &self.tables;
        let mut layout = tables.first_game;
        if self.random_layout {
            layout = Room::ALL;
            shuffle(rng, &mut layout);
        }
        let mut tiles: Vec<Tile> = (tables.copies.iter().enumerate())
            .flat_map(|(place, &copies)| std::iter::repeat_n(Tile(place as u8), copies.into()))
            .collect();
        shuffle(rng, &mut tiles);
        let mut players = [Player::NONE; SEATS_MAX];
        for seat in Seat::all(self.seats) {
            players[seat.index()] = self.first_player(seat);
        }
        State {
            palace: Palace::new(layout),
            park: std::array::from_fn(|space| tiles[space]),
            nobles: (1 << Space::COUNT) - 1,
            players,
            deck: [tables.card_copies; Card::COUNT],
            discard: [0; Card::COUNT],
            seat: Seat(0),
            round: 1,
            last_round: false,
            phase: Phase::Setup,
            winners: 0,
            turn: TurnState::BEGIN,
            shown: TurnState::BEGIN,
            mint_unshown: 0,
            drawn: [0; Card::COUNT],
            known: [[0; Card::COUNT]; SEATS_MAX + 1],
            sure: [[[0; Card::COUNT]; SEATS_MAX]; SEATS_MAX + 1],
            old: OldCards::default(),
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => Turn::Decide(SeatSet::one(state.seat)),
            Phase::Turn if state.turn.pending > 0 => Turn::Chance,
            Phase::Turn => Turn::Decide(SeatSet::one(state.seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        self.list_legal(state, seat, out);
    }

    fn decide<K: Sink<Event>>(&self, state: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
        debug_assert!(seat == state.seat);
        self.carry_out(state, decision, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Card, u32)>) {
        out.clear();
        let weighted = Card::ALL.into_iter().map(|card| (card, u32::from(state.deck[card.index()])));
        out.extend(weighted.filter(|&(_, weight)| weight > 0));
    }

    fn sample<R: Rng>(&self, state: &State, rng: &mut R) -> Card {
        Card::ALL[pick_weighted(rng, state.deck.iter().map(|&cards| u32::from(cards)))]
    }

    fn chance_key(&self, state: &State) -> ChanceKey {
        ChanceKey { purpose: "card", seat: Some(state.seat) }
    }

    fn resolve<K: Sink<Event>>(&self, state: &mut State, card: Card, sink: &mut K) {
        self.draw_card(state, card, sink);
    }

    fn outcome(&self, state: &State) -> Outcome {
        let scores = score::scores(&self.tables, &state.players[..self.seats]);
        Outcome {
            winners: SeatSet(state.winners).iter().collect(),
            scores: scores[..self.seats].iter().map(score::Score::total).collect(),
            reason: if state.last_round { "nobles" } else { "rounds" },
        }
    }

    fn payoffs(&self, state: &State, out: &mut [f32]) {
        let winners = SeatSet(state.winners);
        for (seat, payoff) in Seat::all(self.seats).zip(out) {
            *payoff = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        events::redact(event, viewer)
    }

    fn reveals(&self, event: &Event, seat: Seat) -> bool {
        events::reveals(event, seat)
    }

    fn determinize<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        self.imagine(view, viewer, rng)
    }

    fn position(&self, state: &State) -> String {
        notation::write_position(&self.tables, self.seats, state)
    }

    fn write_decision(&self, decision: Decision, out: &mut String) {
        notation::write_decision(decision, out);
    }

    fn parse_decision(&self, text: &str) -> Option<Decision> {
        notation::parse_decision(text)
    }

    fn write_chance(&self, chance: Card, out: &mut String) {
        out.push_str("draw:");
        out.push_str(chance.name());
    }

    fn parse_chance(&self, text: &str) -> Option<Card> {
        notation::parse_chance(text)
    }

    fn forbidden(&self, view: &View, seat: Seat, decision: Decision) -> Option<String> {
        self.reason_against(view, seat, decision)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.conserved_pieces(state)
    }
}
