//! The greedy player: strong against chance, the same for the same view and seed, blind to what is hidden.

use crate::common;

use common::{at, load, table};
use courtly_bots::{Greedy, GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer};
use kings_road::{KingsRoad, Programme, State};

fn ranked(game: &KingsRoad, state: &State, seat: Seat, seed: u64) -> Vec<(Programme, f32)> {
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let ranking = game.rank(&view, seat, &legal, &mut Swift::new(seed));
    assert_eq!(ranking.len(), legal.len());
    ranking.into_iter().map(|ranked| (ranked.decision, ranked.win)).collect()
}

#[test]
fn it_wins_against_random_players() {
    for (seats, games, least) in [(2, 40, 36.0), (4, 16, 13.0)] {
        let game = table(seats);
        let mut won = 0.0;
        for nth in 0..games {
            let greedy = Seat((nth % seats) as u8);
            let mut rng = Swift::new(nth as u64);
            let mut state = game.setup(&mut rng);
            let mut legal = vec![];
            while let Turn::Decide(owing) = game.turn(&state) {
                let seat = owing.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let (view, seed) = (game.view(&state, Viewer::Seat(seat)), rng.next_u64());
                let advice = if seat == greedy {
                    GreedyPlayer.advise(&game, &view, seat, &legal, seed)
                } else {
                    RandomPlayer.advise(&game, &view, seat, &legal, seed)
                };
                game.decide(&mut state, seat, advice.decision, &mut Silent);
            }
            let mut payoffs = [0.0; 5];
            game.payoffs(&state, &mut payoffs[..seats]);
            won += payoffs[greedy.index()];
        }
        assert!(won >= least, "{won} of {games} with {seats} seats");
    }
}

#[test]
fn it_chooses_the_same_whatever_is_hidden() {
    let position = |hidden: &str| {
        at(
            1,
            &[0, 0, 0],
            "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0",
            "DW,DW,DW",
            1,
            &format!("choose:?,{hidden},?"),
        )
    };
    let (game, state) = load(&position("167"));
    let first = ranked(&game, &state, Seat(0), 9);
    for hidden in ["w", "23d", "81k"] {
        assert_eq!(ranked(&game, &load(&position(hidden)).1, Seat(0), 9), first);
    }
    assert!(first.windows(2).all(|pair| pair[0].1 >= pair[1].1));
    assert!(first.iter().all(|(_, win)| (0.0..=1.0).contains(win)));
}

#[test]
fn it_takes_a_sure_win() {
    // Nothing is hidden: two markers in the Dark Tower give 5 points and the game.
    let board = "0.2/0.3/0.0/0.0/1.2/0.1/0.1/0.1";
    let (game, state) = load(&at(5, &[36, 5], board, "-,W", 9, "witch:w?,678+0"));
    let best = ranked(&game, &state, Seat(0), 1)[0].0;
    let mut after = state;
    game.decide(&mut after, Seat(0), best, &mut Silent);
    assert_eq!(game.outcome(&after).winners, [Seat(0)], "{best}");
}

#[test]
fn it_takes_the_most_points_where_nothing_is_hidden() {
    let board = "0.0/1.0/0.0/0.0/0.1/0.1/0.1/0.1";
    let (game, state) = load(&at(5, &[6, 3], board, "D,W", 9, "witch:w?,678+0"));
    let gain = |programme: Programme| {
        let mut after = state;
        game.decide(&mut after, Seat(0), programme, &mut Silent);
        after.public.scores[0]
    };
    let ranking = ranked(&game, &state, Seat(0), 1);
    let most = ranking.iter().map(|(programme, _)| gain(*programme)).max().unwrap();
    assert_eq!(gain(ranking[0].0), most);
}
