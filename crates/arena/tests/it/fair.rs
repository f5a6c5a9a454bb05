//! What a match in the arena is: the one that the host would play.

use courtly_arena::{Contestant, Deal, Seated, Sides, play};
use courtly_core::{Options, Seat};
use courtly_games::{Complete, Visitor, visit_all};
use courtly_host::{Budget, Level, Order, Seed, new_table};

/// A table of the host with bots alone, played to its end.
fn at_the_table(game: &str, seats: usize, level: Level, seed: &str) -> (Vec<Seat>, Vec<i32>, String) {
    let order = Order { game: game.to_owned(), ..Order::default() };
    let mut table = new_table(&order, seats, Seed::from_text(seed)).expect("an offered table");
    while let Some(seat) = table.to_act().first() {
        let advised = table.advise(seat, level, Budget::Nodes(1000)).expect("advice for a seat that decides");
        table.act(seat, &advised.decision).expect("advice is legal");
    }
    let outcome = table.outcome().expect("an end");
    (outcome.winners, outcome.scores, outcome.reason.to_owned())
}

#[derive(Clone)]
struct SameAsTheHost;

impl Visitor for SameAsTheHost {
    type Out = ();

    fn visit<G: Complete>(self) {
        for (contestant, level) in [(Contestant::Random, Level::Random), (Contestant::Greedy, Level::Greedy)] {
            for seats in [G::SEATS.0, G::SEATS.1] {
                let game = G::new(seats, &Options::default(), None).expect("an offered table");
                let mut players: Vec<Seated<G>> = (0..seats).map(|_| contestant.seated(&game)).collect();
                let played = play(&game, &mut players, Seed::from_text("fair/3"));
                let (winners, scores, reason) = at_the_table(G::ID, seats, level, "fair/3");
                assert_eq!((&played.scores, played.reason), (&scores, reason.as_str()), "{} {seats}", G::ID);
                let won = Seat::all(seats).filter(|seat| played.shares[seat.index()] > 0.0).collect::<Vec<_>>();
                assert_eq!(won, winners, "{} {seats}", G::ID);
                assert!((played.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{} {seats}", G::ID);
            }
        }
    }
}

#[test]
fn a_match_of_the_arena_is_the_match_of_the_host_with_the_same_seed() {
    visit_all(SameAsTheHost);
}

#[derive(Clone)]
struct Rotated;

impl Visitor for Rotated {
    type Out = ();

    fn visit<G: Complete>(self) {
        let seats = G::SEATS.1.min(3);
        let game = G::new(seats, &Options::default(), None).expect("an offered table");
        let sides = Sides { challenger: Contestant::Greedy, field: Contestant::Random };
        let seed = Seed::from_text("rotated");
        let deal = Deal::play(&game, &sides, seed);
        assert_eq!(deal.matches.len(), seats);
        for (rotation, played) in deal.matches.iter().enumerate() {
            let mut players: Vec<Seated<G>> = (0..seats).map(|_| Contestant::Random.seated(&game)).collect();
            players[rotation] = Contestant::Greedy.seated(&game);
            assert_eq!(*played, play(&game, &mut players, seed), "{} seat {rotation}", G::ID);
        }
        let same = Sides { challenger: Contestant::Greedy, field: Contestant::Greedy };
        assert_eq!(Deal::play(&game, &same, seed).matches.len(), 1, "{}: nothing to rotate", G::ID);
    }
}

#[test]
fn the_challenger_has_every_seat_of_the_same_deal() {
    visit_all(Rotated);
}
