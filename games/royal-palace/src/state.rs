//! What can change during a game, as plain data.

use crate::edition::TILES_MAX;
use crate::pieces::{Card, CardCounts, Privilege, Room, Space, Tile};
use courtly_core::{Seat, Viewer};

/// Most seats at a table.
pub const SEATS_MAX: usize = 4;

/// Which part of the game is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats place their first servants.
    Setup,
    Turn,
    Over,
}

/// Where in its turn a seat is: before action 1, or in one of the actions 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Stage {
    Before,
    Parade,
    Stairway,
    Earn,
    Recruit,
    BackDoor,
}

impl Stage {
    pub const ALL: [Stage; 6] =
        [Stage::Before, Stage::Parade, Stage::Stairway, Stage::Earn, Stage::Recruit, Stage::BackDoor];

    /// The number of the action, 0 for what comes before action 1.
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// Placements without limit, after an `open-gate` card.
pub const ALL_PLACEMENTS: u16 = u16::MAX;

/// What the middle of a turn needs. A number that belongs to one stage is 0 in all others, so that two turns that can
/// go on alike are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnState {
    pub stage: Stage,
    /// No decision was made in this turn, and the Mint has paid nothing yet.
    pub untouched: bool,
    /// A `majority` card works (up to action 3).
    pub majority: bool,
    /// Action 1: something was placed, so cards come too late.
    pub placed: bool,
    /// Action 1: servants that may still be placed on the Gate.
    pub placements: u16,
    /// Action 1: `escort` cards played, whose moves come in action 2.
    pub escorts: u8,
    /// Action 2: moves left.
    pub moves: u16,
    /// Action 3: the majority placement of the King's chamber, of Madame, and those of `seal` nobles are left.
    pub seal_king: bool,
    pub seal_madame: bool,
    pub seal_nobles: u8,
    /// Action 4: seals left of `two-seals` cards.
    pub special: u8,
    /// Actions 4 and 5: `cards` nobles recruited in this turn, which do not work yet. The other privileges work in
    /// earlier actions only, so nobody need remember that they are new.
    pub new_cards: u8,
    /// Action 5: the cards were drawn, or are being drawn.
    pub drew: bool,
    /// Action 5: cards still to come.
    pub pending: u8,
}

impl TurnState {
    pub const BEGIN: TurnState = TurnState {
        stage: Stage::Before,
        untouched: true,
        majority: false,
        placed: false,
        placements: 0,
        escorts: 0,
        moves: 0,
        seal_king: false,
        seal_madame: false,
        seal_nobles: 0,
        special: 0,
        new_cards: 0,
        drew: false,
        pending: 0,
    };
}

/// What a seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub rooms: [u8; Room::COUNT],
    pub area: u8,
    pub supply: u8,
    pub gold: u16,
    pub hand: CardCounts,
    /// Played `two-points` and `four-points` cards.
    pub kept: [u8; 2],
    /// Nobles by tile.
    pub nobles: [u8; TILES_MAX],
    /// Sums over the nobles, kept at hand because they are asked for all the time.
    pub privileges: [u8; Privilege::COUNT],
    pub noble_points: u16,
    /// The spaces of the park on which it has a servant.
    pub edge: u64,
}

impl Player {
    pub const NONE: Player = Player {
        rooms: [0; Room::COUNT],
        area: 0,
        supply: 0,
        gold: 0,
        hand: [0; Card::COUNT],
        kept: [0; 2],
        nobles: [0; TILES_MAX],
        privileges: [0; Privilege::COUNT],
        noble_points: 0,
        edge: 0,
    };

    #[inline]
    pub fn at(&self, room: Room) -> u8 {
        self.rooms[room.index()]
    }

    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.hand[card.index()] > 0
    }

    #[inline]
    pub fn has(&self, privilege: Privilege) -> u8 {
        self.privileges[privilege.index()]
    }

    /// The rooms in which it has servants, one bit each.
    #[inline]
    pub fn occupied(&self) -> u16 {
        let mut rooms = 0;
        for (place, &servants) in self.rooms.iter().enumerate() {
            rooms |= u16::from(servants > 0) << place;
        }
        rooms
    }

    pub fn hand_size(&self) -> u8 {
        self.hand.iter().sum()
    }

    pub fn noble_count(&self) -> u8 {
        self.nobles.iter().sum()
    }
}

/// The palace grid: which room lies where, and what follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palace {
    /// The rooms row by row.
    pub layout: [Room; Room::COUNT],
    /// The rooms beside each room, one bit each: sharing a side, and touching at all.
    pub beside: [u16; Room::COUNT],
    pub around: [u16; Room::COUNT],
}

impl Palace {
    pub fn new(layout: [Room; Room::COUNT]) -> Palace {
        let (mut beside, mut around) = ([0; Room::COUNT], [0; Room::COUNT]);
        for (a, from) in layout.into_iter().enumerate() {
            for (b, to) in layout.into_iter().enumerate() {
                let (rows, columns) = ((a / 3).abs_diff(b / 3), (a % 3).abs_diff(b % 3));
                if a != b && rows <= 1 && columns <= 1 {
                    around[from.index()] |= 1 << to.index();
                    if rows + columns == 1 {
                        beside[from.index()] |= 1 << to.index();
                    }
                }
            }
        }
        Palace { layout, beside, around }
    }
}

/// How many cards may date from before the deck was last made anew: at most so many. All can count along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OldCards {
    /// By seat, in its hand.
    pub hands: [u8; SEATS_MAX],
    /// Among the cards drawn in this turn.
    pub drawn: u8,
}

/// The full state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub palace: Palace,
    pub park: [Tile; Space::COUNT],
    /// The spaces that still have a noble.
    pub nobles: u64,
    pub players: [Player; SEATS_MAX],
    pub deck: CardCounts,
    pub discard: CardCounts,
    pub seat: Seat,
    pub round: u8,
    /// The last round has begun through the rule of clause 9.1.
    pub last_round: bool,
    pub phase: Phase,
    /// The seats that won, one bit each, once it is over.
    pub winners: u8,
    pub turn: TurnState,
    /// The turn as it was right after the last thing that all saw of it, before it ran on. Later stages are private.
    pub shown: TurnState,
    /// Gold of the Mint in this turn that only its owner has seen so far.
    pub mint_unshown: u16,
    /// Cards drawn in this turn and neither kept nor discarded.
    pub drawn: CardCounts,
    /// By viewer (seats, then the spectator): cards that were outside the deck when it was last made anew, in the
    /// hands of others, and were not shown since.
    pub known: [CardCounts; SEATS_MAX + 1],
    /// How much of that memory the holders can account for.
    pub old: OldCards,
    /// By viewer, then by seat: cards of a hand that were pinned to it before the deck was last made anew.
    pub sure: [Pinned; SEATS_MAX + 1],
}

/// Cards that each seat is sure to hold.
pub type Pinned = [CardCounts; SEATS_MAX];

impl State {
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// Nobles in the park.
    pub fn nobles_left(&self) -> u8 {
        self.nobles.count_ones() as u8
    }
}

/// Where a viewer's memory is kept.
pub(crate) fn memory_place(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, Seat::index)
}
