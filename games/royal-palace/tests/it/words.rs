//! The two languages, and what is shown stays within a terminal.

use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Rng, Seat, Silent, Step, Swift, Turn, Viewer};
use courtly_text::{Ink, Lang, Phrases, Words, missing};
use royal_palace::RoyalPalace;

fn phrases() -> [Phrases; 2] {
    let shared = ["seat-name = Seat { $seat }\nlist-and = and\n", "seat-name = Place { $seat }\nlist-and = et\n"];
    [
        Phrases::new(Lang::En, &[RoyalPalace::FLUENT_EN, shared[0]]),
        Phrases::new(Lang::Fr, &[RoyalPalace::FLUENT_FR, shared[1]]),
    ]
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(missing(RoyalPalace::FLUENT_EN, RoyalPalace::FLUENT_FR), Vec::<String>::new());
}

#[test]
fn a_viewer_is_given_nothing_that_it_cannot_know() {
    for seats in 2..=4 {
        let game = RoyalPalace::new(seats, &Options::default(), None).unwrap();
        courtly_check::permuted(&game, &phrases(), 60, 5);
    }
}

#[test]
fn boards_fit_a_terminal_and_every_event_and_ending_has_words() {
    let game = RoyalPalace::new(4, &Options::default(), None).unwrap();
    let phrases = phrases();
    for seed in 0..3 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        let mut legal = vec![];
        while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) {
            let mut events = vec![];
            courtly_check::apply(&game, &mut state, step, &mut events);
            for phrases in &phrases {
                for event in &events {
                    game.event(event, phrases);
                }
            }
        }
        for phrases in &phrases {
            let view = game.view(&state, Viewer::Seat(Seat(0)));
            let board = game.board(&view, phrases, Ink::PLAIN);
            assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
            assert!(game.ending(&view, &game.outcome(&state), phrases).len() >= 10);
        }
    }
}

#[test]
fn a_board_for_two_seats_fits_in_40_lines() {
    let game = RoyalPalace::new(2, &Options::default(), None).unwrap();
    let (mut legal, mut highest) = (vec![], String::new());
    for seed in 0..4 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) {
            courtly_check::apply(&game, &mut state, step, &mut Silent);
            for phrases in &phrases() {
                let board = game.board(&game.view(&state, Viewer::Seat(Seat(0))), phrases, Ink::PLAIN);
                assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
                if board.lines().count() > highest.lines().count() {
                    highest = board;
                }
            }
        }
    }
    assert!(highest.lines().count() <= 40, "{highest}");
}

#[test]
fn recruiting_is_told_without_zeros_and_with_the_price_once() {
    let [english, french] = phrases();
    let parts = |phrases: &Phrases| [1, 2].map(|n| phrases.say("rp-part-madame", &[("madame", n.into())]));
    assert_eq!(parts(&english), ["1 violet", "2 violet"]);
    assert_eq!(parts(&french), ["1 violet", "2 violets"]);
    let game = RoyalPalace::new(2, &Options::default(), None).unwrap();
    let (mut legal, mut told) = (vec![], 0);
    for seed in 0..4 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) {
            if let Step::Decide(seat, _) = step {
                let view = game.view(&state, Viewer::Seat(seat));
                let choices = legal.iter().map(|&decision| game.choice(&view, decision, &english));
                for line in choices.filter(|line| line.starts_with("Recruit")) {
                    assert!(!line.contains(" 0 turquoise") && !line.contains(" 0 violet"), "{line}");
                    assert!(line.contains(": pay ") && line.contains(" → "), "{line}");
                    told += 1;
                }
            }
            courtly_check::apply(&game, &mut state, step, &mut Silent);
        }
    }
    assert!(told > 0);
}

#[test]
fn one_apostrophe_is_used_everywhere() {
    assert!(!RoyalPalace::FLUENT_EN.contains('\'') && !RoyalPalace::FLUENT_FR.contains('\''));
}

#[test]
#[ignore = "prints a board to look at"]
fn a_board_is_printed() {
    let game = RoyalPalace::new(2, &Options::default(), None).unwrap();
    for (phrases, steps) in phrases().iter().zip([60, 500]) {
        let mut rng = Swift::new(3);
        let mut state = game.setup(&mut rng);
        let mut legal = vec![];
        for _ in 0..steps {
            let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) else { break };
            if let Step::Decide(seat, _) = step {
                let view = game.view(&state, Viewer::Seat(seat));
                let choices = legal.iter().map(|&decision| game.choice(&view, decision, phrases));
                choices.filter(|line| line.contains(" → ")).take(2).for_each(|line| println!("{line}"));
                println!("{}", game.question(&view, seat, phrases));
            }
            let mut events = vec![];
            courtly_check::apply(&game, &mut state, step, &mut events);
            events.iter().filter_map(|event| game.event(event, phrases)).for_each(|line| println!("- {line}"));
        }
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        println!("{}", game.board(&view, phrases, Ink::PLAIN));
        game.facts(&view, phrases).iter().for_each(|fact| println!("{fact}"));
    }
}

#[test]
fn the_greedy_player_beats_a_random_one() {
    let game = RoyalPalace::new(2, &Options::default(), None).unwrap();
    let (mut won, mut payoffs, mut legal) = (0.0, [0.0; 2], vec![]);
    for seed in 0..12 {
        let greedy = Seat((seed % 2) as u8);
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while game.turn(&state) != Turn::Over {
            courtly_check::settle(&game, &mut state, &mut rng, &mut Silent);
            let Turn::Decide(who) = game.turn(&state) else { continue };
            let seat = who.first().unwrap();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let seed = rng.next_u64();
            let advice = if seat == greedy {
                GreedyPlayer.advise(&game, &view, seat, &legal, seed)
            } else {
                RandomPlayer.advise(&game, &view, seat, &legal, seed)
            };
            assert_eq!(advice.ranked.len(), legal.len());
            game.decide(&mut state, seat, advice.decision, &mut Silent);
        }
        game.payoffs(&state, &mut payoffs);
        won += payoffs[greedy.index()];
    }
    assert!(won >= 11.0, "{won} of 12");
}
