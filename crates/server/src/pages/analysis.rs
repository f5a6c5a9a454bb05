//! What a finished game owed to luck and what to decisions. Everything is there without scripts; while the analysis is
//! made, a script shows how far it is.

use super::Reader;
use super::layout::{self, Head};
use super::plot::{self, Line};
use super::stage::letter;
use courtly_draw::{Mark, badge};
use courtly_host::{Account, Analysis, Told, tenths};
use courtly_text::Lang;
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct AnalysisPage {
    /// The table.
    pub id: String,
    /// The game's id, and its name in the reader's language.
    pub game: &'static str,
    pub game_name: String,
    /// The name and the mark of every seat.
    pub seats: Vec<(String, Mark)>,
    /// Where a bot decided in somebody's place in the end.
    pub stood_in: Vec<bool>,
    pub known: Known,
}

#[derive(Clone, Debug)]
pub enum Known {
    /// It is being made: so many decisions are judged, of so many; of none while it waits.
    Going { done: usize, total: usize },
    /// The analysis, and the worst decisions of every seat in words.
    Done(Box<Analysis>, Vec<Vec<Mistake>>),
}

/// A decision that cost something.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// Its place in the analysis.
    pub nth: usize,
    pub told: Told,
}

pub fn page(reader: &Reader, room: &AnalysisPage) -> Markup {
    let title = reader.say("analysis-title", &[("game", room.game_name.as_str().into())]);
    let going = matches!(room.known, Known::Going { .. });
    let head = Head {
        description: reader.word("analysis-lead"),
        image: Some(format!("/tables/{}/picture.png", room.id)),
        styles: vec!["/assets/analysis.css".to_owned(), format!("/assets/games/{}.css", room.game)],
        scripts: if going { vec!["/assets/analysis.js".to_owned()] } else { vec![] },
        private: true,
        refresh: going.then_some(3),
    };
    let body = html! {
        div class={ "analysis game-" (room.game) } {
            h1.title { (title) }
            p.lead { (reader.word("analysis-lead")) }
            p.jumps {
                a.btn href={ "/tables/" (room.id) "/replay?at=0" } { (reader.word("table-replay")) }
                a href={ "/tables/" (room.id) } { (reader.word("replay-to-table")) }
            }
            @match &room.known {
                Known::Going { done, total } => (progress(reader, room, *done, *total)),
                Known::Done(analysis, mistakes) => (result(reader, room, analysis, mistakes)),
            }
        }
    };
    layout::page(reader, &format!("{title} · Courtly"), head, body)
}

fn progress(reader: &Reader, room: &AnalysisPage, done: usize, total: usize) -> Markup {
    let open = [("done", "{done}".into()), ("total", "{total}".into())];
    let words = if total == 0 {
        reader.word("analysis-waiting")
    } else {
        reader.say("analysis-going", &[("done", done.into()), ("total", total.into())])
    };
    html! {
        section.panel.progress data-analysis=(room.id) data-words=(reader.say("analysis-going", &open)) {
            p { label for="done" { (reader.word("analysis-soon")) } }
            progress #done max=(total.max(1)) value=(done) {}
            p #words.note aria-live="polite" { (words) }
        }
    }
}

fn result(reader: &Reader, room: &AnalysisPage, analysis: &Analysis, mistakes: &[Vec<Mistake>]) -> Markup {
    let resigned = analysis.resigned.and_then(|seat| room.seats.get(usize::from(seat)));
    html! {
        @if analysis.rough { p.notice { (reader.word("analysis-rough")) } }
        section.block aria-labelledby="curve" {
            h2 #curve { (reader.word("analysis-curve")) }
            (plot::plot(reader, analysis, &lines(room, analysis, mistakes)))
            (figures(reader, room, analysis))
        }
        section.block aria-labelledby="accounts" {
            h2 #accounts { (reader.word("analysis-shares")) }
            div class={ "sheets seats" (room.seats.len()) } {
                @for (seat, account) in analysis.accounts.iter().enumerate() {
                    (sheet(reader, room, analysis, seat, account, &mistakes[seat]))
                }
            }
            @for ((name, _), _) in room.seats.iter().zip(&room.stood_in).filter(|(_, stood_in)| **stood_in) {
                p.note { (reader.say("analysis-stood-in", &[("name", name.as_str().into())])) }
            }
            @if let Some((name, _)) = resigned {
                p.note { (reader.say("analysis-resigned", &[("name", name.as_str().into())])) }
            }
            p.note { (reader.word("analysis-luck-note")) }
            @if !analysis.rough {
                p.note { (reader.word("analysis-accuracy-note")) }
            }
        }
    }
}

