//! Edition files: what they can change and what is refused.

use crate::common;

use common::at;
use courtly_core::{Game, Options, Seat, SetupError, Silent, Swift, Turn, pick};
use kings_road::KingsRoad;

fn with(edition: &str) -> Result<KingsRoad, SetupError> {
    KingsRoad::new(2, &Options::default(), Some(edition))
}

// 1.4
#[test]
fn a_wrong_edition_is_refused_with_line_and_field() {
    for (edition, message) in [
        ("ring = [1, 6, 4, 7, 3, 5, 2, 1]", "line 1, field ring: has region 1 twice"),
        ("ring = [1, 6]", "field ring"),
        ("king = 9", "field king: 9 is out of bounds"),
        ("roads = [[3, 3]]", "field roads: has a road from region 3 to itself"),
        ("roads = [[3, 1], [1, 3]]", "field roads: has the road between 1 and 3 twice"),
        ("markers = 65", "field markers"),
        ("cards = 4", "field cards"),
        ("target = 0", "field target"),
        ("rounds = 101", "field rounds"),
        ("[banners]\n5 = [1, 2]", "line 2, field banners.5: gives more points to a later place"),
        ("[banners]\n5 = [51]", "field banners.5[0]"),
        ("[banners]\n9 = [1]", "field banners.9: no such field"),
        ("dragons = 3", "field dragons: no such field"),
    ] {
        let refused = with(edition).unwrap_err().to_string();
        assert!(refused.contains(message), "{edition}: {refused}");
    }
    assert!(matches!(KingsRoad::new(6, &Options::default(), None), Err(SetupError::Seats { min: 2, max: 5 })));
}

#[test]
fn the_printed_edition_can_be_read_back_and_states_its_bounds() {
    let text = KingsRoad::edition();
    assert!(text.contains("# bounds: 8 numbers, 1 to 8\nring ="), "{text}");
    let game = with(&text).unwrap();
    assert_eq!(format!("{:?}", game.tables()), format!("{:?}", with("").unwrap().tables()));
}

#[test]
fn positions_are_checked_against_the_edition_in_force() {
    let board = "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0";
    let position = at(1, &[45, 0], board, "DW,DW", 70, "choose:?,?");
    let edition = "target = 50\nrounds = 80";
    assert!(KingsRoad::load(&position, &Options::default(), None).is_err());
    assert!(KingsRoad::load(&position, &Options::default(), Some(edition)).is_ok());
    assert!(KingsRoad::load(&position, &Options::default(), Some("markers = 10")).is_err());
}

#[test]
fn extreme_editions_play_to_their_end() {
    let most = "markers = 64\ntarget = 200\nrounds = 100\n[banners]\n1 = [50, 50, 50, 50]\n8 = [50]";
    for edition in [
        most,
        "markers = 2\ncards = 1\nrounds = 1\ntarget = 1",
        "cards = 2\nroads = []\nring = [8, 7, 6, 5, 4, 3, 2, 1]",
    ] {
        for seats in 2..=5 {
            let game = KingsRoad::new(seats, &Options::default(), Some(edition)).unwrap();
            for seed in 0..40 {
                let (mut rng, mut legal, mut steps) = (Swift::new(seed), vec![], 0);
                let mut state = game.setup(&mut rng);
                while let Turn::Decide(owing) = game.turn(&state) {
                    let seat: Seat = owing.first().unwrap();
                    game.legal(&state, seat, &mut legal);
                    game.decide(&mut state, seat, pick(&mut rng, &legal), &mut Silent);
                    game.conserved(&state).unwrap();
                    let (_, again) =
                        KingsRoad::load(&game.position(&state), &Options::default(), Some(edition)).unwrap();
                    assert_eq!(game.position(&again), game.position(&state));
                    steps += 1;
                }
                assert!(steps <= KingsRoad::STEPS_MAX);
            }
        }
    }
}
