//! The greedy player: it searches its own whole turn with a beam and looks no further.

use crate::decision::Decision;
use crate::game::RoyalPalace;
use crate::met::{key, key_of, rest};
use crate::pieces::Room;
use crate::state::{Phase, Stage, State};
use crate::view::View;
use crate::worth::Worths;
use courtly_bots::{Greedy, Ranked};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Viewer};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Lines of play that are followed at once.
const WIDTH: usize = 40;
/// Positions looked at for one ranking, so that it takes no longer than some 20 milliseconds.
const POSITIONS_MAX: usize = 16_000;

/// A line of play: where it led, and with which decision it began.
struct Line {
    state: State,
    first: usize,
    worth: f32,
}

/// A line of the lines before with one decision more. Few of them are followed, so only these get their position.
#[derive(Clone, Copy)]
struct Longer {
    from: usize,
    first: usize,
    decision: Decision,
    worth: f32,
}

impl Greedy for RoyalPalace {
    fn rank(&self, view: &View, seat: Seat, legal: &[Decision], rng: &mut Swift) -> Vec<Ranked<Decision>> {
        let world = self.determinize(view, Viewer::Seat(seat), rng);
        let mut search = Search {
            game: self,
            seat,
            start: world,
            best: vec![Best::default(); legal.len()],
            seen: HashMap::default(),
            worths: Worths::new(self, seat),
        };
        search.run(legal);
        let mut ranked: Vec<(usize, Best, u32)> =
            search.best.iter().enumerate().map(|(place, &best)| (place, best, rng.next_u32())).collect();
        ranked.sort_by(|(_, a, x), (_, b, y)| {
            (b.followed, b.worth).partial_cmp(&(a.followed, a.worth)).expect("worths are numbers").then(x.cmp(y))
        });
        let mut most = 1.0f32;
        let win = |worth: f32| 1.0 / (1.0 + (-worth / 20.0).exp());
        ranked
            .into_iter()
            .map(|(place, best, _)| {
                most = most.min(win(best.worth));
                Ranked { decision: legal[place], win: most }
            })
            .collect()
    }
}

/// What a first decision can lead to.
#[derive(Clone, Copy)]
struct Best {
    /// Some line with it was followed to the end of the turn; those are worth more than a guess.
    followed: bool,
    worth: f32,
}

impl Default for Best {
    fn default() -> Best {
        Best { followed: false, worth: f32::NEG_INFINITY }
    }
}

struct Search<'g> {
    game: &'g RoyalPalace,
    seat: Seat,
    start: State,
    best: Vec<Best>,
    /// Positions met within the turn, with their worth.
    seen: HashMap<u64, f32, BuildHasherDefault<Mixed>>,
    worths: Worths<'g>,
}

impl Search<'_> {
    fn run(&mut self, legal: &[Decision]) {
        let mut lines = vec![];
        let mut longer = vec![];
        let mut positions = legal.len();
        let start = self.start;
        for (first, &decision) in legal.iter().enumerate() {
            self.follow(&start, Longer { from: 0, first, decision, worth: 0.0 }, &mut longer);
        }
        let mut before = vec![Line { state: start, first: 0, worth: 0.0 }];
        let mut options = vec![];
        while !longer.is_empty() {
            lines.clear();
            for Longer { from, first, decision, worth } in best_of(&mut longer) {
                let mut state = before[from].state;
                self.game.decide(&mut state, self.seat, decision, &mut Silent);
                lines.push(Line { state, first, worth });
            }
            for (from, line) in lines.iter().enumerate() {
                if positions > POSITIONS_MAX {
                    self.note(line.first, true, line.worth);
                    continue;
                }
                self.game.legal(&line.state, self.seat, &mut options);
                positions += options.len();
                let mut mover = Mover::new(&line.state, self.seat);
                for &decision in &options {
                    let next = Longer { from, first: line.first, decision, worth: 0.0 };
                    match (decision, &mut mover) {
                        (Decision::Move { from, to }, Some(mover)) => {
                            self.move_on(mover, (from, to), next, &mut longer)
                        }
                        _ => self.follow(&line.state, next, &mut longer),
                    }
                }
            }
            std::mem::swap(&mut before, &mut lines);
        }
    }

    /// Carries out a decision; the line goes on unless the turn ended or chance decides.
    fn follow(&mut self, from: &State, line: Longer, longer: &mut Vec<Longer>) {
        let mut state = *from;
        self.game.decide(&mut state, self.seat, line.decision, &mut Silent);
        if state.turn.pending > 0 {
            // Cards to choose from are worth something, and fewer the more one has.
            let worth = self.worths.worth(&state) + 0.3 * f32::from(state.turn.pending.min(4));
            return self.note(line.first, true, worth);
        }
        let ended = state.phase != self.start.phase
            || state.seat != self.seat
            || state.round != self.start.round
            || state.phase == Phase::Over;
        if ended {
            let worth = self.worths.worth(&state);
            return self.note(line.first, true, worth);
        }
        let key = key(&state, self.seat);
        // Most positions are met on many ways.
        if let Some(&worth) = self.seen.get(&key) {
            return self.note(line.first, false, worth);
        }
        let worth = self.worths.worth(&state);
        self.seen.insert(key, worth);
        self.note(line.first, false, worth);
        longer.push(Longer { worth, ..line });
    }

    /// The same for a move after which others follow: nothing changes but the rooms, so that a position that was met
    /// before need not be made.
    fn move_on(&mut self, mover: &mut Mover, (from, to): (Room, Room), line: Longer, longer: &mut Vec<Longer>) {
        let rooms = &mut mover.state.players[self.seat.index()].rooms;
        let before = *rooms;
        rooms[from.index()] -= 1;
        rooms[to.index()] += 1;
        let key = key_of(mover.rest, rooms);
        if let Some(&worth) = self.seen.get(&key) {
            self.note(line.first, false, worth);
        } else {
            let worth = self.worths.worth(&mover.state);
            self.seen.insert(key, worth);
            self.note(line.first, false, worth);
            longer.push(Longer { worth, ..line });
        }
        mover.state.players[self.seat.index()].rooms = before;
    }

    fn note(&mut self, first: usize, followed: bool, worth: f32) {
        let best = &mut self.best[first];
        if (followed, worth) > (best.followed, best.worth) {
            *best = Best { followed, worth };
        }
    }
}

/// A position in which one move was made, but for the servant that makes it.
struct Mover {
    state: State,
    rest: u64,
}

impl Mover {
    /// Nothing where the last move is made, since more may follow from it by itself.
    fn new(state: &State, seat: Seat) -> Option<Mover> {
        (state.turn.stage == Stage::Stairway && state.turn.moves > 1).then(|| {
            let mut state = *state;
            state.turn.moves -= 1;
            Mover { state, rest: rest(&state, seat, state.turn.moves) }
        })
    }
}

/// The best lines, best first; of equals the first.
fn best_of(longer: &mut Vec<Longer>) -> Vec<Longer> {
    let mut order: Vec<(f32, usize)> = longer.iter().enumerate().map(|(at, line)| (line.worth, at)).collect();
    let better = |a: &(f32, usize), b: &(f32, usize)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
    if order.len() > WIDTH {
        order.select_nth_unstable_by(WIDTH - 1, better);
        order.truncate(WIDTH);
    }
    order.sort_unstable_by(better);
    let best = order.into_iter().map(|(_, at)| longer[at]).collect();
    longer.clear();
    best
}

/// Takes keys as they are, since they are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
