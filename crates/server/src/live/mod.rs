//! Tables in memory: what was agreed, the match, and how far each viewer has seen it.
//!
//! ```text
//! Hub ──> Seated (lock, presence, bell) ──> Live (plan, match, sights) ──> State (JSON for one viewer)
//!                                             │ every change: writes, durable before anybody is told
//! ```

mod acts;
mod analysing;
mod drawing;
mod drive;
mod hub;
mod past;
mod people;
mod plan;
mod seating;
mod sight;
mod state;
mod writing;

pub use acts::Actor;
pub use analysing::Analysed;
pub use drawing::{Drawings, drawn};
pub use drive::{clear, nudge, sweep, tend};
pub use hub::Arrival;
pub use hub::{Hub, Seated};
pub use past::{Eyes, Moment, from_whose};
pub use plan::{BOT_NAMES, BotSpeed, Kind, Pace, Plan, Sitter};
pub use state::{Form, Imprint, Look, Seen, State};
pub use writing::{NAME_MAX, alike, apart, tidy_line, tidy_name};

use crate::refusal::{Code, Refusal};
use crate::store::{Row, Stored, Write};
use courtly_core::{Seat, Viewer};
use courtly_draw::Mark;
use courtly_host::{End, FORMAT, Header, Line, Order, Record, Seed, Table, game_info, opening, retrace, written};
use serde_json::json;
use sight::Sight;
use std::collections::HashMap;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Chat lines that are kept with a table.
pub const CHAT_MAX: usize = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Waiting,
    Running,
    Over,
    Aborted,
}

impl Status {
    pub fn name(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Over => "over",
            Status::Aborted => "aborted",
        }
    }

    /// Refuses what is told of a match that was played to its end only. One that was broken off keeps its secrets.
    pub fn ended(self) -> Result<(), Refusal> {
        match self {
            Status::Over => Ok(()),
            Status::Aborted => Err(Refusal::of_kind(Code::NotOver, "aborted")),
            Status::Waiting | Status::Running => Err(Code::NotOver.into()),
        }
    }

    pub fn parse(name: &str) -> Option<Status> {
        [Status::Waiting, Status::Running, Status::Over, Status::Aborted].into_iter().find(|it| it.name() == name)
    }
}

/// A line of chat.
#[derive(Clone, Debug)]
pub struct Said {
    pub player: i64,
    pub name: String,
    pub text: String,
}

/// A table and everything about it.
pub struct Live {
    pub id: String,
    pub invitation: String,
    pub host: i64,
    pub plan: Plan,
    pub status: Status,
    pub made: u64,
    /// When something happened that everybody saw.
    moved: u64,
    /// The host's seed, drawn when the table is made, so that its commitment can be shown before play.
    seed: Seed,
    header: Option<Header>,
    pub table: Option<Box<dyn Table>>,
    /// How the seats are marked in this match.
    pub marks: Vec<Mark>,
    /// How many lines of the record are stored.
    pub lines: usize,
    /// One for each seat, and the last for everybody else.
    sights: Vec<Sight>,
    pub chat: Vec<Said>,
    /// Whose knowledge the device of a player shows, where several people share it.
    holding: HashMap<i64, Seat>,
    /// Something was done that could not be stored: what is here is not the truth any more.
    pub broken: bool,
    /// Another after every change, and never the same again, for those who remember what they drew.
    version: u64,
    pub touched: Instant,
}

impl std::fmt::Debug for Live {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The match is secret.
        write!(f, "Live({}, {})", self.id, self.status.name())
    }
}

pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

