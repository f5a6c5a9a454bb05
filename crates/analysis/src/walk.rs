//! Goes through a match once more, and finds what each seat knew when it decided and what had happened since.

use courtly_core::{Game, Seat, SeatSet, Step, Turn, Viewer};

/// A decision that waits to be judged: all that the judge is given is what the seat knew.
pub(crate) struct Asked<G: Game> {
    /// Its place among the steps of the match.
    pub(crate) step: usize,
    pub(crate) turn: usize,
    /// How many decisions of the seat came before.
    pub(crate) nth: u64,
    pub(crate) since: Since,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Decision>,
    pub(crate) decision: G::Decision,
}

/// What lies between a decision and the judged one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Since {
    /// The same seat goes on: nothing has happened and nothing was shown to it.
    GoesOn,
    /// The one before was made in secret at the same time: neither knows of the other.
    Together,
    /// The decision before it, and nothing else: no card, no die, no choice in secret.
    Decided,
    /// Cards, dice, what was chosen in secret, or something hidden that this seat alone has seen since it decided; or
    /// the beginning.
    Luck,
}

/// A match on its way from its start through all its steps.
pub(crate) struct Walk<'g, G: Game> {
    game: &'g G,
    pub(crate) state: G::State,
    /// How many decisions each seat has made.
    made: Vec<u64>,
    pub(crate) turn: usize,
    /// Who owed the last decision.
    owed: SeatSet,
    /// Several seats owed decisions when the turn began: they choose in secret.
    secret: bool,
    /// A decision of this turn was judged.
    heard: bool,
    /// Who made the last decision that was judged.
    last: Option<Seat>,
    /// Whether that seat goes on as long as it is asked.
    goes_on: bool,
    /// Whether cards or dice have come since.
    luck: bool,
    /// Who alone has seen something hidden, and has not decided since.
    news: SeatSet,
    /// Whether anybody ever has: the end may show it.
    hidden: bool,
}

impl<'g, G: Game> Walk<'g, G> {
    pub(crate) fn new(game: &'g G, start: G::State) -> Walk<'g, G> {
        Walk {
            game,
            state: start,
            made: vec![0; game.seats()],
            turn: 0,
            owed: SeatSet::EMPTY,
            secret: false,
            heard: false,
            last: None,
            goes_on: false,
            luck: true,
            news: SeatSet::EMPTY,
            hidden: false,
        }
    }

    /// Makes a step. If it is a decision between several possibilities, returns it with what the seat knew.
    pub(crate) fn step(&mut self, at: usize, step: Step<G::Decision, G::Chance>) -> Option<Asked<G>> {
        match step {
            Step::Chance(chance) => {
                let mut events: Vec<G::Event> = vec![];
                self.game.resolve(&mut self.state, chance, &mut events);
                self.read(&events);
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
        // A turn begins where somebody owes who did not just before, or when the last one has chosen in secret.
        let begins = owing.0 & !self.owed.0 != 0 || self.secret && self.owed.len() == 1;
        let mut legal = vec![];
        self.game.legal(&self.state, seat, &mut legal);
        let judged = legal.len() > 1;
        let since = self.since(seat, begins);
        if begins {
            self.turn += 1;
            self.secret = owing.len() > 1;
            self.heard = false;
        }
        self.owed = owing;
        let nth = self.made[seat.index()];
        self.made[seat.index()] += 1;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut events: Vec<G::Event> = vec![];
        self.game.decide(&mut self.state, seat, decision, &mut events);
        let shown = events.iter().any(|event| self.game.reveals(event, seat));
        // What comes before the first decision that is judged is no part of what goes on.
        self.goes_on = (judged || since == Since::GoesOn) && !shown;
        if judged {
            (self.last, self.luck, self.heard) = (Some(seat), false, true);
            self.news.remove(seat);
        }
        self.read(&events);
        judged.then_some(Asked { step: at, turn: self.turn, nth, since, seat, view, legal, decision })
    }

    /// Who sees something in these events that others do not.
    fn read(&mut self, events: &[G::Event]) {
        for seat in Seat::all(self.game.seats()) {
            let seen = |event: &G::Event, viewer| self.game.redact(event, viewer);
            let alone = |event: &G::Event| seen(event, Viewer::Seat(seat)) != seen(event, Viewer::Spectator);
            if events.iter().any(|event| self.game.reveals(event, seat) && alone(event)) {
                self.news.insert(seat);
                self.hidden = true;
            }
        }
    }

    /// What has happened before this seat decides.
    fn since(&self, seat: Seat, begins: bool) -> Since {
        match self.last {
            Some(last) if self.goes_on && last == seat => Since::GoesOn,
            _ if self.luck || self.news.contains(seat) => Since::Luck,
            Some(last) if self.secret && !begins && self.heard && last != seat => Since::Together,
            _ if self.secret => Since::Luck,
            _ => Since::Decided,
        }
    }

    /// Whether the last decision has led to this position, and nothing else.
    pub(crate) fn only_decided(&self) -> bool {
        !self.luck && !self.secret && !self.hidden
    }
}
