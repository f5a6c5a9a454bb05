//! The game as the other crates see it.

use crate::edition::Tables;
use crate::notation::{decision, position};
use crate::{Decision, Event, Phase, State, View, legal, load};
use courtly_core::{
    ChanceKey, Game, LoadError, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, SetupError, Sink, Turn, Viewer, below,
};
use courtly_edition::Sheet;

/// The rules for one table size and edition.
#[derive(Debug, Clone)]
pub struct BanquetRoyal {
    pub(crate) seats: usize,
    pub(crate) compact: bool,
    pub(crate) tables: Tables,
}

/// The number that the bonus die shows: `die:3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die(pub u8);

pub(crate) const KINGDOM: OptionSpec = OptionSpec { name: "kingdom", values: &["compact", "random"] };
const DIE: ChanceKey = ChanceKey { purpose: "die", seat: None };

impl BanquetRoyal {
    /// The component tables in force.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}

pub(crate) fn tables(edition: Option<&str>) -> Result<Tables, SetupError> {
    let mut sheet = Sheet::open(BanquetRoyal::EDITION, edition)?;
    let tables = Tables::read(&mut sheet)?;
    sheet.finish()?;
    Ok(tables)
}

impl Game for BanquetRoyal {
    type State = State;
    type Decision = Decision;
    type Chance = Die;
    type View = View;
    type Event = Event;

    const ID: &'static str = "banquet-royal";
    const NAME: &'static str = "Banquet royal";
    const VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[KINGDOM];
    const EDITION: &'static str = include_str!("../edition.toml");
    /// Six parties end the game, none later than 240 turns (the most an edition may ask for) after the one before. A
    /// turn has at most a move, the die, a lift, three guests to put and a cake.
    const STEPS_MAX: u32 = 6 * 240 * 7;

    fn new(seats: usize, options: &Options, edition: Option<&str>) -> Result<BanquetRoyal, SetupError> {
        let (min, max) = BanquetRoyal::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { min, max });
        }
        Ok(BanquetRoyal { seats, compact: options.is(&KINGDOM, "compact"), tables: tables(edition)? })
    }

    fn load(position: &str, options: &Options, edition: Option<&str>) -> Result<(BanquetRoyal, State), LoadError> {
        load::load(position, options, edition)
    }

    fn edition() -> String {
        courtly_edition::annotated(Self::EDITION, |sheet| Tables::read(sheet).map(drop))
            .expect("the embedded edition is tested")
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        vec![(KINGDOM.name, KINGDOM.values[usize::from(!self.compact)])]
    }

    fn setup<R: Rng>(&self, rng: &mut R) -> State {
        self.deal(rng)
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Turn | Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) | Phase::Cake { .. } => {
                Turn::Decide(SeatSet::one(s.active))
            }
            Phase::Roll => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Decision>) {
        if legal::owes(s, seat) {
            self.list(s, out);
        } else {
            out.clear();
        }
    }

    fn decide<K: Sink<Event>>(&self, s: &mut State, seat: Seat, decision: Decision, sink: &mut K) {
        debug_assert!(legal::owes(s, seat));
        self.carry_out(s, decision.choice(), sink);
    }

    fn outcomes(&self, s: &State, out: &mut Vec<(Die, u32)>) {
        out.clear();
        if s.phase == Phase::Roll {
            out.extend((1..=6).map(|number| (Die(number), 1)));
        }
    }

    fn sample<R: Rng>(&self, _: &State, rng: &mut R) -> Die {
        Die(below(rng, 6) as u8 + 1)
    }

    fn chance_key(&self, _: &State) -> ChanceKey {
        DIE
    }

    fn resolve<K: Sink<Event>>(&self, s: &mut State, Die(number): Die, sink: &mut K) {
        debug_assert!(s.phase == Phase::Roll);
        self.roll(s, number, sink);
    }

    fn outcome(&self, s: &State) -> Outcome {
        Outcome { winners: self.winners(s), scores: self.scores(s), reason: self.reason(s) }
    }

    fn payoffs(&self, s: &State, out: &mut [f32]) {
        let winners = self.winners(s);
        out.fill(0.0);
        winners.iter().for_each(|seat| out[seat.index()] = 1.0 / winners.len() as f32);
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        self.seen_by(s, viewer)
    }

    fn view_text(&self, view: &View) -> Option<String> {
        Some(view.text())
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(self.as_seen(event, viewer))
    }

    fn reveals(&self, event: &Event, seat: Seat) -> bool {
        self.shows(event, seat)
    }

    fn determinize<R: Rng>(&self, view: &View, _: Viewer, rng: &mut R) -> State {
        self.imagine(view, rng)
    }

    fn position(&self, s: &State) -> String {
        let over = match s.phase {
            Phase::Over => {
                let winners: Vec<String> = self.winners(s).iter().map(Seat::to_string).collect();
                format!("over:{}", winners.join(","))
            }
            Phase::Turn
            | Phase::Roll
            | Phase::Swap
            | Phase::Peek
            | Phase::Lift
            | Phase::Put(_)
            | Phase::Cake { .. } => String::new(),
        };
        let mut text = String::with_capacity(2400);
        position::write_position(s, self.seats, &over, &mut text);
        text
    }

    fn write_decision(&self, decision: Decision, out: &mut String) {
        decision::write_decision(decision, out);
    }

    fn parse_decision(&self, text: &str) -> Option<Decision> {
        decision::parse_decision(text)
    }

    fn write_chance(&self, Die(number): Die, out: &mut String) {
        out.push_str(&format!("die:{number}"));
    }

    fn parse_chance(&self, text: &str) -> Option<Die> {
        (1..=6).find(|number| text == format!("die:{number}")).map(Die)
    }

    fn forbidden(&self, view: &View, seat: Seat, decision: Decision) -> Option<String> {
        self.forbids(view, seat, decision)
    }

    fn conserved(&self, s: &State) -> Result<(), String> {
        self.keeps(s)
    }
}
