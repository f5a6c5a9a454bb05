//! The JSON object of a position.

use crate::deck::listed;
use crate::edition::Tables;
use crate::notation::write_phase;
use crate::pieces::{Card, CardCounts, Noble, Room, Space, Tile};
use crate::stage::spaces;
use crate::state::{Player, State};
use serde::{Deserialize, Serialize};

/// A position as it stands in the text. Numbers are wide, so that one that is too large can be refused by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionText {
    pub(crate) seats: u32,
    pub(crate) layout: Vec<String>,
    pub(crate) park: Vec<Vec<String>>,
    pub(crate) edge: Vec<[u32; 3]>,
    pub(crate) players: Vec<PlayerText>,
    pub(crate) deck: Vec<u32>,
    pub(crate) discard: Vec<u32>,
    pub(crate) turn: u32,
    pub(crate) round: u32,
    pub(crate) r#final: bool,
    pub(crate) phase: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerText {
    pub(crate) area: u32,
    pub(crate) supply: u32,
    pub(crate) gold: u32,
    pub(crate) rooms: RoomsText,
    pub(crate) hand: Vec<String>,
    pub(crate) kept: Vec<String>,
    pub(crate) nobles: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoomsText {
    gate: u32,
    parade: u32,
    stairs: u32,
    mint: u32,
    king: u32,
    madame: u32,
    office: u32,
    backdoor: u32,
    cardinal: u32,
}

impl RoomsText {
    pub(crate) fn counts(&self) -> [u32; Room::COUNT] {
        let RoomsText { gate, parade, stairs, mint, king, madame, office, backdoor, cardinal } = *self;
        [gate, parade, stairs, mint, king, madame, office, backdoor, cardinal]
    }

    pub(crate) fn of(rooms: [u8; Room::COUNT]) -> RoomsText {
        let [gate, parade, stairs, mint, king, madame, office, backdoor, cardinal] = rooms.map(u32::from);
        RoomsText { gate, parade, stairs, mint, king, madame, office, backdoor, cardinal }
    }
}

pub(crate) fn write_position(tables: &Tables, seats: usize, state: &State) -> String {
    let tile = |tile: &Tile| match *tile {
        Tile::NONE => String::new(),
        tile => tables.noble(tile).spelling(),
    };
    let mut edge: Vec<[u32; 3]> = vec![];
    for (seat, player) in state.players[..seats].iter().enumerate() {
        edge.extend(spaces(player.edge).map(|space| [space.row() as u32, space.column() as u32, seat as u32]));
    }
    edge.sort_unstable();
    let text = PositionText {
        seats: seats as u32,
        layout: state.palace.layout.iter().map(|room| room.name().to_owned()).collect(),
        park: state.park.chunks(Space::SIDE).map(|row| row.iter().map(tile).collect()).collect(),
        edge,
        players: state.players[..seats].iter().map(|player| write_player(tables, player)).collect(),
        deck: state.deck.iter().map(|&cards| cards.into()).collect(),
        discard: state.discard.iter().map(|&cards| cards.into()).collect(),
        turn: state.seat.0.into(),
        round: state.round.into(),
        r#final: state.last_round,
        phase: write_phase(state),
    };
    serde_json::to_string(&text).expect("plain data")
}

fn write_player(tables: &Tables, player: &Player) -> PlayerText {
    let mut kept: CardCounts = [0; Card::COUNT];
    [kept[Card::TwoPoints.index()], kept[Card::FourPoints.index()]] = player.kept;
    let repeated = |(noble, &tiles): (&Noble, &u8)| std::iter::repeat_n(noble.spelling(), tiles.into());
    PlayerText {
        area: player.area.into(),
        supply: player.supply.into(),
        gold: player.gold.into(),
        rooms: RoomsText::of(player.rooms),
        hand: names(&player.hand),
        kept: names(&kept),
        nobles: tables.nobles.iter().zip(&player.nobles).flat_map(repeated).collect(),
    }
}

fn names(cards: &CardCounts) -> Vec<String> {
    listed(cards).into_iter().map(|card| card.name().to_owned()).collect()
}
