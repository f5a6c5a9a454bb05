//! How the game is drawn: park and palace side by side, the path of the five actions above them.

mod clicks;
mod mine;
mod motions;
mod palace;
mod park;
mod parts;
mod path;
mod poster;
mod race;

use crate::decision::Decision;
use crate::events::Event;
use crate::game::RoyalPalace;
use crate::state::{Phase, Stage};
use crate::view::View;
use courtly_core::Outcome;
use courtly_draw::{Clicks, Frame, Markup, Motion, Picture, Scene, html};
use courtly_text::Phrases;

impl Scene for RoyalPalace {
    const SYMBOLS: &'static str = include_str!("../../scene/symbols.svg");
    const STYLE: &'static str = include_str!("../../scene/style.css");
    const COVER: &'static str = include_str!("../../scene/cover.svg");
    const RULES_EN: &'static str = include_str!("../../scene/rules.en.md");
    const RULES_FR: &'static str = include_str!("../../scene/rules.fr.md");
    const GUIDE: &'static [(&'static str, &'static str)] = &[
        ("part:board", "rp-guide-board"),
        ("area", "rp-guide-area"),
        ("part:above", "rp-guide-path"),
        ("room:stairs", "rp-guide-rooms"),
        ("noble:2", "rp-guide-nobles"),
        ("part:question", "rp-guide-question"),
    ];
    const NEXT: &'static [(&'static str, &'static str)] = &[("space>*", "rp-next-edge"), ("room>room", "rp-next-room")];

    fn picture(&self, view: &View, frame: &Frame) -> Picture {
        // Where the park comes first on narrow screens: in action 4, and whenever it is only looked at.
        let first = match view.phase {
            Phase::Turn if view.stage.stage == Stage::Recruit => "park",
            Phase::Turn | Phase::Setup => "palace",
            Phase::Over => "park",
        };
        Picture {
            meta: meta(view, frame.phrases),
            above: path::draw(self, view, frame),
            board: html! {
                div.rp-table style=(parts::letters(view.seats(), frame.phrases)) {
                    // What comes first changes with the turn only when its story has been told.
                    i.rp-first data-late="first" data-first=(first) {}
                    (park::draw(self, view, frame)) (palace::draw(self, view, frame))
                }
            },
            mine: mine::draw(self, view, frame),
            seats: race::seats(self, view, frame),
            seen: race::seen(self, view, frame),
        }
    }

    fn poster(&self, view: &View, frame: &Frame) -> Markup {
        poster::draw(self, view, frame)
    }

    fn clicks(&self, _view: &View, decision: Decision) -> Clicks {
        clicks::clicks(decision)
    }

    fn preview(&self, view: &View, decision: Decision, phrases: &Phrases) -> Option<String> {
        clicks::preview(self, view, decision, phrases)
    }

    fn motions(&self, event: &Event) -> Vec<Motion> {
        motions::motions(event)
    }

    fn tally(&self, view: &View, outcome: &Outcome, frame: &Frame) -> Markup {
        race::tally(self, view, outcome, frame)
    }
}

fn meta(view: &View, phrases: &Phrases) -> String {
    match (view.phase, view.last_round) {
        (Phase::Setup, _) => phrases.word("rp-title-setup"),
        (Phase::Turn, true) => phrases.word("rp-meta-last"),
        (Phase::Turn | Phase::Over, _) => phrases.say("rp-title", &[("round", view.round.into())]),
    }
}
