//! The table as plain sentences.

use super::{board, names};
use crate::game::RoyalPalace;
use crate::pieces::{Edge, Room, Space};
use crate::score::edge_servants;
use crate::state::Phase;
use crate::view::View;
use courtly_core::Seat;
use courtly_text::Phrases;

pub(super) fn list(game: &RoyalPalace, view: &View, phrases: &Phrases) -> Vec<String> {
    let mut facts = vec![whose_turn(game, view, phrases)];
    if view.last_round {
        facts.push(phrases.word("rp-fact-last"));
    }
    let rooms: Vec<String> = view.layout.iter().map(|&room| names::room(room, phrases)).collect();
    facts.push(phrases.say("rp-fact-layout", &[("rooms", rooms.join(", ").into())]));
    facts.extend(Room::ALL.into_iter().map(|room| room_fact(game, view, room, phrases)));
    for space in Space::all() {
        if let Some(noble) = view.park[space.index()] {
            facts.push(phrases.say(
                "rp-fact-noble",
                &[
                    ("row", (space.row() + 1).into()),
                    ("column", (space.column() + 1).into()),
                    ("noble", names::noble(&noble, names::price(game, view, space), phrases).into()),
                ],
            ));
        }
    }
    for (place, edge) in Edge::ALL.into_iter().enumerate() {
        facts.push(edge_fact(game, view, place, edge, phrases));
    }
    player_facts(game, view, phrases, &mut facts);
    card_facts(view, phrases, &mut facts);
    facts
}

fn whose_turn(game: &RoyalPalace, view: &View, phrases: &Phrases) -> String {
    let seat = names::seat(game, view.turn, phrases);
    match view.phase {
        Phase::Setup => phrases.say("rp-fact-setup", &[("seat", seat.into())]),
        Phase::Turn => phrases.say("rp-fact-turn", &[("seat", seat.into()), ("round", view.round.into())]),
        Phase::Over => phrases.word("rp-fact-over"),
    }
}

fn counted(game: &RoyalPalace, key: &str, counts: impl Iterator<Item = (Seat, u32)>, phrases: &Phrases) -> String {
    let named = counts.filter(|&(_, count)| count > 0).map(|(seat, count)| {
        let seat = names::seat(game, seat, phrases);
        phrases.say(key, &[("seat", seat.into()), ("servants", count.into())])
    });
    named.collect::<Vec<_>>().join(", ")
}

fn room_fact(game: &RoyalPalace, view: &View, room: Room, phrases: &Phrases) -> String {
    let counts = Seat::all(view.seats()).map(|seat| (seat, u32::from(view.players[seat.index()].rooms[room.index()])));
    let servants = counted(game, "rp-fact-servants", counts, phrases);
    let name = names::room(room, phrases);
    if servants.is_empty() {
        return phrases.say("rp-fact-room-empty", &[("room", name.into())]);
    }
    match names::holder(view, room) {
        Some(seat) => {
            let seat = names::seat(game, seat, phrases);
            let args = [("room", name.into()), ("servants", servants.into()), ("seat", seat.into())];
            phrases.say("rp-fact-room-majority", &args)
        }
        None => phrases.say("rp-fact-room", &[("room", name.into()), ("servants", servants.into())]),
    }
}

fn edge_fact(game: &RoyalPalace, view: &View, place: usize, edge: Edge, phrases: &Phrases) -> String {
    let counts = Seat::all(view.seats())
        .map(|seat| (seat, edge_servants(game.components(), place, view.players[seat.index()].edge)));
    let servants = counted(game, "rp-fact-edge-seat", counts, phrases);
    let name = phrases.word(&format!("rp-edge-{}", edge.name()));
    if servants.is_empty() {
        return phrases.say("rp-fact-edge-empty", &[("edge", name.into())]);
    }
    phrases.say("rp-fact-edge", &[("edge", name.into()), ("servants", servants.into())])
}

fn player_facts(game: &RoyalPalace, view: &View, phrases: &Phrases, facts: &mut Vec<String>) {
    let points = board::points(game, view);
    for seat in Seat::all(view.seats()) {
        let player = &view.players[seat.index()];
        let name = names::seat(game, seat, phrases);
        facts.push(phrases.say(
            "rp-fact-player",
            &[
                ("seat", name.clone().into()),
                ("gold", player.gold.into()),
                ("area", player.area.into()),
                ("supply", player.supply.into()),
                ("cards", player.cards.into()),
                ("nobles", player.nobles.len().into()),
                ("points", points[seat.index()].into()),
            ],
        ));
        if !player.nobles.is_empty() {
            let nobles: Vec<String> = player.nobles.iter().map(|noble| names::worth(noble, phrases)).collect();
            facts.push(
                phrases.say("rp-fact-nobles", &[("seat", name.clone().into()), ("nobles", nobles.join(" / ").into())]),
            );
        }
        let [two, four] = player.kept;
        if two + four > 0 {
            let kept = names::cards(&[0, 0, 0, 0, 0, 0, 0, two, four], phrases);
            facts.push(phrases.say("rp-kept", &[("seat", name.into()), ("cards", kept.into())]));
        }
    }
}

fn card_facts(view: &View, phrases: &Phrases, facts: &mut Vec<String>) {
    let discard: u8 = view.discard.iter().sum();
    facts.push(phrases.say("rp-deck", &[("deck", view.deck.into()), ("discard", discard.into())]));
    for (key, cards) in [("rp-known", &view.known), ("rp-drawn", &view.drawn_cards), ("rp-hand", &view.hand)] {
        if cards.iter().any(|&cards| cards > 0) {
            facts.push(phrases.say(key, &[("cards", names::cards(cards, phrases).into())]));
        }
    }
}
