//! How the game speaks: the drawn street, facts, questions, choices, events and the end.

mod board;
mod choice;
mod event;
mod facts;

use crate::legal::legal;
use crate::state::CHATEAU;
use crate::{Cards, Decision, Event, Memory, Phase, Playing, Public, RoyalVisit, State, Suit, View};
use courtly_core::{Outcome, Seat, Viewer};
use courtly_text::{Ink, Phrases, Words};

impl Words for RoyalVisit {
    const FLUENT_EN: &'static str = include_str!("../../locales/en.ftl");
    const FLUENT_FR: &'static str = include_str!("../../locales/fr.ftl");

    fn board(&self, view: &View, phrases: &Phrases, ink: Ink) -> String {
        board::draw(view, phrases, ink)
    }

    fn facts(&self, view: &View, phrases: &Phrases) -> Vec<String> {
        facts::facts(view, phrases)
    }

    fn question(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        let (cards, power) = possible(view, seat);
        phrases.word(match view.public.phase {
            Phase::Acting(_) if !cards => "rv-ask-end",
            Phase::Acting(playing) => match playing {
                Playing::Suit(Suit::King) => "rv-ask-king",
                Playing::Suit(Suit::Guard) => "rv-ask-guard",
                Playing::Suit(Suit::Wizard) => "rv-ask-wizard",
                Playing::Suit(Suit::Jester) => "rv-ask-jester",
                Playing::JesterOnKing => "rv-ask-power-king",
                Playing::JesterOnGuards => "rv-ask-power-guards",
                Playing::JesterOnWizard => "rv-ask-power-wizard",
            },
            Phase::Start if cards && !power => "rv-ask-card",
            Phase::Start if power && !cards => "rv-ask-summon",
            Phase::Start | Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => "rv-ask-start",
        })
    }

    fn choice(&self, view: &View, decision: Decision, phrases: &Phrases) -> String {
        choice::words(view, decision, phrases)
    }

    fn decided(&self, view: &View, decision: Decision, phrases: &Phrases) -> String {
        self.choice(&View { viewer: Viewer::Spectator, ..view.clone() }, decision, phrases)
    }

    fn headings(&self, _view: &View, decision: Decision, phrases: &Phrases) -> Vec<String> {
        let key = match decision.playing() {
            Some(Playing::Suit(Suit::King)) => "rv-heading-king",
            Some(Playing::Suit(Suit::Guard)) => "rv-heading-guard",
            Some(Playing::Suit(Suit::Wizard)) => "rv-heading-wizard",
            Some(Playing::Suit(Suit::Jester)) => "rv-heading-jester",
            Some(Playing::JesterOnKing) => "rv-heading-power-king",
            Some(Playing::JesterOnGuards) => "rv-heading-power-guards",
            Some(Playing::JesterOnWizard) => "rv-heading-power-wizard",
            None if decision == Decision::End => "rv-heading-end",
            None => "rv-heading-summon",
        };
        vec![phrases.word(key)]
    }

    fn help(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        let help = phrases.word(match view.public.phase {
            Phase::Acting(playing) => match playing {
                Playing::Suit(Suit::King) => "rv-help-king",
                Playing::Suit(Suit::Guard) => "rv-help-guard",
                Playing::Suit(Suit::Wizard) => "rv-help-wizard",
                Playing::Suit(Suit::Jester) => "rv-help-jester",
                Playing::JesterOnKing | Playing::JesterOnGuards | Playing::JesterOnWizard => "rv-help-power",
            },
            Phase::Start | Phase::Side | Phase::Deal | Phase::Draw | Phase::Over { .. } => "rv-help-start",
        });
        // What the other player knows is worth a line where an eye on a card is all that a small page has room for.
        match facts::exposed(view, seat, phrases) {
            Some(exposed) => format!("{help}\n{exposed}"),
            None => help,
        }
    }

    fn event(&self, event: &Event, phrases: &Phrases) -> Option<String> {
        event::sentence(event, phrases)
    }

