use super::{name, names};
use crate::{Cards, Event, Piece};
use courtly_core::Seat;
use courtly_text::Phrases;

/// What happened, in one sentence.
pub(super) fn sentence(event: &Event, phrases: &Phrases) -> Option<String> {
    let who = |seat: Seat| ("who", name(seat, phrases).into());
    Some(match event {
        Event::Sides { wizard } => {
            phrases.say("rv-event-sides", &[("wizard", (*wizard).into()), ("jester", (-wizard).into())])
        }
        Event::Played { seat, card } => phrases.say("rv-event-played", &[who(*seat), ("card", card.code().into())]),
        Event::Moved { piece, from, to } => {
            let piece = match piece {
                Piece::King => "king",
                Piece::LeftGuard => "left-guard",
                Piece::RightGuard => "right-guard",
                Piece::Wizard => "wizard",
                Piece::Jester => "jester",
            };
            if from == to {
                phrases.say("rv-event-stayed", &[("piece", piece.into()), ("to", (*to).into())])
            } else {
                let args = [("piece", piece.into()), ("from", (*from).into()), ("to", (*to).into())];
                phrases.say("rv-event-moved", &args)
            }
        }
        Event::Summoned { seat } => phrases.say("rv-event-summoned", &[who(*seat)]),
        Event::Crown { seat, from, to } => {
            phrases.say("rv-event-crown", &[who(*seat), ("from", (*from).into()), ("to", (*to).into())])
        }
        Event::Drew { seat, card: Some(card) } => {
            phrases.say("rv-event-drew", &[who(*seat), ("card", card.code().into())])
        }
        Event::Drew { seat, card: None } => phrases.say("rv-event-drew-hidden", &[who(*seat)]),
        Event::Reshuffled { cards } => phrases.say("rv-event-reshuffled", &[("cards", (*cards).into())]),
        Event::TurnBegan { seat } => phrases.say("rv-event-turn", &[who(*seat)]),
        Event::Won { seat, reason } => won(*seat, reason, phrases),
    })
}

/// Cards drawn one after the other: how many each seat drew, and which as far as they are known.
pub(super) fn drawn(events: &[&Event], phrases: &Phrases) -> Option<String> {
    let of = |wanted: Seat| {
        let (mut count, mut known) = (0_u8, Cards::EMPTY);
        for event in events {
            if let Event::Drew { seat, card } = event
                && *seat == wanted
            {
                count += 1;
                card.iter().for_each(|card| known.add(*card));
            }
        }
        let key = match (count, known.is_empty()) {
            (0, _) => return None,
            (_, true) => "rv-event-drew-some-hidden",
            (_, false) => "rv-event-drew-some",
        };
        let args =
            [("who", name(wanted, phrases).into()), ("cards", count.into()), ("names", names(known, phrases).into())];
        Some(phrases.say(key, &args))
    };
    let lines: Vec<String> = Seat::all(2).filter_map(of).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// Why a seat has won.
pub(super) fn won(seat: Seat, reason: &str, phrases: &Phrases) -> String {
    let key = match reason {
        "king" => "rv-end-king",
        "crown" => "rv-end-crown",
        _ => "rv-end-deck",
    };
    phrases.say(key, &[("who", name(seat, phrases).into())])
}
