//! A table before its game begins. `POST /tables/{id}/start`, `/ready`, `/abort`, `/leave`, and `/seats` with the
//! fields of [`super::seating`]. The script of the page follows the table's events.

use super::layout::{self, Head};
use super::model::{Choice, GameCard, SeatLine, Sitter, Terms};
use super::seating::{self, Row};
use super::{Reader, icons, lists};
use courtly_draw::badge;
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct WaitingRoom {
    /// The table.
    pub id: String,
    pub game: GameCard,
    pub host: String,
    /// Whether the reader is the host, who may change the seats, begin and abort.
    pub is_host: bool,
    /// Whether the reader has a seat.
    pub seated: bool,
    pub seats: Vec<SeatLine>,
    pub levels: Vec<Choice>,
    pub terms: Terms,
    /// The path of the invitation, `/join/{code}`, for those who may pass it on.
    pub invitation: Option<String>,
    /// The same path for a reader without a seat, where anybody may sit down.
    pub join: Option<String>,
    /// The fingerprint of the seed.
    pub commitment: String,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
}

/// How often the page is loaded anew where there are no scripts.
const REFRESH_SECONDS: u32 = 10;

pub fn page(reader: &Reader, room: &WaitingRoom) -> Markup {
    let body = html! {
        (lists::covers([(room.game.id, room.game.cover)].into_iter()))
        div.room-top {
            (lists::thumb(room.game.id))
            div {
                h1 { (room.game.name) }
                p.note { (reader.say("wait-host", &[("name", room.host.clone().into())])) }
            }
        }
        (fault(room.fault.as_deref()))
        div.two data-waiting=(room.id) {
            section.panel aria-labelledby="seats" {
                h2 #seats { (reader.word("wait-seats")) }
                div #room-seats {
                    (seats(reader, &room.seats))
                    (begin(reader, room))
                }
                (terms(reader, &room.terms))
                (fair(reader, &room.commitment))
            }
            div.stack {
                @if let Some(invitation) = &room.invitation {
                    section.panel aria-labelledby="invite" {
                        h2 #invite { (reader.word("wait-invite")) }
                        p { (reader.word("wait-invite-note")) }
                        (copied(reader, "invitation", &reader.word("wait-link"), &reader.address(invitation)))
                        (insecure(reader))
                    }
                }
                @if room.is_host { (change(reader, room)) }
                (go(reader, room))
            }
        }
    };
    let head = Head { private: true, refresh: Some(REFRESH_SECONDS), ..Head::default() };
    layout::page(reader, &format!("{} · Courtly", room.game.name), head, body)
}

/// What is still awaited, and the one button that brings the table forward.
fn begin(reader: &Reader, room: &WaitingRoom) -> Markup {
    let free = room.seats.iter().filter(|line| line.sitter == Sitter::Open).count();
    let settled = room.seats.iter().all(SeatLine::settled);
    let unready = room.seats.iter().any(|line| matches!(line.sitter, Sitter::Me { ready: false, .. }));
    let state = if free > 0 {
        reader.say("wait-free", &[("n", free.into())])
    } else if !settled {
        reader.word("wait-unsettled")
    } else if room.is_host {
        reader.word("wait-ready")
    } else {
        reader.say("wait-for-host", &[("name", room.host.clone().into())])
    };
    let form = |action: &str, key: &str, off: bool| {
        html! {
            form method="post" action={ "/tables/" (room.id) "/" (action) } {
                (super::chance_field())
                button.primary.large disabled[off] { (reader.word(key)) }
            }
        }
    };
    html! {
        p.room-state role="status" { (state) }
        @if unready {
            (form("ready", "wait-ready-do", false))
        } @else if room.is_host {
            (form("start", "wait-start", !settled))
        } @else if !room.seated && free > 0 {
            @match &room.join {
                Some(join) => a.btn.primary.large href=(join) { (reader.word("join-do")) },
                None => p.note { (reader.word("wait-invited-only")) },
            }
        }
    }
}

fn change(reader: &Reader, room: &WaitingRoom) -> Markup {
    let rows = Row::of_table(reader, &room.seats);
    html! {
        details.panel {
            summary { (reader.word("wait-change")) }
            form.stack method="post" action={ "/tables/" (room.id) "/seats" } {
                (seating::rows(reader, &rows, &room.levels))
                button { (reader.word("wait-change-do")) }
            }
        }
    }
}

