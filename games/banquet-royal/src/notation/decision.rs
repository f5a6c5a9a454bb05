//! Decisions as short words.

use crate::{CakePlace, Card, Choice, Colour, Decision, Space};
use std::fmt::Write;

pub(crate) fn write_decision(decision: Decision, out: &mut String) {
    // Writing into a string cannot fail.
    let _ = match decision.choice() {
        Choice::Guests { colour, card, from, to } => write!(out, "{}@{}:{from}>{to}", colour.name(), card.name()),
        Choice::Princess { colour, card, to } => write!(out, "{}@{}:P>{to}", colour.name(), card.name()),
        Choice::Swap { a, b } => write!(out, "swap:{}@{}/{}@{}", a.0.name(), a.1, b.0.name(), b.1),
        Choice::Peek(place) => write!(out, "peek:{place}"),
        Choice::Lift(space) => write!(out, "lift:{space}"),
        Choice::Put { colour, space } => write!(out, "put:{}@{space}", colour.name()),
        Choice::Cake(space) => write!(out, "cake:{space}"),
        Choice::Skip => write!(out, "skip"),
    };
}

pub(crate) fn parse_decision(text: &str) -> Option<Decision> {
    let decision = Decision::from(choice(text)?);
    let mut printed = String::new();
    write_decision(decision, &mut printed);
    (printed == text).then_some(decision)
}

fn choice(text: &str) -> Option<Choice> {
    if text == "skip" {
        return Some(Choice::Skip);
    }
    let (head, rest) = text.split_once(':')?;
    match head {
        "swap" => {
            let (a, b) = rest.split_once('/')?;
            let (a, b) = (guest(a)?, guest(b)?);
            (a.1 < b.1).then_some(Choice::Swap { a, b })
        }
        "peek" => CakePlace::parse(rest).map(Choice::Peek),
        "lift" => Space::parse(rest).map(Choice::Lift),
        "put" => guest(rest).map(|(colour, space)| Choice::Put { colour, space }),
        "cake" => Space::parse(rest).map(Choice::Cake),
        _ => {
            let (colour, card) = head.split_once('@')?;
            let (colour, card) = (Colour::parse(colour)?, Card::parse(card)?);
            let (from, to) = rest.split_once('>')?;
            let to = Space::parse(to)?;
            match from {
                "P" => Some(Choice::Princess { colour, card, to }),
                _ => Some(Choice::Guests { colour, card, from: Space::parse(from)?, to }),
            }
        }
    }
}

fn guest(text: &str) -> Option<(Colour, Space)> {
    let (colour, space) = text.split_once('@')?;
    Some((Colour::parse(colour)?, Space::parse(space)?))
}
