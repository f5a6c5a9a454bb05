//! What makes a position possible.

use crate::edition::Tables;
use crate::game::RoyalPalace;
use crate::notation::{PlayerText, PositionText, TurnText, parse_turn, write_position};
use crate::pieces::{Card, CardCounts, Noble, Privilege, Room, Space, Tile};
use crate::score;
use crate::state::{ALL_PLACEMENTS, OldCards, Palace, Phase, Player, SEATS_MAX, Stage, State, TurnState};
use courtly_core::{LoadError, Options, Seat, SetupError, Silent};

/// More gold than any game pays out, and far from where numbers end.
const GOLD_MAX: u32 = 60_000;

type Possible<T> = Result<T, String>;

impl RoyalPalace {
    pub(crate) fn read(
        position: &str,
        options: &Options,
        edition: Option<&str>,
    ) -> Result<(RoyalPalace, State), LoadError> {
        let tables = RoyalPalace::tables(edition)?;
        let text: PositionText =
            serde_json::from_str(position).map_err(|e| LoadError::Position(format!("unreadable: {e}")))?;
        let state = state(&tables, &text).map_err(LoadError::Position)?;
        let seats = text.players.len();
        if write_position(&tables, seats, &state) != position {
            let message = "not in canonical form: order of keys, cards, nobles, edge or phase, or white space";
            return Err(LoadError::Position(message.to_owned()));
        }
        let first_game = state.palace.layout == tables.first_game;
        if options.asked("layout") == Some("first-game") && !first_game {
            let message = "the position has another layout".to_owned();
            return Err(SetupError::Option { name: "layout".to_owned(), message }.into());
        }
        let random_layout = options.asked("layout").map_or(!first_game, |value| value == "random");
        let game = RoyalPalace { seats, random_layout, tables };
        game.conserved_pieces(&state).map_err(LoadError::Position)?;
        let mut state = state;
        game.run_on(&mut state, &mut Silent);
        Ok((game, state))
    }
}

fn state(tables: &Tables, text: &PositionText) -> Possible<State> {
    let seats = number("seats", text.seats, 2, SEATS_MAX as u32)? as usize;
    if text.players.len() != seats {
        return Err(format!("players: {} are listed for {seats} seats", text.players.len()));
    }
    let mut players = [Player::NONE; SEATS_MAX];
    for (seat, player) in text.players.iter().enumerate() {
        players[seat] = read_player(tables, player).map_err(|e| format!("players[{seat}].{e}"))?;
    }
    let park = read_park(tables, &text.park)?;
    let mut state = State {
        palace: Palace::new(read_layout(&text.layout)?),
        park,
        nobles: Space::all().filter(|s| park[s.index()] != Tile::NONE).fold(0, |set, s| set | s.bit()),
        players,
        deck: counts(tables, "deck", &text.deck)?,
        discard: counts(tables, "discard", &text.discard)?,
        seat: Seat(number("turn", text.turn, 0, seats as u32 - 1)? as u8),
        round: number("round", text.round, 1, tables.end_rounds.into())? as u8,
        last_round: text.r#final,
        phase: Phase::Turn,
        winners: 0,
        turn: TurnState::BEGIN,
        shown: TurnState::BEGIN,
        mint_unshown: 0,
        drawn: [0; Card::COUNT],
        known: [[0; Card::COUNT]; SEATS_MAX + 1],
        sure: [[[0; Card::COUNT]; SEATS_MAX]; SEATS_MAX + 1],
        old: OldCards::default(),
    };
    read_edge(tables, &text.edge, seats, &mut state)?;
    check_nobles(tables, seats, &state)?;
    read_phase(tables, &text.phase, seats, &mut state)?;
    check_servants(tables, seats, &state)?;
    check_cards(tables, seats, &state)?;
    check_end(tables, seats, &state)?;
    Ok(state)
}

fn number(name: &str, n: u32, low: u32, high: u32) -> Possible<u32> {
    if (low..=high).contains(&n) { Ok(n) } else { Err(format!("{name}: {n} is not {low} to {high}")) }
}

fn read_layout(names: &[String]) -> Possible<[Room; Room::COUNT]> {
    let rooms: Vec<Room> = names
        .iter()
        .map(|name| Room::parse(name).ok_or_else(|| format!("layout: {name:?} is no room")))
        .collect::<Possible<_>>()?;
    let all = rooms.len() == Room::COUNT && Room::ALL.iter().all(|room| rooms.contains(room));
    if all { Ok(std::array::from_fn(|place| rooms[place])) } else { Err("layout: each of nine rooms once".to_owned()) }
}

