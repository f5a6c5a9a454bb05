use super::space;
use crate::{Card, Chance, Decision, Ways};
use std::fmt::Write;

pub(crate) fn write_decision(decision: Decision, out: &mut String) {
    let card = decision.card().map_or("", Card::code);
    let done = match decision {
        Decision::King { by } => write!(out, "K{by:+}"),
        Decision::Court { by } => write!(out, "KK{by:+}"),
        Decision::GuardOne { from, to } | Decision::GuardTwo { from, to } => write!(out, "{card}:{from}>{to}"),
        Decision::GuardsEach { left, right, ways } => {
            write!(out, "G2:{left}>{},{right}>{}", left + ways.left(), right + ways.right())
        }
        Decision::Flank | Decision::JesterMiddle => write!(out, "{card}"),
        Decision::Wizard { by } | Decision::Jester { by } => write!(out, "{card}{by:+}"),
        Decision::PowerKing { by } => write!(out, "{card}@K{by:+}"),
        Decision::PowerGuard { from, to } => write!(out, "{card}@G:{from}>{to}"),
        Decision::PowerWizard { by } => write!(out, "{card}@W{by:+}"),
        Decision::MiddleKing => write!(out, "JM@K"),
        Decision::MiddleGuard { at } => write!(out, "JM@G:{at}"),
        Decision::MiddleWizard => write!(out, "JM@W"),
        Decision::SummonKing => write!(out, "wizard:K"),
        Decision::SummonGuard { at } => write!(out, "wizard:G{at}"),
        Decision::End => write!(out, "end"),
    };
    done.expect("a string takes all text");
}

/// Reads freely and then prints again, so that only the one spelling of a decision is taken.
pub(crate) fn parse_decision(text: &str) -> Option<Decision> {
    let decision = read(text)?;
    let mut again = String::new();
    write_decision(decision, &mut again);
    (again == text).then_some(decision)
}

fn read(text: &str) -> Option<Decision> {
    match text {
        "GF" => return Some(Decision::Flank),
        "JM" => return Some(Decision::JesterMiddle),
        "JM@K" => return Some(Decision::MiddleKing),
        "JM@W" => return Some(Decision::MiddleWizard),
        "wizard:K" => return Some(Decision::SummonKing),
        "end" => return Some(Decision::End),
        _ => {}
    }
    if let Some(at) = text.strip_prefix("JM@G:") {
        return Some(Decision::MiddleGuard { at: space(at)? });
    }
    if let Some(at) = text.strip_prefix("wizard:G") {
        return Some(Decision::SummonGuard { at: space(at)? });
    }
    if let Some(by) = text.strip_prefix("KK") {
        return Some(Decision::Court { by: steps(by, 1)? });
    }
    if let Some(by) = text.strip_prefix('K') {
        return Some(Decision::King { by: steps(by, 1)? });
    }
    if let Some(moves) = text.strip_prefix("G1:") {
        let (from, to) = path(moves, 1)?;
        return Some(Decision::GuardOne { from, to });
    }
    if let Some(moves) = text.strip_prefix("G2:") {
        return match moves.split_once(',') {
            None => path(moves, 2).map(|(from, to)| Decision::GuardTwo { from, to }),
            Some((left, right)) => {
                let ((left, left_to), (right, right_to)) = (path(left, 1)?, path(right, 1)?);
                let ways = Ways::ALL.into_iter().find(|w| (w.left(), w.right()) == (left_to - left, right_to - right));
                ways.map(|ways| Decision::GuardsEach { left, right, ways })
            }
        };
    }
    // What is left begins with a card that has a number: W2-2, J4+4, J3@K+3, J3@G:2>5, J2@W-2.
    let (suit, number, rest) = (text.get(..1)?, text.get(1..2)?, text.get(2..)?);
    let number: i8 = number.parse().ok()?;
    match suit {
        "W" if (1..=3).contains(&number) => Some(Decision::Wizard { by: steps(rest, number)? }),
        "J" if (1..=5).contains(&number) => {
            if let Some(by) = rest.strip_prefix("@K") {
                Some(Decision::PowerKing { by: steps(by, number)? })
            } else if let Some(by) = rest.strip_prefix("@W") {
                Some(Decision::PowerWizard { by: steps(by, number)? })
            } else if let Some(moves) = rest.strip_prefix("@G:") {
                let (from, to) = path(moves, number)?;
                Some(Decision::PowerGuard { from, to })
            } else {
                Some(Decision::Jester { by: steps(rest, number)? })
            }
        }
        _ => None,
    }
}

/// A signed number of exactly so many steps.
fn steps(text: &str, number: i8) -> Option<i8> {
    let by: i8 = text.parse().ok()?;
    (by == number || by == -number).then_some(by)
}

/// `from>to`, exactly so many spaces apart.
fn path(text: &str, number: i8) -> Option<(i8, i8)> {
    let (from, to) = text.split_once('>')?;
    let (from, to) = (space(from)?, space(to)?);
    (from.abs_diff(to) == number.unsigned_abs()).then_some((from, to))
}

pub(crate) fn write_chance(chance: Chance, out: &mut String) {
    match chance {
        Chance::Side(side) => write!(out, "side:{side}"),
        Chance::Draw(card) => write!(out, "draw:{}", card.code()),
    }
    .expect("a string takes all text");
}

pub(crate) fn parse_chance(text: &str) -> Option<Chance> {
    match text {
        "side:-1" => Some(Chance::Side(-1)),
        "side:1" => Some(Chance::Side(1)),
        _ => Card::parse(text.strip_prefix("draw:")?).map(Chance::Draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_the_rules_page_read_and_print() {
        for text in [
            "K+1",
            "KK-1",
            "G1:-2>-1",
            "G2:-2>-4",
            "G2:-2>-1,2>3",
            "GF",
            "W2-2",
            "J4+4",
            "JM",
            "J3@K+3",
            "J3@G:2>5",
            "J2@W-2",
            "JM@K",
            "JM@G:4",
            "JM@W",
            "wizard:K",
            "wizard:G-2",
            "wizard:G2",
            "end",
        ] {
            let decision = parse_decision(text).unwrap_or_else(|| panic!("{text}"));
            let mut again = String::new();
            write_decision(decision, &mut again);
            assert_eq!(again, text);
        }
    }

    #[test]
    fn another_spelling_is_none() {
        for text in [
            "",
            "K1",
            "K+2",
            "K+01",
            "KK1",
            "G1:-2>+1",
            "G1:2>4",
            "G2:2>3",
            "G2:2>3,-2>-1 ",
            "W4+4",
            "W2+1",
            "J6+6",
            "J3@K3",
            "J3@G:2>4",
            "JM@G:+4",
            "wizard:G+2",
            "End",
            "é",
            "Jé",
            "J4@",
            "G2:-2>-1,2>3,4>5",
            "J0+0",
            "wizard:G99999999999",
            "G1:127>-128",
        ] {
            assert_eq!(parse_decision(text), None, "{text}");
        }
    }
}
