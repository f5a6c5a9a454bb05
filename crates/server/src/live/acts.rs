//! What people and bots do at a table. Each act checks, changes the match, and returns what must be stored before
//! anybody is told.

use super::{CHAT_MAX, Kind, Live, Said, Sitter, Status, alike, now, tidy_line};
use crate::refusal::{Code, Refusal};
use crate::store::Write;
use courtly_core::{Seat, Viewer};
use courtly_host::{ActError, Level, Line, Table, UndoError, written};

/// So long no match is; what is beyond it was taken back, or left and taken up again.
const LINES_MAX: usize = 20_000;

/// Who acts: a person for one of their seats, or the host's bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Player(i64),
    Bot,
}

impl Live {
    fn running(&mut self) -> Result<&mut Box<dyn Table>, Refusal> {
        match (self.status, &mut self.table) {
            (Status::Running, Some(table)) => Ok(table),
            (Status::Over, _) => Err(Code::Over.into()),
            (Status::Waiting | Status::Aborted | Status::Running, _) => Err(Code::NotRunning.into()),
        }
    }

    /// The sitter, if the actor may act for the seat now.
    fn seated(&self, actor: Actor, seat: Seat) -> Result<&Sitter, Refusal> {
        let sitter = self.plan.seats.get(usize::from(seat.0)).ok_or(Code::NotYourSeat)?;
        let may = match actor {
            Actor::Player(player) => sitter.player == Some(player) && !sitter.resigned,
            Actor::Bot => sitter.botted(),
        };
        if may { Ok(sitter) } else { Err(Code::NotYourSeat.into()) }
    }

    /// Where several people share a device, only whoever holds it may act.
    fn held(&self, actor: Actor, seat: Seat) -> Result<(), Refusal> {
        match actor {
            Actor::Player(player) if self.plan.seats_of(Some(player)).len() > 1 => {
                let holds = self.holding.get(&player) == Some(&seat);
                if holds { Ok(()) } else { Err(Refusal::of_kind(Code::NotYourSeat, "held")) }
            }
            Actor::Player(_) | Actor::Bot => Ok(()),
        }
    }

    /// While somebody holds a shared device, nobody else looks into a hand there, or gives up for another.
    fn not_held_by_another(&self, player: i64, seat: Seat) -> Result<(), Refusal> {
        let another = self.holding.get(&player).is_some_and(|holder| *holder != seat);
        if another { Err(Refusal::of_kind(Code::NotYourSeat, "held")) } else { Ok(()) }
    }

    /// The number of the question that is put to a seat.
    pub fn prompt(&self, seat: Seat) -> Option<u64> {
        let running = self.table.as_ref().filter(|_| self.status == Status::Running);
        let owes = running.is_some_and(|table| table.to_act().contains(seat));
        self.sights.get(usize::from(seat.0)).filter(|_| owes).map(|sight| sight.asked)
    }

    /// Carries out a decision that answers the question of this number. Returns what the seat has seen after it.
    pub fn decide(
        &mut self,
        actor: Actor,
        seat: Seat,
        prompt: u64,
        decision: &str,
    ) -> Result<(u64, Vec<Write>), Refusal> {
        self.running()?;
        self.seated(actor, seat)?;
        self.held(actor, seat)?;
        if self.prompt(seat) != Some(prompt) {
            return Err(Code::Stale.into());
        }
        // Nothing may change if the decision is refused, so the person is back only with a legal one.
        let legal = |table: &mut Box<dyn Table>| table.legal(seat).iter().any(|one| one == decision);
        let mut writes = if self.stands_in(seat) && legal(self.running()?) { self.awake(actor, seat) } else { vec![] };
        let table = self.running()?;
        let before = table.steps();
        table.act(seat, decision).map_err(|e| match e {
            ActError::Over => Refusal::from(Code::Over),
            ActError::NotThisSeat => Refusal::from(Code::Stale),
            ActError::Illegal(why) => Refusal::in_english(Code::Illegal, why),
        })?;
        self.done(before, Some(seat), &mut writes);
        Ok((self.seen(seat), writes))
    }

    /// Stores the steps from `from` on, and lets everybody look.
    fn done(&mut self, from: usize, by: Option<Seat>, writes: &mut Vec<Write>) {
        let shown = self.look(from, by, false);
        let table = self.table.take().expect("a running match");
        writes.push(self.stored_steps(&*table, from, shown));
        self.table = Some(table);
        self.finish_if_over(writes);
    }

    fn seen(&self, seat: Seat) -> u64 {
        self.sights.get(usize::from(seat.0)).map_or(0, |sight| sight.seq)
    }

