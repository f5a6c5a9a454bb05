use crate::{Clicks, Frame, Motion, Picture};
use courtly_core::{Outcome, Seat};
use courtly_text::{Lang, Phrases, Words};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

/// How a game is drawn. Everything is made from a view or from a redacted event, so nothing can leak.
///
/// All classes, symbols and ids of a game begin with its short prefix (`rv-`, `kr-`, …), since pages may show several
/// games. A game that says nothing here can still be played: its facts stand for the board and every choice is a button.
pub trait Scene: Words {
    /// `<symbol>` elements that the pictures use; the page holds them once, hidden.
    const SYMBOLS: &'static str = "";
    /// The stylesheet of the pictures.
    const STYLE: &'static str = "";
    /// A picture of the game for the home page: one `<svg>` that needs neither symbols nor the stylesheet, with the
    /// page's colour variables.
    const COVER: &'static str = "";
    /// The rules in our own words, in Markdown. An image whose address is `position:` and a position in the game's
    /// notation is drawn as a small board.
    const RULES_EN: &'static str = "";
    const RULES_FR: &'static str = "";
    /// The steps of the guided first turn: an anchor, place, key or part of the page to point at (`part:board`,
    /// `part:mine`, `part:question`, `part:seats`, `part:above`, `part:seen`), and the key of the phrase to say.
    const GUIDE: &'static [(&'static str, &'static str)] = &[];

    /// The colours and shapes of the seats, as far as they are known before a table begins.
    const MARKS: &'static [Mark] = &SEAT_MARKS;

    /// What is asked after the first clicks of a decision: which clicks, and the key of the phrase; the first that fits
    /// is said. `card>guest` is a click on a place whose name begins with `card`, which one that begins with `guest` can
    /// follow; `*` stands for any, and `/1` at the end says how many clicks are missing at least. In the phrase
    /// `$picked` is the `data-name` or label of what was clicked last, `$about` the `data-about` that the picture has.
    const NEXT: &'static [(&'static str, &'static str)] = &[];

    /// What the frame's viewer sees; `view` is that viewer's.
    fn picture(&self, view: &Self::View, frame: &Frame) -> Picture {
        let facts = self.facts(view, frame.phrases);
        Picture { board: html! { ul { @for fact in &facts { li { (fact) } } } }, ..Picture::default() }
    }

    /// The board alone as one `<svg>` for the PNG picture of link previews and for the small boards of the rules. By
    /// default the first `<svg>` of the picture's board.
    fn poster(&self, view: &Self::View, frame: &Frame) -> Markup {
        PreEscaped(first_svg(&self.picture(view, frame).board.0).to_owned())
    }

    /// The places to click for a decision.
    fn clicks(&self, _view: &Self::View, _decision: Self::Decision) -> Clicks {
        Clicks::button()
    }

    /// What a decision would bring, in a few words ("Party +2"), shown while its place is pointed at.
    fn preview(&self, _view: &Self::View, _decision: Self::Decision, _phrases: &Phrases) -> Option<String> {
        None
    }

    /// What moved through an event.
    fn motions(&self, _event: &Self::Event) -> Vec<Motion> {
        vec![]
    }

    /// The end of the game as a picture: the score in its parts.
    fn tally(&self, _view: &Self::View, _outcome: &Outcome, _frame: &Frame) -> Markup {
        PreEscaped(String::new())
    }

    /// The colour and shape of a seat.
    fn mark(&self, seat: Seat) -> Mark {
        Self::MARKS[seat.0 as usize % Self::MARKS.len()]
    }

    /// The colour and shape of a seat in a game whose seats draw their colours by chance; `view` is anybody's.
    fn seat_mark(&self, _view: &Self::View, seat: Seat) -> Mark {
        self.mark(seat)
    }

    /// The rules text in this language.
    fn rules_text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => Self::RULES_EN,
            Lang::Fr => Self::RULES_FR,
        }
    }
}

/// How a seat is marked: its colour (a CSS variable of the page: `blue`, `crimson`, `green`, `violet`, `amber`, or one
/// that the game's stylesheet sets) and its shape, so that colour never carries meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    pub colour: &'static str,
    pub shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Circle,
    Diamond,
    Triangle,
    Square,
    Cross,
}

/// The marks of seats in games without colours of their own.
pub const SEAT_MARKS: [Mark; 5] = [
    Mark { colour: "blue", shape: Shape::Circle },
    Mark { colour: "crimson", shape: Shape::Diamond },
    Mark { colour: "green", shape: Shape::Triangle },
    Mark { colour: "violet", shape: Shape::Square },
    Mark { colour: "amber", shape: Shape::Cross },
];

/// A seat's badge: its shape in its colour with a letter, as an `<svg>` of its own.
pub fn badge(mark: Mark, letter: char) -> Markup {
    let outline = match mark.shape {
        Shape::Circle => "M18 2a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z",
        Shape::Diamond => "M18 1 35 18 18 35 1 18Z",
        Shape::Triangle => "M18 2 35 33H1Z",
        Shape::Square => "M4 4h28v28H4Z",
        Shape::Cross => "M12 2h12v10h10v12H24v10H12V24H2V12h10Z",
    };
    let drop = if mark.shape == Shape::Triangle { 28 } else { 24 };
    html! {
        svg.badge viewBox="0 0 36 36" aria-hidden="true" style={ "--seat:var(--" (mark.colour) ")" } {
            path.badge-shape d=(outline) {}
            text.badge-letter x="18" y=(drop) text-anchor="middle" { (letter) }
        }
    }
}

fn first_svg(markup: &str) -> &str {
    let Some(start) = markup.find("<svg") else { return "" };
    // Nested pictures are counted, so that the outer one is taken whole.
    let (mut depth, mut at) = (0, start);
    while let Some(next) = markup[at..].find("svg") {
        let here = at + next;
        at = here + 3;
        if markup[..here].ends_with("</") {
            depth -= 1;
            if depth == 0 {
                return &markup[start..at + 1];
            }
        } else if markup[..here].ends_with('<') {
            depth += 1;
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::first_svg;

    #[test]
    fn the_first_svg_is_taken_whole() {
        assert_eq!(
            first_svg("<p><svg a><svg></svg><use href='#svg'/></svg><svg></svg>"),
            "<svg a><svg></svg><use href='#svg'/></svg>"
        );
        assert_eq!(first_svg("no picture"), "");
    }
}
