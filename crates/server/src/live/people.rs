//! Who is at a table and what they say, as one of them is told.

use super::{Kind, Live, Said, Seated, Sitter};
use courtly_draw::Mark;
use serde::Serialize;

/// Chat lines in one state.
const CHAT_TOLD: usize = 50;

#[derive(Serialize)]
pub(super) struct SeatTold<'a> {
    name: &'a str,
    kind: Kind,
    level: Option<&'a str>,
    here: bool,
    you: bool,
    ready: bool,
    stand_in: bool,
    resigned: bool,
    mark: Option<Mark>,
    muted: bool,
}

#[derive(Serialize)]
pub(super) struct SaidTold<'a> {
    n: usize,
    seat: Option<usize>,
    name: &'a str,
    text: &'a str,
}

impl Live {
    pub(super) fn seats_told<'a>(&'a self, seated: &Seated, player: Option<i64>, muted: &[i64]) -> Vec<SeatTold<'a>> {
        let told = |(n, sitter): (usize, &'a Sitter)| SeatTold {
            name: &sitter.name,
            kind: sitter.kind,
            level: sitter.level.as_deref(),
            here: sitter.kind == Kind::Bot || sitter.player.is_some_and(|player| seated.here(player)),
            you: player.is_some() && sitter.player == player,
            ready: sitter.ready,
            stand_in: sitter.stand_in,
            resigned: sitter.resigned,
            mark: self.marks.get(n).copied(),
            muted: sitter.player.is_some_and(|player| muted.contains(&player)),
        };
        self.plan.seats.iter().enumerate().map(told).collect()
    }

    /// The newest lines of those whom the reader has not muted.
    pub(super) fn chat_told<'a>(&'a self, muted: &[i64]) -> Vec<SaidTold<'a>> {
        let wanted = self.chat.iter().enumerate().rev().filter(|(_, said)| !muted.contains(&said.player));
        let mut newest: Vec<_> = wanted.take(CHAT_TOLD).collect();
        newest.reverse();
        let told = |(n, said): (usize, &'a Said)| SaidTold {
            n,
            seat: self.plan.seats_of(Some(said.player)).first().copied(),
            name: &said.name,
            text: &said.text,
        };
        newest.into_iter().map(told).collect()
    }
}
