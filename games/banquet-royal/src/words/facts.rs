//! The board as plain sentences.

use super::{cake_marks, card_word, colour_word, family_word, group_words, icon_word, place_words};
use crate::notation::position::seen_places;
use crate::{BanquetRoyal, Colour, Lies, Phase, Space, Spots, View};
use courtly_core::Seat;
use courtly_text::{Phrases, Words};

pub(super) fn facts(game: &BanquetRoyal, view: &View, phrases: &Phrases) -> Vec<String> {
    let s = &view.table;
    let mut lines = vec![match s.phase {
        Phase::Over => phrases.word("br-fact-over"),
        Phase::Turn | Phase::Roll | Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) | Phase::Cake { .. } => {
            phrases.say("br-fact-turn", &[("seat", game.seat_name(s.active, phrases).into())])
        }
    }];
    if let Phase::Put(group) = s.phase {
        lines.push(phrases.say("br-fact-lifted", &[("guests", group_words(group, phrases).into())]));
    }
    if let Phase::Cake { again: true } = s.phase {
        lines.push(phrases.word("br-fact-again"));
    }
    for seat in Seat::all(view.seats) {
        player_facts(game, view, seat, phrases, &mut lines);
    }
    kingdom_facts(view, phrases, &mut lines);
    for (number, &card) in game.tables.cards.iter().enumerate() {
        let holder = Colour::ALL.into_iter().find(|colour| s.tokens[colour.index()] == Some(card));
        let mut args = vec![("number", (number + 1).into()), ("card", card_word(card, phrases).into())];
        match holder {
            None => lines.push(phrases.say("br-fact-card-free", &args)),
            Some(colour) => {
                args.push(("colour", colour_word(colour, phrases).into()));
                lines.push(phrases.say("br-fact-card-token", &args));
            }
        }
    }
    let card = card_word(game.tables.card(s.die), phrases);
    lines.push(phrases.say("br-fact-die", &[("card", card.into())]));
    lines.push(quiet(game, view, phrases));
    let spaces: Vec<String> = s.kingdom.spots().map(|spot| notation(s.kingdom.space(spot), view, phrases)).collect();
    lines.push(phrases.say("br-fact-notation", &[("spaces", spaces.join(", ").into())]));
    lines
}

/// The coordinates of a space, which notation uses, beside its name.
fn notation(space: Space, view: &View, phrases: &Phrases) -> String {
    let args = [("space", view.table.kingdom.name(space).into()), ("notation", space.to_string().into())];
    phrases.say("br-fact-notation-space", &args)
}

/// How long there has been no party.
pub(super) fn quiet(game: &BanquetRoyal, view: &View, phrases: &Phrases) -> String {
    phrases.say("br-quiet", &[("turns", view.table.quiet.into()), ("most", game.tables.quiet_turns.into())])
}

fn player_facts(game: &BanquetRoyal, view: &View, seat: Seat, phrases: &Phrases, lines: &mut Vec<String>) {
    let s = &view.table;
    let player = s.players[seat.index()];
    let name = game.seat_name(seat, phrases);
    lines.push(phrases.say(
        "br-fact-player",
        &[
            ("seat", name.as_str().into()),
            ("family", family_word(player.family, phrases).into()),
            ("guests", player.guests.into()),
            ("crowns", i32::from(player.crowns).into()),
        ],
    ));
    let unknown = phrases.word("br-unknown");
    let cakes: Vec<String> = cake_marks(s, seat).into_iter().map(|mark| mark.replace('?', &unknown)).collect();
    if !cakes.is_empty() {
        let args = [("seat", name.as_str().into()), ("cakes", phrases.list(&cakes, "list-and").into())];
        lines.push(phrases.say("br-fact-player-cakes", &args));
    }
    let seen: Vec<String> =
        seen_places(s, seat).into_iter().map(|place| place_words(game, Some(&s.kingdom), place, phrases)).collect();
    if !seen.is_empty() {
        let args = [("seat", name.into()), ("cakes", phrases.list(&seen, "list-and").into())];
        lines.push(phrases.say("br-fact-seen", &args));
    }
}

fn kingdom_facts(view: &View, phrases: &Phrases, lines: &mut Vec<String>) {
    let s = &view.table;
    let space = |spot| -> (String, String) {
        (s.kingdom.name(s.kingdom.space(spot)), icon_word(s.kingdom.icon(spot), phrases))
    };
    let list = |spots: Spots| {
        let words: Vec<String> = spots
            .map(|spot| {
                let (place, icon) = space(spot);
                phrases.say("br-fact-space", &[("space", place.into()), ("icon", icon.into())])
            })
            .collect();
        phrases.list(&words, "list-and")
    };
    let (place, icon) = space(s.princess);
    lines.push(phrases.say("br-fact-princess", &[("space", place.into()), ("icon", icon.into())]));
    for spot in s.guests.sizes().taken() {
        let (place, icon) = space(spot);
        let guests = group_words(s.guests.at(spot), phrases);
        let args = [("space", place.into()), ("icon", icon.into()), ("guests", guests.into())];
        lines.push(phrases.say("br-fact-guests", &args));
    }
    if !s.vacant().is_empty() {
        lines.push(phrases.say("br-fact-empty", &[("spaces", list(s.vacant()).into())]));
    }
    let rim: Vec<String> = s.kingdom.rim().map(|spot| s.kingdom.name(s.kingdom.space(spot))).collect();
    lines.push(phrases.say("br-fact-rim", &[("spaces", phrases.list(&rim, "list-and").into())]));
    for cake in s.cakes().filter(|cake| cake.lies == Lies::Board) {
        let args = [("space", s.kingdom.name(s.kingdom.space(cake.spot)).into()), ("value", cake.value.into())];
        lines.push(phrases.say(if cake.value == 0 { "br-fact-cake" } else { "br-fact-cake-known" }, &args));
    }
}
