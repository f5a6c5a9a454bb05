//! Bounded random versions of the fuzz targets: any bytes get a clear error, never a panic, and change nothing.

use courtly::trial;
use courtly_check::mutate;
use courtly_core::{Seat, Swift, below};
use courtly_games::IDS;
use courtly_host::{Order, Seed, edition_text, game_info, new_table};
use serde_json::json;

/// Positions along one random game of every kind.
fn positions() -> Vec<String> {
    let mut found = vec![];
    for (id, seed) in IDS.iter().zip(0..) {
        let seats = game_info(id).unwrap().seats.1;
        let order = Order { game: (*id).to_owned(), ..Order::default() };
        let mut table = new_table(&order, seats, Seed::from_text(id)).unwrap();
        let mut rng = Swift::new(seed);
        while let Some(seat) = table.to_act().first() {
            if below(&mut rng, 8) == 0 || found.is_empty() {
                found.push(table.position());
            }
            let legal = table.legal(seat);
            let decision = &legal[below(&mut rng, legal.len() as u32) as usize];
            table.act(seat, decision).unwrap();
        }
        found.push(table.position());
    }
    found
}

#[test]
fn mutated_positions_and_decisions_are_refused_or_possible() {
    let mut rng = Swift::new(11);
    let texts = positions();
    for nth in 0..6_000 {
        let text = &texts[nth % texts.len()];
        trial::position(&mutate(&mut rng, text.as_bytes()));
    }
}

#[test]
fn mutated_editions_are_refused_or_playable() {
    let mut rng = Swift::new(12);
    for id in IDS {
        let text = edition_text(id).unwrap();
        for _ in 0..250 {
            trial::edition(&mutate(&mut rng, text.as_bytes()));
        }
    }
}

#[test]
fn mutated_requests_harm_no_table() {
    let mut rng = Swift::new(13);
    let mut lines = vec![];
    for (n, id) in (1..).zip(IDS) {
        let table = format!("t{n}");
        let order = Order { game: (*id).to_owned(), ..Order::default() };
        let fresh = new_table(&order, 2, Seed::from_text(&(n - 1).to_string())).unwrap();
        let seat = fresh.to_act().first().unwrap_or(Seat(0));
        for (method, params) in [
            ("new", json!({"game": id, "seats": 2, "seed": "1", "options": {}})),
            ("load", json!({"game": id, "position": fresh.position()})),
            ("legal", json!({"table": table, "seat": seat})),
            ("act", json!({"table": table, "seat": seat, "decision": fresh.legal(seat)[0]})),
            ("view", json!({"table": table, "seat": null, "lang": "fr"})),
            ("suggest", json!({"table": table, "seat": seat, "level": "random"})),
            ("close", json!({"table": table})),
        ] {
            lines.push(json!({"jsonrpc": "2.0", "id": n, "method": method, "params": params}).to_string());
        }
    }
    for _ in 0..1_500 {
        let mut batch = vec![];
        for _ in 0..4 {
            let line = &lines[below(&mut rng, lines.len() as u32) as usize];
            let line =
                if below(&mut rng, 3) == 0 { line.clone().into_bytes() } else { mutate(&mut rng, line.as_bytes()) };
            batch.extend_from_slice(&line);
            batch.push(b'\n');
        }
        trial::engine(&batch);
    }
}

#[test]
fn mutated_records_are_refused_with_a_line() {
    let mut rng = Swift::new(14);
    for id in IDS {
        let text = common::record(id, 3);
        trial::record(text.as_bytes());
        for _ in 0..400 {
            trial::record(&mutate(&mut rng, text.as_bytes()));
        }
    }
}

use crate::common;
