use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public, SEATS_MAX, State};
use courtly_core::{Seat, Viewer};
use serde::Serialize;
use serde::ser::Serializer;

/// All that one viewer knows: everything but the programmes that others have chosen and not yet revealed. Clause 7.1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    pub public: Public,
    /// The programmes not yet revealed that this viewer knows: its own.
    pub known: [Option<Programme>; SEATS_MAX],
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let mut known = [None; SEATS_MAX];
        if let Some(seat) = viewer.seat() {
            known[seat.index()] = state.secret[seat.index()];
        }
        View { viewer, public: state.public, known }
    }

    /// Whether a seat has chosen a programme that is not revealed yet.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        match self.public.phase {
            Phase::Choose => !self.public.owing.contains(seat),
            Phase::Witch => {
                self.public.revealed[seat.index()] == Some(Programme::WITCH) && !self.public.owing.contains(seat)
            }
            Phase::Over => false,
        }
    }

    /// The view before anybody made a choice that is not revealed yet.
    pub(crate) fn before_choices(&self) -> View {
        let chose = self.public.all_seats().filter(|&seat| self.has_chosen(seat));
        let mut public = self.public;
        chose.for_each(|seat| public.owing.insert(seat));
        View { viewer: self.viewer, public, known: [None; SEATS_MAX] }
    }
}

/// The JSON form of VIEW.md.
#[derive(Serialize)]
struct Page {
    round: u8,
    phase: &'static str,
    king: Region,
    dragons: u8,
    seats: Vec<SeatPage>,
    regions: Vec<RegionPage>,
    winners: Vec<Seat>,
}

#[derive(Serialize)]
struct SeatPage {
    seat: Seat,
    score: u16,
    available: u8,
    dragon: bool,
    witch: bool,
    owes: bool,
    chosen: bool,
    programme: Option<Programme>,
    revealed: Option<Programme>,
    tally: TallyPage,
}

#[derive(Serialize)]
struct TallyPage {
    influence: u16,
    nobles: u16,
    closing: u16,
}

#[derive(Serialize)]
struct RegionPage {
    region: Region,
    loose: Vec<u8>,
    nobles: Vec<Seat>,
}

impl View {
    fn seat_page(&self, seat: Seat) -> SeatPage {
        let public = &self.public;
        let tally = public.tallies[seat.index()];
        SeatPage {
            seat,
            score: public.scores[seat.index()],
            available: public.available[seat.index()],
            dragon: public.dragons.contains(seat),
            witch: public.witches.contains(seat),
            owes: public.owing.contains(seat),
            chosen: self.has_chosen(seat),
            programme: self.known[seat.index()],
            revealed: public.revealed[seat.index()],
            tally: TallyPage { influence: tally.influence, nobles: tally.nobles, closing: tally.closing },
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = &self.public;
        let region_page = |region: Region| RegionPage {
            region,
            loose: public.all_seats().map(|seat| public.loose[seat.index()].at(region)).collect(),
            nobles: public.governors(region).iter().collect(),
        };
        let page = Page {
            round: public.round,
            phase: match public.phase {
                Phase::Choose => "choose",
                Phase::Witch => "witch",
                Phase::Over => "over",
            },
            king: public.king,
            dragons: public.dragons_out,
            seats: public.all_seats().map(|seat| self.seat_page(seat)).collect(),
            regions: Region::all().map(region_page).collect(),
            winners: public.winners.iter().collect(),
        };
        page.serialize(serializer)
    }
}
