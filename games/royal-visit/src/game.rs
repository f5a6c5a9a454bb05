use crate::edition::Tables;
use crate::{Chance, Decision, Event, Phase, Public, State, View};
use courtly_core::{
    ChanceKey, Game, LoadError, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, SetupError, Sink, Turn, Viewer,
};
use courtly_edition::{Sheet, annotated};

/// The rules of Royal Visit with the component tables of one edition.
#[derive(Clone, Debug)]
pub struct RoyalVisit {
    pub(crate) tables: Tables,
}

impl Game for RoyalVisit {
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const ID: &'static str = "royal-visit";
    const NAME: &'static str = "Royal Visit";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITION: &'static str = include_str!("../edition.toml");
    /// The rules set no limit; the host does.
    const STEPS_MAX: u32 = 20_000;

    fn new(seats: usize, _options: &Options, edition: Option<&str>) -> Result<Self, SetupError> {
        if seats != 2 {
            return Err(SetupError::Seats { min: 2, max: 2 });
        }
        let mut sheet = Sheet::open(Self::EDITION, edition)?;
        let tables = Tables::read(&mut sheet)?;
        sheet.finish()?;
        Ok(RoyalVisit { tables })
    }

    fn load(position: &str, options: &Options, edition: Option<&str>) -> Result<(Self, State), LoadError> {
        let game = RoyalVisit::new(2, options, edition)?;
        let state = game.load_position(position).map_err(LoadError::Position)?;
        Ok((game, state))
    }

    fn edition() -> String {
        annotated(Self::EDITION, |sheet| Tables::read(sheet).map(drop)).expect("the default edition is sound")
    }

    fn seats(&self) -> usize {
        2
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![]
    }

    fn setup<R: Rng>(&self, _rng: &mut R) -> State {
        let guards = self.tables.guards;
        State {
            public: Public {
                king: 0,
                guards: [-guards, guards],
                wizard: 0,
                jester: 0,
                crown: 0,
                little: false,
                seat: Seat(0),
                phase: Phase::Side,
                discard: Default::default(),
            },
            hands: Default::default(),
            deck: self.tables.cards,
            memory: Default::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.public.phase {
            Phase::Side | Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Start | Phase::Acting(_) => Turn::Decide(SeatSet::one(state.public.seat)),
            Phase::Over { .. } => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        crate::legal::legal(state, seat, out);
    }

    #[inline]
    fn decide<K: Sink<Event>>(&self, state: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
        self.carry_out(state, seat, decision, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        self.list_outcomes(state, out);
    }

    #[inline]
    fn sample<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        self.sample_outcome(state, rng)
    }

    fn chance_key(&self, state: &State) -> ChanceKey {
        self.key(state)
    }

    #[inline]
    fn resolve<K: Sink<Event>>(&self, state: &mut State, chance: Chance, sink: &mut K) {
        self.settle_chance(state, chance, sink);
    }

    fn outcome(&self, state: &State) -> Outcome {
        let Phase::Over { winner } = state.public.phase else { panic!("the game is not over") };
        let scores = Seat::all(2).map(|seat| i32::from(seat == winner)).collect();
        Outcome { winners: vec![winner], scores, reason: state.public.reason() }
    }

    fn payoffs(&self, state: &State, out: &mut [f32]) {
        let Phase::Over { winner } = state.public.phase else { panic!("the game is not over") };
        Seat::all(2).for_each(|seat| out[seat.index()] = f32::from(u8::from(seat == winner)));
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn reveals(&self, event: &Event, seat: Seat) -> bool {
        event.reveals(seat)
    }

    fn determinize<R: Rng>(&self, view: &View, viewer: Viewer, rng: &mut R) -> State {
        self.imagine(view, viewer, rng)
    }

    fn position(&self, state: &State) -> String {
        crate::notation::position(state)
    }

    fn write_decision(&self, decision: Decision, out: &mut String) {
        crate::notation::write_decision(decision, out);
    }

    fn parse_decision(&self, text: &str) -> Option<Decision> {
        crate::notation::parse_decision(text)
    }

    fn write_chance(&self, chance: Chance, out: &mut String) {
        crate::notation::write_chance(chance, out);
    }

    fn parse_chance(&self, text: &str) -> Option<Chance> {
        crate::notation::parse_chance(text)
    }

    fn forbidden(&self, view: &View, seat: Seat, decision: Decision) -> Option<String> {
        crate::forbidden::forbidden(view, seat, decision)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let all = state.hands[0].plus(state.hands[1]).plus(state.deck).plus(state.public.discard);
        if all == self.tables.cards { Ok(()) } else { Err(format!("{} cards instead of all", all.len())) }
    }
}
