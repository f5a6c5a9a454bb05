//! The puzzles of all games, and those of one, by number.

use super::layout::{self, Head};
use super::model::GameCard;
use super::{Reader, lists};
use maud::{Markup, html};

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct Book {
    pub card: GameCard,
    /// What is asked in all of them.
    pub task: String,
    pub puzzles: Vec<Numbered>,
}

#[derive(Clone, Copy, Debug)]
pub struct Numbered {
    pub number: usize,
    pub stars: u8,
    pub solved: bool,
}

impl Book {
    fn solved(&self) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.solved).count()
    }

    /// Where the reader goes on: the first that is not solved.
    fn next(&self) -> usize {
        self.puzzles.iter().find(|puzzle| !puzzle.solved).map_or(1, |puzzle| puzzle.number)
    }
}

/// Stars as people see them.
pub(super) fn stars(reader: &Reader, stars: u8) -> Markup {
    let drawn: String = (0..3).map(|star| if star < stars { '★' } else { '☆' }).collect();
    html! { span.stars aria-hidden="true" { (drawn) } span.sr { (reader.say("puzzle-stars", &[("stars", stars.into())])) } }
}

pub fn overview(reader: &Reader, books: &[Book]) -> Markup {
    let title = reader.word("puzzles-title");
    let head = Head { description: reader.word("puzzles-lead"), ..Head::default() };
    let body = html! {
        h1.title { (title) }
        p.lead { (reader.word("puzzles-lead")) }
        div.games { @for book in books { (entry(reader, book)) } }
    };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}

fn entry(reader: &Reader, book: &Book) -> Markup {
    let address = format!("/puzzles/{}", book.card.id);
    html! {
        article.game {
            a.cover href=(address) tabindex="-1" aria-hidden="true" { (lists::cover(book.card.id, book.card.cover)) }
            div.in {
                h2 { a href=(address) { (book.card.name) } }
                (progress(reader, book))
                p.line { (book.task) }
                div.do { a.btn.primary href={ (address) "/" (book.next()) } { (go(reader, book)) } }
            }
        }
    }
}

fn progress(reader: &Reader, book: &Book) -> Markup {
    let args = [("solved", book.solved().into()), ("count", book.puzzles.len().into())];
    html! { p.note { (reader.say("puzzles-progress", &args)) } }
}

/// The words of the way on.
fn go(reader: &Reader, book: &Book) -> Markup {
    html! {
        (reader.say("puzzles-go", &[("number", book.next().into())]))
        span.sr { " " (reader.say("game-of", &[("game", book.card.name.clone().into())])) }
    }
}

pub fn of_game(reader: &Reader, book: &Book) -> Markup {
    let name = &book.card.name;
    let title = reader.say("puzzles-of", &[("game", name.clone().into())]);
    let head = Head { description: book.task.clone(), ..Head::default() };
    let body = html! {
        h1.title { (title) }
        p.lead { (book.task) }
        (progress(reader, book))
        p.jumps {
            a.btn.primary href={ "/puzzles/" (book.card.id) "/" (book.next()) } { (go(reader, book)) }
            a href="/puzzles" { (reader.word("puzzles-all")) }
            a href={ "/games/" (book.card.id) } { (name) }
        }
        @for of in 1..=3 {
            section.block aria-labelledby={ "stars" (of) } {
                h2 #{ "stars" (of) } { (stars(reader, of)) }
                ol.puzzle-list {
                    @for puzzle in book.puzzles.iter().filter(|puzzle| puzzle.stars == of) {
                        li { a class=[puzzle.solved.then_some("solved")] href={ "/puzzles/" (book.card.id) "/" (puzzle.number) } {
                            span.num { (puzzle.number) }
                            @if puzzle.solved { span aria-hidden="true" { "✓" } span.sr { " " (reader.word("puzzle-is-solved")) } }
                        } }
                    }
                }
            }
        }
    };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}
