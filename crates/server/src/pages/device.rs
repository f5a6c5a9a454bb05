//! Moving to another device: a link that is shown once, and a code to type.
//!
//! `POST /me/link` makes a link; `POST /me/enter` takes the field `code`; `GET /me/{code}` asks ([`Arrival`]) and
//! `POST /me/{code}` does it, since programs that only preview a link must not use it up.

use super::layout::{self, Head};
use super::{Reader, waiting};
use maud::{Markup, html};

#[derive(Clone, Debug, Default)]
pub struct DevicePage {
    /// Fresh, and never shown again.
    pub fresh: Option<FreshLink>,
    /// The code that was typed is unknown, used or too old.
    pub wrong_code: bool,
}

#[derive(Clone, Debug)]
pub struct FreshLink {
    pub code: String,
    /// How long it can be used.
    pub minutes: u32,
}

/// Somebody opened a personal link.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub code: String,
    /// Whose link it is.
    pub name: Option<String>,
    /// How many running tables this browser would leave behind, if it plays already as somebody else.
    pub left_behind: usize,
}

pub fn page(reader: &Reader, page: &DevicePage) -> Markup {
    let body = html! {
        h1.title { (reader.word("dev-title")) }
        p.lead { (reader.word("dev-lead")) }
        div.two {
            section.panel aria-labelledby="from" {
                h2 #from { (reader.word("dev-from")) }
                @if let Some(fresh) = &page.fresh {
                    p { (reader.word("dev-open-there")) }
                    (waiting::copied(reader, "personal", &reader.word("dev-link"), &reader.address(&format!("/me/{}", fresh.code))))
                    p { (reader.word("dev-or-code")) }
                    p.code { (fresh.code) }
                    p.note { (reader.say("dev-lasts", &[("n", fresh.minutes.into())])) }
                } @else {
                    p { (reader.word("dev-from-note")) }
                    form method="post" action="/me/link" { button.primary { (reader.word("dev-make")) } }
                }
            }
            section.panel aria-labelledby="to" {
                h2 #to { (reader.word("dev-to")) }
                p { (reader.word("dev-to-note")) }
                @if page.wrong_code { (waiting::fault(Some(&reader.word("dev-wrong")))) }
                form.stack method="post" action="/me/enter" {
                    label.field {
                        span { (reader.word("dev-code")) }
                        input name="code" required maxlength="80" autocomplete="one-time-code" autocapitalize="off" spellcheck="false";
                    }
                    button { (reader.word("dev-enter")) }
                }
            }
        }
    };
    let head = Head { private: true, ..Head::default() };
    layout::page(reader, &format!("{} · Courtly", reader.word("dev-title")), head, body)
}

pub fn arrival(reader: &Reader, arrival: &Arrival) -> Markup {
    let title = match &arrival.name {
        Some(name) => reader.say("dev-arrive", &[("name", name.clone().into())]),
        None => reader.word("dev-arrive-unnamed"),
    };
    let body = html! {
        div.panel.narrow.centre {
            h1 { (title) }
            p { (reader.word("dev-arrive-note")) }
            @if arrival.left_behind > 0 {
                p.notice role="note" { (reader.say("dev-left-behind", &[("n", arrival.left_behind.into())])) }
            }
            form method="post" action={ "/me/" (arrival.code) } {
                button.primary.large { (reader.word("dev-arrive-do")) }
            }
            p { a href="/" { (reader.word("dev-arrive-not")) } }
        }
    };
    let head = Head { private: true, ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}