    fn alike(&self, one: &Event, next: &Event) -> bool {
        matches!((one, next), (Event::Drew { .. }, Event::Drew { .. }))
    }

    fn gathered(&self, _view: &View, events: &[&Event], phrases: &Phrases) -> Option<String> {
        event::drawn(events, phrases)
    }

    fn ending(&self, _view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
        outcome.winners.iter().map(|&winner| event::won(winner, outcome.reason, phrases)).collect()
    }

    fn unnamed(&self, seat: Seat, phrases: &Phrases) -> String {
        colour(seat, phrases)
    }

    fn called(&self, _: &View, seat: Seat, phrases: &Phrases) -> Option<String> {
        Some(colour(seat, phrases))
    }
}

/// Whether a seat can play a card now, and whether it can use the Wizard's power: a question names nothing else.
fn possible(view: &View, seat: Seat) -> (bool, bool) {
    let mut hands = [Cards::EMPTY; 2];
    hands[seat.index()] = view.hand;
    // What is legal follows from the street and the own hand alone.
    let state = State { public: view.public, hands, deck: Cards::EMPTY, memory: Memory::default() };
    let mut decisions = vec![];
    legal(&state, seat, &mut decisions);
    let cards = decisions.iter().any(|decision| decision.card().is_some());
    let power =
        decisions.iter().any(|decision| matches!(decision, Decision::SummonKing | Decision::SummonGuard { .. }));
    (cards, power)
}

/// The colour of a seat's Chateau, which is how the seat is called.
pub(crate) fn name(seat: Seat, phrases: &Phrases) -> String {
    phrases.name(seat).map_or_else(|| colour(seat, phrases), str::to_owned)
}

fn colour(seat: Seat, phrases: &Phrases) -> String {
    phrases.word(if seat.0 == 0 { "rv-green" } else { "rv-red" })
}

/// Whose turn it is and what is going on.
fn now(board: &Public, phrases: &Phrases) -> String {
    let (key, who) = match board.phase {
        Phase::Side | Phase::Deal => return phrases.word("rv-now-setup"),
        Phase::Start => ("rv-now-start", board.seat),
        Phase::Acting(playing) => {
            let key = match playing {
                Playing::Suit(Suit::King) => "rv-now-playing-king",
                Playing::Suit(Suit::Guard) => "rv-now-playing-guard",
                Playing::Suit(Suit::Wizard) => "rv-now-playing-wizard",
                Playing::Suit(Suit::Jester) => "rv-now-playing-jester",
                Playing::JesterOnKing => "rv-now-power-king",
                Playing::JesterOnGuards => "rv-now-power-guards",
                Playing::JesterOnWizard => "rv-now-power-wizard",
            };
            (key, board.seat)
        }
        Phase::Draw => ("rv-now-draw", board.seat),
        Phase::Over { winner } => ("rv-now-over", winner),
    };
    phrases.say(key, &[("who", name(who, phrases).into())])
}

/// Whether chance has put the Wizard and the Jester on the street.
pub(crate) fn are_placed(board: &Public) -> bool {
    board.phase != Phase::Side
}

/// The seat that has the Jester's power, if any (clause 4.1).
pub(crate) fn served(board: &Public) -> Option<Seat> {
    Seat::all(2).find(|&seat| board.jester_serves(seat))
}

/// A space in words, with the part of the street it lies in.
pub(crate) fn place(space: i8, phrases: &Phrases) -> String {
    let Some(owner) = Public::owner(space) else { return phrases.word("rv-place-fountain") };
    let key = if space.abs() >= CHATEAU { "rv-place-chateau" } else { "rv-place-duchy" };
    phrases.say(key, &[("space", space.into()), ("who", name(owner, phrases).into())])
}

/// Cards by their names, such as "King ×2, Guard 1".
pub(crate) fn names(cards: Cards, phrases: &Phrases) -> String {
    let named = cards.kinds().map(|(card, count)| {
        let name = phrases.say("rv-card-name", &[("card", card.code().into())]);
        if count == 1 { name } else { format!("{name} ×{count}") }
    });
    named.collect::<Vec<_>>().join(", ")
}
