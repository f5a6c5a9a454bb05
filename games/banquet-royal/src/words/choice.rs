//! A choice in words.

use super::{card_word, colour_word, group_words, icon_word, place_words};
use crate::{BanquetRoyal, CakePlace, Choice, Colour, Decision, Space, State, View};
use courtly_text::{Arg, Phrases};

/// The headings of a choice: the card, the token, and who moves, so that a thousand moves are four short lists.
pub(super) fn headings(view: &View, decision: Decision, phrases: &Phrases) -> Vec<String> {
    let s = &view.table;
    match decision.choice() {
        Choice::Guests { colour, card, from, .. } => {
            let group = s.kingdom.spot(from).map(|spot| s.guests.at(spot)).unwrap_or_default();
            let guests = group_words(group, phrases);
            let who =
                phrases.say("br-heading-guests", &[("guests", guests.into()), ("from", s.kingdom.name(from).into())]);
            vec![card_word(card, phrases), token(colour, phrases), who]
        }
        Choice::Princess { colour, card, .. } => {
            vec![card_word(card, phrases), token(colour, phrases), phrases.word("br-heading-princess")]
        }
        Choice::Swap { a: (colour, space), .. } => {
            let args = [("colour", colour_word(colour, phrases).into()), ("from", s.kingdom.name(space).into())];
            vec![phrases.say("br-heading-swap", &args)]
        }
        Choice::Peek(_) | Choice::Lift(_) | Choice::Put { .. } | Choice::Cake(_) | Choice::Skip => vec![],
    }
}

fn token(colour: Colour, phrases: &Phrases) -> String {
    phrases.say("br-heading-token", &[("colour", colour_word(colour, phrases).into())])
}

pub(super) fn choice(game: &BanquetRoyal, view: &View, decision: Decision, phrases: &Phrases) -> String {
    let s = &view.table;
    match decision.choice() {
        Choice::Guests { colour, card, from, to } => {
            let mut args = vec![
                ("colour", colour_word(colour, phrases).into()),
                ("card", card_word(card, phrases).into()),
                ("from", s.kingdom.name(from).into()),
            ];
            args.extend(at(s, "to", to, phrases));
            let group = s.kingdom.spot(from).map(|spot| s.guests.at(spot)).unwrap_or_default();
            let others = s.kingdom.spot(to).map(|spot| s.guests.at(spot)).unwrap_or_default();
            args.push(("guests", group_words(group, phrases).into()));
            args.push(("others", group_words(others, phrases).into()));
            let key = match (group.len() > 1, others.is_empty()) {
                (false, true) => "br-choice-guest",
                (false, false) => "br-choice-join",
                (true, true) => "br-choice-group",
                (true, false) => "br-choice-group-join",
            };
            let meets = s.kingdom.spot(to) == Some(s.princess);
            party(game, meets, group.len() + others.len(), phrases.say(key, &args), phrases)
        }
        Choice::Princess { colour, card, to } => {
            let mut args =
                vec![("colour", colour_word(colour, phrases).into()), ("card", card_word(card, phrases).into())];
            args.extend(at(s, "to", to, phrases));
            let others = s.kingdom.spot(to).map(|spot| s.guests.at(spot)).unwrap_or_default();
            args.push(("others", group_words(others, phrases).into()));
            let key = if others.is_empty() { "br-choice-princess" } else { "br-choice-princess-join" };
            party(game, true, others.len(), phrases.say(key, &args), phrases)
        }
        Choice::Swap { a, b } => phrases.say(
            "br-choice-swap",
            &[
                ("a", colour_word(a.0, phrases).into()),
                ("from", s.kingdom.name(a.1).into()),
                ("b", colour_word(b.0, phrases).into()),
                ("to", s.kingdom.name(b.1).into()),
            ],
        ),
        Choice::Peek(place) => {
            phrases.say("br-choice-peek", &[("place", place_words(game, Some(&s.kingdom), place, phrases).into())])
        }
        Choice::Lift(space) => {
            let group = s.kingdom.spot(space).map(|spot| s.guests.at(spot)).unwrap_or_default();
            let args = [("guests", group_words(group, phrases).into()), ("space", s.kingdom.name(space).into())];
            phrases.say("br-choice-lift", &args)
        }
        Choice::Put { colour, space } => {
            let mut args = vec![("colour", colour_word(colour, phrases).into())];
            args.extend(at(s, "space", space, phrases));
            phrases.say("br-choice-put", &args)
        }
        Choice::Cake(space) => {
            let value = s.cake_at(CakePlace::Board(space)).map_or(0, |index| s.cakes[index].value);
            let args = [("space", s.kingdom.name(space).into()), ("value", value.into())];
            phrases.say(if value == 0 { "br-choice-cake" } else { "br-choice-cake-known" }, &args)
        }
        Choice::Skip => phrases.word("br-choice-skip"),
    }
}

/// A move after which the princess stands with a full group makes a party, unless a bonus changes it.
fn party(game: &BanquetRoyal, meets: bool, guests: u8, choice: String, phrases: &Phrases) -> String {
    if meets && guests == game.tables.group {
        phrases.say("br-choice-party", &[("choice", choice.into())])
    } else {
        choice
    }
}

/// A space and its icon as arguments.
fn at<'n>(s: &State, name: &'n str, space: Space, phrases: &Phrases) -> [(&'n str, Arg); 2] {
    let icon = s.kingdom.spot(space).map_or_else(String::new, |spot| icon_word(s.kingdom.icon(spot), phrases));
    [(name, s.kingdom.name(space).into()), ("icon", icon.into())]
}
