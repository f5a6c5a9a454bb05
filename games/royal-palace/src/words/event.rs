//! What happened, in sentences.

use super::names;
use crate::events::Event;
use crate::game::RoyalPalace;
use courtly_core::Seat;
use courtly_text::{Arg, Phrases};

pub(super) fn tell(game: &RoyalPalace, event: &Event, phrases: &Phrases) -> Option<String> {
    let seat_arg = |seat: Seat| ("seat", Arg::from(names::seat(game, seat, phrases)));
    let room_arg = |name: &'static str, room| (name, Arg::from(names::room(room, phrases)));
    let card_arg = |card| ("card", Arg::from(names::card(card, phrases)));
    let text = match event {
        Event::Placed { seat, room } => phrases.say("rp-event-placed", &[seat_arg(*seat), room_arg("room", *room)]),
        Event::TurnBegan { seat, last: true, .. } => phrases.say("rp-event-turn-last", &[seat_arg(*seat)]),
        Event::TurnBegan { seat, round, last: false } => {
            phrases.say("rp-event-turn", &[seat_arg(*seat), ("round", (*round).into())])
        }
        Event::CardPlayed { seat, card, cost } => {
            phrases.say("rp-event-card", &[seat_arg(*seat), card_arg(*card), ("cost", (*cost).into())])
        }
        Event::Supplied { seat, servants } => {
            phrases.say("rp-event-supplied", &[seat_arg(*seat), ("servants", (*servants).into())])
        }
        Event::SuppliedFrom { seat, room } => {
            phrases.say("rp-event-supplied-from", &[seat_arg(*seat), room_arg("room", *room)])
        }
        Event::Moved { seat, from, to } => {
            phrases.say("rp-event-moved", &[seat_arg(*seat), room_arg("from", *from), room_arg("to", *to)])
        }
        Event::MintPaid { seat, gold } | Event::MintShown { seat, gold } => {
            phrases.say("rp-event-mint", &[seat_arg(*seat), ("gold", (*gold).into())])
        }
        Event::SealPlaced { seat, room, from } => {
            let from = ("from", Arg::from(names::source(*from, phrases)));
            phrases.say("rp-event-seal", &[seat_arg(*seat), room_arg("room", *room), from])
        }
        Event::Recruited { seat, space, noble, price, edge, .. } => {
            let key = if edge.is_some() { "rp-event-recruited-edge" } else { "rp-event-recruited" };
            let (row, column) = (space.row() + 1, space.column() + 1);
            let noble = ("noble", Arg::from(names::noble(noble, *price, phrases)));
            phrases.say(key, &[seat_arg(*seat), ("row", row.into()), ("column", column.into()), noble])
        }
        Event::ServantsCame { seat, servants } => {
            phrases.say("rp-event-servants", &[seat_arg(*seat), ("servants", (*servants).into())])
        }
        Event::Drew { seat, cards } => phrases.say("rp-event-drew", &[seat_arg(*seat), ("cards", (*cards).into())]),
        Event::DeckMade { cards } => phrases.say("rp-event-deck", &[("cards", (*cards).into())]),
        Event::CardDrawn { seat, card: Some(card) } => {
            phrases.say("rp-event-drawn", &[seat_arg(*seat), card_arg(*card)])
        }
        Event::CardKept { seat, card: Some(card) } => {
            phrases.say("rp-event-kept-card", &[seat_arg(*seat), card_arg(*card)])
        }
        Event::CardKept { seat, card: None } => phrases.say("rp-event-kept", &[seat_arg(*seat)]),
        Event::Discarded { seat, cards } => {
            let names: Vec<String> = cards.iter().map(|&card| names::card(card, phrases)).collect();
            phrases.say("rp-event-discarded", &[seat_arg(*seat), ("cards", phrases.list(&names, "list-and").into())])
        }
        Event::Ended { winners } => {
            let seats = names::seats(game, winners, phrases);
            phrases.say("rp-event-ended", &[("count", winners.len().into()), ("seats", seats.into())])
        }
        // How many cards come was said when the drawing began, and a turn that ends is followed by one that begins.
        Event::CardDrawn { card: None, .. } | Event::Passed { .. } | Event::TurnEnded { .. } => return None,
    };
    Some(text)
}
