//! Who sits where before the match begins.

use super::{BOT_NAMES, Kind, Live, Plan, Sitter, Status, alike, apart};
use crate::refusal::{Code, Refusal};
use crate::store::Write;
use courtly_host::{Level, Seed};

impl Plan {
    /// A name for a bot that nobody at the table has.
    pub fn bot_name(&self) -> &'static str {
        let free = |name: &&&str| !self.seats.iter().any(|sitter| alike(&sitter.name, name));
        BOT_NAMES.iter().find(free).unwrap_or(&BOT_NAMES[0])
    }

    /// The same table again: the seats go round by one, and nobody has given up.
    pub fn rotated(&self) -> Plan {
        let mut plan = self.clone();
        plan.seats.rotate_left(1);
        plan.seed_text = None;
        plan.rematch = None;
        for sitter in &mut plan.seats {
            sitter.stand_in = false;
            sitter.resigned = false;
            sitter.contribution = None;
            sitter.ready = sitter.kind == Kind::Bot;
        }
        plan
    }
}

impl Live {
    fn waiting(&mut self) -> Result<&mut Plan, Refusal> {
        if self.status == Status::Waiting { Ok(&mut self.plan) } else { Err(Code::AlreadyBegun.into()) }
    }

    /// Sits down on a free seat: this one, or the first.
    pub fn join(
        &mut self,
        player: i64,
        name: &str,
        seat: Option<usize>,
        contribution: Option<String>,
    ) -> Result<(usize, Vec<Write>), Refusal> {
        let plan = self.waiting()?;
        if let Some(there) = plan.seats_of(Some(player)).first() {
            return Ok((*there, vec![]));
        }
        let free = |seat: &usize| plan.seats.get(*seat).is_some_and(|sitter| sitter.kind == Kind::Open);
        let seat = match seat {
            Some(seat) => Some(seat).filter(free),
            None => (0..plan.seats.len()).find(free),
        };
        let seat = seat.ok_or(Code::SeatTaken)?;
        // Whoever sits down adds to the seed, so that nobody who chose the rest of it knows the cards.
        let contribution = match contribution {
            Some(given) => Some(given),
            None => Some(Seed::random().map_err(|why| Refusal::because(Code::Failed, why))?.to_hex()),
        };
        let name = apart(name, plan.seats.iter().map(|sitter| sitter.name.as_str()));
        plan.seats[seat] = Sitter { contribution, ..Sitter::person(Kind::Person, player, &name) };
        Ok((seat, vec![self.row()]))
    }

    /// Stands up before the match.
    pub fn stand_up(&mut self, player: i64) -> Result<Vec<Write>, Refusal> {
        let plan = self.waiting()?;
        if plan.seats_of(Some(player)).is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        for sitter in plan.seats.iter_mut().filter(|sitter| sitter.player == Some(player)) {
            *sitter = Sitter::open();
        }
        Ok(vec![self.row()])
    }

    pub fn ready(&mut self, player: i64, ready: bool, contribution: Option<String>) -> Result<Vec<Write>, Refusal> {
        let plan = self.waiting()?;
        if plan.seats_of(Some(player)).is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        for sitter in plan.seats.iter_mut().filter(|sitter| sitter.player == Some(player)) {
            sitter.ready = ready;
            sitter.contribution = contribution.clone().or(sitter.contribution.take());
        }
        Ok(vec![self.row()])
    }

    /// What a player's browser adds to the seed.
    pub fn contribute(&mut self, player: i64, given: Option<String>) {
        let mine = self.plan.seats.iter_mut().find(|sitter| sitter.player == Some(player));
        if let (Some(sitter), Some(given)) = (mine, given) {
            sitter.contribution = Some(given);
        }
    }

    /// The host seats a bot, or frees a seat.
    pub fn seat(&mut self, host: i64, seat: usize, kind: Kind, level: Option<&str>) -> Result<Vec<Write>, Refusal> {
        if host != self.host {
            return Err(Code::NotYourTable.into());
        }
        let plan = self.waiting()?;
        let name = plan.bot_name();
        let names = || plan.seats.iter().map(|sitter| sitter.name.as_str());
        let own = plan.seats.iter().find(|sitter| sitter.player == Some(host)).map_or(name, |own| &own.name);
        let beside = apart(own, names());
        let sitter = plan.seats.get(seat).ok_or(Code::NotFound)?;
        if sitter.player == Some(host) {
            return Err(Code::SeatTaken.into());
        }
        plan.seats[seat] = match kind {
            Kind::Bot => {
                let level = level.unwrap_or(super::acts::STAND_IN.name());
                let known = Level::parse(level).ok_or_else(|| Refusal::because(Code::BadRequest, "unknown level"))?;
                Sitter::bot(known.name(), name)
            }
            Kind::Open => Sitter::open(),
            Kind::Device => Sitter::person(Kind::Device, host, &beside),
            Kind::Person => return Err(Refusal::because(Code::BadRequest, "people sit down themselves")),
        };
        Ok(vec![self.row()])
    }
}
