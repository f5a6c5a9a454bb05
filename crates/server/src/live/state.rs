//! What one viewer gets to see, as JSON.

use super::drawing::Drawings;
use super::people::{SaidTold, SeatTold};
use super::{Live, Pace, Seated, Status};
use bytes::Bytes;
use courtly_core::{Seat, Viewer};
use courtly_host::Table;
use courtly_text::{Lang, Voice};
use serde::Serialize;
use serde_json::{Value, json};

/// What a client wants: pictures and words, or the game's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Page(Lang),
    View,
}

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub struct Look {
    /// Nobody's, for a stranger.
    pub player: Option<i64>,
    pub form: Form,
    pub seen: Seen,
    /// Players whose chat this one does not want.
    pub muted: Vec<i64>,
}

/// How much a client has seen already, for the news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    Nothing,
    /// So many changes, by its own count.
    Changes(u64),
    /// So many, with these eyes: with others, nothing.
    With(Viewer, u64),
}

/// What a player's browser is told, as the text of a JSON object in parts. The long one is shared, with the table or
/// with all who get the same, and is not copied on its way out.
#[derive(Clone, Debug)]
pub struct State {
    pub viewer: Viewer,
    pub seq: u64,
    /// How many choices it holds.
    pub choices: usize,
    imprint: Imprint,
    long: Bytes,
    /// What happened since the client looked last, as a JSON list; for pages only.
    news: Option<String>,
}

/// What is remembered of a state, to tell nothing twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imprint {
    /// The state's text up to its long part.
    head: String,
    /// Of the long part, where the head does not say it all.
    digest: Option<u64>,
}

/// What pages and programs are told alike.
#[derive(Serialize)]
struct Told<'a> {
    seq: u64,
    status: &'static str,
    viewer: Option<Seat>,
    mine: Vec<usize>,
    handover: Option<Seat>,
    turn: Vec<Seat>,
    prompt: Option<u64>,
    undo: bool,
    winners: Option<&'a [Seat]>,
    seats: Vec<SeatTold<'a>>,
    chat: Vec<SaidTold<'a>>,
    hints: bool,
    pace: Pace,
    host: bool,
}

impl State {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.parts("").concat()).unwrap_or_default()
    }

    /// The text in its parts, behind this one.
    pub fn parts(&self, before: &str) -> [Bytes; 3] {
        let end = match &self.news {
            Some(news) => [",\"news\":", news, "}"].concat().into(),
            None => Bytes::from_static(b"}"),
        };
        [[before, &self.imprint.head].concat().into(), self.long.clone(), end]
    }

    /// Whether it tells nothing that was not told with that one. News are told once: when they are gone, that is no
    /// change, and a client that heard of it would learn that somebody did something in secret.
    pub fn repeats(&self, told: &Imprint) -> bool {
        self.imprint == *told && self.news.as_deref().is_none_or(|news| news == "[]")
    }

    pub fn into_imprint(self) -> Imprint {
        self.imprint
    }
}

impl Live {
    /// The state for whoever looks. For pages this may take a while, since pictures are drawn.
    pub fn state(&self, seated: &Seated, look: &Look, drawings: &Drawings) -> State {
        let (viewer, handover) = self.viewpoint(look.player);
        let asked = match viewer {
            Viewer::Seat(seat) => self.prompt(seat).map(|prompt| (seat, prompt)),
            Viewer::Spectator => None,
        };
        let (sight, outcome) = (self.sight(viewer), self.table.as_ref().and_then(|table| table.outcome()));
        let told = Told {
            seq: sight.map_or(0, |sight| sight.seq),
            status: self.status.name(),
            viewer: viewer.seat(),
            mine: self.plan.seats_of(look.player),
            handover,
            turn: self.turn(),
            prompt: asked.map(|(_, prompt)| prompt),
            undo: self.undoable(viewer),
            winners: outcome.as_ref().map(|outcome| &outcome.winners[..]),
            seats: self.seats_told(seated, look.player, &look.muted),
            chat: self.chat_told(&look.muted),
            hints: self.plan.hints,
            pace: self.plan.pace,
            host: look.player == Some(self.host),
        };
        let seq = told.seq;
        let mut head = serde_json::to_string(&told).expect("a state is plain data");
        head.pop();
        let (mut long, mut digest, mut news, mut choices) = (Bytes::new(), None, None, 0);
        match (self.table.as_deref(), look.form) {
            (None, _) => {}
            (Some(_), Form::View) => {
                // Written already, and not looked into again. The head says whether they are the same as before: what
                // is seen is in it, and another list to choose from is another question.
                let view = sight.map_or("null", |sight| &sight.view);
                let outcome = json!(outcome).to_string();
                head.extend([",\"outcome\":", &outcome, ",\"view\":", view, ",\"legal\":"]);
                // Nothing while others decide.
                long = sight.filter(|_| asked.is_some()).map_or(Bytes::from_static(b"[]"), |sight| sight.legal.clone());
            }
            (Some(table), Form::Page(lang)) => {
                let drawing = drawings.of(self, table, viewer, asked.map(|(seat, _)| seat), lang);
                (long, digest, choices) = (drawing.text, Some(drawing.digest), drawing.choices);
                news = Some(self.news(table, viewer, lang, look.seen));
            }
        }
        State { viewer, seq, choices, imprint: Imprint { head, digest }, long, news }
    }

    fn turn(&self) -> Vec<Seat> {
        match &self.table {
            Some(table) if self.status == Status::Running => table.to_act().iter().collect(),
            _ => vec![],
        }
    }

    fn undoable(&self, viewer: Viewer) -> bool {
        let table = self.table.as_ref().filter(|_| self.status == Status::Running);
        table.zip(viewer.seat()).is_some_and(|(table, seat)| table.undoable(seat).is_ok())
    }

    /// What happened since the client looked last, as a JSON list.
    fn news(&self, table: &dyn Table, viewer: Viewer, lang: Lang, seen: Seen) -> String {
        let seen = match seen {
            Seen::Changes(seq) => Some(seq),
            Seen::With(eyes, seq) if eyes == viewer => Some(seq),
            Seen::Nothing | Seen::With(..) => None,
        };
        let unseen = seen.and_then(|seen| self.sight(viewer)?.unseen(seen));
        let Some(from) = unseen else { return "[]".to_owned() };
        let names = self.plan.names();
        let tidings = table.tidings(viewer, from, Voice { lang, names: &names });
        let told = tidings.into_iter().map(|t| json!({"words": t.words, "motions": t.motions}));
        Value::from_iter(told).to_string()
    }
}