impl Live {
    pub fn new(id: String, invitation: String, host: i64, plan: Plan) -> Result<Live, Refusal> {
        let seed = match &plan.seed_text {
            Some(text) => Seed::from_text(text),
            None => Seed::random().map_err(|why| Refusal::because(Code::Failed, why))?,
        };
        let live = Live {
            id,
            invitation,
            host,
            plan,
            status: Status::Waiting,
            made: now(),
            moved: now(),
            seed,
            header: None,
            table: None,
            marks: vec![],
            lines: 0,
            sights: vec![],
            chat: vec![],
            holding: HashMap::new(),
            broken: false,
            version: 0,
            touched: Instant::now(),
        };
        // Wrong options or positions are refused when the table is made, not when it begins.
        live.set_up()?;
        Ok(live)
    }

    /// A table from its rows; the match is replayed and every hash compared.
    pub fn load(stored: Stored) -> Result<Live, Refusal> {
        let failed = |why: String| Refusal::because(Code::Failed, why);
        let row = stored.row;
        let plan: Plan = serde_json::from_str(&row.plan).map_err(|e| failed(e.to_string()))?;
        let seed = row.seed.as_deref().and_then(Seed::from_hex).ok_or_else(|| failed("no seed".to_owned()))?;
        let said = |(player, name, text)| Said { player, name, text };
        let mut live = Live {
            id: row.id,
            invitation: row.invitation,
            host: row.host,
            plan,
            status: Status::parse(&row.status).ok_or_else(|| failed("unknown status".to_owned()))?,
            made: row.made,
            moved: row.changed,
            seed,
            header: None,
            table: None,
            marks: vec![],
            lines: stored.lines.len(),
            sights: vec![],
            chat: stored.chat.into_iter().map(said).collect(),
            holding: HashMap::new(),
            broken: false,
            version: 0,
            touched: Instant::now(),
        };
        if let Some(header) = row.header {
            let header: Header = serde_json::from_str(&header).map_err(|e| failed(e.to_string()))?;
            live.retrace(&header, &stored.lines).map_err(failed)?;
            live.header = Some(header);
        }
        Ok(live)
    }

    /// The match as its record tells it.
    fn retrace(&mut self, header: &Header, lines: &[String]) -> Result<(), String> {
        let text = opening(header, &self.seed) + &lines.concat();
        let record = Record::parse(text.as_bytes()).map_err(|e| e.to_string())?;
        let mut trace = Trace::new(header.seats);
        let table = retrace(&record, usize::MAX, &mut |table, line| trace.line(table, line));
        let mut table = table.map_err(|e| e.to_string())?;
        table.settle();
        trace.settled(&*table);
        self.sights = trace.sights;
        self.marks = marks(&*table);
        self.table = Some(table);
        Ok(())
    }

    /// Whether bots sit here that have no network for these rules.
    pub fn untrained_bots(&self) -> bool {
        let bots = self.plan.seats.iter().any(|sitter| sitter.kind == Kind::Bot);
        bots && self.set_up().is_ok_and(|(table, _)| !table.bots_trained())
    }

    fn order(&self) -> Order {
        let plan = &self.plan;
        Order { game: plan.game.clone(), options: plan.options.clone(), edition: plan.edition.clone() }
    }

    /// The match of the plan, before anybody has decided.
    fn set_up(&self) -> Result<(Box<dyn Table>, Vec<String>), Refusal> {
        let contributions: Vec<String> = self.plan.seats.iter().filter_map(|s| s.contribution.clone()).collect();
        let seed = self.seed.with(&contributions);
        let table = match &self.plan.position {
            Some(position) => courtly_host::load_table(&self.order(), position, seed),
            None => courtly_host::new_table(&self.order(), self.plan.seats.len(), seed),
        };
        let table = table.map_err(|e| Refusal::because(Code::BadRequest, e.to_string()))?;
        if table.seats() != self.plan.seats.len() {
            let why = format!("the position has {} seats", table.seats());
            return Err(Refusal::because(Code::BadRequest, why));
        }
        Ok((table, contributions))
    }

