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

/// The neighbours of every spot, by direction, as places. Where there is none it is `NOWHERE`, a place of its own whose
/// neighbours are nowhere too, so that walking needs no questions.
type Neighbours = [[u8; 6]; SPACES + 1];
const NOWHERE: u8 = SPACES as u8;

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

    pub(crate) fn keys(&self) -> &[u16; SPACES] {
        &self.keys
    }

    #[inline]
    pub fn spot(&self, space: Space) -> Option<Spot> {
        space.is_near().then(|| self.keys.binary_search(&space.key()).ok()).flatten().map(|place| Spot(place as u8))
    }

    /// How people call a space: a letter for its row from the top, and its place in the row from the left, such as `C4`.
    /// Coordinates are for notation; nobody can count them on a map.
    pub fn name(&self, space: Space) -> String {
        let spaces = || self.spots().map(|spot| self.space(spot));
        let top = spaces().map(|other| other.r).min().unwrap_or(space.r);
        let number = spaces().filter(|other| other.r == space.r && other.q <= space.q).count();
        format!("{}{number}", char::from(b'A' + (space.r - top).unsigned_abs()))
    }

    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        (0..SPACES as u8).map(Spot)
    }

    /// For a card that leads from any space of a set to any other of it: those sets.
    #[inline]
    pub(crate) fn circles(&self, movement: Movement) -> Option<&[Spots]> {
        match movement {
            Movement::Rim => Some(std::slice::from_ref(&self.rim)),
            // Nobody stands on a cake, and the castle has no icon.
            Movement::Icon => Some(&self.icons[..4]),
            Movement::Line { .. } | Movement::Steps { .. } => None,
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
                walks(&self.neighbours(), Kingdom::ALL.without(self.cakes()), min, max)[from.index()]
            }
            Movement::Icon => self.same_icon(from),
            Movement::Rim if self.rim.has(from) => self.rim.without(self.cakes()).without(Spots::one(from)),
            Movement::Rim => Spots::EMPTY,
        }
    }

    /// The same from every space at once, which is quicker than one by one. From cakes, where she never is, it says
    /// nothing.
    pub(crate) fn princess_reaches(&self, movement: Movement) -> [Spots; SPACES] {
        match movement {
            Movement::Steps { min, max, .. } => walks(&self.neighbours(), Kingdom::ALL.without(self.cakes()), min, max),
            _ => std::array::from_fn(|from| self.princess_reach(movement, Spot(from as u8))),
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
        let open = self.open();
        let begins = Kingdom::ALL.without(self.cakes());
        let longest = tables.transports.iter().map(|transport| match transport.movement {
            Movement::Line { max, .. } => max,
            Movement::Steps { .. } | Movement::Icon | Movement::Rim => 0,
        });
        let longest = longest.max().unwrap_or_default();
        for from in begins {
            let ahead = Ahead::look(&neighbours, from, open, longest);
            for transport in tables.transports {
                if let Movement::Line { min, max, table } = transport.movement {
                    self.reach.set(table, from, ahead.between(min, max));
                }
            }
        }
        for transport in tables.transports {
            if let Movement::Steps { min, max, table } = transport.movement {
                let to = walks(&neighbours, open, min, max);
                begins.for_each(|from| self.reach.set(table, from, to[from.index()]));
            }
        }
    }

    /// Looked up on a grid of all possible spaces, which is quicker here than searching the list for each.
    fn neighbours(&self) -> Neighbours {
        const SIDE: usize = 32;
        let mut grid = [NOWHERE; SIDE * SIDE];
        for (place, key) in (0..).zip(self.keys) {
            grid[key as usize] = place;
        }
        let mut neighbours = [[NOWHERE; 6]; SPACES + 1];
        for (six, key) in neighbours.iter_mut().zip(self.keys) {
            *six =
                Space::DIRECTIONS.map(|(q, r)| grid[(key as i16 + i16::from(q) * SIDE as i16 + i16::from(r)) as usize]);
        }
        neighbours
    }
}

/// Spots straight ahead in any of the six directions, up to the first that is not open.
struct Ahead {
    /// By number of steps, those that are so many away or fewer.
    within: [Spots; SPACES],
    farthest: usize,
}

impl Ahead {
    fn look(neighbours: &Neighbours, from: Spot, open: Spots, longest: u8) -> Ahead {
        let mut ahead = Ahead { within: [Spots::EMPTY; SPACES], farthest: 0 };
        let mut fronts = [from.0; 6];
        for length in 1..SPACES.min(longest as usize + 1) {
            let mut reached = 0;
            for (direction, front) in fronts.iter_mut().enumerate() {
                let next = neighbours[*front as usize][direction];
                let bit = 1 << next & open.0;
                *front = if bit == 0 { NOWHERE } else { next };
                reached |= bit;
            }
            if reached == 0 {
                break;
            }
            ahead.within[length] = ahead.within[length - 1] | Spots(reached);
            ahead.farthest = length;
        }
        ahead
    }

    /// Those from `min` to `max` steps away; no spot is ahead in two directions.
    fn between(&self, min: u8, max: u8) -> Spots {
        let within = |steps: u8| self.within[(steps as usize).min(self.farthest)];
        within(max).without(within(min.saturating_sub(1)))
    }
}

/// From every spot those at the end of a walk of `min` to `max` steps through `through`. Every step may turn, also
/// back, so that a spot is reached in 3 steps if it is in 1: only walks that end where they began are left out.
fn walks(neighbours: &Neighbours, through: Spots, min: u8, max: u8) -> [Spots; SPACES] {
    // Where walks of the present length end that begin at a spot one may enter.
    let mut ends = [Spots::EMPTY; SPACES + 1];
    for spot in through {
        ends[spot.index()] = Spots::one(spot);
    }
    let mut found = [Spots::EMPTY; SPACES];
    for length in 1..=max {
        let mut longer = [Spots::EMPTY; SPACES + 1];
        for from in 0..SPACES {
            longer[from] = neighbours[from].iter().fold(Spots::EMPTY, |all, &next| all | ends[next as usize]);
            if length >= min {
                found[from] |= longer[from];
            }
            if !through.has(Spot(from as u8)) {
                longer[from] = Spots::EMPTY;
            }
        }
        ends = longer;
    }
    std::array::from_fn(|from| found[from].without(Spots::one(Spot(from as u8))))
}
