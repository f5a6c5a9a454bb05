use bytes::Bytes;
use courtly_core::{Seat, Viewer};
use courtly_host::Table;

/// How far one viewer has seen the match, in numbers that tell nothing about the others: all of them count only what
/// this viewer saw or was asked. They follow from the record, so they are the same after a restart.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// How many changes the viewer has seen.
    pub seq: u64,
    /// How many of them when the viewer's seat had last decided or taken back.
    pub acted: u64,
    /// How many questions were put to the viewer's seat.
    pub asked: u64,
    owes: bool,
    /// The viewer's view as JSON.
    pub view: String,
    /// What the viewer's seat may decide now, as a JSON list; shared with those to whom it is being sent, since it
    /// may be long.
    pub legal: Bytes,
    /// For every change, the number of steps before it.
    since: Vec<u32>,
}

impl Sight {
    /// Looks at the match after something was done; `before` steps had been made then, `own` if by this seat. Returns
    /// whether the viewer saw anything.
    pub fn look(&mut self, table: &dyn Table, viewer: Viewer, before: usize, own: bool, public: bool) -> bool {
        let view = table.view_text(viewer);
        let happened = before < table.steps() && !table.moments(viewer, before).is_empty();
        let saw = view != self.view || happened || public;
        if saw {
            self.seq += 1;
            self.since.push(before as u32);
        }
        if own {
            self.acted = self.seq;
        }
        self.view = view;
        if let Viewer::Seat(seat) = viewer {
            self.ask(table, seat, own);
        }
        saw
    }

    fn ask(&mut self, table: &dyn Table, seat: Seat, own: bool) {
        let owes = table.to_act().contains(seat);
        let legal = if owes { Bytes::from(table.legal_text(seat)) } else { Bytes::from_static(b"[]") };
        // What others choose at the same time leaves the question as it is.
        if owes && (!self.owes || own || legal != self.legal) {
            self.asked += 1;
        }
        (self.owes, self.legal) = (owes, legal);
    }

    /// The step from which on the viewer has not seen what happened, having seen `seq` changes.
    pub fn unseen(&self, seq: u64) -> Option<usize> {
        let rest = self.since.get(usize::try_from(seq).ok()?..)?;
        rest.iter().min().map(|step| *step as usize)
    }
}
