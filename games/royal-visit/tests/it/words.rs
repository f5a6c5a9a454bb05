//! Phrases in both languages: complete, within the width of a terminal, and telling nothing hidden.
use courtly_check::{apply, permuted, random_step};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use courtly_text::{Ink, Lang, Phrases, Words, missing};
use royal_visit::RoyalVisit;

fn phrases() -> Vec<Phrases> {
    let sources = [(Lang::En, RoyalVisit::FLUENT_EN), (Lang::Fr, RoyalVisit::FLUENT_FR)];
    sources.into_iter().map(|(lang, source)| Phrases::new(lang, &[source])).collect()
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(missing(RoyalVisit::FLUENT_EN, RoyalVisit::FLUENT_FR), Vec::<String>::new());
}

#[test]
fn french_marks_stand_behind_narrow_spaces() {
    for (number, line) in RoyalVisit::FLUENT_FR.lines().enumerate() {
        let spaced = line.replace(" = ", "").replace(['\u{202f}'], "");
        assert!(!spaced.contains(" :") && !spaced.contains(" ;") && !spaced.contains(" ?"), "line {number}: {line}");
        for mark in [':', ';', '?', '!'] {
            for (at, _) in line.match_indices(mark) {
                assert!(line.starts_with('#') || line[..at].ends_with('\u{202f}'), "line {number}: {line}");
            }
        }
    }
}

#[test]
fn whole_games_can_be_told_within_eighty_columns() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    let phrases = phrases();
    let mut legal = vec![];
    for seed in 0..6 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
            let mut events = vec![];
            for phrases in &phrases {
                tell(&game, &state, phrases);
            }
            apply(&game, &mut state, step, &mut events);
            for event in &events {
                for phrases in &phrases {
                    assert!(game.event(event, phrases).is_some_and(|text| !text.is_empty()));
                }
            }
        }
        for phrases in &phrases {
            let view = game.view(&state, Viewer::Spectator);
            assert_eq!(game.ending(&view, &game.outcome(&state), phrases).len(), 1);
            tell(&game, &state, phrases);
        }
    }
}

/// Whoever reads an analysis need not be the one who decided.
#[test]
fn a_decision_is_told_to_others_without_addressing_them() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    let (mut rng, mut legal, mut asked) = (Swift::new(1), vec![], 0);
    let mut state = game.setup(&mut rng);
    while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
        for seat in Seat::all(2) {
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let to_you = |words: &str| {
                let words = words.to_lowercase();
                let mut each = words.split(|c: char| !c.is_alphabetic());
                each.any(|word| ["you", "your", "yours", "vous", "votre", "vos"].contains(&word))
            };
            for (phrases, &decision) in phrases().iter().flat_map(|each| legal.iter().map(move |one| (each, one))) {
                asked += u32::from(to_you(&game.choice(&view, decision, phrases)));
                let told = game.decided(&view, decision, phrases);
                assert!(!to_you(&told), "{told}");
            }
        }
        apply(&game, &mut state, step, &mut vec![]);
    }
    assert!(asked > 0);
}

/// Says all there is to say about a position; an unknown phrase or argument would panic in tests.
fn tell(game: &RoyalVisit, state: &royal_visit::State, phrases: &Phrases) {
    for viewer in Viewer::all(2) {
        let view = game.view(state, viewer);
        for line in game.board(&view, phrases, Ink::PLAIN).lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        assert!(game.facts(&view, phrases).len() >= 10);
        if let (Turn::Decide(owing), Some(seat)) = (game.turn(state), viewer.seat())
            && owing.contains(seat)
        {
            let mut legal = vec![];
            game.legal(state, seat, &mut legal);
            let mut choices: Vec<_> = legal.iter().map(|&d| game.choice(&view, d, phrases)).collect();
            choices.sort();
            choices.dedup();
            assert_eq!(choices.len(), legal.len(), "two choices read the same");
            assert!(!game.question(&view, seat, phrases).is_empty() && !game.help(&view, seat, phrases).is_empty());
        }
    }
}