fn lines<'a>(room: &'a AnalysisPage, analysis: &Analysis, mistakes: &'a [Vec<Mistake>]) -> Vec<Line<'a>> {
    let line = |(seat, (name, mark)): (usize, &'a (String, Mark))| Line {
        name,
        mark: *mark,
        worst: mistakes[seat].iter().map(|one| (one.nth, address(room, analysis, one))).collect(),
    };
    room.seats.iter().enumerate().map(line).collect()
}

/// The moment of a mistake in the replay, with the eyes of whoever made it.
fn address(room: &AnalysisPage, analysis: &Analysis, mistake: &Mistake) -> String {
    let seat = analysis.judged[mistake.nth].seat;
    format!("/tables/{}/replay?at={}&as={seat}", room.id, mistake.told.moment)
}

/// The curve in figures: what everybody had after each turn.
fn figures(reader: &Reader, room: &AnalysisPage, analysis: &Analysis) -> Markup {
    let last = analysis.judged.chunk_by(|a, b| a.turn == b.turn).filter_map(|turn| turn.last());
    html! {
        details.figures {
            summary { (reader.word("analysis-figures")) }
            div.scroll tabindex="0" role="group" aria-label=(reader.word("analysis-figures")) {
                table {
                    thead { tr {
                        th scope="col" { (reader.word("analysis-turn")) }
                        @for (name, _) in &room.seats { th scope="col" { (name) } }
                    } }
                    tbody {
                        @for one in last {
                            tr {
                                th.num scope="row" { (one.turn) }
                                @for share in &one.after { td.num { (percent(reader.lang, tenths(*share))) } }
                            }
                        }
                        tr {
                            th scope="row" { (reader.word("analysis-result")) }
                            @for one in &analysis.accounts { td.num { (percent(reader.lang, tenths(one.result))) } }
                        }
                    }
                }
            }
        }
    }
}

fn sheet(
    reader: &Reader,
    room: &AnalysisPage,
    analysis: &Analysis,
    seat: usize,
    account: &Account,
    mistakes: &[Mistake],
) -> Markup {
    let (name, mark) = &room.seats[seat];
    let [start, luck, own, others, hindsight, result] = account.tenths();
    let parts = analysis.accounts.iter().flat_map(|one| [one.luck, one.own, one.others, one.hindsight]);
    let most = tenths(parts.map(i64::abs).max().unwrap_or(0)).max(1);
    let others_key = if room.seats.len() == 2 { "analysis-other" } else { "analysis-others" };
    let row = |key: &str, change: i64| {
        html! {
            tr {
                th scope="row" { (reader.word(key)) }
                td.num { (reader.lang.signed(change)) }
                td aria-hidden="true" { (bar(change, most)) }
            }
        }
    };
    html! {
        article.panel.sheet aria-labelledby={ "seat" (seat) } {
            header {
                (badge(*mark, letter(name)))
                h3 #{ "seat" (seat) } { (name) }
                @if !analysis.rough {
                    div.accuracy {
                        span { (reader.word("analysis-accuracy")) }
                        b.num {
                            @match account.accuracy {
                                Some(thousandths) => (percent(reader.lang, i64::from(thousandths))),
                                None => { "–" span.sr { (reader.word("analysis-accuracy-none")) } },
                            }
                        }
                    }
                }
            }
            table.sum {
                caption.sr { (reader.say("analysis-sum", &[("name", name.as_str().into())])) }
                tbody {
                    tr { th scope="row" { (reader.word("analysis-start")) } td.num { (percent(reader.lang, start)) } td {} }
                    (row("analysis-luck", luck))
                    (row("analysis-own", own))
                    (row(others_key, others))
                    (row("analysis-hindsight", hindsight))
                }
                tfoot {
                    tr { th scope="row" { (reader.word("analysis-result")) } td.num { (percent(reader.lang, result)) } td {} }
                }
            }
            h4 { (reader.word("analysis-worst")) }
            @if mistakes.is_empty() { p.note { (reader.word("analysis-worst-none")) } }
            @else { ol.worst { @for one in mistakes { li { (mistake(reader, room, analysis, one)) } } } }
        }
    }
}

