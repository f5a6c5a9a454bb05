use courtly_core::{Seat, Viewer};
use courtly_text::Phrases;
use std::collections::BTreeSet;

/// For whom a picture is drawn.
#[derive(Debug)]
pub struct Frame<'a> {
    /// The language, and the names of the seats.
    pub phrases: &'a Phrases,
    pub viewer: Viewer,
    /// Every place that some legal choice of the viewer asks for, so that targets are drawn only where they can be
    /// used. Empty for spectators, and while others decide.
    pub offered: BTreeSet<String>,
}

impl Frame<'_> {
    /// The seat that looks, if it is one.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether some legal choice asks for this place.
    pub fn offers(&self, place: &str) -> bool {
        self.offered.contains(place)
    }
}
