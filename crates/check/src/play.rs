use courtly_core::{Game, Rng, Sink, Step, Turn, below, pick};

pub fn apply<G: Game, K: Sink<G::Event>>(
    game: &G,
    state: &mut G::State,
    step: Step<G::Decision, G::Chance>,
    sink: &mut K,
) {
    match step {
        Step::Decide(seat, decision) => game.decide(state, seat, decision, sink),
        Step::Chance(chance) => game.resolve(state, chance, sink),
    }
}

/// A step chosen by chance: any of the seats that owe a decision, any of its decisions. `None` when the game is over.
pub fn random_step<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    legal: &mut Vec<G::Decision>,
    rng: &mut R,
) -> Option<Step<G::Decision, G::Chance>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample(state, rng))),
        Turn::Decide(owing) => {
            let nth = below(rng, owing.len() as u32) as usize;
            let seat = owing.iter().nth(nth).expect("somebody owes a decision");
            game.legal(state, seat, legal);
            Some(Step::Decide(seat, pick(rng, legal)))
        }
    }
}

/// Resolves the chance steps that are due.
pub fn settle<G: Game, R: Rng, K: Sink<G::Event>>(game: &G, state: &mut G::State, rng: &mut R, sink: &mut K) {
    while game.turn(state) == Turn::Chance {
        let chance = game.sample(state, rng);
        game.resolve(state, chance, sink);
    }
}
