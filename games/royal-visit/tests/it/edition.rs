//! Edition files, and the sizes that the rules promise.
use courtly_check::{conformance, mutate, twins};
use courtly_core::{Game, Options, SetupError, Swift};
use royal_visit::{Decision, RoyalVisit, State};

fn open(edition: &str) -> Result<RoyalVisit, String> {
    match RoyalVisit::new(2, &Options::default(), Some(edition)) {
        Ok(game) => Ok(game),
        Err(SetupError::Edition(message)) => Err(message),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn wrong_editions_are_refused_by_line_and_field() {
    for (edition, message) in [
        ("hand = 1", "line 1, field hand: 1 is out of bounds; 2 to 15 is possible"),
        ("hand = 16", "line 1, field hand: 16 is out of bounds; 2 to 15 is possible"),
        ("[cards]\nK = 16", "line 2, field cards.K: 16 is out of bounds; 0 to 15 is possible"),
        ("[cards]\nQ = 1", "line 2, field cards.Q: no such field"),
        ("[setup]\nguards = 0", "line 2, field setup.guards: 0 is out of bounds; 1 to 8 is possible"),
        ("[setup]\nfigures = 9", "line 2, field setup.figures: 9 is out of bounds; 0 to 8 is possible"),
        ("[cards]\nK = 0\nG2 = 0\nW2 = 0\nJ3 = 0", "there are 20 cards in all; hands of 8 need at least 24"),
        ("hand = \"8\"", "line 1, field hand: must be a whole number"),
        ("hand = ", "line 1"),
    ] {
        let refusal = open(edition).expect_err(edition);
        assert!(refusal.contains(message), "{refusal:?} instead of {message:?}");
    }
    let many = "[cards]\nK=15\nG1=15\nG2=15\nGF=15\nW1=15\nW2=15\nW3=15\nJ1=15\nJ2=8\nJ3=0\nJ4=0\nJ5=0\nJM=0";
    assert!(open(many).expect_err("too many").contains("there are 128 cards in all; 127 are the most"));
}

#[test]
fn the_printed_edition_is_the_default_one() {
    let printed = RoyalVisit::edition();
    assert!(printed.contains("# bounds: 2 to 15\nhand = 8"), "{printed}");
    let (game, other) = (open(&printed).unwrap(), RoyalVisit::new(2, &Options::default(), None).unwrap());
    let start = |game: &RoyalVisit| game.setup(&mut Swift::new(1));
    assert_eq!(start(&game), start(&other));
}

#[test]
fn extreme_editions_keep_every_invariant() {
    for edition in [
        "hand = 2\n[cards]\nK = 2\nG1 = 0\nG2 = 1\nGF = 0\nW1 = 0\nW2 = 1\nW3 = 0\nJ1 = 0\nJ2 = 1\nJ3 = 0\nJ4 = 0\nJ5 = 0\nJM = 1",
        "hand = 15\n[setup]\nguards = 8\nfigures = 8\n[cards]\nK = 15\nJ1 = 15\nJ5 = 15",
        "[setup]\nguards = 1\nfigures = 0",
    ] {
        let game = open(edition).unwrap();
        // Positions are checked against the edition that they are loaded with, so only the walk itself is generic here.
        let compared = twins(&game, 6, 1);
        assert!(compared > 20, "only {compared} steps compared with {edition}");
    }
    conformance(&open("[setup]\nguards = 3\nfigures = 4").unwrap(), 20, 3);
}

#[test]
fn a_position_is_checked_against_its_edition() {
    let edition = "[cards]\nK = 11\nJ5 = 2";
    let position = "0/-2,2/1/-1/0B 1 K,K,G2,G2,W2,J3,J4,JM K,G1,G2,GF,W1,W2,J2,J5 \
        K,K,K,K,K,K,K,K,G1,G1,G1,G2,G2,G2,G2,G2,G2,G2,GF,W1,W2,W2,W2,W2,W2,W2,W3,W3,J1,J2,J2,J3,J3,J3,J4,J4,J5,JM - -";
    assert!(RoyalVisit::load(position, &Options::default(), Some(edition)).is_ok());
    let refusal = RoyalVisit::load(position, &Options::default(), None).unwrap_err();
    assert!(refusal.to_string().contains("11 cards K instead of 12"), "{refusal}");
}

#[test]
fn any_edition_file_is_taken_or_refused() {
    let mut rng = Swift::new(9);
    for _ in 0..4_000 {
        let bytes = mutate(&mut rng, RoyalVisit::EDITION.as_bytes());
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(game) = open(&text)
        {
            let mut state = game.setup(&mut Swift::new(1));
            courtly_check::settle(&game, &mut state, &mut rng, &mut courtly_core::Silent);
            assert!(game.conserved(&state).is_ok());
        }
    }
}

#[test]
fn states_and_decisions_stay_small() {
    assert!(size_of::<State>() <= 96, "{}", size_of::<State>());
    assert!(size_of::<Decision>() <= 4, "{}", size_of::<Decision>());
}
