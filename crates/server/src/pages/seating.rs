//! Who sits where, as rows of a plain form.
//!
//! Row `n` (from 0) has the select `seat{n}` with one of `me`, `open`, `bot:{level}`, `device`, `keep` (the person who
//! sits there stays), `none` (only after the fewest seats of the game), and the text `name{n}`, which counts for
//! `device` alone. Rows with `none` are left out, the others move up.

use super::Reader;
use super::model::{Choice, SeatLine, Sitter};
use maud::{Markup, html};

/// A row as it is filled in.
#[derive(Clone, Debug)]
pub struct Row {
    /// The value of the select.
    pub seat: String,
    /// The name of somebody on this device.
    pub name: String,
    /// Who sits there and may stay.
    pub person: Option<String>,
}

impl Row {
    fn new(seat: impl Into<String>) -> Row {
        Row { seat: seat.into(), name: String::new(), person: None }
    }

    /// The reader, somebody invited, and bots if the game needs more.
    pub fn fresh(seats: (usize, usize), level: &str) -> Vec<Row> {
        (0..seats.1)
            .map(|seat| match seat {
                0 => Row::new("me"),
                1 => Row::new("open"),
                _ if seat < seats.0 => Row::new(format!("bot:{level}")),
                _ => Row::new("none"),
            })
            .collect()
    }

    /// A table as it is, with room for as many seats as the game has.
    pub fn of_table(lines: &[SeatLine], seats: (usize, usize)) -> Vec<Row> {
        let mut rows: Vec<Row> = lines
            .iter()
            .map(|line| match &line.sitter {
                Sitter::Me(_) => Row::new("me"),
                Sitter::Person { name, .. } => Row { person: Some(name.clone()), ..Row::new("keep") },
                Sitter::Open => Row::new("open"),
                Sitter::Bot { level, .. } => Row::new(format!("bot:{}", level.value)),
                Sitter::Device { name } => Row { name: name.clone(), ..Row::new("device") },
            })
            .collect();
        rows.resize_with(seats.1.max(rows.len()), || Row::new("none"));
        rows
    }
}

pub(super) fn rows(reader: &Reader, rows: &[Row], seats_min: usize, levels: &[Choice]) -> Markup {
    html! {
        ol.seating {
            @for (n, row) in rows.iter().enumerate() { li { (one(reader, n, row, n >= seats_min, levels)) } }
        }
    }
}

fn one(reader: &Reader, n: usize, row: &Row, may_be_empty: bool, levels: &[Choice]) -> Markup {
    let (seat, name) = (format!("seat{n}"), format!("name{n}"));
    let number = || [("n", (n + 1).into())];
    let option = |value: &str, words: String| {
        html! { option value=(value) selected[row.seat == value] { (words) } }
    };
    html! {
        label for=(seat) { (reader.say("page-seat-number", &number())) }
        select #(seat) name=(seat) {
            @if let Some(person) = &row.person { (option("keep", person.clone())) }
            (option("me", reader.word("page-seat-me")))
            (option("open", reader.word("page-seat-open")))
            @for level in levels {
                (option(&format!("bot:{}", level.value), reader.say("page-seat-bot", &[("level", level.words.clone().into())])))
            }
            (option("device", reader.word("page-seat-device")))
            @if may_be_empty { (option("none", reader.word("page-seat-none"))) }
        }
        input.device-name #(name) name=(name) value=(row.name) maxlength="40" autocomplete="off"
            aria-label=(reader.say("page-seat-device-name", &number())) placeholder=(reader.word("page-seat-name"));
    }
}
