//! The component tables, read from an edition file and checked so that every accepted one is safe to play.

use crate::{Card, Die, Icon};
use courtly_edition::{EditionError, Sheet};

/// Tiles of a kingdom, and spaces with the castle.
pub(crate) const TILES: usize = 12;
pub(crate) const SPACES: usize = 3 * TILES + 1;
/// Most cake tokens that a state has room for.
pub(crate) const CAKES_MAX: usize = 6;
/// Most cards whose destinations are kept as tables in the state.
pub(crate) const WALKS_MAX: usize = 4;
const QUIET_MAX: i64 = 240;
/// A line of this length reaches any end of a kingdom.
const STEPS_MAX: i64 = 15;

/// Three icons, clockwise.
pub type Tile = [Icon; 3];

/// How a card moves a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Straight ahead over so many spaces. The number is the card's table in the state.
    Line { min: u8, max: u8, table: u8 },
    /// In any direction, turning freely, over so many spaces.
    Steps { min: u8, max: u8, table: u8 },
    /// To any other space with the same icon.
    Icon,
    /// From a rim space to another.
    Rim,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transport {
    pub movement: Movement,
    /// Only a guest who stands alone may use it.
    pub alone: bool,
    /// The princess may use it.
    pub princess: bool,
    /// A token that comes onto it sends all others off their cards.
    pub clears: bool,
}

/// What a number of the die gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    Again,
    Swap,
    Crown,
    Peek,
    Lift,
    Castle,
}

impl Bonus {
    const NAMES: [(&'static str, Bonus); 6] = [
        ("again", Bonus::Again),
        ("swap", Bonus::Swap),
        ("crown", Bonus::Crown),
        ("peek", Bonus::Peek),
        ("lift", Bonus::Lift),
        ("castle", Bonus::Castle),
    ];
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    pub tiles: [Tile; TILES],
    /// Crowns that a party pays, by icon. Cake and castle never have a party.
    pub crowns: [u8; 6],
    pub cakes: Vec<u8>,
    pub guests_per_colour: u8,
    pub group: u8,
    pub quiet_turns: u8,
    /// By card.
    pub transports: [Transport; 6],
    /// The card of each number of the die, from 1.
    pub cards: [Card; 6],
    /// The effect of each number of the die, from 1.
    pub bonuses: [Bonus; 6],
}

impl Tables {
    pub fn read(sheet: &mut Sheet<'_>) -> Result<Tables, EditionError> {
        let tiles =
            sheet.words("tiles.icons", TILES..=TILES, "three icons clockwise (cake, crown1, crown2, party)", tile)?;
        let tiles: [Tile; TILES] = tiles.try_into().expect("the sheet counted them");
        let mut crowns = [0; 6];
        for icon in [Icon::Party, Icon::Crown1, Icon::Crown2, Icon::Crown3] {
            crowns[icon.index()] = sheet.int(&format!("crowns.{}", icon.name()), 0..=9)? as u8;
        }
        let cakes = sheet.ints("cakes.values", 1..=CAKES_MAX, 1..=99)?;
        let guests_per_colour = sheet.int("guests.per_colour", 1..=7)? as u8;
        let group = sheet.int("guests.group", 2..=3)? as u8;
        let quiet_turns = sheet.int("end.quiet_turns", 1..=QUIET_MAX)? as u8;
        let (transports, cards) = transports(sheet)?;
        let bonuses =
            sheet.words("bonus.effects", 6..=6, "an effect (again, swap, crown, peek, lift, castle)", |word| {
                let found = Bonus::NAMES.into_iter().find(|(name, _)| *name == word);
                found.map(|(_, bonus)| bonus).ok_or_else(|| format!("there is no effect {word:?}"))
            })?;
        let spaces = tiles.iter().flatten().filter(|icon| **icon == Icon::Cake).count();
        if spaces != cakes.len() {
            let message = format!("{} tokens for {spaces} cake spaces on the tiles; as many are needed", cakes.len());
            return Err(sheet.refuse("cakes.values", message));
        }
        let room = SPACES - 1 - spaces;
        if 5 * guests_per_colour as usize > room {
            let message = format!("5 colours make more guests than the {room} spaces without cake");
            return Err(sheet.refuse("guests.per_colour", message));
        }
        let mut cakes: Vec<u8> = cakes.into_iter().map(|value| value as u8).collect();
        cakes.sort_unstable();
        let bonuses = bonuses.try_into().expect("the sheet counted them");
        Ok(Tables { tiles, crowns, cakes, guests_per_colour, group, quiet_turns, transports, cards, bonuses })
    }

