//! What to click for a decision, and what it would bring.

use crate::decision::{Decision, Source};
use crate::game::RoyalPalace;
use crate::pieces::{Card, Room};
use crate::view::View;
use crate::words::names;
use courtly_core::Seat;
use courtly_draw::Clicks;
use courtly_text::Phrases;

pub(super) fn clicks(decision: Decision) -> Clicks {
    match decision {
        Decision::Place(at) | Decision::GateFrom(at) => Clicks::in_order([room(at)]),
        Decision::Card(card) => Clicks::in_order([format!("card:{}", card.name())]),
        Decision::Gate(servants) => Clicks::in_order([format!("send:{servants}")]),
        Decision::Move { from, to } => Clicks::in_order([room(from), room(to)]),
        Decision::Seal { to, from: Source::Area } => Clicks::in_order([room(to)]),
        Decision::Seal { to, from: Source::Room(from) } => Clicks::in_order([room(from), room(to)]),
        // Different splits of special seals have the same clicks; the page asks which.
        Decision::Recruit { space, edge: None, .. } => Clicks::in_order([format!("space:{}", space.0)]),
        Decision::Recruit { space, edge: Some(from), .. } => {
            Clicks::in_order([format!("space:{}", space.0), source(from)])
        }
        Decision::Keep(card) => Clicks::in_order([format!("drawn:{}", card.name())]),
        Decision::Draw | Decision::Next => Clicks::button(),
    }
}

fn room(room: Room) -> String {
    format!("room:{}", room.name())
}

fn source(source: Source) -> String {
    match source {
        Source::Area => "area".to_owned(),
        Source::Room(from) => room(from),
    }
}

pub(super) fn preview(game: &RoyalPalace, view: &View, decision: Decision, phrases: &Phrases) -> Option<String> {
    let seat = view.viewer?;
    let player = &view.players[seat.index()];
    match decision {
        Decision::Gate(servants) => {
            let before = player.rooms[Room::Gate.index()];
            let args = [("before", before.into()), ("after", (before + servants).into())];
            Some(phrases.say("rp-preview-gate", &args))
        }
        Decision::GateFrom(from) => majorities(view, seat, Some(from), Room::Gate, phrases),
        Decision::Move { from, to } => majorities(view, seat, Some(from), to, phrases),
        Decision::Seal { to, from: Source::Area } => majorities(view, seat, None, to, phrases),
        Decision::Seal { to, from: Source::Room(from) } => majorities(view, seat, Some(from), to, phrases),
        Decision::Recruit { space, .. } => {
            let noble = view.park[space.index()]?;
            let after = player.gold.saturating_sub(names::price(game, view, space));
            let args = [("points", noble.points.into()), ("before", player.gold.into()), ("after", after.into())];
            Some(phrases.say("rp-preview-recruit", &args))
        }
        Decision::Card(card) => {
            let gain = if card == Card::FourGold { u16::from(game.components().four_gold) } else { 0 };
            let after = (player.gold + gain).saturating_sub(game.components().cost(card));
            let args = [("before", player.gold.into()), ("after", after.into())];
            (after != player.gold).then(|| phrases.say("rp-preview-gold", &args))
        }
        Decision::Place(_) | Decision::Keep(_) | Decision::Draw | Decision::Next => None,
    }
}

/// The majorities that the seat would win and lose if a servant went there.
fn majorities(view: &View, seat: Seat, from: Option<Room>, to: Room, phrases: &Phrases) -> Option<String> {
    let after = |who: Seat, room: Room| {
        let servants = view.players[who.index()].rooms[room.index()];
        let leaves = u8::from(who == seat && from == Some(room));
        servants + u8::from(who == seat && room == to) - leaves
    };
    let mut parts = vec![];
    for room in Room::ALL {
        let (had, has) = (names::holder(view, room), names::holder_among(view.seats(), room, after));
        let key = match (had == Some(seat), has == Some(seat)) {
            (false, true) => "rp-preview-majority",
            (true, false) => "rp-preview-lost",
            (true, true) | (false, false) => continue,
        };
        parts.push(phrases.say(key, &[("room", names::room(room, phrases).into())]));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}
