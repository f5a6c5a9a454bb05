//! The API for people: what can be asked, and a program to begin with.

use super::Reader;
use super::layout::{self, Head};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct ApiPage {
    pub sections: Vec<Section>,
    /// A whole program.
    pub python: String,
}

#[derive(Clone, Debug)]
pub struct Section {
    /// In the reader's language.
    pub title: String,
    pub endpoints: Vec<Endpoint>,
}

#[derive(Clone, Debug)]
pub struct Endpoint {
    pub method: &'static str,
    pub path: &'static str,
    pub words: String,
    /// Examples, as JSON text.
    pub request: Option<String>,
    pub answer: Option<String>,
}

pub fn page(reader: &Reader, api: &ApiPage) -> Markup {
    let title = reader.word("page-api");
    let body = html! {
        div.text.wide {
            h1.title { (title) }
            p.lead { (reader.word("api-lead")) }
            @for n in 1..=4 { p { (reader.word(&format!("api-how-{n}"))) } }
            p { a.btn href="/api/openapi.json" { (reader.word("api-openapi")) } }
            h2 { (reader.word("api-example")) }
            p { (reader.word("api-example-note")) }
            pre tabindex="0" { code { (api.python) } }
            @for section in &api.sections {
                h2 { (section.title) }
                @for endpoint in &section.endpoints { (shown(reader, endpoint)) }
            }
        }
    };
    let head = Head { description: reader.word("api-lead"), ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}

fn shown(reader: &Reader, endpoint: &Endpoint) -> Markup {
    let example = |key: &str, text: &Option<String>| {
        html! {
            @if let Some(text) = text {
                p.note { (reader.word(key)) }
                pre tabindex="0" { code { (text) } }
            }
        }
    };
    html! {
        article.endpoint {
            h3 { span.method { (endpoint.method) } " " code { (endpoint.path) } }
            p { (endpoint.words) }
            (example("api-request", &endpoint.request))
            (example("api-answer", &endpoint.answer))
        }
    }
}
