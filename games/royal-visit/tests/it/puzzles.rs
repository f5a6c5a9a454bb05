//! Puzzles: win this turn.

use courtly_bots::{Grade, Player};
use courtly_core::{Game, Silent, Viewer};
use courtly_puzzle::{Posed, Puzzling, list};
use royal_visit::RoyalVisit;

/// Few, but the champion must have some to think with.
const NODES: u32 = 200;

fn posed() -> impl Iterator<Item = (usize, Posed<RoyalVisit>)> {
    (1..=list::<RoyalVisit>().count()).map(|number| (number, Posed::set_up(number).expect("a stored puzzle")))
}

/// What the turn of such a player brings.
fn reached(posed: &Posed<RoyalVisit>, player: &mut dyn Player<RoyalVisit>, seed: u64) -> i32 {
    let Posed { game, from, seat, .. } = posed;
    let (mut state, mut legal) = (*from, vec![]);
    loop {
        if let Some(reached) = game.reached(from, &state, *seat) {
            return reached;
        }
        game.legal(&state, *seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(*seat));
        let decision = player.advise(game, &view, *seat, &legal, seed).decision;
        game.decide(&mut state, *seat, decision, &mut Silent);
    }
}

#[test]
fn every_level_from_the_second_on_wins_where_it_can_win_this_turn() {
    for (number, posed) in posed() {
        for grade in [Grade::Squire, Grade::Knight, Grade::Chancellor, Grade::Champion] {
            let mut player = grade.player(&posed.game, NODES);
            let won = reached(&posed, &mut *player, number as u64);
            assert_eq!(won, 1, "puzzle {number}, {}", grade.name());
        }
    }
}

/// The same position with the seats exchanged.
fn mirrored(position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let [street, seat, hands @ .., phase] = &fields[..] else { panic!("{position}") };
    let (places, side) = street.split_at(street.len() - 1);
    let turn = |place: &str| (-place.parse::<i32>().unwrap()).to_string();
    let places: Vec<String> = places
        .split('/')
        .map(|part| match part.split_once(',') {
            Some((left, right)) => format!("{},{}", turn(right), turn(left)),
            None => turn(part),
        })
        .collect();
    let seat = if *seat == "0" { "1" } else { "0" };
    format!("{}{side} {seat} {} {} {} {} {phase}", places.join("/"), hands[1], hands[0], hands[2], hands[3])
}

#[test]
fn a_puzzle_and_its_mirror_image_are_one() {
    for (number, posed) in posed() {
        let mirror = mirrored(posed.puzzle.position);
        let (game, state) = RoyalVisit::load(&mirror, &Default::default(), None).expect(&mirror);
        let other = posed.seat.next(2);
        assert_eq!(game.likeness(&state, other), posed.game.likeness(&posed.from, posed.seat), "puzzle {number}");
    }
}
