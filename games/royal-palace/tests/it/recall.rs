//! Hosts ask a new player for every decision and tell it of the turn so far: it goes on with the plan of that turn.

use courtly_bots::{Failing, Past, Player};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use courtly_learn::Learned;
use royal_palace::{Decision, Effort, Planner, RoyalPalace};

fn game() -> RoyalPalace {
    RoyalPalace::new(2, &Options::default(), None).unwrap()
}

/// Errs a good deal, so that a turn that is planned anew at every step would go to and fro.
fn somebody(game: &RoyalPalace) -> Planner {
    Planner::fallible(game.shipped().unwrap(), Effort::of_width(8), Failing::new(0.9, 0.3))
}

/// Plays a game of two players who err. Until cards come, somebody who was only told of the turn must decide alike.
/// Returns how often that was asked in the middle of a turn, and every turn's decisions.
fn played(seed: u64) -> (usize, Vec<Vec<Decision>>) {
    let game = game();
    let mut rng = Swift::new(seed);
    let mut state = game.setup(&mut rng);
    let (mut legal, mut turns, mut midway) = (vec![], vec![], 0);
    let mut players = [somebody(&game), somebody(&game)];
    // What the seat saw when its turn began, the turn's seed, and whether cards have come since.
    let mut under_way: Option<(Seat, royal_palace::View, u64, bool)> = None;
    loop {
        match game.turn(&state) {
            Turn::Over => return (midway, turns),
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
                under_way.iter_mut().for_each(|turn| turn.3 = true);
            }
            Turn::Decide(owing) => {
                let seat = owing.first().unwrap();
                let view = game.view(&state, Viewer::Seat(seat));
                if under_way.as_ref().is_none_or(|turn| turn.0 != seat) {
                    under_way = Some((seat, view.clone(), rng.next_u64(), false));
                    turns.push(vec![]);
                }
                let (_, began, seed, cards) = under_way.as_ref().unwrap();
                game.legal(&state, seat, &mut legal);
                let decision = players[seat.index()].advise(&game, &view, seat, &legal, *seed).decision;
                if !cards {
                    let mut told = somebody(&game);
                    told.recall(&game, &[Past { began: began.clone(), ended: None }], seat, *seed);
                    let same = told.advise(&game, &view, seat, &legal, *seed).decision;
                    assert_eq!(same, decision, "{}", game.position(&state));
                    midway += usize::from(*began != view);
                }
                turns.last_mut().unwrap().push(decision);
                game.decide(&mut state, seat, decision, &mut Silent);
            }
        }
    }
}

#[test]
fn whoever_is_told_of_its_turn_goes_on_as_planned() {
    let (midway, _) = played(1);
    assert!(midway > 50, "{midway}");
}

#[test]
fn no_move_of_a_plan_undoes_another() {
    let mut moves = 0;
    for seed in 2..6 {
        for turn in played(seed).1 {
            let is_move = |decision: &Decision| matches!(decision, Decision::Move { .. });
            for run in turn.chunk_by(|a, b| is_move(a) && is_move(b)).filter(|run| is_move(&run[0])) {
                moves += run.len();
                for (at, one) in run.iter().enumerate() {
                    let Decision::Move { from, to } = *one else { unreachable!() };
                    assert!(!run[at..].contains(&Decision::Move { from: to, to: from }), "{run:?}");
                }
            }
        }
    }
    assert!(moves > 200, "{moves}");
}

/// Somebody whose turn went otherwise, as people's turns do when they ask for a hint, is told what is best now.
#[test]
fn a_turn_that_went_otherwise_is_planned_anew() {
    let game = game();
    let mut state = game.setup(&mut Swift::new(9));
    let champion = || Planner::new(game.shipped().unwrap(), Effort::of_width(8));
    let mut legal = vec![];
    let seat = Seat(0);
    let view = |state: &_| game.view(state, Viewer::Seat(seat));
    game.legal(&state, seat, &mut legal);
    let began = view(&state);
    let best = champion().advise(&game, &began, seat, &legal, 1).decision;
    let other = *legal.iter().rev().find(|decision| **decision != best).unwrap();
    game.decide(&mut state, seat, other, &mut Silent);
    game.legal(&state, seat, &mut legal);
    let mut told = champion();
    told.recall(&game, &[Past { began, ended: None }], seat, 1);
    assert_eq!(
        told.advise(&game, &view(&state), seat, &legal, 1),
        champion().advise(&game, &view(&state), seat, &legal, 1)
    );
}
