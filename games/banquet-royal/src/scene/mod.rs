//! How the game is drawn: the kingdom as a map, transport cards beside it, families in the seats' panels.

mod board;
mod clicks;
mod geometry;
mod motions;
mod panels;
mod pen;
mod tray;

use crate::{BanquetRoyal, Colour, Decision, Event, View};
use courtly_core::{Outcome, Seat};
use courtly_draw::{Clicks, Frame, Mark, Markup, Motion, Picture, Scene, Shape, html};
use courtly_text::Phrases;
use pen::Pen;

impl Scene for BanquetRoyal {
    const SYMBOLS: &'static str = include_str!("../../scene/symbols.svg");
    const STYLE: &'static str = include_str!("../../scene/style.css");
    const COVER: &'static str = include_str!("../../scene/cover.svg");
    const RULES_EN: &'static str = include_str!("../../scene/rules.en.md");
    const RULES_FR: &'static str = include_str!("../../scene/rules.fr.md");
    const GUIDE: &'static [(&'static str, &'static str)] = &[
        ("part:seats", "br-guide-goal"),
        ("princess", "br-guide-princess"),
        ("part:board", "br-guide-move"),
        ("die", "br-guide-die"),
        ("part:board", "br-guide-party"),
        ("part:question", "br-guide-turn"),
    ];
    const NEXT: &'static [(&'static str, &'static str)] = &[
        ("card>*", "br-next-who"),
        ("princess>token", "br-next-token"),
        ("guest>guest", "br-next-swap"),
        ("*>to", "br-next-where"),
    ];

    /// Chance deals the families: until then nobody has a colour.
    const MARKS: &'static [Mark] = &[Mark { colour: "muted", shape: Shape::Circle }];

    fn picture(&self, view: &View, frame: &Frame) -> Picture {
        let pen = Pen::new(self, view, frame);
        Picture {
            meta: panels::meta(&pen),
            board: html! { div.br-table { (tray::tray(&pen)) (board::kingdom(&pen)) } },
            seats: pen.seats().map(|seat| panels::seat(&pen, seat)).collect(),
            seen: panels::seen(&pen),
            ..Picture::default()
        }
    }

    fn poster(&self, view: &View, frame: &Frame) -> Markup {
        board::poster(&Pen::new(self, view, frame))
    }

    fn clicks(&self, _: &View, decision: Decision) -> Clicks {
        clicks::clicks(decision.choice())
    }

    fn preview(&self, view: &View, decision: Decision, phrases: &Phrases) -> Option<String> {
        clicks::preview(self, view, decision.choice(), phrases)
    }

    fn motions(&self, event: &Event) -> Vec<Motion> {
        motions::motions(self, event)
    }

    fn tally(&self, view: &View, outcome: &Outcome, frame: &Frame) -> Markup {
        panels::tally(&Pen::new(self, view, frame), outcome)
    }

    /// Before families are dealt, seats have the marks in colour order.
    fn mark(&self, seat: Seat) -> Mark {
        family_mark(Colour::ALL[seat.index() % Colour::ALL.len()])
    }

    fn seat_mark(&self, view: &View, seat: Seat) -> Mark {
        family_mark(view.table.players[seat.index()].family)
    }
}

/// The colours are variables of the stylesheet.
fn family_mark(family: Colour) -> Mark {
    let (colour, shape) = match family {
        Colour::Red => ("br-red", Shape::Diamond),
        Colour::Purple => ("br-purple", Shape::Square),
        Colour::Yellow => ("br-yellow", Shape::Cross),
        Colour::Blue => ("br-blue", Shape::Circle),
        Colour::Green => ("br-green", Shape::Triangle),
    };
    Mark { colour, shape }
}
