use crate::net::in_order;
use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer, below};
use courtly_learn::{Judge, Net, Turns, Way};
use std::sync::Arc;

/// Looks ahead in games for two: it imagines what the other may hold, plays some turns on from each of the ends that the
/// network likes best, and takes the one that comes out best on average. In thought the network plays, but now and then
/// the other only does what is plain.
#[derive(Clone, Debug)]
pub struct AheadPlayer<G: Game> {
    net: Arc<Net>,
    /// So many ends are looked at more closely.
    candidates: usize,
    /// So many turns are played on from each.
    turns: usize,
    /// So many positions are judged at most, or a few more.
    nodes: usize,
    /// How its last turn was to end: what the other made of that tells something about its hand.
    ended: Option<(Seat, G::State)>,
    /// What it thought that would be worth.
    hoped: f32,
}

impl<G: Turns> AheadPlayer<G> {
    pub fn new(net: Arc<Net>, candidates: usize, turns: usize, nodes: usize) -> AheadPlayer<G> {
        AheadPlayer { net, candidates, turns, nodes, ended: None, hoped: 0.0 }
    }

    /// In the middle of a turn: the way to the end that it was begun for.
    fn planned(&self, game: &G, world: &G::State, seat: Seat, ways: &[Way<G>], liked: &[Candidate]) -> Option<usize> {
        let (whose, ended) = self.ended.as_ref()?;
        if *whose != seat || game.begins(world) {
            return None;
        }
        let seen = |state: &G::State| game.view(state, Viewer::Seat(seat));
        let planned = seen(ended);
        liked.iter().position(|one| seen(&ways[one.at].end) == planned)
    }

    /// Worlds that fit the view, the likelier the more often.
    fn worlds(&self, game: &G, view: &G::View, seat: Seat, room: &mut Room<'_, G>, rng: &mut Swift) -> Worlds<G> {
        let mut worlds = Worlds { pool: vec![], sums: vec![] };
        let Some((_, ended)) = self.ended.as_ref().filter(|(whose, _)| *whose == seat) else { return worlds };
        let mut sum = 0.0;
        while room.judged < self.nodes / READING {
            let world = game.determinize(view, Viewer::Seat(seat), rng);
            let weight = game.likelihood(ended, &world, seat, &mut room.judge, &mut room.ways, rng);
            let Some(weight) = weight else { return Worlds { pool: vec![], sums: vec![] } };
            room.judged += room.ways.len();
            sum += weight;
            worlds.pool.push(world);
            worlds.sums.push(sum);
        }
        worlds
    }
}

/// The part of the positions that is spent on reading the other's last turn.
const READING: usize = 4;
/// The part of them that is looked at in the middle of a turn.
const MIDWAY: usize = 4;

/// Of a hundred turns of the other so many do what is plain on the table, and the rest what the network likes best.
/// Whoever takes it for granted that the other sees all that the network sees misses what will be let pass.
const PLAIN: u32 = 50;

/// Worlds to draw from; none where all are as likely as they are dealt.
struct Worlds<G: Game> {
    pool: Vec<G::State>,
    /// Of the weights up to each.
    sums: Vec<f32>,
}

impl<G: Turns> Worlds<G> {
    fn draw(&self, game: &G, view: &G::View, seat: Seat, rng: &mut Swift) -> G::State {
        let Some(total) = self.sums.last() else { return game.determinize(view, Viewer::Seat(seat), rng) };
        let at = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * total;
        self.pool[self.sums.partition_point(|&sum| sum <= at).min(self.pool.len() - 1)].clone()
    }
}

/// An end of the turn that is looked at more closely.
struct Candidate {
    /// Which of the ways leads there.
    at: usize,
    /// What the network makes of it.
    liked: f32,
    sum: f32,
    worlds: u32,
}

impl Candidate {
    fn chance(&self) -> f32 {
        if self.worlds == 0 { self.liked } else { self.sum / self.worlds as f32 }
    }
}

/// The room for playing on.
struct Room<'n, G: Game> {
    judge: Judge<'n>,
    ways: Vec<Way<G>>,
    /// Positions judged so far.
    judged: usize,
}

