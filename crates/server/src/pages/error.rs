//! Something went wrong.

use super::layout::{self, Head};
use super::{Reader, icons};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct ErrorPage {
    pub status: u16,
    /// More than the status says, in the reader's language.
    pub message: Option<String>,
}

pub fn page(reader: &Reader, error: &ErrorPage) -> Markup {
    let key = match error.status {
        401 | 403 => "err-403",
        404 | 410 => "err-404",
        409 => "err-409",
        413 => "err-413",
        429 => "err-429",
        503 => "err-503",
        500.. => "err-500",
        _ => "err-400",
    };
    let title = reader.word(key);
    let body = html! {
        div.centre.lost {
            (icons::crown())
            h1 { (title) }
            p { @match &error.message {
                Some(message) => (message),
                None => (reader.word(&format!("{key}-note"))),
            } }
            p.jumps.centred {
                a.btn.primary href="/" { (reader.word("err-home")) }
                a.btn href="/tables" { (reader.word("page-tables")) }
            }
            p.note.num { (reader.say("err-status", &[("n", error.status.into())])) }
        }
    };
    let head = Head { private: true, ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}
