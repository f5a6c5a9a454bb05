//! The tactical player against a random one.

use banquet_royal::{BanquetRoyal, Group, Space};
use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer};
use std::time::{Duration, Instant};

/// The share of games that one greedy player wins against random ones, its seat changing from game to game.
fn share(seats: usize, kingdom: &str, games: u64, slowest: &mut Duration) -> f32 {
    let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
    let game = BanquetRoyal::new(seats, &options, None).unwrap();
    let mut won = 0.0;
    let mut list = vec![];
    for nth in 0..games {
        let greedy = Seat((nth % seats as u64) as u8);
        let mut rng = Swift::new(1000 + nth);
        let mut state = game.setup(&mut rng);
        let mut step = 0;
        loop {
            match game.turn(&state) {
                Turn::Decide(owing) => {
                    let seat = owing.first().unwrap();
                    game.legal(&state, seat, &mut list);
                    let view = game.view(&state, Viewer::Seat(seat));
                    step += 1;
                    let seed = nth * 10_000 + step;
                    let advice = if seat == greedy {
                        let start = Instant::now();
                        let advice = GreedyPlayer.advise(&game, &view, seat, &list, seed);
                        *slowest = (*slowest).max(start.elapsed());
                        advice
                    } else {
                        RandomPlayer.advise(&game, &view, seat, &list, seed)
                    };
                    assert_eq!(advice.ranked.len(), list.len());
                    game.decide(&mut state, seat, advice.decision, &mut Silent);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Over => break,
            }
        }
        let mut payoffs = vec![0.0; seats];
        game.payoffs(&state, &mut payoffs);
        won += payoffs[greedy.index()];
    }
    won / games as f32
}

#[test]
fn the_tactical_player_beats_a_random_one() {
    for kingdom in ["compact", "random"] {
        let mut slowest = Duration::ZERO;
        let share = share(2, kingdom, 40, &mut slowest);
        assert!(share >= 0.95, "{kingdom}: {share}");
    }
}

#[test]
#[ignore = "a measurement over many games"]
fn the_share_of_games_won_is_measured() {
    for (seats, kingdom) in [(2, "compact"), (2, "random"), (3, "compact"), (4, "compact")] {
        let mut slowest = Duration::ZERO;
        let share = share(seats, kingdom, 400, &mut slowest);
        println!("{seats} seats, {kingdom}: {share:.3}, slowest decision {slowest:?}");
    }
}

#[test]
fn a_party_with_three_own_guests_is_not_missed() {
    let cases: Vec<serde_json::Value> = serde_json::from_str(include_str!("../perft.json")).unwrap();
    let position = cases[0]["position"].as_str().unwrap();
    let (game, mut state) = BanquetRoyal::load(position, &Options::default(), None).unwrap();
    let spot = |q, r| state.kingdom.spot(Space::new(q, r)).unwrap();
    let (here, beside) = (spot(0, 2), spot(0, 1));
    // Two red guests with the princess on two crowns, a third next to them, and it is the turn of red.
    for taken in state.guests.sizes().taken().filter(|&spot| spot == here || spot == beside) {
        state.guests.take(taken);
    }
    state.guests.add(here, Group([2, 0, 0, 0, 0]));
    state.guests.add(beside, Group([1, 0, 0, 0, 0]));
    state.princess = here;
    let mut list = vec![];
    game.legal(&state, Seat(0), &mut list);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for seed in 0..5 {
        let advice = GreedyPlayer.advise(&game, &view, Seat(0), &list, seed);
        let text = game.decision_text(advice.decision);
        assert!(text.starts_with("red@") && text.ends_with(">0,2"), "{text}");
        assert!(advice.ranked.windows(2).all(|pair| pair[0].win >= pair[1].win));
    }
}
