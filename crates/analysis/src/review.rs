use crate::account::{Analysis, Judged, Ledger, accuracy};
use crate::judge::{Weighed, weigh};
use crate::news::{Fortune, Luck, News, measure};
use crate::shares::Shares;
use crate::walk::{Asked, Since, Walk};
use courtly_bots::Mastered;
use courtly_core::{Game, Rng, Seat, Step, Swift};
use std::fmt::Debug;
use std::sync::Arc;

/// So many positions may be looked at for a whole game, divided among its decisions: about 10 to 20 seconds of one core,
/// however long the game was, and less where a look does not need them all.
pub const NODES_A_GAME: u32 = 8_000_000;
/// No decision needs more.
const NODES_MAX: u32 = 200_000;
const NODES_MIN: u32 = 200;

/// How a match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<S> {
    /// It was dealt by the rules, so that what was dealt is held against other deals.
    Dealt(S),
    /// This position was given: what it is worth to whoever looks at it first is luck as a whole, and so is what a seat
    /// was given that others could not know, when it decides for the first time.
    Given(S),
}

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
    steps: Vec<Step<G::Decision, G::Chance>>,
    asked: Vec<Asked<G>>,
    judged: Vec<Verdict<G::Decision>>,
    nodes: u32,
    turns: usize,
    end: End,
    /// What nobody has reckoned with when the match ends …
    news: Option<News<G>>,
    /// … and what luck that was, once the last decision is judged.
    shown: Option<Luck>,
    /// Whether the start was dealt by the rules.
    dealt: bool,
    payoffs: Vec<f32>,
}

/// A decision as it was weighed, and the luck that its seat had found.
struct Verdict<D> {
    weighed: Weighed<D>,
    luck: Option<Luck>,
}

impl<G: Game> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Review({} of {})", self.judged.len(), self.asked.len())
    }
}

impl<G: Mastered> Review<G> {
    /// A match from its start through all its steps, to be judged with about so many positions of thought.
    pub fn new(
        game: Arc<G>,
        start: Start<G::State>,
        steps: &[Step<G::Decision, G::Chance>],
        end: End,
        nodes: u32,
    ) -> Review<G> {
        let (start, dealt) = match start {
            Start::Dealt(start) => (start, true),
            Start::Given(start) => (start, false),
        };
        let mut walk = Walk::new(&*game, start, dealt);
        let asked: Vec<Asked<G>> = steps.iter().enumerate().filter_map(|(at, step)| walk.step(at, *step)).collect();
        let mut payoffs = vec![1.0; game.seats()];
        match end {
            End::Played => game.payoffs(&walk.state, &mut payoffs),
            End::Resigned(seat) => payoffs[seat.index()] = 0.0,
            End::Abandoned => {}
        }
        let nodes = (nodes / (asked.len() as u32).max(1)).clamp(NODES_MIN, NODES_MAX);
        let (news, turns) = (walk.news_left(), walk.turn);
        let (steps, judged, shown) = (steps.to_vec(), vec![], None);
        Review { game, steps, asked, judged, nodes, turns, end, news, shown, dealt, payoffs }
    }

    /// How many decisions there are to judge.
    pub fn total(&self) -> usize {
        self.asked.len()
    }

    /// How many are judged.
    pub fn done(&self) -> usize {
        self.judged.len()
    }

