//! The drawing for a terminal: the kingdom as a wall of bricks, since every brick has six neighbours as a hexagon has.

use super::facts::quiet;
use super::{cake_marks, card_word, colour_word};
use crate::{BanquetRoyal, CakePlace, Colour, Icon, Phase, Space, Spot, State, View};
use courtly_core::Seat;
use courtly_text::{Ink, Phrases, Tint, Words};

/// A brick from border to border, and half of it.
const WIDTH: usize = 8;
const HALF: i32 = 4;
const HEIGHT: usize = 3;
const COLUMNS_MAX: usize = 80;

pub(super) fn board(game: &BanquetRoyal, view: &View, phrases: &Phrases, ink: Ink) -> String {
    let mut lines = kingdom(&view.table, phrases, ink);
    lines.push(ink.paint(Tint::Muted, &phrases.word("br-legend")));
    lines.push(ink.paint(Tint::Muted, &phrases.word("br-legend-colours")));
    lines.push(String::new());
    lines.extend(cards(game, view, phrases, ink));
    lines.push(String::new());
    lines.extend(families(game, view, phrases, ink));
    lines.push(ink.paint(Tint::Muted, &quiet(game, view, phrases)));
    lines.join("\n")
}

fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Crimson,
        Colour::Purple => Tint::Violet,
        Colour::Yellow => Tint::Gold,
        Colour::Blue => Tint::Blue,
        Colour::Green => Tint::Green,
    }
}

fn letter(colour: Colour, phrases: &Phrases) -> String {
    phrases.word(&format!("br-letter-{}", colour.name()))
}

/// A letter of the drawing: borders are kept as arms (up, right, down, left) until all are known.
#[derive(Clone, Copy, Default)]
struct Mark {
    arms: u8,
    text: Option<(char, Tint)>,
}

struct Canvas(Vec<Vec<Mark>>);

impl Canvas {
    fn frame(&mut self, x: usize, y: usize) {
        for column in x..x + WIDTH {
            for row in [y, y + HEIGHT] {
                self.0[row][column].arms |= 2;
                self.0[row][column + 1].arms |= 8;
            }
        }
        for row in y..y + HEIGHT {
            for column in [x, x + WIDTH] {
                self.0[row][column].arms |= 4;
                self.0[row + 1][column].arms |= 1;
            }
        }
    }

    fn write(&mut self, x: usize, y: usize, tint: Tint, text: &str) {
        for (step, letter) in text.chars().enumerate() {
            self.0[y][x + step].text = Some((letter, tint));
        }
    }

    /// The rows as text; letters of one tint that follow each other are painted together.
    fn lines(&self, ink: Ink) -> Vec<String> {
        const CORNERS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
        self.0
            .iter()
            .map(|row| {
                let end = row.iter().rposition(|mark| mark.arms != 0 || mark.text.is_some()).map_or(0, |last| last + 1);
                let mut line = String::new();
                let mut run = (Tint::Muted, String::new());
                for mark in &row[..end] {
                    let (letter, tint) = mark.text.unwrap_or((CORNERS[mark.arms as usize], Tint::Muted));
                    if tint != run.0 {
                        line += &painted(ink, &run);
                        run = (tint, String::new());
                    }
                    run.1.push(letter);
                }
                line + &painted(ink, &run)
            })
            .collect()
    }
}

fn painted(ink: Ink, (tint, text): &(Tint, String)) -> String {
    if text.trim().is_empty() { text.clone() } else { ink.paint(*tint, text) }
}

fn kingdom(s: &State, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let places = places(s);
    let width = places.iter().map(|&(x, _)| x).max().unwrap_or(0) + WIDTH + 1;
    let height = places.iter().map(|&(_, y)| y).max().unwrap_or(0) + HEIGHT + 1;
    let mut canvas = Canvas(vec![vec![Mark::default(); width]; height]);
    for (spot, &(x, y)) in s.kingdom.spots().zip(&places) {
        canvas.frame(x, y);
        let (icon, icon_tint) = icon_mark(s, spot);
        canvas.write(x + 1, y + 1, icon_tint, &icon);
        if spot == s.princess {
            canvas.write(x + 3, y + 1, Tint::Strong, "★");
        }
        for (step, colour) in s.guests.at(spot).iter().enumerate() {
            canvas.write(x + 4 + step, y + 1, tint(colour), &letter(colour, phrases));
        }
        let name = s.kingdom.name(s.kingdom.space(spot));
        canvas.write(x + 1, y + 2, Tint::Muted, &format!("{name:^7}"));
    }
    canvas.lines(ink)
}

