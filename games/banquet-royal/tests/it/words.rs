//! What people read: complete in both languages, within 80 columns, and free of what the viewer may not know.

use banquet_royal::{BanquetRoyal, Event, Phase};
use courtly_check::{apply, permuted, random_step};
use courtly_core::{Game, Options, Seat, SeatSet, Step, Swift, Turn, Viewer};
use courtly_text::{Ink, Lang, Phrases, Words, missing};
use std::collections::BTreeSet;

const SHARED_EN: &str = include_str!("../../../../crates/text/locales/en.ftl");
const SHARED_FR: &str = include_str!("../../../../crates/text/locales/fr.ftl");

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
fn a_move_that_makes_a_party_says_so() {
    let [english, french] = languages();
    let game = table(3, "compact");
    let mut parties = 0;
    for seed in 0..40 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        let mut legal = vec![];
        while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
            let told = match step {
                Step::Decide(seat, decision) if state.phase == Phase::Turn => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let told = game.choice(&view, decision, &english).ends_with(" → party!");
                    assert_eq!(game.choice(&view, decision, &french).ends_with(" → fête\u{202f}!"), told);
                    Some(told)
                }
                Step::Decide(..) | Step::Chance(_) => None,
            };
            let mut events: Vec<Event> = vec![];
            apply(&game, &mut state, step, &mut events);
            if let Some(told) = told.filter(|_| state.phase != Phase::Roll) {
                assert_eq!(events.iter().any(|event| matches!(event, Event::Party { .. })), told, "{events:?}");
                parties += u32::from(told);
            }
        }
    }
    assert!(parties > 0);
}

#[test]
fn one_thing_is_singular_and_one_apostrophe_is_used() {
    let [english, french] = languages();
    let args = [("guests", 1.into()), ("crowns", 0.into()), ("score", 1.into())];
    let said = |phrases: &Phrases| ["br-guests", "br-crowns", "br-points"].map(|key| phrases.say(key, &args));
    assert_eq!(said(&english), ["1 guest", "0 crowns", "1 point"]);
    assert_eq!(said(&french), ["1 invité", "0 couronne", "1 point"]);
    assert!(!BanquetRoyal::FLUENT_EN.contains('\'') && !BanquetRoyal::FLUENT_FR.contains('\''));
}

#[test]
fn spaces_are_called_by_names_that_are_on_the_map() {
    let phrases = languages();
    for (seats, kingdom, seed) in [(2, "compact", 1), (3, "random", 2), (4, "random", 3)] {
        let game = table(seats, kingdom);
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        let names: BTreeSet<String> =
            state.kingdom.spots().map(|spot| state.kingdom.name(state.kingdom.space(spot))).collect();
        assert_eq!(names.len(), 37);
        assert!(names.contains("A1"));
        let is_coordinate = |text: &str| {
            let part = |n: &str| !n.is_empty() && n.trim_start_matches('-').chars().all(|c| c.is_ascii_digit());
            text.split_once(',').is_some_and(|(q, r)| part(q) && part(r.trim_end_matches(['.', ')'])))
        };
        let (mut legal, mut events): (Vec<_>, Vec<Event>) = (vec![], vec![]);
        for _ in 0..60 {
            let Some(step) = random_step(&game, &state, &mut legal, &mut rng) else { break };
            apply(&game, &mut state, step, &mut events);
            let view = game.view(&state, Viewer::Seat(state.active));
            for phrases in &phrases {
                let mut said: Vec<String> = events.iter().filter_map(|e| game.told(&view, e, phrases)).collect();
                if game.turn(&state) == Turn::Decide(SeatSet::one(state.active)) {
                    game.legal(&state, state.active, &mut legal);
                    let choices: Vec<String> = legal.iter().map(|&d| game.choice(&view, d, phrases)).collect();
                    // Every choice has words of its own.
                    assert_eq!(choices.iter().collect::<BTreeSet<_>>().len(), choices.len());
                    said.extend(choices);
                    said.extend(legal.iter().flat_map(|&d| game.headings(&view, d, phrases)));
                }
                for line in said {
                    assert!(!line.split_whitespace().any(is_coordinate), "{line}");
                }
            }
            events.clear();
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
