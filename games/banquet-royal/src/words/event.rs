//! What happened, in a sentence.

use super::{card_word, colour_word, guests_words, icon_word, place_words, space_word};
use crate::edition::Bonus;
use crate::{BanquetRoyal, CakePlace, Colour, Event, Kingdom, Space};
use courtly_core::Seat;
use courtly_text::{Arg, Phrases, Words};

/// Spaces have their names where the kingdom is known.
pub(super) fn event(game: &BanquetRoyal, kingdom: Option<&Kingdom>, event: &Event, phrases: &Phrases) -> String {
    let name = |seat: Seat| -> Arg { game.seat_name(seat, phrases).into() };
    let colour = |colour: Colour| -> Arg { colour_word(colour, phrases).into() };
    let all = |guests: &[Colour]| -> Arg { guests_words(guests.iter().copied(), phrases).into() };
    let place = |place: CakePlace| -> Arg { place_words(game, kingdom, place, phrases).into() };
    let at = |space: Space| -> Arg { space_word(kingdom, space).into() };
    // Where somebody goes is told with its icon, which is what the eye looks for.
    let to = |space: Space| -> Arg {
        let spot = kingdom.and_then(|kingdom| Some((kingdom, kingdom.spot(space)?)));
        let Some((kingdom, spot)) = spot else { return at(space) };
        let icon = icon_word(kingdom.icon(spot), phrases);
        phrases.say("br-fact-space", &[("space", at(space)), ("icon", icon.into())]).into()
    };
    let say = |key: &str, args: &[(&str, Arg)]| phrases.say(key, args);
    match event {
        Event::Moved { seat, colour: token, card, from, to: there, guests } => {
            let mut args = vec![("seat", name(*seat)), ("colour", colour(*token)), ("guests", all(guests))];
            args.extend([("card", card_word(*card, phrases).into()), ("from", at(*from)), ("to", to(*there))]);
            say("br-event-moved", &args)
        }
        Event::PrincessMoved { seat, colour: token, card, from, to: there } => {
            let mut args = vec![("seat", name(*seat)), ("colour", colour(*token))];
            args.extend([("card", card_word(*card, phrases).into()), ("from", at(*from)), ("to", to(*there))]);
            say("br-event-princess", &args)
        }
        Event::TokensCleared { tokens } => say("br-event-cleared", &[("tokens", all(tokens))]),
        Event::Rolled { number, card, bonus, .. } => {
            let args = [
                ("number", (*number).into()),
                ("bonus", phrases.word(bonus_key(*bonus)).into()),
                ("card", card_word(*card, phrases).into()),
            ];
            say("br-event-rolled", &args)
        }
        Event::BonusSkipped { .. } => say("br-event-bonus-skipped", &[]),
        Event::CrownTaken { seat } => say("br-event-crown", &[("seat", name(*seat))]),
        Event::PrincessReturned { .. } => say("br-event-returned", &[]),
        Event::Swapped { seat, a, at: from, b, to: there } => {
            let mut args = vec![("seat", name(*seat)), ("a", colour(*a)), ("b", colour(*b))];
            args.extend([("from", at(*from)), ("to", at(*there))]);
            say("br-event-swapped", &args)
        }
        Event::Peeked { seat, place: cake, value: None } => {
            say("br-event-peeked", &[("seat", name(*seat)), ("place", place(*cake))])
        }
        Event::Peeked { seat, place: cake, value: Some(value) } => {
            let args = [("seat", name(*seat)), ("place", place(*cake)), ("value", (*value).into())];
            say("br-event-peeked-value", &args)
        }
        Event::Lifted { seat, space, guests } => {
            say("br-event-lifted", &[("seat", name(*seat)), ("guests", all(guests)), ("space", at(*space))])
        }
        Event::Put { seat, colour: guest, space } => {
            say("br-event-put", &[("seat", name(*seat)), ("colour", colour(*guest)), ("space", at(*space))])
        }
        Event::Skipped { seat } => say("br-event-skipped", &[("seat", name(*seat))]),
        Event::Party { space, guests, crowns, seats } => {
            let names: Vec<String> = seats.iter().map(|&seat| game.seat_name(seat, phrases)).collect();
            let names = phrases.list(&names, "list-and");
            let mut args = vec![("space", at(*space)), ("guests", all(guests))];
            args.extend([("crowns", (*crowns).into()), ("seats", names.into())]);
            say(if seats.is_empty() && *crowns > 0 { "br-event-party-nobody" } else { "br-event-party" }, &args)
        }
        Event::CakeTaken { seat, space, value: None } => {
            say("br-event-cake", &[("seat", name(*seat)), ("space", at(*space))])
        }
        Event::CakeTaken { seat, space, value: Some(value) } => {
            let args = [("seat", name(*seat)), ("space", at(*space)), ("value", (*value).into())];
            say("br-event-cake-value", &args)
        }
        Event::AnotherTurn { seat } => say("br-event-another", &[("seat", name(*seat))]),
        Event::Ended { reason, .. } => say(ended_key(reason), &[]),
    }
}

/// The phrase for what ended the game.
pub(super) fn ended_key(reason: &str) -> &'static str {
    if reason == "cakes" { "br-event-ended-cakes" } else { "br-event-ended-quiet" }
}

/// The phrase of a bonus.
pub(crate) fn bonus_key(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Again => "br-bonus-again",
        Bonus::Swap => "br-bonus-swap",
        Bonus::Crown => "br-bonus-crown",
        Bonus::Peek => "br-bonus-peek",
        Bonus::Lift => "br-bonus-lift",
        Bonus::Castle => "br-bonus-castle",
    }
}
