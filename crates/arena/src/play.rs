use courtly_bots::Player;
use courtly_core::{Game, Silent, Turn, Viewer};
use courtly_host::{Chances, Seed};

/// What is kept of a match in the arena.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The share of the win that each seat has; they add up to 1.
    pub shares: Vec<f64>,
    pub scores: Vec<i32>,
    /// The word of the game's rules page for what ended it; `abandoned` if nothing did.
    pub reason: &'static str,
    pub steps: u32,
    pub decisions: u32,
}

/// Plays one match, with the chance that the host would draw from the same seed, without record and words. Players get
/// the view of their seat and nothing else. What never ends is stopped where the host stops it, and shared by all.
pub fn play<G: Game>(game: &G, players: &mut [Box<dyn Player<G>>], seed: Seed) -> Played {
    let mut chances = Chances::new(seed);
    let mut state = game.setup(&mut chances.setup());
    let (mut legal, mut outcomes) = (vec![], vec![]);
    let (mut steps, mut decisions) = (0, 0);
    while steps < G::STEPS_MAX {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                game.outcomes(&state, &mut outcomes);
                let chance = chances.draw(game.chance_key(&state), &outcomes);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let bot_seed = chances.bot_seed(seat.0, steps);
                let advice = players[seat.index()].advise(game, &view, seat, &legal, bot_seed);
                assert!(legal.contains(&advice.decision), "the player of seat {seat} decides against the rules");
                game.decide(&mut state, seat, advice.decision, &mut Silent);
                decisions += 1;
            }
        }
        steps += 1;
    }
    let seats = game.seats();
    if game.turn(&state) != Turn::Over {
        let shares = vec![1.0 / seats as f64; seats];
        return Played { shares, scores: vec![0; seats], reason: "abandoned", steps, decisions };
    }
    let mut payoffs = vec![0.0f32; seats];
    game.payoffs(&state, &mut payoffs);
    let outcome = game.outcome(&state);
    let shares = payoffs.into_iter().map(f64::from).collect();
    Played { shares, scores: outcome.scores, reason: outcome.reason, steps, decisions }
}
