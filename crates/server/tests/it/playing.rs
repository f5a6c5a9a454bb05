//! Games through the interface, from the first decision to the record.

use crate::common;

use axum::http::StatusCode;
use common::{Server, games, pair};
use courtly_host::{Ending, Record, verify};
use serde_json::json;

const MOST: usize = 4000;

#[tokio::test]
async fn a_whole_game_of_every_kind_is_played_recorded_and_verified() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    for (game, seats) in games(&ada).await {
        let mut places = vec![json!({"kind": "me"})];
        places.extend((1..seats).map(|_| json!({"kind": "bot", "level": "greedy"})));
        let (table, _) = ada.table(json!({"game": game, "seats": places})).await;
        let mut made = 0;
        for nth in 0..MOST * 20 {
            let state = ada.state(&table).await;
            if state["status"] == "over" {
                break;
            }
            made += usize::from(ada.decide(&table, nth * 7919).await);
            tokio::task::yield_now().await;
        }
        let state = ada.state(&table).await;
        assert_eq!(state["status"], "over", "{game} after {made} decisions");
        assert!(state["winners"].is_array());
        let (status, record) = ada.page(&format!("/tables/{table}/record.jsonl")).await;
        assert_eq!(status, StatusCode::OK);
        let verified = verify(&Record::parse(record.as_bytes()).unwrap()).unwrap();
        assert!(verified.ending == Ending::Played && verified.seed && !verified.seed_was_chosen, "{game}");
    }
}

#[tokio::test]
async fn a_stale_doubled_illegal_or_foreign_decision_is_refused_and_changes_nothing() {
    let server = Server::new();
    for (game, seats) in games(&server.stranger()).await {
        let (ada, bob, table) = pair(&server, &game, seats, json!({})).await;
        let (one, other) = if ada.state(&table).await["prompt"].is_null() { (bob, ada) } else { (ada, bob) };
        let before = (one.state(&table).await, other.state(&table).await);
        let (seat, prompt) = (before.0["viewer"].clone(), before.0["prompt"].clone());
        let legal = before.0["legal"][0].clone();
        let wrong = [
            (&one, json!({"seat": seat, "prompt": 99, "decision": legal}), "stale"),
            (&one, json!({"seat": seat, "prompt": prompt, "decision": "nonsense"}), "illegal"),
            (&one, json!({"seat": seat, "prompt": prompt}), "bad-request"),
            (&one, json!({"seat": 7, "prompt": prompt, "decision": legal}), "not-your-seat"),
            (&other, json!({"seat": seat, "prompt": prompt, "decision": legal}), "not-your-seat"),
            (&server.stranger(), json!({"seat": seat, "prompt": prompt, "decision": legal}), "no-player"),
        ];
        for (who, body, code) in wrong {
            let (status, told) = who.act(&table, "decide", body).await;
            assert!(status.is_client_error(), "{status}");
            assert_eq!(told["error"]["code"], code, "{told}");
        }
        assert_eq!((one.state(&table).await, other.state(&table).await), before, "{game}");
        let right = json!({"seat": seat, "prompt": prompt, "decision": legal});
        assert_eq!(one.act(&table, "decide", right.clone()).await.0, StatusCode::OK);
        let (status, told) = one.act(&table, "decide", right).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("stale")), "{game}");
    }
}

#[tokio::test]
async fn a_doubled_undo_takes_back_one_decision() {
    let server = Server::with(|config| config.bot_pause = Some(std::time::Duration::from_secs(600)));
    let ada = server.person("Ada").await;
    let (table, _) = ada.table(json!({"game": "royal-palace", "seats": [{"kind": "me"}, {"kind": "bot"}]})).await;
    let start = ada.state(&table).await;
    assert!(ada.decide(&table, 0).await);
    let once = ada.state(&table).await;
    assert!(ada.decide(&table, 0).await);
    let seq = ada.state(&table).await["seq"].as_u64().unwrap();
    let (_, told) = ada.act(&table, "undo", json!({"seat": 0, "seq": seq + 1})).await;
    assert_eq!(told["error"]["code"], "stale", "nobody has seen that much");
    let undo = json!({"seat": 0, "seq": seq});
    assert_eq!(ada.act(&table, "undo", undo.clone()).await.0, StatusCode::OK);
    let (status, told) = ada.act(&table, "undo", undo).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("stale")));
    assert_eq!(ada.state(&table).await["legal"], once["legal"]);
    // Whoever does not say how much they have seen takes back whatever was last.
    assert_eq!(ada.act(&table, "undo", json!({"seat": 0})).await.0, StatusCode::OK);
    assert_eq!(ada.state(&table).await["legal"], start["legal"]);
}

#[tokio::test]
async fn what_is_refused_is_told_in_one_language() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    assert_eq!(ada.form("/settings", "lang=fr").await.status(), StatusCode::SEE_OTHER);
    let (table, _) = ada.table(json!({"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot"}]})).await;
    let prompt = ada.state(&table).await["prompt"].clone();
    let nonsense = json!({"seat": 0, "prompt": prompt, "decision": "nonsense"});
    for (act, body) in [("decide", nonsense), ("undo", json!({"seat": 0}))] {
        let (_, told) = ada.act(&table, act, body).await;
        let words = told["error"]["message"].as_str().unwrap();
        assert!(words.starts_with("Ce n") || words.starts_with("Il n"), "{words}");
        assert!(!words.contains("no decision") && !words.contains("nothing"), "{words}");
    }
}

