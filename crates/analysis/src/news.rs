//! What came by luck, held against what could have come instead: whoever finds a card judges its chance as it is and as
//! it would have been with other cards, while everybody else decided as they did. So luck comes to nothing on average,
//! however wrong the judge is, and whoever plays.

use crate::judge::glance;
use crate::shares::{ONE, Shares};
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

    /// All that was dealt before the first decision, and these cards and dice.
    pub(crate) fn of_the_deal(start: G::State, came: Option<News<G>>) -> News<G> {
        News { came: came.map_or(vec![], |news| news.came), dealt: true, ..News::since(start, 0) }
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
pub(crate) enum Thought {
    /// Whoever would decide there thinks so of its share.
    Of(Seat, i64),
    /// The match would be over.
    Result(Shares),
}

/// What was thought when the luck was found, and what would have been thought otherwise, each with its weight.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    pub(crate) found: Thought,
    pub(crate) instead: Vec<(Thought, f64)>,
}

impl Luck {
    /// What every seat has won by it, if these were the shares. It makes nothing together.
    pub(crate) fn change(&self, shares: &Shares) -> Vec<i64> {
        let of = |thought: &Thought| match thought {
            Thought::Of(seat, share) => {
                let mut shares = shares.clone();
                shares.set(*seat, *share);
                shares
            }
            Thought::Result(result) => result.clone(),
        };
        let instead: Vec<(Shares, f64)> = self.instead.iter().map(|(thought, weight)| (of(thought), *weight)).collect();
        Shares::mean(&instead).map_or(vec![0; shares.all().len()], |mean| of(&self.found).less(&mean))
    }
}

/// So many positions that could have been are looked at, at least and at most.
const WORLDS: (u32, u32) = (8, 48);
/// One more for so many positions that may be judged.
const NODES_A_WORLD: u32 = 500;
/// So many hidden things are imagined to find some that fit all that anybody knows.
const TRIES: u32 = 400;

/// Measures the luck that a seat finds when it comes to decide, or that the end shows, before the step `until`, where
/// this is thought.
pub(crate) fn measure<G: Mastered>(
    game: &G,
    steps: &[Step<G::Decision, G::Chance>],
    until: usize,
    found: Thought,
    news: &News<G>,
    nodes: u32,
    seed: u64,
) -> Luck {
    let whose = match steps.get(until) {
        Some(Step::Decide(seat, _)) => Some(*seat),
        Some(Step::Chance(_)) | None => None,
    };
    let think = |state: &G::State| thought(game, state, whose, seed);
    let rng = &mut Swift::new(seed);
    let again = |first: Option<G::Chance>, rng: &mut Swift| {
        let mut state = match news.looked {
            Some(seat) => imagine(game, &news.before, seat, whose.is_none(), rng),
            None if news.dealt => game.setup(rng),
            None => news.before.clone(),
        };
        relive(game, &mut state, &steps[..until], news, first, rng);
        think(&state)
    };
    let instead = match (news.came.as_slice(), news.looked) {
        // One die or one card: all that it could have been.
        (&[at], None) if at == news.from && !news.dealt => {
            let mut outcomes = vec![];
            game.outcomes(&news.before, &mut outcomes);
            outcomes.into_iter().map(|(chance, weight)| (again(Some(chance), rng), f64::from(weight))).collect()
        }
        _ => {
            let worlds = (nodes / NODES_A_WORLD).clamp(WORLDS.0, WORLDS.1);
            (0..worlds).map(|_| (again(None, rng), 1.0)).collect()
        }
    };
    Luck { found, instead }
}

/// Another position that the seat cannot tell from this one; at the end, when all that everybody knows comes together,
/// nobody can.
fn imagine<G: Game>(game: &G, state: &G::State, seat: Seat, together: bool, rng: &mut Swift) -> G::State {
    let view = game.view(state, Viewer::Seat(seat));
    let draw = |rng: &mut Swift| game.determinize(&view, Viewer::Seat(seat), rng);
    if !together {
        return draw(rng);
    }
    let others: Vec<_> = Seat::all(game.seats()).map(|seat| (seat, game.view(state, Viewer::Seat(seat)))).collect();
    let fits = |world: &G::State| others.iter().all(|(seat, view)| game.view(world, Viewer::Seat(*seat)) == *view);
    (0..TRIES).map(|_| draw(rng)).find(fits).unwrap_or_else(|| state.clone())
}

/// Plays the steps on from where luck came, with other cards and dice, as far as they are possible.
fn relive<G: Game>(
    game: &G,
    state: &mut G::State,
    steps: &[Step<G::Decision, G::Chance>],
    news: &News<G>,
    mut first: Option<G::Chance>,
    rng: &mut Swift,
) {
    let (mut legal, mut outcomes) = (vec![], vec![]);
    for (at, step) in steps.iter().enumerate().skip(news.from) {
        match (*step, game.turn(state)) {
            (Step::Chance(chance), Turn::Chance) => {
                game.outcomes(state, &mut outcomes);
                let same = !news.came.contains(&at) && outcomes.iter().any(|(outcome, _)| *outcome == chance);
                let other = first.take();
                let chance = if same { chance } else { other.unwrap_or_else(|| game.sample(state, rng)) };
                game.resolve(state, chance, &mut Silent);
            }
            (Step::Decide(seat, decision), Turn::Decide(owing)) if owing.contains(seat) => {
                game.legal(state, seat, &mut legal);
                if !legal.contains(&decision) {
                    break;
                }
                game.decide(state, seat, decision, &mut Silent);
            }
            _ => break,
        }
    }
    while game.turn(state) == Turn::Chance {
        let chance = game.sample(state, rng);
        game.resolve(state, chance, &mut Silent);
    }
}

/// What the seat thinks of its share, or whoever would have to decide.
fn thought<G: Mastered>(game: &G, state: &G::State, whose: Option<Seat>, seed: u64) -> Thought {
    let owing = match game.turn(state) {
        Turn::Decide(owing) => owing,
        Turn::Chance | Turn::Over => {
            let mut payoffs = vec![0.0; game.seats()];
            game.payoffs(state, &mut payoffs);
            return Thought::Result(Shares::of(&payoffs));
        }
    };
    let seat = whose.filter(|seat| owing.contains(*seat)).or_else(|| owing.first()).expect("somebody decides");
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    Thought::Of(seat, glance(game, &game.view(state, Viewer::Seat(seat)), seat, &legal, seed).min(ONE))
}
