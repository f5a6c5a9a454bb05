//! The greedy player takes what is there to take.

use crate::common;

use common::{Play, Scene};
use courtly_bots::{GreedyPlayer, Player};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_palace::{Phase, Room, RoyalPalace, State};

/// The last turn of a game, in action 4, with twelve nobles left.
fn last_turn(gold: u16, king: u8, madame: u8) -> Play {
    let mut scene = Scene::new(2).room(1, Room::Office, 2).room(1, Room::King, king).room(1, Room::Madame, madame);
    scene = scene.gold(1, gold).phase("action4");
    for space in 0..24 {
        scene = scene.taken(space / 6, space % 6, space % 2);
    }
    (scene.turn, scene.last) = (1, true);
    scene.load()
}

/// Whether it can win, and the most points that it can have.
fn most(game: &RoyalPalace, state: &State) -> (bool, i32) {
    if state.phase == Phase::Over {
        let outcome = game.outcome(state);
        return (outcome.winners.contains(&Seat(1)), outcome.scores[1]);
    }
    let mut legal = vec![];
    game.legal(state, Seat(1), &mut legal);
    let results = legal.into_iter().map(|decision| {
        let mut after = *state;
        game.decide(&mut after, Seat(1), decision, &mut Silent);
        most(game, &after)
    });
    results.max().unwrap()
}

#[test]
fn the_most_points_of_a_last_turn_are_not_missed() {
    for (gold, king, madame) in [(6, 2, 2), (10, 3, 2), (14, 3, 3), (4, 1, 3)] {
        let Play { game, mut state } = last_turn(gold, king, madame);
        let best = most(&game, &state);
        let mut legal = vec![];
        while state.phase != Phase::Over {
            game.legal(&state, Seat(1), &mut legal);
            let view = game.view(&state, Viewer::Seat(Seat(1)));
            let decision = GreedyPlayer.advise(&game, &view, Seat(1), &legal, 7).decision;
            game.decide(&mut state, Seat(1), decision, &mut Silent);
        }
        let outcome = game.outcome(&state);
        assert_eq!((outcome.winners.contains(&Seat(1)), outcome.scores[1]), best, "{gold} {king} {madame}");
    }
}

/// Others are measured against it, so that its decisions must not change when it gets quicker: all of them in two
/// games, mixed into one number.
#[test]
fn the_greedy_player_decides_as_it_always_did() {
    let mut mixed = 0u64;
    for seats in [2, 3] {
        let game = RoyalPalace::new(seats, &Options::default(), None).unwrap();
        let mut rng = Swift::new(4);
        let mut state = game.setup(&mut rng);
        let mut legal = vec![];
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(owing) => {
                    let seat = owing.first().unwrap();
                    game.legal(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let decision = GreedyPlayer.advise(&game, &view, seat, &legal, rng.next_u64()).decision;
                    for byte in game.decision_text(decision).bytes() {
                        mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
                    }
                    game.decide(&mut state, seat, decision, &mut Silent);
                }
            }
        }
    }
    assert_eq!(mixed, 9_989_190_875_291_813_412);
}
