use super::{are_placed, name, now, served};
use crate::state::{CHATEAU, END};
use crate::{Cards, Phase, Public, Suit, View};
use courtly_core::{Seat, Viewer};
use courtly_text::{Ink, Phrases, Tint};

/// Columns of one space of the street, with its left wall.
const CELL: usize = 4;
/// Columns of the whole street, with its walls.
const STREET: usize = 17 * CELL + 1;
const MARGIN: &str = "  ";

/// The street from Green's Chateau on the left to Red's on the right, and what lies beside it.
pub(super) fn draw(view: &View, phrases: &Phrases, ink: Ink) -> String {
    let board = &view.public;
    let pen = Pen { board, phrases, ink };
    let mut lines = vec![
        pen.chateau_labels(),
        pen.wall('╔', '╤', '╦', '╗'),
        pen.lane(|space| pen.court(space)),
        pen.lane(|space| pen.figures(space)),
        pen.wall('╚', '╧', '╩', '╝'),
        pen.numbers(),
        pen.track(),
        pen.duchy_labels(),
        String::new(),
        pen.legend(),
    ];
    lines.push(match served(board) {
        Some(seat) if !matches!(board.phase, Phase::Side | Phase::Deal) => pen.ribbon(seat),
        Some(_) | None => String::new(),
    });
    lines.push(String::new());
    lines.extend(hands(view, phrases, ink));
    lines.push(String::new());
    let piles = [("deck", view.deck_size.into()), ("discard", board.discard.len().into())];
    lines.push(phrases.say("rv-piles", &piles));
    lines.push(ink.paint(Tint::Strong, &now(board, phrases)));
    let drawn: Vec<String> = lines.iter().map(|line| format!("{MARGIN}{line}").trim_end().to_owned()).collect();
    drawn.join("\n")
}

struct Pen<'v> {
    board: &'v Public,
    phrases: &'v Phrases,
    ink: Ink,
}

impl Pen<'_> {
    fn chateau_labels(&self) -> String {
        let label = |seat| self.phrases.say("rv-label-chateau", &[("who", name(seat, self.phrases).into())]);
        self.spread(&label(Seat(0)), &self.phrases.word("rv-label-fountain"), &label(Seat(1)))
    }

    fn duchy_labels(&self) -> String {
        let label = |seat| self.phrases.say("rv-label-duchy", &[("who", name(seat, self.phrases).into())]);
        self.spread(&format!("◄── {}", label(Seat(0))), "│", &format!("{} ──►", label(Seat(1))))
    }

    /// Three labels over the two ends and the middle of the street.
    fn spread(&self, left: &str, middle: &str, right: &str) -> String {
        let width = |text: &str| text.chars().count();
        let before = (STREET - width(middle)) / 2;
        let gap = " ".repeat(before.saturating_sub(width(left)));
        let rest = STREET.saturating_sub(before.max(width(left)) + width(middle) + width(right));
        format!(
            "{}{gap}{}{}{}",
            self.ink.paint(tint(Seat(0)), left),
            self.ink.paint(Tint::Blue, middle),
            " ".repeat(rest),
            self.ink.paint(tint(Seat(1)), right)
        )
    }

    /// A wall along the street; `thick` stands where Chateaus and the Fountain begin and end.
    fn wall(&self, first: char, thin: char, thick: char, last: char) -> String {
        let mut line = String::new();
        for space in -END..=END {
            let corner = match space {
                _ if space == -END => first,
                _ if is_thick(space) => thick,
                _ => thin,
            };
            line.push_str(&self.ink.paint(side(space), &corner.to_string()));
            line.push_str(&self.ink.paint(zone(space), "═══"));
        }
        line + &self.ink.paint(zone(END), &last.to_string())
    }

    /// One row of spaces; a content is three columns wide.
    fn lane(&self, content: impl Fn(i8) -> String) -> String {
        let mut line = String::new();
        for space in -END..=END {
            line.push_str(&self.ink.paint(side(space), if is_thick(space) { "║" } else { "│" }));
            line.push_str(&content(space));
        }
        line + &self.ink.paint(zone(END), "║")
    }

    fn court(&self, space: i8) -> String {
        if self.board.king == space {
            format!(" {} ", self.ink.paint(suit_tint(Suit::King), "K"))
        } else if self.board.guards.contains(&space) {
            format!(" {} ", self.ink.paint(suit_tint(Suit::Guard), "G"))
        } else {
            "   ".to_owned()
        }
    }

    fn figures(&self, space: i8) -> String {
        let wizard = self.ink.paint(suit_tint(Suit::Wizard), "W");
        let jester = self.ink.paint(suit_tint(Suit::Jester), "J");
        let placed = are_placed(self.board);
        match (placed && self.board.wizard == space, placed && self.board.jester == space) {
            (true, true) => format!("{wizard} {jester}"),
            (true, false) => format!(" {wizard} "),
            (false, true) => format!(" {jester} "),
            (false, false) => "   ".to_owned(),
        }
    }

    fn numbers(&self) -> String {
        (-END..=END).map(|space| self.ink.paint(Tint::Muted, &format!("{space:>3} "))).collect()
    }

    /// The Crown's track beside the street.
    fn track(&self) -> String {
        let spaces = (-END..=END).map(|space| {
            if space == self.board.crown {
                format!(" {}", self.ink.paint(Tint::Gold, if self.board.little { "(c)" } else { "(C)" }))
            } else {
                self.ink.paint(zone(space), if space.abs() >= CHATEAU { "  ▪ " } else { "  · " })
            }
        });
        spaces.collect()
    }

    fn legend(&self) -> String {
        let crown = if self.board.little { "rv-track-little" } else { "rv-track-big" };
        let text = format!("{}   {}", self.phrases.word("rv-legend"), self.phrases.word(crown));
        self.ink.paint(Tint::Muted, &text)
    }

    fn ribbon(&self, seat: Seat) -> String {
        let text = self.phrases.say("rv-ribbon", &[("who", name(seat, self.phrases).into())]);
        self.ink.paint(tint(seat), &format!("~ {text} ~"))
    }
}