    /// Begins the match.
    pub fn begin(&mut self) -> Result<Vec<Write>, Refusal> {
        if self.status != Status::Waiting {
            return Err(Code::AlreadyBegun.into());
        }
        let filled = |s: &Sitter| s.kind != Kind::Open && s.ready;
        if !self.plan.seats.iter().all(filled) {
            return Err(Code::NotFull.into());
        }
        let (table, contributions) = self.set_up()?;
        let info = game_info(&self.plan.game).ok_or(Code::NotFound)?;
        let player = |s: &Sitter| s.level.clone().unwrap_or_else(|| "human".to_owned());
        self.header = Some(Header {
            format: FORMAT.to_owned(),
            game: self.plan.game.clone(),
            version: info.version,
            seats: table.seats(),
            options: table.options().into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect(),
            edition: self.plan.edition.clone(),
            start: table.start(),
            loaded: self.plan.position.is_some(),
            players: self.plan.seats.iter().map(player).collect(),
            commitment: self.seed.commitment(),
            contributions,
            seed_text: self.plan.seed_text.clone(),
        });
        self.status = Status::Running;
        let mut trace = Trace::new(table.seats());
        trace.settled(&*table);
        self.sights = trace.sights;
        self.marks = marks(&*table);
        let mut writes = vec![self.row(), self.stored_steps(&*table, 0, true)];
        self.table = Some(table);
        self.finish_if_over(&mut writes);
        Ok(writes)
    }

    /// The whole row of the table, which changes with what everybody may know.
    pub fn row(&mut self) -> Write {
        self.moved = now();
        Write::Match(Box::new(Row {
            id: self.id.clone(),
            game: self.plan.game.clone(),
            status: self.status.name().to_owned(),
            host: self.host,
            invitation: self.invitation.clone(),
            listed: self.plan.listed,
            plan: serde_json::to_string(&self.plan).expect("a plan is plain data"),
            header: self.header.as_ref().map(|h| serde_json::to_string(h).expect("a header is plain data")),
            seed: Some(self.seed.to_hex()),
            standing: self.standing(self.table.as_deref()),
            made: self.made,
            changed: self.moved,
            players: self.plan.players(),
        }))
    }

    /// Whose turn it is or who won, for lists.
    fn standing(&self, table: Option<&dyn Table>) -> String {
        let Some(table) = table else { return "{}".to_owned() };
        match table.outcome() {
            Some(outcome) => json!({"winners": outcome.winners}).to_string(),
            None => json!({"turn": table.to_act().iter().collect::<Vec<_>>()}).to_string(),
        }
    }

    /// The lines of the steps from `from` on, stored after those that are there; at the end of the match also the end.
    fn stored_steps(&mut self, table: &dyn Table, from: usize, shown: bool) -> Write {
        let last = table.steps();
        let mut lines = vec![];
        for step in from..last {
            let line = table.record_line(step);
            let time = matches!(line, Line::Decide { .. }).then(now);
            let hash = if step + 1 == last { table.hash() } else { None };
            lines.push(written(&line, time, hash));
        }
        self.append(table, lines, shown)
    }

    /// Lines after those that are there; `shown` if everybody saw what was done. Lists say when a match was last changed; what was done in secret does not
    /// count, or they would tell of it.
    fn append(&mut self, table: &dyn Table, mut lines: Vec<String>, shown: bool) -> Write {
        if let Some(outcome) = table.outcome() {
            lines.push(written(&Line::End { end: End::from(&outcome) }, None, None));
        }
        let first = self.lines;
        self.lines += lines.len();
        if shown {
            self.moved = now();
        }
        Write::Lines { id: self.id.clone(), first, lines, standing: self.standing(Some(table)), time: self.moved }
    }

    fn finish_if_over(&mut self, writes: &mut Vec<Write>) {
        if self.status == Status::Running && self.table.as_ref().is_some_and(|table| table.over()) {
            self.status = Status::Over;
            self.holding.clear();
            writes.push(self.row());
        }
    }

