//! What this is.

use super::Reader;
use super::layout::{self, Head};
use maud::{Markup, html};

#[derive(Clone, Debug, Default)]
pub struct About {
    /// Where the source code is, if the one who runs this server says so.
    pub source: Option<String>,
    pub version: String,
}

/// Sections by the keys of their words: a heading, then so many paragraphs.
const SECTIONS: [(&str, usize); 6] = [("play", 3), ("keys", 3), ("fair", 3), ("privacy", 2), ("games", 2), ("free", 1)];

pub fn page(reader: &Reader, about: &About) -> Markup {
    let title = reader.word("page-about");
    let body = html! {
        div.text.narrow {
            h1.title { (title) }
            p.lead { (reader.word("about-lead")) }
            @for (name, paragraphs) in SECTIONS {
                section #(name) {
                    h2 { (reader.word(&format!("about-{name}"))) }
                    @for n in 1..=paragraphs { p { (reader.word(&format!("about-{name}-{n}"))) } }
                }
            }
            p {
                @if let Some(source) = &about.source {
                    a href=(source) { (reader.word("about-source")) } " · "
                }
                (reader.say("about-version", &[("version", about.version.clone().into())]))
            }
        }
    };
    let head = Head { description: reader.word("about-lead"), ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}
