use crate::chances::position_hash;
use crate::{Chances, Seed};
use courtly_bots::Past;
use courtly_core::{Game, Outcome, Seat, SeatSet, Silent, Step, Turn, Viewer};
use std::sync::Arc;

/// The reasons for an end that no rule of a game brought about.
pub(crate) const RESIGNED: &str = "resigned";
pub(crate) const ABANDONED: &str = "abandoned";

/// Where a match begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start<S> {
    /// Set up by chance from the seed.
    Setup,
    /// This position, which was set up by chance; from which seed need not be known.
    Dealt(S),
    /// This position, which somebody gave.
    Loaded(S),
}

/// A step that was made, with what happened through it.
#[derive(Debug)]
pub struct Made<G: Game> {
    pub step: Step<G::Decision, G::Chance>,
    /// Who owed a decision before this step.
    pub owing: SeatSet,
    pub events: Vec<G::Event>,
}

/// Why a decision was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActError {
    /// The game is over.
    Over,
    /// The seat owes no decision now.
    NotThisSeat,
    /// The text is no decision of the game, or one that the rules forbid now; with the rule where it is known.
    Illegal(String),
}

impl std::fmt::Display for ActError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ActError::Over => write!(f, "the game is over"),
            ActError::NotThisSeat => write!(f, "it is not this seat's decision now"),
            ActError::Illegal(why) => write!(f, "illegal decision: {why}"),
        }
    }
}

impl std::error::Error for ActError {}

/// A game being played: rules, state, randomness and every step since the start.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// Shared, since the same match is looked at as it stood earlier.
    pub(crate) game: Arc<G>,
    pub(crate) start: Start<G::State>,
    pub(crate) seed: Seed,
    pub(crate) state: G::State,
    pub(crate) chances: Chances,
    pub(crate) steps: Vec<Made<G>>,
    /// Who gave up, which ended the match.
    pub(crate) resigned: Option<Seat>,
    legal: Vec<G::Decision>,
}

impl<G: Game> Match<G> {
    /// Begins a match and resolves the chance steps of its setup.
    pub fn begin(game: impl Into<Arc<G>>, start: Start<G::State>, seed: Seed) -> Match<G> {
        let mut it = Match::bare(game, start, seed);
        it.settle();
        it
    }

    /// A match before any step, the chance steps of the setup included.
    pub(crate) fn bare(game: impl Into<Arc<G>>, start: Start<G::State>, seed: Seed) -> Match<G> {
        let (game, chances) = (game.into(), Chances::new(seed));
        let state = first_state(&*game, &start, &chances);
        Match { game, start, seed, state, chances, steps: vec![], resigned: None, legal: vec![] }
    }

    /// So many steps and no end: the host stops the match, and nobody wins.
    pub fn abandoned(&self) -> bool {
        self.steps.len() >= G::STEPS_MAX as usize && self.game.turn(&self.state) != Turn::Over
    }

    pub fn over(&self) -> bool {
        self.resigned.is_some() || self.abandoned() || self.game.turn(&self.state) == Turn::Over
    }

