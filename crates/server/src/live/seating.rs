//! Who sits where before the match begins.

use super::{BOT_NAMES, Kind, Live, Plan, Sitter, Status};
use crate::refusal::{Code, Refusal};
use crate::store::Write;
use courtly_host::{Level, Seed};

/// Names are cut to this many letters.
pub const NAME_MAX: usize = 24;

/// A name as it is shown: trimmed, without control characters, not too long.
pub fn tidy_name(name: &str) -> Option<String> {
    // Marks that turn the direction of text would let a name rearrange the line around it, and letters that show
    // nothing would make a name that nobody sees.
    let odd = |c: char| match c {
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{61c}' | '\u{feff}' => true,
        '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' => true,
        '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}' => true,
        _ => c.is_control(),
    };
    let kept = |c: &char| !odd(*c);
    let name: String = name.chars().filter(kept).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(NAME_MAX).collect();
    (!name.is_empty()).then_some(name)
}

impl Plan {
    /// A name for a bot that nobody at the table has.
    pub fn bot_name(&self) -> &'static str {
        let free = |name: &&&str| !self.seats.iter().any(|sitter| sitter.name == **name);
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
        plan.seats[seat] = Sitter { contribution, ..Sitter::person(Kind::Person, player, name) };
        Ok((seat, vec![self.row()]))
    }

    /// Stands up before the match.
    pub fn stand_up(&mut self, player: i64) -> Result<Vec<Write>, Refusal> {
        let plan = self.waiting()?;
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
            Kind::Device => Sitter::person(Kind::Device, host, &format!("{name} 2")),
            Kind::Person => return Err(Refusal::because(Code::BadRequest, "people sit down themselves")),
        };
        Ok(vec![self.row()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_cut_and_freed_of_marks_that_turn_text() {
        assert_eq!(tidy_name("  Ada \u{202e} Lovelace\n"), Some("Ada Lovelace".to_owned()));
        assert_eq!(tidy_name(" \u{200b} \u{2800}\u{3164}\u{e0041}"), None);
        assert_eq!(tidy_name(&"x".repeat(99)).map(|name| name.len()), Some(NAME_MAX));
    }
}
