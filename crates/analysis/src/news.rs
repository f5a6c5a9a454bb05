//! What came by luck, held against what could have come instead: whoever finds a card judges its chance as it is and as
//! it would have been with other cards, while everybody else decided as they did. So luck comes to nothing on average,
//! however wrong the judge is, and whoever plays.

use crate::judge::{PLAYOUTS_MIN, glance};
use crate::shares::Shares;
use courtly_bots::Mastered;
use courtly_core::{Game, Seat, Silent, Step, Swift, Turn, Viewer};

/// Cards, dice and hidden things that were shown, and that nobody has reckoned with yet.
#[derive(Debug)]
pub(crate) struct News<G: Game> {
    /// The position before the first of them …
    before: G::State,
    /// … and its place among the steps.
    from: usize,
    /// The places of these cards and dice.
    pub(crate) came: Vec<usize>,
    /// Who has looked at something that had been hidden all along.
    pub(crate) looked: Option<Seat>,
    /// Whether everything was dealt then.
    dealt: bool,
}

impl<G: Game> Clone for News<G> {
    fn clone(&self) -> News<G> {
        News { before: self.before.clone(), came: self.came.clone(), ..*self }
    }
}

impl<G: Game> News<G> {
    pub(crate) fn since(before: G::State, from: usize) -> News<G> {
        News { before, from, came: vec![], looked: None, dealt: false }
    }

    /// All that was dealt before the first decision, cards and dice that came since included.
    pub(crate) fn of_the_deal(start: G::State) -> News<G> {
        News { dealt: true, ..News::since(start, 0) }
    }

    /// All of two, if both are news.
    pub(crate) fn both(one: Option<News<G>>, other: Option<News<G>>) -> Option<News<G>> {
        let (Some(one), Some(other)) = (&one, &other) else { return one.or(other) };
        let first = if one.from <= other.from { one } else { other };
        let came = one.came.iter().chain(&other.came).copied().collect();
        let looked = one.looked.or(other.looked);
        Some(News { before: first.before.clone(), from: first.from, came, looked, dealt: false })
    }
}

/// What somebody thinks of a position that could have been.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Thought {
    /// Whoever would decide there thinks so of its share.
    Of(Seat, i64),
    /// The match would be over.
    Result(Shares),
}

/// What was thought when the luck was found, and what would have been thought otherwise, each with its weight.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    found: Thought,
    instead: Vec<(Thought, f64)>,
}

/// What luck has made of the shares, in the eyes of whoever found it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fortune {
    /// What they would have been on average.
    pub(crate) otherwise: Shares,
    pub(crate) found: Shares,
}

impl Luck {
    /// What it has made of these shares.
    pub(crate) fn of(&self, shares: &Shares) -> Option<Fortune> {
        let of = |thought: &Thought| match thought {
            Thought::Of(seat, share) => {
                let mut shares = shares.clone();
                shares.set(*seat, *share);
                shares
            }
            Thought::Result(result) => result.clone(),
        };
        let instead: Vec<(Shares, f64)> = self.instead.iter().map(|(thought, weight)| (of(thought), *weight)).collect();
        Some(Fortune { otherwise: Shares::mean(&instead)?, found: of(&self.found) })
    }
}

impl Fortune {
    /// What every seat has won by it. It makes nothing together.
    pub(crate) fn won(&self) -> Vec<i64> {
        self.found.less(&self.otherwise)
    }
}

/// So many positions that could have been are looked at, at least and at most.
const WORLDS: (u32, u32) = (32, 384);
/// One more for so many positions that may be judged.
const NODES_A_WORLD: u32 = 250;
/// So many games are played on by lot from each of them where no network judges.
const PLAYOUTS_A_WORLD: u32 = 2;
/// So many hidden things are imagined to find some that fit all that anybody knows.
const TRIES: u32 = 400;

