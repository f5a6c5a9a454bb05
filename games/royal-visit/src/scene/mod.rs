//! How the game is drawn.

mod cards;
mod layout;
mod motion;
mod panels;
mod places;
mod preview;
mod street;

use crate::{Decision, Event, RoyalVisit, View};
use courtly_core::{Outcome, Seat};
use courtly_draw::{Clicks, Frame, Mark, Markup, Motion, Picture, Scene, Shape};
use courtly_text::Phrases;

impl Scene for RoyalVisit {
    const SYMBOLS: &'static str = include_str!("../../scene/symbols.svg");
    const STYLE: &'static str = include_str!("../../scene/style.css");
    const COVER: &'static str = include_str!("../../scene/cover.svg");
    const RULES_EN: &'static str = include_str!("../../scene/rules.en.md");
    const RULES_FR: &'static str = include_str!("../../scene/rules.fr.md");
    const GUIDE: &'static [(&'static str, &'static str)] = &[
        ("part:board", "rv-guide-street"),
        ("part:mine", "rv-guide-cards"),
        ("pawn:king", "rv-guide-court"),
        ("crown", "rv-guide-crown"),
        ("pawn:jester", "rv-guide-powers"),
        ("part:question", "rv-guide-turn"),
    ];
    const NEXT: &'static [(&'static str, &'static str)] = &[
        ("left-step>*", "rv-next-guard"),
        ("right-step>*", "rv-next-guard"),
        ("*>left-step", "rv-next-first"),
        ("*>right-step", "rv-next-first"),
        ("*>*", "rv-next-where"),
    ];

    /// The colours of the two Chateaus.
    const MARKS: &'static [Mark] =
        &[Mark { colour: "green", shape: Shape::Triangle }, Mark { colour: "crimson", shape: Shape::Diamond }];

    fn picture(&self, view: &View, frame: &Frame) -> Picture {
        let phrases = frame.phrases;
        Picture {
            meta: phrases.word(if view.public.little { "rv-meta-little" } else { "rv-meta-big" }),
            above: cards::strip(self, view, frame),
            board: street::board(view, frame),
            mine: cards::hand(view, frame),
            seats: Seat::all(2).map(|seat| panels::facts(view, seat, frame)).collect(),
            seen: cards::seen(self, view, phrases),
        }
    }

    fn poster(&self, view: &View, frame: &Frame) -> Markup {
        street::poster(view, frame)
    }

    fn clicks(&self, view: &View, decision: Decision) -> Clicks {
        places::clicks(view, decision)
    }

    fn preview(&self, view: &View, decision: Decision, phrases: &Phrases) -> Option<String> {
        preview::preview(self, view, decision, phrases)
    }

    fn motions(&self, event: &Event) -> Vec<Motion> {
        motion::motions(event, self.tables.hand)
    }

    fn tally(&self, view: &View, outcome: &Outcome, frame: &Frame) -> Markup {
        panels::tally(self, view, outcome, frame)
    }
}
