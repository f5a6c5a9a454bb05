//! The tactical player: it never misses a win, does not help the other seat, and beats chance.
use crate::table;

use courtly_bots::{Greedy, GreedyPlayer, RandomPlayer};
use courtly_core::{Game, Rng, Seat, Silent, Swift, Turn, Viewer};
use royal_visit::{Phase, RoyalVisit, State};
use std::collections::HashSet;
use table::{Table, WINS, game, won};

fn best(table: &Table, seed: u64) -> (String, f32) {
    let seat = table.state.public.seat;
    let mut legal = vec![];
    table.game.legal(&table.state, seat, &mut legal);
    let view = table.game.view(&table.state, Viewer::Seat(seat));
    let ranked = table.game.rank(&view, seat, &legal, &mut Swift::new(seed));
    assert!(ranked.windows(2).all(|pair| pair[0].win >= pair[1].win), "the ranking falls");
    let mut decisions: Vec<_> = ranked.iter().map(|r| r.decision).collect();
    decisions.sort();
    legal.sort();
    assert_eq!(decisions, legal);
    (table.game.decision_text(ranked[0].decision), ranked[0].win)
}

/// Plays the turn out as the greedy player does, without draws.
fn turn(mut table: Table) -> Table {
    let seat = table.state.public.seat;
    while table.game.turn(&table.state) == Turn::Decide(courtly_core::SeatSet::one(seat)) {
        let (decision, _) = best(&table, 1);
        table = table.play(&decision);
    }
    table
}

#[test]
fn a_win_of_several_cards_is_found() {
    for (board, seat, hand) in WINS {
        let end = turn(Table::start(board, seat, hand));
        assert_eq!(end.winner().map(|(seat, _)| seat), Some(Seat(seat)), "{board} {hand}: {}", end.board());
    }
}

#[test]
fn the_last_card_of_the_deck_is_drawn_when_that_wins() {
    let hand = "K G1 G2 W1 W2 J2 J3 JM";
    let other = "K K K G2 G2 W2 W2 J4";
    let table = turn(Table::short_deck("-2/-4,2/3/1/5L", 0, hand, other, "W3", "-"));
    assert_eq!(table.draw("W3").winner(), Some((Seat(0), "deck")));
}

#[test]
fn a_win_that_any_line_of_the_turn_reaches_is_taken() {
    let game = game();
    let (mut wins, mut rng) = (0, Swift::new(4));
    for seed in 0..60 {
        let mut table_rng = Swift::new(seed);
        let mut state = game.setup(&mut table_rng);
        let mut legal = vec![];
        while let Some(step) = courtly_check::random_step(&game, &state, &mut legal, &mut table_rng) {
            if state.public.phase == Phase::Start && can_win(&game, &state, state.public.seat, &mut HashSet::new()) {
                let seat = state.public.seat;
                let table = Table { game: game.clone(), state, events: vec![] };
                let (_, win) = best(&table, rng.next_u64());
                assert_eq!(win, 1.0, "missed at {}", table.position());
                // The end of the deck wins as surely as King and Crown, but only with the draws.
                let mut end = turn(table);
                courtly_check::settle(&end.game, &mut end.state, &mut rng, &mut Silent);
                assert_eq!(end.winner().map(|(winner, _)| winner), Some(seat), "{}", end.position());
                wins += 1;
            }
            courtly_check::apply(&game, &mut state, step, &mut Silent);
        }
    }
    assert!(wins > 50, "only {wins} wins were there to take");
}

/// Whether some line of this turn wins before the draws, found without the player's search.
fn can_win(game: &RoyalVisit, state: &State, seat: Seat, seen: &mut HashSet<State>) -> bool {
    match state.public.phase {
        Phase::Over { winner } => return winner == seat,
        Phase::Start | Phase::Acting(_) if state.public.seat == seat => {}
        Phase::Start | Phase::Acting(_) | Phase::Draw | Phase::Side | Phase::Deal => return false,
    }
    if !seen.insert(*state) {
        return false;
    }
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    legal.iter().any(|&decision| {
        let mut after = *state;
        game.decide(&mut after, seat, decision, &mut Silent);
        can_win(game, &after, seat, seen)
    })
}

#[test]
fn the_wizard_is_not_left_where_it_wins_for_the_other_seat() {
    // Seat 1 would bring the King to the Wizard on 7; every hand of it can.
    let end = turn(Table::start("0/-3,8/7/0/0B", 0, "K K G1 G2 W2 W1 J2 J3"));
    let board = end.state.public;
    assert!(board.wizard < 7 || board.guards[1] < 8 || board.king < -6, "{}", end.board());
}

#[test]
fn hidden_cards_do_not_change_the_ranking() {
    let table = Table::start("0/-2,2/1/-1/0B", 1, "K K G1 G2 W2 W1 J2 J3");
    let viewer = Viewer::Seat(Seat(1));
    let view = table.game.view(&table.state, viewer);
    for seed in 0..20 {
        let state = table.game.determinize(&view, viewer, &mut Swift::new(seed));
        let other = Table { game: game(), state, events: vec![] };
        assert_eq!(best(&other, 3), best(&table, 3));
    }
}

#[test]
fn it_beats_random_play() {
    let won = won(&mut GreedyPlayer, &mut RandomPlayer, 60);
    assert!(won >= 57, "{won} of 60 won");
}
