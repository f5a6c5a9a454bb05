//! Goes through a match once more, and finds what each seat knew when it decided and what had happened since.

use courtly_core::{Game, Seat, SeatSet, Silent, Step, Swift, Turn, Viewer};

/// A decision that waits to be judged: all that the judge is given is what the seat knew.
pub(crate) struct Asked<G: Game> {
    /// Its place among the steps of the match.
    pub(crate) step: usize,
    pub(crate) turn: usize,
    /// How many decisions of the seat came before.
    pub(crate) nth: u64,
    pub(crate) since: Since<G>,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Decision>,
    pub(crate) decision: G::Decision,
}

impl<G: Game> Asked<G> {
    /// How often the judge looks at a table because of it.
    pub(crate) fn looks(&self) -> usize {
        match &self.since {
            Since::Decided(worlds) => 1 + worlds.other.len(),
            Since::GoesOn | Since::Together | Since::Luck => 1,
        }
    }
}

/// What lies between a decision and the judged one before it.
pub(crate) enum Since<G: Game> {
    /// The same seat goes on: nothing has happened and nothing was shown to it.
    GoesOn,
    /// The one before was made in secret at the same time: neither knows of the other.
    Together,
    /// The decision before it, and nothing else: no card, no die, no choice in secret.
    Decided(Worlds<G>),
    /// Cards, dice, what was chosen in secret; or the beginning.
    Luck,
}

/// Where a decision leads, as far as its seat knew: possible worlds.
pub(crate) struct Worlds<G: Game> {
    /// In so many the next seat would see what it saw.
    pub(crate) alike: usize,
    /// In these it would see something else.
    pub(crate) other: Vec<G::State>,
}

/// So many worlds stand for all that a seat thinks possible.
const WORLDS: usize = 4;

/// The last decision that was judged.
struct Last<G: Game> {
    seat: Seat,
    view: G::View,
    decision: G::Decision,
}

impl<G: Game> Last<G> {
    /// Worlds in which it has been made, and whatever was no choice after it.
    fn worlds(&self, game: &G, seed: u64) -> Vec<G::State> {
        let (rng, viewer) = (&mut Swift::new(seed), Viewer::Seat(self.seat));
        let mut legal = vec![];
        let mut world = |_| {
            let mut world = game.determinize(&self.view, viewer, rng);
            game.decide(&mut world, self.seat, self.decision, &mut Silent);
            while let Turn::Decide(owing) = game.turn(&world) {
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(&world, seat, &mut legal);
                let [only] = legal[..] else { break };
                game.decide(&mut world, seat, only, &mut Silent);
            }
            world
        };
        (0..WORLDS).map(&mut world).collect()
    }
}

/// A match on its way from its start through all its steps.
pub(crate) struct Walk<'g, G: Game> {
    game: &'g G,
    pub(crate) state: G::State,
    /// How many decisions each seat has made.
    decided: Vec<u64>,
    pub(crate) turn: usize,
    /// Who owed the last decision.
    owed: SeatSet,
    /// Several seats owed decisions when the turn began: they choose in secret.
    secret: bool,
    last: Option<Last<G>>,
    /// Whether the last seat goes on as long as it is asked.
    goes_on: bool,
    /// Whether cards or dice have come since.
    luck: bool,
}

impl<'g, G: Game> Walk<'g, G> {
    pub(crate) fn new(game: &'g G, start: G::State) -> Walk<'g, G> {
        let decided = vec![0; game.seats()];
        let owed = SeatSet::EMPTY;
        Walk { game, state: start, decided, turn: 0, owed, secret: false, last: None, goes_on: false, luck: false }
    }

    /// Makes a step. If it is a decision between several possibilities, returns it with what the seat knew.
    pub(crate) fn step(&mut self, at: usize, step: Step<G::Decision, G::Chance>) -> Option<Asked<G>> {
        match step {
            Step::Chance(chance) => {
                self.game.resolve(&mut self.state, chance, &mut Silent);
                (self.goes_on, self.luck) = (false, true);
                None
            }
            Step::Decide(seat, decision) => self.decide(at, seat, decision),
        }
    }

    fn decide(&mut self, at: usize, seat: Seat, decision: G::Decision) -> Option<Asked<G>> {
        let owing = match self.game.turn(&self.state) {
            Turn::Decide(owing) => owing,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        // A turn ends where somebody decides who did not just before.
        let begins = owing.0 & !self.owed.0 != 0;
        let mut legal = vec![];
        self.game.legal(&self.state, seat, &mut legal);
        let judged = legal.len() > 1;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let since = judged.then(|| self.since(seat, begins, &view));
        let goes_on = self.goes_on_with(seat);
        if begins {
            self.turn += 1;
            self.secret = owing.len() > 1;
        }
        self.owed = owing;
        let nth = self.decided[seat.index()];
        self.decided[seat.index()] += 1;
        let mut events: Vec<G::Event> = vec![];
        self.game.decide(&mut self.state, seat, decision, &mut events);
        let shown = events.iter().any(|event| self.game.reveals(event, seat));
        // What comes before the first decision that is judged is no part of what goes on.
        self.goes_on = (judged || goes_on) && !shown;
        if judged {
            self.luck = false;
            self.last = Some(Last { seat, view: view.clone(), decision });
        }
        since.map(|since| Asked { step: at, turn: self.turn, nth, since, seat, view, legal, decision })
    }

    fn goes_on_with(&self, seat: Seat) -> bool {
        self.goes_on && self.last.as_ref().is_some_and(|last| last.seat == seat)
    }

    /// What has happened before this seat decides.
    fn since(&self, seat: Seat, begins: bool, view: &G::View) -> Since<G> {
        match &self.last {
            Some(_) if self.goes_on_with(seat) => Since::GoesOn,
            None => Since::Luck,
            Some(_) if self.luck => Since::Luck,
            Some(last) if self.secret => {
                if begins || last.seat == seat {
                    Since::Luck
                } else {
                    Since::Together
                }
            }
            Some(last) => Since::Decided(self.sorted(last, seat, view)),
        }
    }

    /// The worlds of the last seat, by whether the next one would see this.
    fn sorted(&self, last: &Last<G>, next: Seat, view: &G::View) -> Worlds<G> {
        let worlds = last.worlds(self.game, self.decided[last.seat.index()]);
        let asked = |world: &G::State| matches!(self.game.turn(world), Turn::Decide(owing) if owing.contains(next));
        let (alike, other): (Vec<_>, Vec<_>) =
            worlds.into_iter().filter(asked).partition(|world| self.game.view(world, Viewer::Seat(next)) == *view);
        Worlds { alike: alike.len(), other }
    }

    /// If a decision and nothing else has ended the match: the payoffs to which it led, as far as its seat knew.
    pub(crate) fn ending(&self) -> Option<Vec<f32>> {
        let last = self.last.as_ref().filter(|_| !self.luck && !self.secret)?;
        let ends = |world: &G::State| self.game.turn(world) == Turn::Over;
        let worlds: Vec<G::State> = last.worlds(self.game, 0).into_iter().filter(ends).collect();
        let worlds = if worlds.is_empty() { vec![self.state.clone()] } else { worlds };
        let mut mean = vec![0.0; self.game.seats()];
        let mut payoffs = mean.clone();
        for world in &worlds {
            self.game.payoffs(world, &mut payoffs);
            mean.iter_mut().zip(&payoffs).for_each(|(mean, payoff)| *mean += payoff / worlds.len() as f32);
        }
        Some(mean)
    }
}
