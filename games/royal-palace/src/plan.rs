//! Whole turns: a beam search from stage to stage, guided by a network, which judges positions within a turn by what
//! the turn can still become.
//!
//! A servant's way through several rooms is one step of a plan. In every stage the best positions are followed until the
//! stage is left; only positions that enter the same stage are compared with each other, so a long turn costs no more
//! than its stages.

use crate::decision::{Decision, Source};
use crate::game::RoyalPalace;
use crate::goals::Walk;
use crate::judge::Judge;
use crate::met::{Met, key, key_of, rest};
use crate::pieces::{Card, Privilege, Room};
use crate::state::{Phase, Stage, State};
use crate::walks::Walks;
use courtly_bots::Failing;
use courtly_core::{Seat, Silent, Swift};
use courtly_learn::{Net, squashed};

/// What is as good as won is overlooked by the blind only.
pub(crate) const WON: f32 = 0.999;
/// So many logits worse than it is.
const OVERLOOKED: f32 = 4.0;
/// Room for so many lines of play from the beginning: positions are large, and making room later moves them all.
const LINES_FIRST: usize = 64;

/// A step of a plan.
#[derive(Clone, Copy, Debug)]
enum Step {
    One(Decision),
    /// A servant goes through several rooms.
    Walk(Room, Room),
    /// Servants go where a noble asks for them: the walks of this place.
    Goal(u32),
}

/// A position in the turn.
#[derive(Clone, Copy, Debug)]
struct Node {
    state: State,
    /// The node that it was reached from, by its place, and the step; none for the first.
    from: Option<(u32, Step)>,
    chance: f32,
}

/// An end of the turn, or the moment before cards are drawn.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub(crate) state: State,
    from: (u32, Step),
    pub(crate) chance: f32,
}

/// How somebody plans a turn, other than as well as a network can.
#[derive(Debug, Default)]
pub(crate) struct Manner {
    /// Overlooks steps and misjudges where they lead; and the luck of that.
    pub(crate) failing: Option<(Failing, Swift)>,
    /// Judges by points alone, so that a game that is as good as won comes to its end.
    pub(crate) by_points: bool,
}

/// The search of one turn.
pub(crate) struct Plan<'g> {
    game: &'g RoyalPalace,
    seat: Seat,
    width: usize,
    judge: Judge<'g>,
    walks: Walks,
    met: Met,
    /// How it errs, and the luck of that.
    failing: Option<(Failing, Swift)>,
    /// Every position that was followed.
    nodes: Vec<Node>,
    /// Positions that wait, by stage; before the first turn all are in the first.
    waiting: [Vec<Node>; 6],
    ahead: Vec<Node>,
    ends: Vec<End>,
    /// So many ends are kept.
    wanted: usize,
    legal: Vec<Decision>,
    goals: Vec<Walk>,
    /// Positions that were judged.
    pub(crate) looked_at: u64,
}

