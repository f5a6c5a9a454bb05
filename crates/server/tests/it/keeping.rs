//! What is kept, what is cleared away, and who plays for people who are away.

use crate::common;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use common::{Server, pair};
use courtly_server::config::Config;
use courtly_server::live::{clear, tend};
use rusqlite::Connection;
use serde_json::json;
use std::time::{Duration, Instant};
use tower::ServiceExt;

fn file(server: &Server) -> Connection {
    let connection = Connection::open(&server.data).unwrap();
    connection.busy_timeout(Duration::from_secs(5)).unwrap();
    connection
}

fn count(server: &Server, table: &str) -> i64 {
    file(server).query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

/// Everything in the file becomes so many days older.
fn age(server: &Server, days: u64) {
    let seconds = (days * 24 * 60 * 60) as i64;
    let file = file(server);
    for change in [
        "UPDATE match SET changed = changed - ?1, made = made - ?1",
        "UPDATE standing SET changed = changed - ?1",
        "UPDATE player SET made = made - ?1",
        "UPDATE passage SET until = until - ?1",
    ] {
        file.execute(change, [seconds]).unwrap();
    }
}

#[tokio::test]
async fn abandoned_tables_are_removed_and_finished_ones_stay() {
    let server = Server::new();
    assert_eq!(Config::default().keep_days, 60);
    let (ada, _, running) = pair(&server, "royal-visit", 2, json!({})).await;
    let (_, _, over) = pair(&server, "royal-visit", 2, json!({})).await;
    let (closer, _, closed) = pair(&server, "kings-road", 2, json!({})).await;
    closer.act(&closed, "close", json!({})).await;
    let (waiting, _) = ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    // One of them is over: a game that was played to its end is kept for ever.
    file(&server).execute("UPDATE match SET status = 'over' WHERE id = ?", [&over]).unwrap();
    age(&server, 59);
    clear(&server.hub).await;
    assert_eq!(count(&server, "match"), 4, "not yet");
    age(&server, 2);
    clear(&server.hub).await;
    let file = file(&server);
    let left: Vec<String> = {
        let mut asked = file.prepare("SELECT id FROM match").unwrap();
        asked.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(left, std::slice::from_ref(&over));
    for table in ["line", "sitting", "standing"] {
        let strange = format!("SELECT count(*) FROM {table} WHERE match <> ?");
        let strange: i64 = file.query_row(&strange, [&over], |row| row.get(0)).unwrap();
        assert_eq!(strange, 0, "{table}");
    }
    for gone in [&running, &waiting, &closed] {
        assert_eq!(ada.page(&format!("/tables/{gone}")).await.0, StatusCode::NOT_FOUND, "from memory as well");
    }
}

#[tokio::test]
async fn how_long_tables_are_kept_is_the_hosts_choice() {
    for (days, left) in [(7, 0), (0, 1), (30, 1)] {
        let server = Server::with(|config| config.keep_days = days);
        pair(&server, "royal-visit", 2, json!({})).await;
        age(&server, 10);
        clear(&server.hub).await;
        assert_eq!(count(&server, "match"), left, "{days} days");
    }
}

#[tokio::test]
async fn a_table_that_somebody_plays_at_is_not_abandoned() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    age(&server, 100);
    assert!(ada.decide(&table, 0).await || bob.decide(&table, 0).await);
    clear(&server.hub).await;
    assert_eq!(ada.state(&table).await["status"], "running");
}

#[tokio::test]
async fn players_who_never_sat_anywhere_go_after_a_while_and_the_others_stay() {
    let server = Server::new();
    let (ada, _, table) = pair(&server, "royal-visit", 2, json!({})).await;
    let eve = server.person("Eve").await;
    let host = server.person("Host").await;
    host.table(json!({"game": "royal-visit", "seats": [{"kind": "open"}, {"kind": "open"}]})).await;
    assert_eq!(eve.form("/me/link", "").await.status(), StatusCode::OK);
    age(&server, 61);
    // Tables that are still used hold their players.
    file(&server).execute("UPDATE match SET changed = changed + 6000000", []).unwrap();
    let fresh = server.person("Fresh").await;
    assert!(eve.page("/settings").await.1.contains("Eve"));
    clear(&server.hub).await;
    assert_eq!((count(&server, "player"), count(&server, "device")), (4, 4), "Ada, Bob, Host and Fresh");
    assert!(!eve.page("/settings").await.1.contains("Eve"), "not remembered either");
    assert_eq!(eve.post("/api/tables", json!({})).await.0, StatusCode::BAD_REQUEST);
    let wish = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    assert_eq!(eve.post("/api/tables", wish).await.0, StatusCode::UNAUTHORIZED);
    assert!(fresh.page("/settings").await.1.contains("Fresh"));
    assert_eq!(ada.state(&table).await["status"], "running");
}

#[tokio::test]
async fn personal_links_that_ran_out_leave_the_file_also_where_all_else_is_kept() {
    let server = Server::with(|config| config.keep_days = 0);
    let ada = server.person("Ada").await;
    assert_eq!(ada.form("/me/link", "").await.status(), StatusCode::OK);
    clear(&server.hub).await;
    assert_eq!(count(&server, "passage"), 1);
    age(&server, 1);
    clear(&server.hub).await;
    assert_eq!((count(&server, "passage"), count(&server, "player")), (0, 1));
}

/// An open stream of a person.
async fn stream(server: &Server, person: &common::Person, table: &str) -> axum::response::Response {
    let path = format!("/api/tables/{table}/events?form=view");
    server.app.clone().oneshot(person.request(Method::GET, &path).body(Body::empty()).unwrap()).await.unwrap()
}

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_away_too_long_and_they_may_come_back() {
    let absence = Config::default().absence;
    assert_eq!(absence, Duration::from_secs(180));
    let server = Server::with(|config| config.bot_pause = Some(Duration::from_secs(600)));
    let (ada, bob, table) = pair(&server, "kings-road", 2, json!({"pace": "live"})).await;
    let there = stream(&server, &ada, &table).await;
    let away = async |seat: usize| ada.state(&table).await["seats"][seat]["stand_in"] == true;
    // Everybody has time from the moment they are asked.
    let asked = Instant::now();
    tend(&server.hub, asked).await;
    assert!(!away(0).await && !away(1).await);
    tend(&server.hub, asked + absence / 4).await;
    assert!(!away(1).await, "not yet");
    tend(&server.hub, asked + absence * 2).await;
    assert!(away(1).await, "Bob never came");
    assert!(!away(0).await, "Ada is here");
    // A decision of their own brings them back as well as the button.
    assert_eq!(bob.act(&table, "return", json!({})).await.0, StatusCode::OK);
    assert!(!away(1).await);
    let here = stream(&server, &bob, &table).await;
    tend(&server.hub, asked + absence * 4).await;
    assert!(!away(1).await, "Bob has the page open now");
    drop(here);
    let closed = Instant::now();
    tend(&server.hub, closed).await;
    assert!(!away(1).await, "and has just closed it");
    tend(&server.hub, closed + absence * 2).await;
    assert!(away(1).await, "long ago");
    assert!(bob.decide(&table, 0).await);
    assert!(!away(1).await);
    drop(there);
}

#[tokio::test]
async fn nobody_stands_in_over_days_or_where_nobody_else_waits() {
    let server = Server::with(|config| {
        config.absence = Duration::ZERO;
        config.bot_pause = Some(Duration::ZERO);
    });
    let (ada, _, slow) = pair(&server, "kings-road", 2, json!({})).await;
    let wish = json!({"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": "live"});
    let (alone, _) = ada.table(wish).await;
    for seconds in 0..2 {
        tend(&server.hub, Instant::now() + Duration::from_secs(seconds)).await;
    }
    for table in [&slow, &alone] {
        let state = ada.state(table).await;
        assert!(state["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"] == false), "{state}");
    }
}