impl<G: Turns> Room<'_, G> {
    /// What is left to the seat after so many turns by the network.
    fn left(&mut self, game: &G, end: &G::State, seat: Seat, turns: usize, rng: &mut Swift) -> f32 {
        let mut state = end.clone();
        let mut mover = seat;
        let mut chance = 0.5;
        let mut played = 0;
        loop {
            match game.turn(&state) {
                Turn::Over => {
                    let mut payoffs = [0.0; 2];
                    game.payoffs(&state, &mut payoffs);
                    return payoffs[seat.index()];
                }
                _ if played == turns => break,
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    mover = owing.iter().next().expect("somebody decides");
                    game.ways(&state, mover, &mut self.ways);
                    self.judge.begin(game, &state, mover);
                    self.judged += self.ways.len();
                    let plain = mover != seat && below(rng, 100) < PLAIN;
                    let plain = plain.then(|| game.plain_way(&state, mover, &self.ways, rng)).flatten();
                    let best;
                    (best, chance) = match plain {
                        Some(at) => (at, self.judge.chance(game, &self.ways[at].end, mover)),
                        None => self.best(game, mover),
                    };
                    played += 1;
                    state = self.ways[best].end.clone();
                    if game.certain(&state, mover).is_some() {
                        break;
                    }
                }
            }
        }
        if mover == seat { chance } else { 1.0 - chance }
    }

    /// The best of the ways of a turn that was begun, by the network, and its chance.
    fn best(&mut self, game: &G, mover: Seat) -> (usize, f32) {
        let mut best = (0, f32::NEG_INFINITY);
        for (at, way) in self.ways.iter().enumerate() {
            let chance = self.judge.chance(game, &way.end, mover);
            if chance > best.1 {
                best = (at, chance);
            }
        }
        best
    }
}

impl<G: Turns> AheadPlayer<G> {
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
        let mut room = Room { judge: Judge::new(&self.net), ways: vec![], judged: ways.len() };
        room.judge.begin(game, &world, seat);
        let like = |(at, way): (usize, &Way<G>)| Candidate {
            at,
            liked: room.judge.chance(game, &way.end, seat),
            sum: 0.0,
            worlds: 0,
        };
        let mut liked: Vec<Candidate> = ways.iter().enumerate().map(like).collect();
        liked.sort_by(|a, b| b.liked.total_cmp(&a.liked));
        if let Some(planned) = self.planned(game, &world, seat, &ways, &liked) {
            let mut planned = liked.remove(planned);
            planned.liked = self.hoped;
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
            let worlds = self.worlds(game, view, seat, &mut room, &mut rng);
            let mut alive = liked.len().min(candidates);
            // Half of those that are left go out again and again; each round has the same share of the nodes.
            let rounds = alive.next_power_of_two().ilog2() as usize;
            for round in 1..=rounds {
                let until = self.nodes * round / rounds;
                loop {
                    let world = worlds.draw(game, view, seat, &mut rng);
                    // The same ends in the same order in every world, since all of them look alike to the seat.
                    game.ways(&world, seat, &mut ways);
                    let (luck, before) = (rng.next_u64(), room.judged);
                    for candidate in &mut liked[..alive] {
                        let end = &ways[candidate.at].end;
                        candidate.sum += match game.certain(end, seat) {
                            Some(certain) => certain,
                            None => room.left(game, end, seat, self.turns, &mut Swift::new(luck)),
                        };
                        candidate.worlds += 1;
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
        self.ended = Some((seat, ways[liked[0].at].end.clone()));
        self.hoped = liked[0].chance();
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

    fn recall(&mut self, game: &G, ended: &G::View, seat: Seat) {
        // Only what the seat saw is asked of it, so any world that looks so will do.
        let world = game.determinize(ended, Viewer::Seat(seat), &mut Swift::new(0));
        self.ended = Some((seat, world));
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
        let fresh = || AheadPlayer::new(Arc::clone(&self.net), self.candidates, self.turns, self.nodes);
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
