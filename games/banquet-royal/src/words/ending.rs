//! The score in its parts, and who won.

use super::event::ended_key;
use super::family_word;
use crate::{BanquetRoyal, View};
use courtly_core::{Outcome, Seat};
use courtly_text::{Phrases, Words};

pub(super) fn ending(game: &BanquetRoyal, view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
    let s = &view.table;
    let mut lines = vec![phrases.word(ended_key(outcome.reason))];
    for seat in Seat::all(view.seats) {
        let player = s.players[seat.index()];
        let cakes: i32 = s.cakes_of(seat).map(|cake| i32::from(cake.value)).sum();
        lines.push(phrases.say(
            "br-end-score",
            &[
                ("seat", game.seat_name(seat, phrases).into()),
                ("family", family_word(player.family, phrases).into()),
                ("guests", player.guests.into()),
                ("crowns", i32::from(player.crowns).into()),
                ("cakes", cakes.into()),
                ("score", outcome.scores[seat.index()].into()),
            ],
        ));
    }
    let names: Vec<String> = outcome.winners.iter().map(|&seat| game.seat_name(seat, phrases)).collect();
    let score = outcome.winners.first().map_or(0, |seat| outcome.scores[seat.index()]);
    let args = [("winners", phrases.list(&names, "list-and").into()), ("score", score.into())];
    lines.push(phrases.say(if names.len() == 1 { "br-end-win" } else { "br-end-shared" }, &args));
    lines
}
