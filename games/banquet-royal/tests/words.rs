//! What people read: complete in both languages, within 80 columns, and free of what the viewer may not know.

use banquet_royal::{BanquetRoyal, Event};
use courtly_check::{apply, permuted, random_step};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use courtly_text::{Ink, Lang, Phrases, Words, missing};

const SHARED_EN: &str = include_str!("../../../crates/text/locales/en.ftl");
const SHARED_FR: &str = include_str!("../../../crates/text/locales/fr.ftl");

fn languages() -> [Phrases; 2] {
    [
        Phrases::new(Lang::En, &[SHARED_EN, BanquetRoyal::FLUENT_EN]),
        Phrases::new(Lang::Fr, &[SHARED_FR, BanquetRoyal::FLUENT_FR]),
    ]
}

fn table(seats: usize, kingdom: &str) -> BanquetRoyal {
    let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
    BanquetRoyal::new(seats, &options, None).unwrap()
}

#[test]
fn both_languages_have_the_same_phrases_with_the_same_variables() {
    assert_eq!(missing(BanquetRoyal::FLUENT_EN, BanquetRoyal::FLUENT_FR), Vec::<String>::new());
}

#[test]
fn french_has_narrow_spaces_before_high_punctuation() {
    for line in BanquetRoyal::FLUENT_FR.lines() {
        assert!(![" :", " ;", " !", " ?"].iter().any(|mark| line.contains(mark)), "{line}");
    }
}

#[test]
fn every_board_fits_into_80_columns_and_every_sentence_exists() {
    let phrases = languages();
    for (seats, kingdom, seed) in [(2, "compact", 1), (3, "random", 2), (4, "random", 3), (4, "random", 4)] {
        let game = table(seats, kingdom);
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        let (mut legal, mut events): (Vec<_>, Vec<Event>) = (vec![], vec![]);
        while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
            for phrases in &phrases {
                let view = game.view(&state, Viewer::Seat(Seat(0)));
                let board = game.board(&view, phrases, Ink::PLAIN);
                assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
                assert!(!game.facts(&view, phrases).is_empty());
                if let Turn::Decide(owing) = game.turn(&state) {
                    let seat = owing.first().unwrap();
                    game.question(&view, seat, phrases);
                    game.help(&view, seat, phrases);
                    legal.iter().take(40).for_each(|&d| drop(game.choice(&view, d, phrases)));
                }
                events.iter().for_each(|event| drop(game.event(event, phrases)));
            }
            events.clear();
            apply(&game, &mut state, step, &mut events);
        }
        for phrases in &phrases {
            let view = game.view(&state, Viewer::Spectator);
            let lines = game.ending(&view, &game.outcome(&state), phrases);
            assert_eq!(lines.len(), seats + 2);
        }
    }
}

#[test]
fn nothing_that_is_shown_tells_hidden_cakes() {
    permuted(&table(3, "compact"), &languages(), 60, 5);
}

#[test]
#[ignore = "prints a board to look at"]
fn a_board_is_printed() {
    let [en, fr] = languages();
    for (kingdom, phrases, ink, steps) in [("compact", &en, Ink::PLAIN, 0), ("random", &fr, Ink::PLAIN, 150)] {
        let game = table(3, kingdom);
        let mut rng = Swift::new(11);
        let mut state = game.setup(&mut rng);
        let (mut legal, mut events): (Vec<_>, Vec<Event>) = (vec![], vec![]);
        for _ in 0..steps {
            let Some(step) = random_step(&game, &state, &mut legal, &mut rng) else { break };
            apply(&game, &mut state, step, &mut events);
        }
        let view = game.view(&state, Viewer::Seat(Seat(1)));
        println!("{}\n", game.board(&view, phrases, ink));
        game.facts(&view, phrases).iter().for_each(|fact| println!("{fact}"));
        events.iter().rev().take(25).for_each(|event| println!("- {}", game.event(event, phrases).unwrap()));
        println!("{}", game.question(&view, state.active, phrases));
        game.legal(&state, state.active, &mut legal);
        legal.iter().step_by(29).take(12).for_each(|&d| println!("  {}", game.choice(&view, d, phrases)));
        println!("{}", serde_json::to_string(&view).unwrap());
    }
}
