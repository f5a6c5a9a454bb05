//! What moves when something happens.

use crate::decision::{Source, Split};
use crate::events::Event;
use crate::pieces::{Card, Noble, Room, Space};
use courtly_core::Seat;
use courtly_draw::Motion;

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match *event {
        Event::Placed { seat, room } => vec![arrives(seat, room, area(seat))],
        Event::Supplied { seat, .. } => vec![arrives(seat, Room::Gate, area(seat))],
        Event::SuppliedFrom { seat, room } => vec![arrives(seat, Room::Gate, servant(seat, room))],
        Event::Moved { seat, from, to } => vec![arrives(seat, to, servant(seat, from))],
        Event::SealPlaced { seat, room, from } => vec![arrives(seat, room, source(seat, from))],
        Event::MintPaid { seat, gold } | Event::MintShown { seat, gold } if gold > 0 => {
            vec![flies("coin:mint".to_owned(), "room:mint".to_owned(), panel(seat))]
        }
        Event::Recruited { seat, space, noble, split, edge, .. } => recruited(seat, space, &noble, split, edge),
        Event::ServantsCame { seat, servants } if servants > 0 => vec![flies(area(seat), panel(seat), area(seat))],
        // Cards for points stay with their owner.
        Event::CardPlayed { seat, card, .. } => match card {
            Card::TwoPoints | Card::FourPoints => vec![],
            _ => vec![flies("discard-top".to_owned(), panel(seat), "discard".to_owned())],
        },
        Event::CardDrawn { seat, .. } => vec![flies("deck-top".to_owned(), "deck".to_owned(), panel(seat))],
        Event::CardKept { seat, .. } => {
            vec![flies(servant(seat, Room::BackDoor), servant(seat, Room::BackDoor), area(seat))]
        }
        Event::Discarded { seat, .. } => vec![flies("discard-top".to_owned(), panel(seat), "discard".to_owned())],
        Event::DeckMade { .. } => vec![flies("deck-top".to_owned(), "discard".to_owned(), "deck".to_owned())],
        Event::MintPaid { .. }
        | Event::MintShown { .. }
        | Event::ServantsCame { .. }
        | Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::Passed { .. }
        | Event::TurnEnded { .. }
        | Event::Ended { .. } => vec![],
    }
}

/// The noble leaves for its new master, those who paid go back to the play area, and one servant may stay.
fn recruited(seat: Seat, space: Space, noble: &Noble, split: Split, edge: Option<Source>) -> Vec<Motion> {
    let spot = format!("noble:{}", space.0);
    let mut motions = vec![flies(spot.clone(), spot, panel(seat))];
    let paid = [
        (Room::Office, 1),
        (Room::King, noble.king.saturating_sub(split.king())),
        (Room::Madame, noble.madame.saturating_sub(split.madame())),
    ];
    for (room, servants) in paid {
        if servants > 0 {
            motions.push(flies(servant(seat, room), servant(seat, room), area(seat)));
        }
    }
    if let Some(from) = edge {
        let stand = format!("edge:{}", space.0);
        motions.push(flies(stand.clone(), source(seat, from), stand));
    }
    motions
}

fn arrives(seat: Seat, room: Room, from: String) -> Motion {
    flies(servant(seat, room), from, servant(seat, room))
}

fn flies(what: String, from: String, to: String) -> Motion {
    Motion { what, along: vec![from, to] }
}

fn servant(seat: Seat, room: Room) -> String {
    format!("sv:{}:{}", seat.0, room.name())
}

fn area(seat: Seat) -> String {
    format!("sv:{}:area", seat.0)
}

fn source(seat: Seat, from: Source) -> String {
    match from {
        Source::Area => area(seat),
        Source::Room(room) => servant(seat, room),
    }
}

fn panel(seat: Seat) -> String {
    format!("seat:{}", seat.0)
}
