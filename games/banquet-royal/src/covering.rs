//! Whether a kingdom can have been built from the tiles of the edition.

use crate::building::{CASTLE, NONE, Triangle, fits, ring, triangles};
use crate::edition::{TILES, Tables, Tile};
use crate::{Icon, Kingdom, Space, Spots};

/// More coverings than this are not tried; a kingdom has one or two.
const COVERINGS_MAX: u32 = 64;

/// Clauses 1.2 to 1.4: some covering by the tiles, laid in some order, keeps the building rule.
pub(crate) fn can_be_built(kingdom: &Kingdom, tables: &Tables) -> Result<(), String> {
    let mut search = Search::new(kingdom, tables, buildable);
    if search.cover(ground(kingdom)) {
        Ok(())
    } else if search.tried > 0 {
        Err("spaces: the tiles cannot have been laid one by one by the building rule".to_owned())
    } else {
        Err("spaces: the tiles of the edition do not cover them".to_owned())
    }
}

/// Tiles that cover the kingdom, to draw their borders. Where there are several ways, play does not tell them apart.
pub(crate) fn tiles_of(kingdom: &Kingdom, tables: &Tables) -> Vec<Triangle> {
    let mut search = Search::new(kingdom, tables, |_| true);
    search.cover(ground(kingdom));
    search.laid
}

/// What tiles have to cover.
fn ground(kingdom: &Kingdom) -> Spots {
    Kingdom::ALL.without(Spots::one(kingdom.castle()))
}

struct Search<'a> {
    kingdom: &'a Kingdom,
    /// The tiles not laid yet, each turned into one form.
    tiles: Vec<Tile>,
    laid: Vec<Triangle>,
    /// Whether a covering will do.
    accepts: fn(&[Triangle]) -> bool,
    /// Coverings found so far.
    tried: u32,
}

impl Search<'_> {
    fn new<'a>(kingdom: &'a Kingdom, tables: &Tables, accepts: fn(&[Triangle]) -> bool) -> Search<'a> {
        Search { kingdom, tiles: tables.tiles.map(upright).to_vec(), laid: vec![], accepts, tried: 0 }
    }

    /// The lowest uncovered space is the leftmost of its tile, so that there are two ways at most.
    fn cover(&mut self, mut ground: Spots) -> bool {
        let whole = ground;
        let Some(lowest) = ground.next() else {
            self.tried += 1;
            return (self.accepts)(&self.laid);
        };
        for triangle in triangles(self.kingdom.space(lowest)) {
            let Some(spots) = self.spots(triangle, whole) else { continue };
            let icons = triangle.map(|space| self.icon(space));
            let Some(place) = self.tiles.iter().position(|tile| *tile == upright(icons)) else { continue };
            let tile = self.tiles.swap_remove(place);
            self.laid.push(triangle);
            if self.cover(whole.without(spots)) {
                return true;
            }
            self.laid.pop();
            self.tiles.push(tile);
            if self.tried >= COVERINGS_MAX {
                return false;
            }
        }
        false
    }

    /// The spots of a triangle that lies on the ground.
    fn spots(&self, triangle: Triangle, ground: Spots) -> Option<Spots> {
        let mut set = Spots::EMPTY;
        for space in triangle {
            set.insert(self.kingdom.spot(space).filter(|&spot| ground.has(spot))?);
        }
        Some(set)
    }

    fn icon(&self, space: Space) -> Icon {
        self.kingdom.spot(space).map_or(Icon::Castle, |spot| self.kingdom.icon(spot)).printed()
    }
}

/// The tile turned so that its least form comes first; turning does not make another tile, mirroring would.
fn upright(tile: Tile) -> Tile {
    let [a, b, c] = tile;
    [[a, b, c], [b, c, a], [c, a, b]].into_iter().min().expect("three turns")
}

/// Whether the tiles can be laid in some order: every set of tiles that can lie there is found from smaller ones.
fn buildable(laid: &[Triangle]) -> bool {
    debug_assert_eq!(laid.len(), TILES);
    let owner = |space: Space| match laid.iter().position(|triangle| triangle.contains(&space)) {
        Some(number) => number as u8,
        None if space == Space::CASTLE => CASTLE,
        None => NONE,
    };
    let rings: Vec<[u8; 9]> = laid.iter().map(|&triangle| ring(triangle).map(owner)).collect();
    let full = (1usize << TILES) - 1;
    let mut lies = vec![false; full + 1];
    lies[0] = true;
    for set in 0..full {
        if !lies[set] {
            continue;
        }
        for next in (0..TILES).filter(|next| set & 1 << next == 0) {
            let there = rings[next].map(|owner| if owner < CASTLE && set & 1 << owner == 0 { NONE } else { owner });
            lies[set | 1 << next] |= fits(there);
        }
    }
    lies[full]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::building::COVERING;

    #[test]
    fn the_hexagon_has_two_coverings_a_sixth_of_a_turn_apart() {
        let first = COVERING.map(|triangle| triangle.map(|(q, r)| Space::new(q, r)));
        let second = first.map(|triangle| triangle.map(|Space { q, r }| Space::new(-r, q + r)));
        for mut covering in [first, second] {
            for triangle in &mut covering {
                // The leftmost comes first, as `triangles` gives them.
                while triangle.iter().min() != Some(&triangle[0]) {
                    triangle.rotate_left(1);
                }
            }
            assert!(buildable(&covering));
            let mut spaces: Vec<Space> = covering.into_iter().flatten().collect();
            spaces.sort_unstable();
            spaces.dedup();
            assert_eq!(spaces.len(), 36);
            assert!(spaces.iter().all(|&Space { q, r }| q.abs().max(r.abs()).max((q + r).abs()) <= 3));
        }
        assert!(first.iter().all(|triangle| !second.contains(triangle)));
    }
}
