//! How the game is drawn: the map lying and standing, the hand with its programme, and what moves.
//!
//! Places are cards (`card:1` … `card:8`, `card:knight`, `card:idle`, `card:dragon`, `card:witch`); a region's banner on
//! the map is the same place as its card. What is revealed cannot be taken back, so a programme is sealed: it waits to be played.

mod banner;
mod clicks;
mod hand;
mod look;
mod map;
mod motions;
mod panel;
mod plan;
mod preview;
mod roads;
mod tally;
mod track;

use crate::KingsRoad;
use crate::events::Event;
use crate::programme::Programme;
use crate::view::View;
use courtly_core::Outcome;
use courtly_draw::{Clicks, Frame, Markup, Motion, Picture, Scene, html};
use courtly_text::Phrases;
use look::Look;
use plan::{LYING, STANDING};

impl Scene for KingsRoad {
    const SYMBOLS: &'static str = include_str!("../../scene/symbols.svg");
    const STYLE: &'static str = include_str!("../../scene/style.css");
    const COVER: &'static str = include_str!("../../scene/cover.svg");
    const RULES_EN: &'static str = include_str!("../../scene/rules.en.md");
    const RULES_FR: &'static str = include_str!("../../scene/rules.fr.md");
    const GUIDE: &'static [(&'static str, &'static str)] = &[
        ("part:board", "kr-guide-board"),
        ("king", "kr-guide-king"),
        ("part:mine", "kr-guide-cards"),
        ("card:knight", "kr-guide-knight"),
        ("card:dragon", "kr-guide-specials"),
        ("part:seats", "kr-guide-race"),
        ("part:question", "kr-guide-turn"),
    ];
    const NEXT: &'static [(&'static str, &'static str)] = &[("*>*/2", "kr-next-two"), ("*>*/1", "kr-next-one")];

    fn picture(&self, view: &View, frame: &Frame) -> Picture {
        let look = Look::new(self, view, frame);
        Picture {
            meta: frame.phrases.say("kr-meta", &[("round", view.public.round.into())]),
            board: html! { (map::draw(&look, &LYING)) (map::draw(&look, &STANDING)) },
            mine: hand::draw(&look),
            seats: view.public.all_seats().map(|seat| panel::draw(&look, seat)).collect(),
            ..Picture::default()
        }
    }

    fn poster(&self, view: &View, frame: &Frame) -> Markup {
        map::draw(&Look::still(self, view, frame), &LYING)
    }

    fn clicks(&self, _view: &View, decision: Programme) -> Clicks {
        clicks::places(decision)
    }

    fn preview(&self, view: &View, decision: Programme, phrases: &Phrases) -> Option<String> {
        preview::words(self, view, decision, phrases)
    }

    fn motions(&self, event: &Event) -> Vec<Motion> {
        motions::of(self, event)
    }

    fn tally(&self, view: &View, _outcome: &Outcome, frame: &Frame) -> Markup {
        tally::draw(self, &view.public, frame)
    }
}
