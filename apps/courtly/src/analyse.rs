//! `courtly analyse FILE`: what a finished match owed to luck and what to decisions.

use crate::Failure;
use crate::cli::AnalyseArgs;
use crate::progress::Line;
use crate::say::{Say, print};
use crate::verify::read;
use courtly_core::Seat;
use courtly_host::{Analysis, Reviewing, Table, replay, tenths, told};
use courtly_text::Tint;

/// So many decisions of a seat are named.
const WORST: usize = 3;

pub fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let say = Say::new(args.lang.lang(), false);
    let record = read(&args.file)?;
    let wrong = |why: String| Failure(format!("{}: {why}", args.file.display()));
    let table = replay(&record, usize::MAX).map_err(|e| wrong(e.to_string()))?;
    let review = table.review(args.nodes).ok_or_else(|| wrong(say.word("ui-analyse-running")))?;
    let analysis = judged(review, &say)?;
    let mut text = sums(&say, &*table, &analysis);
    let mut notes = say.word("ui-analyse-note");
    if !analysis.rough {
        notes += &format!(" {}", say.word("ui-analyse-accuracy-note"));
    }
    text += &format!("{}\n", say.ink.paint(Tint::Muted, &say.wrap(&notes, "")));
    if let Some(seat) = analysis.resigned {
        let who = [("who", table.seat_name(Seat(seat), say.lang.into()).into())];
        text += &format!("{}\n", say.wrap(&say.say("ui-analyse-resigned", &who), ""));
    }
    if analysis.rough {
        text += &format!("{}\n", say.wrap(&say.word("ui-analyse-rough"), ""));
    }
    for seat in Seat::all(table.seats()) {
        text += &worst(&say, &*table, &analysis, seat);
    }
    print(&text)
}

/// Judges every decision; whoever looks at a terminal sees how far it is.
fn judged(mut review: Box<dyn Reviewing>, say: &Say) -> Result<Analysis, Failure> {
    let mut line = Line::begin();
    while review.done() < review.total() {
        line.show(|| say.say("ui-analyse-going", &[("done", review.done().into()), ("total", review.total().into())]));
        review.go_on();
    }
    line.clear();
    Ok(review.finish())
}

/// One line a seat: how it came from its fair share to its result.
fn sums(say: &Say, table: &dyn Table, analysis: &Analysis) -> String {
    let heads = ["seat", "start", "luck", "own", "others", "hindsight", "result", "accuracy"];
    let mut rows: Vec<Vec<String>> = vec![heads.map(|head| say.word(&format!("ui-analyse-{head}"))).to_vec()];
    for (seat, account) in Seat::all(table.seats()).zip(&analysis.accounts) {
        let [start, luck, own, others, hindsight, result] = account.tenths();
        let accuracy =
            account.accuracy.map_or("–".to_owned(), |thousandths| say.lang.decimal(i64::from(thousandths)));
        let change = |tenths| say.lang.signed(tenths);
        rows.push(vec![
            table.seat_name(seat, say.lang.into()),
            say.lang.decimal(start),
            change(luck),
            change(own),
            change(others),
            change(hindsight),
            say.lang.decimal(result),
            accuracy,
        ]);
    }
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..heads.len()).map(wide).collect();
    let mut text = String::new();
    for (nth, row) in rows.iter().enumerate() {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        row.iter().zip(&widths).skip(1).for_each(|(cell, wide)| line += &format!("  {cell:>wide$}"));
        text += &if nth == 0 { say.ink.paint(Tint::Muted, &line) } else { line };
        text.push('\n');
    }
    text
}

fn worst(say: &Say, table: &dyn Table, analysis: &Analysis, seat: Seat) -> String {
    let worst = analysis.worst(seat, WORST);
    let who = [("who", table.seat_name(seat, say.lang.into()).into())];
    let key = if worst.is_empty() { "ui-analyse-no-worst" } else { "ui-analyse-worst" };
    let mut text = format!("\n{}\n", say.ink.paint(Tint::Gold, &say.say(key, &who)));
    for one in worst {
        let Some(words) = told(table, one, say.lang.into()) else { continue };
        let figures = [
            ("turn", one.turn.into()),
            ("loss", say.lang.signed(tenths(one.taken) - tenths(one.best)).into()),
            ("decision", within_sentence(&words.decision).into()),
            ("better", within_sentence(&words.better).into()),
        ];
        text += &format!("{}\n", say.wrap(&say.say("ui-analyse-mistake", &figures), "    "));
    }
    text
}

/// A choice that is offered with a cheer ends a sentence with a full stop.
fn within_sentence(choice: &str) -> &str {
    choice.trim_end_matches('!').trim_end()
}
