//! Positions as one line of JSON.

use crate::{CakePlace, Colour, Group, Phase, Space, State};
use courtly_core::Seat;
use std::fmt::Write;

/// Writes the position. `over` is the phase of a finished game; a cake of 0 points is one whose points are unknown.
pub(crate) fn write_position(s: &State, seats: usize, over: &str, out: &mut String) {
    let place = |spot| s.kingdom.space(spot);
    let _ = write!(out, "{{\"seats\":{seats},\"families\":[");
    list(out, Seat::all(seats), |out, seat| quoted(out, s.players[seat.index()].family.name()));
    out.push_str("],\"spaces\":{");
    list(out, s.kingdom.spots(), |out, spot| {
        key(out, place(spot));
        quoted(out, s.kingdom.icon(spot).name());
    });
    out.push_str("},\"guests\":{");
    list(out, s.guests.sizes().taken(), |out, spot| {
        key(out, place(spot));
        out.push('[');
        list(out, s.guests.at(spot).iter(), |out, colour| quoted(out, colour.name()));
        out.push(']');
    });
    let _ = write!(out, "}},\"princess\":\"{}\",\"cakes\":{{", place(s.princess));
    list(out, s.cakes().filter(|cake| cake.owner().is_none()), |out, cake| {
        key(out, place(cake.spot));
        value(out, cake.value);
    });
    out.push_str("},\"tokens\":{");
    list(out, Colour::ALL.into_iter(), |out, colour| {
        let card = s.tokens[colour.index()].map_or("", |card| card.name());
        let _ = write!(out, "\"{}\":\"{card}\"", colour.name());
    });
    let _ = write!(out, "}},\"die\":{},\"players\":[", s.die);
    list(out, Seat::all(seats), |out, seat| write_player(s, seat, out));
    let _ = write!(out, "],\"turn\":{},\"quiet\":{},\"phase\":\"{}\"}}", s.active, s.quiet, phase_text(s.phase, over));
}

/// The places of cakes that a seat looked at and does not own: those on the board first, in order.
pub(crate) fn seen_places(s: &State, seat: Seat) -> Vec<CakePlace> {
    let mut places: Vec<CakePlace> =
        s.cakes().filter(|cake| cake.seen.contains(seat)).map(|cake| s.place(cake)).collect();
    places.sort_unstable();
    places
}

fn write_player(s: &State, seat: Seat, out: &mut String) {
    let player = s.players[seat.index()];
    let _ = write!(out, "{{\"guests\":{},\"crowns\":{},\"cakes\":[", player.guests, player.crowns);
    list(out, s.cakes_of(seat), |out, cake| value(out, cake.value));
    out.push_str("],\"seen\":[");
    list(out, seen_places(s, seat).into_iter(), |out, place| {
        let _ = write!(out, "\"{place}\"");
    });
    out.push_str("]}");
}

/// The phase: `turn`, `roll`, `swap`, `peek`, `lift`, `put:red,blue` (guests still to put), `cake`, `cake+again` (with
/// another turn to come), and the given text when the game is over.
pub(crate) fn phase_text(phase: Phase, over: &str) -> String {
    match phase {
        Phase::Turn => "turn".to_owned(),
        Phase::Roll => "roll".to_owned(),
        Phase::Swap => "swap".to_owned(),
        Phase::Peek => "peek".to_owned(),
        Phase::Lift => "lift".to_owned(),
        Phase::Put(group) => {
            let names: Vec<&str> = group.iter().map(Colour::name).collect();
            format!("put:{}", names.join(","))
        }
        Phase::Cake { again: false } => "cake".to_owned(),
        Phase::Cake { again: true } => "cake+again".to_owned(),
        Phase::Over => over.to_owned(),
    }
}

/// The phase that this text spells; the winners after `over:` are not looked at.
pub(crate) fn parse_phase(text: &str) -> Option<Phase> {
    match text {
        "turn" => Some(Phase::Turn),
        "roll" => Some(Phase::Roll),
        "swap" => Some(Phase::Swap),
        "peek" => Some(Phase::Peek),
        "lift" => Some(Phase::Lift),
        "cake" => Some(Phase::Cake { again: false }),
        "cake+again" => Some(Phase::Cake { again: true }),
        _ if text.starts_with("over:") => Some(Phase::Over),
        _ => {
            let names = text.strip_prefix("put:")?;
            let colours: Option<Vec<Colour>> = names.split(',').map(Colour::parse).collect();
            let colours = colours.filter(|colours| colours.len() <= 3)?;
            Some(Phase::Put(colours.into_iter().collect::<Group>()))
        }
    }
}

fn list<T>(out: &mut String, items: impl Iterator<Item = T>, mut write: impl FnMut(&mut String, T)) {
    for (place, item) in items.enumerate() {
        if place > 0 {
            out.push(',');
        }
        write(out, item);
    }
}

/// The name of a field that is a space.
fn key(out: &mut String, space: Space) {
    out.push('"');
    space.spell(out);
    out.push_str("\":");
}

fn quoted(out: &mut String, word: &str) {
    out.push('"');
    out.push_str(word);
    out.push('"');
}

fn value(out: &mut String, value: u8) {
    match value {
        0 => out.push_str("null"),
        _ => {
            let _ = write!(out, "{value}");
        }
    }
}
