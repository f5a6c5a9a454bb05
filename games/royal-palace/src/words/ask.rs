//! Questions, choices and help.

use super::names;
use crate::decision::{Decision, Source, Split};
use crate::game::RoyalPalace;
use crate::pieces::{Privilege, Room, Space};
use crate::state::{ALL_PLACEMENTS, Phase, Stage};
use crate::view::View;
use courtly_core::Seat;
use courtly_text::{Arg, Phrases};

pub(super) fn question(game: &RoyalPalace, view: &View, seat: Seat, phrases: &Phrases) -> String {
    let own = &view.players[seat.index()];
    let turn = &view.stage;
    match view.phase {
        Phase::Over => phrases.word("rp-help-over"),
        Phase::Setup => {
            let left = own.area.saturating_sub(game.components().area_after_setup());
            phrases.say("rp-ask-setup", &[("left", left.into())])
        }
        Phase::Turn => match turn.stage {
            Stage::Before => phrases.word("rp-ask-before"),
            Stage::Parade if turn.placements == ALL_PLACEMENTS => phrases.word("rp-ask-parade-all"),
            Stage::Parade if own.area == 0 && turn.placements > 0 => {
                phrases.say("rp-ask-parade-from", &[("left", turn.placements.into())])
            }
            Stage::Parade => phrases.say("rp-ask-parade", &[("left", turn.placements.into())]),
            Stage::Stairway => phrases.say("rp-ask-stairway", &[("left", turn.moves.into())]),
            Stage::Earn => phrases.word("rp-ask-earn"),
            Stage::Recruit => phrases.word("rp-ask-recruit"),
            Stage::BackDoor if turn.drew => {
                phrases.say("rp-ask-keep", &[("servants", own.rooms[Room::BackDoor.index()].into())])
            }
            Stage::BackDoor => phrases.say("rp-ask-draw", &[("cards", cards_to_draw(game, view, seat).into())]),
        },
    }
}

pub(crate) fn cards_to_draw(game: &RoyalPalace, view: &View, seat: Seat) -> u16 {
    let own = &view.players[seat.index()];
    let nobles = own.nobles.iter().filter(|noble| noble.privilege == Some(Privilege::Cards)).count() as u16;
    let working = nobles.saturating_sub(u16::from(view.stage.new_cards));
    let wanted =
        u16::from(own.rooms[Room::BackDoor.index()]) + working * u16::from(game.components().amount(Privilege::Cards));
    wanted.min(u16::from(view.deck) + u16::from(view.discard.iter().sum::<u8>()))
}

pub(super) fn choice(game: &RoyalPalace, view: &View, decision: Decision, phrases: &Phrases) -> String {
    match decision {
        Decision::Place(room) => phrases.say("rp-do-place", &[("room", names::room(room, phrases).into())]),
        Decision::Card(card) => phrases.say(
            "rp-do-card",
            &[
                ("card", names::card(card, phrases).into()),
                ("cost", game.components().cost(card).into()),
                ("effect", names::effect(game, card, phrases).into()),
            ],
        ),
        Decision::Gate(servants) => phrases.say("rp-do-gate", &[("servants", servants.into())]),
        Decision::GateFrom(room) => phrases.say("rp-do-gate-from", &[("room", names::room(room, phrases).into())]),
        Decision::Move { from, to } => {
            let (from, to) = (names::room(from, phrases), names::room(to, phrases));
            phrases.say("rp-do-move", &[("from", from.into()), ("to", to.into())])
        }
        Decision::Seal { to, from } => {
            let (from, to) = (names::source(from, phrases), names::room(to, phrases));
            phrases.say("rp-do-seal", &[("from", from.into()), ("to", to.into())])
        }
        Decision::Recruit { space, split, edge } => recruit(game, view, (space, split, edge), phrases),
        Decision::Draw => phrases.say("rp-do-draw", &[("cards", cards_to_draw(game, view, view.turn).into())]),
        Decision::Keep(card) => phrases.say(
            "rp-do-keep",
            &[("card", names::card(card, phrases).into()), ("effect", names::effect(game, card, phrases).into())],
        ),
        Decision::Next => phrases.say("rp-do-next", &[("action", view.stage.stage.number().into())]),
    }
}

/// The headings of a choice: who is recruited or moved from where, so that many splits and edge servants are one entry.
pub(super) fn headings(game: &RoyalPalace, view: &View, decision: Decision, phrases: &Phrases) -> Vec<String> {
    let heading = match decision {
        Decision::Recruit { space, .. } => recruit(game, view, (space, Split::NONE, None), phrases),
        Decision::Move { from, .. } => phrases.say("rp-heading-move", &[("from", names::room(from, phrases).into())]),
        Decision::Gate(_) | Decision::GateFrom(_) => phrases.word("rp-heading-gate"),
        Decision::Card(_) => phrases.word("rp-heading-card"),
        Decision::Seal { .. } => phrases.word("rp-heading-seal"),
        Decision::Place(_) | Decision::Draw | Decision::Keep(_) | Decision::Next => {
            choice(game, view, decision, phrases)
        }
    };
    vec![heading]
}

fn recruit(
    game: &RoyalPalace,
    view: &View,
    (space, split, edge): (Space, Split, Option<Source>),
    phrases: &Phrases,
) -> String {
    let price = names::price(game, view, space);
    let noble = view.park[space.index()].map_or(String::new(), |noble| names::noble(&noble, price, phrases));
    let mut args: Vec<(&str, Arg)> =
        vec![("row", (space.row() + 1).into()), ("column", (space.column() + 1).into()), ("noble", noble.into())];
    let text = match edge {
        None => phrases.say("rp-do-recruit", &args),
        Some(source) => {
            args.push(("from", names::source(source, phrases).into()));
            phrases.say("rp-do-recruit-edge", &args)
        }
    };
    match split {
        Split::NONE => text,
        _ => {
            let seals = phrases.list(&names::seals(split.king(), split.madame(), phrases), "list-and");
            phrases.say("rp-do-special", &[("choice", text.into()), ("seals", seals.into())])
        }
    }
}

pub(super) fn help(game: &RoyalPalace, view: &View, phrases: &Phrases) -> String {
    let tables = game.components();
    let amount = |privilege: Privilege| Arg::from(tables.amount(privilege));
    let text = match (view.phase, view.stage.stage) {
        (Phase::Over, _) => return phrases.word("rp-help-over"),
        (Phase::Setup, _) => return phrases.say("rp-help-setup", &[("count", tables.start_placed.into())]),
        (Phase::Turn, Stage::Before) => phrases.word("rp-help-before"),
        (Phase::Turn, Stage::Parade) => phrases.say("rp-help-parade", &[("gate", amount(Privilege::Gate))]),
        (Phase::Turn, Stage::Stairway) => phrases.say("rp-help-stairway", &[("moves", amount(Privilege::Moves))]),
        (Phase::Turn, Stage::Earn) => phrases.say("rp-help-earn", &[("gold", amount(Privilege::Gold))]),
        (Phase::Turn, Stage::Recruit) => phrases.word("rp-help-recruit"),
        (Phase::Turn, Stage::BackDoor) => phrases.say("rp-help-backdoor", &[("cards", amount(Privilege::Cards))]),
    };
    format!("{text}\n{}", phrases.word("rp-help-any-time"))
}