    /// After something was done: every viewer looks. `public` if it shows on no board, as a resignation. Returns
    /// whether everybody saw something.
    fn look(&mut self, before: usize, by: Option<Seat>, public: bool) -> bool {
        let Some(table) = &self.table else { return false };
        let shown = all_look(&mut self.sights, &**table, before, by, public);
        let owing = table.to_act();
        // Whoever has decided gives the device away: what is shown next may be for other eyes.
        self.holding.retain(|_, seat| owing.contains(*seat));
        shown
    }

    pub fn sight(&self, viewer: Viewer) -> Option<&Sight> {
        match viewer {
            Viewer::Seat(seat) => self.sights.get(usize::from(seat.0)),
            Viewer::Spectator => self.sights.last(),
        }
    }

    /// Whose knowledge a player's browser may show now, and the seat that must take the device first.
    pub fn viewpoint(&self, player: Option<i64>) -> (Viewer, Option<Seat>) {
        let mine = self.plan.seats_of(player);
        match (&mine[..], &self.table, self.status) {
            (_, None, _) | ([], ..) => (Viewer::Spectator, None),
            ([only], ..) => (Viewer::Seat(Seat(*only as u8)), None),
            (several, Some(table), Status::Running) => {
                let holder = player.and_then(|player| self.holding.get(&player));
                if let Some(seat) = holder {
                    return (Viewer::Seat(*seat), None);
                }
                let owes =
                    |seat: &&usize| table.to_act().contains(Seat(**seat as u8)) && !self.plan.seats[**seat].botted();
                (Viewer::Spectator, several.iter().find(owes).map(|seat| Seat(*seat as u8)))
            }
            (_, Some(_), _) => (Viewer::Spectator, None),
        }
    }

    /// The record as a file. The seed is in it once the match is over.
    pub fn record(&self, lines: &[String]) -> Option<String> {
        let header = self.header.as_ref()?;
        Some(opening(header, &self.seed) + &lines.concat())
    }

    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }
}

/// Marks follow from the setup, and stay.
fn marks(table: &dyn Table) -> Vec<Mark> {
    Seat::all(table.seats()).map(|seat| table.mark(seat)).collect()
}

/// The viewers of a match: the seats, and then everybody else.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Every viewer looks; returns whether the last of them saw something, who stands for everybody.
fn all_look(sights: &mut [Sight], table: &dyn Table, before: usize, by: Option<Seat>, public: bool) -> bool {
    let mut shown = false;
    for (viewer, sight) in viewers(table.seats()).zip(sights) {
        shown = sight.look(table, viewer, before, by.map(Viewer::Seat) == Some(viewer), public);
    }
    shown
}

/// Follows a record line by line, so that every viewer's numbers come out as they did in play: there, chance steps
/// were seen together with the decision before them.
struct Trace {
    sights: Vec<Sight>,
    /// What has been done and not looked at yet: the number of steps before it, by whom, and whether it is public.
    due: Option<(usize, Option<Seat>, bool)>,
}

impl Trace {
    fn new(seats: usize) -> Trace {
        Trace { sights: vec![Sight::default(); seats + 1], due: Some((0, None, false)) }
    }

    fn line(&mut self, table: &dyn Table, line: Option<&Line>) {
        let steps = table.steps();
        match line {
            None | Some(Line::Chance { .. }) => {}
            Some(Line::Decide { seat, .. }) => self.due = Some((steps - 1, Some(Seat(*seat)), false)),
            Some(Line::Undo { seat }) => self.due = Some((steps, Some(Seat(*seat)), false)),
            Some(Line::Taken { .. } | Line::Resign { .. }) => self.due = Some((steps, None, true)),
            Some(Line::End { .. }) => {}
        }
        // While chance is due, what was done is not complete; a position has no hash then.
        if table.hash().is_some() {
            self.settled(table);
        }
    }

    fn settled(&mut self, table: &dyn Table) {
        let Some((before, by, public)) = self.due.take() else { return };
        all_look(&mut self.sights, table, before, by, public);
    }
}
