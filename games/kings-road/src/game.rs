use crate::edition::{PLACES_MAX, ROUNDS_MAX, Tables};
use crate::events::Event;
use crate::programme::Programme;
use crate::region::{Markers, Region, RegionSet};
use crate::state::{Phase, Public, SEATS_MAX, State, Tally};
use crate::view::View;
use courtly_core::{
    ChanceKey, Game, LoadError, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, SetupError, Sink, Turn, Viewer,
};
use courtly_edition::Sheet;

/// The rules of King's Road for one table size, variant and edition.
#[derive(Clone, Debug)]
pub struct KingsRoad {
    pub(crate) seats: u8,
    /// Whether Nobles never leave. Clause 9.1.
    pub(crate) permanent: bool,
    pub(crate) tables: Tables,
    /// Points of each region by place, 0 where the place does not score at this table. Clause 5.2.
    pub(crate) points: [[u8; SEATS_MAX]; Region::COUNT],
    pub(crate) groups: Box<[[u8; Region::COUNT]; 256]>,
    /// Where each region lies on the King's way.
    pub(crate) places: [u8; Region::COUNT],
}

/// Nothing in King's Road is decided by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {}

pub(crate) const NOBLES: OptionSpec = OptionSpec { name: "nobles", values: &["replaced", "permanent"] };

impl KingsRoad {
    pub(crate) fn with(seats: usize, permanent: bool, edition: Option<&str>) -> Result<KingsRoad, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { min, max });
        }
        let mut sheet = Sheet::open(Self::EDITION, edition)?;
        let tables = Tables::read(&mut sheet)?;
        sheet.finish()?;
        let mut points = [[0; SEATS_MAX]; Region::COUNT];
        for region in Region::all() {
            let banner = &tables.banners[region.index()];
            let places = banner.len().min(seats - 1).min(PLACES_MAX);
            points[region.index()][..places].copy_from_slice(&banner[..places]);
        }
        let groups = tables.groups();
        let mut places = [0; Region::COUNT];
        for (place, region) in tables.ring.iter().enumerate() {
            places[region.index()] = place as u8;
        }
        Ok(KingsRoad { seats: seats as u8, permanent, tables, points, groups, places })
    }

    /// The component tables in force.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Whether Nobles never leave.
    pub fn permanent(&self) -> bool {
        self.permanent
    }

    /// An empty board with all markers available, before the first choice.
    pub(crate) fn start(&self) -> State {
        let mut available = [0; SEATS_MAX];
        available[..self.seats as usize].fill(self.tables.markers);
        let everybody = SeatSet::all(self.seats as usize);
        State {
            public: Public {
                loose: [Markers::NONE; SEATS_MAX],
                scores: [0; SEATS_MAX],
                tallies: [Tally::default(); SEATS_MAX],
                available,
                nobles: [RegionSet::default(); SEATS_MAX],
                dragons: everybody,
                witches: everybody,
                owing: everybody,
                revealed: [None; SEATS_MAX],
                dragons_out: 0,
                king: self.tables.king,
                round: 1,
                phase: Phase::Choose,
                winners: SeatSet::EMPTY,
                seats: self.seats,
            },
            secret: [None; SEATS_MAX],
        }
    }
}

impl Game for KingsRoad {
    type State = State;
    type Decision = Programme;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const ID: &'static str = "kings-road";
    const NAME: &'static str = "King's Road";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, SEATS_MAX);
    const OPTIONS: &'static [OptionSpec] = &[NOBLES];
    const EDITION: &'static str = include_str!("../edition.toml");
    // A choice a seat and round, and one more a seat for its Witch.
    const STEPS_MAX: u32 = (ROUNDS_MAX as u32 + 1) * SEATS_MAX as u32;

    fn new(seats: usize, options: &Options, edition: Option<&str>) -> Result<KingsRoad, SetupError> {
        KingsRoad::with(seats, options.is(&NOBLES, "permanent"), edition)
    }

    fn load(position: &str, options: &Options, edition: Option<&str>) -> Result<(KingsRoad, State), LoadError> {
        crate::load::load(position, options, edition)
    }

    fn edition() -> String {
        courtly_edition::annotated(Self::EDITION, |sheet| Tables::read(sheet).map(drop))
            .expect("the default edition is within its own bounds")
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![(NOBLES.name, NOBLES.values[usize::from(self.permanent)])]
    }

    fn setup<R: Rng>(&self, _rng: &mut R) -> State {
        self.start()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.public.phase {
            Phase::Choose | Phase::Witch => Turn::Decide(state.public.owing),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Programme>) {
        self.list_legal(&state.public, seat, out);
    }

    fn decide<K: Sink<Event>>(&self, state: &mut State, seat: Seat, decision: Programme, sink: &mut K) {
        self.choose(state, seat, decision, sink);
    }

    fn outcomes(&self, _state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
    }

    fn sample<R: Rng>(&self, _state: &State, _rng: &mut R) -> Chance {
        unreachable!("no chance step is ever due")
    }

    fn chance_key(&self, _state: &State) -> ChanceKey {
        unreachable!("no chance step is ever due")
    }

    fn resolve<K: Sink<Event>>(&self, _state: &mut State, chance: Chance, _sink: &mut K) {
        match chance {}
    }

    fn outcome(&self, state: &State) -> Outcome {
        let public = &state.public;
        Outcome {
            winners: public.winners.iter().collect(),
            scores: public.all_seats().map(|seat| i32::from(public.scores[seat.index()])).collect(),
            reason: if public.round == self.tables.rounds { "rounds" } else { "forty" },
        }
    }

    fn payoffs(&self, state: &State, out: &mut [f32]) {
        let winners = state.public.winners;
        for (seat, payoff) in Seat::all(self.seats()).zip(out) {
            *payoff = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn reveals(&self, event: &Event, _seat: Seat) -> bool {
        event.reveals()
    }

    fn determinize<R: Rng>(&self, view: &View, _viewer: Viewer, rng: &mut R) -> State {
        self.imagine(view, rng)
    }

    fn before_choices(&self, view: &View) -> Option<View> {
        Some(view.before_choices())
    }

    fn position(&self, state: &State) -> String {
        crate::notation::position(self, state)
    }

    fn write_decision(&self, decision: Programme, out: &mut String) {
        out.push_str(decision.spelling());
    }

    fn parse_decision(&self, text: &str) -> Option<Programme> {
        Programme::spelt(text)
    }

    fn write_chance(&self, chance: Chance, _out: &mut String) {
        match chance {}
    }

    fn parse_chance(&self, _text: &str) -> Option<Chance> {
        None
    }

    fn forbidden(&self, view: &View, seat: Seat, decision: Programme) -> Option<String> {
        self.why_forbidden(&view.public, seat, decision)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        crate::load::possible(self, state)
    }
}
