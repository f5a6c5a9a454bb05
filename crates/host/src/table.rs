use crate::advise::Asked;
use crate::record::{Line, made_line};
use crate::{ActError, Budget, Chances, Level, Made, Match, Reviewing, Seed, UndoError, phrases_of};
use courtly_check::{Exhausted, perft_within};
use courtly_core::{Outcome, Seat, SeatSet, Silent, Step, Turn, Viewer};
use courtly_draw::{Frame, Mark, Markup, Motion, Picture, PreEscaped};
use courtly_games::Complete;
use courtly_text::{Ink, Lang, Phrases, Voice};
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// A decision with its words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The decision in the game's notation.
    pub decision: String,
    pub words: String,
    /// The headings under which it is offered when there are too many for one list, from the widest on.
    pub headings: Vec<String>,
    /// The places on the picture to click for it; none where it is a button.
    pub places: Vec<String>,
    /// Whether the places are clicked in their order, or in any.
    pub in_order: bool,
    /// What it would bring, in a few words.
    pub preview: Option<String>,
}

/// Something that happened, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiding {
    /// The step through which it happened.
    pub step: usize,
    /// Nothing where it is not worth a line.
    pub words: Option<String>,
    pub motions: Vec<Motion>,
}

/// What a bot thinks, in the game's notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    pub decision: String,
    pub win: f32,
    pub ranked: Vec<(String, f32)>,
}

