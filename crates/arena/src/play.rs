use crate::program::{BUDGET, Fault, Rider};
use courtly_bots::Player;
use courtly_core::{Game, Seat, Silent, Turn, Viewer};
use courtly_host::{Chances, Seed};
use serde_json::{Map, Value, json};

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
    /// The seat of the program that did not play on, and lost by that, and why.
    pub forfeit: Option<(usize, String)>,
}

/// Somebody on a seat of one match.
pub struct Seated<G: Game>(Kind<G>);

enum Kind<G: Game> {
    Bot(Box<dyn Player<G>>),
    Program(Rider),
}

impl<G: Game> std::fmt::Debug for Seated<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self.0, Kind::Bot(_)) { "Seated(bot)" } else { "Seated(program)" })
    }
}

impl<G: Game> Seated<G> {
    pub(crate) fn bot(player: Box<dyn Player<G>>) -> Seated<G> {
        Seated(Kind::Bot(player))
    }

    pub(crate) fn program(rider: Rider) -> Seated<G> {
        Seated(Kind::Program(rider))
    }

    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Result<G::Decision, Fault> {
        match &mut self.0 {
            Kind::Bot(player) => {
                let decision = player.advise(game, view, seat, legal, seed).decision;
                assert!(legal.contains(&decision), "the player of seat {seat} decides against the rules");
                Ok(decision)
            }
            Kind::Program(rider) => {
                let decisions: Vec<String> = legal.iter().map(|&decision| game.decision_text(decision)).collect();
                let params = json!({
                    "game": G::ID,
                    "options": options(game),
                    "seats": game.seats(),
                    "seat": seat.0,
                    "view": view,
                    "decisions": decisions,
                    "budget_ms": BUDGET.as_millis() as u64,
                });
                Ok(legal[rider.choose(params, &decisions)?])
            }
        }
    }
}

fn options<G: Game>(game: &G) -> Map<String, Value> {
    game.options().into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect()
}

/// Plays one match, with the chance that the host would draw from the same seed, without record and words. Players get
/// the view of their seat and nothing else. What never ends is stopped where the host stops it, and shared by all.
pub fn play<G: Game>(game: &G, players: &mut [Seated<G>], seed: Seed) -> Played {
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
                match players[seat.index()].decide(game, &view, seat, &legal, bot_seed) {
                    Ok(decision) => game.decide(&mut state, seat, decision, &mut Silent),
                    Err(fault) => return forfeited(game, seat, fault, steps, decisions),
                }
                decisions += 1;
            }
        }
        steps += 1;
    }
    let seats = game.seats();
    if game.turn(&state) != Turn::Over {
        let shares = vec![1.0 / seats as f64; seats];
        return Played { shares, scores: vec![0; seats], reason: "abandoned", steps, decisions, forfeit: None };
    }
    let mut payoffs = vec![0.0f32; seats];
    game.payoffs(&state, &mut payoffs);
    let outcome = game.outcome(&state);
    for (seat, player) in Seat::all(seats).zip(players) {
        if let Kind::Program(rider) = &mut player.0 {
            let view = game.view(&state, Viewer::Seat(seat));
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
            let result = json!({ "winners": winners, "scores": outcome.scores, "reason": outcome.reason });
            rider.over(json!({ "game": G::ID, "view": view, "result": result }));
        }
    }
    let shares = payoffs.into_iter().map(f64::from).collect();
    Played { shares, scores: outcome.scores, reason: outcome.reason, steps, decisions, forfeit: None }
}

/// The seat loses, and the others share the win.
fn forfeited<G: Game>(game: &G, seat: Seat, fault: Fault, steps: u32, decisions: u32) -> Played {
    let seats = game.seats();
    let mut shares = vec![1.0 / (seats - 1) as f64; seats];
    shares[seat.index()] = 0.0;
    let forfeit = Some((seat.index(), fault.to_string()));
    Played { shares, scores: vec![0; seats], reason: "forfeit", steps, decisions, forfeit }
}
