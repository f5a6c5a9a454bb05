//! How the game speaks to people. Every sentence is a phrase of `locales/`.

mod board;
mod choice;
mod ending;
mod event;
mod facts;
mod question;

pub(crate) use event::bonus_key;

use crate::{BanquetRoyal, CakePlace, Card, Colour, Decision, Event, Group, Icon, Kingdom, Space, State, View};
use courtly_core::{Outcome, Seat};
use courtly_text::{Ink, Phrases, Words};

impl Words for BanquetRoyal {
    const FLUENT_EN: &'static str = include_str!("../../locales/en.ftl");
    const FLUENT_FR: &'static str = include_str!("../../locales/fr.ftl");

    fn board(&self, view: &View, phrases: &Phrases, ink: Ink) -> String {
        board::board(self, view, phrases, ink)
    }

    fn facts(&self, view: &View, phrases: &Phrases) -> Vec<String> {
        facts::facts(self, view, phrases)
    }

    fn question(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        question::question(self, view, seat, phrases)
    }

    fn choice(&self, view: &View, decision: Decision, phrases: &Phrases) -> String {
        choice::choice(self, view, decision, phrases)
    }

    fn headings(&self, view: &View, decision: Decision, phrases: &Phrases) -> Vec<String> {
        choice::headings(view, decision, phrases)
    }

    fn help(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        question::help(self, view, seat, phrases)
    }

    fn event(&self, event: &Event, phrases: &Phrases) -> Option<String> {
        Some(event::event(self, None, event, phrases))
    }

    fn told(&self, view: &View, event: &Event, phrases: &Phrases) -> Option<String> {
        Some(event::event(self, Some(&view.table.kingdom), event, phrases))
    }

    fn ending(&self, view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
        ending::ending(self, view, outcome, phrases)
    }

    fn called(&self, view: &View, seat: Seat, phrases: &Phrases) -> Option<String> {
        let colour = colour_word(view.table.players[seat.index()].family, phrases);
        let mut letters = colour.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect())
    }
}

fn colour_word(colour: Colour, phrases: &Phrases) -> String {
    phrases.word(&format!("br-colour-{}", colour.name()))
}

/// "red family".
pub(crate) fn family_word(family: Colour, phrases: &Phrases) -> String {
    phrases.word(&format!("br-family-{}", family.name()))
}

pub(crate) fn card_word(card: Card, phrases: &Phrases) -> String {
    phrases.word(&format!("br-card-{}", card.name()))
}

fn icon_word(icon: Icon, phrases: &Phrases) -> String {
    phrases.word(&format!("br-icon-{}", icon.name()))
}

/// "red, blue and green".
fn guests_words(guests: impl Iterator<Item = Colour>, phrases: &Phrases) -> String {
    let words: Vec<String> = guests.map(|colour| colour_word(colour, phrases)).collect();
    phrases.list(&words, "list-and")
}

pub(crate) fn group_words(group: Group, phrases: &Phrases) -> String {
    guests_words(group.iter(), phrases)
}

/// A space by its name on the map, or by its coordinates where no map is at hand.
fn space_word(kingdom: Option<&Kingdom>, space: Space) -> String {
    kingdom.map_or_else(|| space.to_string(), |kingdom| kingdom.name(space))
}

/// A cake by its place. People count the cakes of a seat from 1.
pub(crate) fn place_words(
    game: &BanquetRoyal,
    kingdom: Option<&Kingdom>,
    place: CakePlace,
    phrases: &Phrases,
) -> String {
    match place {
        CakePlace::Board(space) => phrases.say("br-place-board", &[("space", space_word(kingdom, space).into())]),
        CakePlace::Held { seat, nth } => {
            let seat = game.seat_name(seat, phrases);
            phrases.say("br-place-held", &[("nth", (nth + 1).into()), ("seat", seat.into())])
        }
    }
}

/// The values of a seat's cakes, with a question mark for each that the viewer does not know.
fn cake_marks(s: &State, seat: Seat) -> Vec<String> {
    s.cakes_of(seat).map(|cake| if cake.value == 0 { "?".to_owned() } else { cake.value.to_string() }).collect()
}