fn mistake(reader: &Reader, room: &AnalysisPage, analysis: &Analysis, mistake: &Mistake) -> Markup {
    let judged = &analysis.judged[mistake.nth];
    let (best, taken) = (tenths(judged.best), tenths(judged.taken));
    let turn = reader.say("analysis-see", &[("turn", judged.turn.into())]);
    let from_to = [("from", percent(reader.lang, best).into()), ("to", percent(reader.lang, taken).into())];
    html! {
        p.cost {
            b.num { (reader.lang.signed(taken - best)) }
            span.muted { (reader.say("analysis-from-to", &from_to)) }
        }
        p { span.what { (reader.word("analysis-chosen")) } " " (mistake.told.decision) }
        p { span.what { (reader.word("analysis-better")) } " " (mistake.told.better) }
        p.go {
            a href=(address(room, analysis, mistake)) {
                (turn) span.sr { " (" (room.seats[usize::from(judged.seat)].0) ")" }
            }
        }
    }
}

/// A change as a bar to the left or to the right of nothing.
fn bar(change: i64, most: i64) -> Markup {
    let wide = 50.0 * change.abs() as f64 / most as f64;
    let left = if change < 0 { 50.0 - wide } else { 50.0 };
    html! {
        span.bar-box { span class={ "delta " (if change < 0 { "less" } else { "more" }) } style={ "left:" (left) "%;width:" (wide) "%" } {} }
    }
}

/// A share, such as 62.4%.
pub(super) fn percent(lang: Lang, tenths: i64) -> String {
    let whole = tenths % 10 == 0;
    let number = if whole { (tenths / 10).to_string() } else { lang.decimal(tenths) };
    match lang {
        Lang::En => format!("{number}%"),
        Lang::Fr => format!("{number}\u{202f}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_host::ONE;

    #[test]
    fn what_is_shown_adds_up_however_it_is_rounded() {
        for (start, own, others) in [(333_333_333, -123_456_789, 77_777_777), (200_000_000, 0, 450_000), (1, -1, 2)] {
            for result in [0, ONE, 333_333_333, 666_666_667] {
                let luck = own / 3 + 123_456;
                let hindsight = result - start - luck - own - others;
                let account = Account { start, luck, own, others, hindsight, result, accuracy: None };
                let [a, b, c, d, e, sum] = account.tenths();
                assert_eq!(a + b + c + d + e, sum);
                assert!(b == tenths(luck) && (e - tenths(hindsight)).abs() <= 3, "{account:?}");
            }
        }
    }

    #[test]
    fn numbers_are_written_as_readers_write_them() {
        assert_eq!([percent(Lang::En, 624), percent(Lang::En, 1000)], ["62.4%", "100%"]);
        assert_eq!([percent(Lang::Fr, 624), Lang::Fr.signed(-5)], ["62,4\u{202f}%", "−0,5"]);
        assert_eq!([Lang::En.signed(30), Lang::En.signed(0)], ["+3.0", "±0.0"]);
    }
}
