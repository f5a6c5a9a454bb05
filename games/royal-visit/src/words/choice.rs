use super::name;
use crate::{Card, Decision, Public, View};
use courtly_core::Seat;
use courtly_text::{Arg, Phrases};

/// A choice in words.
pub(super) fn words(view: &View, decision: Decision, phrases: &Phrases) -> String {
    let board = &view.public;
    let by = |key: &str, from: i8, by: i8| moved(view, decision, key, from, from + by, phrases);
    match decision {
        Decision::King { by: steps } => by("rv-do-king", board.king, steps),
        Decision::Court { by: steps } => by("rv-do-court", board.king, steps),
        Decision::GuardOne { from, to } | Decision::GuardTwo { from, to } => by("rv-do-guard", from, to - from),
        Decision::GuardsEach { left, right, ways } => phrases.say(
            "rv-do-guards-each",
            &[
                ("left", left.into()),
                ("leftto", (left + ways.left()).into()),
                ("right", right.into()),
                ("rightto", (right + ways.right()).into()),
            ],
        ),
        Decision::Flank => {
            phrases.say("rv-do-flank", &[("left", (board.king - 1).into()), ("right", (board.king + 1).into())])
        }
        Decision::Wizard { by: steps } => by("rv-do-wizard", board.wizard, steps),
        Decision::Jester { by: steps } => by("rv-do-jester", board.jester, steps),
        Decision::JesterMiddle => phrases.word("rv-do-jester-middle"),
        Decision::PowerKing { by: steps } => by("rv-do-power-king", board.king, steps),
        Decision::PowerGuard { from, to } => by("rv-do-power-guard", from, to - from),
        Decision::PowerWizard { by: steps } => by("rv-do-power-wizard", board.wizard, steps),
        Decision::MiddleKing => phrases.word("rv-do-middle-king"),
        Decision::MiddleGuard { at } => phrases.say("rv-do-middle-guard", &[("from", at.into())]),
        Decision::MiddleWizard => phrases.word("rv-do-middle-wizard"),
        Decision::SummonKing => phrases.say("rv-do-summon-king", &[("to", board.wizard.into())]),
        Decision::SummonGuard { at } => {
            phrases.say("rv-do-summon-guard", &[("from", at.into()), ("to", board.wizard.into())])
        }
        Decision::End => phrases.say("rv-do-end", &[("steps", board.crown_step(board.seat).into())]),
    }
}

/// A card that moves a piece from a space to another.
fn moved(view: &View, decision: Decision, key: &str, from: i8, to: i8, phrases: &Phrases) -> String {
    let card = decision.card().map_or("", Card::code);
    let args: [(&str, Arg); 4] = [
        ("card", card.into()),
        ("from", from.into()),
        ("to", to.into()),
        ("way", way(view, to - from, phrases).into()),
    ];
    phrases.say(key, &args)
}

/// A direction in words, as the viewer sees it.
fn way(view: &View, by: i8, phrases: &Phrases) -> String {
    let towards = Public::owner(by).unwrap_or(Seat(0));
    if view.viewer.is(towards) {
        phrases.word("rv-towards-you")
    } else {
        phrases.say("rv-towards", &[("who", name(towards, phrases).into())])
    }
}