impl<'g> Plan<'g> {
    /// Searches the rest of the seat's turn from a position in which it decides.
    pub(crate) fn search(
        game: &'g RoyalPalace,
        net: &'g Net,
        state: &State,
        seat: Seat,
        width: usize,
        wanted: usize,
    ) -> Plan<'g> {
        Plan::search_with(game, net, state, seat, width, wanted, Manner::default())
    }

    /// The same in somebody's own manner.
    pub(crate) fn search_with(
        game: &'g RoyalPalace,
        net: &'g Net,
        state: &State,
        seat: Seat,
        width: usize,
        wanted: usize,
        manner: Manner,
    ) -> Plan<'g> {
        let diagonal = state.players[seat.index()].has(Privilege::Diagonal) > 0;
        let mut plan = Plan {
            game,
            seat,
            width,
            judge: Judge::new(game, net, state, seat).by_points(manner.by_points),
            walks: Walks::new(&state.palace, diagonal),
            met: Met::default(),
            failing: manner.failing,
            nodes: Vec::with_capacity(LINES_FIRST),
            waiting: std::array::from_fn(|_| Vec::with_capacity(LINES_FIRST)),
            ahead: Vec::with_capacity(LINES_FIRST),
            ends: Vec::with_capacity(ends_max(wanted)),
            wanted,
            legal: vec![],
            goals: vec![],
            looked_at: 0,
        };
        let chance = plan.judge.promise(state);
        let first = Node { state: *state, from: None, chance };
        plan.waiting[usize::from(state.turn.stage.number())].push(first);
        for stage in 0..plan.waiting.len() {
            let mut lines = std::mem::take(&mut plan.waiting[stage]);
            while !lines.is_empty() {
                plan.follow_best(&mut lines);
                std::mem::swap(&mut lines, &mut plan.ahead);
            }
        }
        plan.ends.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        plan.ends.truncate(plan.wanted);
        plan
    }

    /// The best ends, best first.
    pub(crate) fn ends(&self) -> &[End] {
        &self.ends
    }

    /// The decisions that lead to an end.
    pub(crate) fn way(&self, end: &End) -> Vec<Decision> {
        let mut steps = vec![];
        let mut from = Some(end.from);
        while let Some((node, step)) = from {
            match step {
                Step::One(decision) => steps.push(decision),
                Step::Walk(start, to) => steps.extend(self.moves(&[(start, to)]).into_iter().rev()),
                Step::Goal(goal) => steps.extend(self.moves(&self.goals[goal as usize]).into_iter().rev()),
            }
            from = self.nodes[node as usize].from;
        }
        steps.reverse();
        steps
    }

    fn moves(&self, walks: &[(Room, Room)]) -> Vec<Decision> {
        let mut moves = vec![];
        for &(mut at, to) in walks {
            while at != to {
                let next = self.walks.towards(at, to);
                moves.push(Decision::Move { from: at, to: next });
                at = next;
            }
        }
        moves
    }

    /// Follows the best of the lines; those that lead on within the stage are ahead then.
    fn follow_best(&mut self, lines: &mut Vec<Node>) {
        if lines.len() > self.width {
            lines.select_nth_unstable_by(self.width - 1, |a, b| b.chance.total_cmp(&a.chance));
            lines.truncate(self.width);
        }
        for line in lines.iter() {
            let state = &line.state;
            let from = self.nodes.len() as u32;
            self.nodes.extend_from_slice(std::slice::from_ref(line));
            let mut legal = std::mem::take(&mut self.legal);
            self.game.list_legal(state, self.seat, &mut legal);
            for &decision in &legal {
                if worth_a_look(state, decision) {
                    self.decide(line, from, decision);
                }
            }
            self.legal = legal;
            if state.phase == Phase::Turn && state.turn.stage == Stage::Stairway {
                self.walk(line, from);
                if !matches!(line.from, Some((_, Step::Walk(..) | Step::Goal(_)))) {
                    self.aim(line, from);
                }
            }
        }
        lines.clear();
    }

    /// Recruit first: all walks at once that bring nobles within reach.
    fn aim(&mut self, line: &Node, from: u32) {
        let mut goals = vec![];
        self.game.goals(&line.state, &self.walks, &mut goals);
        for goal in goals {
            if self.walk_on(line, from, &goal, Step::Goal(self.goals.len() as u32)) {
                self.goals.push(goal);
            }
        }
    }

    fn walk(&mut self, line: &Node, from: u32) {
        let state = &line.state;
        for start in Room::ALL {
            if state.player().at(start) == 0 {
                continue;
            }
            for to in Room::ALL {
                if to != start && u16::from(self.walks.far(start, to)) <= state.turn.moves {
                    self.walk_on(line, from, &[(start, to)], Step::Walk(start, to));
                }
            }
        }
    }

    /// Goes on by one decision.
    fn decide(&mut self, line: &Node, from: u32, decision: Decision) {
        let (game, seat) = (self.game, self.seat);
        let state = copy(line, &mut self.ahead);
        let ended = game.carry_out_own(state, decision, &mut Silent);
        if self.met.insert(key(state, seat)) {
            self.weigh(line, (from, Step::One(decision)), ended);
        } else {
            self.ahead.pop();
        }
    }

    /// Makes all moves of some walks at once, since nothing can happen between them. Says whether that led to anything
    /// new: half of the time servants have come together in these rooms by other ways before, which is seen before
    /// anything is copied.
    fn walk_on(&mut self, line: &Node, from: u32, walks: &[(Room, Room)], step: Step) -> bool {
        let mut rooms = line.state.players[self.seat.index()].rooms;
        let mut moves = line.state.turn.moves;
        for &(start, to) in walks {
            rooms[start.index()] -= 1;
            rooms[to.index()] += 1;
            moves -= u16::from(self.walks.far(start, to));
        }
        let there = key_of(rest(&line.state, self.seat, moves), &rooms);
        if !self.met.insert(there) {
            return false;
        }
        let last = walks.last().map(|&(start, to)| (self.walks.before(start, to), to)).expect("somebody walks");
        // One move is left to the rules, which know what follows from it.
        rooms[last.0.index()] += 1;
        rooms[last.1.index()] -= 1;
        let (game, seat) = (self.game, self.seat);
        let state = copy(line, &mut self.ahead);
        state.players[seat.index()].rooms = rooms;
        state.turn.moves = moves + 1;
        let ended = game.carry_out_own(state, Decision::Move { from: last.0, to: last.1 }, &mut Silent);
        let stayed = state.turn.stage == Stage::Stairway && !ended;
        debug_assert!(!stayed || key(state, seat) == there);
        if stayed || self.met.insert(key(state, seat)) {
            self.weigh(line, (from, step), ended);
            true
        } else {
            self.ahead.pop();
            false
        }
    }

    /// Judges the last position of those ahead; it waits to be followed, or is an end.
    fn weigh(&mut self, line: &Node, from: (u32, Step), ended: bool) {
        let node = self.ahead.last_mut().expect("there is one");
        let state = &node.state;
        self.looked_at += 1;
        let end = ended || state.turn.pending > 0;
        let mut chance = if end { self.judge.chance(state) } else { self.judge.promise(state) };
        if let Some((failing, rng)) = &mut self.failing
            && (chance < WON || failing.blind)
        {
            let (seen, taken_for) = failing.look(chance, rng);
            // What is overlooked comes last; it comes where there is nothing else.
            chance = squashed(if seen { taken_for } else { taken_for - OVERLOOKED });
        }
        node.chance = chance;
        node.from = Some(from);
        let stage = node.state.turn.stage;
        if end {
            // Kept within bounds, now and then.
            if self.ends.len() >= ends_max(self.wanted) {
                self.ends.select_nth_unstable_by(self.wanted - 1, |a, b| b.chance.total_cmp(&a.chance));
                self.ends.truncate(self.wanted);
            }
            self.ends.push(End { state: node.state, from, chance });
            self.ahead.pop();
        } else if stage != line.state.turn.stage {
            self.waiting[usize::from(stage.number())].extend_from_slice(std::slice::from_ref(node));
            self.ahead.pop();
        }
    }
}

/// A copy of a line's position, to be changed where it may stay: among those ahead.
fn copy<'a>(line: &Node, ahead: &'a mut Vec<Node>) -> &'a mut State {
    // In one go: positions are large, and a push makes them twice.
    ahead.extend_from_slice(std::slice::from_ref(line));
    &mut ahead.last_mut().expect("it was added").state
}

/// So many ends are kept before the worst go.
fn ends_max(wanted: usize) -> usize {
    4 * wanted + 32
}

/// What never gains anything over something else is left out: moves, which are parts of walks, servants on edges that
/// do not come from the play area, and points played before the Mint has paid.
fn worth_a_look(state: &State, decision: Decision) -> bool {
    match decision {
        Decision::Move { .. } => false,
        Decision::Recruit { edge, .. } => !matches!(edge, Some(Source::Room(_))),
        Decision::Card(Card::TwoPoints | Card::FourPoints) => state.turn.stage >= Stage::Recruit,
        Decision::Card(_)
        | Decision::Place(_)
        | Decision::Gate(_)
        | Decision::GateFrom(_)
        | Decision::Seal { .. }
        | Decision::Draw
        | Decision::Keep(_)
        | Decision::Next => true,
    }
}
