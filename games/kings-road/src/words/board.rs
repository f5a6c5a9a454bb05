use super::{banner, bare_name, choice, region_name, specials};
use crate::KingsRoad;
use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public};
use crate::view::View;
use courtly_core::Seat;
use courtly_text::{Ink, Phrases, Tint, Words};

/// The markers of the seats, told apart without colour.
const SHAPES: [&str; 5] = ["●", "◆", "▲", "■", "✚"];
/// Columns between the walls of a region.
const INNER: usize = 15;
/// Columns between two regions.
const GAP: usize = 3;
/// Regions side by side.
const ACROSS: usize = 4;
/// Names of regions that fit in a line.
const MOST_COMING: usize = 4;

/// The ring of regions, the first four of the King's way above from left to right, the others below from right to
/// left; then a line for each seat. At most 80 columns.
pub(super) fn draw(game: &KingsRoad, view: &View, phrases: &Phrases, ink: Ink) -> String {
    let public = &view.public;
    let (above, below) = game.tables.ring.split_at(ACROSS);
    let mut lines = vec![title(public, phrases, ink), String::new()];
    lines.extend(row(game, public, above.iter().copied(), " ─▶", phrases, ink));
    lines.push(middle(game, phrases, ink));
    lines.extend(row(game, public, below.iter().rev().copied(), "◀─ ", phrases, ink));
    lines.push(String::new());
    if public.phase != Phase::Over {
        lines.push(coming(game, public, phrases));
    }
    lines.extend(families(game, view, phrases, ink));
    lines.join("\n") + "\n"
}

/// A text with its width in columns, which colour codes do not change.
struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn new(text: impl Into<String>) -> Cell {
        let text = text.into();
        Cell { width: text.chars().count(), text }
    }

    fn painted(self, tint: Tint, ink: Ink) -> Cell {
        Cell { text: ink.paint(tint, &self.text), width: self.width }
    }

    fn then(mut self, other: Cell) -> Cell {
        self.text.push_str(&other.text);
        self.width += other.width;
        self
    }

    fn padded(mut self, width: usize) -> String {
        self.text.push_str(&" ".repeat(width.saturating_sub(self.width)));
        self.text
    }
}

fn joined(cells: impl Iterator<Item = Cell>, separator: &str) -> Cell {
    cells.reduce(|all, next| all.then(Cell::new(separator)).then(next)).unwrap_or_else(|| Cell::new(""))
}

fn title(public: &Public, phrases: &Phrases, ink: Ink) -> String {
    let key = match public.phase {
        Phase::Choose => "kr-title-choose",
        Phase::Witch => "kr-title-witch",
        Phase::Over => "kr-title-over",
    };
    ink.paint(Tint::Strong, &phrases.say(key, &[("round", public.round.into())]))
}

fn row(
    game: &KingsRoad,
    public: &Public,
    regions: impl Iterator<Item = Region>,
    arrow: &str,
    phrases: &Phrases,
    ink: Ink,
) -> Vec<String> {
    let boxes: Vec<Vec<String>> = regions.map(|region| region_box(game, public, region, phrases, ink)).collect();
    (0..boxes[0].len())
        .map(|line| {
            let gap = if line == 2 { ink.paint(Tint::Gold, arrow) } else { " ".repeat(GAP) };
            boxes.iter().map(|region| region[line].as_str()).collect::<Vec<_>>().join(&gap)
        })
        .collect()
}

/// One region: number, name, points of its banner, markers, Nobles. The King's has double walls.
fn region_box(game: &KingsRoad, public: &Public, region: Region, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let king = region == public.king;
    let [tl, tr, bl, br, across, down] =
        if king { ["╔", "╗", "╚", "╝", "═", "║"] } else { ["╭", "╮", "╰", "╯", "─", "│"] };
    let tint = if king { Tint::Gold } else { Tint::Muted };
    let head = if king { format!(" {region} ♚ ") } else { format!(" {region} ") };
    let fill = across.repeat(INNER - 1 - head.chars().count());
    let top = format!("{}{}{}", ink.paint(tint, &format!("{tl}{across}")), ink.paint(Tint::Strong, &head), {
        ink.paint(tint, &format!("{fill}{tr}"))
    });
    let bottom = ink.paint(tint, &format!("{bl}{}{br}", across.repeat(INNER)));
    let wall = ink.paint(tint, down);
    let inside = |cell: Cell| format!("{wall}{}{wall}", cell.padded(INNER));
    vec![
        top,
        inside(Cell::new(format!(" {}", bare_name(region, phrases)))),
        inside(Cell::new(format!(" {}", banner(game, region))).painted(Tint::Gold, ink)),
        inside(loose(public, region, ink)),
        inside(nobles(public, region, ink)),
        bottom,
    ]
}

fn shape(seat: Seat, ink: Ink) -> Cell {
    Cell::new(SHAPES[seat.index()]).painted(Ink::seat(seat.index()), ink)
}

/// `●2 ◆1`; without the spaces where they do not fit.
fn loose(public: &Public, region: Region, ink: Ink) -> Cell {
    let line = |separator: &str| {
        let counts = public.all_seats().map(|seat| (seat, public.loose[seat.index()].at(region)));
        let part = |(seat, count)| shape(seat, ink).then(Cell::new(format!("{count}")));
        joined(counts.filter(|&(_, count)| count > 0).map(part), separator)
    };
    let spaced = Cell::new(" ").then(line(" "));
    if spaced.width <= INNER { spaced } else { line("") }
}