    /// Judges the next decision, if there is one, and after the last one what the end has shown.
    pub fn go_on(&mut self) {
        let Some(asked) = self.asked.get(self.judged.len()) else { return };
        let seed = seed(&asked.view, asked.seat, asked.nth);
        let weighed = weigh(&*self.game, &asked.view, asked.seat, &asked.legal, asked.decision, self.nodes, seed);
        let luck = self.luck(asked.news.as_ref(), asked.step, seed);
        self.judged.push(Verdict { weighed, luck });
        if self.done() == self.total() && self.end == End::Played {
            self.shown = self.luck(self.news.as_ref(), self.steps.len(), !seed);
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
        for (nth, asked) in self.asked.iter().enumerate() {
            let Weighed { better, best, taken, mean } = self.judged[nth].weighed;
            let seat = asked.seat;
            let fortune = self.judged[nth].luck.as_ref().and_then(|luck| luck.of(&ledger.shares));
            let looks = match asked.since {
                // Within a turn nothing happens but the seat's own decisions, and whoever chose in secret at the same
                // time was asked with the first of them. If the judge thinks a little otherwise at a second look, that
                // waits until something has happened.
                Since::GoesOn | Since::Together => vec![],
                // Nobody has an advantage before the deal, whatever is thought of the first seat.
                Since::Beginning if self.dealt => vec![],
                Since::Beginning | Since::Decided => self.looks(nth),
            };
            if !looks.is_empty() || fortune.is_some() {
                let luck = fortune.as_ref().map_or_else(|| vec![0; seats], Fortune::won);
                let shares =
                    if looks.is_empty() { ledger.shares.moved(&luck) } else { ledger.agreed(fortune.as_ref(), &looks) };
                match judged.last_mut().filter(|_| asked.since != Since::Beginning) {
                    Some(last) => last.after = ledger.settle(&luck, shares).all().to_vec(),
                    None if self.dealt => ledger.dealt(&luck),
                    // A position that was given is held against no others.
                    None => ledger.befall(shares),
                }
            }
            let before = ledger.shares.all().to_vec();
            ledger.decision(seat, best, taken);
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
            ledger.resigned(seat);
        }
        self.end(&mut ledger, &mut judged);
        let rough = !self.game.trained();
        let mut accounts = ledger.accounts;
        for (seat, account) in Seat::all(seats).zip(&mut accounts) {
            // By lot losses are told only as far as they exceed the luck of a few games: whoever plays by lot would seem
            // to choose well.
            let own = judged.iter().filter(|one| one.seat == seat.0);
            account.accuracy = if rough { None } else { accuracy(own) };
        }
        Analysis { rough, turns: self.turns, resigned: resigned.map(|seat| seat.0), accounts, judged }
    }

    /// The shares become the result.
    fn end(&self, ledger: &mut Ledger, judged: &mut [Judged]) {
        let result = Shares::of(&self.payoffs);
        let Some(last) = judged.last_mut() else {
            ledger.befall(result);
            return;
        };
        if self.end != End::Played {
            // No card and no die has stopped the match.
            ledger.settle(&vec![0; self.game.seats()], result);
            return;
        }
        let fortune = self.shown.as_ref().and_then(|luck| luck.of(&ledger.shares));
        let luck = fortune.map_or_else(|| vec![0; self.game.seats()], |fortune| fortune.won());
        last.after = ledger.settle(&luck, result).all().to_vec();
    }

    fn luck(&self, news: Option<&News<G>>, until: usize, seed: u64) -> Option<Luck> {
        measure(&*self.game, &self.steps, until, news?, self.nodes, seed)
    }

    /// What this seat could make of its share, and what those could who chose in secret at the same time.
    fn looks(&self, nth: usize) -> Vec<(Seat, i64)> {
        let together = self.asked[nth + 1..].iter().take_while(|asked| asked.since == Since::Together).count();
        let all = self.asked[nth..].iter().zip(&self.judged[nth..]).take(1 + together);
        all.map(|(asked, verdict)| (asked.seat, verdict.weighed.best)).collect()
    }
}

/// Another one for each decision of each match, or what is imagined would be the same in all of them, and off by the same
/// chance. It is made of what the seat knew, and of nothing else: others decide in secret.
fn seed<V: Debug>(view: &V, seat: Seat, nth: u64) -> u64 {
    let mix = |seed: u64, byte: u8| Swift::new(seed ^ u64::from(byte)).next_u64();
    format!("{view:?}").bytes().fold(nth << 8 | u64::from(seat.0), mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_decisions_are_judged_by_the_same_luck() {
        let seeds = [("a", 0, 0), ("b", 0, 0), ("a", 1, 0), ("a", 0, 1)];
        let mut seeds = seeds.map(|(view, seat, nth)| seed(&view, Seat(seat), nth)).to_vec();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 4);
    }
}
