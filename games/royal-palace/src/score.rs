//! Points at the end, in their parts.

use crate::edition::Tables;
use crate::pieces::{Edge, Room};
use crate::state::{Player, SEATS_MAX};
use serde::Serialize;

/// The score of a seat in its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    pub nobles: u16,
    pub cards: u16,
    pub unplayed: u16,
    /// By edge: Lion, Vase, Fountain, Statue.
    pub edges: [u8; Edge::COUNT],
}

impl Score {
    pub fn total(&self) -> i32 {
        i32::from(self.nobles)
            + i32::from(self.cards)
            + i32::from(self.unplayed)
            + self.edges.iter().map(|&points| i32::from(points)).sum::<i32>()
    }
}

/// Clause 9.3: the points of a seat but those of the edges, from what all know of it.
pub(crate) fn own_points(tables: &Tables, noble_points: u16, kept: [u8; 2], cards: u8) -> Score {
    let kept_points =
        u16::from(kept[0]) * u16::from(tables.two_points) + u16::from(kept[1]) * u16::from(tables.four_points);
    let unplayed = u16::from(cards.min(tables.unplayed_max));
    Score { nobles: noble_points, cards: kept_points, unplayed, edges: [0; Edge::COUNT] }
}

/// Clause 9.4: servants on an edge by seat; those on double spaces count twice.
pub(crate) fn edge_servants(tables: &Tables, edge: usize, servants: u64) -> u32 {
    let spaces = tables.edges[edge];
    (servants & spaces.spaces).count_ones() + (servants & spaces.double).count_ones()
}

/// Clause 9.4: what one edge brings to each seat.
pub(crate) fn edge_points(tables: &Tables, edge: usize, servants: &[u64]) -> [u8; SEATS_MAX] {
    let mut counts = [0; SEATS_MAX];
    for (count, &servants) in counts.iter_mut().zip(servants) {
        *count = edge_servants(tables, edge, servants);
    }
    let most = counts.into_iter().max().unwrap_or(0);
    let second = counts.into_iter().filter(|&count| count < most).max().unwrap_or(0);
    let seats_with = |count: u32| counts.iter().filter(|&&own| own == count).count();
    std::array::from_fn(|seat| match counts[seat] {
        0 => 0,
        count if count == most && seats_with(most) == 1 => tables.edge_first,
        count if count == most => tables.edge_tied,
        count if count == second && seats_with(most) == 1 && seats_with(second) == 1 => tables.edge_second,
        _ => 0,
    })
}

/// Clause 9.3: the scores of all seats.
pub fn scores(tables: &Tables, players: &[Player]) -> [Score; SEATS_MAX] {
    let mut scores = [Score::default(); SEATS_MAX];
    let mut servants = [0; SEATS_MAX];
    for (seat, player) in players.iter().enumerate() {
        scores[seat] = own_points(tables, player.noble_points, player.kept, player.hand_size());
        servants[seat] = player.edge;
    }
    for edge in 0..Edge::COUNT {
        let points = edge_points(tables, edge, &servants[..players.len()]);
        for (score, points) in scores.iter_mut().zip(points) {
            score.edges[edge] = points;
        }
    }
    scores
}

/// Clause 9.5: the seats that win, one bit each.
pub(crate) fn winners(tables: &Tables, players: &[Player]) -> u8 {
    let scores = scores(tables, players);
    let rank = |seat: usize| (scores[seat].total(), players[seat].at(Room::Cardinal));
    let best = (0..players.len()).map(rank).max();
    (0..players.len()).filter(|&seat| Some(rank(seat)) == best).fold(0, |set, seat| set | 1 << seat)
}