    pub fn to_act(&self) -> SeatSet {
        match self.game.turn(&self.state) {
            Turn::Decide(owing) if !self.over() => owing,
            Turn::Decide(_) | Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(seat) = self.resigned {
            let winners = Seat::all(self.game.seats()).filter(|other| *other != seat).collect();
            return Some(Outcome { winners, scores: vec![0; self.game.seats()], reason: RESIGNED });
        }
        if self.abandoned() {
            return Some(Outcome { winners: vec![], scores: vec![0; self.game.seats()], reason: ABANDONED });
        }
        (self.game.turn(&self.state) == Turn::Over).then(|| self.game.outcome(&self.state))
    }

    /// What the seat may decide now; empty if it owes nothing.
    pub fn legal(&self, seat: Seat) -> Vec<G::Decision> {
        let mut legal = vec![];
        if self.to_act().contains(seat) {
            self.game.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// Carries out a decision given in the game's notation, and the chance steps that follow. Returns the number of
    /// steps made.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<usize, ActError> {
        let decision = self.check(seat, text)?;
        let before = self.steps.len();
        self.push(Step::Decide(seat, decision));
        self.settle();
        Ok(self.steps.len() - before)
    }

    /// A seat of two gives up: the match is over, and the other has won. With more seats the others play on against
    /// whoever takes the seat, so nothing ends.
    pub fn resign(&mut self, seat: Seat) -> Result<(), ActError> {
        if self.over() {
            return Err(ActError::Over);
        }
        if self.game.seats() != 2 || usize::from(seat.0) >= 2 {
            return Err(ActError::NotThisSeat);
        }
        self.resigned = Some(seat);
        Ok(())
    }

    /// The decision that the text spells, if the seat may make it now.
    pub(crate) fn check(&mut self, seat: Seat, text: &str) -> Result<G::Decision, ActError> {
        if self.over() {
            return Err(ActError::Over);
        }
        if !self.to_act().contains(seat) {
            return Err(ActError::NotThisSeat);
        }
        let Some(decision) = self.game.parse_decision(text) else {
            return Err(ActError::Illegal(format!("no decision of this game is spelt {}", shown(text))));
        };
        self.game.legal(&self.state, seat, &mut self.legal);
        if !self.legal.contains(&decision) {
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let why = self.game.forbidden(&view, seat, decision);
            return Err(ActError::Illegal(why.unwrap_or_else(|| "the rules do not allow it now".to_owned())));
        }
        Ok(decision)
    }

    /// Makes the chance steps that are due.
    pub(crate) fn settle(&mut self) {
        while let Some(chance) = self.next_chance() {
            self.push(Step::Chance(chance));
        }
    }

    /// The outcome that the seed gives to the chance step that is due, if one is.
    pub(crate) fn next_chance(&mut self) -> Option<G::Chance> {
        if self.game.turn(&self.state) != Turn::Chance || self.steps.len() >= G::STEPS_MAX as usize {
            return None;
        }
        let mut outcomes = vec![];
        self.game.outcomes(&self.state, &mut outcomes);
        Some(self.chances.draw(self.game.chance_key(&self.state), &outcomes))
    }

    pub(crate) fn push(&mut self, step: Step<G::Decision, G::Chance>) {
        let owing = match self.game.turn(&self.state) {
            Turn::Decide(owing) => owing,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        let mut events = vec![];
        match step {
            Step::Decide(seat, decision) => self.game.decide(&mut self.state, seat, decision, &mut events),
            Step::Chance(chance) => self.game.resolve(&mut self.state, chance, &mut events),
        }
        self.steps.push(Made { step, owing, events });
    }

    /// Goes back to the start and makes these steps again; chance follows from the seed as before.
    pub(crate) fn rebuild(&mut self, steps: Vec<Step<G::Decision, G::Chance>>) {
        self.chances = Chances::new(self.seed);
        self.state = first_state(&*self.game, &self.start, &self.chances);
        self.steps.clear();
        for step in steps {
            if let Step::Chance(_) = step {
                // Counts the draw, so that later ones are keyed as they would be in an unbroken match.
                self.next_chance();
            }
            self.push(step);
        }
    }

    /// The state before the first step.
    pub(crate) fn first_state(&self) -> G::State {
        first_state(&*self.game, &self.start, &self.chances)
    }

    /// What the seat saw of its turns so far.
    pub(crate) fn past(&self, seat: Seat) -> Vec<Past<G::View>> {
        let mut state = self.first_state();
        let (mut past, mut began) = (vec![], None);
        let seen = |state: &G::State| self.game.view(state, Viewer::Seat(seat));
        for made in &self.steps {
            match made.step {
                Step::Decide(who, decision) => {
                    if who == seat && began.is_none() {
                        began = Some(seen(&state));
                    }
                    self.game.decide(&mut state, who, decision, &mut Silent);
                    let goes_on = matches!(self.game.turn(&state), Turn::Decide(owing) if owing.contains(seat));
                    if let Some(began) = began.take_if(|_| who == seat && !goes_on) {
                        past.push(Past { began, ended: Some(seen(&state)) });
                    }
                }
                Step::Chance(chance) => self.game.resolve(&mut state, chance, &mut Silent),
            }
        }
        past.extend(began.map(|began| Past { began, ended: None }));
        past
    }

    /// The step at which the seat's turn began that is under way, or the next one.
    pub(crate) fn turn_began(&self, seat: Seat) -> usize {
        let own = self.steps.iter().rev().take_while(|made| matches!(made.step, Step::Decide(who, _) if who == seat));
        self.steps.len() - own.count()
    }

    /// The hash of the position, for the record only: players could try out the few possibilities behind it.
    pub(crate) fn hash(&self) -> Option<String> {
        (self.game.turn(&self.state) != Turn::Chance).then(|| position_hash(&self.game.position(&self.state)))
    }
}

fn first_state<G: Game>(game: &G, start: &Start<G::State>, chances: &Chances) -> G::State {
    match start {
        Start::Setup => game.setup(&mut chances.setup()),
        Start::Dealt(state) | Start::Loaded(state) => state.clone(),
    }
}

/// A text as an error message shows it: quoted and not too long.
fn shown(text: &str) -> String {
    let short: String = text.chars().take(60).collect();
    if short.len() < text.len() { format!("{short:?}…") } else { format!("{short:?}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::Options;
    use courtly_games::{Complete, IDS, Visitor, visit};

    struct Remembering;

    impl Visitor for Remembering {
        type Out = ();

        /// Plays a match and keeps beside it what each seat saw when its turns began and ended, before chance had its
        /// say.
        fn visit<G: Complete>(self) {
            let seats = G::SEATS.0;
            let game = G::new(seats, &Options::default(), None).expect("the published edition");
            let mut played = Match::begin(game, Start::Setup, Seed::from_text("ended"));
            let (mut seen, mut began) = (vec![vec![]; seats], vec![None; seats]);
            while let Some(seat) = played.to_act().first().filter(|_| played.steps.len() < 400) {
                let under_way = began[seat.index()].clone().map(|began| Past { began, ended: None });
                let expected: Vec<_> = seen[seat.index()].iter().cloned().chain(under_way).collect();
                assert_eq!(played.past(seat), expected, "{}", G::ID);
                let legal = played.legal(seat);
                let decision = legal[played.steps.len() % legal.len()];
                let view = |state: &G::State| played.game.view(state, Viewer::Seat(seat));
                let began = &mut began[seat.index()];
                began.get_or_insert_with(|| view(&played.state));
                let mut after = played.state.clone();
                played.game.decide(&mut after, seat, decision, &mut Silent);
                if !matches!(played.game.turn(&after), Turn::Decide(owing) if owing.contains(seat)) {
                    let began = began.take().expect("it began");
                    seen[seat.index()].push(Past { began, ended: Some(view(&after)) });
                }
                let text = played.game.decision_text(decision);
                played.act(seat, &text).expect("a legal decision");
            }
            assert!(seen.iter().all(|seen| !seen.is_empty()), "{}: nobody ended a turn", G::ID);
        }
    }

    #[test]
    fn what_a_seat_saw_of_its_turns_is_found_again() {
        for id in IDS {
            visit(id, Remembering).expect("a game");
        }
    }
}
