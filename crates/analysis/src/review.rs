use crate::account::{Analysis, Judged, Ledger, accuracy};
use crate::judge::{Weighed, weigh};
use crate::shares::{ONE, Shares};
use crate::walk::{Asked, Since, Walk};
use courtly_bots::Mastered;
use courtly_core::{Game, Rng, Seat, Step, Swift};
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

/// The review of a match, one decision after the other.
pub struct Review<G: Game> {
    game: Arc<G>,
    asked: Vec<Asked<G>>,
    weighed: Vec<Weighed<G::Decision>>,
    nodes: u32,
    turns: usize,
    end: End,
    /// The last decision has ended it, and nothing else.
    ended_by_decision: bool,
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
        let mut walk = Walk::new(&*game, start);
        let asked: Vec<Asked<G>> = steps.iter().enumerate().filter_map(|(at, step)| walk.step(at, *step)).collect();
        let mut payoffs = vec![1.0; game.seats()];
        match end {
            End::Played => game.payoffs(&walk.state, &mut payoffs),
            End::Resigned(seat) => payoffs[seat.index()] = 0.0,
            End::Abandoned => {}
        }
        let nodes = (nodes / (asked.len() as u32).max(1)).clamp(NODES_MIN, NODES_MAX);
        let (turns, ended_by_decision) = (walk.turn, end == End::Played && walk.only_decided());
        Review { game, asked, weighed: vec![], nodes, turns, end, ended_by_decision, payoffs }
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
        let mut judged: Vec<Judged> = vec![];
        for (nth, (asked, weighed)) in self.asked.iter().zip(&self.weighed).enumerate() {
            let Weighed { better, best, taken, mean } = *weighed;
            let seat = asked.seat;
            match asked.since {
                // Within a turn nothing happens but the seat's own decisions, and whoever chose in secret at the same
                // time was heard with the first of them, so nothing is luck. If the judge thinks a little otherwise at
                // a second look, that waits until something has happened.
                Since::GoesOn | Since::Together => {}
                Since::Decided => turned_out(&mut ledger, &mut judged, |ledger, last| ledger.between(last, seat, best)),
                Since::Luck => ledger.luck(ledger.heard(&self.heard(nth))),
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
        if self.ended_by_decision {
            turned_out(&mut ledger, &mut judged, |_, _| Shares::of(&self.payoffs));
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

impl<G: Mastered> Review<G> {
    /// What this seat could make of its share, and what those could who chose in secret at the same time.
    fn heard(&self, nth: usize) -> Vec<(Seat, i64)> {
        let together = self.asked[nth + 1..].iter().take_while(|asked| asked.since == Since::Together).count();
        let all = self.asked[nth..].iter().zip(&self.weighed[nth..]).take(1 + together);
        all.map(|(asked, weighed)| (asked.seat, weighed.best)).collect()
    }
}

/// What the last decision led to is known better now.
fn turned_out(ledger: &mut Ledger, judged: &mut [Judged], shares: impl FnOnce(&mut Ledger, &Judged) -> Shares) {
    if let Some(last) = judged.last_mut() {
        let shares = shares(ledger, last);
        ledger.turned_out(Seat(last.seat), shares);
        last.after = ledger.shares.all().to_vec();
    }
}

/// Another one for each decision of each seat. It must not count the others' decisions: some are made in secret.
fn seed(seat: Seat, nth: u64) -> u64 {
    Swift::new(nth << 8 | u64::from(seat.0)).next_u64()
}
