//! What the pages with a board have in common: the bar, the parts that pictures fill, the panels of the seats.

use super::{Reader, icons, signs};
use crate::settings::Theme;
use courtly_draw::{Mark, badge};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

/// The bar: the way home, the game, where it stands; `more` are the page's own buttons.
pub(super) fn bar(reader: &Reader, game: &str, game_name: &str, meta: &str, more: Markup) -> Markup {
    let other = if reader.settings.theme == Theme::Dark { "light" } else { "dark" };
    html! {
        header.bar.table-bar {
            a.brand href="/" title=(reader.word("table-home")) {
                (icons::crown()) span.sr { (reader.word("table-home")) }
            }
            div.title { h1 { (game_name) } span #meta.meta { (meta) } }
            span.grow {}
            form method="post" action="/settings/theme" data-theme-form {
                input type="hidden" name="back" value=(reader.path);
                button.icon-btn name="theme" value=(other) title=(reader.word("table-theme")) {
                    (icons::half()) span.sr { (reader.word("table-theme")) }
                }
            }
            a.btn.rules-link href={ "/games/" (game) "#rules" } target="_blank" title=(reader.word("table-rules")) {
                (signs::book()) span { (reader.word("table-rules")) }
            }
            (more)
        }
    }
}

/// The symbols of a game, once, hidden.
pub(super) fn symbols(symbols: &str) -> Markup {
    html! { svg.defs aria-hidden="true" { (PreEscaped(symbols)) } }
}

/// Markup that the scene of a game has made.
pub(super) fn drawn(html: &Value, part: &str) -> Markup {
    PreEscaped(html[part].as_str().unwrap_or_default().to_owned())
}

pub(super) fn above(reader: &Reader, html: &Value) -> Markup {
    html! { section #above.part aria-label=(reader.word("table-above")) { (drawn(html, "above")) } }
}

pub(super) fn board(reader: &Reader, html: &Value) -> Markup {
    html! { section #board.board.part aria-label=(reader.word("table-board")) { (drawn(html, "board")) } }
}

pub(super) fn mine(reader: &Reader, html: &Value) -> Markup {
    html! { section #mine.part aria-label=(reader.word("table-mine")) { (drawn(html, "mine")) } }
}

pub(super) fn seen(reader: &Reader, html: &Value) -> Markup {
    let seen = drawn(html, "seen");
    html! {
        details #seen-panel.card-panel.fold open hidden[seen.0.is_empty()] {
            summary { (reader.word("table-seen")) }
            div #seen.part { (seen) }
        }
    }
}

/// The position in sentences, for those who do not see the board, and for those who want to be sure.
pub(super) fn facts(reader: &Reader, facts: &Value) -> Markup {
    html! {
        details #facts-panel.card-panel.fold {
            summary { (reader.word("table-facts")) }
            ul #facts.facts { @for fact in texts(facts) { li { (fact) } } }
        }
    }
}

/// The log, newest first; each line leads to its moment.
pub(super) fn log(reader: &Reader, log: &Value, now: Option<u64>, address: impl Fn(u64) -> String) -> Markup {
    let lines = log.as_array().map(Vec::as_slice).unwrap_or_default();
    html! {
        section #log-panel.card-panel {
            h2 #log-title { (reader.word("table-happened")) }
            ol #log.log reversed aria-labelledby="log-title" {
                @for line in lines.iter().rev() {
                    @let at = line["at"].as_u64().unwrap_or_default();
                    li data-at=(at) aria-current=[(now == Some(at)).then_some("step")]
                        class=[now.is_some_and(|now| at > now).then_some("later")] {
                        a href=(address(at)) { (line["words"].as_str().unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// What a seat's panel says.
pub(super) struct SeatPanel {
    pub mark: Mark,
    pub name: String,
    /// "you", "bot, easy".
    pub kind: String,
    /// "Your turn".
    pub standing: String,
    pub class: String,
    pub facts: Markup,
    /// Whether the reader may change this name.
    pub renaming: bool,
}

pub(super) fn seats(reader: &Reader, panels: &[SeatPanel]) -> Markup {
    html! {
        section #seats aria-label=(reader.word("table-seats")) {
            @for (seat, panel) in panels.iter().enumerate() {
                div class={ "card-panel player " (panel.class) } data-seat=(seat) data-anchor={ "seat:" (seat) } {
                    (badge(panel.mark, letter(&panel.name)))
                    div.who {
                        p.nm {
                            b.name { (panel.name) }
                            @if panel.renaming {
                                button.rename.scripted-only type="button" data-do="name" title=(reader.word("table-name")) {
                                    (signs::pencil()) span.sr { (reader.word("table-name")) }
                                }
                            }
                            " " small.kind { (panel.kind) } " " b.turn { (panel.standing) }
                        }
                        div.seat-facts.part { (panel.facts) }
                    }
                }
            }
        }
    }
}

/// Data for the scripts of the page. Nothing in it can end the element early.
pub(super) fn carried(id: &str, data: &Value) -> Markup {
    let text = data.to_string().replace('<', "\\u003c");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

/// Phrases for the scripts: each under its key without the prefix, with its arguments left open in braces.
pub(super) fn words(reader: &Reader, prefix: &str, keys: &[(&str, &[&str])]) -> impl Iterator<Item = (String, Value)> {
    keys.iter().map(move |(key, args)| {
        let open: Vec<_> = args.iter().map(|arg| (*arg, format!("{{{arg}}}").into())).collect();
        ((*key).to_owned(), Value::from(reader.say(&format!("{prefix}-{key}"), &open)))
    })
}

pub(super) fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// What stands on somebody's badge.
pub(super) fn letter(name: &str) -> char {
    courtly_text::initial(name).unwrap_or('?')
}
