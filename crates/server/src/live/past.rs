//! The match as it stood earlier.

use super::{Live, Status};
use crate::refusal::{Code, Refusal};
use courtly_core::{Seat, Viewer};
use courtly_draw::html;
use courtly_host::{Seed, Table};
use courtly_text::{Lang, Voice};
use serde_json::{Value, json};

/// Whose knowledge of the past is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// As far as the asker may know it.
    Own,
    Seat(Seat),
    /// Everything; only of matches that are over.
    Open,
}

/// A moment of a match: the n-th thing that a viewer saw.
pub struct Moment {
    pub at: usize,
    pub moments: usize,
    pub viewer: Viewer,
    /// Every hand is shown.
    open: bool,
    pub table: Box<dyn Table>,
    /// What happened just then, and where the log lines belong.
    from: usize,
    log: Vec<Value>,
}

impl std::fmt::Debug for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Moment({} of {})", self.at, self.moments)
    }
}

/// The eyes that a word of an address means.
pub fn from_whose(word: Option<&str>) -> Option<Eyes> {
    match word {
        None | Some("") => Some(Eyes::Own),
        Some("open" | "spectator") => Some(Eyes::Open),
        Some(number) => number.parse().ok().map(|seat| Eyes::Seat(Seat(seat))),
    }
}

impl Live {
    /// Whose knowledge the asker may have of this match's past.
    pub fn past_viewer(&self, player: Option<i64>, eyes: Eyes) -> Result<Viewer, Refusal> {
        let (own, _) = self.viewpoint(player);
        // A match that was broken off keeps its secrets: else its host could end it in order to look.
        let over = self.status == Status::Over;
        match eyes {
            Eyes::Own | Eyes::Open => Ok(if eyes == Eyes::Own { own } else { Viewer::Spectator }),
            Eyes::Seat(seat) if usize::from(seat.0) >= self.plan.seats.len() => Err(Code::NotFound.into()),
            Eyes::Seat(seat) if over || own == Viewer::Seat(seat) => Ok(Viewer::Seat(seat)),
            Eyes::Seat(_) => Err(Code::NotYourSeat.into()),
        }
    }

    /// The match after the n-th thing that the viewer saw; the last if there are fewer.
    pub fn moment(&self, player: Option<i64>, eyes: Eyes, at: usize, lang: Lang) -> Result<Moment, Refusal> {
        let viewer = self.past_viewer(player, eyes)?;
        let open = self.status == Status::Over && viewer == Viewer::Spectator;
        let table = self.table.as_deref().ok_or(Code::NotRunning)?;
        let moments = table.moments(viewer, 0);
        let at = at.min(moments.len());
        let names = self.plan.names();
        let log = table.tidings(viewer, 0, Voice { lang, names: &names });
        let place = |step: usize| moments.partition_point(|moment| *moment <= step);
        let log = log.into_iter().filter_map(|t| Some(json!({"at": place(t.step), "words": t.words?}))).collect();
        // The last moment is the match as it stands, with whatever nobody saw happen.
        let then = if at == moments.len() { table.at(table.steps()) } else { table.at(place_after(&moments, at)) };
        let from = if at == 0 { usize::MAX } else { moments[at - 1] };
        Ok(Moment { at, moments: moments.len(), viewer, open, table: then, from, log })
    }

    /// A position to play on from: hidden things are dealt anew from what the viewer knows.
    pub fn imagined(&self, moment: &Moment) -> Result<String, Refusal> {
        self.status.ended()?;
        let seed = Seed::random().map_err(|why| Refusal::because(Code::Failed, why))?;
        Ok(moment.table.imagined(moment.viewer, seed))
    }
}

/// The number of steps after the n-th moment.
fn place_after(moments: &[usize], at: usize) -> usize {
    if at == 0 { moments.first().copied().unwrap_or(0) } else { moments[at - 1] + 1 }
}

impl Moment {
    /// What every seat held, one after the other.
    fn hands(&self, voice: Voice) -> String {
        let hand = |seat: Seat| {
            let mine = self.table.picture(Viewer::Seat(seat), voice).mine;
            let name = self.table.seat_name(seat, voice);
            html! { section.hand-of { h3 { (name) } (mine) } }.0
        };
        Seat::all(self.table.seats()).map(hand).collect()
    }

    pub fn json(&self, lang: Lang, names: &[String]) -> Value {
        let (voice, table) = (Voice { lang, names }, &self.table);
        let picture = table.picture(self.viewer, voice);
        let tidings = table.tidings(self.viewer, self.from.min(table.steps()), voice);
        let motions: Vec<_> = tidings.iter().flat_map(|t| t.motions.clone()).collect();
        let words: Vec<_> = tidings.into_iter().filter_map(|t| t.words).collect();
        json!({
            "at": self.at,
            "moments": self.moments,
            "viewer": match self.viewer { Viewer::Seat(seat) => Some(seat), Viewer::Spectator => None },
            "html": {
                "meta": picture.meta,
                "above": picture.above.0,
                "board": picture.board.0,
                "mine": if self.open { self.hands(voice) } else { picture.mine.0 },
                "seats": picture.seats.iter().map(|seat| seat.0.as_str()).collect::<Vec<_>>(),
                "seen": picture.seen.0,
                "tally": table.tally(self.viewer, voice).0,
            },
            "facts": table.facts(self.viewer, voice),
            "words": words,
            "motions": motions,
            "ending": table.ending(self.viewer, voice),
            "log": self.log,
        })
    }
}
