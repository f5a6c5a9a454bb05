//! The spelling of decisions and chance steps.

use crate::decision::{Decision, Source, Split};
use crate::pieces::{Card, Room, Space};
use std::fmt::Write;

pub(crate) fn write_decision(decision: Decision, out: &mut String) {
    let written = match decision {
        Decision::Place(room) => write!(out, "place:{}", room.name()),
        Decision::Card(card) => write!(out, "card:{}", card.name()),
        Decision::Gate(servants) => write!(out, "gate:{servants}"),
        Decision::GateFrom(room) => write!(out, "gate-from:{}", room.name()),
        Decision::Move { from, to } => write!(out, "move:{}>{}", from.name(), to.name()),
        Decision::Seal { to, from: Source::Area } => write!(out, "seal:{}", to.name()),
        Decision::Seal { to, from: Source::Room(room) } => write!(out, "seal:{}<{}", to.name(), room.name()),
        Decision::Recruit { space, split, edge } => {
            let split = match split {
                Split::NONE => String::new(),
                _ => format!("+k{}v{}", split.king(), split.madame()),
            };
            let edge = match edge {
                None => String::new(),
                Some(Source::Area) => "@area".to_owned(),
                Some(Source::Room(room)) => format!("@{}", room.name()),
            };
            write!(out, "recruit:r{}c{}{split}{edge}", space.row(), space.column())
        }
        Decision::Draw => write!(out, "draw"),
        Decision::Keep(card) => write!(out, "keep:{}", card.name()),
        Decision::Next => write!(out, "next"),
    };
    written.expect("a string takes everything");
}

/// The decision that the text spells, if it is the one spelling of it.
pub(crate) fn parse_decision(text: &str) -> Option<Decision> {
    let decision = read(text)?;
    let mut spelling = String::new();
    write_decision(decision, &mut spelling);
    (spelling == text).then_some(decision)
}

pub(crate) fn parse_chance(text: &str) -> Option<Card> {
    Card::parse(text.strip_prefix("draw:")?)
}

fn read(text: &str) -> Option<Decision> {
    let Some((verb, rest)) = text.split_once(':') else {
        return match text {
            "draw" => Some(Decision::Draw),
            "next" => Some(Decision::Next),
            _ => None,
        };
    };
    match verb {
        "place" => Some(Decision::Place(Room::parse(rest)?)),
        "card" => Some(Decision::Card(Card::parse(rest)?)),
        "gate" => Some(Decision::Gate(rest.parse().ok().filter(|&n| n > 0)?)),
        "gate-from" => Some(Decision::GateFrom(Room::parse(rest)?)),
        "move" => {
            let (from, to) = rest.split_once('>')?;
            Some(Decision::Move { from: Room::parse(from)?, to: Room::parse(to)? })
        }
        "seal" => {
            let (to, from) = match rest.split_once('<') {
                Some((to, from)) => (to, Source::Room(Room::parse(from)?)),
                None => (rest, Source::Area),
            };
            let to = Room::parse(to).filter(|room| matches!(room, Room::King | Room::Madame))?;
            Some(Decision::Seal { to, from })
        }
        "recruit" => read_recruit(rest),
        "keep" => Some(Decision::Keep(Card::parse(rest)?)),
        _ => None,
    }
}

fn read_recruit(text: &str) -> Option<Decision> {
    let (text, edge) = match text.split_once('@') {
        Some((text, "area")) => (text, Some(Source::Area)),
        Some((text, room)) => (text, Some(Source::Room(Room::parse(room)?))),
        None => (text, None),
    };
    let (space, split) = match text.split_once('+') {
        Some((space, split)) => {
            let (king, madame) = pair(split, 'k', 'v', 9)?;
            (space, Split::new(king, madame))
        }
        None => (text, Split::NONE),
    };
    let (row, column) = pair(space, 'r', 'c', Space::SIDE as u8 - 1)?;
    Some(Decision::Recruit { space: Space(row * Space::SIDE as u8 + column), split, edge })
}

/// Two numbers, each after its letter.
fn pair(text: &str, first: char, second: char, most: u8) -> Option<(u8, u8)> {
    let (a, b) = text.strip_prefix(first)?.split_once(second)?;
    let number = |text: &str| text.parse::<u8>().ok().filter(|&n| n <= most);
    Some((number(a)?, number(b)?))
}
