//! Goes through a match once more, and finds what each seat knew when it decided and what had happened since.

use crate::news::News;
use courtly_core::{Game, Seat, SeatSet, Step, Swift, Turn, Viewer};

/// A decision that waits to be judged: all that the judge is given is what the seat knew.
pub(crate) struct Asked<G: Game> {
    /// Its place among the steps of the match.
    pub(crate) step: usize,
    pub(crate) turn: usize,
    /// How many decisions of the seat came before.
    pub(crate) nth: u64,
    pub(crate) since: Since,
    /// Cards and dice that it finds, and what else it alone has seen.
    pub(crate) news: Option<News<G>>,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Decision>,
    pub(crate) decision: G::Decision,
}

/// What lies between a decision and the judged one before it, beside cards and dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Since {
    /// It is the first, or the first of a seat to which something was given at the start that others could not know.
    Beginning,
    /// The same seat goes on: nothing has happened and nothing was shown to it.
    GoesOn,
    /// The one before was made in secret at the same time: neither knows of the other.
    Together,
    /// The decision before it, or all that were made in secret at the same time.
    Decided,
}

/// A match on its way from its start through all its steps.
pub(crate) struct Walk<'g, G: Game> {
    game: &'g G,
    /// The start, if it was dealt, until somebody has looked at it.
    dealt: Option<G::State>,
    pub(crate) state: G::State,
    /// How many decisions each seat has made.
    made: Vec<u64>,
    pub(crate) turn: usize,
    /// Who owed the last decision.
    owed: SeatSet,
    /// Several seats owed decisions when the turn began: they choose in secret.
    secret: bool,
    /// A decision of this turn was judged.
    judged: bool,
    /// Who made the last decision that was judged.
    last: Option<Seat>,
    /// Whether that seat goes on as long as it is asked.
    goes_on: bool,
    /// Cards and dice that all have seen since.
    open: Option<News<G>>,
    /// Cards that each seat alone has seen since its own last decision, and what else was shown to it alone.
    alone: Vec<Option<News<G>>>,
    /// Who was given something that others do not know, and has not decided yet.
    given: SeatSet,
}

impl<'g, G: Game> Walk<'g, G> {
    /// `dealt`: whether the start was dealt by the rules, and not given.
    pub(crate) fn new(game: &'g G, start: G::State, dealt: bool) -> Walk<'g, G> {
        let given = if dealt { SeatSet::EMPTY } else { who_knows_more(game, &start) };
        Walk {
            given,
            game,
            dealt: dealt.then(|| start.clone()),
            state: start,
            made: vec![0; game.seats()],
            turn: 0,
            owed: SeatSet::EMPTY,
            secret: false,
            judged: false,
            last: None,
            goes_on: false,
            open: None,
            alone: vec![None; game.seats()],
        }
    }

    /// Makes a step. If it is a decision between several possibilities, returns it with what the seat knew.
    pub(crate) fn step(&mut self, at: usize, step: Step<G::Decision, G::Chance>) -> Option<Asked<G>> {
        match step {
            Step::Chance(chance) => {
                let before = self.state.clone();
                let mut events: Vec<G::Event> = vec![];
                self.game.resolve(&mut self.state, chance, &mut events);
                self.goes_on = false;
                let mut whose: Vec<&mut Option<News<G>>> = vec![];
                for (seat, news) in Seat::all(self.game.seats()).zip(&mut self.alone) {
                    if shown_alone(self.game, &events, seat) {
                        whose.push(news);
                    }
                }
                if whose.is_empty() {
                    whose.push(&mut self.open);
                }
                for news in whose {
                    news.get_or_insert_with(|| News::since(before.clone(), at)).came.push(at);
                }
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
            self.judged = false;
        }
        self.owed = owing;
        let nth = self.made[seat.index()];
        self.made[seat.index()] += 1;
        let news = if judged { self.news_of(seat) } else { None };
        let before = self.state.clone();
        let view = self.game.view(&before, Viewer::Seat(seat));
        let mut events: Vec<G::Event> = vec![];
        self.game.decide(&mut self.state, seat, decision, &mut events);
        let shown = events.iter().any(|event| self.game.reveals(event, seat));
        // What comes before the first decision that is judged is no part of what goes on.
        self.goes_on = (judged || since == Since::GoesOn) && !shown;
        if judged {
            (self.last, self.judged) = (Some(seat), true);
            self.given.remove(seat);
        }
        for (seat, news) in Seat::all(self.game.seats()).zip(&mut self.alone) {
            if shown_alone(self.game, &events, seat) {
                news.get_or_insert_with(|| News::since(before.clone(), at)).looked = Some(seat);
            }
        }
        judged.then_some(Asked { step: at, turn: self.turn, nth, since, news, seat, view, legal, decision })
    }

    /// What luck this seat finds when it comes to decide: what all have seen since the last decision, and what it alone
    /// has seen since its own last one.
    fn news_of(&mut self, seat: Seat) -> Option<News<G>> {
        let news = News::both(self.open.take(), self.alone[seat.index()].take());
        match self.dealt.take() {
            Some(start) => Some(News::of_the_deal(start)),
            None => news,
        }
    }

    /// What luck nobody has found yet.
    pub(crate) fn news_left(&mut self) -> Option<News<G>> {
        let alone = self.alone.iter_mut().map(Option::take);
        alone.fold(self.open.take(), News::both)
    }

    /// What has happened before this seat decides.
    fn since(&self, seat: Seat, begins: bool) -> Since {
        match self.last {
            None => Since::Beginning,
            Some(last) if self.goes_on && last == seat => Since::GoesOn,
            Some(last) if self.secret && !begins && self.judged && last != seat => Since::Together,
            Some(_) if self.given.contains(seat) => Since::Beginning,
            Some(_) => Since::Decided,
        }
    }
}

/// So many worlds are imagined to find out whether a seat knows what another does not.
const IMAGINED: u64 = 8;

/// Who sees something at the start of which somebody else can only guess.
fn who_knows_more<G: Game>(game: &G, start: &G::State) -> SeatSet {
    let seats = || Seat::all(game.seats());
    let views: Vec<G::View> = seats().map(|seat| game.view(start, Viewer::Seat(seat))).collect();
    let mut knowing = SeatSet::EMPTY;
    for (guessing, view) in seats().zip(&views) {
        for seed in 0..IMAGINED {
            let world = game.determinize(view, Viewer::Seat(guessing), &mut Swift::new(seed));
            let other = |seat: &Seat| game.view(&world, Viewer::Seat(*seat)) != views[seat.index()];
            seats().filter(other).for_each(|seat| knowing.insert(seat));
        }
    }
    knowing
}

/// Whether these events show something to this seat and not to all.
fn shown_alone<G: Game>(game: &G, events: &[G::Event], seat: Seat) -> bool {
    let seen = |event: &G::Event, viewer| game.redact(event, viewer);
    let alone = |event: &G::Event| seen(event, Viewer::Seat(seat)) != seen(event, Viewer::Spectator);
    events.iter().any(|event| game.reveals(event, seat) && alone(event))
}
