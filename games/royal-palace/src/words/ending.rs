//! Why the game ended as it did.

use super::names;
use crate::game::RoyalPalace;
use crate::pieces::Edge;
use crate::score::{edge_points, own_points};
use crate::view::View;
use courtly_core::{Outcome, Seat};
use courtly_text::Phrases;

pub(super) fn explain(game: &RoyalPalace, view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
    let tables = game.components();
    let mut lines = vec![match outcome.reason {
        "rounds" => phrases.say("rp-end-rounds", &[("rounds", tables.end_rounds.into())]),
        _ => phrases.say("rp-end-nobles", &[("nobles", tables.end_nobles.into())]),
    }];
    let servants: Vec<u64> = view.players.iter().map(|player| player.edge).collect();
    let by_edge: Vec<_> = (0..Edge::COUNT).map(|edge| edge_points(tables, edge, &servants)).collect();
    for seat in Seat::all(view.seats()) {
        let player = &view.players[seat.index()];
        let nobles = player.nobles.iter().map(|noble| u16::from(noble.points)).sum();
        let score = own_points(tables, nobles, player.kept, player.cards);
        let edges: u16 = by_edge.iter().map(|points| u16::from(points[seat.index()])).sum();
        lines.push(phrases.say(
            "rp-end-score",
            &[
                ("seat", names::seat(game, seat, phrases).into()),
                ("nobles", score.nobles.into()),
                ("cards", score.cards.into()),
                ("unplayed", score.unplayed.into()),
                ("edges", edges.into()),
                ("total", (score.total() + i32::from(edges)).into()),
            ],
        ));
    }
    for (edge, points) in Edge::ALL.into_iter().zip(&by_edge) {
        lines.push(edge_line(game, edge, &points[..view.seats()], phrases));
    }
    lines.push(verdict(game, outcome, phrases));
    lines
}

fn edge_line(game: &RoyalPalace, edge: Edge, points: &[u8], phrases: &Phrases) -> String {
    let name = phrases.word(&format!("rp-edge-{}", edge.name()));
    let scored: Vec<String> = Seat::all(points.len())
        .filter(|seat| points[seat.index()] > 0)
        .map(|seat| {
            let points = points[seat.index()].into();
            phrases.say("rp-end-edge-seat", &[("seat", names::seat(game, seat, phrases).into()), ("points", points)])
        })
        .collect();
    if scored.is_empty() {
        return phrases.say("rp-end-edge-none", &[("edge", name.into())]);
    }
    phrases.say("rp-end-edge", &[("edge", name.into()), ("points", scored.join(", ").into())])
}

fn verdict(game: &RoyalPalace, outcome: &Outcome, phrases: &Phrases) -> String {
    let seats = names::seats(game, &outcome.winners, phrases);
    let best = outcome.scores.iter().max();
    let tied = outcome.scores.iter().filter(|score| Some(*score) == best).count();
    match (outcome.winners.len(), tied) {
        (1, 1) => phrases.say("rp-end-wins", &[("seat", seats.into())]),
        (1, _) => phrases.say("rp-end-cardinal", &[("seat", seats.into())]),
        (_, _) => phrases.say("rp-end-shared", &[("seats", seats.into())]),
    }
}
