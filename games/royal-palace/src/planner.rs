//! The player that plans whole turns with a network.

use crate::decision::Decision;
use crate::game::RoyalPalace;
use crate::judge::Judge;
use crate::plan::{End, Manner, Plan, WON};
use crate::state::State;
use crate::view::View;
use courtly_bots::{Advice, Failing, Past, Player, Ranked};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::Net;
use std::collections::VecDeque;
use std::sync::Arc;

/// How hard a player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Lines of play of its own turn that are followed at once.
    pub width: usize,
    /// Of so many ends of its turn it looks for the other's best answer; 1: it does not.
    pub candidates: usize,
    /// In so many worlds.
    pub worlds: usize,
    /// Lines of play of an answer that are followed at once.
    pub answer_width: usize,
}

impl Effort {
    /// So many lines of play, without a look at answers.
    pub fn of_width(width: usize) -> Effort {
        Effort { width, candidates: 1, worlds: 1, answer_width: 1 }
    }
}

/// Lines of play that are followed where it is only asked about how a turn stands, or how bad a decision is.
const WIDTH_REST: usize = 4;

/// Plans its whole turn, ends judged by a network, and may look at the other's best answers.
#[derive(Clone, Debug)]
pub struct Planner {
    net: Arc<Net>,
    effort: Effort,
    failing: Option<Failing>,
    kept: Option<Kept>,
    /// The view at the beginning of the turn under way, and the seed of then, as a host tells them.
    began: Option<(View, u64)>,
    looked_at: u64,
}

/// A plan under way.
#[derive(Clone, Debug)]
struct Kept {
    seat: Seat,
    /// The next view, if all goes as planned.
    view: View,
    world: State,
    decisions: VecDeque<Decision>,
    win: f32,
}

impl Planner {
    pub fn new(net: Arc<Net>, effort: Effort) -> Planner {
        Planner { net, effort, failing: None, kept: None, began: None, looked_at: 0 }
    }

    /// Somebody who errs in every step of a plan.
    pub fn fallible(net: Arc<Net>, effort: Effort, failing: Failing) -> Planner {
        Planner { failing: Some(failing), ..Planner::new(net, effort) }
    }

    /// What is left to the seat in this world after the end of its turn: the other answers as well as it can.
    fn left(&mut self, game: &RoyalPalace, mut state: State, seat: Seat, rng: &mut Swift) -> f32 {
        loop {
            match game.turn(&state) {
                Turn::Over => {
                    let mut payoffs = [0.0; 2];
                    game.payoffs(&state, &mut payoffs);
                    return payoffs[seat.index()];
                }
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let acting = owing.first().expect("somebody decides");
                    let plan = Plan::search(game, &self.net, &state, acting, self.effort.answer_width, 1);
                    self.looked_at += plan.looked_at;
                    let end = &plan.ends()[0];
                    if acting != seat {
                        return 1.0 - end.chance;
                    }
                    // The seat's own cards came; its turn goes on.
                    state = end.state;
                    if state.turn.pending == 0 {
                        game.run_on(&mut state, &mut Silent);
                    }
                }
            }
        }
    }

    /// The ends again, judged by what the other can answer.
    fn look_ahead(
        &mut self,
        game: &RoyalPalace,
        view: &View,
        seat: Seat,
        ways: &mut [(Vec<Decision>, f32)],
        rng: &mut Swift,
    ) {
        let mut sums = vec![0.0; ways.len()];
        for _ in 0..self.effort.worlds {
            let world = game.determinize(view, Viewer::Seat(seat), rng);
            let luck = rng.next_u64();
            for (sum, (way, _)) in sums.iter_mut().zip(ways.iter()) {
                let mut state = world;
                for &decision in way {
                    game.decide(&mut state, seat, decision, &mut Silent);
                }
                *sum += self.left(game, state, seat, &mut Swift::new(luck));
            }
        }
        for ((_, chance), sum) in ways.iter_mut().zip(sums) {
            *chance = sum / self.effort.worlds as f32;
        }
    }

    /// Goes on with the plan, if what was expected came.
    fn go_on(&mut self, game: &RoyalPalace, view: &View, seat: Seat) -> Option<Advice<Decision>> {
        let mut kept = self.kept.take().filter(|kept| kept.seat == seat && kept.view == *view)?;
        let decision = kept.decisions.pop_front()?;
        let win = kept.win;
        if !kept.decisions.is_empty() {
            game.carry_out_own(&mut kept.world, decision, &mut Silent);
            kept.view = game.view(&kept.world, Viewer::Seat(seat));
            self.kept = Some(kept);
        }
        Some(Advice::best(vec![Ranked { decision, win }]))
    }
}

impl Planner {
    /// What it planned for this view when the turn began, if the turn went as planned so far.
    fn planned(
        &mut self,
        game: &RoyalPalace,
        began: &View,
        view: &View,
        seat: Seat,
        seed: u64,
    ) -> Option<Ranked<Decision>> {
        let world = game.determinize(began, Viewer::Seat(seat), &mut Swift::new(seed));
        let mut legal = vec![];
        game.legal(&world, seat, &mut legal);
        let (_, kept) = self.plan(game, began, seat, legal.len(), seed);
        self.kept = Some(kept);
        loop {
            let here = self.kept.as_ref()?.view.clone();
            let decision = self.go_on(game, &here, seat)?.ranked[0];
            if here == *view {
                return Some(decision);
            }
        }
    }

