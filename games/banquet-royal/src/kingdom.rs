//! The kingdom of one game: its spaces, their icons, and where each card leads from them.

use crate::edition::{Movement, SPACES, Tables, WALKS_MAX};
use crate::{Icon, Space, Spot, Spots};

/// 37 spaces in order of (q, r). Since guests and the princess stop nobody, the destinations of a card change only
/// when a cake leaves the board; they are kept as tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kingdom {
    /// Spaces by icon, in the order of [`Icon`]; the castle's own set is left out.
    icons: [Spots; 5],
    rim: Spots,
    reach: Reach,
    keys: [u16; SPACES],
    castle: Spot,
}

/// For every walking card and spot a set of spots, 37 bits each, split so that nothing is wasted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reach {
    low: [[u32; SPACES]; WALKS_MAX],
    high: [[u8; SPACES]; WALKS_MAX],
}

impl Reach {
    const EMPTY: Reach = Reach { low: [[0; SPACES]; WALKS_MAX], high: [[0; SPACES]; WALKS_MAX] };

    #[inline]
    fn at(&self, table: u8, spot: Spot) -> Spots {
        let (table, place) = (table as usize, spot.index());
        Spots(u64::from(self.low[table][place]) | u64::from(self.high[table][place]) << 32)
    }

    fn set(&mut self, table: u8, spot: Spot, to: Spots) {
        let (table, place) = (table as usize, spot.index());
        self.low[table][place] = to.0 as u32;
        self.high[table][place] = (to.0 >> 32) as u8;
    }
}

/// The neighbours of every spot, by direction.
type Neighbours = [[Option<Spot>; 6]; SPACES];

impl Kingdom {
    pub const ALL: Spots = Spots((1 << SPACES) - 1);

    /// A kingdom of these spaces; the castle must be among them, and nothing twice.
    pub fn new(spaces: &[(Space, Icon); SPACES], tables: &Tables) -> Kingdom {
        let mut sorted = *spaces;
        sorted.sort_unstable();
        let mut kingdom = Kingdom {
            icons: [Spots::EMPTY; 5],
            rim: Spots::EMPTY,
            reach: Reach::EMPTY,
            keys: sorted.map(|(space, _)| space.key()),
            castle: Spot(0),
        };
        for (place, (space, icon)) in sorted.into_iter().enumerate() {
            let spot = Spot(place as u8);
            match icon {
                Icon::Castle => kingdom.castle = spot,
                Icon::Party | Icon::Crown1 | Icon::Crown2 | Icon::Crown3 | Icon::Cake => {
                    kingdom.icons[icon.index()].insert(spot);
                }
            }
            if space.neighbours().into_iter().any(|neighbour| kingdom.spot(neighbour).is_none()) {
                kingdom.rim.insert(spot);
            }
        }
        kingdom.survey(tables);
        kingdom
    }

    #[inline]
    pub fn castle(&self) -> Spot {
        self.castle
    }

    #[inline]
    pub fn cakes(&self) -> Spots {
        self.icons[Icon::Cake.index()]
    }

    /// Spaces with a side that touches no space.
    #[inline]
    pub fn rim(&self) -> Spots {
        self.rim
    }

    /// Spaces where guests may stand: no cake and not the castle.
    #[inline]
    pub fn open(&self) -> Spots {
        Kingdom::ALL.without(self.cakes()).without(Spots::one(self.castle))
    }

    pub fn icon(&self, spot: Spot) -> Icon {
        Icon::ALL[..5].iter().copied().find(|icon| self.icons[icon.index()].has(spot)).unwrap_or(Icon::Castle)
    }

    pub fn with_icon(&self, icon: Icon) -> Spots {
        self.icons[icon.index()]
    }

    #[inline]
    pub fn space(&self, spot: Spot) -> Space {
        Space::from_key(self.keys[spot.index()])
    }

    #[inline]
    pub(crate) fn key(&self, spot: Spot) -> u16 {
        self.keys[spot.index()]
    }