/// A match of any game. This is the one door through which views leave. What tells more than a viewer may know is for
/// hosts and referees only: `position`, the chance steps that `act` and `setup_chances` return, and what the record is
/// made of (`start`, `record_line`, `hash`).
pub trait Table: Send {
    fn game_name(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    fn to_act(&self) -> SeatSet;
    fn over(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    /// The number of steps made so far.
    fn steps(&self) -> usize;

    /// The full-information position, for referees.
    fn position(&self) -> String;
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Carries out a decision and returns the chance steps that followed.
    fn act(&mut self, seat: Seat, decision: &str) -> Result<Vec<String>, ActError>;
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// A seat of two gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), ActError>;
    /// Whether the seat could take back its last decision now.
    fn undoable(&self, seat: Seat) -> Result<(), UndoError>;
    /// The chance steps of the setup.
    fn setup_chances(&self) -> Vec<String>;
    /// What a bot would do on a seat that owes a decision, from the seat's own knowledge.
    fn advise(&self, seat: Seat, level: Level, budget: Budget) -> Option<Advised>;
    /// Whether bots have a network for these rules. Without one they search, and are weaker.
    fn bots_trained(&self) -> bool;
    /// A review of the match, with about so many positions of thought; none while it goes on.
    fn review(&self, nodes: u32) -> Option<Box<dyn Reviewing>>;
    fn perft(&self, depth: u32, nodes_max: u64, time_max: Duration) -> Result<u64, Exhausted>;

    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The view as JSON text, without a detour through values.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The legal decisions as a JSON list; there may be thousands. No notation needs escapes (`courtly-check` sees to it).
    fn legal_text(&self, seat: Seat) -> String;
    fn board(&self, viewer: Viewer, voice: Voice, ink: Ink) -> String;
    fn facts(&self, viewer: Viewer, voice: Voice) -> Vec<String>;
    fn seat_name(&self, seat: Seat, voice: Voice) -> String;
    /// What the game itself calls a seat, if it does more than count them.
    fn called(&self, seat: Seat, lang: Lang) -> Option<String>;
    fn question(&self, seat: Seat, voice: Voice) -> String;
    fn choices(&self, seat: Seat, voice: Voice) -> Vec<Choice>;
    /// One decision that the seat may make now, in words for somebody else.
    fn in_words(&self, seat: Seat, decision: &str, voice: Voice) -> Option<String>;
    fn help(&self, seat: Seat, voice: Voice) -> String;
    fn ending(&self, viewer: Viewer, voice: Voice) -> Vec<String>;
    fn picture(&self, viewer: Viewer, voice: Voice) -> Picture;
    /// The board alone, as one `<svg>`.
    fn poster(&self, viewer: Viewer, voice: Voice) -> Markup;
    /// The score in its parts as a picture; empty while the game goes on.
    fn tally(&self, viewer: Viewer, voice: Voice) -> Markup;
    fn mark(&self, seat: Seat) -> Mark;
    /// What happened from this step on, as the viewer may know it.
    fn tidings(&self, viewer: Viewer, from_step: usize, voice: Voice) -> Vec<Tiding>;
    /// The steps, from this one on, through which the viewer saw something happen.
    fn moments(&self, viewer: Viewer, from_step: usize) -> Vec<usize>;
    /// The match as it stood after so many steps.
    fn at(&self, steps: usize) -> Box<dyn Table>;
    /// A position that the viewer cannot tell from the true one, imagined anew from what the viewer knows.
    fn imagined(&self, viewer: Viewer, seed: Seed) -> String;
    /// What happened in these steps, as the viewer may know it, in words.
    fn log(&self, viewer: Viewer, from_step: usize, voice: Voice) -> Vec<String>;

    /// The position before the first step, for the record; none where the setup consists of chance steps.
    fn start(&self) -> Option<String>;
    /// Makes the chance steps that are due, which a record may have lost.
    fn settle(&mut self);
    /// The record line of a step that was made. For the host only.
    fn record_line(&self, step: usize) -> Line;
    /// The hash of the present position, for the record; none while chance is due.
    fn hash(&self) -> Option<String>;
}

impl<G: Complete> Table for Match<G> {
    fn game_name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.game.options()
    }

    fn to_act(&self) -> SeatSet {
        Match::to_act(self)
    }

    fn over(&self) -> bool {
        Match::over(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn position(&self) -> String {
        self.game.position(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        Match::legal(self, seat).into_iter().map(|d| self.game.decision_text(d)).collect()
    }

    fn act(&mut self, seat: Seat, decision: &str) -> Result<Vec<String>, ActError> {
        let made = Match::act(self, seat, decision)?;
        Ok(self.chance_texts(self.steps.len() - made + 1..self.steps.len()))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), ActError> {
        Match::resign(self, seat)
    }

    fn undoable(&self, seat: Seat) -> Result<(), UndoError> {
        Match::undoable(self, seat).map(|_| ())
    }

    fn setup_chances(&self) -> Vec<String> {
        let first = self.steps.iter().position(|made| matches!(made.step, Step::Decide(..)));
        self.chance_texts(0..first.unwrap_or(self.steps.len()))
    }

    fn advise(&self, seat: Seat, level: Level, budget: Budget) -> Option<Advised> {
        let legal = Match::legal(self, seat);
        if legal.is_empty() {
            return None;
        }
        let seed = |step: usize| self.chances.bot_seed(seat.0, step as u32);
        let asked = Asked {
            view: self.game.view(&self.state, Viewer::Seat(seat)),
            past: self.past(seat),
            seat,
            legal: &legal,
            seed: seed(self.steps.len()),
            turn_seed: seed(self.turn_began(seat)),
        };
        let advice = level.advise(&*self.game, &asked, budget);
        let text = |d| self.game.decision_text(d);
        Some(Advised {
            decision: text(advice.decision),
            win: advice.win,
            ranked: advice.ranked.iter().map(|r| (text(r.decision), r.win)).collect(),
        })
    }

    fn bots_trained(&self) -> bool {
        self.game.trained()
    }

    fn review(&self, nodes: u32) -> Option<Box<dyn Reviewing>> {
        Some(Box::new(self.reviewed(nodes)?))
    }

    fn perft(&self, depth: u32, nodes_max: u64, time_max: Duration) -> Result<u64, Exhausted> {
        perft_within(&*self.game, &self.state, depth, nodes_max, time_max)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.state, viewer)).expect("a view is plain data")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        let view = self.game.view(&self.state, viewer);
        let text = self.game.view_text(&view);
        text.unwrap_or_else(|| serde_json::to_string(&view).expect("a view is plain data"))
    }

    fn legal_text(&self, seat: Seat) -> String {
        let legal = Match::legal(self, seat);
        let mut text = String::with_capacity(2 + 28 * legal.len());
        text.push('[');
        for decision in legal {
            text.push_str(if text.len() > 1 { ",\"" } else { "\"" });
            self.game.write_decision(decision, &mut text);
            text.push('"');
        }
        text.push(']');
        text
    }

    fn board(&self, viewer: Viewer, voice: Voice, ink: Ink) -> String {
        self.game.board(&self.game.view(&self.state, viewer), &phrases_of::<G>(voice), ink)
    }

    fn facts(&self, viewer: Viewer, voice: Voice) -> Vec<String> {
        self.game.facts(&self.game.view(&self.state, viewer), &phrases_of::<G>(voice))
    }

    fn seat_name(&self, seat: Seat, voice: Voice) -> String {
        self.game.seat_name(seat, &phrases_of::<G>(voice))
    }

    fn called(&self, seat: Seat, lang: Lang) -> Option<String> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        self.game.called(&view, seat, &phrases_of::<G>(lang.into()))
    }

    fn question(&self, seat: Seat, voice: Voice) -> String {
        self.game.question(&self.game.view(&self.state, Viewer::Seat(seat)), seat, &phrases_of::<G>(voice))
    }

    fn choices(&self, seat: Seat, voice: Voice) -> Vec<Choice> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let phrases = phrases_of::<G>(voice);
        let choice = |d| {
            let clicks = self.game.clicks(&view, d);
            Choice {
                decision: self.game.decision_text(d),
                words: self.game.choice(&view, d, &phrases),
                headings: self.game.headings(&view, d, &phrases),
                places: clicks.places,
                in_order: clicks.in_order,
                preview: self.game.preview(&view, d, &phrases),
            }
        };
        Match::legal(self, seat).into_iter().map(choice).collect()
    }

