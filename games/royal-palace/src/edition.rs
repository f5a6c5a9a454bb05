//! The component tables of an edition, read once and then only looked at.

use crate::pieces::{Card, Edge, Noble, Privilege, Room, Space, Tile};
use courtly_edition::{EditionError, Sheet};

/// No edition has more tiles, so that a seat's nobles fit a fixed array.
pub const TILES_MAX: usize = 48;

/// An edge of the park as bits of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EdgeSpaces {
    pub spaces: u64,
    pub double: u64,
}

/// What the privileges bring, by privilege.
pub(crate) type Amounts = [u8; Privilege::COUNT];

/// Everything that an edition can replace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    pub first_game: [Room; Room::COUNT],
    /// The spaces around a space, one bit each.
    pub neighbours: [u64; Space::COUNT],
    pub edges: [EdgeSpaces; Edge::COUNT],
    /// The spaces that belong to any edge.
    pub rim: u64,
    /// The different nobles in the order of the tile list.
    pub nobles: Vec<Noble>,
    /// How many tiles show each of them.
    pub copies: Vec<u8>,
    pub(crate) amounts: Amounts,
    pub card_copies: u8,
    pub costs: [u8; Card::COUNT],
    pub escort_servants: u8,
    pub escort_moves: u8,
    pub five_moves: u8,
    pub nine_moves: u8,
    pub two_seals: u8,
    pub four_gold: u8,
    pub two_points: u8,
    pub four_points: u8,
    pub servants_own: u8,
    pub servants_supply: u8,
    pub start_stairs: u8,
    pub start_parade: u8,
    pub start_placed: u8,
    pub start_gold: [u8; 4],
    pub end_nobles: u8,
    pub end_rounds: u8,
    pub edge_first: u8,
    pub edge_second: u8,
    pub edge_tied: u8,
    pub unplayed_max: u8,
}

impl Tables {
    pub fn read(sheet: &mut Sheet<'_>) -> Result<Tables, EditionError> {
        let (nobles, copies) = nobles(sheet)?;
        let (edges, rim) = edges(sheet)?;
        let tables = Tables {
            first_game: first_game(sheet)?,
            neighbours: neighbours(sheet)?,
            edges,
            rim,
            nobles,
            copies,
            amounts: amounts(sheet)?,
            card_copies: byte(sheet, "cards.copies", 1, 9)?,
            costs: costs(sheet)?,
            escort_servants: byte(sheet, "cards.escort_servants", 0, 9)?,
            escort_moves: byte(sheet, "cards.escort_moves", 0, 20)?,
            five_moves: byte(sheet, "cards.five_moves", 0, 20)?,
            nine_moves: byte(sheet, "cards.nine_moves", 0, 20)?,
            two_seals: byte(sheet, "cards.two_seals", 1, 9)?,
            four_gold: byte(sheet, "cards.four_gold", 0, 20)?,
            two_points: byte(sheet, "cards.two_points", 0, 20)?,
            four_points: byte(sheet, "cards.four_points", 0, 20)?,
            servants_own: byte(sheet, "servants.own", 1, 30)?,
            servants_supply: byte(sheet, "servants.supply", 0, 10)?,
            start_stairs: byte(sheet, "servants.stairs", 0, 10)?,
            start_parade: byte(sheet, "servants.parade", 0, 10)?,
            start_placed: byte(sheet, "servants.placed", 1, 10)?,
            start_gold: start_gold(sheet)?,
            end_nobles: byte(sheet, "end.nobles", 0, 35)?,
            end_rounds: byte(sheet, "end.rounds", 1, 100)?,
            edge_first: byte(sheet, "score.edge_first", 0, 50)?,
            edge_second: byte(sheet, "score.edge_second", 0, 50)?,
            edge_tied: byte(sheet, "score.edge_tied", 0, 50)?,
            unplayed_max: byte(sheet, "score.unplayed_max", 0, 50)?,
        };
        if tables.start_stairs + tables.start_parade + tables.start_placed > tables.servants_own {
            return Err(sheet.refuse("servants.own", "stairs, parade and placed together need more servants"));
        }
        Ok(tables)
    }

    #[inline]
    pub fn noble(&self, tile: Tile) -> &Noble {
        &self.nobles[tile.index()]
    }

    #[inline]
    pub fn cost(&self, card: Card) -> u16 {
        u16::from(self.costs[card.index()])
    }

    #[inline]
    pub fn amount(&self, privilege: Privilege) -> u8 {
        self.amounts[privilege.index()]
    }

    /// Servants of one colour.
    pub fn servants(&self) -> u8 {
        self.servants_own + self.servants_supply
    }

    /// Servants that stay in the play area when the setup is done.
    pub fn area_after_setup(&self) -> u8 {
        self.servants_own - self.start_stairs - self.start_parade - self.start_placed
    }

    pub fn tile_of(&self, noble: &Noble) -> Option<Tile> {
        self.nobles.iter().position(|known| known == noble).map(|place| Tile(place as u8))
    }
}

