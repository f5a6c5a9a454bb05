//! Positions and programmes as text, for the tests of the clauses.
#![allow(dead_code, reason = "not every test file needs all of it")]

use courtly_core::{Game, Options, Seat, Silent, Turn};
use kings_road::{Event, KingsRoad, State};

pub(crate) fn options(nobles: &str) -> Options {
    Options::new(KingsRoad::OPTIONS, [("nobles", nobles)]).unwrap()
}

pub(crate) fn table(seats: usize) -> KingsRoad {
    KingsRoad::new(seats, &Options::default(), None).unwrap()
}

pub(crate) fn load(position: &str) -> (KingsRoad, State) {
    KingsRoad::load(position, &Options::default(), None).unwrap_or_else(|e| panic!("{e}: {position}"))
}

pub(crate) fn refusal(position: &str) -> String {
    match KingsRoad::load(position, &Options::default(), None) {
        Ok(_) => panic!("loaded: {position}"),
        Err(e) => e.to_string(),
    }
}

pub(crate) fn legal(game: &KingsRoad, state: &State, seat: u8) -> Vec<String> {
    let mut list = vec![];
    game.legal(state, Seat(seat), &mut list);
    list.into_iter().map(|programme| game.decision_text(programme)).collect()
}

/// Lets the seats that owe a choice choose in order.
pub(crate) fn choose(game: &KingsRoad, state: &mut State, programmes: &[&str]) {
    choose_telling(game, state, programmes, &mut vec![]);
}

pub(crate) fn choose_telling(game: &KingsRoad, state: &mut State, programmes: &[&str], events: &mut Vec<Event>) {
    for text in programmes {
        let Turn::Decide(owing) = game.turn(state) else { panic!("nobody owes a choice") };
        let seat = owing.first().unwrap();
        assert!(legal(game, state, seat.0).iter().any(|legal| legal == text), "seat {seat}: {text} is not legal");
        game.decide(state, seat, game.parse_decision(text).unwrap(), events);
    }
}

/// The position after the choices, from a position.
pub(crate) fn played(position: &str, programmes: &[&str]) -> String {
    let (game, mut state) = load(position);
    choose(&game, &mut state, programmes);
    game.position(&state)
}

/// The regions scored by the choices, in order, without the final scoring.
pub(crate) fn scored(position: &str, programmes: &[&str]) -> Vec<u8> {
    regions_scored(position, programmes, false)
}

pub(crate) fn regions_scored(position: &str, programmes: &[&str], final_scoring: bool) -> Vec<u8> {
    let (game, mut state) = load(position);
    let mut events = vec![];
    choose_telling(&game, &mut state, programmes, &mut events);
    let region = |event: &Event| match event {
        Event::Scored { region, closing, .. } if *closing == final_scoring => Some(region.number()),
        _ => None,
    };
    events.iter().filter_map(region).collect()
}

pub(crate) fn scores(position: &str, programmes: &[&str]) -> Vec<u16> {
    let (game, mut state) = load(position);
    for text in programmes {
        let Turn::Decide(owing) = game.turn(&state) else { panic!("nobody owes a choice") };
        game.decide(&mut state, owing.first().unwrap(), game.parse_decision(text).unwrap(), &mut Silent);
    }
    state.public.all_seats().map(|seat| state.public.scores[seat.index()]).collect()
}

/// A position in which every seat has its 19 markers: those that are not on the board are available.
pub(crate) fn at(king: u8, scores: &[u16], board: &str, specials: &str, round: u8, phase: &str) -> String {
    let mut available = vec![19; scores.len()];
    for region in board.split('/') {
        let (loose, nobles) = region.split_once('*').unwrap_or((region, ""));
        for (left, count) in available.iter_mut().zip(loose.split('.')) {
            *left -= count.parse::<i32>().unwrap();
        }
        for noble in nobles.bytes() {
            available[(noble - b'0') as usize] -= 1;
        }
    }
    let list = |items: &[String]| items.join(",");
    let scores = list(&scores.iter().map(u16::to_string).collect::<Vec<_>>());
    let available = list(&available.iter().map(i32::to_string).collect::<Vec<_>>());
    format!("{king} {scores} {available} {board} {specials} {round} {phase}")
}