    fn in_words(&self, seat: Seat, decision: &str, voice: Voice) -> Option<String> {
        let decision = self.game.parse_decision(decision).filter(|d| Match::legal(self, seat).contains(d))?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        Some(self.game.decided(&view, decision, &phrases_of::<G>(voice)))
    }

    fn help(&self, seat: Seat, voice: Voice) -> String {
        self.game.help(&self.game.view(&self.state, Viewer::Seat(seat)), seat, &phrases_of::<G>(voice))
    }

    fn ending(&self, viewer: Viewer, voice: Voice) -> Vec<String> {
        match Match::outcome(self) {
            Some(_) if self.resigned.is_some() => self.given_up(&phrases_of::<G>(voice)),
            Some(outcome) if !self.abandoned() => {
                self.game.ending(&self.game.view(&self.state, viewer), &outcome, &phrases_of::<G>(voice))
            }
            Some(_) => vec![phrases_of::<G>(voice).word("abandoned")],
            None => vec![],
        }
    }

    fn picture(&self, viewer: Viewer, voice: Voice) -> Picture {
        let (view, phrases) = (self.game.view(&self.state, viewer), phrases_of::<G>(voice));
        self.game.picture(&view, &self.frame(&view, viewer, &phrases))
    }

    fn poster(&self, viewer: Viewer, voice: Voice) -> Markup {
        let (view, phrases) = (self.game.view(&self.state, viewer), phrases_of::<G>(voice));
        // A poster is looked at, not played on, so nothing is offered on it.
        self.game.poster(&view, &Frame { phrases: &phrases, viewer, offered: BTreeSet::new() })
    }

    fn tally(&self, viewer: Viewer, voice: Voice) -> Markup {
        let (view, phrases) = (self.game.view(&self.state, viewer), phrases_of::<G>(voice));
        match Match::outcome(self) {
            Some(outcome) if !self.abandoned() && self.resigned.is_none() => {
                self.game.tally(&view, &outcome, &self.frame(&view, viewer, &phrases))
            }
            _ => PreEscaped(String::new()),
        }
    }

    fn mark(&self, seat: Seat) -> Mark {
        self.game.seat_mark(&self.game.view(&self.state, Viewer::Spectator), seat)
    }

