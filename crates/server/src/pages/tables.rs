//! The reader's tables.

use super::layout::{self, Head};
use super::model::{Standing, TableLine};
use super::{Reader, lists};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct MyTables {
    /// The order is kept, except that "your turn" comes first.
    pub running: Vec<TableLine>,
    pub waiting: Vec<TableLine>,
    pub finished: Vec<TableLine>,
    /// How many finished ones are not shown.
    pub more: usize,
}

pub fn page(reader: &Reader, tables: &MyTables) -> Markup {
    let mut running = tables.running.clone();
    running.sort_by_key(|line| line.standing != Standing::YourTurn);
    let none = running.is_empty() && tables.waiting.is_empty() && tables.finished.is_empty();
    let all = running.iter().chain(&tables.waiting).chain(&tables.finished);
    let body = html! {
        h1.title { (reader.word("page-tables")) }
        (lists::covers(all.map(|line| (line.game, line.cover))))
        @if none {
            div.panel.empty {
                p { (reader.word("my-none")) }
                a.btn.primary href="/" { (reader.word("my-to-games")) }
            }
        }
        (group(reader, "my-running", &running))
        (group(reader, "my-waiting", &tables.waiting))
        (group(reader, "my-finished", &tables.finished))
        @if tables.more > 0 {
            p.note { (reader.say("my-more", &[("n", tables.more.into())])) }
        }
    };
    let head = Head { private: true, ..Head::default() };
    layout::page(reader, &format!("{} · Courtly", reader.word("page-tables")), head, body)
}

fn group(reader: &Reader, key: &str, lines: &[TableLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            section.block aria-labelledby=(key) {
                h2 #(key) { (reader.word(key)) }
                (lists::table_lines(reader, lines))
            }
        }
    }
}
