//! What people read: both languages complete, boards within 80 columns, nothing hidden told.

use crate::common;

use common::{at, load, table};
use courtly_core::{Game, Seat, Swift, Turn, Viewer, pick};
use courtly_text::{Ink, Lang, Phrases, Words, missing};
use kings_road::{Award, Event, KingsRoad, Programme};

fn phrases() -> [Phrases; 2] {
    Lang::ALL.map(courtly_text::phrases::<KingsRoad>)
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(missing(KingsRoad::FLUENT_EN, KingsRoad::FLUENT_FR), Vec::<String>::new());
    let known = |key: &String| ["kr-", "about-", "option-", "puzzle-"].iter().any(|start| key.starts_with(start));
    assert!(courtly_text::keys(KingsRoad::FLUENT_EN).keys().all(known));
}

#[test]
fn french_marks_stand_after_a_narrow_space() {
    for line in KingsRoad::FLUENT_FR.lines() {
        for mark in [':', ';', '!', '?'] {
            assert!(!line.contains(&format!(" {mark}")), "{line}");
        }
    }
}

#[test]
fn every_position_can_be_shown_and_every_event_told() {
    for seats in 2..=5 {
        let game = table(seats);
        for phrases in phrases() {
            let mut rng = Swift::new(seats as u64);
            let mut state = game.setup(&mut rng);
            let (mut legal, mut events) = (vec![], vec![]);
            while let Turn::Decide(owing) = game.turn(&state) {
                let seat = owing.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                shown(&game, &view, &phrases);
                assert!(!game.question(&view, seat, &phrases).is_empty());
                let sentences = game.help(&view, seat, &phrases).matches(['.', ';']).count();
                assert!((2..=9).contains(&sentences), "{}", game.help(&view, seat, &phrases));
                game.decide(&mut state, seat, pick(&mut rng, &legal), &mut events);
            }
            let view = game.view(&state, Viewer::Spectator);
            shown(&game, &view, &phrases);
            assert_eq!(game.ending(&view, &game.outcome(&state), &phrases).len(), seats + 2);
            assert!(events.iter().filter_map(|event| game.event(event, &phrases)).all(|line| !line.contains("kr-")));
        }
    }
}

fn shown(game: &KingsRoad, view: &kings_road::View, phrases: &Phrases) {
    let board = game.board(view, phrases, Ink::PLAIN);
    assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
    assert!(!board.contains("kr-") && !board.contains('\u{1b}'), "{board}");
    assert!(game.facts(view, phrases).iter().all(|line| !line.contains("kr-") && !line.contains('\n')));
}

#[test]
fn every_programme_has_words_of_its_own() {
    let (game, state) = load(&at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "DW,DW", 1, "choose:?,?"));
    let view = game.view(&state, Viewer::Spectator);
    for phrases in phrases() {
        let mut words: Vec<String> =
            Programme::all().iter().map(|&programme| game.choice(&view, programme, &phrases)).collect();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), Programme::COUNT);
    }
}

#[test]
fn the_choice_of_another_seat_is_told_without_its_cards() {
    let game = table(2);
    let [english, french] = phrases();
    let event = Event::Chosen { seat: Seat(1), programme: None };
    assert_eq!(game.event(&event, &english).unwrap(), "Seat 1 has chosen.");
    assert_eq!(game.event(&event, &french).unwrap(), "Place 1 a choisi.");
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing_it_is_given() {
    for seats in [2, 4] {
        courtly_check::permuted(&table(seats), &phrases(), 150, 5);
    }
}

#[test]
fn the_end_is_accounted_for() {
    let (game, state) = load(&at(1, &[43, 43], "0.0*0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "-,-", 9, "over:0"));
    let view = game.view(&state, Viewer::Spectator);
    let [english, _] = phrases();
    let lines = game.ending(&view, &game.outcome(&state), &english);
    assert_eq!(lines[0], "The game ended after round 9: 40 points were reached.");
    assert!(lines[1].starts_with("Seat 0: 43 points (43 before this table began"), "{}", lines[1]);
    assert_eq!(lines[3], "Equal on points, Seat 0 wins with the most Nobles on the board (1).");
}

#[test]
fn the_table_tells_programmes_in_short_words() {
    let (game, _) = load(&at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "DW,DW", 1, "choose:?,?"));
    let [english, french] = phrases();
    let shown = |first: &str, phrases: &Phrases| {
        let position = at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "DW,DW", 1, &format!("choose:{first},?"));
        let (_, state) = load(&position);
        game.board(&game.view(&state, Viewer::Seat(Seat(0))), phrases, Ink::PLAIN)
    };
    for (programme, words) in
        [("56k", "6 6 5"), ("56d", "5 6, Dragon"), ("w", "Witch"), ("56k!", "5 6, idle Knight"), ("d1k", "1 1, Dragon")]
    {
        let board = shown(programme, &english);
        assert!(board.contains(&format!("has chosen {words}\n")), "{programme}: {board}");
    }
    assert!(shown("w", &french).contains("a choisi Sorcière\n"));
    let board = shown("56k", &english);
    assert!(board.contains("Scored now: Zin Kai’s Deep (1). Then, one for each Dragon:\n  "), "{board}");
}

#[test]
fn the_witch_is_revealed_in_one_clear_sentence() {
    let game = table(2);
    let [english, french] = phrases();
    let event = Event::Revealed { seat: Seat(1), programme: Programme::WITCH };
    assert_eq!(game.event(&event, &english).unwrap(), "Seat 1 reveals the Witch and will choose again.");
    assert_eq!(game.event(&event, &french).unwrap(), "Place 1 révèle la Sorcière et choisira à nouveau.");
}

#[test]
fn a_programme_and_a_scoring_are_told_in_few_words() {
    let (game, _) =
        load(&at(1, &[0, 0, 0], "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0", "DW,DW,DW", 1, "choose:?,?,?"));
    let [english, french] = phrases();
    let reveals = |text: &str, phrases: &Phrases| {
        let programme = game.parse_decision(text).unwrap();
        game.event(&Event::Revealed { seat: Seat(1), programme }, phrases).unwrap()
    };
    assert_eq!(reveals("456", &english), "Seat 1 plays Savage Hills, Dark Tower and Wizard’s Tower.");
    assert_eq!(reveals("45k", &english), "Seat 1 plays Dark Tower twice (Knight) and Savage Hills.");
    assert_eq!(reveals("d5k", &english), "Seat 1 plays Dark Tower twice (Knight) and the Dragon.");
    assert_eq!(reveals("45k!", &french), "Place 1 joue Savage Hills, Dark Tower et un Chevalier sans effet.");
    let award = |seat, markers, points| Award { seat: Seat(seat), markers, points };
    let awards = vec![award(0, 1, 0), award(1, 3, 5), award(2, 1, 0)];
    let scored = Event::Scored { region: kings_road::Region::numbered(5).unwrap(), awards, closing: false };
    assert_eq!(
        game.event(&scored, &english).unwrap(),
        "Dark Tower is scored: Seat 1 gets 5 points (3 markers) and Seat 0 and Seat 2 get nothing (tied with 1 marker)."
    );
}

#[test]
fn one_apostrophe_is_used_everywhere() {
    assert!(!KingsRoad::FLUENT_EN.contains('\'') && !KingsRoad::FLUENT_FR.contains('\''));
}