fn read_park(tables: &Tables, rows: &[Vec<String>]) -> Possible<[Tile; Space::COUNT]> {
    if rows.len() != Space::SIDE || rows.iter().any(|row| row.len() != Space::SIDE) {
        return Err("park: must be six rows of six".to_owned());
    }
    let mut park = [Tile::NONE; Space::COUNT];
    for (space, text) in park.iter_mut().zip(rows.iter().flatten()) {
        if !text.is_empty() {
            *space = read_tile(tables, text).map_err(|e| format!("park: {e}"))?;
        }
    }
    Ok(park)
}

fn read_tile(tables: &Tables, text: &str) -> Possible<Tile> {
    Noble::parse(text)
        .and_then(|noble| tables.tile_of(&noble))
        .ok_or_else(|| format!("{text:?} is no noble of the edition"))
}

fn read_player(tables: &Tables, text: &PlayerText) -> Possible<Player> {
    let servants = u32::from(tables.servants());
    let mut player = Player {
        area: number("area", text.area, 0, servants)? as u8,
        supply: number("supply", text.supply, 0, tables.servants_supply.into())? as u8,
        gold: number("gold", text.gold, 0, GOLD_MAX)? as u16,
        ..Player::NONE
    };
    for (room, count) in Room::ALL.into_iter().zip(text.rooms.counts()) {
        player.rooms[room.index()] = number(&format!("rooms.{}", room.name()), count, 0, servants)? as u8;
    }
    player.hand = read_cards(tables, "hand", &text.hand)?;
    let kept = read_cards(tables, "kept", &text.kept)?;
    player.kept = [kept[Card::TwoPoints.index()], kept[Card::FourPoints.index()]];
    if kept.iter().map(|&cards| u32::from(cards)).sum::<u32>() > u32::from(player.kept[0] + player.kept[1]) {
        return Err("kept: only two-points and four-points stay before a seat".to_owned());
    }
    if text.nobles.len() > Space::COUNT {
        return Err("nobles: more than were in the park".to_owned());
    }
    for name in &text.nobles {
        let tile = read_tile(tables, name).map_err(|e| format!("nobles: {e}"))?;
        let noble = tables.noble(tile);
        player.nobles[tile.index()] += 1;
        player.noble_points += u16::from(noble.points);
        if let Some(privilege) = noble.privilege {
            player.privileges[privilege.index()] += 1;
        }
    }
    Ok(player)
}

fn read_cards(tables: &Tables, field: &str, names: &[String]) -> Possible<CardCounts> {
    let mut cards = [0; Card::COUNT];
    for name in names {
        let card = Card::parse(name).ok_or_else(|| format!("{field}: {name:?} is no card"))?;
        cards[card.index()] += 1;
        if cards[card.index()] > tables.card_copies {
            return Err(format!("{field}: there are only {} of {name}", tables.card_copies));
        }
    }
    Ok(cards)
}

fn counts(tables: &Tables, field: &str, listed: &[u32]) -> Possible<CardCounts> {
    if listed.len() != Card::COUNT {
        return Err(format!("{field}: must have nine counts"));
    }
    let mut cards = [0; Card::COUNT];
    for (card, &count) in Card::ALL.into_iter().zip(listed) {
        cards[card.index()] = number(field, count, 0, tables.card_copies.into())? as u8;
    }
    Ok(cards)
}

/// Clause 3.4: every noble that leaves an edge space leaves a servant there.
fn read_edge(tables: &Tables, edge: &[[u32; 3]], seats: usize, state: &mut State) -> Possible<()> {
    let mut taken = 0;
    for &[row, column, seat] in edge {
        let side = Space::SIDE as u32 - 1;
        let space = Space((number("edge", row, 0, side)? * (side + 1) + number("edge", column, 0, side)?) as u8);
        let seat = number("edge", seat, 0, seats as u32 - 1)? as usize;
        if tables.rim & space.bit() == 0 || taken & space.bit() != 0 {
            return Err(format!("edge: no second servant, and none inside the park, at [{row},{column}]"));
        }
        taken |= space.bit();
        state.players[seat].edge |= space.bit();
    }
    match crate::stage::spaces((tables.rim & !state.nobles) ^ taken).next() {
        Some(space) => {
            Err(format!("edge: at [{},{}] must be either a noble or a servant", space.row(), space.column()))
        }
        None => Ok(()),
    }
}

