use crate::{Judge, Learned, Net, Way};
use courtly_core::{Game, Seat, Silent, Swift, Turn};

/// What one seat went through in one game: the ends of its turns and what it made of them, then the result.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The inputs of all ends, one after the other.
    on: Vec<u16>,
    /// Where each end's inputs stop.
    stops: Vec<usize>,
    /// What the network thought of each.
    chances: Vec<f32>,
    payoff: f32,
}

impl Lesson {
    fn clear(&mut self) {
        self.on.clear();
        self.stops.clear();
        self.chances.clear();
    }

    /// The ends from the last to the first, each with what it should have been taken for: a mixture of what came right
    /// after it and what came of it in the end (TD(λ), the forward view).
    pub fn targets(&self, lambda: f32) -> impl Iterator<Item = (&[u16], f32)> {
        let mut later = self.payoff;
        let mut next = self.payoff;
        (0..self.stops.len()).rev().map(move |at| {
            later = lambda * later + (1.0 - lambda) * next;
            next = self.chances[at];
            let from = if at == 0 { 0 } else { self.stops[at - 1] };
            (&self.on[from..self.stops[at]], later)
        })
    }

    pub fn ends(&self) -> usize {
        self.stops.len()
    }
}

/// The room in which games are played, used again and again.
#[derive(Debug)]
pub struct Table<G: Game> {
    pub lessons: Vec<Lesson>,
    ways: Vec<Way<G>>,
    payoffs: Vec<f32>,
}

impl<G: Game> Table<G> {
    pub fn new(seats: usize) -> Table<G> {
        Table { lessons: vec![Lesson::default(); seats], ways: vec![], payoffs: vec![0.0; seats] }
    }
}

/// Plays one game of networks, one a seat, which take the way that they judge best. Fills the lessons; returns the
/// payoffs.
pub fn play_lesson<'t, G: Learned>(game: &G, nets: &[&Net], rng: &mut Swift, table: &'t mut Table<G>) -> &'t [f32] {
    let mut state = game.setup(rng);
    let mut judges: Vec<Judge> = nets.iter().map(|net| Judge::new(net)).collect();
    table.lessons.iter_mut().for_each(Lesson::clear);
    let mut steps = 0;
    loop {
        steps += 1;
        match game.turn(&state) {
            Turn::Over => break,
            // Nobody wins what does not end.
            _ if steps > G::STEPS_MAX => {
                table.payoffs.fill(1.0 / nets.len() as f32);
                return settle(table);
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.iter().next().expect("somebody decides");
                state = best(game, &mut judges[seat.index()], &state, seat, &mut table.ways, &mut table.lessons);
            }
        }
    }
    game.payoffs(&state, &mut table.payoffs);
    settle(table)
}

fn settle<G: Game>(table: &mut Table<G>) -> &[f32] {
    for (lesson, payoff) in table.lessons.iter_mut().zip(&table.payoffs) {
        lesson.payoff = *payoff;
    }
    &table.payoffs
}

/// The best end of the turn, which the seat's lesson remembers.
fn best<G: Learned>(
    game: &G,
    judge: &mut Judge,
    state: &G::State,
    seat: Seat,
    ways: &mut Vec<Way<G>>,
    lessons: &mut [Lesson],
) -> G::State {
    game.ways(state, seat, ways);
    judge.begin(game, state, seat);
    let mut best = 0;
    let mut most = f32::NEG_INFINITY;
    for (at, way) in ways.iter().enumerate() {
        let chance = judge.chance(game, &way.end, seat);
        if chance > most {
            (best, most) = (at, chance);
        }
    }
    let end = ways[best].end.clone();
    // Where the outcome is certain there is nothing to learn.
    if game.certain(&end, seat).is_none() {
        let lesson = &mut lessons[seat.index()];
        game.steady(state, seat, &mut lesson.on);
        game.moving(&end, seat, &mut lesson.on);
        lesson.stops.push(lesson.on.len());
        lesson.chances.push(most);
    }
    end
}
