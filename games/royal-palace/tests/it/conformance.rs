//! What every game must keep, at every table size and layout.

use courtly_core::{Game, Options, Seat, Silent, Swift, Viewer};
use royal_palace::{Card, RoyalPalace, State};

fn table(seats: usize, layout: &str) -> RoyalPalace {
    let options = Options::new(RoyalPalace::OPTIONS, [("layout", layout)]).unwrap();
    RoyalPalace::new(seats, &options, None).unwrap()
}

#[test]
fn random_games_keep_the_rules_of_every_game() {
    for seats in 2..=4 {
        for layout in ["first-game", "random"] {
            courtly_check::conformance(&table(seats, layout), 20, 7);
        }
    }
}

#[test]
fn worlds_that_a_viewer_cannot_tell_apart_send_the_same_stream() {
    for seats in 2..=4 {
        let compared = courtly_check::twins(&table(seats, "random"), 30, 11);
        assert!(compared > 1_000, "{compared}");
    }
}

#[test]
fn states_and_decisions_are_small() {
    assert!(size_of::<State>() <= 1_024, "{}", size_of::<State>());
    assert!(size_of::<royal_palace::Decision>() <= 4);
}

/// With one card of each kind the deck is made anew all the time, so that memory is put to the test.
#[test]
fn streams_stay_alike_when_the_deck_is_made_anew_often() {
    let edition =
        "[cards]\ncopies = 1\ncosts = [0, 0, 0, 0, 0, 0, 0, 9, 9]\n[privileges]\ncards = 5\n[servants]\nplaced = 10\n";
    for seats in 2..=4 {
        let game = RoyalPalace::new(seats, &Options::default(), Some(edition)).unwrap();
        assert!(courtly_check::twins(&game, 30, 3) > 1_000);
        let (mut rng, mut legal, mut known, mut pinned) = (Swift::new(5), vec![], 0, 0);
        for _ in 0..120 {
            let mut state = game.setup(&mut rng);
            while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut rng) {
                for viewer in Viewer::all(seats) {
                    let view = game.view(&state, viewer);
                    known += u32::from(view.known.iter().sum::<u8>());
                    pinned += view.sure.iter().flatten().map(|&cards| u32::from(cards)).sum::<u32>();
                    pinned_cards_are_in_that_hand(&state, &view.sure);
                    hidden_cards_cover_what_is_known(&game, &state, viewer);
                    let world = game.determinize(&view, viewer, &mut rng);
                    assert_eq!(game.view(&world, viewer), view);
                    hidden_cards_cover_what_is_known(&game, &world, viewer);
                    pinned_cards_are_in_that_hand(&world, &view.sure);
                }
                courtly_check::apply(&game, &mut state, step, &mut Silent);
            }
        }
        assert!(known > 300, "{known}");
        assert!(pinned > 0, "no card was ever pinned with {seats} seats");
    }
}

/// Clause 8.4: what is known of one hand is true.
fn pinned_cards_are_in_that_hand(state: &State, sure: &[royal_palace::CardCounts]) {
    for (player, cards) in state.players.iter().zip(sure) {
        assert!(player.hand.iter().zip(cards).all(|(held, pinned)| held >= pinned), "{:?} {cards:?}", player.hand);
    }
}

fn hidden_cards_cover_what_is_known(game: &RoyalPalace, state: &State, viewer: Viewer) {
    let known = game.view(state, viewer).known;
    for card in Card::ALL {
        let mut held = if viewer.is(state.seat) { 0 } else { state.drawn[card.index()] };
        for seat in Seat::all(game.seats()).filter(|&seat| !viewer.is(seat)) {
            held += state.players[seat.index()].hand[card.index()];
        }
        assert!(held >= known[card.index()], "{viewer:?} believes in {card:?} that nobody holds");
    }
}
