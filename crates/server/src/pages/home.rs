//! The first page: what there is to play, and where the reader plays already.

use super::Reader;
use super::layout::{self, Head};
use super::lists;
use super::model::{GameCard, OpenTable, TableLine};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct Home {
    pub games: Vec<GameCard>,
    /// The reader's running and waiting tables; those where it is their turn come first.
    pub mine: Vec<TableLine>,
    pub open: Vec<OpenTable>,
}

/// More of the reader's tables than this stand on their own page.
const MINE_MAX: usize = 4;

pub fn page(reader: &Reader, home: &Home) -> Markup {
    let title = reader.word("home-title");
    let head = Head { description: reader.word("home-lead"), ..Head::default() };
    let body = html! {
        div.hero.alone[home.mine.is_empty()] {
            div {
                h1 { (reader.word("home-welcome")) }
                p { (reader.word("home-lead")) }
            }
            @if !home.mine.is_empty() {
                section.cont aria-labelledby="continue" {
                    div.head-row {
                        h2 #continue { (reader.word("home-continue")) }
                        @if home.mine.len() > MINE_MAX { a href="/tables" { (reader.word("home-all-mine")) } }
                    }
                    (lists::table_lines(reader, &home.mine[..home.mine.len().min(MINE_MAX)]))
                }
            }
        }
        section aria-labelledby="games" {
            h2.sr #games { (reader.word("page-games")) }
            div.games { @for card in &home.games { (game(reader, card)) } }
        }
        p.jumps.centred { a.btn.quiet href="/puzzles" { (reader.word("puzzles-link")) } }
        @if !home.open.is_empty() {
            section.block aria-labelledby="open" {
                h2 #open { (reader.word("home-open")) }
                p.note { (reader.word("home-open-note")) }
                (lists::open_tables(reader, &home.open))
            }
        }
    };
    layout::page(reader, &title, head, body)
}

fn game(reader: &Reader, card: &GameCard) -> Markup {
    let address = format!("/games/{}", card.id);
    html! {
        article.game {
            a.cover href=(address) tabindex="-1" aria-hidden="true" { (lists::cover(card.id, card.cover)) }
            div.in {
                h3 { a href=(address) { (card.name) } }
                (lists::facts(reader, card))
                p.line { (card.tagline) }
                div.do {
                    (lists::play_now(reader, card))
                    a.btn.quiet href={ (address) "#rules" } {
                        (reader.word("game-rules")) span.sr { " " (reader.say("game-of", &[("game", card.name.clone().into())])) }
                    }
                }
            }
        }
    }
}
