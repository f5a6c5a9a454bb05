//! What one viewer gets to see, as JSON.

use super::people::{SaidTold, SeatTold};
use super::{Live, Pace, Seated, Status};
use courtly_core::{Outcome, Seat, Viewer};
use courtly_host::Table;
use courtly_text::{Lang, Voice};
use serde::Serialize;
use serde_json::{Value, json};
use std::borrow::Cow;

/// What a client wants: pictures and words, or the game's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Page(Lang),
    View,
}

impl Form {
    fn lang(self) -> Option<Lang> {
        match self {
            Form::Page(lang) => Some(lang),
            Form::View => None,
        }
    }
}

/// Log lines in one state; the whole log is in the replay.
const LOG_MAX: usize = 60;
/// Steps that are looked through for the log, so that long games cost no more than short ones.
const LOG_STEPS: usize = 200;

/// What a player's browser is told.
#[derive(Clone, Debug)]
pub struct State {
    pub seq: u64,
    /// As JSON, without the news.
    bare: String,
    /// What happened since the client looked last, as a JSON list; for pages only.
    news: Option<String>,
    /// How many choices it holds.
    pub choices: usize,
}

/// A state for programs.
#[derive(Serialize)]
struct ViewState<'a> {
    seq: u64,
    status: &'static str,
    viewer: Option<Seat>,
    mine: Vec<usize>,
    handover: Option<Seat>,
    turn: Vec<Seat>,
    prompt: Option<u64>,
    undo: bool,
    winners: Option<&'a [Seat]>,
    outcome: Option<&'a Outcome>,
    seats: Vec<SeatTold<'a>>,
    chat: Vec<SaidTold<'a>>,
    hints: bool,
    pace: Pace,
    host: bool,
}

impl State {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text()).unwrap_or_default()
    }

    /// The whole state as JSON.
    pub fn text(&self) -> Cow<'_, str> {
        let Some(news) = &self.news else { return Cow::Borrowed(&self.bare) };
        let open = self.bare.strip_suffix('}').unwrap_or(&self.bare);
        Cow::Owned([open, ",\"news\":", news, "}"].concat())
    }

    /// Whether it tells nothing that was not told with that one. News are told once: when they are gone, that is no
    /// change, and a client that heard of it would learn that somebody did something in secret.
    pub fn repeats(&self, told: &State) -> bool {
        self.bare == told.bare && self.news.as_deref().is_none_or(|news| news == "[]")
    }
}

impl Live {
    /// The state for a player, or for a stranger. `seen` is how much the client has seen already, for the news;
    /// `muted` are players whose chat this one does not want.
    pub fn state(&self, seated: &Seated, player: Option<i64>, form: Form, seen: Option<u64>, muted: &[i64]) -> State {
        let (viewer, handover) = self.viewpoint(player);
        let seq = self.sight(viewer).map_or(0, |sight| sight.seq);
        let asked = match viewer {
            Viewer::Seat(seat) => self.prompt(seat).map(|prompt| (seat, prompt)),
            Viewer::Spectator => None,
        };
        if let (Form::View, Some(table)) = (form, self.table.as_deref()) {
            return self.view_form(table, seated, player, viewer, handover, asked, muted);
        }
        let mut it = json!({
            "seq": seq,
            "status": self.status.name(),
            "viewer": match viewer { Viewer::Seat(seat) => Some(seat), Viewer::Spectator => None },
            "mine": self.plan.seats_of(player),
            "handover": handover,
            "turn": self.turn(),
            "prompt": asked.map(|(_, prompt)| prompt),
        });
        if let Some(table) = self.table.as_deref() {
            if let Form::Page(lang) = form {
                self.page_form(table, viewer, asked.map(|(seat, _)| seat), lang, &mut it);
            }
            it["undo"] = json!(self.undoable(table, viewer));
            it["winners"] = json!(table.outcome().map(|outcome| outcome.winners));
        }
        it["seats"] = json!(self.seats_told(seated, player, muted));
        it["chat"] = json!(self.chat_told(muted));
        it["hints"] = json!(self.plan.hints);
        it["pace"] = json!(self.plan.pace);
        it["host"] = json!(player == Some(self.host));
        let choices = it["choices"].as_array().map_or(0, Vec::len);
        let news = self.table.as_deref().zip(form.lang());
        let news = news.map(|(table, lang)| self.news(table, viewer, lang, seen).to_string());
        State { seq, bare: it.to_string(), news, choices }
    }

    fn turn(&self) -> Vec<Seat> {
        match &self.table {
            Some(table) if self.status == Status::Running => table.to_act().iter().collect(),
            _ => vec![],
        }
    }

