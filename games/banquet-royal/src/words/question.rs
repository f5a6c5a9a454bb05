//! What a seat is asked, and the rules of it.

use super::colour_word;
use crate::{BanquetRoyal, Choice, Decision, Phase, State, View};
use courtly_core::Seat;
use courtly_text::{Phrases, Words};

pub(super) fn question(game: &BanquetRoyal, view: &View, seat: Seat, phrases: &Phrases) -> String {
    let s = &view.table;
    if seat != s.active && s.phase != Phase::Over {
        return phrases.say("br-ask-wait", &[("seat", game.seat_name(s.active, phrases).into())]);
    }
    let key = match s.phase {
        Phase::Turn if is_stuck(game, s) => "br-ask-skip",
        Phase::Turn => "br-ask-turn",
        Phase::Roll => "br-ask-roll",
        Phase::Swap => "br-ask-swap",
        Phase::Peek => "br-ask-peek",
        Phase::Lift => "br-ask-lift",
        Phase::Put(group) => {
            let colour = group.first().map_or_else(String::new, |colour| colour_word(colour, phrases));
            return phrases.say("br-ask-put", &[("colour", colour.into())]);
        }
        Phase::Cake { .. } => "br-ask-cake",
        Phase::Over => "br-ask-over",
    };
    phrases.word(key)
}

pub(super) fn help(game: &BanquetRoyal, view: &View, seat: Seat, phrases: &Phrases) -> String {
    let s = &view.table;
    if seat != s.active {
        return phrases.word("br-help-wait");
    }
    let key = match s.phase {
        Phase::Turn if is_stuck(game, s) => "br-help-skip",
        Phase::Turn => "br-help-turn",
        Phase::Swap => "br-help-swap",
        Phase::Peek => "br-help-peek",
        Phase::Lift => "br-help-lift",
        Phase::Put(_) => "br-help-put",
        Phase::Cake { .. } => "br-help-cake",
        Phase::Roll | Phase::Over => "br-help-wait",
    };
    phrases.say(key, &[("group", game.tables.group.into())])
}

fn is_stuck(game: &BanquetRoyal, s: &State) -> bool {
    let mut list = vec![];
    game.list(s, &mut list);
    list == [Decision::from(Choice::Skip)]
}
