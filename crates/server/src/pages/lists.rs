//! Games and tables in lists.

use super::model::{GameCard, OpenTable, Pace, Standing, TableLine};
use super::{Reader, icons};
use maud::{Markup, PreEscaped, html};

/// A game's cover with an id, so that [`thumb`] can show it again on the same page.
pub(super) fn cover(game: &str, svg: &'static str) -> Markup {
    let Some(rest) = svg.trim_start().strip_prefix("<svg") else {
        return html! { svg.no-cover viewBox="0 0 280 192" id={ "cover-" (game) } { (crest()) } };
    };
    let fit = if rest.split('>').next().is_some_and(|tag| tag.contains("preserveAspectRatio")) {
        ""
    } else {
        " preserveAspectRatio=\"xMidYMid slice\""
    };
    PreEscaped(format!("<svg id=\"cover-{}\"{fit}{rest}", html! { (game) }.into_string()))
}

/// What stands for a game without a cover.
fn crest() -> Markup {
    html! {
        g transform="translate(140 100) scale(4)" {
            path style="fill:var(--gold-fill)" d="M-11 7 -13-6-6.4-.6 0-10 6.4-.6 13-6 11 7Q0 10.2-11 7Z" {}
        }
    }
}

/// The covers of these games, unseen, for pages that only show them small.
pub(super) fn covers<'a>(lines: impl Iterator<Item = (&'a str, &'static str)>) -> Markup {
    let mut once: Vec<(&str, &'static str)> = vec![];
    for (game, svg) in lines {
        if !once.iter().any(|(shown, _)| *shown == game) {
            once.push((game, svg));
        }
    }
    html! {
        @for (game, svg) in once { div.sprite aria-hidden="true" { (cover(game, svg)) } }
    }
}

pub(super) fn thumb(game: &str) -> Markup {
    html! {
        svg.thumb viewBox="0 0 52 52" aria-hidden="true" { use href={ "#cover-" (game) } width="52" height="52" {} }
    }
}

pub(super) fn players(reader: &Reader, seats: (usize, usize)) -> String {
    if seats.0 == seats.1 {
        reader.say("game-players", &[("n", seats.0.into())])
    } else {
        reader.say("game-players-range", &[("from", seats.0.into()), ("to", seats.1.into())])
    }
}

/// Seats and length.
pub(super) fn facts(reader: &Reader, card: &GameCard) -> Markup {
    html! {
        p.meta.num {
            span { (icons::person()) (players(reader, card.seats)) }
            span { (icons::hourglass()) (card.length) }
        }
    }
}

/// One click to a table with bots.
pub(super) fn play_now(reader: &Reader, card: &GameCard) -> Markup {
    html! {
        form.quick method="post" action="/tables" {
            input type="hidden" name="game" value=(card.id);
            input type="hidden" name="seats" value=(card.quick_seats);
            input type="hidden" name="level" value=(card.quick_level);
            (super::chance_field())
            button.primary { (reader.word("game-play-now")) span.sr { " " (card.name) } }
        }
    }
}

pub(super) fn table_lines(reader: &Reader, lines: &[TableLine]) -> Markup {
    html! { ul.runs { @for line in lines { li { (table_line(reader, line)) } } } }
}

fn table_line(reader: &Reader, line: &TableLine) -> Markup {
    let mine = line.standing == Standing::YourTurn;
    let over = matches!(line.standing, Standing::Won | Standing::Lost(_) | Standing::Over(_));
    let address = if over { format!("/tables/{}/replay", line.id) } else { format!("/tables/{}", line.id) };
    html! {
        a.run.mine[mine] href=(address) {
            (thumb(line.game))
            span.run-words {
                b { (line.game_name) }
                span.run-state {
                    span.state.yours[mine].won[line.standing == Standing::Won] { (standing(reader, &line.standing)) }
                    @if !line.meta.is_empty() { " · " (line.meta) }
                }
                span.run-more {
                    @if !line.with.is_empty() {
                        (reader.say("line-with", &[("names", names(reader, &line.with).into())])) " · "
                    }
                    (ago(reader, line.seconds_ago))
                }
            }
            @if over { span.run-go aria-hidden="true" { (reader.word("line-replay")) } }
        }
    }
}

fn standing(reader: &Reader, standing: &Standing) -> String {
    let who =
        |key: &str, who: &[String]| reader.say(key, &[("names", names(reader, who).into()), ("n", who.len().into())]);
    match standing {
        Standing::YourTurn => reader.word("line-your-turn"),
        Standing::Theirs(others) => who("line-theirs", others),
        Standing::Waiting { free } => reader.say("line-free", &[("n", (*free).into())]),
        Standing::Won => reader.word("line-won"),
        Standing::Lost(winners) | Standing::Over(winners) if winners.is_empty() => reader.word("line-nobody-won"),
        Standing::Lost(winners) | Standing::Over(winners) => who("line-they-won", winners),
        Standing::Aborted => reader.word("line-aborted"),
    }
}

pub(super) fn open_tables(reader: &Reader, tables: &[OpenTable]) -> Markup {
    html! {
        ul.runs {
            @for table in tables {
                li {
                    a.run href=(table.link) {
                        (thumb(table.game))
                        span.run-words {
                            b { (table.game_name) }
                            span.run-state {
                                (reader.say("line-of-host", &[("name", table.host.clone().into())])) " · "
                                (reader.say("line-seats-free", &[
                                    ("free", table.free.into()), ("seats", table.seats.into()),
                                ]))
                            }
                            span.run-more { (pace(reader, table.pace)) " · " (ago(reader, table.seconds_ago)) }
                        }
                        span.run-go aria-hidden="true" { (reader.word("line-join")) }
                    }
                }
            }
        }
    }
}

pub(super) fn pace(reader: &Reader, pace: Pace) -> String {
    reader.word(match pace {
        Pace::Live => "page-pace-live",
        Pace::Days => "page-pace-days",
    })
}

/// "Ada, Odile and Rufus".
pub(super) fn names(reader: &Reader, names: &[String]) -> String {
    reader.phrases.list(names, "page-and")
}

fn ago(reader: &Reader, seconds: u64) -> Markup {
    let n = |unit: u64| ("n", ((seconds / unit) as i64).into());
    let words = match seconds {
        0..60 => reader.word("ago-now"),
        60..3_600 => reader.say("ago-minutes", &[n(60)]),
        3_600..86_400 => reader.say("ago-hours", &[n(3_600)]),
        _ => reader.say("ago-days", &[n(86_400)]),
    };
    html! { span.whole { (words) } }
}
