//! The greedy player: it searches its own whole turn with a beam and looks no further.

use crate::decision::Decision;
use crate::game::RoyalPalace;
use crate::state::{Phase, State};
use crate::view::View;
use courtly_bots::{Greedy, Ranked};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Viewer};
use std::collections::HashSet;

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

impl Greedy for RoyalPalace {
    fn rank(&self, view: &View, seat: Seat, legal: &[Decision], rng: &mut Swift) -> Vec<Ranked<Decision>> {
        let world = self.determinize(view, Viewer::Seat(seat), rng);
        let mut search = Search { game: self, seat, start: world, best: vec![Best::default(); legal.len()] };
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
}

impl Search<'_> {
    fn run(&mut self, legal: &[Decision]) {
        let mut seen = HashSet::new();
        let mut lines = vec![];
        let mut positions = 0;
        let start = self.start;
        for (first, &decision) in legal.iter().enumerate() {
            positions += 1;
            self.follow(&start, first, decision, &mut seen, &mut lines);
        }
        let mut options = vec![];
        while !lines.is_empty() {
            lines.sort_by(|a: &Line, b: &Line| b.worth.total_cmp(&a.worth));
            lines.truncate(WIDTH);
            let mut longer = vec![];
            for line in &lines {
                if positions > POSITIONS_MAX {
                    self.note(line.first, true, line.worth);
                    continue;
                }
                self.game.legal(&line.state, self.seat, &mut options);
                positions += options.len();
                for &decision in &options {
                    self.follow(&line.state, line.first, decision, &mut seen, &mut longer);
                }
            }
            lines = longer;
        }
    }

    /// Carries out a decision; the line goes on unless the turn ended or chance decides.
    fn follow(
        &mut self,
        from: &State,
        first: usize,
        decision: Decision,
        seen: &mut HashSet<u64>,
        lines: &mut Vec<Line>,
    ) {
        let mut state = *from;
        self.game.decide(&mut state, self.seat, decision, &mut Silent);
        if state.turn.pending > 0 {
            // Cards to choose from are worth something, and fewer the more one has.
            let worth = self.game.worth(&state, self.seat) + 0.3 * f32::from(state.turn.pending.min(4));
            return self.note(first, true, worth);
        }
        let worth = self.game.worth(&state, self.seat);
        let ended = state.phase != self.start.phase
            || state.seat != self.seat
            || state.round != self.start.round
            || state.phase == Phase::Over;
        self.note(first, ended, worth);
        if !ended && seen.insert(key(&state)) {
            lines.push(Line { state, first, worth });
        }
    }

    fn note(&mut self, first: usize, followed: bool, worth: f32) {
        let best = &mut self.best[first];
        if (followed, worth) > (best.followed, best.worth) {
            *best = Best { followed, worth };
        }
    }
}

/// Tells positions within one turn apart: what the seat can change in it.
fn key(state: &State) -> u64 {
    let mut key = state.nobles;
    let mut mix = |value: u64| key = (key ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let (player, turn) = (state.player(), &state.turn);
    for bytes in [&player.rooms[..], &player.hand, &player.kept, &state.drawn] {
        for &byte in bytes {
            mix(u64::from(byte) + 1);
        }
    }
    mix(player.edge);
    mix(u64::from(player.area) << 32 | u64::from(player.gold));
    mix(u64::from(turn.moves) << 32 | u64::from(turn.placements) << 8 | u64::from(turn.stage.number()));
    mix(u64::from(turn.majority) | u64::from(turn.placed) << 1 | u64::from(turn.drew) << 2);
    mix(u64::from(turn.seal_king) | u64::from(turn.seal_madame) << 1 | u64::from(turn.seal_nobles) << 8);
    mix(u64::from(turn.special) | u64::from(turn.escorts) << 8 | u64::from(turn.new_cards) << 16);
    key
}
