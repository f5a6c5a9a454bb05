//! Records made without a disk.
#![allow(dead_code, unreachable_pub)]

use courtly_core::{Swift, below};
use courtly_host::{End, FORMAT, Header, Line, Order, Seed, Table, game_info, new_table, opening, written};

/// The record of a random game with the fewest seats, some decisions taken back and made again.
pub fn record(game: &str, seed: u64) -> String {
    played(game, seed).1
}

/// The same, and the match itself.
pub fn played(game: &str, seed: u64) -> (Box<dyn Table>, String) {
    let info = game_info(game).unwrap();
    let seed_text = seed.to_string();
    let secret = Seed::from_text(&seed_text);
    let order = Order { game: game.to_owned(), ..Order::default() };
    let mut table = new_table(&order, info.seats.0, secret).unwrap();
    let header = Header {
        format: FORMAT.to_owned(),
        game: game.to_owned(),
        version: info.version,
        seats: info.seats.0,
        options: table.options().iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect(),
        edition: None,
        start: table.start(),
        loaded: false,
        players: vec!["human".to_owned(); info.seats.0],
        commitment: secret.commitment(),
        contributions: vec![],
        seed_text: Some(seed_text),
    };
    let mut text = opening(&header, &secret);
    let mut rng = Swift::new(seed);
    let mut steps = note(table.as_ref(), 0, &mut text);
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        let decision = &legal[below(&mut rng, legal.len() as u32) as usize];
        table.act(seat, decision).unwrap();
        steps = note(table.as_ref(), steps, &mut text);
        if below(&mut rng, 10) == 0 && table.undo(seat).is_ok() {
            text.push_str(&written(&Line::Undo { seat: seat.0 }, None, table.hash()));
            steps = table.steps();
        }
    }
    (table, text)
}

fn note(table: &dyn Table, from: usize, text: &mut String) -> usize {
    for step in from..table.steps() {
        let hash = if step + 1 == table.steps() { table.hash() } else { None };
        text.push_str(&written(&table.record_line(step), None, hash));
    }
    if let Some(outcome) = table.outcome() {
        text.push_str(&written(&Line::End { end: End::from(&outcome) }, None, None));
    }
    table.steps()
}