    /// A record that only grows would some day be too long to be read again; the game itself can always be played on.
    fn not_too_long(&self) -> Result<(), Refusal> {
        if self.lines < LINES_MAX { Ok(()) } else { Err(Code::TooLarge.into()) }
    }

    /// Takes back the seat's last decision. Whoever says how much the seat has seen means the one that was last then.
    pub fn undo(&mut self, actor: Actor, seat: Seat, seq: Option<u64>) -> Result<(u64, Vec<Write>), Refusal> {
        self.not_too_long()?;
        self.seated(actor, seat)?;
        self.held(actor, seat)?;
        self.running()?;
        let acted = self.sight(Viewer::Seat(seat)).map_or(0, |sight| sight.acted);
        if seq.is_some_and(|seq| !(acted..=self.seen(seat)).contains(&seq)) {
            return Err(Code::Stale.into());
        }
        let table = self.running()?;
        table.undo(seat).map_err(|e| match e {
            UndoError::Over => Refusal::from(Code::Over),
            UndoError::Nothing => Refusal::from(Code::NothingToUndo),
            UndoError::SomethingWasShown => Refusal::of_kind(Code::NothingToUndo, "shown"),
            UndoError::SomebodyActed => Refusal::of_kind(Code::NothingToUndo, "acted"),
        })?;
        let (steps, line) = (table.steps(), written(&Line::Undo { seat: seat.0 }, Some(now()), table.hash()));
        let shown = self.look(steps, Some(seat), false);
        let writes = vec![self.noted(line, shown)];
        Ok((self.seen(seat), writes))
    }

    /// One line of the record that is no step; `shown` if everybody sees or hears of it.
    fn noted(&mut self, line: String, shown: bool) -> Write {
        let table = self.table.take().expect("a match");
        let write = self.append(&*table, vec![line], shown);
        self.table = Some(table);
        write
    }

    /// A person who acts while a bot stands in is back.
    fn awake(&mut self, actor: Actor, seat: Seat) -> Vec<Write> {
        if actor == Actor::Bot { vec![] } else { self.taken(seat, false) }
    }

    fn stands_in(&self, seat: Seat) -> bool {
        self.plan.seats.get(usize::from(seat.0)).is_some_and(|sitter| sitter.stand_in)
    }

    /// A bot stands in for a person, or the person is back.
    fn taken(&mut self, seat: Seat, bot: bool) -> Vec<Write> {
        let steps = self.table.as_ref().map_or(0, |table| table.steps());
        self.plan.seats[usize::from(seat.0)].stand_in = bot;
        let by = if bot { STAND_IN.name() } else { "human" };
        let line = written(&Line::Taken { seat: seat.0, by: by.to_owned() }, Some(now()), None);
        let writes = vec![self.noted(line, true), self.row()];
        self.look(steps, None, true);
        writes
    }

    /// Bots play for a player's seats, until the player is back.
    pub fn leave(&mut self, player: i64) -> Result<Vec<Write>, Refusal> {
        self.running()?;
        self.not_too_long()?;
        let seats = self.plan.seats_of(Some(player));
        if seats.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        let mut writes = vec![];
        for seat in seats.into_iter().filter(|&seat| !self.plan.seats[seat].botted()).collect::<Vec<_>>() {
            writes.extend(self.taken(Seat(seat as u8), true));
        }
        // Whoever holds the device holds it on: else leaving and coming back would hand it to somebody else.
        Ok(writes)
    }

    /// The player is called otherwise from now on. Those who share the device have names of their own.
    pub fn rename(&mut self, player: i64, name: &str) -> Result<Vec<Write>, Refusal> {
        if matches!(self.status, Status::Over | Status::Aborted) {
            return Err(Code::Over.into());
        }
        let own = |it: &Sitter| it.player == Some(player) && it.kind == Kind::Person;
        let seat = self.plan.seats.iter().position(own).ok_or(Code::NotYourSeat)?;
        let mut others = self.plan.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        if others.any(|(_, other)| alike(&other.name, name)) {
            return Err(Code::NameTaken.into());
        }
        name.clone_into(&mut self.plan.seats[seat].name);
        Ok(vec![Write::Rename { player, name: name.to_owned() }, self.row()])
    }

    /// The player plays again.
    pub fn come_back(&mut self, player: i64) -> Result<Vec<Write>, Refusal> {
        self.running()?;
        let mine = self.plan.seats_of(Some(player));
        if mine.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        let seats: Vec<usize> = mine.into_iter().filter(|seat| self.plan.seats[*seat].stand_in).collect();
        Ok(seats.into_iter().flat_map(|seat| self.taken(Seat(seat as u8), false)).collect())
    }