/// Clause 1.3: 36 nobles, no tile more often than it is printed, and no more edge servants than nobles taken.
fn check_nobles(tables: &Tables, seats: usize, state: &State) -> Possible<()> {
    let players = &state.players[..seats];
    let taken: u32 = players.iter().map(|player| u32::from(player.noble_count())).sum();
    if taken + u32::from(state.nobles_left()) != Space::COUNT as u32 {
        return Err("nobles: park and seats together must have 36".to_owned());
    }
    for (place, &copies) in tables.copies.iter().enumerate() {
        let in_park = state.park.iter().filter(|tile| tile.index() == place).count();
        let owned: usize = players.iter().map(|player| usize::from(player.nobles[place])).sum();
        if in_park + owned > usize::from(copies) {
            return Err(format!("nobles: {} comes more often than it is printed", tables.nobles[place]));
        }
    }
    match players.iter().position(|player| player.edge.count_ones() > u32::from(player.noble_count())) {
        Some(seat) => Err(format!("edge: seat {seat} has more servants there than nobles")),
        None => Ok(()),
    }
}

/// Clauses 1.4 and 4.3: no servant is lost, and the supply has given what the servant nobles took.
fn check_servants(tables: &Tables, seats: usize, state: &State) -> Possible<()> {
    for (seat, player) in state.players[..seats].iter().enumerate() {
        let rooms: u32 = player.rooms.iter().map(|&servants| u32::from(servants)).sum();
        let all = rooms + u32::from(player.area) + u32::from(player.supply) + player.edge.count_ones();
        if all != u32::from(tables.servants()) {
            return Err(format!("players[{seat}]: has {all} servants instead of {}", tables.servants()));
        }
        let came: u32 = [Privilege::Servant1, Privilege::Servant3]
            .iter()
            .map(|&privilege| u32::from(player.has(privilege)) * u32::from(tables.amount(privilege)))
            .sum();
        if u32::from(player.supply) != u32::from(tables.servants_supply).saturating_sub(came) {
            return Err(format!("players[{seat}].supply: does not fit its servant nobles"));
        }
    }
    Ok(())
}

/// Every card is somewhere.
fn check_cards(tables: &Tables, seats: usize, state: &State) -> Possible<()> {
    for card in Card::ALL {
        let place = card.index();
        let mut all = u32::from(state.deck[place]) + u32::from(state.discard[place]) + u32::from(state.drawn[place]);
        for player in &state.players[..seats] {
            all += u32::from(player.hand[place]);
            all += match card {
                Card::TwoPoints => u32::from(player.kept[0]),
                Card::FourPoints => u32::from(player.kept[1]),
                _ => 0,
            };
        }
        if all != u32::from(tables.card_copies) {
            return Err(format!("cards: {} comes {all} times instead of {}", card.name(), tables.card_copies));
        }
    }
    Ok(())
}

fn read_phase(tables: &Tables, phase: &str, seats: usize, state: &mut State) -> Possible<()> {
    match phase {
        "turn" => Ok(()),
        "setup" => {
            state.phase = Phase::Setup;
            check_setup(tables, seats, state)
        }
        _ if phase.starts_with("over:") => {
            state.phase = Phase::Over;
            // The winners follow from the rest; the canonical form shows whether the text names them.
            state.winners = score::winners(tables, &state.players[..seats]);
            Ok(())
        }
        _ => {
            let TurnText { turn, drawn } =
                parse_turn(phase).ok_or_else(|| format!("phase: {phase:?} is not readable"))?;
            state.turn = turn;
            state.shown = turn;
            state.drawn = drawn;
            check_turn(tables, state)
        }
    }
}

/// Clauses 1.4 to 1.6: nothing but servants was placed.
fn check_setup(tables: &Tables, seats: usize, state: &State) -> Possible<()> {
    if state.round != 1 || state.last_round || state.nobles_left() != Space::COUNT as u8 {
        return Err("phase: a setup has round 1, all nobles and no last round".to_owned());
    }
    if state.deck != [tables.card_copies; Card::COUNT] {
        return Err("deck: all cards are in the deck in the setup".to_owned());
    }
    let (done, begin) = (tables.area_after_setup(), tables.area_after_setup() + tables.start_placed);
    for (seat, player) in state.players[..seats].iter().enumerate() {
        let possible = match seat.cmp(&state.seat.index()) {
            std::cmp::Ordering::Less => player.area == done,
            std::cmp::Ordering::Equal => player.area > done && player.area <= begin,
            std::cmp::Ordering::Greater => player.area == begin,
        };
        if !possible {
            return Err(format!("players[{seat}].area: does not fit the seat that places"));
        }
        if player.at(Room::Stairs) < tables.start_stairs || player.at(Room::Parade) < tables.start_parade {
            return Err(format!("players[{seat}].rooms: lacks the first servants on stairs or parade"));
        }
        if player.gold != u16::from(tables.start_gold[seat]) {
            return Err(format!("players[{seat}].gold: must be {} in the setup", tables.start_gold[seat]));
        }
    }
    Ok(())
}

