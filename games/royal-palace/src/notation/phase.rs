//! The `phase` of a position.
//!
//! The middle of a turn is the stage (`before`, `action1` to `action5`) and then, separated by `;` and in this order,
//! what is not nothing: `majority`, `placed`, `placements=N` (or `all`), `escorts=N`, `moves=N`, `king`, `madame`,
//! `seals=N`, `special=N`, `new-cards=N`, `drew`, `pending=N`, `drawn=CARD,CARD`. So `action2;majority;moves=4`.

use crate::deck::listed;
use crate::pieces::{Card, CardCounts};
use crate::state::{ALL_PLACEMENTS, Phase, Stage, State, TurnState};
use courtly_core::SeatSet;

/// The middle of a turn as it was read.
pub(crate) struct TurnText {
    pub(crate) turn: TurnState,
    pub(crate) drawn: CardCounts,
}

pub(crate) fn write_phase(state: &State) -> String {
    match state.phase {
        Phase::Setup => "setup".to_owned(),
        Phase::Turn if state.turn.untouched => "turn".to_owned(),
        Phase::Turn => write_turn(&state.turn, &state.drawn),
        Phase::Over => {
            let winners: Vec<String> = SeatSet(state.winners).iter().map(|seat| seat.to_string()).collect();
            format!("over:{}", winners.join(","))
        }
    }
}

fn write_turn(turn: &TurnState, drawn: &CardCounts) -> String {
    let mut words = vec![stage_word(turn.stage).to_owned()];
    let mut flag = |set: bool, word: &str| {
        if set {
            words.push(word.to_owned());
        }
    };
    let number = |name: &str, n: u16| format!("{name}={n}");
    flag(turn.majority, "majority");
    flag(turn.placed, "placed");
    match turn.placements {
        ALL_PLACEMENTS => flag(true, "placements=all"),
        n => flag(n > 0, &number("placements", n)),
    }
    flag(turn.escorts > 0, &number("escorts", turn.escorts.into()));
    flag(turn.moves > 0, &number("moves", turn.moves));
    flag(turn.seal_king, "king");
    flag(turn.seal_madame, "madame");
    flag(turn.seal_nobles > 0, &number("seals", turn.seal_nobles.into()));
    flag(turn.special > 0, &number("special", turn.special.into()));
    flag(turn.new_cards > 0, &number("new-cards", turn.new_cards.into()));
    flag(turn.drew, "drew");
    flag(turn.pending > 0, &number("pending", turn.pending.into()));
    let names: Vec<&str> = listed(drawn).into_iter().map(Card::name).collect();
    flag(!names.is_empty(), &format!("drawn={}", names.join(",")));
    words.join(";")
}

/// The middle of a turn that the text spells. Order and repetitions are not checked here: who reads prints again.
pub(crate) fn parse_turn(text: &str) -> Option<TurnText> {
    let mut words = text.split(';');
    let stage = words.next()?;
    let stage = Stage::ALL.into_iter().find(|&known| stage_word(known) == stage)?;
    let mut turn = TurnState { stage, untouched: false, ..TurnState::BEGIN };
    let mut drawn = [0u8; Card::COUNT];
    for word in words {
        match word.split_once('=') {
            None => *turn_flag(&mut turn, word)? = true,
            Some(("drawn", names)) => {
                for name in names.split(',') {
                    let count = &mut drawn[Card::parse(name)?.index()];
                    *count = count.checked_add(1)?;
                }
            }
            Some(("placements", "all")) => turn.placements = ALL_PLACEMENTS,
            Some(("placements", n)) => turn.placements = n.parse().ok().filter(|&n| n != ALL_PLACEMENTS)?,
            Some(("moves", n)) => turn.moves = n.parse().ok()?,
            Some((name, n)) => *turn_number(&mut turn, name)? = n.parse().ok()?,
        }
    }
    Some(TurnText { turn, drawn })
}

fn turn_flag<'t>(turn: &'t mut TurnState, name: &str) -> Option<&'t mut bool> {
    match name {
        "majority" => Some(&mut turn.majority),
        "placed" => Some(&mut turn.placed),
        "king" => Some(&mut turn.seal_king),
        "madame" => Some(&mut turn.seal_madame),
        "drew" => Some(&mut turn.drew),
        _ => None,
    }
}

fn turn_number<'t>(turn: &'t mut TurnState, name: &str) -> Option<&'t mut u8> {
    match name {
        "escorts" => Some(&mut turn.escorts),
        "seals" => Some(&mut turn.seal_nobles),
        "special" => Some(&mut turn.special),
        "new-cards" => Some(&mut turn.new_cards),
        "pending" => Some(&mut turn.pending),
        _ => None,
    }
}

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Before => "before",
        Stage::Parade => "action1",
        Stage::Stairway => "action2",
        Stage::Earn => "action3",
        Stage::Recruit => "action4",
        Stage::BackDoor => "action5",
    }
}