    /// Gives up. With two seats the other has won; with more, a bot plays the seat to the end.
    pub fn resign(&mut self, player: i64, seat: Seat) -> Result<Vec<Write>, Refusal> {
        self.seated(Actor::Player(player), seat)?;
        self.not_held_by_another(player, seat)?;
        let table = self.running()?;
        let (steps, two) = (table.steps(), table.seats() == 2);
        let line = if two {
            table.resign(seat).map_err(|_| Refusal::from(Code::Over))?;
            Line::Resign { seat: seat.0 }
        } else {
            Line::Taken { seat: seat.0, by: STAND_IN.name().to_owned() }
        };
        self.plan.seats[usize::from(seat.0)].resigned = true;
        self.holding.remove(&player);
        let mut writes = vec![self.noted(written(&line, Some(now()), None), true)];
        self.look(steps, None, true);
        self.finish_if_over(&mut writes);
        writes.push(self.row());
        Ok(writes)
    }

    /// Ends the table without a result: by its host at any time, by others at it between its beginning and the first
    /// decision.
    pub fn abort(&mut self, player: i64) -> Result<Vec<Write>, Refusal> {
        let sits = !self.plan.seats_of(Some(player)).is_empty() || player == self.host;
        if !sits {
            return Err(Code::NotYourTable.into());
        }
        let begun = self
            .table
            .as_ref()
            .is_some_and(|table| (0..table.steps()).any(|step| matches!(table.record_line(step), Line::Decide { .. })));
        match self.status {
            Status::Waiting if player == self.host => {}
            Status::Waiting => return Err(Code::NotYourTable.into()),
            Status::Running if !begun || player == self.host => {}
            Status::Running => return Err(Code::AlreadyBegun.into()),
            Status::Over | Status::Aborted => return Err(Code::Over.into()),
        }
        self.status = Status::Aborted;
        self.holding.clear();
        Ok(vec![self.row()])
    }

    /// The device goes to a seat, whose secrets it shows from now on.
    pub fn hand_over(&mut self, player: i64, seat: Seat) -> Result<(), Refusal> {
        let sitter = self.seated(Actor::Player(player), seat)?;
        if sitter.stand_in || self.prompt(seat).is_none() {
            return Err(Code::Stale.into());
        }
        self.not_held_by_another(player, seat)?;
        self.holding.insert(player, seat);
        Ok(())
    }

    pub fn say(&mut self, player: i64, text: &str) -> Result<Vec<Write>, Refusal> {
        let text = tidy_line(text)?;
        let own = *self.plan.seats_of(Some(player)).first().ok_or(Code::NotYourSeat)?;
        // Under the name by which they are known at the table, which nobody else has.
        let name = self.plan.seats[own].name.clone();
        // Nobody fills the table's paper alone.
        let own = self.chat.iter().filter(|said| said.player == player).count();
        if self.chat.len() >= CHAT_MAX || own >= CHAT_MAX / 4 {
            return Err(Code::TooLarge.into());
        }
        let n = self.chat.len();
        self.chat.push(Said { player, name: name.clone(), text: text.clone() });
        Ok(vec![Write::Chat { id: self.id.clone(), n, player, name, text, time: now() }])
    }

    /// What a strong player would do on the seat, from the seat's own knowledge.
    pub fn hint(&self, player: i64, seat: Seat) -> Result<Box<dyn Table>, Refusal> {
        self.seated(Actor::Player(player), seat)?;
        self.held(Actor::Player(player), seat)?;
        if !self.plan.hints {
            return Err(Code::HintsOff.into());
        }
        let table = self.table.as_ref().filter(|_| self.prompt(seat).is_some()).ok_or(Code::Stale)?;
        Ok(table.at(table.steps()))
    }

    /// The seat for which a bot is to decide now.
    pub fn bot_asked(&self) -> Option<Seat> {
        let table = self.table.as_ref().filter(|_| self.status == Status::Running && !self.broken)?;
        table.to_act().iter().find(|seat| self.plan.seats[usize::from(seat.0)].botted())
    }

    /// The same, with the number of its question and the match to think about.
    pub fn bot_to_act(&self) -> Option<(Seat, u64, Level, Box<dyn Table>)> {
        let (seat, table) = (self.bot_asked()?, self.table.as_ref()?);
        let sitter = &self.plan.seats[usize::from(seat.0)];
        let level = sitter.level.as_deref().filter(|_| sitter.kind == Kind::Bot).and_then(Level::parse);
        Some((seat, self.prompt(seat)?, level.unwrap_or(STAND_IN), table.at(table.steps())))
    }
}

/// Who plays for people who are away.
pub(super) const STAND_IN: Level = Level::USUAL;
