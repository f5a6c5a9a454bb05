//! What one viewer knows, and its JSON form (VIEW.md).

use crate::deck::listed;
use crate::game::RoyalPalace;
use crate::notation::RoomsText;
use crate::pieces::{Card, CardCounts, Noble, Room, Space, Tile};
use crate::state::{ALL_PLACEMENTS, OldCards, Phase, Pinned, State, TurnState, memory_place};
use courtly_core::{Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};

/// What all know of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    pub rooms: [u8; Room::COUNT],
    pub area: u8,
    pub supply: u8,
    /// Without the gold of a Mint that the viewer cannot know to be paid.
    pub gold: u16,
    /// Cards in hand.
    pub cards: u8,
    pub kept: [u8; 2],
    /// In the order of the tile list.
    pub nobles: Vec<Noble>,
    /// Spaces with a servant, one bit each.
    pub edge: u64,
}

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Option<Seat>,
    pub layout: [Room; Room::COUNT],
    pub park: [Option<Noble>; Space::COUNT],
    pub players: Vec<PlayerView>,
    /// Cards in the deck.
    pub deck: u8,
    pub discard: CardCounts,
    pub turn: Seat,
    pub round: u8,
    pub last_round: bool,
    pub phase: Phase,
    /// Once it is over.
    pub winners: u8,
    /// Cards drawn in this turn and neither kept nor discarded.
    pub drawn: u8,
    /// The turn as the viewer knows it: its own as it is, that of another as far as all have seen it.
    pub stage: TurnState,
    /// The viewer's own hand and drawn cards.
    pub hand: CardCounts,
    pub drawn_cards: CardCounts,
    /// Cards that the others are known to hold together.
    pub known: CardCounts,
    pub old: OldCards,
    /// Those of them that are pinned to one seat.
    pub sure: Pinned,
}

impl View {
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The seat that looks and has the turn.
    pub fn is_own_turn(&self) -> bool {
        self.phase == Phase::Turn && self.viewer == Some(self.turn)
    }

    /// The spaces that still have a noble, one bit each.
    pub fn nobles(&self) -> u64 {
        Space::all().filter(|space| self.park[space.index()].is_some()).fold(0, |set, space| set | space.bit())
    }
}

impl RoyalPalace {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let own_turn = viewer.is(state.seat);
        let noble = |tile: Tile| (tile != Tile::NONE).then(|| *self.tables.noble(tile));
        let (hand, drawn_cards) = match viewer.seat() {
            Some(seat) => {
                (state.players[seat.index()].hand, if own_turn { state.drawn } else { CardCounts::default() })
            }
            None => Default::default(),
        };
        View {
            viewer: viewer.seat(),
            layout: state.palace.layout,
            park: state.park.map(noble),
            players: Seat::all(self.seats).map(|seat| self.look_at(state, seat, viewer)).collect(),
            deck: state.deck.iter().sum(),
            discard: state.discard,
            turn: state.seat,
            round: state.round,
            last_round: state.last_round,
            phase: state.phase,
            winners: state.winners,
            drawn: state.drawn.iter().sum(),
            stage: if own_turn { state.turn } else { state.shown },
            hand,
            drawn_cards,
            known: state.known[memory_place(viewer)],
            old: state.old,
            sure: state.sure[memory_place(viewer)],
        }
    }

    fn look_at(&self, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &state.players[seat.index()];
        let unshown = if seat == state.seat && !viewer.is(seat) { state.mint_unshown } else { 0 };
        let nobles = (self.tables.nobles.iter().zip(player.nobles))
            .flat_map(|(noble, tiles)| std::iter::repeat_n(*noble, usize::from(tiles)))
            .collect();
        PlayerView {
            rooms: player.rooms,
            area: player.area,
            supply: player.supply,
            gold: player.gold - unshown,
            cards: player.hand_size(),
            kept: player.kept,
            nobles,
            edge: player.edge,
        }
    }
}

#[derive(Serialize)]
struct Json<'a> {
    viewer: Option<Seat>,
    seats: usize,
    layout: [Room; Room::COUNT],
    park: Vec<Vec<Option<Noble>>>,
    players: Vec<PlayerJson<'a>>,
    deck: u8,
    discard: CardCounts,
    turn: Seat,
    round: u8,
    r#final: bool,
    phase: &'static str,
    winners: Vec<Seat>,
    drawn: u8,
    pending: u8,
    known: CardCounts,
    old: &'a [u8],
    old_drawn: u8,
    sure: &'a [CardCounts],
    stage: Option<StageJson>,
    seen: Option<StageJson>,
    hand: Option<Vec<Card>>,
    drawn_cards: Option<Vec<Card>>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    area: u8,
    supply: u8,
    gold: u16,
    rooms: RoomsText,
    cards: u8,
    kept: [u8; 2],
    nobles: &'a [Noble],
    edge: Vec<Space>,
}

#[derive(Serialize)]
struct StageJson {
    action: u8,
    majority: bool,
    placed: bool,
    /// `null` is without limit.
    placements: Option<u16>,
    escorts: u8,
    moves: u16,
    seal_king: bool,
    seal_madame: bool,
    seal_nobles: u8,
    special: u8,
    new_cards: u8,
    drew: bool,
}

impl StageJson {
    fn of(turn: &TurnState) -> StageJson {
        StageJson {
            action: turn.stage.number(),
            majority: turn.majority,
            placed: turn.placed,
            placements: (turn.placements != ALL_PLACEMENTS).then_some(turn.placements),
            escorts: turn.escorts,
            moves: turn.moves,
            seal_king: turn.seal_king,
            seal_madame: turn.seal_madame,
            seal_nobles: turn.seal_nobles,
            special: turn.special,
            new_cards: turn.new_cards,
            drew: turn.drew,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stage = (self.phase == Phase::Turn).then(|| StageJson::of(&self.stage));
        let (stage, seen) = if self.is_own_turn() { (stage, None) } else { (None, stage) };
        let players = self.players.iter().map(|player| PlayerJson {
            area: player.area,
            supply: player.supply,
            gold: player.gold,
            rooms: RoomsText::of(player.rooms),
            cards: player.cards,
            kept: player.kept,
            nobles: &player.nobles,
            edge: crate::stage::spaces(player.edge).collect(),
        });
        Json {
            viewer: self.viewer,
            seats: self.seats(),
            layout: self.layout,
            park: self.park.chunks(Space::SIDE).map(<[_]>::to_vec).collect(),
            players: players.collect(),
            deck: self.deck,
            discard: self.discard,
            turn: self.turn,
            round: self.round,
            r#final: self.last_round,
            phase: match self.phase {
                Phase::Setup => "setup",
                Phase::Turn => "turn",
                Phase::Over => "over",
            },
            winners: SeatSet(self.winners).iter().collect(),
            drawn: self.drawn,
            pending: self.stage.pending,
            known: self.known,
            old: &self.old.hands[..self.seats()],
            old_drawn: self.old.drawn,
            sure: &self.sure[..self.seats()],
            stage,
            seen,
            hand: self.viewer.map(|_| listed(&self.hand)),
            drawn_cards: self.is_own_turn().then(|| listed(&self.drawn_cards)),
        }
        .serialize(serializer)
    }
}
