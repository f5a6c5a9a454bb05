//! A puzzle on its board. Without scripts it can be looked at, and its solution read.

use super::layout::{Head, document};
use super::stage::{self, SeatPanel, carried};
use super::{Reader, puzzles, signs};
use courtly_draw::Mark;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub struct PuzzlePage {
    /// The game's id, and its name in the reader's language.
    pub game: &'static str,
    pub game_name: String,
    /// `Scene::SYMBOLS`.
    pub symbols: &'static str,
    /// The marks of the seats.
    pub marks: Vec<Mark>,
    pub number: usize,
    /// How many the game has.
    pub count: usize,
    pub stars: u8,
    pub solved: bool,
    pub task: String,
    /// The state before the first decision, as `POST /api/puzzles/{game}/{number}` tells it.
    pub state: Value,
    /// What is asked after the first clicks of a decision: see `Scene::NEXT`.
    pub next: Vec<(String, String)>,
    /// The decisions of a turn that solves it, where they are asked for.
    pub solution: Option<Vec<String>>,
}

/// What the scripts shared with the table say.
const SAID: &[(&str, &[&str])] = &[
    ("confirm", &["words"]),
    ("let-go", &[]),
    ("again", &[]),
    ("which", &[]),
    ("back", &[]),
    ("offline", &[]),
    ("refused", &[]),
    ("over", &[]),
    ("waiting-for", &["names"]),
];

pub fn page(reader: &Reader, page: &PuzzlePage) -> Markup {
    let (state, html) = (&page.state, &page.state["html"]);
    let args = [("game", page.game_name.as_str().into()), ("number", page.number.into())];
    let title = reader.say("puzzle-title", &args);
    let head = Head {
        description: page.task.clone(),
        image: None,
        styles: vec!["/assets/table.css".to_owned(), format!("/assets/games/{}.css", page.game)],
        scripts: vec!["/assets/puzzle.js".to_owned()],
        private: false,
        refresh: None,
    };
    let back = html! {
        a.btn.back-link href={ "/puzzles/" (page.game) } title=(reader.word("puzzles-title")) {
            (signs::undo()) span { (reader.word("puzzles-title")) }
        }
    };
    let meta = html["meta"].as_str().unwrap_or_default();
    let body = html! {
        (stage::symbols(page.symbols))
        (stage::bar(reader, page.game, &page.game_name, meta, back))
        main #table class={ "table puzzle game-" (page.game) } data-puzzle={ (page.game) "/" (page.number) }
            data-confirm=(reader.settings.confirm) data-game=(page.game) {
            div.play {
                (task(reader, page))
                (stage::above(reader, html))
                (stage::board(reader, html))
                div #dock.dock {
                    (ask(reader, page))
                    (stage::mine(reader, html))
                }
                (choices(reader))
                (stage::facts(reader, &state["facts"]))
            }
            aside.side {
                (stage::seats(reader, &panels(reader, page)))
                (stage::seen(reader, html))
                (solution(reader, page))
            }
        }
        p #spoken.sr aria-live="polite" {}
        p #toast.toast role="alert" {}
        noscript { p.banner { (reader.word("puzzle-no-script")) } }
        (carried("state", &super::table::without_pictures(state)))
        (carried("words", &Value::Object(stage::words(reader, "table", SAID).collect())))
        (carried("next", &json!(page.next)))
    };
    document(reader, &title, &head, "at-table", body)
}

fn task(reader: &Reader, page: &PuzzlePage) -> Markup {
    html! {
        section #task.card-panel.task aria-labelledby="task-title" {
            h2 #task-title {
                (reader.say("puzzle-number", &[("number", page.number.into()), ("count", page.count.into())])) " " (puzzles::stars(reader, page.stars)) " "
                span #solved.solved hidden[!page.solved] { "✓ " (reader.word("puzzle-is-solved")) }
            }
            p { (page.task) }
        }
    }
}

fn ask(reader: &Reader, page: &PuzzlePage) -> Markup {
    let address = |number: usize| format!("/puzzles/{}/{number}", page.game);
    let help = page.state["help"].as_str().unwrap_or_default();
    html! {
        section #ask.ask tabindex="-1" aria-labelledby="ask-title" {
            h2 #ask-title.sr { (reader.word("table-ask")) }
            div.asked {
                p #question.q { (page.state["question"].as_str().unwrap_or_default()) }
                p #hint-words.hint-words role="status" {}
                details #help.help hidden[help.is_empty()] {
                    summary title=(reader.word("table-rules-of-this")) {
                        span aria-hidden="true" { "?" } span.sr { (reader.word("table-rules-of-this")) }
                    }
                    div #help-text.help-text tabindex="0" role="group" aria-label=(reader.word("table-rules-of-this")) {
                        @for line in help.lines() { p { (line) } }
                    }
                }
            }
            div #buttons.buttons {}
            div #after.buttons hidden {
                button #again type="button" { (reader.word("puzzle-again")) }
                button #show-solution type="button" { (reader.word("puzzle-show-solution")) }
                a #next-puzzle.btn.primary href=(address(page.number % page.count + 1)) { (reader.word("puzzle-next")) }
            }
            div #acts.acts.scripted-only {
                button #undo type="button" disabled {
                    (signs::undo()) span.word { (reader.word("table-undo")) } kbd aria-hidden="true" { "Z" }
                }
            }
        }
    }
}

fn choices(reader: &Reader) -> Markup {
    html! {
        details #choices.card-panel.fold.scripted-only hidden {
            summary { (reader.word("table-choices")) " " small.total.num {} }
            div #choice-list.choice-list {}
            form #notation.notation.scripted-only {
                label for="notation-text" { (reader.word("table-notation")) }
                input #notation-text type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200";
                button { (reader.word("table-notation-go")) }
            }
        }
    }
}

fn panels(reader: &Reader, page: &PuzzlePage) -> Vec<SeatPanel> {
    let seats = page.state["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    let facts = &page.state["html"]["seats"];
    let panel = |(i, seat): (usize, &Value)| SeatPanel {
        mark: page.marks.get(i).copied().unwrap_or(courtly_draw::SEAT_MARKS[i % 5]),
        name: seat["name"].as_str().unwrap_or_default().to_owned(),
        kind: if seat["you"] == true { reader.word("table-you") } else { String::new() },
        standing: String::new(),
        class: if seat["you"] == true { "active".to_owned() } else { String::new() },
        facts: PreEscaped(facts[i].as_str().unwrap_or_default().to_owned()),
        renaming: false,
    };
    seats.iter().enumerate().map(panel).collect()
}

/// The solution: behind a link without scripts, behind a button with them.
fn solution(reader: &Reader, page: &PuzzlePage) -> Markup {
    html! {
        section #solution.card-panel aria-labelledby="solution-title" hidden[page.solution.is_none()] {
            h2 #solution-title { (reader.word("puzzle-solution")) }
            ol #solution-steps.solution { @for words in page.solution.iter().flatten() { li { (words) } } }
        }
        @if page.solution.is_none() {
            noscript { p { a href="?solution=1" { (reader.word("puzzle-show-solution")) } } }
        }
    }
}
