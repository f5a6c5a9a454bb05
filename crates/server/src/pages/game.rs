//! The page of a game: play it, find a table, read the rules.
//!
//! `POST /tables` takes two forms. "Play now" sends `game`, `seats` (how many) and `level`: the reader and bots. "New
//! table" sends `game`, the rows of [`super::seating`], `option.{name}`, `pace` (`live`, `days`), `bot_speed`
//! (`normal`, `fast`), the reader's `name`, and the boxes `hints` and `listed` (whether the table stands among the open ones for anybody,
//! or is found by its invitation alone).

use super::layout::{self, Head};
use super::model::{Choice, GameCard, OpenTable, OptionField, TableLine};
use super::seating::{self, Row};
use super::{Reader, lists};
use crate::markdown::Rules;
use maud::{Markup, PreEscaped, html};

#[derive(Clone, Debug)]
pub struct GamePage {
    pub card: GameCard,
    /// What the game is, in a few sentences.
    pub about: String,
    /// `Scene::SYMBOLS`, for the boards of the rules.
    pub symbols: &'static str,
    /// The path of `Scene::STYLE`.
    pub style: Option<String>,
    /// The path of a picture for link previews.
    pub image: Option<String>,
    /// The levels of bots from the weakest; `card.quick_level` is chosen first.
    pub levels: Vec<Choice>,
    pub options: Vec<OptionField>,
    /// The reader's own running tables of this game.
    pub mine: Vec<TableLine>,
    pub open: Vec<OpenTable>,
    /// The latest games that anybody may look at.
    pub finished: Vec<TableLine>,
    pub rules: Rules,
}

pub fn page(reader: &Reader, game: &GamePage) -> Markup {
    let card = &game.card;
    let head = Head {
        description: card.tagline.clone(),
        image: game.image.clone(),
        styles: game.style.iter().cloned().collect(),
        ..Head::default()
    };
    let body = html! {
        @if !game.symbols.is_empty() {
            svg.sprite aria-hidden="true" { (PreEscaped(game.symbols)) }
        }
        div.game-top {
            div.cover.big aria-hidden="true" { (lists::cover(card.id, card.cover)) }
            div.game-words {
                h1 { (card.name) }
                (lists::facts(reader, card))
                p.tagline { (card.tagline) }
                (quick(reader, game))
                p { (game.about) }
                p.jumps {
                    a href="#new" { (reader.word("game-new")) }
                    a href={ "/puzzles/" (card.id) } { (reader.word("puzzles-title")) }
                    @if !game.rules.html.0.is_empty() { a href="#rules" { (reader.word("game-rules")) } }
                }
            }
        }
        @if !game.mine.is_empty() {
            section.block aria-labelledby="mine" {
                h2 #mine { (reader.word("home-continue")) }
                (lists::table_lines(reader, &game.mine))
            }
        }
        section.panel.new aria-labelledby="new" {
            h2 #new { (reader.word("game-new")) }
            p.note { (reader.word("game-new-note")) }
            (new_table(reader, game))
        }
        div.two {
                section.block aria-labelledby="open" {
                    h2 #open { (reader.word("home-open")) }
                    @if game.open.is_empty() {
                        p.note { (reader.word("game-open-none")) }
                    } @else {
                        (lists::open_tables(reader, &game.open))
                    }
                }
                section.block aria-labelledby="finished" {
                    h2 #finished { (reader.word("game-finished")) }
                    @if game.finished.is_empty() {
                        p.note { (reader.word("game-finished-none")) }
                    } @else {
                        (lists::table_lines(reader, &game.finished))
                    }
                }
        }
        (rules(reader, game))
    };
    layout::page(reader, &format!("{} · Courtly", card.name), head, body)
}