/// The upper left corner of every brick. A kingdom too wide for the terminal is turned until it fits.
fn places(s: &State) -> Vec<(usize, usize)> {
    let mut spaces: Vec<(i32, i32)> = s
        .kingdom
        .spots()
        .map(|spot| {
            let Space { q, r } = s.kingdom.space(spot);
            (i32::from(q), i32::from(r))
        })
        .collect();
    let mut best: Option<(usize, Vec<(usize, usize)>)> = None;
    for _ in 0..3 {
        let left = spaces.iter().map(|(q, r)| 2 * q + r).min().unwrap_or(0);
        let top = spaces.iter().map(|(_, r)| *r).min().unwrap_or(0);
        let places: Vec<(usize, usize)> =
            spaces.iter().map(|(q, r)| (((2 * q + r - left) * HALF) as usize, (r - top) as usize * HEIGHT)).collect();
        let width = places.iter().map(|&(x, _)| x).max().unwrap_or(0) + WIDTH + 1;
        if best.as_ref().is_none_or(|(least, _)| *least > COLUMNS_MAX && width < *least) {
            best = Some((width, places));
        }
        spaces.iter_mut().for_each(|(q, r)| (*q, *r) = (-*r, *q + *r));
    }
    best.map(|(_, places)| places).unwrap_or_default()
}

fn icon_mark(s: &State, spot: Spot) -> (String, Tint) {
    match s.kingdom.icon(spot) {
        Icon::Party => ("♪".to_owned(), Tint::Muted),
        Icon::Crown1 => ("1♛".to_owned(), Tint::Amber),
        Icon::Crown2 => ("2♛".to_owned(), Tint::Amber),
        Icon::Crown3 => ("3♛".to_owned(), Tint::Amber),
        Icon::Castle => ("⌂".to_owned(), Tint::Strong),
        Icon::Cake => {
            let index = s.cake_at(CakePlace::Board(s.kingdom.space(spot)));
            match index.map_or(0, |index| s.cakes[index].value) {
                0 => ("▲ ?".to_owned(), Tint::Violet),
                value => (format!("▲ {value}"), Tint::Violet),
            }
        }
    }
}

/// The cards in two rows, each with its token and the die.
fn cards(game: &BanquetRoyal, view: &View, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let s = &view.table;
    let mut lines = vec![ink.paint(Tint::Strong, &phrases.word("br-cards-title"))];
    for row in [[1, 2, 3], [4, 5, 6]] {
        let mut line = String::new();
        for number in row {
            let card = game.tables.card(number);
            let token = Colour::ALL.into_iter().find(|colour| s.tokens[colour.index()] == Some(card));
            let (token, paint) = match token {
                Some(colour) => (letter(colour, phrases), tint(colour)),
                None => ("·".to_owned(), Tint::Muted),
            };
            let die = if s.die == number { format!("[{}]", phrases.word("br-die")) } else { String::new() };
            let plain = format!(" {number} {:<11}", card_word(card, phrases));
            line += &format!("{plain}({}) {}", ink.paint(paint, &token), ink.paint(Tint::Strong, &format!("{die:<6}")));
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

fn families(game: &BanquetRoyal, view: &View, phrases: &Phrases, ink: Ink) -> Vec<String> {
    let s = &view.table;
    let mut lines = vec![ink.paint(Tint::Strong, &phrases.word("br-families-title"))];
    for seat in Seat::all(view.seats) {
        let player = s.players[seat.index()];
        let name = phrases.say(
            "br-board-player",
            &[
                ("seat", game.seat_name(seat, phrases).into()),
                ("letter", letter(player.family, phrases).into()),
                ("colour", colour_word(player.family, phrases).into()),
            ],
        );
        let args = [("guests", player.guests.into()), ("crowns", i32::from(player.crowns).into())];
        let sum = phrases.say("br-board-sum", &args);
        let product = i32::from(player.guests) * i32::from(player.crowns);
        let marks = cake_marks(s, seat);
        let cakes = match marks.as_slice() {
            [] => phrases.word("br-board-no-cakes"),
            marks => {
                let unknown = marks.iter().all(|mark| mark == "?");
                let args = [("count", marks.len().into()), ("cakes", phrases.list(marks, "list-and").into())];
                phrases.say(if unknown { "br-board-cakes-unknown" } else { "br-board-cakes" }, &args)
            }
        };
        let turn = if seat == s.active && s.phase != Phase::Over { "▸" } else { " " };
        let you = if view.viewer.is(seat) { "●" } else { " " };
        let name = ink.paint(tint(player.family), &format!("{name:<20}"));
        lines.push(format!("{turn}{you}{name} {:<13} {cakes}", format!("{sum} = {product}")).trim_end().to_owned());
    }
    lines
}
