use crate::account::{Analysis, Judged, Ledger, accuracy};
use crate::judge::{Weighed, weigh};
use crate::shares::{ONE, Shares};
use courtly_bots::Mastered;
use courtly_core::{Game, Rng, Seat, SeatSet, Silent, Step, Swift, Turn, Viewer};
use std::sync::Arc;

/// So many positions are looked at for a whole game, divided among its decisions: about 10 to 20 seconds of one core,
/// however long the game was.
pub const NODES_A_GAME: u32 = 8_000_000;
/// No decision needs more.
const NODES_MAX: u32 = 200_000;
const NODES_MIN: u32 = 200;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Played,
    /// This seat gave up, and the others share the win.
    Resigned(Seat),
    /// The host stopped it, and nobody has won.
    Abandoned,
}

/// A decision that waits to be judged: all that the judge is given is what the seat knew.
struct Asked<G: Game> {
    step: usize,
    turn: usize,
    /// How many decisions of the seat came before.
    nth: u64,
    /// The seat goes on deciding: nothing has happened and nothing was shown since its last decision.
    goes_on: bool,
    seat: Seat,
    view: G::View,
    legal: Vec<G::Decision>,
    decision: G::Decision,
}

/// The review of a match, one decision after the other.
pub struct Review<G: Game> {
    game: Arc<G>,
    asked: Vec<Asked<G>>,
    weighed: Vec<Weighed<G::Decision>>,
    nodes: u32,
    turns: usize,
    end: End,
    payoffs: Vec<f32>,
}

impl<G: Game> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Review({} of {})", self.weighed.len(), self.asked.len())
    }
}

impl<G: Mastered> Review<G> {
    /// A match from its start through all its steps, to be judged with about so many positions of thought.
    pub fn new(
        game: Arc<G>,
        start: G::State,
        steps: &[Step<G::Decision, G::Chance>],
        end: End,
        nodes: u32,
    ) -> Review<G> {
        let mut walk: Walk<G> =
            Walk { state: start, decided: vec![0; game.seats()], turn: 0, owed: SeatSet::EMPTY, on: None };
        let asked: Vec<Asked<G>> =
            steps.iter().enumerate().filter_map(|(at, step)| walk.step(&*game, at, *step)).collect();
        let mut payoffs = vec![1.0; game.seats()];
        match end {
            End::Played => game.payoffs(&walk.state, &mut payoffs),
            End::Resigned(seat) => payoffs[seat.index()] = 0.0,
            End::Abandoned => {}
        }
        let nodes = (nodes / (asked.len() as u32).max(1)).clamp(NODES_MIN, NODES_MAX);
        Review { game, asked, weighed: vec![], nodes, turns: walk.turn, end, payoffs }
    }

    /// How many decisions there are to judge.
    pub fn total(&self) -> usize {
        self.asked.len()
    }

    /// How many are judged.
    pub fn done(&self) -> usize {
        self.weighed.len()
    }

    /// Judges the next decision, if there is one.
    pub fn go_on(&mut self) {
        if let Some(asked) = self.asked.get(self.weighed.len()) {
            let seed = seed(asked.seat, asked.nth);
            let (view, legal) = (&asked.view, &asked.legal);
            self.weighed.push(weigh(&*self.game, view, asked.seat, legal, asked.decision, self.nodes, seed));
        }
    }

    /// Judges what is left, and adds up.
    pub fn finish(mut self) -> Analysis {
        while self.done() < self.total() {
            self.go_on();
        }
        let seats = self.game.seats();
        let mut ledger = Ledger::open(seats);
        let mut judged = vec![];
        for (asked, weighed) in self.asked.iter().zip(&self.weighed) {
            let Weighed { better, best, taken, mean } = *weighed;
            let seat = asked.seat;
            // Within a turn nothing happens but the seat's own decisions, so nothing is luck. If the judge thinks a
            // little otherwise at a second look, that waits until something has happened.
            if !asked.goes_on {
                let mut shares = ledger.shares.clone();
                shares.set(seat, best);
                ledger.luck(shares);
            }
            let before = ledger.shares.all().to_vec();
            ledger.decision(seat, best - taken);
            judged.push(Judged {
                step: asked.step,
                turn: asked.turn,
                seat: seat.0,
                decision: self.game.decision_text(asked.decision),
                better: self.game.decision_text(better),
                best,
                taken,
                mean,
                before,
                after: ledger.shares.all().to_vec(),
            });
        }
        let resigned = match self.end {
            End::Resigned(seat) => Some(seat),
            End::Played | End::Abandoned => None,
        };
        if let Some(seat) = resigned {
            // Giving up is a decision, not luck.
            ledger.decision(seat, ONE);
        }
        ledger.luck(Shares::of(&self.payoffs));
        let mut accounts = ledger.accounts;
        for (seat, account) in Seat::all(seats).zip(&mut accounts) {
            account.accuracy = accuracy(judged.iter().filter(|one| one.seat == seat.0));
        }
        let rough = !self.game.trained();
        Analysis { rough, turns: self.turns, resigned: resigned.map(|seat| seat.0), accounts, judged }
    }
}

/// Another one for each decision of each seat. It must not count the others' decisions: some are made in secret.
fn seed(seat: Seat, nth: u64) -> u64 {
    Swift::new(nth << 8 | u64::from(seat.0)).next_u64()
}

/// Goes through a match once more.
struct Walk<G: Game> {
    state: G::State,
    decided: Vec<u64>,
    turn: usize,
    /// Who owed the last decision.
    owed: SeatSet,
    /// Whose decisions were judged last, if nothing has happened and nothing was shown to that seat since.
    on: Option<Seat>,
}

impl<G: Game> Walk<G> {
    /// Makes a step. If it is a decision between several possibilities, returns it with what the seat knew.
    fn step(&mut self, game: &G, at: usize, step: Step<G::Decision, G::Chance>) -> Option<Asked<G>> {
        let (seat, decision) = match step {
            Step::Chance(chance) => {
                game.resolve(&mut self.state, chance, &mut Silent);
                self.on = None;
                return None;
            }
            Step::Decide(seat, decision) => (seat, decision),
        };
        let owing = match game.turn(&self.state) {
            Turn::Decide(owing) => owing,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        // A turn ends where somebody decides who did not just before.
        if owing.0 & !self.owed.0 != 0 {
            self.turn += 1;
        }
        self.owed = owing;
        let mut legal = vec![];
        game.legal(&self.state, seat, &mut legal);
        let view = game.view(&self.state, Viewer::Seat(seat));
        let nth = self.decided[seat.index()];
        let asked =
            Asked { step: at, turn: self.turn, nth, goes_on: self.on == Some(seat), seat, view, legal, decision };
        self.decided[seat.index()] += 1;
        let mut events: Vec<G::Event> = vec![];
        game.decide(&mut self.state, seat, decision, &mut events);
        // What comes before the first decision that is judged is no part of what goes on.
        let judged = asked.legal.len() > 1;
        let shown = events.iter().any(|event| game.reveals(event, seat));
        self.on = ((judged || asked.goes_on) && !shown).then_some(seat);
        judged.then_some(asked)
    }
}
