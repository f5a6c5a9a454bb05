//! How the game speaks: text board, sentences, choices, events and the account at the end.

mod board;
mod choice;
mod ending;
mod event;
mod facts;

pub(crate) use choice::short;

use crate::events::Event;
use crate::programme::Programme;
use crate::region::Region;
use crate::state::Phase;
use crate::view::View;
use crate::{KingsRoad, Public};
use courtly_core::{Outcome, Seat};
use courtly_text::{Ink, Phrases, Words};

impl Words for KingsRoad {
    const FLUENT_EN: &'static str = include_str!("../../locales/en.ftl");
    const FLUENT_FR: &'static str = include_str!("../../locales/fr.ftl");

    fn board(&self, view: &View, phrases: &Phrases, ink: Ink) -> String {
        board::draw(self, view, phrases, ink)
    }

    fn facts(&self, view: &View, phrases: &Phrases) -> Vec<String> {
        facts::facts(self, view, phrases)
    }

    fn question(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        let public = &view.public;
        let cards = self.cards_to_choose(public, seat);
        let key = match public.phase {
            _ if cards == 0 => return phrases.word("kr-question-nothing"),
            Phase::Choose | Phase::Over => "kr-question-choose",
            Phase::Witch => "kr-question-again",
        };
        let region = region_name(public.king, phrases);
        phrases.say(key, &[("cards", cards.into()), ("round", public.round.into()), ("region", region.into())])
    }

    fn choice(&self, _view: &View, decision: Programme, phrases: &Phrases) -> String {
        choice::words(decision, phrases)
    }

    fn headings(&self, _view: &View, decision: Programme, phrases: &Phrases) -> Vec<String> {
        choice::headings(decision, phrases)
    }

    fn help(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        let cards = self.cards_to_choose(&view.public, seat);
        let key = match view.public.phase {
            _ if cards == 0 => "kr-help-nothing",
            Phase::Choose | Phase::Over => "kr-help-choose",
            Phase::Witch => "kr-help-again",
        };
        let choice = phrases.say(key, &[("cards", cards.into()), ("most", self.tables.cards.into())]);
        if cards == 0 { choice } else { format!("{choice}\n{}", phrases.word("kr-help-scoring")) }
    }

    fn event(&self, event: &Event, phrases: &Phrases) -> Option<String> {
        event::sentence(self, event, phrases)
    }

    fn ending(&self, view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
        ending::account(self, &view.public, outcome, phrases)
    }
}

/// "Dark Tower (5)".
fn region_name(region: Region, phrases: &Phrases) -> String {
    let name = bare_name(region, phrases);
    phrases.say("kr-region", &[("name", name.into()), ("number", region.number().into())])
}

/// "Dark Tower".
pub(crate) fn bare_name(region: Region, phrases: &Phrases) -> String {
    phrases.word(&format!("kr-region-{region}"))
}

fn region_list(regions: impl Iterator<Item = Region>, phrases: &Phrases) -> String {
    let names: Vec<String> = regions.map(|region| region_name(region, phrases)).collect();
    phrases.list(&names, "list-and")
}

fn seat_list(game: &KingsRoad, seats: impl Iterator<Item = Seat>, phrases: &Phrases) -> String {
    let names: Vec<String> = seats.map(|seat| game.seat_name(seat, phrases)).collect();
    phrases.list(&names, "list-and")
}

/// The special cards that a seat still holds, by name.
fn specials(public: &Public, seat: Seat, phrases: &Phrases) -> Vec<String> {
    let dragon = public.dragons.contains(seat).then(|| phrases.word("kr-dragon"));
    let witch = public.witches.contains(seat).then(|| phrases.word("kr-witch"));
    dragon.into_iter().chain(witch).collect()
}

/// The points of a region's banner that are given at this table, such as `5-4-2`.
pub(crate) fn banner(game: &KingsRoad, region: Region) -> String {
    let banner = &game.tables.banners[region.index()];
    let places = banner.len().min(game.seats as usize - 1);
    banner[..places].iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}