/// Measures the luck that a seat finds when it comes to decide, or that the end shows, before the step `until`. Nothing
/// where all would look the same, however it came.
pub(crate) fn measure<G: Mastered>(
    game: &G,
    steps: &[Step<G::Decision, G::Chance>],
    until: usize,
    news: &News<G>,
    nodes: u32,
    seed: u64,
) -> Option<Luck> {
    let whose = match steps.get(until) {
        Some(Step::Decide(seat, _)) => Some(*seat),
        Some(Step::Chance(_)) | None => None,
    };
    let steps = &steps[..until];
    let mut came = news.before.clone();
    steps[news.from..].iter().for_each(|step| make(game, &mut came, *step));
    let rng = &mut Swift::new(seed);
    let mut relive = |start: G::State, first| relive(game, start, steps, news, first, rng);
    let worlds: Vec<(G::State, f64)> = match (news.came.as_slice(), news.looked) {
        // One die or one card: all that it could have been.
        (&[at], None) if at == news.from && !news.dealt => {
            let mut outcomes = vec![];
            game.outcomes(&news.before, &mut outcomes);
            let world = |(chance, weight): (G::Chance, u32)| {
                let (world, likely) = relive(news.before.clone(), Some(chance));
                (world, f64::from(weight) * likely)
            };
            outcomes.into_iter().map(world).collect()
        }
        _ => {
            let rng = &mut Swift::new(!seed);
            let many = (nodes / NODES_A_WORLD).clamp(WORLDS.0, WORLDS.1);
            let start = |rng: &mut Swift| match news.looked {
                Some(seat) => imagine(game, &news.before, seat, rng),
                None if news.dealt => game.setup(rng),
                None => news.before.clone(),
            };
            (0..many).map(|_| relive(start(rng), None)).collect()
        }
    };
    let mut looks = Looks { game, seed, playouts: PLAYOUTS_MIN, seen: vec![] };
    let here = place(game, &came, whose);
    let places: Vec<(PlaceOf<G>, f64)> = worlds
        .iter()
        .filter(|(_, likely)| *likely > 0.0)
        .map(|(world, likely)| (place(game, world, whose), *likely))
        .collect();
    if places.iter().all(|(place, _)| *place == here) {
        return None;
    }
    let found = looks.think(here);
    looks.playouts = PLAYOUTS_A_WORLD;
    Some(Luck { found, instead: places.into_iter().map(|(place, likely)| (looks.think(place), likely)).collect() })
}

fn make<G: Game>(game: &G, state: &mut G::State, step: Step<G::Decision, G::Chance>) {
    match step {
        Step::Decide(seat, decision) => game.decide(state, seat, decision, &mut Silent),
        Step::Chance(chance) => game.resolve(state, chance, &mut Silent),
    }
}

/// Another position that nobody can tell from this one, as this seat imagines it.
fn imagine<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut Swift) -> G::State {
    let views: Vec<_> = Seat::all(game.seats()).map(|seat| (seat, game.view(state, Viewer::Seat(seat)))).collect();
    let (_, own) = &views[seat.index()];
    let fits = |world: &G::State| views.iter().all(|(seat, view)| game.view(world, Viewer::Seat(*seat)) == *view);
    let mut draw = || game.determinize(own, Viewer::Seat(seat), rng);
    (0..TRIES).map(|_| draw()).find(fits).unwrap_or_else(|| state.clone())
}

