//! The stored puzzles of every game: sound, solved, none twice.

use super::every_game;
use courtly_core::{Swift, Viewer};
use courtly_games::{Complete, Visitor};
use courtly_puzzle::{Posed, Puzzle, Verdict, list, solve};
use std::collections::HashSet;

fn posed<G: Complete>() -> impl Iterator<Item = (usize, Posed<G>)> {
    let set_up = |number| Posed::set_up(number).unwrap_or_else(|| panic!("{} {number} cannot be set up", G::ID));
    (1..=list::<G>().count()).map(move |number| (number, set_up(number)))
}

#[derive(Clone)]
struct Solved;

impl Visitor for Solved {
    type Out = ();

    fn visit<G: Complete>(self) {
        for (number, posed) in posed::<G>() {
            let Puzzle { best, solving, ends, position, .. } = posed.puzzle;
            assert_eq!(posed.game.position(&posed.from), position, "{} {number}", G::ID);
            let solution = posed.solution();
            assert_eq!((solution.best, solution.solving, solution.ends), (best, solving, ends), "{} {number}", G::ID);
            let line: Vec<String> = solution.line.iter().map(|&one| posed.game.decision_text(one)).collect();
            assert_eq!(posed.judge(line.iter().map(String::as_str)), Verdict::Solved, "{} {number}", G::ID);
            let before = line[..line.len() - 1].iter().map(String::as_str);
            assert_eq!(posed.judge(before), Verdict::Open, "{} {number}: it is solved by the last decision", G::ID);
            assert!(posed.game.worthy(&posed.from, posed.seat, &solution), "{} {number}", G::ID);
        }
    }
}

#[test]
fn every_stored_puzzle_has_the_solution_that_the_solver_finds() {
    every_game(Solved);
}

#[derive(Clone)]
struct Distinct;

impl Visitor for Distinct {
    type Out = ();

    fn visit<G: Complete>(self) {
        let mut likenesses = HashSet::new();
        for (number, posed) in posed::<G>() {
            assert!(
                likenesses.insert(posed.game.likeness(&posed.from, posed.seat)),
                "{} {number} is there twice",
                G::ID
            );
        }
        assert!(likenesses.len() >= 200, "{} has {} puzzles", G::ID, likenesses.len());
    }
}

#[test]
fn every_game_has_two_hundred_puzzles_and_none_twice() {
    every_game(Distinct);
}

#[derive(Clone)]
struct Sorted;

impl Visitor for Sorted {
    type Out = ();

    fn visit<G: Complete>(self) {
        let puzzles: Vec<Puzzle<'_>> = list::<G>().collect();
        for pair in puzzles.windows(2) {
            let share = |one: &Puzzle<'_>| f64::from(one.solving) / f64::from(one.ends);
            assert!(share(&pair[0]) >= share(&pair[1]) && pair[0].stars <= pair[1].stars, "{}: {}", G::ID, pair[1]);
        }
        for stars in 1..=3 {
            let count = puzzles.iter().filter(|puzzle| puzzle.stars == stars).count();
            assert_eq!(count, puzzles.len() / 3, "{}: a third has {stars} stars", G::ID);
        }
    }
}

#[test]
fn puzzles_come_in_the_order_of_their_difficulty() {
    every_game(Sorted);
}

#[derive(Clone)]
struct Open;

impl Visitor for Open {
    type Out = ();

    fn visit<G: Complete>(self) {
        for (number, Posed { game, from, seat, puzzle }) in posed::<G>().step_by(10) {
            let view = game.view(&from, Viewer::Seat(seat));
            let world = game.determinize(&view, Viewer::Seat(seat), &mut Swift::new(number as u64));
            let solution = solve(&game, &world, seat).expect("as long in every world");
            assert_eq!(solution.best, puzzle.best, "{} {number}", G::ID);
            assert_eq!(game.likeness(&world, seat), game.likeness(&from, seat), "{} {number}", G::ID);
        }
    }
}

#[test]
fn what_the_seat_cannot_know_does_not_matter_to_a_puzzle() {
    every_game(Open);
}