    /// First decisions of the turn, best first, and the best way through it with the world in which it was found.
    fn plan(
        &mut self,
        game: &RoyalPalace,
        view: &View,
        seat: Seat,
        many: usize,
        seed: u64,
    ) -> (Vec<Ranked<Decision>>, Kept) {
        let mut rng = Swift::new(seed);
        // Any world will do: what is judged is the same in all.
        let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
        let net = Arc::clone(&self.net);
        let wanted = 8 * self.effort.candidates + many;
        // Another luck than that of the world, which has nothing to do with what is overlooked.
        let failing = self.failing_at(game, &world, seat).map(|failing| (failing, Swift::new(!seed)));
        let manner = Manner { failing, by_points: game.as_good_as_won(&world, seat) };
        let plan = Plan::search_with(game, &net, &world, seat, self.effort.width, wanted, manner);
        self.looked_at += plan.looked_at;
        let way = |end: &End| (game.tidied(&world, seat, plan.way(end), &end.state), end.chance);
        let mut ways: Vec<(Vec<Decision>, f32)> = plan.ends().iter().map(way).collect();
        let candidates = self.effort.candidates.min(ways.len());
        if candidates > 1 && game.seats == 2 {
            self.look_ahead(game, view, seat, &mut ways[..candidates], &mut rng);
            ways[..candidates].sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        let mut ranked: Vec<Ranked<Decision>> = vec![];
        for (way, win) in &ways {
            if ranked.iter().all(|ranked| ranked.decision != way[0]) {
                // What was looked at more closely stays before the rest.
                let win = ranked.last().map_or(*win, |worse| win.min(worse.win));
                ranked.push(Ranked { decision: way[0], win });
            }
        }
        let (way, win) = ways.swap_remove(0);
        (ranked, Kept { seat, view: view.clone(), world, decisions: way.into(), win })
    }

    /// How it errs in this turn: by what a quick look at it promises, if it has mercy. A win that is seen at once is
    /// taken all the same, but by who overlooks even that.
    fn failing_at(&mut self, game: &RoyalPalace, world: &State, seat: Seat) -> Option<Failing> {
        let failing = self.failing?;
        if failing.mercy == 0.0 {
            return Some(failing);
        }
        let plan = Plan::search(game, &self.net, world, seat, WIDTH_REST, 1);
        self.looked_at += plan.looked_at;
        let win = plan.ends()[0].chance;
        (win < WON || failing.blind).then(|| failing.at(win, game.seats))
    }

    /// What a decision is worth if the rest of the turn is planned.
    fn after(&mut self, game: &RoyalPalace, world: &State, seat: Seat, decision: Decision, width: usize) -> f32 {
        let mut state = *world;
        let ended = game.carry_out_own(&mut state, decision, &mut Silent);
        let by_points = game.as_good_as_won(world, seat);
        if ended || state.turn.pending > 0 {
            return Judge::new(game, &self.net, world, seat).by_points(by_points).chance(&state);
        }
        let manner = Manner { by_points, failing: None };
        let plan = Plan::search_with(game, &self.net, &state, seat, width, 1, manner);
        self.looked_at += plan.looked_at;
        plan.ends()[0].chance
    }
}

impl Player<RoyalPalace> for Planner {
    fn advise(
        &mut self,
        game: &RoyalPalace,
        view: &View,
        seat: Seat,
        legal: &[Decision],
        seed: u64,
    ) -> Advice<Decision> {
        if let Some(advice) = self.go_on(game, view, seat) {
            return advice;
        }
        // Where all others' turns pass without a question, a turn follows upon the seat's own.
        let began = self.began.take().filter(|(began, _)| began.round == view.round);
        let planned = began.and_then(|(began, seed)| self.planned(game, &began, view, seat, seed));
        let Some(planned) = planned else {
            let (ranked, kept) = self.plan(game, view, seat, legal.len(), seed);
            self.kept = Some(kept);
            self.go_on(game, view, seat);
            return Advice::best(ranked);
        };
        // A new look at the middle of a turn may like another way as well, and then go back and forth. So it only ranks
        // the rest, and may be short.
        let follows = self.kept.take();
        let effort = std::mem::replace(&mut self.effort, Effort::of_width(WIDTH_REST));
        let (mut ranked, _) = self.plan(game, view, seat, legal.len(), seed);
        (self.kept, self.effort) = (follows, effort);
        ranked.retain(|one| one.decision != planned.decision);
        ranked.iter_mut().for_each(|one| one.win = one.win.min(planned.win));
        ranked.insert(0, planned);
        Advice::best(ranked)
    }

    fn recall(&mut self, _: &RoyalPalace, past: &[Past<View>], _: Seat, turn_seed: u64) {
        let under_way = past.last().filter(|turn| turn.ended.is_none());
        self.began = under_way.map(|turn| (turn.began.clone(), turn_seed));
    }

    fn judged(&self) -> u64 {
        self.looked_at
    }

    /// Ends of turns that a plan knows begin with few of the decisions, and with one of several orders of the same
    /// steps; so the turn is planned again after the others.
    fn weigh(
        &mut self,
        game: &RoyalPalace,
        view: &View,
        seat: Seat,
        legal: &[Decision],
        decision: Decision,
        seed: u64,
    ) -> Advice<Decision> {
        let (mut ranked, kept) = self.plan(game, view, seat, legal.len(), seed);
        if ranked[0].decision != decision {
            let win = self.after(game, &kept.world, seat, decision, self.effort.width);
            ranked.retain(|one| one.decision != decision);
            ranked.push(Ranked { decision, win });
        }
        for &other in legal {
            if ranked.iter().all(|one| one.decision != other) {
                let win = self.after(game, &kept.world, seat, other, WIDTH_REST);
                ranked.push(Ranked { decision: other, win });
            }
        }
        ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        Advice::best(ranked)
    }
}