    fn undoable(&self, table: &dyn Table, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.status == Status::Running && table.undoable(seat).is_ok(),
            Viewer::Spectator => false,
        }
    }

    /// The state for programs: drawn up without a detour through values, since bots ask for it after every step.
    #[allow(clippy::too_many_arguments)]
    fn view_form(
        &self,
        table: &dyn Table,
        seated: &Seated,
        player: Option<i64>,
        viewer: Viewer,
        handover: Option<Seat>,
        asked: Option<(Seat, u64)>,
        muted: &[i64],
    ) -> State {
        let sight = self.sight(viewer);
        let outcome = table.outcome();
        let told = ViewState {
            seq: sight.map_or(0, |sight| sight.seq),
            status: self.status.name(),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            mine: self.plan.seats_of(player),
            handover,
            turn: self.turn(),
            prompt: asked.map(|(_, prompt)| prompt),
            undo: self.undoable(table, viewer),
            winners: outcome.as_ref().map(|outcome| &outcome.winners[..]),
            outcome: outcome.as_ref(),
            seats: self.seats_told(seated, player, muted),
            chat: self.chat_told(muted),
            hints: self.plan.hints,
            pace: self.plan.pace,
            host: player == Some(self.host),
        };
        let view = sight.map_or("null", |sight| &sight.view);
        // Nothing while others decide.
        let legal = sight.filter(|_| asked.is_some()).map_or("[]", |sight| &sight.legal);
        State { seq: told.seq, bare: spliced(&told, view, legal), news: None, choices: 0 }
    }

    fn page_form(&self, table: &dyn Table, viewer: Viewer, asked: Option<Seat>, lang: Lang, it: &mut Value) {
        let names = self.plan.names();
        let voice = Voice { lang, names: &names };
        it["question"] = json!(asked.map(|seat| table.question(seat, voice)).unwrap_or_default());
        it["help"] = json!(asked.map(|seat| table.help(seat, voice)).unwrap_or_default());
        let picture = table.picture(viewer, voice);
        it["html"] = json!({
            "meta": picture.meta,
            "above": picture.above.0,
            "board": picture.board.0,
            "mine": picture.mine.0,
            "seats": picture.seats.iter().map(|seat| seat.0.as_str()).collect::<Vec<_>>(),
            "seen": picture.seen.0,
            "tally": table.tally(viewer, voice).0,
        });
        it["facts"] = json!(table.facts(viewer, voice));
        it["choices"] = asked
            .map(|seat| table.choices(seat, voice))
            .unwrap_or_default()
            .into_iter()
            .map(|c| {
                json!({
                    "decision": c.decision, "words": c.words, "headings": c.headings,
                    "places": c.places, "in_order": c.in_order, "preview": c.preview,
                })
            })
            .collect();
        it["log"] = log(table, viewer, voice);
        it["ending"] = json!(table.ending(viewer, voice));
    }

    /// What happened since the client looked last.
    fn news(&self, table: &dyn Table, viewer: Viewer, lang: Lang, seen: Option<u64>) -> Value {
        let unseen = seen.and_then(|seen| self.sight(viewer)?.unseen(seen));
        let Some(from) = unseen else { return json!([]) };
        let names = self.plan.names();
        let tidings = table.tidings(viewer, from, Voice { lang, names: &names });
        tidings.into_iter().map(|t| json!({"words": t.words, "motions": t.motions})).collect()
    }
}

/// The state with these two JSON texts in it, which are long and written already.
fn spliced(told: &ViewState, view: &str, legal: &str) -> String {
    let mut text = Vec::with_capacity(1024 + view.len() + legal.len());
    serde_json::to_writer(&mut text, told).expect("a state is plain data");
    let mut text = String::from_utf8(text).expect("JSON is UTF-8");
    text.pop();
    text.extend([",\"view\":", view, ",\"legal\":", legal, "}"]);
    text
}

/// The last lines of the log, each with the viewer's moment to which it belongs.
fn log(table: &dyn Table, viewer: Viewer, voice: Voice) -> Value {
    let from = table.steps().saturating_sub(LOG_STEPS);
    let moments = table.moments(viewer, 0);
    let tidings = table.tidings(viewer, from, voice);
    let lines: Vec<Value> = tidings
        .into_iter()
        .filter_map(|t| {
            let at = moments.partition_point(|step| *step <= t.step);
            t.words.map(|words| json!({"at": at, "words": words}))
        })
        .collect();
    json!(lines[lines.len().saturating_sub(LOG_MAX)..])
}