#[tokio::test]
async fn a_list_and_a_seat_that_nobody_has_are_not_understood() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let (table, _) = ada.table(json!({"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot"}]})).await;
    for act in ["leave", "return", "rematch", "decide"] {
        assert_eq!(ada.act(&table, act, json!([])).await.0, StatusCode::BAD_REQUEST, "{act}");
    }
    for asked in ["state?seat=77", "events?seat=0", "state?form=x"] {
        let (status, _) = ada.page(&format!("/api/tables/{table}/{asked}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{asked}");
    }
}

#[tokio::test]
async fn a_restart_changes_nothing_that_anybody_sees() {
    let server = Server::new();
    for (game, seats) in games(&server.stranger()).await {
        let (ada, bob, table) = pair(&server, &game, seats, json!({})).await;
        for nth in 0..30 {
            ada.decide(&table, nth * 31).await;
            bob.decide(&table, nth * 17).await;
            if nth % 5 == 0 {
                ada.act(&table, "undo", json!({"seat": 0})).await;
            }
        }
        settle(&ada, &table).await;
        let again = server.restarted();
        for person in [&ada, &bob, &server.stranger()] {
            let anew = common::Person { app: again.app.clone(), token: person.token.clone() };
            assert_eq!(person.state(&table).await, anew.state(&table).await, "{game}");
        }
        std::mem::forget(again);
    }
}

/// Waits until no bot is to decide.
async fn settle(person: &common::Person, table: &str) {
    for _ in 0..200 {
        let state = person.state(table).await;
        let bots = |seat: &serde_json::Value| state["seats"][seat.as_u64().unwrap() as usize]["kind"] == "bot";
        if !state["turn"].as_array().unwrap().iter().any(bots) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn giving_up_ends_a_game_of_two_and_the_record_is_sound() {
    let server = Server::new();
    for (game, seats) in games(&server.stranger()).await {
        let (ada, bob, table) = pair(&server, &game, seats, json!({})).await;
        ada.decide(&table, 0).await;
        assert_eq!(ada.act(&table, "resign", json!({"seat": 1})).await.0, StatusCode::FORBIDDEN);
        assert_eq!(bob.act(&table, "resign", json!({"seat": 1})).await.0, StatusCode::OK);
        let state = ada.state(&table).await;
        if seats == 2 {
            assert_eq!((&state["status"], &state["winners"]), (&json!("over"), &json!([0])), "{game}");
            let (_, record) = ada.page(&format!("/tables/{table}/record.jsonl")).await;
            let found = verify(&Record::parse(record.as_bytes()).unwrap()).unwrap();
            assert_eq!(found.ending, Ending::Resigned, "{game}");
        } else {
            assert_eq!(state["seats"][1]["resigned"], true);
        }
    }
}

#[tokio::test]
async fn whoever_leaves_is_stood_in_for_and_may_come_back() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "kings-road", 2, json!({})).await;
    assert_eq!(bob.act(&table, "leave", json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.state(&table).await["seats"][1]["stand_in"], true);
    ada.decide(&table, 3).await;
    assert_eq!(bob.act(&table, "return", json!({})).await.0, StatusCode::OK);
    let state = bob.state(&table).await;
    assert_eq!(state["seats"][1]["stand_in"], false);
    let again = server.restarted();
    let bob_there = common::Person { app: again.app.clone(), token: bob.token.clone() };
    assert_eq!(bob_there.state(&table).await["seq"], bob.state(&table).await["seq"]);
    std::mem::forget(again);
}

#[tokio::test]
async fn people_on_one_device_see_a_hand_only_after_it_was_handed_over() {
    let server = Server::new();
    for (game, seats) in games(&server.stranger()).await {
        let ada = server.person("Ada").await;
        let mut places = vec![json!({"kind": "me"})];
        places.extend((1..seats).map(|n| json!({"kind": "device", "name": format!("Guest {n}")})));
        let (table, _) = ada.table(json!({"game": game, "seats": places, "seed": "device"})).await;
        for _ in 0..12 {
            let state = ada.state(&table).await;
            if state["status"] == "over" {
                break;
            }
            let public = server.stranger().state(&table).await;
            assert_eq!((&state["viewer"], &state["prompt"]), (&json!(null), &json!(null)), "{game}");
            assert_eq!(state["view"], public["view"], "before the hand-over only what all see");
            let next = state["handover"].clone();
            assert!(next.is_u64(), "{game}: {next}");
            let other = (next.as_u64().unwrap() + 1) % seats as u64;
            let (status, _) = ada.act(&table, "handover", json!({"seat": other})).await;
            if !state["turn"].as_array().unwrap().contains(&json!(other)) {
                assert!(status.is_client_error(), "a seat that owes nothing does not take the device");
                assert_eq!(ada.act(&table, "handover", json!({"seat": next})).await.0, StatusCode::OK);
            }
            let held = ada.state(&table).await["viewer"].clone();
            while ada.state(&table).await["viewer"] == held && ada.decide(&table, 1).await {}
        }
    }
}

#[tokio::test]
async fn a_rematch_has_the_same_people_one_seat_further() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    assert_eq!(ada.act(&table, "rematch", json!({})).await.0, StatusCode::CONFLICT);
    ada.act(&table, "resign", json!({"seat": 0})).await;
    let (status, told) = ada.act(&table, "rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let again = told["table"].as_str().unwrap();
    let state = ada.state(again).await;
    assert_eq!((&state["seats"][0]["name"], &state["seats"][1]["name"]), (&json!("Bob"), &json!("Ada")));
    assert_eq!(bob.act(again, "ready", json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.act(again, "start", json!({})).await.0, StatusCode::OK);
}