/// What the middle of a turn says belongs to its stage and to what the seat has.
fn check_turn(tables: &Tables, state: &State) -> Possible<()> {
    let (turn, player) = (&state.turn, state.player());
    let stage = turn.stage;
    let at = |stages: &[Stage]| stages.contains(&stage);
    let drawn = state.drawn != [0; Card::COUNT];
    let discarded = |card: Card| u16::from(state.discard[card.index()]);
    let copies = u16::from(tables.card_copies);
    let moves_max = u16::from(tables.servants())
        + 1
        + u16::from(player.has(Privilege::Moves)) * u16::from(tables.amount(Privilege::Moves))
        + copies * u16::from(tables.escort_moves)
        + copies * (u16::from(tables.five_moves) + u16::from(tables.nine_moves));
    let placements_max = u16::from(tables.servants())
        + 1
        + u16::from(player.has(Privilege::Gate)) * u16::from(tables.amount(Privilege::Gate))
        + u16::from(turn.escorts) * u16::from(tables.escort_servants);
    let all = turn.placements == ALL_PLACEMENTS;
    let cards_left = state.deck.iter().chain(&state.discard).map(|&cards| u16::from(cards)).sum::<u16>();
    let checks = [
        ("majority", !turn.majority || at(&[Stage::Before, Stage::Parade, Stage::Stairway])),
        ("majority", !turn.majority || discarded(Card::Majority) > 0),
        ("placed", !turn.placed || at(&[Stage::Parade])),
        ("placements", turn.placements == 0 || at(&[Stage::Parade])),
        ("placements", all || turn.placements <= placements_max),
        ("placements", !all || discarded(Card::OpenGate) > 0),
        ("escorts", turn.escorts == 0 || at(&[Stage::Parade])),
        ("escorts", u16::from(turn.escorts) <= discarded(Card::Escort)),
        ("moves", turn.moves == 0 || at(&[Stage::Stairway])),
        ("moves", turn.moves <= moves_max),
        ("king", !turn.seal_king || at(&[Stage::Earn])),
        ("madame", !turn.seal_madame || at(&[Stage::Earn])),
        ("seals", turn.seal_nobles == 0 || at(&[Stage::Earn])),
        ("seals", turn.seal_nobles <= player.has(Privilege::Seal) * tables.amount(Privilege::Seal)),
        ("special", turn.special == 0 || at(&[Stage::Recruit])),
        ("special", u16::from(turn.special) <= discarded(Card::TwoSeals) * u16::from(tables.two_seals)),
        ("new-cards", turn.new_cards == 0 || (at(&[Stage::Recruit, Stage::BackDoor]) && !turn.drew)),
        ("new-cards", turn.new_cards <= player.has(Privilege::Cards)),
        ("drew", !turn.drew || at(&[Stage::BackDoor])),
        ("pending", turn.pending == 0 || (turn.drew && state.deck != [0; Card::COUNT])),
        ("pending", u16::from(turn.pending) <= cards_left),
        ("drawn", !drawn || turn.drew),
    ];
    match checks.iter().find(|(_, possible)| !possible) {
        Some((name, _)) => Err(format!("phase: {name} is not possible here")),
        None => Ok(()),
    }
}

/// Clauses 9.1 and 9.2.
fn check_end(tables: &Tables, seats: usize, state: &State) -> Possible<()> {
    let few = state.nobles_left() <= tables.end_nobles;
    if state.last_round && !few {
        return Err(format!("final: more than {} nobles are in the park", tables.end_nobles));
    }
    match state.phase {
        Phase::Setup => Ok(()),
        Phase::Turn if state.turn.untouched && state.seat == Seat(0) && few && !state.last_round => {
            Err(format!("final: seat 0 begins with {} nobles or fewer in the park", tables.end_nobles))
        }
        Phase::Turn => Ok(()),
        Phase::Over if !state.last_round && state.round < tables.end_rounds => {
            Err("phase: it is not over before the last round".to_owned())
        }
        Phase::Over if state.seat.index() != seats - 1 => {
            Err("turn: the last seat has the last turn of a game that is over".to_owned())
        }
        Phase::Over => Ok(()),
    }
}
