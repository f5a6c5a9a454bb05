//! Undo over every game: exact where it is allowed, refused where something was shown or somebody acted.

use courtly_core::{Seat, Swift, below};
use courtly_games::IDS;
use courtly_host::{Order, Seed, Table, UndoError, game_info, new_table};

fn table(game: &str, seats: usize, seed: &str) -> Box<dyn Table> {
    let order = Order { game: game.to_owned(), ..Order::default() };
    new_table(&order, seats, Seed::from_text(seed)).expect("an offered table")
}

fn any(rng: &mut Swift, list: &[String]) -> String {
    list[below(rng, list.len() as u32) as usize].clone()
}

/// Whether a seat may act there without another's hearing of it.
fn silent(game: &str) -> bool {
    struct Silent;
    impl courtly_games::Visitor for Silent {
        type Out = bool;
        fn visit<G: courtly_games::Complete>(self) -> bool {
            G::SILENT_ACTS
        }
    }
    courtly_games::visit(game, Silent).expect("a listed game")
}

#[test]
fn what_is_taken_back_and_made_again_changes_nothing() {
    for game in IDS {
        let seats = game_info(game).expect("a listed game").seats.1;
        let (mut table, mut rng, mut taken_back) = (table(game, seats, game), Swift::new(5), 0);
        while let Some(seat) = table.to_act().first() {
            let (before, steps) = (table.position(), table.steps());
            let decision = any(&mut rng, &table.legal(seat));
            let chance = table.act(seat, &decision).expect("a legal decision");
            let after = table.position();
            match table.undo(seat) {
                Ok(()) => {
                    assert!(chance.is_empty(), "{game}: undo went behind a chance step");
                    assert_eq!((table.position(), table.steps()), (before, steps), "{game}");
                    table.act(seat, &decision).expect("the same decision again");
                    assert_eq!(table.position(), after, "{game}");
                    taken_back += 1;
                }
                Err(UndoError::SomethingWasShown | UndoError::Over) => assert_eq!(table.position(), after),
                // Where somebody else may act unheard, their turn ends it.
                Err(UndoError::SomebodyActed) if silent(game) => {
                    assert!(!table.to_act().contains(seat), "{game}: it is nobody else's turn");
                    assert_eq!(table.position(), after);
                }
                Err(e) => panic!("{game}: {e}"),
            }
        }
        assert!(taken_back > 0, "{game}");
        assert!(Seat::all(seats).all(|seat| table.undo(seat) == Err(UndoError::Over)), "{game}");
    }
}

#[test]
fn a_secret_choice_may_be_withdrawn_until_the_last_seat_has_chosen() {
    for game in IDS {
        let mut table = table(game, game_info(game).expect("a listed game").seats.1, "secret");
        if table.to_act().len() < 3 {
            continue;
        }
        let [first, second] = [Seat(0), Seat(1)];
        let (a, b) = (table.legal(first)[0].clone(), table.legal(second)[1].clone());
        table.act(first, &a).expect("legal");
        let with_first = table.position();
        table.act(second, &b).expect("legal");
        let with_both = table.position();
        table.undo(first).expect("nothing was shown");
        assert!(table.to_act().contains(first) && !table.to_act().contains(second), "{game}");
        table.act(first, &a).expect("legal");
        assert_eq!(table.position(), with_both, "{game}");
        table.undo(second).expect("nothing was shown");
        assert_eq!(table.position(), with_first, "{game}");
    }
}
