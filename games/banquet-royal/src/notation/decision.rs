//! Decisions as short words.

use crate::{CakePlace, Card, Choice, Colour, Decision, Space};

pub(crate) fn write_decision(decision: Decision, out: &mut String) {
    let words = |out: &mut String, words: &[&str]| words.iter().for_each(|word| out.push_str(word));
    let guest = |out: &mut String, colour: Colour, space: Space| {
        words(out, &[colour.name(), "@"]);
        space.spell(out);
    };
    match decision.choice() {
        Choice::Guests { colour, card, from, to } => {
            words(out, &[colour.name(), "@", card.name(), ":"]);
            from.spell(out);
            out.push('>');
            to.spell(out);
        }
        Choice::Princess { colour, card, to } => {
            words(out, &[colour.name(), "@", card.name(), ":P>"]);
            to.spell(out);
        }
        Choice::Swap { a, b } => {
            out.push_str("swap:");
            guest(out, a.0, a.1);
            out.push('/');
            guest(out, b.0, b.1);
        }
        Choice::Peek(place) => words(out, &["peek:", &place.to_string()]),
        Choice::Lift(space) => {
            out.push_str("lift:");
            space.spell(out);
        }
        Choice::Put { colour, space } => {
            out.push_str("put:");
            guest(out, colour, space);
        }
        Choice::Cake(space) => {
            out.push_str("cake:");
            space.spell(out);
        }
        Choice::Skip => out.push_str("skip"),
    }
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
