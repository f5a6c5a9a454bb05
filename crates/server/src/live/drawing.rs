use super::Live;
use bytes::Bytes;
use courtly_core::{Seat, Viewer};
use courtly_host::{Choice, Table};
use courtly_text::{Lang, Voice};
use serde::Serialize;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::Mutex;

/// Log lines in one state; the whole log is in the replay.
const LOG_MAX: usize = 60;
/// Steps that are looked through for the log, so that long games cost no more than short ones.
const LOG_STEPS: usize = 200;
/// Drawings that are kept, in bytes.
const KEPT_MAX: usize = 16 << 20;

/// What a page shows of a table: slow to draw, and the same for all who look with the same eyes in one language.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    /// The fields of a JSON object, a comma before each.
    pub text: Bytes,
    /// Of the text, to compare it with others.
    pub digest: u64,
    /// How many choices it holds.
    pub choices: usize,
}

#[derive(Serialize)]
struct Drawn<'a> {
    question: String,
    help: String,
    html: Parts<'a>,
    facts: Vec<String>,
    choices: Vec<Choice>,
    log: Vec<LogLine>,
    ending: Vec<String>,
}

/// The picture, each part as the page takes it.
#[derive(Serialize)]
struct Parts<'a> {
    meta: &'a str,
    above: &'a str,
    board: &'a str,
    mine: &'a str,
    seats: Vec<&'a str>,
    seen: &'a str,
    tally: &'a str,
}

#[derive(Serialize)]
struct LogLine {
    /// The viewer's moment to which it belongs.
    at: usize,
    words: String,
}

/// The drawings of late, by the version of the table, the eyes and the language.
#[derive(Debug, Default)]
pub struct Drawings {
    kept: Mutex<HashMap<(u64, Viewer, Lang), Drawing>>,
    hasher: RandomState,
}

impl Drawings {
    /// The drawing for this viewer, who is asked if `asked`.
    pub(super) fn of(
        &self,
        live: &Live,
        table: &dyn Table,
        viewer: Viewer,
        asked: Option<Seat>,
        lang: Lang,
    ) -> Drawing {
        let key = (live.version, viewer, lang);
        if let Some(drawing) = self.kept.lock().unwrap_or_else(|e| e.into_inner()).get(&key) {
            return drawing.clone();
        }
        let names = live.plan.names();
        let (text, choices) = drawn(table, viewer, asked, Voice { lang, names: &names });
        let drawing = Drawing { digest: self.hasher.hash_one(&text), text: text.into(), choices };
        let mut kept = self.kept.lock().unwrap_or_else(|e| e.into_inner());
        let all: usize = kept.values().map(|drawing| drawing.text.len()).sum();
        if all + drawing.text.len() > KEPT_MAX {
            kept.clear();
        }
        kept.insert(key, drawing.clone());
        drawing
    }
}

/// The picture, the words and the choices of a viewer, who is asked if `asked`: the inside of a JSON object behind a
/// comma, and how many choices there are.
pub fn drawn(table: &dyn Table, viewer: Viewer, asked: Option<Seat>, voice: Voice) -> (String, usize) {
    let picture = table.picture(viewer, voice);
    let tally = table.tally(viewer, voice);
    let drawn = Drawn {
        question: asked.map(|seat| table.question(seat, voice)).unwrap_or_default(),
        help: asked.map(|seat| table.help(seat, voice)).unwrap_or_default(),
        html: Parts {
            meta: &picture.meta,
            above: &picture.above.0,
            board: &picture.board.0,
            mine: &picture.mine.0,
            seats: picture.seats.iter().map(|seat| seat.0.as_str()).collect(),
            seen: &picture.seen.0,
            tally: &tally.0,
        },
        facts: table.facts(viewer, voice),
        choices: asked.map(|seat| table.choices(seat, voice)).unwrap_or_default(),
        log: log(table, viewer, voice),
        ending: table.ending(viewer, voice),
    };
    let mut text = serde_json::to_string(&drawn).expect("a drawing is plain data");
    text.pop();
    text.replace_range(..1, ",");
    (text, drawn.choices.len())
}

/// The last lines of the log.
fn log(table: &dyn Table, viewer: Viewer, voice: Voice) -> Vec<LogLine> {
    let from = table.steps().saturating_sub(LOG_STEPS);
    let moments = table.moments(viewer, 0);
    let line = |tiding: courtly_host::Tiding| {
        let at = moments.partition_point(|step| *step <= tiding.step);
        tiding.words.map(|words| LogLine { at, words })
    };
    let mut lines: Vec<LogLine> = table.tidings(viewer, from, voice).into_iter().filter_map(line).collect();
    lines.drain(..lines.len().saturating_sub(LOG_MAX));
    lines
}
