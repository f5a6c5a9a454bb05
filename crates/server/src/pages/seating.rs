//! Who sits where, as rows of a plain form.
//!
//! Row `n` (from 0) has the select `seat{n}` with one of `me`, `open`, `bot:{level}`, `device`, and the text `name{n}`,
//! which counts for `device` alone. A new table may have `none` after the fewest seats of the game: such rows are left
//! out, and the others move up. At a table that exists, `keep` leaves a seat as it is, and the reader's own seat has no
//! row.

use super::Reader;
use super::model::{Choice, SeatLine, Sitter};
use maud::{Markup, html};

/// A row as it is filled in.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The seat, from 0.
    seat: usize,
    /// The value of the select.
    value: String,
    /// Who sits there already and may stay; nobody at a new table.
    stays: Option<String>,
    may_be_empty: bool,
}

impl Row {
    /// The reader, somebody invited, and bots if the game needs more.
    pub(super) fn fresh(seats: (usize, usize), level: &str) -> Vec<Row> {
        let value = |seat| match seat {
            0 => "me".to_owned(),
            1 => "open".to_owned(),
            _ if seat < seats.0 => format!("bot:{level}"),
            _ => "none".to_owned(),
        };
        (0..seats.1).map(|seat| Row { seat, value: value(seat), stays: None, may_be_empty: seat >= seats.0 }).collect()
    }

    /// The seats that others have at a table.
    pub(super) fn of_table(reader: &Reader, lines: &[SeatLine]) -> Vec<Row> {
        let others = lines.iter().filter(|line| !matches!(line.sitter, Sitter::Me { .. }));
        others
            .map(|line| {
                let name = match &line.sitter {
                    Sitter::Me { name, .. } | Sitter::Person { name, .. } => name.clone(),
                    Sitter::Bot { name, .. } | Sitter::Device { name } => name.clone(),
                    Sitter::Open => reader.word("wait-open"),
                };
                Row { seat: line.seat, value: "keep".to_owned(), stays: Some(name), may_be_empty: false }
            })
            .collect()
    }
}

pub(super) fn rows(reader: &Reader, rows: &[Row], levels: &[Choice]) -> Markup {
    html! { ol.seating { @for row in rows { li { (one(reader, row, levels)) } } } }
}

fn one(reader: &Reader, row: &Row, levels: &[Choice]) -> Markup {
    let (seat, name) = (format!("seat{}", row.seat), format!("name{}", row.seat));
    let number = || [("n", (row.seat + 1).into())];
    let option = |value: &str, words: String| {
        html! { option value=(value) selected[row.value == value] { (words) } }
    };
    html! {
        label for=(seat) { (reader.say("page-seat-number", &number())) }
        select #(seat) name=(seat) {
            @if let Some(stays) = &row.stays {
                (option("keep", reader.say("wait-stays", &[("name", stays.clone().into())])))
            } @else {
                (option("me", reader.word("page-seat-me")))
            }
            (option("open", reader.word("page-seat-open")))
            @for level in levels {
                @let words = reader.say("page-seat-bot", &[("level", level.words.clone().into())]);
                (option(&format!("bot:{}", level.value), words))
            }
            (option("device", reader.word("page-seat-device")))
            @if row.may_be_empty { (option("none", reader.word("page-seat-none"))) }
        }
        input.device-name #(name) name=(name) maxlength=(super::NAME_MAX) data-full=(super::name_full(reader)) autocomplete="off"
            aria-label=(reader.say("page-seat-device-name", &number())) placeholder=(reader.word("page-seat-name"));
    }
}
