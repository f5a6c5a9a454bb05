//! Doors for hostile input, shared by the fuzz targets and the bounded random tests: any bytes, never a panic, and a
//! refused call changes nothing.

use crate::engine::{Tables, answer};
use courtly_core::{Seat, Swift, below};
use courtly_games::IDS;
use courtly_host::{Order, Record, Seed, Table, load_table, new_table, resume, verify};

/// An accepted edition is played for so many decisions.
const DECISIONS_MAX: u32 = 300;

/// Lines to the engine, over one open table of each game. A line that is refused must leave every table as it was.
pub fn engine(bytes: &[u8]) {
    let mut tables = Tables::default();
    for (n, id) in IDS.iter().enumerate() {
        let line =
            format!(r#"{{"jsonrpc":"2.0","id":{n},"method":"new","params":{{"game":"{id}","seats":2,"seed":"{n}"}}}}"#);
        answer(&mut tables, line.as_bytes());
    }
    for line in bytes.split(|&b| b == b'\n') {
        // A count may take minutes by design; that is no fault.
        if line.windows(5).any(|part| part == b"perft") {
            continue;
        }
        let before = tables.positions();
        let reply = answer(&mut tables, line);
        let refused = reply.as_ref().is_some_and(|reply| !reply.contains("\"result\":"));
        if refused {
            assert_eq!(before, tables.positions(), "a refused line changed a table");
        }
    }
}

/// The text as a position of every game. What is loaded must print as itself, and its decisions must read back.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for id in IDS {
        let order = Order { game: (*id).to_owned(), ..Order::default() };
        if let Ok(mut table) = load_table(&order, text, Seed::from_text("trial")) {
            play_on(table.as_mut(), 20);
        }
    }
    for id in IDS {
        let order = Order { game: (*id).to_owned(), ..Order::default() };
        let mut table = new_table(&order, 2, Seed::from_text("trial")).expect("an offered table");
        let before = table.position();
        if let Err(e) = table.act(Seat(0), text) {
            let _ = e.to_string();
            assert_eq!(table.position(), before, "a refused decision changed the table");
        }
    }
}

/// The text as an edition of every game. What is accepted must be playable.
pub fn edition(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for id in IDS {
        let order = Order { game: (*id).to_owned(), edition: Some(text.to_owned()), ..Order::default() };
        if let Ok(mut table) = new_table(&order, 2, Seed::from_text("trial")) {
            play_on(table.as_mut(), DECISIONS_MAX);
        }
    }
}

/// The bytes as a record: refused with a line number, or verified and resumed.
pub fn record(bytes: &[u8]) {
    if let Ok(record) = Record::parse(bytes) {
        let _ = verify(&record);
        let _ = resume(&record);
    }
}

fn play_on(table: &mut dyn Table, decisions_max: u32) {
    let mut rng = Swift::new(1);
    for _ in 0..decisions_max {
        let Some(seat) = table.to_act().first() else { break };
        let legal = table.legal(seat);
        let decision = &legal[below(&mut rng, legal.len() as u32) as usize];
        table.act(seat, decision).expect("a legal decision is taken");
    }
}
