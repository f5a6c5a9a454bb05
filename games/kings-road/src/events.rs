use crate::programme::Programme;
use crate::region::Region;
use courtly_core::{Seat, Viewer};
use serde::Serialize;

/// A card that leaves the game when it has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Special {
    Dragon,
    Witch,
}

/// What a seat gets for its influence in a region that is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Award {
    pub seat: Seat,
    /// Its markers there, the Noble among them.
    pub markers: u8,
    pub points: u8,
}

/// Something that happened, for logs and animation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A seat has chosen; what it has chosen is known to itself alone.
    Chosen { seat: Seat, programme: Option<Programme> },
    /// A programme is turned up.
    Revealed { seat: Seat, programme: Programme },
    /// Markers go from a seat to a region.
    Placed { seat: Seat, region: Region, markers: u8 },
    /// A special card leaves the game.
    Left { seat: Seat, card: Special },
    /// The seats that played the Witch choose again.
    WitchesChoose { seats: Vec<Seat> },
    /// A region is scored for influence; `closing` in the final scoring.
    Scored { region: Region, awards: Vec<Award>, closing: bool },
    /// A Noble goes back to its owner and is an available marker again.
    NobleLeft { region: Region, seat: Seat },
    /// A marker of the region becomes a Noble.
    NoblePlaced { region: Region, seat: Seat },
    /// Markers go from a region back to their owner.
    Returned { region: Region, seat: Seat, markers: u8 },
    /// A Noble scores for the group of Nobles around it.
    NobleScored { region: Region, seat: Seat, points: u8 },
    /// The King goes on.
    Travelled { from: Region, to: Region },
    /// A round begins.
    RoundBegan { round: u8 },
    /// The last round is over and the regions that it did not score are scored.
    FinalScoring { round: u8, target_reached: bool },
    /// The game is over.
    Ended { winners: Vec<Seat> },
}

impl Event {
    /// The event as this viewer may know it. Clause 7.1.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        if let Event::Chosen { seat, programme } = &mut event
            && !viewer.is(*seat)
        {
            *programme = None;
        }
        event
    }

    /// Whether somebody learns something hidden through this event. A revealed programme stands, for its own seat too.
    pub(crate) fn reveals(&self) -> bool {
        matches!(self, Event::Revealed { .. })
    }
}