/// Both hands: the viewer's own card by card, of the others how many, and what memory tells of them.
fn hands(view: &View, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let names = Seat::all(2).map(|seat| name(seat, phrases)).collect::<Vec<_>>();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut lines = vec![];
    for seat in Seat::all(2) {
        let mark = if view.public.seat == seat { "►" } else { " " };
        let who = ink.paint(tint(seat), &format!("{mark} {:<width$}", names[seat.index()]));
        let size = phrases.say("rv-hand-size", &[("cards", view.hand_sizes[seat.index()].into())]);
        let shown = if view.viewer.is(seat) { painted(view.hand, ink) } else { size };
        lines.push(format!("{who}  {shown}"));
        let remembered = match view.viewer {
            Viewer::Seat(own) if own == seat => ("rv-hand-exposed", view.memory.hands[seat.index()]),
            Viewer::Seat(_) => ("rv-hand-known", view.known()),
            Viewer::Spectator => continue,
        };
        if !remembered.1.is_empty() {
            let text = phrases.say(remembered.0, &[("cards", painted(remembered.1, ink).into())]);
            lines.push(format!("{}{text}", " ".repeat(width + 4)));
        }
    }
    if view.viewer == Viewer::Spectator && !view.known().is_empty() {
        let counted: Vec<String> = view.known().kinds().map(|(card, n)| format!("{}×{n}", card.code())).collect();
        lines.push(phrases.word("rv-known-together"));
        lines.push(format!("  {}", counted.join(" ")));
    }
    lines
}

/// Cards by their codes, the suits apart and each in the colour of its piece.
fn painted(cards: Cards, ink: Ink) -> String {
    let suits = [Suit::King, Suit::Guard, Suit::Wizard, Suit::Jester];
    let groups = suits.into_iter().filter(|&suit| !cards.of(suit).is_empty()).map(|suit| {
        let codes: Vec<&str> = cards.of(suit).each().map(|card| card.code()).collect();
        ink.paint(suit_tint(suit), &codes.join(" "))
    });
    groups.collect::<Vec<_>>().join("  ")
}

/// Whether the left wall of a space parts Chateau, Duchy and Fountain.
fn is_thick(space: i8) -> bool {
    [-END, 1 - CHATEAU, 0, 1, CHATEAU].contains(&space)
}

fn tint(seat: Seat) -> Tint {
    if seat.0 == 0 { Tint::Green } else { Tint::Crimson }
}

fn suit_tint(suit: Suit) -> Tint {
    match suit {
        Suit::King => Tint::Gold,
        Suit::Guard => Tint::Strong,
        Suit::Wizard => Tint::Violet,
        Suit::Jester => Tint::Amber,
    }
}

/// The colour of the left wall of a space: a wall between two zones belongs to the Chateau or the Fountain.
fn side(space: i8) -> Tint {
    if space == 1 || space == 1 - CHATEAU { zone(space - 1) } else { zone(space) }
}

/// Chateaus have their owner's colour, the Fountain is blue, and the Duchies stand back.
fn zone(space: i8) -> Tint {
    match Public::owner(space) {
        Some(owner) if space.abs() >= CHATEAU => tint(owner),
        Some(_) => Tint::Muted,
        None => Tint::Blue,
    }
}