    pub fn transport(&self, card: Card) -> Transport {
        self.transports[card.index()]
    }

    /// The card that a number of the die puts it on.
    pub fn card(&self, die: u8) -> Card {
        self.cards[die as usize - 1]
    }

    pub fn bonus(&self, die: u8) -> Bonus {
        self.bonuses[die as usize - 1]
    }

    /// The number of the die that changes least.
    pub(crate) fn idle(&self) -> Die {
        Die(1 + self.bonuses.iter().position(|&bonus| bonus == Bonus::Peek).unwrap_or(0) as u8)
    }

    /// No seat can have more crowns: one a turn from the die, and those of all parties.
    pub fn crowns_max(&self) -> u16 {
        let party = *self.crowns.iter().max().expect("six icons");
        self.cakes.len() as u16 * (u16::from(self.quiet_turns) + u16::from(party))
    }
}

fn tile(text: &str) -> Result<Tile, String> {
    let icons: Option<Vec<Icon>> = text.split(' ').map(Icon::parse).collect();
    let icons = icons.ok_or_else(|| format!("{text:?} names an icon that does not exist"))?;
    if icons.iter().any(|icon| matches!(icon, Icon::Crown3 | Icon::Castle)) {
        return Err("crown3 is left by a cake and the castle is no tile; neither can be printed on one".to_owned());
    }
    icons.try_into().map_err(|_| format!("{text:?} does not have three icons"))
}

fn transports(sheet: &mut Sheet<'_>) -> Result<([Transport; 6], [Card; 6]), EditionError> {
    let mut walks = 0;
    let mut cards = [None; 6];
    let mut transports = vec![];
    for card in Card::ALL {
        let path = |field: &str| format!("transport.{}.{field}", card.name());
        let number = sheet.int(&path("number"), 1..=6)? as usize;
        if cards[number - 1].replace(card).is_some() {
            return Err(sheet.refuse(&path("number"), format!("{number} is the number of another card too")));
        }
        let kind = sheet.word(&path("kind"), &["line", "steps", "icon", "rim"])?;
        let steps = sheet.ints(&path("steps"), 2..=2, 1..=STEPS_MAX)?;
        let (min, max) = (steps[0] as u8, steps[1] as u8);
        if min > max {
            return Err(sheet.refuse(&path("steps"), "the fewest are more than the most"));
        }
        let movement = match kind.as_str() {
            "line" => Movement::Line { min, max, table: walks },
            "steps" => Movement::Steps { min, max, table: walks },
            "icon" => Movement::Icon,
            _ => Movement::Rim,
        };
        walks += matches!(movement, Movement::Line { .. } | Movement::Steps { .. }) as u8;
        if walks as usize > WALKS_MAX {
            return Err(sheet.refuse(&path("kind"), format!("at most {WALKS_MAX} cards can be line or steps")));
        }
        let mut flag = |field: &str| Ok(sheet.word(&path(field), &["yes", "no"])? == "yes");
        transports.push(Transport {
            movement,
            alone: flag("alone")?,
            princess: flag("princess")?,
            clears: flag("clears")?,
        });
    }
    let cards = cards.map(|card| card.expect("six different numbers of six"));
    Ok((transports.try_into().expect("six cards"), cards))
}