fn quick(reader: &Reader, game: &GamePage) -> Markup {
    let card = &game.card;
    html! {
        form.play method="post" action="/tables" {
            input type="hidden" name="game" value=(card.id);
            (super::chance_field())
            @if card.seats.0 == card.seats.1 {
                input type="hidden" name="seats" value=(card.seats.0);
            } @else {
                label.field {
                    span { (reader.word("game-quick-seats")) }
                    select name="seats" {
                        @for n in card.seats.0..=card.seats.1 {
                            option value=(n) selected[n == card.quick_seats] {
                                (reader.say("game-bots", &[("n", (n - 1).into())]))
                            }
                        }
                    }
                }
            }
            @if game.levels.len() > 1 {
                label.field {
                    span { (reader.word("game-quick-level")) }
                    select name="level" {
                        @for level in &game.levels {
                            option value=(level.value) selected[level.value == card.quick_level] { (level.words) }
                        }
                    }
                }
            } @else {
                input type="hidden" name="level" value=(card.quick_level);
            }
            button.primary.large { (reader.word("game-play-bots")) }
        }
    }
}

fn new_table(reader: &Reader, game: &GamePage) -> Markup {
    let card = &game.card;
    html! {
        form.new-table method="post" action="/tables" {
            input type="hidden" name="game" value=(card.id);
            (super::chance_field())
            div.stack {
                (super::name_field(reader, false))
                fieldset {
                    legend { (reader.word("new-seats")) }
                    (seating::rows(reader, &Row::fresh(card.seats, &card.quick_level), &game.levels))
                }
                @if !game.options.is_empty() {
                    fieldset {
                        legend { (reader.word("new-options")) }
                        @for option in &game.options { (option_field(option)) }
                    }
                }
            }
            div.stack {
                fieldset {
                    legend { (reader.word("new-pace")) }
                    (radio("pace", "live", true, &reader.word("page-pace-live"), &reader.word("page-pace-live-note")))
                    (radio("pace", "days", false, &reader.word("page-pace-days"), &reader.word("page-pace-days-note")))
                }
                fieldset {
                    legend { (reader.word("new-more")) }
                    label.field {
                        span { (reader.word("new-bot-speed")) }
                        select name="bot_speed" {
                            option value="normal" { (reader.word("new-bot-normal")) }
                            option value="fast" { (reader.word("new-bot-fast")) }
                        }
                    }
                    (check("hints", true, &reader.word("new-hints")))
                    (check("listed", false, &reader.word("new-listed")))
                }
            }
            button.primary { (reader.word("new-make")) }
        }
    }
}

fn option_field(option: &OptionField) -> Markup {
    html! {
        label.field {
            span { (option.words) }
            select name={ "option." (option.name) } {
                @for value in &option.values { option value=(value.value) { (value.words) } }
            }
            @if let Some(help) = &option.help { small { (help) } }
        }
    }
}

pub(super) fn radio(name: &str, value: &str, checked: bool, words: &str, note: &str) -> Markup {
    html! {
        label.tick {
            input type="radio" name=(name) value=(value) checked[checked];
            span { (words) @if !note.is_empty() { small { (note) } } }
        }
    }
}

pub(super) fn check(name: &str, checked: bool, words: &str) -> Markup {
    html! {
        label.tick { input type="checkbox" name=(name) value="on" checked[checked]; span { (words) } }
    }
}

fn rules(reader: &Reader, game: &GamePage) -> Markup {
    if game.rules.html.0.is_empty() {
        return html! {};
    }
    let contents = &game.rules.contents;
    html! {
        section.rules #rules aria-labelledby="rules-title" {
            @if contents.len() > 1 {
                nav.contents aria-labelledby="rules-contents" {
                    h2 #rules-contents { (reader.word("game-contents")) }
                    ol {
                        @for heading in contents {
                            li.deep[heading.level > 2] { a href={ "#" (heading.id) } { (heading.words) } }
                        }
                    }
                }
            }
            div.text class={ "game-" (game.card.id) } {
                h2 #rules-title { (reader.word("game-rules")) }
                (game.rules.html)
            }
        }
    }
}