/// Plays the steps on from where luck came, with other cards and dice, and tells how likely everything else would have
/// come as it did: not at all where somebody would have seen something else before it chose, for it might have chosen
/// otherwise, and whoever chooses well would be taken to be lucky.
fn relive<G: Game>(
    game: &G,
    mut state: G::State,
    steps: &[Step<G::Decision, G::Chance>],
    news: &News<G>,
    mut first: Option<G::Chance>,
    rng: &mut Swift,
) -> (G::State, f64) {
    let (mut legal, mut outcomes) = (vec![], vec![]);
    let mut came = news.before.clone();
    let mut likely = 1.0;
    for (at, step) in steps.iter().enumerate().skip(news.from) {
        match (*step, game.turn(&state)) {
            (Step::Chance(chance), Turn::Chance) => {
                let mut chance = chance;
                if news.dealt || news.came.contains(&at) {
                    chance = first.take().unwrap_or_else(|| game.sample(&state, rng));
                } else {
                    game.outcomes(&state, &mut outcomes);
                    let whole: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                    let part = outcomes.iter().find(|(outcome, _)| *outcome == chance).map_or(0, |(_, weight)| *weight);
                    likely *= f64::from(part) / f64::from(whole);
                }
                if likely == 0.0 {
                    return (state, likely);
                }
                game.resolve(&mut state, chance, &mut Silent);
            }
            (Step::Decide(seat, decision), Turn::Decide(owing)) if owing.contains(seat) => {
                game.legal(&came, seat, &mut legal);
                let chose = legal.len() > 1;
                if chose && game.view(&came, Viewer::Seat(seat)) != game.view(&state, Viewer::Seat(seat)) {
                    return (state, 0.0);
                }
                game.legal(&state, seat, &mut legal);
                // Where there was no choice there may be one now, and whoever has it thinks of that position.
                if !chose && legal != [decision] {
                    break;
                }
                game.decide(&mut state, seat, decision, &mut Silent);
            }
            _ => break,
        }
        make(game, &mut came, *step);
    }
    go_on(game, &mut state, rng);
    (state, likely)
}

/// Goes on to where somebody has a choice, or to the end: what came is measured there too, and who judged one world
/// earlier than another would think of the difference as luck.
fn go_on<G: Game>(game: &G, state: &mut G::State, rng: &mut Swift) {
    let mut legal = vec![];
    loop {
        match game.turn(state) {
            Turn::Chance => {
                let chance = game.sample(state, rng);
                game.resolve(state, chance, &mut Silent);
            }
            Turn::Decide(owing) if owing.len() == 1 => {
                let seat = owing.first().expect("one seat");
                game.legal(state, seat, &mut legal);
                let &[forced] = legal.as_slice() else { return };
                game.decide(state, seat, forced, &mut Silent);
            }
            Turn::Decide(_) | Turn::Over => return,
        }
    }
}

/// All of a position that matters to what is thought of it.
#[derive(PartialEq)]
enum Place<V, D> {
    Over(Shares),
    /// This seat decides, sees this, and may do that.
    Decides(Seat, V, Vec<D>),
}

type PlaceOf<G> = Place<<G as Game>::View, <G as Game>::Decision>;

/// The place where this seat decides, if it does; or where somebody else does, or nobody any more.
fn place<G: Game>(game: &G, state: &G::State, whose: Option<Seat>) -> PlaceOf<G> {
    let owing = match game.turn(state) {
        Turn::Decide(owing) => owing,
        Turn::Chance | Turn::Over => {
            let mut payoffs = vec![0.0; game.seats()];
            game.payoffs(state, &mut payoffs);
            return Place::Over(Shares::of(&payoffs));
        }
    };
    let seat = whose.filter(|seat| owing.contains(*seat)).or_else(|| owing.first()).expect("somebody decides");
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    Place::Decides(seat, game.view(state, Viewer::Seat(seat)), legal)
}

/// Remembers what was thought of which place, since much looks alike.
struct Looks<'g, G: Game> {
    game: &'g G,
    seed: u64,
    /// So many games are played on by lot where no network judges.
    playouts: u32,
    seen: Vec<(PlaceOf<G>, Thought)>,
}

impl<G: Mastered> Looks<'_, G> {
    fn think(&mut self, place: PlaceOf<G>) -> Thought {
        if let Some((_, thought)) = self.seen.iter().find(|(other, _)| *other == place) {
            return thought.clone();
        }
        let thought = match &place {
            Place::Over(result) => Thought::Result(result.clone()),
            Place::Decides(seat, view, legal) => {
                Thought::Of(*seat, glance(self.game, view, *seat, legal, self.playouts, self.seed))
            }
        };
        self.seen.push((place, thought.clone()));
        thought
    }
}
