//! The API for people: what can be asked, and a program to begin with.

use super::Reader;
use super::layout::{self, Head};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct ApiPage {
    pub sections: Vec<Section>,
    /// What requests and answers are made of.
    pub shapes: Vec<Shape>,
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
    /// The shape of the request, and of the answers.
    pub takes: Option<&'static str>,
    pub gives: &'static [&'static str],
    /// Examples, as JSON text.
    pub request: Option<String>,
    pub answer: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Shape {
    pub name: String,
    pub words: String,
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug)]
pub struct Field {
    /// With the names of those around it: `seats[].score`; a question mark where it may be missing.
    pub path: String,
    pub kind: String,
    pub words: String,
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
            h2 { (reader.word("api-shapes")) }
            p { (reader.word("api-shapes-note")) }
            @for shape in &api.shapes { (fields(shape)) }
        }
    };
    let head = Head { description: reader.word("api-lead"), ..Head::default() };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}

fn shown(reader: &Reader, endpoint: &Endpoint) -> Markup {
    let example = |key: &str, shapes: &[&str], text: &Option<String>| {
        html! {
            @if let Some(text) = text {
                p.note {
                    (reader.word(key))
                    @for shape in shapes { " " a href={ "#" (anchor(shape)) } { code { (shape) } } }
                }
                pre tabindex="0" { code { (text) } }
            }
        }
    };
    html! {
        article.endpoint {
            h3 { span.method { (endpoint.method) } " " code { (endpoint.path) } }
            p { (endpoint.words) }
            (example("api-request", endpoint.takes.as_slice(), &endpoint.request))
            (example("api-answer", endpoint.gives, &endpoint.answer))
        }
    }
}

fn anchor(shape: &str) -> String {
    format!("shape-{}", shape.replace('.', "-"))
}

/// A shape as a fold with a table of its fields.
fn fields(shape: &Shape) -> Markup {
    html! {
        details.shape #(anchor(&shape.name)) {
            summary { code { (shape.name) } }
            @if !shape.words.is_empty() { p { (shape.words) } }
            @if !shape.fields.is_empty() {
                div.scroll tabindex="0" {
                    table {
                        @for field in &shape.fields {
                            tr { th scope="row" { code { (field.path) } } td { code { (field.kind) } } td { (field.words) } }
                        }
                    }
                }
            }
        }
    }
}