    #[inline]
    pub fn spot(&self, space: Space) -> Option<Spot> {
        space.is_near().then(|| self.keys.binary_search(&space.key()).ok()).flatten().map(|place| Spot(place as u8))
    }

    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        (0..SPACES as u8).map(Spot)
    }

    /// Those of these spots from where a card leads anywhere at all.
    #[inline]
    pub(crate) fn starts(&self, movement: Movement, spots: Spots) -> Spots {
        match movement {
            Movement::Rim => spots & self.rim,
            Movement::Line { .. } | Movement::Steps { .. } | Movement::Icon => spots,
        }
    }

    /// Where a card leads a group, not asking who stands there. Clauses 3.5 to 3.9 and 3.11.
    #[inline]
    pub fn guest_reach(&self, movement: Movement, from: Spot) -> Spots {
        match movement {
            Movement::Line { table, .. } | Movement::Steps { table, .. } => self.reach.at(table, from),
            Movement::Icon => self.same_icon(from),
            Movement::Rim if self.rim.has(from) => (self.rim & self.open()).without(Spots::one(from)),
            Movement::Rim => Spots::EMPTY,
        }
    }

    /// Where a card leads the princess, who may pass and enter the castle. Clauses 3.10 and 3.11.
    #[inline]
    pub fn princess_reach(&self, movement: Movement, from: Spot) -> Spots {
        match movement {
            Movement::Line { min, max, table } => self.reach.at(table, from) | self.line_through_castle(from, min, max),
            Movement::Steps { min, max, .. } => {
                self.steps(&beside(&self.neighbours()), from, Kingdom::ALL.without(self.cakes()), min, max)
            }
            Movement::Icon => self.same_icon(from),
            Movement::Rim if self.rim.has(from) => self.rim.without(self.cakes()).without(Spots::one(from)),
            Movement::Rim => Spots::EMPTY,
        }
    }

    /// The cake of a space was taken: clause 5.4.
    pub fn take_cake(&mut self, spot: Spot, tables: &Tables) {
        let bit = Spots::one(spot);
        self.icons[Icon::Cake.index()] = self.cakes().without(bit);
        self.icons[Icon::Crown3.index()] |= bit;
        self.survey(tables);
    }

    fn same_icon(&self, from: Spot) -> Spots {
        // Nobody stands on a cake, so cakes lead nowhere; the castle has no icon.
        let own = self.icons[..4].iter().find(|set| set.has(from)).copied().unwrap_or_default();
        own.without(Spots::one(from))
    }

    /// What the princess reaches on a line because she may cross the castle; there is at most one such line.
    fn line_through_castle(&self, from: Spot, min: u8, max: u8) -> Spots {
        let Space { q, r } = self.space(from);
        let mut found = Spots::EMPTY;
        if from == self.castle || (q != 0 && r != 0 && q + r != 0) {
            return found;
        }
        let direction = (-q.signum(), -r.signum());
        let mut space = Space { q, r };
        let mut crossed = false;
        for length in 1..=max {
            space = space.step(direction);
            let Some(spot) = self.spot(space) else { break };
            if self.cakes().has(spot) {
                break;
            }
            crossed |= spot == self.castle;
            if crossed && length >= min {
                found.insert(spot);
            }
        }
        found
    }

    /// Fills the tables. From the castle they hold the princess's destinations, since no guest is ever there.
    fn survey(&mut self, tables: &Tables) {
        let neighbours = self.neighbours();
        let beside = beside(&neighbours);
        let open = self.open();
        for transport in tables.transports {
            for from in Kingdom::ALL.without(self.cakes()) {
                match transport.movement {
                    Movement::Line { min, max, table } => {
                        self.reach.set(table, from, lines(&neighbours, from, open, min, max));
                    }
                    Movement::Steps { min, max, table } => {
                        let to = self.steps(&beside, from, open, min, max);
                        self.reach.set(table, from, to);
                    }
                    Movement::Icon | Movement::Rim => {}
                }
            }
        }
    }

    /// Looked up on a grid of all possible spaces, which is quicker here than searching the list for each.
    fn neighbours(&self) -> Neighbours {
        const SIDE: usize = 32;
        let mut grid = [None; SIDE * SIDE];
        for (place, key) in self.keys.iter().enumerate() {
            grid[*key as usize] = Some(Spot(place as u8));
        }
        self.keys.map(|key| {
            Space::DIRECTIONS.map(|(q, r)| grid[(key as i16 + i16::from(q) * SIDE as i16 + i16::from(r)) as usize])
        })
    }

    /// Spots at the end of a walk of `min` to `max` steps through `through`. Every step may turn, also back, so that a
    /// spot is reached in 3 steps if it is in 1: only walks that end where they began are left out.
    fn steps(&self, beside: &[Spots; SPACES], from: Spot, through: Spots, min: u8, max: u8) -> Spots {
        let mut ends = Spots::one(from);
        let mut found = Spots::EMPTY;
        for length in 1..=max {
            ends = ends.fold(Spots::EMPTY, |next, spot| next | beside[spot.index()]) & through;
            if length >= min {
                found |= ends;
            }
        }
        found.without(Spots::one(from))
    }
}

/// The neighbours of every spot as sets.
fn beside(neighbours: &Neighbours) -> [Spots; SPACES] {
    neighbours.map(|six| six.into_iter().flatten().fold(Spots::EMPTY, |set, spot| set | Spots::one(spot)))
}

/// Spots straight ahead in any of the six directions, up to the first that is not open.
fn lines(neighbours: &Neighbours, from: Spot, open: Spots, min: u8, max: u8) -> Spots {
    let mut found = Spots::EMPTY;
    for direction in 0..6 {
        let mut spot = from;
        for length in 1..=max {
            match neighbours[spot.index()][direction] {
                Some(next) if open.has(next) => spot = next,
                _ => break,
            }
            if length >= min {
                found.insert(spot);
            }
        }
    }
    found
}