    fn tidings(&self, viewer: Viewer, from_step: usize, voice: Voice) -> Vec<Tiding> {
        let (view, phrases) = (self.game.view(&self.state, viewer), phrases_of::<G>(voice));
        let shown: Vec<(usize, G::Event)> = self.shown(viewer, from_step).collect();
        let mut tidings = vec![];
        for run in shown.chunk_by(|(_, one), (_, next)| self.game.alike(one, next)) {
            let motions = |(step, event): &(usize, G::Event)| {
                let motions = self.game.motions(event);
                Tiding { step: *step, words: None, motions }
            };
            tidings.extend(run.iter().map(motions));
            // The line of a run stands where the run has ended.
            if let Some(last) = tidings.last_mut() {
                last.words = match run {
                    [(_, event)] => self.game.told(&view, event, &phrases),
                    _ => {
                        let events: Vec<&G::Event> = run.iter().map(|(_, event)| event).collect();
                        self.game.gathered(&view, &events, &phrases)
                    }
                };
            }
        }
        tidings
    }

    fn moments(&self, viewer: Viewer, from_step: usize) -> Vec<usize> {
        let seen = |made: &Made<G>| made.events.iter().any(|event| self.game.redact(event, viewer).is_some());
        let steps = self.steps.iter().enumerate().skip(from_step);
        steps.filter(|(_, made)| seen(made)).map(|(step, _)| step).collect()
    }

    fn at(&self, steps: usize) -> Box<dyn Table> {
        let mut then: Match<G> = Match::bare(Arc::clone(&self.game), self.start.clone(), self.seed);
        then.rebuild(self.steps.iter().take(steps).map(|made| made.step).collect());
        then.resigned = self.resigned.filter(|_| steps >= self.steps.len());
        Box::new(then)
    }

    fn imagined(&self, viewer: Viewer, seed: Seed) -> String {
        let view = self.game.view(&self.state, viewer);
        let chances = Chances::new(seed);
        let rng = &mut chances.setup();
        let mut state = self.game.determinize(&view, viewer, rng);
        // What chance owes is part of what is imagined: a position is one in which somebody decides.
        while self.game.turn(&state) == Turn::Chance {
            let chance = self.game.sample(&state, rng);
            self.game.resolve(&mut state, chance, &mut Silent);
        }
        self.game.position(&state)
    }

    fn log(&self, viewer: Viewer, from_step: usize, voice: Voice) -> Vec<String> {
        let (view, phrases) = (self.game.view(&self.state, viewer), phrases_of::<G>(voice));
        self.shown(viewer, from_step).filter_map(|(_, event)| self.game.told(&view, &event, &phrases)).collect()
    }

    fn start(&self) -> Option<String> {
        let first = self.first_state();
        (self.game.turn(&first) != Turn::Chance).then(|| self.game.position(&first))
    }

    fn settle(&mut self) {
        Match::settle(self);
    }

    fn record_line(&self, step: usize) -> Line {
        made_line(&*self.game, &self.steps[step].step)
    }

    fn hash(&self) -> Option<String> {
        Match::hash(self)
    }
}

impl<G: Complete> Match<G> {
    /// The events from this step on, as the viewer may know them, each with its step.
    fn shown(&self, viewer: Viewer, from_step: usize) -> impl Iterator<Item = (usize, G::Event)> {
        let steps = self.steps.iter().enumerate().skip(from_step);
        let events = steps.flat_map(|(step, made)| made.events.iter().map(move |event| (step, event)));
        events.filter_map(move |(step, event)| Some((step, self.game.redact(event, viewer)?)))
    }

    /// Who gave up, in words.
    fn given_up(&self, phrases: &Phrases) -> Vec<String> {
        let who = self.resigned.map(|seat| self.game.seat_name(seat, phrases)).unwrap_or_default();
        vec![phrases.say("resigned", &[("who", who.into())])]
    }

    fn frame<'a>(&self, view: &G::View, viewer: Viewer, phrases: &'a Phrases) -> Frame<'a> {
        let legal = match viewer {
            Viewer::Seat(seat) => Match::legal(self, seat),
            Viewer::Spectator => vec![],
        };
        let offered = legal.into_iter().flat_map(|decision| self.game.clicks(view, decision).places).collect();
        Frame { phrases, viewer, offered }
    }

    fn chance_texts(&self, places: std::ops::Range<usize>) -> Vec<String> {
        let text = |step: &Step<_, _>| match step {
            Step::Chance(chance) => Some(self.game.chance_text(*chance)),
            Step::Decide(..) => None,
        };
        self.steps[places].iter().filter_map(|made| text(&made.step)).collect()
    }
}