fn byte(sheet: &mut Sheet<'_>, path: &str, low: u8, high: u8) -> Result<u8, EditionError> {
    Ok(sheet.int(path, i64::from(low)..=i64::from(high))? as u8)
}

fn first_game(sheet: &mut Sheet<'_>) -> Result<[Room; Room::COUNT], EditionError> {
    let path = "palace.first_game";
    let rooms = sheet.words(path, Room::COUNT..=Room::COUNT, "the name of a room", |name| {
        Room::parse(name).ok_or_else(|| format!("{name:?} is no room"))
    })?;
    match Room::ALL.iter().find(|room| !rooms.contains(room)) {
        Some(room) => Err(sheet.refuse(path, format!("the room {} is missing", room.name()))),
        None => Ok(std::array::from_fn(|place| rooms[place])),
    }
}

/// Clause 3.3: which spaces count as around a space. The relation goes both ways, or the price of a noble would depend
/// on which of two neighbours left first.
fn neighbours(sheet: &mut Sheet<'_>) -> Result<[u64; Space::COUNT], EditionError> {
    let path = "park.neighbours";
    let rows = sheet.rows(path, Space::COUNT..=Space::COUNT, 0..=8, 0..=Space::COUNT as i64 - 1)?;
    let mut masks = [0; Space::COUNT];
    for (space, row) in rows.iter().enumerate() {
        masks[space] = bits(row).ok_or_else(|| sheet.refuse(path, format!("space {space} names a space twice")))?;
    }
    for space in Space::all() {
        for other in Space::all() {
            let beside = masks[space.index()] & other.bit() != 0;
            if beside && (space == other || masks[other.index()] & space.bit() == 0) {
                let message = format!("space {} names {}, but not the other way round", space.0, other.0);
                return Err(sheet.refuse(path, message));
            }
        }
    }
    Ok(masks)
}

fn edges(sheet: &mut Sheet<'_>) -> Result<([EdgeSpaces; Edge::COUNT], u64), EditionError> {
    let mut edges = [EdgeSpaces::default(); Edge::COUNT];
    let mut rim = 0;
    for (place, edge) in Edge::ALL.into_iter().enumerate() {
        let path = format!("park.{}", edge.name());
        let listed = sheet.ints(&path, 1..=Space::COUNT, 0..=Space::COUNT as i64 - 1)?;
        let spaces = bits(&listed).ok_or_else(|| sheet.refuse(&path, "names a space twice"))?;
        let path = format!("park.{}_double", edge.name());
        let listed = sheet.ints(&path, 0..=Space::COUNT, 0..=Space::COUNT as i64 - 1)?;
        let double = bits(&listed).ok_or_else(|| sheet.refuse(&path, "names a space twice"))?;
        if double & !spaces != 0 {
            return Err(sheet.refuse(&path, "names a space that is not on the edge"));
        }
        edges[place] = EdgeSpaces { spaces, double };
        rim |= spaces;
    }
    Ok((edges, rim))
}

/// The set of the numbers, or nothing if one comes twice.
fn bits(numbers: &[i64]) -> Option<u64> {
    numbers.iter().try_fold(0u64, |set, &n| (set & (1 << n) == 0).then_some(set | 1 << n))
}

fn nobles(sheet: &mut Sheet<'_>) -> Result<(Vec<Noble>, Vec<u8>), EditionError> {
    let form = "GOLD/KING/MADAME=POINTS with an optional privilege, such as 4/2/0=3 gold";
    let tiles = sheet.words("nobles.tiles", Space::COUNT..=TILES_MAX, form, |text| {
        Noble::parse(text).ok_or_else(|| format!("{text:?} is not of the form {form}"))
    })?;
    let (mut nobles, mut copies) = (vec![], vec![]);
    for tile in tiles {
        match nobles.iter().position(|known| *known == tile) {
            Some(place) => copies[place] += 1,
            None => {
                nobles.push(tile);
                copies.push(1);
            }
        }
    }
    Ok((nobles, copies))
}

fn amounts(sheet: &mut Sheet<'_>) -> Result<Amounts, EditionError> {
    let mut amounts = [1; Privilege::COUNT];
    for privilege in Privilege::ALL {
        // To move diagonally is a thing that one may do or not.
        if privilege != Privilege::Diagonal {
            amounts[privilege.index()] = byte(sheet, &format!("privileges.{}", privilege.name()), 0, 5)?;
        }
    }
    Ok(amounts)
}

fn costs(sheet: &mut Sheet<'_>) -> Result<[u8; Card::COUNT], EditionError> {
    let listed = sheet.ints("cards.costs", Card::COUNT..=Card::COUNT, 0..=50)?;
    Ok(std::array::from_fn(|place| listed[place] as u8))
}

fn start_gold(sheet: &mut Sheet<'_>) -> Result<[u8; 4], EditionError> {
    let listed = sheet.ints("gold.start", 4..=4, 0..=50)?;
    Ok(std::array::from_fn(|place| listed[place] as u8))
}
