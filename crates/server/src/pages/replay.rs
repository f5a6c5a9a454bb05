//! A game once more, moment by moment. Every moment has an address, so the page works by links alone; with scripts it
//! plays by itself. `POST /tables/{id}/branch` (fields `at`, `seat`) begins a new table from a moment.

use super::layout::{Head, document};
use super::stage::{self, SeatPanel, carried, texts};
use super::{Reader, signs};
use courtly_draw::Mark;
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

#[derive(Clone, Debug)]
pub struct Replay {
    /// The table.
    pub id: String,
    /// The game's id, and its name in the reader's language.
    pub game: &'static str,
    pub game_name: String,
    /// `Scene::SYMBOLS`.
    pub symbols: &'static str,
    /// The name and the mark of every seat.
    pub seats: Vec<(String, Mark)>,
    /// The moment as `GET /api/tables/{id}/replay?at=n&as=…` tells it.
    pub moment: Value,
    /// Whose eyes the reader may look through: the value of `as` and its words.
    pub views: Vec<(String, String)>,
    /// The one in use.
    pub seen_by: String,
    /// Whether the game is over, so that its record may be had and played on from.
    pub over: bool,
}

const SAID: &[(&str, &[&str])] = &[("moment", &["at", "last"]), ("beginning", &[])];
/// What the scripts shared with the table say.
const SAID_TOO: &[(&str, &[&str])] = &[("copied", &[]), ("offline", &[]), ("refused", &[])];

/// Milliseconds from one moment to the next.
const SPEEDS: [(&str, &str); 3] = [("2600", "replay-slow"), ("1300", "replay-normal"), ("450", "replay-quick")];

pub fn page(reader: &Reader, replay: &Replay) -> Markup {
    let (moment, html) = (&replay.moment, &replay.moment["html"]);
    let at = moment["at"].as_u64().unwrap_or_default();
    let title = reader.say("replay-title", &[("game", replay.game_name.as_str().into())]);
    let head = Head {
        description: texts(&moment["words"]).collect::<Vec<_>>().join(" "),
        image: Some(format!("/tables/{}/picture.png", replay.id)),
        styles: vec!["/assets/table.css".to_owned(), format!("/assets/games/{}.css", replay.game)],
        scripts: vec!["/assets/replay.js".to_owned()],
        private: true,
        refresh: None,
    };
    let back = html! {
        a.btn.back-link href={ "/tables/" (replay.id) } title=(reader.word("replay-to-table")) {
            (signs::undo()) span { (reader.word("replay-to-table")) }
        }
    };
    let said = stage::words(reader, "replay", SAID).chain(stage::words(reader, "table", SAID_TOO)).collect();
    let body = html! {
        (stage::symbols(replay.symbols))
        (stage::bar(reader, replay.game, &replay.game_name, html["meta"].as_str().unwrap_or_default(), back))
        main #table class={ "table replay game-" (replay.game) } data-table=(replay.id) data-as=(replay.seen_by) {
            div.play {
                (stage::above(reader, html))
                (stage::board(reader, html))
                div #dock.dock {
                    (controls(reader, replay, at))
                    (stage::mine(reader, html))
                }
                (stage::facts(reader, &moment["facts"]))
            }
            aside.side {
                (stage::seats(reader, &panels(replay)))
                (stage::log(reader, &moment["log"], Some(at), |at| address(replay, at)))
                (stage::seen(reader, html))
                (more(reader, replay, at))
            }
        }
        p #spoken.sr aria-live="polite" {}
        p #toast.toast role="alert" {}
        (carried("words", &Value::Object(said)))
    };
    document(reader, &title, &head, "at-table", body)
}

fn address(replay: &Replay, at: u64) -> String {
    format!("/tables/{}/replay?at={at}&as={}", replay.id, replay.seen_by)
}

fn controls(reader: &Reader, replay: &Replay, at: u64) -> Markup {
    let last = replay.moment["moments"].as_u64().unwrap_or_default();
    let step = |name: &str, to: u64, sign: Markup| {
        let key = format!("replay-{name}");
        html! {
            a.icon-btn.step href=(address(replay, to)) data-step=(name) title=(reader.word(&key))
                aria-disabled=[(to == at).then_some("true")] {
                (sign) span.sr { (reader.word(&key)) }
            }
        }
    };
    html! {
        section.controls aria-label=(reader.word("replay-slider")) {
            // Many things may happen at one moment: on a phone they scroll, by keyboard too.
            div #happened.happened tabindex="0" role="group" aria-label=(reader.word("table-happened")) {
                @for line in texts(&replay.moment["words"]) { p { (line) } }
                @if at == 0 { p { (reader.word("replay-beginning")) } }
            }
            div.steps {
                (step("first", 0, signs::first()))
                (step("back", at.saturating_sub(1), signs::back()))
                button #play.icon-btn.scripted-only type="button" aria-pressed="false" title=(reader.word("replay-play")) {
                    (signs::play()) span.sr { (reader.word("replay-play")) }
                }
                (step("next", (at + 1).min(last), signs::next()))
                (step("last", last, signs::last()))
                form.slide method="get" {
                    input type="hidden" name="as" value=(replay.seen_by);
                    input #at type="range" name="at" min="0" max=(last) value=(at) aria-label=(reader.word("replay-slider"));
                    noscript { button { (reader.word("replay-as-go")) } }
                }
                span #moment.num.muted { (reader.say("replay-moment", &[("at", (at as i64).into()), ("last", (last as i64).into())])) }
                label.speed.scripted-only {
                    span.sr { (reader.word("replay-speed")) }
                    select #speed {
                        @for (ms, key) in SPEEDS { option value=(ms) selected[key == "replay-normal"] { (reader.word(key)) } }
                    }
                }
            }
        }
    }
}

fn panels(replay: &Replay) -> Vec<SeatPanel> {
    let facts = &replay.moment["html"]["seats"];
    let panel = |(seat, (name, mark)): (usize, &(String, Mark))| SeatPanel {
        renaming: false,
        mark: *mark,
        name: name.clone(),
        kind: String::new(),
        standing: String::new(),
        class: String::new(),
        facts: PreEscaped(facts[seat].as_str().unwrap_or_default().to_owned()),
    };
    replay.seats.iter().enumerate().map(panel).collect()
}

fn more(reader: &Reader, replay: &Replay, at: u64) -> Markup {
    html! {
        section.card-panel.more {
            form method="get" {
                input type="hidden" name="at" value=(at);
                label for="as" { (reader.word("replay-as")) }
                " "
                select #as name="as" {
                    @for (value, words) in &replay.views {
                        option value=(value) selected[*value == replay.seen_by] { (words) }
                    }
                }
                noscript { " " button { (reader.word("replay-as-go")) } }
            }
            button #share.scripted-only type="button" { (reader.word("replay-share")) }
            @if replay.over {
                a.btn href={ "/tables/" (replay.id) "/analysis" } { (reader.word("table-analysis")) }
                a.btn href={ "/tables/" (replay.id) "/record.jsonl" } download { (reader.word("replay-record")) }
                form method="post" action={ "/tables/" (replay.id) "/branch" } {
                    input type="hidden" name="at" value=(at);
                    input type="hidden" name="as" value=(replay.seen_by);
                    (super::chance_field())
                    button { (reader.word("replay-branch")) }
                    label for="branch-seat" { (reader.word("replay-branch-seat")) }
                    " "
                    select #branch-seat name="seat" {
                        @for (seat, (name, _)) in replay.seats.iter().enumerate() { option value=(seat) { (name) } }
                    }
                }
            }
        }
    }
}
