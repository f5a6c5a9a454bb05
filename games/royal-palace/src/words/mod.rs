//! How the game speaks.

pub(crate) mod ask;
pub(crate) mod board;
mod ending;
mod event;
mod facts;
pub(crate) mod names;

use crate::decision::Decision;
use crate::events::Event;
use crate::game::RoyalPalace;
use crate::view::View;
use courtly_core::{Outcome, Seat};
use courtly_text::{Ink, Phrases, Words};

impl Words for RoyalPalace {
    const FLUENT_EN: &'static str = include_str!("../../locales/en.ftl");
    const FLUENT_FR: &'static str = include_str!("../../locales/fr.ftl");

    fn board(&self, view: &View, phrases: &Phrases, ink: Ink) -> String {
        board::draw(self, view, phrases, ink)
    }

    fn facts(&self, view: &View, phrases: &Phrases) -> Vec<String> {
        facts::list(self, view, phrases)
    }

    fn question(&self, view: &View, seat: Seat, phrases: &Phrases) -> String {
        ask::question(self, view, seat, phrases)
    }

    fn choice(&self, view: &View, decision: Decision, phrases: &Phrases) -> String {
        ask::choice(self, view, decision, phrases)
    }

    fn headings(&self, view: &View, decision: Decision, phrases: &Phrases) -> Vec<String> {
        ask::headings(self, view, decision, phrases)
    }

    fn help(&self, view: &View, _seat: Seat, phrases: &Phrases) -> String {
        ask::help(self, view, phrases)
    }

    fn event(&self, event: &Event, phrases: &Phrases) -> Option<String> {
        event::tell(self, event, phrases)
    }

    fn ending(&self, view: &View, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
        ending::explain(self, view, outcome, phrases)
    }
}
