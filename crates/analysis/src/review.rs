use crate::account::{Analysis, Judged, Ledger, accuracy};
use crate::judge::{Weighed, weigh};
use crate::shares::{ONE, Shares};
use crate::walk::{Asked, Since, Walk, Worlds};
use courtly_bots::Mastered;
use courtly_core::{Game, Rng, Seat, Step, Swift, Viewer};
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

/// A decision as it was judged.
struct Seen<D> {
    weighed: Weighed<D>,
    /// What the seat could make of the table, as far as whoever decided before it knew; none where that is not asked.
    foreseen: Option<i64>,
}

/// The review of a match, one decision after the other.
pub struct Review<G: Game> {
    game: Arc<G>,
    asked: Vec<Asked<G>>,
    seen: Vec<Seen<G::Decision>>,
    nodes: u32,
    turns: usize,
    end: End,
    /// What the last decision led to, if nothing else has ended the match.
    ending: Option<Vec<f32>>,
    payoffs: Vec<f32>,
}

impl<G: Game> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Review({} of {})", self.seen.len(), self.asked.len())
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
        let looks: usize = asked.iter().map(Asked::looks).sum();
        let nodes = (nodes / (looks as u32).max(1)).clamp(NODES_MIN, NODES_MAX);
        let ending = (end == End::Played).then(|| walk.ending()).flatten();
        let turns = walk.turn;
        Review { game, asked, seen: vec![], nodes, turns, end, ending, payoffs }
    }

    /// How many decisions there are to judge.
    pub fn total(&self) -> usize {
        self.asked.len()
    }

    /// How many are judged.
    pub fn done(&self) -> usize {
        self.seen.len()
    }

    /// Judges the next decision, if there is one.
    pub fn go_on(&mut self) {
        if let Some(asked) = self.asked.get(self.seen.len()) {
            let weighed = self.weigh(asked, &asked.view, &asked.legal, asked.decision);
            let foreseen = match &asked.since {
                Since::Decided(worlds) => self.foreseen(asked, worlds, weighed.best),
                Since::GoesOn | Since::Together | Since::Luck => None,
            };
            self.seen.push(Seen { weighed, foreseen });
        }
    }

    fn weigh(&self, asked: &Asked<G>, view: &G::View, legal: &[G::Decision], one: G::Decision) -> Weighed<G::Decision> {
        weigh(&*self.game, view, asked.seat, legal, one, self.nodes, seed(asked.seat, asked.nth))
    }

    /// The mean of what the seat could make of these worlds; where it sees what it saw, that is `best`.
    fn foreseen(&self, asked: &Asked<G>, worlds: &Worlds<G>, best: i64) -> Option<i64> {
        let (mut sum, mut many) = (best * worlds.alike as i64, worlds.alike as i64);
        let mut legal = vec![];
        for world in &worlds.other {
            self.game.legal(world, asked.seat, &mut legal);
            if legal.len() > 1 {
                let view = self.game.view(world, Viewer::Seat(asked.seat));
                sum += self.weigh(asked, &view, &legal, legal[0]).best;
                many += 1;
            }
        }
        (many > 0).then(|| sum / many)
    }

    /// Judges what is left, and adds up.
    pub fn finish(mut self) -> Analysis {
        while self.done() < self.total() {
            self.go_on();
        }
        let seats = self.game.seats();
        let mut ledger = Ledger::open(seats);
        let mut judged: Vec<Judged> = vec![];
        for (asked, Seen { weighed, foreseen }) in self.asked.iter().zip(&self.seen) {
            let Weighed { better, best, taken, mean } = *weighed;
            let seat = asked.seat;
            match &asked.since {
                // Within a turn nothing happens but the seat's own decisions, and nobody knows what others choose in
                // secret, so nothing is luck. If the judge thinks a little otherwise at a second look, that waits until
                // something has happened.
                Since::GoesOn | Since::Together => {}
                Since::Decided(_) => {
                    let foreseen = foreseen.unwrap_or(best);
                    turned_out(&mut ledger, &mut judged, |ledger, last| ledger.between(last, seat, foreseen));
                    // What the last seat could not know.
                    let share = ledger.shares.at(seat) + best - foreseen;
                    ledger.luck(ledger.with(seat, share));
                }
                Since::Luck => ledger.luck(ledger.with(seat, best)),
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
        if let Some(payoffs) = &self.ending {
            turned_out(&mut ledger, &mut judged, |_, _| Shares::of(payoffs));
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

/// What the last decision led to is known better now.
fn turned_out(ledger: &mut Ledger, judged: &mut [Judged], shares: impl FnOnce(&Ledger, &Judged) -> Shares) {
    if let Some(last) = judged.last_mut() {
        ledger.turned_out(Seat(last.seat), shares(ledger, last));
        last.after = ledger.shares.all().to_vec();
    }
}

/// Another one for each decision of each seat. It must not count the others' decisions: some are made in secret.
fn seed(seat: Seat, nth: u64) -> u64 {
    Swift::new(nth << 8 | u64::from(seat.0)).next_u64()
}