fn nobles(public: &Public, region: Region, ink: Ink) -> Cell {
    let governors = public.governors(region);
    if governors.is_empty() {
        return Cell::new("");
    }
    let crown = Cell::new(" ♛ ").painted(Tint::Gold, ink);
    crown.then(joined(governors.iter().map(|seat| shape(seat, ink)), " "))
}

/// The line between the two rows: the King's way up and down, and the roads that he does not take.
fn middle(game: &KingsRoad, phrases: &Phrases, ink: Ink) -> String {
    let width = ACROSS * (INNER + 2) + (ACROSS - 1) * GAP;
    let next = |a: Region, b: Region| game.tables.next[a.index()] == b || game.tables.next[b.index()] == a;
    let roads: Vec<String> =
        game.tables.roads.iter().filter(|(a, b)| !next(*a, *b)).map(|(a, b)| format!("{a}┄{b}")).collect();
    let words = if roads.is_empty() || roads.len() > 4 {
        String::new()
    } else {
        phrases.say("kr-noble-road", &[("roads", roads.join(" ").into())])
    };
    let edge = (INNER + 2) / 2;
    let room = width - 2 * edge - 2;
    let left = room.saturating_sub(words.chars().count()) / 2;
    let between = Cell::new(format!("{}{words}", " ".repeat(left))).painted(Tint::Muted, ink).padded(room);
    let (up, down) = (ink.paint(Tint::Gold, "▲"), ink.paint(Tint::Gold, "▼"));
    format!("{}{up}{between}{down}", " ".repeat(edge))
}

/// The region that is scored now, and those that Dragons still held or revealed could add.
fn coming(game: &KingsRoad, public: &Public, phrases: &Phrases) -> String {
    let mut way = game.tables.way(public.king).map(|region| region_name(region, phrases));
    let now = [("region", way.next().unwrap_or_default().into())];
    let held = public.all_seats().filter(|&seat| public.dragons.contains(seat)).count();
    let then: Vec<String> = way.take((held + usize::from(public.dragons_out)).min(MOST_COMING)).collect();
    if then.is_empty() {
        return phrases.say("kr-next", &now);
    }
    let next = format!("{}\n  {}", phrases.say("kr-next-dragons", &now), then.join(", "));
    if public.dragons_out == 0 {
        return next;
    }
    format!("{next}\n{}", phrases.say("kr-dragons", &[("count", public.dragons_out.into())]))
}

/// A line for each seat under a line of headings, in columns as wide as they must be.
fn families(game: &KingsRoad, view: &View, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let public = &view.public;
    let heads = ["seat", "score", "available", "nobles", "specials", "state"];
    let head = |name: &str| Cell::new(phrases.word(&format!("kr-head-{name}"))).painted(Tint::Muted, ink);
    let mut rows: Vec<Vec<Cell>> = vec![heads.into_iter().map(head).collect()];
    for seat in public.all_seats() {
        let name = Cell::new(format!(" {}", game.seat_name(seat, phrases)));
        let held = specials(public, seat, phrases);
        rows.push(vec![
            shape(seat, ink).then(name.painted(Ink::seat(seat.index()), ink)),
            Cell::new(public.scores[seat.index()].to_string()).painted(Tint::Strong, ink),
            Cell::new(public.available[seat.index()].to_string()),
            Cell::new(public.nobles[seat.index()].len().to_string()),
            Cell::new(if held.is_empty() { "–".to_owned() } else { held.join(" ") }),
            Cell::new(state_words(view, seat, phrases)),
        ]);
    }
    let widths: Vec<usize> =
        (0..heads.len()).map(|column| rows.iter().map(|row| row[column].width).max().unwrap_or(0)).collect();
    let line = |row: Vec<Cell>| {
        let cells: Vec<String> = row.into_iter().zip(&widths).map(|(cell, &width)| cell.padded(width)).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.into_iter().map(line).collect()
}

fn state_words(view: &View, seat: Seat, phrases: &Phrases) -> String {
    let public = &view.public;
    let with =
        |key: &str, programme: Programme| phrases.say(key, &[("programme", choice::short(programme, phrases).into())]);
    let known = view.known[seat.index()];
    match (public.phase, public.revealed[seat.index()]) {
        (Phase::Over, _) if !public.winners.contains(seat) => String::new(),
        (Phase::Over, _) if public.winners.len() > 1 => phrases.word("kr-state-shared"),
        (Phase::Over, _) => phrases.word("kr-state-won"),
        (Phase::Witch, Some(Programme::WITCH)) => match known {
            _ if public.owing.contains(seat) => phrases.word("kr-state-witch-owes"),
            Some(programme) => with("kr-state-witch-known", programme),
            None => phrases.word("kr-state-witch-chosen"),
        },
        (Phase::Choose | Phase::Witch, Some(programme)) => with("kr-state-revealed", programme),
        (Phase::Choose | Phase::Witch, None) => match known {
            _ if public.owing.contains(seat) => phrases.word("kr-state-owes"),
            Some(programme) => with("kr-state-known", programme),
            None => phrases.word("kr-state-chosen"),
        },
    }
}
