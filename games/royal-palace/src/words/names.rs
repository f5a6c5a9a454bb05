//! The names of things in words.

use crate::decision::Source;
use crate::game::RoyalPalace;
use crate::pieces::{Card, CardCounts, Noble, Privilege, Room, Space};
use crate::view::View;
use courtly_core::Seat;
use courtly_text::{Phrases, Words};

pub(crate) fn room(room: Room, phrases: &Phrases) -> String {
    phrases.word(&format!("rp-room-{}", room.name()))
}

pub(crate) fn card(card: Card, phrases: &Phrases) -> String {
    phrases.word(&format!("rp-card-{}", card.name()))
}

pub(crate) fn source(source: Source, phrases: &Phrases) -> String {
    match source {
        Source::Area => phrases.word("rp-area"),
        Source::Room(from) => room(from, phrases),
    }
}

pub(crate) fn short(privilege: Privilege, phrases: &Phrases) -> String {
    phrases.word(&format!("rp-short-{}", privilege.name()))
}

/// What a card does, with the numbers of the edition.
pub(crate) fn effect(game: &RoyalPalace, card: Card, phrases: &Phrases) -> String {
    let tables = game.components();
    let key = format!("rp-effect-{}", card.name());
    match card {
        Card::Majority | Card::OpenGate => phrases.word(&key),
        Card::Escort => {
            phrases.say(&key, &[("servants", tables.escort_servants.into()), ("moves", tables.escort_moves.into())])
        }
        Card::FiveMoves => phrases.say(&key, &[("moves", tables.five_moves.into())]),
        Card::NineMoves => phrases.say(&key, &[("moves", tables.nine_moves.into())]),
        Card::TwoSeals => phrases.say(&key, &[("seals", tables.two_seals.into())]),
        Card::FourGold => phrases.say(&key, &[("gold", tables.four_gold.into())]),
        Card::TwoPoints => phrases.say(&key, &[("points", tables.two_points.into())]),
        Card::FourPoints => phrases.say(&key, &[("points", tables.four_points.into())]),
    }
}

/// A noble in words, for the price it has or had: "3 gold (of 4), 1 turquoise → 3 points, more moves each turn".
pub(crate) fn noble(noble: &Noble, price: u16, phrases: &Phrases) -> String {
    let mut cost = vec![];
    if price < u16::from(noble.gold) {
        cost.push(phrases.say("rp-part-gold-of", &[("price", price.into()), ("gold", noble.gold.into())]));
    } else if price > 0 {
        cost.push(phrases.say("rp-part-gold", &[("gold", price.into())]));
    }
    cost.extend(seals(noble.king, noble.madame, phrases));
    if cost.is_empty() {
        cost.push(phrases.word("rp-part-free"));
    }
    phrases.say("rp-noble", &[("cost", cost.join(", ").into()), ("worth", worth(noble, phrases).into())])
}

/// The seals of both colours, without a colour of which there are none.
pub(crate) fn seals(king: u8, madame: u8, phrases: &Phrases) -> Vec<String> {
    let part = |key: &str, name: &str, count: u8| (count > 0).then(|| phrases.say(key, &[(name, count.into())]));
    let king = part("rp-part-king", "king", king);
    king.into_iter().chain(part("rp-part-madame", "madame", madame)).collect()
}

/// What a recruited noble is good for: "3 points, more moves each turn".
pub(crate) fn worth(noble: &Noble, phrases: &Phrases) -> String {
    let privilege = noble.privilege.map(|privilege| phrases.word(&format!("rp-privilege-{}", privilege.name())));
    let points = (noble.points > 0 || privilege.is_none())
        .then(|| phrases.say("rp-part-points", &[("points", noble.points.into())]));
    points.into_iter().chain(privilege).collect::<Vec<_>>().join(", ")
}

/// "Escort, 2 × Four gold".
pub(crate) fn cards(counts: &CardCounts, phrases: &Phrases) -> String {
    let counted = Card::ALL.into_iter().filter(|c| counts[c.index()] > 0);
    let names: Vec<String> = counted.map(|c| times(counts[c.index()], card(c, phrases), phrases)).collect();
    names.join(", ")
}

/// "2 × what", or only what if it is one.
pub(crate) fn times(count: u8, what: String, phrases: &Phrases) -> String {
    match count {
        1 => what,
        _ => phrases.say("rp-times", &[("count", count.into()), ("what", what.into())]),
    }
}

pub(crate) fn seat(game: &RoyalPalace, seat: Seat, phrases: &Phrases) -> String {
    game.seat_name(seat, phrases)
}

pub(crate) fn seats(game: &RoyalPalace, seats: &[Seat], phrases: &Phrases) -> String {
    let names: Vec<String> = seats.iter().map(|&s| seat(game, s, phrases)).collect();
    phrases.list(&names, "list-and")
}

/// The price now of a noble that the viewer sees.
pub(crate) fn price(game: &RoyalPalace, view: &View, space: Space) -> u16 {
    let empty = (game.components().neighbours[space.index()] & !view.nobles()).count_ones() as u8;
    view.park[space.index()].map_or(0, |noble| noble.gold.saturating_sub(empty).into())
}

/// Who has the majority in a room, as the viewer sees it.
pub(crate) fn holder(view: &View, room: Room) -> Option<Seat> {
    holder_among(view.seats(), room, |seat, room| view.players[seat.index()].rooms[room.index()])
}

/// Who has the majority in a room if so many servants of each seat are in each.
pub(crate) fn holder_among(seats: usize, room: Room, count: impl Fn(Seat, Room) -> u8) -> Option<Seat> {
    let has_bonus = matches!(room, Room::Parade | Room::Stairs | Room::Mint | Room::King | Room::Madame);
    Seat::all(seats).filter(|_| has_bonus).find(|&seat| {
        let own = (count(seat, room), count(seat, Room::Cardinal));
        own.0 > 0
            && Seat::all(seats).all(|other| {
                let theirs = (count(other, room), count(other, Room::Cardinal));
                other == seat || own > theirs
            })
    })
}