#[test]
fn nothing_hidden_is_told() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    permuted(&game, &phrases(), 300, 1);
}

#[test]
fn wizard_and_jester_are_not_shown_before_they_are_placed() {
    let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
    let mut rng = Swift::new(1);
    let mut state = game.setup(&mut rng);
    let english = &phrases()[0];
    let shown = |state: &royal_visit::State| {
        let view = game.view(state, Viewer::Spectator);
        let board = game.board(&view, english, Ink::PLAIN);
        let street = board.lines().nth(3).unwrap();
        (street.contains('W') && street.contains('J'), game.facts(&view, english).join("\n").contains("Jester is"))
    };
    assert_eq!(shown(&state), (false, false));
    let step = random_step(&game, &state, &mut vec![], &mut rng).unwrap();
    apply(&game, &mut state, step, &mut vec![]);
    assert_eq!(shown(&state), (true, true));
}

#[test]
fn french_places_agree_with_the_colour_of_a_seat() {
    let french = &phrases()[1];
    let label = |who: &str| french.say("rv-label-chateau", &[("who", who.into())]);
    assert_eq!([label("Vert"), label("Rouge")], ["Château vert", "Château rouge"]);
}

#[test]
fn one_apostrophe_is_used_everywhere() {
    assert!(!RoyalVisit::FLUENT_EN.contains('\'') && !RoyalVisit::FLUENT_FR.contains('\''));
}

#[test]
fn the_street_is_drawn_as_it_stands() {
    let position = "1/-5,3/1/4/-2L 1 K,W1,W2,W2,W2,W2,J2,J4 K,G2,W3,J1,J2,J3,J4 \
        K,K,K,K,K,K,K,K,K,K,G1,G2,G2,G2,G2,G2,G2,GF,W2,W3,J2,J3,JM \
        G1,G1,G1,G2,G2,G2,GF,W1,W2,W2,W2,J3,J3,J4,J5,JM J>G";
    let (game, state) = RoyalVisit::load(position, &Options::default(), None).unwrap();
    let drawn = game.board(&game.view(&state, Viewer::Seat(Seat(1))), &phrases()[0], Ink::PLAIN);
    let expected = "  Green’s Chateau               Fountain                  Red’s Chateau
  ╔═══╤═══╦═══╤═══╤═══╤═══╤═══╤═══╦═══╦═══╤═══╤═══╤═══╤═══╤═══╦═══╤═══╗
  ║   │   ║   │ G │   │   │   │   ║   ║ K │   │ G │   │   │   ║   │   ║
  ║   │   ║   │   │   │   │   │   ║   ║ W │   │   │ J │   │   ║   │   ║
  ╚═══╧═══╩═══╧═══╧═══╧═══╧═══╧═══╩═══╩═══╧═══╧═══╧═══╧═══╧═══╩═══╧═══╝
   -8  -7  -6  -5  -4  -3  -2  -1   0   1   2   3   4   5   6   7   8
    ▪   ▪   ·   ·   ·   ·  (c)  ·   ·   ·   ·   ·   ·   ·   ·   ▪   ▪
  ◄── Green’s Duchy                 │                   Red’s Duchy ──►

  K King   G Guard   W Wizard   J Jester   c Crown, little side up
  ~ The Jester serves Red: Jester cards may move other pieces. ~

    Green  8 cards
  ► Red    K  G2  W3  J1 J2 J3 J4

  Deck 23   Discard pile 16
  Red’s turn: Jester cards move the Guards.";
    assert_eq!(drawn, expected, "\n{drawn}");
}

#[test]
fn seats_are_called_by_the_colour_of_their_chateau() {
    let (game, phrases) = (RoyalVisit::new(2, &Options::default(), None).unwrap(), phrases());
    let names = |lang: usize| Seat::all(2).map(|seat| game.seat_name(seat, &phrases[lang])).collect::<Vec<_>>();
    assert_eq!([names(0), names(1)], [["Green", "Red"], ["Vert", "Rouge"]]);
}
