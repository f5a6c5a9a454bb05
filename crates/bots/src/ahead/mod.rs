mod room;
mod worlds;

use crate::net::in_order;
use crate::{Advice, Past, Player, Ranked};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::{Net, Turns, Way, squashed};
use room::{Candidate, Minds, Room};
use std::sync::Arc;
use worlds::{World, Worlds};

/// Looks ahead in games for two: it imagines what the other may hold, plays some turns on from each of the ends that the
/// network likes best, and takes the one that comes out best on average.
///
/// What the other does in thought is either what the network would do or what is plain on the table, as likely as the
/// other's turns so far make it.
#[derive(Clone, Debug)]
pub struct AheadPlayer<G: Game> {
    minds: Minds,
    /// So many ends are looked at more closely.
    candidates: usize,
    /// So many turns are played on from each.
    turns: usize,
    /// So many positions are judged at most, or a few more; but what the other's last turn says is read in some worlds
    /// however few they are.
    nodes: usize,
    /// How its last turn was to end: what the other made of that tells something about its hand and its mind.
    ended: Option<Ended<G>>,
    /// What the other's turns said about its mind, one after the other.
    told: Vec<f32>,
    /// Positions judged so far.
    judged: usize,
}

#[derive(Clone, Debug)]
struct Ended<G: Game> {
    seat: Seat,
    end: G::State,
    /// What it was thought to be worth.
    hoped: f32,
}

/// The logarithm of the odds that the other does what is plain goes no further than this, so that whoever changes its
/// ways is soon known again.
const SURE: f32 = 5.0;
/// And so many turns are remembered.
const REMEMBERED: usize = 16;
/// The part of the positions that is spent on reading the other's last turn.
const READING: usize = 4;
/// A world in which every candidate is looked at with both minds, all turns on, takes about so many positions. Where the
/// worlds that are left are listed and no more than the budget pays for, all are looked at.
const WORLD: usize = 2000;
/// The part of them that is looked at in the middle of a turn.
const MIDWAY: usize = 4;
/// What the network likes counts as much as so many worlds that are drawn, since few of them say less than it does.
const TRUST: f32 = 8.0;

impl<G: Turns> AheadPlayer<G> {
    /// `plain` judges games against whoever does what is plain; without it everybody is taken for an equal.
    pub fn new(net: Arc<Net>, plain: Option<Arc<Net>>, candidates: usize, turns: usize, nodes: usize) -> Self {
        let minds = Minds { equal: net, plain };
        AheadPlayer { minds, candidates, turns, nodes, ended: None, told: vec![], judged: 0 }
    }

    /// How likely the other does what is plain, as far as it is known.
    pub fn belief(&self) -> f32 {
        if self.minds.plain.is_none() {
            return 0.0;
        }
        let lately = &self.told[self.told.len().saturating_sub(REMEMBERED)..];
        // Before the other has done anything it is one as likely as the other.
        squashed(lately.iter().fold(0.0, |odds: f32, told| (odds + told).clamp(-SURE, SURE)))
    }

    /// In the middle of a turn: the way to the end that it was begun for, and what that was thought to be worth.
    fn planned(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        ways: &[Way<G>],
        liked: &[Candidate],
    ) -> Option<(usize, f32)> {
        let ended = self.ended.as_ref().filter(|ended| ended.seat == seat && !game.begins(world))?;
        let seen = |state: &G::State| game.view(state, Viewer::Seat(seat));
        let planned = seen(&ended.end);
        Some((liked.iter().position(|one| seen(&ways[one.at].end) == planned)?, ended.hoped))
    }

    /// Worlds that fit the view, the likelier the more often or with more weight; and what the other's last turn says of
    /// its mind is kept.
    fn read(&mut self, game: &G, view: &G::View, seat: Seat, room: &mut Room<'_, G>) -> Worlds<G> {
        let ended = self.ended.as_ref().filter(|ended| ended.seat == seat).map(|ended| &ended.end);
        let reading = self.nodes / READING;
        let listed = game.every_world(view, seat, self.nodes / WORLD).filter(|listed| !listed.is_empty());
        let every = listed.map(|listed| Worlds::every(game, ended, listed, seat, reading, room));
        // Who reads all worlds draws only those that say what the other has in mind, as whoever remembers does.
        let nodes = if every.is_some() { 0 } else { reading };
        let worlds = ended.and_then(|ended| Worlds::read(game, ended, view, seat, nodes, room));
        self.told.extend(worlds.as_ref().map(Worlds::tell));
        every.or(worlds).unwrap_or_else(Worlds::any)
    }