/// Ways out. Behind a fold, so that one click does not end a table.
fn go(reader: &Reader, room: &WaitingRoom) -> Markup {
    let (action, key) = match (room.is_host, room.seated) {
        (true, _) => ("abort", "wait-abort"),
        (false, true) => ("leave", "wait-leave"),
        (false, false) => return html! {},
    };
    html! {
        details.panel {
            summary { (reader.word(key)) }
            p { (reader.word(&format!("{key}-note"))) }
            form method="post" action={ "/tables/" (room.id) "/" (action) } {
                button.danger { (reader.word(&format!("{key}-do"))) }
            }
        }
    }
}

/// Who sits where.
pub(super) fn seats(reader: &Reader, lines: &[SeatLine]) -> Markup {
    html! { ul.seats { @for line in lines { li { (seat(reader, line, None)) } } } }
}

/// A seat; with `pick`, one to choose, and whether it is chosen already.
pub(super) fn seat(reader: &Reader, line: &SeatLine, pick: Option<bool>) -> Markup {
    let name = match &line.sitter {
        Sitter::Me { name, .. } | Sitter::Person { name, .. } => name,
        Sitter::Bot { name, .. } | Sitter::Device { name } => name,
        Sitter::Open => &reader.word("wait-open"),
    };
    let letter = match line.sitter {
        Sitter::Open => '?',
        _ => super::stage::letter(name),
    };
    let words = html! {
        (badge(line.mark, letter))
        span.seat-words {
            b { (name) }
            small { (detail(reader, line)) }
        }
    };
    html! {
        @match pick {
            Some(chosen) => label.seat.open.pick {
                (words) input type="radio" name="seat" value=(line.seat) checked[chosen];
            },
            None => div.seat.open[line.sitter == Sitter::Open] { (words) },
        }
    }
}

fn detail(reader: &Reader, line: &SeatLine) -> Markup {
    let number = reader.say("page-seat-number", &[("n", (line.seat + 1).into())]);
    html! {
        (number)
        @match &line.sitter {
            Sitter::Me { ready, .. } => { " · " (reader.word("wait-you")) " · " (readiness(reader, *ready)) },
            Sitter::Person { here, ready, .. } => {
                " · " (reader.word(if *here { "wait-here" } else { "wait-away" })) " · " (readiness(reader, *ready))
            },
            Sitter::Open => {},
            Sitter::Bot { level, .. } => {
                " · " (icons::robot()) " " (reader.say("page-seat-bot", &[("level", level.words.clone().into())]))
            },
            Sitter::Device { .. } => { " · " (icons::device()) " " (reader.word("wait-device")) },
        }
    }
}

fn readiness(reader: &Reader, ready: bool) -> String {
    reader.word(if ready { "wait-ready-one" } else { "wait-unready" })
}

/// What was agreed.
pub(super) fn terms(reader: &Reader, terms: &Terms) -> Markup {
    html! {
        ul.terms {
            li { (lists::pace(reader, terms.pace)) }
            @for (name, value) in &terms.options {
                li { (reader.say("wait-option", &[("name", name.clone().into()), ("value", value.clone().into())])) }
            }
            li { (reader.word(if terms.hints { "wait-hints" } else { "wait-no-hints" })) }
        }
    }
}

/// The fingerprint of the seed, in short, and how to check it later.
pub(super) fn fair(reader: &Reader, commitment: &str) -> Markup {
    let short = commitment.get(..8).unwrap_or(commitment);
    html! {
        details.fair {
            summary { (reader.word("wait-fair")) " " code { (short) "…" } }
            p { (reader.word("wait-fair-what")) }
            p { code.whole-code { (commitment) } }
            p { (reader.word("wait-fair-check")) " " code { "courtly verify" } }
        }
    }
}

/// An address to pass on. The button is shown by the page's script where the browser can copy.
pub(super) fn copied(reader: &Reader, id: &str, label: &str, address: &str) -> Markup {
    html! {
        div.copy {
            input #(id) readonly value=(address) aria-label=(label);
            button type="button" hidden data-copy=(id) data-done=(reader.word("wait-copied")) { (reader.word("wait-copy")) }
        }
    }
}

/// What browsers leave out at addresses that they do not trust.
pub(super) fn insecure(reader: &Reader) -> Markup {
    html! { @if !reader.secure { p.notice.small role="note" { (reader.word("page-insecure")) } } }
}

pub(super) fn fault(words: Option<&str>) -> Markup {
    html! { @if let Some(words) = words { p.notice.bad role="alert" { (words) } } }
}
