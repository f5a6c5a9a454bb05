//! The generic suites over all games, all seat counts and all options.
//!
//! `COURTLY_SOAK=N` multiplies the number of games, positions and streams.

#[path = "generic/analysis.rs"]
mod analysis;
#[path = "generic/players.rs"]
mod players;
#[path = "generic/puzzles.rs"]
mod puzzles;

use courtly_check::{conformance, permuted, twins};
use courtly_core::{Game, Options};
use courtly_games::{Complete, IDS, Visitor, visit};
use courtly_text::{Lang, SHARED, missing, phrases};

/// As in the program: much of the time would go into asking for memory and giving it back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How much more than usual is to be done.
fn soak() -> u32 {
    std::env::var("COURTLY_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Every table that a game offers: each number of seats with each value of each option.
fn tables<G: Game>() -> Vec<G> {
    let mut wishes: Vec<Vec<(&str, &str)>> = vec![vec![]];
    for spec in G::OPTIONS {
        wishes = wishes
            .iter()
            .flat_map(|wish| spec.values.iter().map(move |value| [&wish[..], &[(spec.name, *value)]].concat()))
            .collect();
    }
    let table = |seats, wish: &Vec<(&'static str, &'static str)>| {
        let options = Options::new(G::OPTIONS, wish.iter().copied()).expect("offered options");
        G::new(seats, &options, None).expect("an offered table")
    };
    (G::SEATS.0..=G::SEATS.1).flat_map(|seats| wishes.iter().map(move |wish| table(seats, wish))).collect()
}

fn every_game<V: Visitor<Out = ()> + Clone>(visitor: V) {
    for id in IDS {
        visit(id, visitor.clone()).expect("a listed game");
    }
}

#[derive(Clone)]
struct Conforms;

impl Visitor for Conforms {
    type Out = ();

    fn visit<G: Complete>(self) {
        for (nth, game) in (0..).zip(tables::<G>()) {
            conformance(&game, 25 * soak(), 1000 * nth + 7);
        }
    }
}

#[test]
fn random_games_keep_every_invariant() {
    every_game(Conforms);
}

#[derive(Clone)]
struct Positions;

impl Visitor for Positions {
    type Out = ();

    fn visit<G: Complete>(self) {
        let tables = tables::<G>();
        let each = 10_000 * soak() / tables.len() as u32 + 1;
        let both = Lang::ALL.map(phrases::<G>);
        for (nth, game) in (0..).zip(&tables) {
            permuted(game, &both, each, 2000 + nth);
        }
    }
}

#[test]
fn permuting_the_unknown_changes_nothing_that_a_viewer_is_given() {
    every_game(Positions);
}

#[derive(Clone)]
struct Streams;

impl Visitor for Streams {
    type Out = ();

    fn visit<G: Complete>(self) {
        let tables = tables::<G>();
        let each = 500 * soak() / tables.len() as u32 + 1;
        for (nth, game) in (0..).zip(&tables) {
            let compared = twins(game, each, 3_000_000 + 10_000 * nth);
            assert!(compared > u64::from(each) * 5, "{}: only {compared} steps compared", G::ID);
        }
    }
}

#[test]
fn streams_of_worlds_that_a_viewer_cannot_tell_apart_are_the_same() {
    every_game(Streams);
}

#[derive(Clone)]
struct Phrased;

impl Visitor for Phrased {
    type Out = ();

    fn visit<G: Complete>(self) {
        assert_eq!(missing(G::FLUENT_EN, G::FLUENT_FR), Vec::<String>::new(), "{}", G::ID);
        for line in G::FLUENT_FR.lines().filter(|line| !line.trim_start().starts_with('#')) {
            for mark in [" :", " ;", " !", " ?", "« ", " »"] {
                assert!(!line.contains(mark), "{}: an ordinary space beside {mark:?} in {line}", G::ID);
            }
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(missing(SHARED[0], SHARED[1]), Vec::<String>::new());
    every_game(Phrased);
}

#[derive(Clone)]
struct Sized;

impl Visitor for Sized {
    type Out = ();

    fn visit<G: Complete>(self) {
        assert!(size_of::<G::State>() <= 1024, "{}: {} bytes of state", G::ID, size_of::<G::State>());
        assert!(size_of::<G::Decision>() <= 8, "{}: {} bytes a decision", G::ID, size_of::<G::Decision>());
    }
}

#[test]
fn states_and_decisions_are_small() {
    every_game(Sized);
}

#[derive(Clone)]
struct Editions;

impl Visitor for Editions {
    type Out = ();

    fn visit<G: Complete>(self) {
        let printed = G::edition();
        assert!(printed.contains("# bounds: "), "{}", G::ID);
        for game in tables::<G>() {
            let options = Options::new(G::OPTIONS, game.options()).expect("own options");
            G::new(game.seats(), &options, Some(&printed)).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        }
        let refused = G::new(G::SEATS.0, &Options::default(), Some("no-such-field = 1")).map(drop).unwrap_err();
        assert_eq!(refused.to_string(), "edition: line 1, field no-such-field: no such field");
    }
}

#[test]
fn the_printed_edition_is_the_default_one() {
    every_game(Editions);
}
