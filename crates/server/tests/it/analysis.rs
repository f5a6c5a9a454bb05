//! Analyses of finished matches: made once, kept, and never before the end.

use crate::common;

use axum::http::StatusCode;
use common::{Person, Server, pair};
use serde_json::{Value, json};
use std::time::Duration;

/// A game that bots have played to its end by lot.
async fn played(person: &Person, game: &str, seats: usize) -> String {
    let bots: Vec<Value> = (0..seats).map(|_| json!({"kind": "bot", "level": "random"})).collect();
    let (table, _) = person.table(json!({"game": game, "seats": bots, "seed": "analysis"})).await;
    person.act(&table, "start", json!({})).await;
    while person.get(&format!("/api/tables/{table}/state?form=view")).await["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    table
}

async fn analysis(person: &Person, table: &str) -> Value {
    loop {
        let told = person.get(&format!("/api/tables/{table}/analysis")).await;
        if told["ready"] == true {
            return told;
        }
        assert!(told["done"].as_u64() <= told["total"].as_u64(), "{told}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn whole(account: &Value, key: &str) -> i64 {
    account[key].as_i64().unwrap_or_else(|| panic!("{account}"))
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_kept() {
    let server = Server::with(|config| config.bot_tables = 0);
    let ada = server.person("Ada").await;
    let mut kept = vec![];
    for (game, seats) in [("royal-visit", 2), ("kings-road", 5), ("royal-palace", 3), ("banquet-royal", 2)] {
        let table = played(&ada, game, seats).await;
        let told = analysis(&ada, &table).await;
        let accounts = told["accounts"].as_array().unwrap();
        assert_eq!(accounts.len(), seats);
        for account in accounts {
            let sum: i64 = ["start", "luck", "own", "others", "hindsight"].iter().map(|key| whole(account, key)).sum();
            assert_eq!(sum, whole(account, "result"), "{game}: {account}");
        }
        let (status, page) = server.stranger().page(&format!("/tables/{table}/analysis")).await;
        assert_eq!(status, StatusCode::OK);
        let (lines, sheets) = (page.matches("<polyline").count(), page.matches("<article").count());
        assert_eq!((lines, sheets), (seats, seats), "{game}");
        // Whoever chooses by lot makes mistakes, and each leads to its moment.
        let moment = format!("/tables/{table}/replay?at=");
        let link = page.split("<p class=\"go\"><a href=\"").nth(1).and_then(|rest| rest.split('"').next());
        let link = link.expect("a mistake").replace("&amp;", "&");
        assert!(link.starts_with(&moment), "{link}");
        assert_eq!(server.stranger().page(&link).await.0, StatusCode::OK);
        kept.push((table, told));
    }
    // After a restart it is there at once.
    let again = server.restarted();
    for (table, told) in kept {
        assert_eq!(again.stranger().get(&format!("/api/tables/{table}/analysis")).await, told);
        assert_eq!(
            again.stranger().get(&format!("/api/tables/{table}/analysis?brief=1")).await,
            json!({"ready": true})
        );
    }
}

#[tokio::test]
async fn nothing_is_analysed_before_the_end() {
    let server = Server::new();
    let (ada, _, running) = pair(&server, "royal-visit", 2, json!({})).await;
    let (closer, _, closed) = pair(&server, "kings-road", 2, json!({})).await;
    closer.act(&closed, "close", json!({})).await;
    let (waiting, _) = ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    for table in [&running, &closed, &waiting] {
        for path in [format!("/tables/{table}/analysis"), format!("/api/tables/{table}/analysis")] {
            assert_eq!(ada.page(&path).await.0, StatusCode::CONFLICT, "{path}");
        }
    }
    assert_eq!(ada.page("/tables/none/analysis").await.0, StatusCode::NOT_FOUND);
    assert!(!ada.page(&format!("/tables/{running}/replay")).await.1.contains("/analysis"));
}

#[tokio::test]
async fn who_gives_up_is_told_so_and_waiting_needs_no_scripts() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-palace", 2, json!({})).await;
    for nth in 0..6 {
        ada.decide(&table, nth).await;
        bob.decide(&table, nth).await;
    }
    assert_eq!(bob.act(&table, "resign", json!({"seat": 1})).await.0, StatusCode::OK);
    let path = format!("/tables/{table}/analysis");
    let (_, going) = ada.page(&path).await;
    assert!(going.contains("<progress") && going.contains("http-equiv=\"refresh\""), "{going}");
    let told = analysis(&ada, &table).await;
    assert_eq!((whole(&told["accounts"][0], "result"), &told["resigned"]), (1_000_000_000, &json!(1)));
    let (_, page) = ada.page(&path).await;
    assert!(page.contains("Bob gave up") && !page.contains("<progress"), "{page}");
    for place in ["", "/replay"] {
        assert!(ada.page(&format!("/tables/{table}{place}")).await.1.contains(&path), "{place} leads to the analysis");
    }
}