    /// Ranks first decisions of the turn. If `also` ends it, that end is looked at closely in any case.
    fn rank(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        also: Option<G::Decision>,
        seed: u64,
    ) -> Advice<G::Decision> {
        let mut rng = Swift::new(seed);
        let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
        let mut ways: Vec<Way<G>> = vec![];
        game.ways(&world, seat, &mut ways);
        let minds = self.minds.clone();
        let mut room = Room::new(&minds);
        let worlds = if game.begins(&world) { self.read(game, view, seat, &mut room) } else { Worlds::any() };
        let belief = self.belief();
        let mut liked = room.like(game, &world, seat, &ways, belief);
        if let Some((planned, hoped)) = self.planned(game, &world, seat, &ways, &liked) {
            let mut planned = liked.remove(planned);
            planned.liked = hoped;
            liked.insert(0, planned);
            return in_order(liked.iter().map(|one| (ways[one.at].first, one.chance())).collect());
        }
        let mut candidates = self.candidates;
        // Of several decisions that lead to one end only one has it among the ways, so it is known by the end.
        let also = also.and_then(|decision| {
            let mut end = world.clone();
            game.decide(&mut end, seat, decision, &mut Silent);
            let at = liked.iter().position(|one| ways[one.at].end == end)?;
            if at >= candidates {
                liked[candidates..=at].rotate_right(1);
                candidates += 1;
            }
            Some((liked[at.min(candidates - 1)].at, decision))
        });
        // With more seats than two it does not look ahead: what is bad for one of the others may be good for another.
        if liked[0].liked < 1.0 && liked.len() > 1 && game.seats() == 2 {
            if !worlds.every {
                liked.iter_mut().for_each(|one| (one.sum, one.weight) = (TRUST * one.liked, TRUST));
            }
            let mut alive = liked.len().min(candidates);
            // Half of those that are left go out again and again; each round has the same share of the nodes.
            let rounds = alive.next_power_of_two().ilog2() as usize;
            for round in 1..=rounds {
                let until = self.nodes * round / rounds;
                loop {
                    let before = room.judged;
                    for World { state, mind, weight } in worlds.next(game, view, seat, belief, &mut rng) {
                        let luck = rng.next_u64();
                        for candidate in &mut liked[..alive] {
                            let end = &game.end_in(&state, &ways[candidate.at].end, seat);
                            let chance = match game.certain(end, seat) {
                                Some(certain) => certain,
                                None => room.left(game, end, seat, self.turns, mind, &mut Swift::new(luck)),
                            };
                            candidate.sum += weight * chance;
                            candidate.weight += weight;
                        }
                    }
                    // Where every end is certain nothing is judged, and no other world would tell more.
                    if room.judged >= until || room.judged == before {
                        break;
                    }
                }
                liked[..alive].sort_by(|a, b| b.chance().total_cmp(&a.chance()));
                alive = alive.div_ceil(2);
            }
        }
        self.judged += room.judged;
        let (end, hoped) = (ways[liked[0].at].end.clone(), liked[0].chance());
        self.ended = Some(Ended { seat, end, hoped });
        let first = |at: usize| also.filter(|also| also.0 == at).map_or(ways[at].first, |also| also.1);
        in_order(liked.iter().map(|one| (first(one.at), one.chance())).collect())
    }
}

impl<G: Turns> Player<G> for AheadPlayer<G> {
    fn advise(&mut self, game: &G, view: &G::View, seat: Seat, _: &[G::Decision], seed: u64) -> Advice<G::Decision> {
        let whole = self.nodes;
        if !game.begins(&game.determinize(view, Viewer::Seat(seat), &mut Swift::new(seed))) {
            // Whoever remembers no plan has still thought about this turn, and a turn has one budget.
            self.nodes /= MIDWAY;
        }
        let advice = self.rank(game, view, seat, None, seed);
        self.nodes = whole;
        advice
    }

    fn recall(&mut self, game: &G, past: &[Past<G::View>], seat: Seat, _: u64) {
        // Only what the seat saw is asked of it, so any world that looks so will do.
        let world = |seen: &G::View| game.determinize(seen, Viewer::Seat(seat), &mut Swift::new(0));
        let minds = self.minds.clone();
        let mut room = Room::new(&minds);
        self.told.clear();
        for pair in past[past.len().saturating_sub(REMEMBERED + 1)..].windows(2) {
            let Some(ended) = &pair[0].ended else { continue };
            let worlds = Worlds::read(game, &world(ended), &pair[1].began, seat, 0, &mut room);
            self.told.extend(worlds.as_ref().map(Worlds::tell));
        }
        let ended = past.last().and_then(|last| last.ended.as_ref());
        self.ended = ended.map(|ended| Ended { seat, end: world(ended), hoped: 0.0 });
    }

    fn judged(&self) -> u64 {
        self.judged as u64
    }

    fn weigh(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        _: &[G::Decision],
        decision: G::Decision,
        seed: u64,
    ) -> Advice<G::Decision> {
        // Whoever weighs follows no plan and remembers nothing: each look is one of its own.
        let Minds { equal, plain } = self.minds.clone();
        let fresh = || AheadPlayer::new(equal.clone(), plain.clone(), self.candidates, self.turns, self.nodes);
        let advice = fresh().rank(game, view, seat, Some(decision), seed);
        let mut after = game.determinize(view, Viewer::Seat(seat), &mut Swift::new(seed));
        game.decide(&mut after, seat, decision, &mut Silent);
        let goes_on = matches!(game.turn(&after), Turn::Decide(owing) if owing.contains(seat));
        if !goes_on || decision == advice.decision {
            return advice;
        }
        // The same end may be reached by several orders of the same steps, of which the ways know one: what the decision
        // is worth is what can still be made of the turn after it.
        let win = fresh().rank(game, &game.view(&after, Viewer::Seat(seat)), seat, None, seed).win;
        let mut ranked = advice.ranked;
        ranked.retain(|one| one.decision != decision);
        ranked.push(Ranked { decision, win });
        ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        Advice::best(ranked)
    }
}
