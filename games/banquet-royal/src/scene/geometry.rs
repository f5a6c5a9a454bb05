//! Where hexagons lie on the sheet: outlines, coasts, and the parts of a hexagon that belong to each piece on it.

use crate::building::Triangle;
use crate::{Kingdom, Space};
use std::fmt::Write;

/// Half the width, half the height and a quarter of the height of a hexagon that stands on a corner. Since 52 is close
/// to 60 × √3 / 2, every corner has whole coordinates.
const HALF: i32 = 52;
const TALL: i32 = 60;
const SIDE: i32 = 30;

/// A hexagon, its inset for targets, and the outlines of the two kinds of tile, each from its first point on.
const HEX: &str = "l52 30v60l-52 30-52-30v-60z";
const INSET: &str = "l46 26.5v53l-46 26.5-46-26.5v-53z";
const TILE_DOWN: &str = "l52 30 52-30 52 30v60l-52 30v60l-52 30-52-30v-60l-52-30v-60z";
const TILE_UP: &str = "l52 30v60l52 30v60l-52 30-52-30-52 30-52-30v-60l52-30v-60z";

/// The middle of a space.
pub(super) fn centre(space: Space) -> (i32, i32) {
    (2 * HALF * i32::from(space.q) + HALF * i32::from(space.r), (TALL + SIDE) * i32::from(space.r))
}

pub(super) fn hexagon(space: Space) -> String {
    let (x, y) = centre(space);
    format!("M{x} {}{HEX}", y - TALL)
}

pub(super) fn inset(space: Space) -> String {
    let (x, y) = centre(space);
    format!("M{x} {}{INSET}", y - 53)
}

/// The outline of a tile, whose leftmost hexagon comes first.
pub(super) fn tile(triangle: Triangle) -> String {
    let [a, b, _] = triangle;
    let (x, y) = centre(a);
    if b == a.step((1, 0)) {
        format!("M{x} {}{TILE_DOWN}", y - TALL)
    } else {
        let (x, y) = centre(b);
        format!("M{x} {}{TILE_UP}", y - TALL)
    }
}

/// The rectangle around a kingdom: left, top, width, height.
pub(super) fn frame(kingdom: &Kingdom) -> [i32; 4] {
    let (mut left, mut top, mut right, mut bottom) = (0, 0, 0, 0);
    for (x, y) in kingdom.spots().map(|spot| centre(kingdom.space(spot))) {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    let (wide, high) = (HALF + 14, TALL + 12);
    [left - wide, top - high, right - left + 2 * wide, bottom - top + 2 * high]
}

/// The six corners, clockwise from the top; side `n` of a hexagon leads from corner `n` to the next.
const CORNERS: [(i32, i32); 6] = [(0, -TALL), (HALF, -SIDE), (HALF, SIDE), (0, TALL), (-HALF, SIDE), (-HALF, -SIDE)];
/// The neighbour beyond each side.
const BEYOND: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The coast as one line. A kingdom encloses no gap, so that one walk along the rim comes back to where it began.
pub(super) fn coast(kingdom: &Kingdom) -> String {
    let lies = |space: Space| kingdom.spot(space).is_some();
    // The uppermost hexagon has nothing beyond its upper right side.
    let first = kingdom.spots().map(|spot| kingdom.space(spot)).min_by_key(|space| (space.r, space.q));
    let start = first.unwrap_or(Space::CASTLE);
    let (mut space, mut side) = (start, 0);
    let mut path = String::with_capacity(512);
    loop {
        let (x, y) = centre(space);
        let (dx, dy) = CORNERS[side];
        let pen = if path.is_empty() { 'M' } else { ' ' };
        let _ = write!(path, "{pen}{} {}", x + dx, y + dy);
        side = (side + 1) % 6;
        let beyond = space.step(BEYOND[side]);
        if lies(beyond) {
            // The walk goes on along the neighbour, whose next open side comes after the shared one.
            space = beyond;
            side = (side + 4) % 6;
        }
        if (space, side) == (start, 0) {
            break;
        }
    }
    path.push('Z');
    path
}

/// Whether there is water at a point and around it.
pub(super) fn is_sea(kingdom: &Kingdom, x: i32, y: i32) -> bool {
    let r = (f64::from(y) / f64::from(TALL + SIDE)).round();
    let q = ((f64::from(x) - f64::from(HALF) * r) / f64::from(2 * HALF)).round();
    let space = Space::new(q as i8, r as i8);
    let near = |space: Space| {
        let (hx, hy) = centre(space);
        (hx - x).abs() < HALF + 26 && (hy - y).abs() < TALL + 16
    };
    let land = |space: Space| kingdom.spot(space).is_some();
    !land(space) && !space.neighbours().into_iter().any(|space| land(space) && near(space))
}

/// Where the pieces of a space stand: left, top and width of each figure, and the part of the hexagon that is its own
/// to click.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    /// From the middle of the hexagon.
    pub(super) part: &'static str,
}

const WHOLE: &str = "m0-58 50 29v58l-50 29-50-29v-58z";
const LEFT: &str = "m0-58v116l-50-29v-58z";
const RIGHT: &str = "m0-58v116l50-29v-58z";
const UPPER_LEFT: &str = "m0-58v58l-50 29v-58z";
const UPPER_RIGHT: &str = "m0-58v58l50 29v-58z";
const LOWER: &str = "l50 29-50 29-50-29z";
/// The parts beside the princess, whose own is the upper one.
const UPPER: &str = "l-50-29 50-29 50 29z";
const BELOW: &str = "l50-29v58l-50 29-50-29v-58z";
const BELOW_LEFT: &str = "v58l-50-29v-58z";
const BELOW_RIGHT: &str = "v58l50-29v-58z";
const OUTER_LEFT: &str = "m-18-10v58l-32-19v-58z";
const OUTER_RIGHT: &str = "m18-10v58l32-19v-58z";
const MIDDLE: &str = "l18-10v58l-18 10-18-10v-58z";

const fn stand(left: i32, top: i32, width: i32, part: &'static str) -> Stand {
    Stand { left, top, width, part }
}

/// Guests among themselves, by how many they are.
const TOGETHER: [&[Stand]; 4] = [
    &[],
    &[stand(-22, -42, 44, WHOLE)],
    &[stand(-39, -38, 40, LEFT), stand(-1, -38, 40, RIGHT)],
    &[stand(-44, -42, 36, UPPER_LEFT), stand(8, -42, 36, UPPER_RIGHT), stand(-18, -30, 36, LOWER)],
];
/// Guests around the princess.
const WITH_PRINCESS: [&[Stand]; 4] = [
    &[],
    &[stand(4, -28, 36, BELOW)],
    &[stand(-48, -28, 34, BELOW_LEFT), stand(14, -28, 34, BELOW_RIGHT)],
    &[stand(-50, -30, 32, OUTER_LEFT), stand(18, -30, 32, OUTER_RIGHT), stand(-15, -9, 30, MIDDLE)],
];

pub(super) fn stands(guests: u8, princess: bool) -> &'static [Stand] {
    let table = if princess { WITH_PRINCESS } else { TOGETHER };
    table[guests.min(3) as usize]
}

/// Where the princess stands.
pub(super) fn princess_stand(guests: u8, castle: bool) -> Stand {
    match guests {
        0 if castle => stand(-22, -28, 44, WHOLE),
        0 => stand(-24, -54, 48, WHOLE),
        1 => stand(-42, -62, 48, UPPER),
        _ => stand(-24, -72, 48, UPPER),
    }
}
