use super::space;
use crate::{Card, Cards, Phase, Playing, Public, State};
use courtly_core::Seat;
use std::fmt::Write;

/// `K/Gl,Gr/W/J/C<B|L> SEAT HAND0 HAND1 DECK DISCARD PHASE`.
pub(crate) fn position(state: &State) -> String {
    let board = &state.public;
    let mut out = String::with_capacity(240);
    write!(
        out,
        "{}/{},{}/{}/{}/{}{} {}",
        board.king,
        board.guards[0],
        board.guards[1],
        board.wizard,
        board.jester,
        board.crown,
        if board.little { 'L' } else { 'B' },
        board.seat
    )
    .expect("a string takes all text");
    for cards in [state.hands[0], state.hands[1], state.deck, board.discard] {
        out.push(' ');
        write_cards(cards, &mut out);
    }
    out.push(' ');
    out.push_str(board.phase_word());
    out
}

fn write_cards(cards: Cards, out: &mut String) {
    if cards.is_empty() {
        out.push('-');
    }
    for (i, card) in cards.each().enumerate() {
        if i > 0 {
            out.push(',');
        }
        out.push_str(card.code());
    }
}

/// The fields of a position text as they stand there; whether they are possible is another question.
pub(crate) struct Fields;

impl Fields {
    pub(crate) fn read(text: &str) -> Result<State, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, seat, hand0, hand1, deck, discard, phase] = fields[..] else {
            return Err(format!("{} fields instead of seven", fields.len()));
        };
        let parts: Vec<&str> = board.split('/').collect();
        let [king, guards, wizard, jester, crown] = parts[..] else {
            return Err(format!("the board {board:?} has {} parts instead of five", parts.len()));
        };
        let (left, right) = guards.split_once(',').ok_or(format!("the Guards {guards:?} are not two numbers"))?;
        let (crown, little) = match (crown.strip_suffix('B'), crown.strip_suffix('L')) {
            (Some(crown), _) => (crown, false),
            (_, Some(crown)) => (crown, true),
            (None, None) => return Err(format!("the Crown {crown:?} shows neither B nor L")),
        };
        let public = Public {
            king: number("King", king)?,
            guards: [number("left Guard", left)?, number("right Guard", right)?],
            wizard: number("Wizard", wizard)?,
            jester: number("Jester", jester)?,
            crown: number("Crown", crown)?,
            little,
            seat: match seat {
                "0" => Seat(0),
                "1" => Seat(1),
                _ => return Err(format!("the seat {seat:?} is neither 0 nor 1")),
            },
            phase: read_phase(phase)?,
            discard: read_cards("discard pile", discard)?,
        };
        Ok(State {
            public,
            hands: [read_cards("hand of seat 0", hand0)?, read_cards("hand of seat 1", hand1)?],
            deck: read_cards("deck", deck)?,
            memory: Default::default(),
        })
    }
}

fn number(what: &str, text: &str) -> Result<i8, String> {
    space(text).ok_or_else(|| format!("the {what} is on {text:?}, which is no space from -8 to 8"))
}

fn read_phase(text: &str) -> Result<Phase, String> {
    match text {
        "-" => Ok(Phase::Start),
        "over:0" => Ok(Phase::Over { winner: Seat(0) }),
        "over:1" => Ok(Phase::Over { winner: Seat(1) }),
        _ => Playing::ALL
            .into_iter()
            .find(|playing| playing.code() == text)
            .map(Phase::Acting)
            .ok_or_else(|| format!("the phase {text:?} is unknown")),
    }
}

fn read_cards(what: &str, text: &str) -> Result<Cards, String> {
    let mut cards = Cards::EMPTY;
    if text == "-" {
        return Ok(cards);
    }
    for code in text.split(',') {
        let card = Card::parse(code).ok_or_else(|| format!("the {what} has an unknown card {code:?}"))?;
        if cards.count(card) == Cards::COUNT_MAX {
            return Err(format!("the {what} has too many {code}"));
        }
        cards.add(card);
    }
    Ok(cards)
}
