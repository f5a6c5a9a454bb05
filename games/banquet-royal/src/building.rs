//! How tiles make a kingdom: places for tiles, the building rule, and which sets of spaces can be covered.

use crate::edition::{SPACES, TILES, Tables};
use crate::{Icon, Space};
use courtly_core::{Rng, below, pick_weighted, shuffle};

/// Three hexagons that touch one another, clockwise.
pub(crate) type Triangle = [Space; 3];
pub(crate) type Layout = [(Space, Icon); SPACES];

/// Clause 1.5: one of the two coverings of the hexagon, the tiles shuffled and turned.
pub(crate) fn compact<R: Rng>(tables: &Tables, rng: &mut R) -> Layout {
    let turned = below(rng, 2) == 1;
    let places: Vec<Triangle> = COVERING
        .map(|[a, b, c]| [a, b, c].map(|(q, r)| if turned { Space::new(-r, q + r) } else { Space::new(q, r) }))
        .to_vec();
    lay(tables, &places, rng)
}

/// Clause 1.6: tiles laid one by one at places chosen by chance.
pub(crate) fn random<R: Rng>(tables: &Tables, rng: &mut R) -> Layout {
    let mut ground = Ground::new();
    let mut built: Vec<Triangle> = Vec::with_capacity(TILES);
    let mut places: Vec<(Triangle, u32)> = Vec::with_capacity(64);
    while built.len() < TILES {
        ground.places(&mut places);
        if places.is_empty() {
            // The rim of a kingdom always has a place; should one ever have none, the building begins anew.
            ground = Ground::new();
            built.clear();
            continue;
        }
        let (place, _) = places[pick_weighted(rng, places.iter().map(|&(_, sides)| sides * sides))];
        place.iter().for_each(|&space| ground.occupy(space, built.len() as u8));
        built.push(place);
    }
    lay(tables, &built, rng)
}

/// The first covering of the hexagon of radius 3 without its middle; the other is a sixth of a turn away.
#[rustfmt::skip]
pub(crate) const COVERING: [[(i8, i8); 3]; TILES] = [
    [(-3, 0), (-2, 0), (-3, 1)],
    [(-3, 2), (-2, 2), (-3, 3)],
    [(-2, -1), (-1, -2), (-1, -1)],
    [(-2, 1), (-1, 0), (-1, 1)],
    [(-2, 3), (-1, 2), (-1, 3)],
    [(0, -3), (1, -3), (0, -2)],
    [(0, -1), (1, -2), (1, -1)],
    [(0, 1), (1, 0), (1, 1)],
    [(0, 2), (1, 2), (0, 3)],
    [(2, -3), (3, -3), (2, -2)],
    [(2, -1), (3, -2), (3, -1)],
    [(2, 0), (3, 0), (2, 1)],
];

fn lay<R: Rng>(tables: &Tables, places: &[Triangle], rng: &mut R) -> Layout {
    let mut tiles = tables.tiles;
    shuffle(rng, &mut tiles);
    let mut layout = [(Space::CASTLE, Icon::Castle); SPACES];
    for (number, (place, tile)) in places.iter().zip(tiles).enumerate() {
        let turn = below(rng, 3) as usize;
        for corner in 0..3 {
            layout[1 + 3 * number + corner] = (place[corner], tile[(corner + turn) % 3]);
        }
    }
    layout
}

/// Who lies on a cell of the building table: a tile by its number, the castle, or nothing.
pub(crate) const NONE: u8 = 255;
pub(crate) const CASTLE: u8 = 254;

/// Whether a tile may lie where these are around it, in circular order: it shares a side with the castle or with two
/// tiles, and touches what lies there in one piece. What lies there is connected and without gap, so touching it in
/// two pieces is the same as enclosing a gap.
pub(crate) fn fits(ring: [u8; 9]) -> bool {
    let castle = ring.contains(&CASTLE);
    let first = ring.iter().find(|&&owner| owner != NONE);
    let two = ring.iter().any(|owner| *owner != NONE && Some(owner) != first);
    let pieces = (0..9).filter(|&i| ring[i] != NONE && ring[(i + 8) % 9] == NONE).count();
    (castle || two) && pieces == 1
}

/// The two triangles whose leftmost hexagon this is, clockwise.
pub(crate) fn triangles(space: Space) -> [Triangle; 2] {
    [[space, space.step((1, 0)), space.step((0, 1))], [space, space.step((1, -1)), space.step((1, 0))]]
}

/// The nine hexagons around a triangle, in circular order.
pub(crate) fn ring(triangle: Triangle) -> [Space; 9] {
    let a = triangle[0];
    let steps = if triangle[1] == a.step((1, 0)) {
        [(1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-1, 1), (-1, 0), (0, -1)]
    } else {
        [(1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    };
    steps.map(|step| a.step(step))
}

/// A hexagon of the building table: who lies there, and how many of its sides are taken.
#[derive(Clone, Copy)]
struct Cell {
    owner: u8,
    sides: u8,
}

/// The building table, by the key of a space: wide enough for the ring of every possible tile.
struct Ground {
    cells: [Cell; 1024],
    /// The largest coordinate of what lies there.
    reach: i8,
}

impl Ground {
    fn new() -> Ground {
        let mut ground = Ground { cells: [Cell { owner: NONE, sides: 0 }; 1024], reach: 0 };
        ground.occupy(Space::CASTLE, CASTLE);
        ground
    }

    fn at(&self, space: Space) -> Cell {
        self.cells[space.key() as usize % 1024]
    }

    fn occupy(&mut self, space: Space, owner: u8) {
        self.reach = self.reach.max(space.q.abs()).max(space.r.abs());
        self.cells[space.key() as usize % 1024].owner = owner;
        for beside in space.neighbours() {
            self.cells[beside.key() as usize % 1024].sides += 1;
        }
    }

    /// Every place for the next tile, with the number of sides that it shares with what lies there: clauses 1.3, 1.4.
    fn places(&self, found: &mut Vec<(Triangle, u32)>) {
        found.clear();
        let reach = self.reach + 2;
        for q in -reach..=reach {
            for r in -reach..=reach {
                for triangle in triangles(Space::new(q, r)) {
                    let cells = triangle.map(|space| self.at(space));
                    let sides = cells.iter().map(|cell| u32::from(cell.sides)).sum();
                    if sides == 0 || cells.iter().any(|cell| cell.owner != NONE) {
                        continue;
                    }
                    let near = triangle.iter().all(|space| space.is_near());
                    if near && fits(ring(triangle).map(|space| self.at(space).owner)) {
                        found.push((triangle, sides));
                    }
                }
            }
        }
    }
}
