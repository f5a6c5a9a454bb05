//! How much anybody may ask for, and how refusals are worded.

use crate::common;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode, header};
use common::{Person, Server};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tower::ServiceExt;

fn bots() -> Value {
    json!({"game": "royal-visit", "seats": [{"kind": "bot"}, {"kind": "bot"}]})
}

#[tokio::test]
async fn nobody_has_many_tables_of_bots_alone_running_at_once() {
    let server = Server::with(|config| {
        config.bot_tables = 2;
        config.bot_pause = Some(Duration::from_secs(60));
    });
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    for _ in 0..2 {
        assert_eq!(ada.post("/api/tables", bots()).await.0, StatusCode::OK);
    }
    let (status, told) = ada.post("/api/tables", bots()).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")), "{told}");
    // The same address under another name.
    assert_eq!(bob.post("/api/tables", bots()).await.0, StatusCode::TOO_MANY_REQUESTS);
    // Tables with people are another matter.
    let with = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    assert_eq!(ada.post("/api/tables", with).await.0, StatusCode::OK);
    // A table that is turned into one of bots counts as well.
    let (table, _) = bob.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let seats = bob.form(&format!("/tables/{table}/seats"), "seat0=bot:greedy&seat1=bot:greedy").await;
    assert_eq!(seats.status(), StatusCode::SEE_OTHER);
    assert_eq!(bob.act(&table, "start", json!({})).await.0, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn when_a_table_of_bots_is_over_another_may_begin() {
    let server = Server::with(|config| config.bot_tables = 1);
    let ada = server.person("Ada").await;
    let (first, _) = ada.table(bots()).await;
    for _ in 0..2000 {
        if ada.state(&first).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ada.state(&first).await["status"], "over");
    assert_eq!(ada.post("/api/tables", bots()).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_waiting_table_of_bots_does_not_count_against_itself_and_not_once_somebody_sits_there() {
    let server = Server::with(|config| {
        config.bot_tables = 1;
        config.bot_pause = Some(Duration::from_secs(60));
    });
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let open = json!({"game": "royal-visit", "seats": [{"kind": "bot"}, {"kind": "open"}]});
    let (first, invitation) = ada.table(open.clone()).await;
    assert_eq!(ada.post("/api/tables", bots()).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(bob.act(&first, "join", json!({"invitation": invitation})).await.0, StatusCode::OK);
    let (second, _) = ada.table(open).await;
    assert_eq!(ada.act(&second, "seats", json!({"seat": 1, "kind": "bot"})).await.0, StatusCode::OK);
    let (status, told) = ada.act(&second, "start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    // A table with people begins all the same, and the one of bots counts once.
    assert_eq!(ada.act(&first, "start", json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.post("/api/tables", bots()).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ada.act(&second, "abort", json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.post("/api/tables", bots()).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_table_where_nobody_waits_holds_no_place_while_it_pauses() {
    let server = Server::with(|config| {
        config.bot_tables = 0;
        config.bot_pause = Some(Duration::from_secs(600));
    });
    let ada = server.person("Ada").await;
    let places = server.hub.unattended.available_permits();
    for _ in 0..places + 2 {
        ada.table(bots()).await;
    }
    // Let them all come to their pause.
    let mut waited = 0;
    tokio::time::sleep(Duration::from_millis(100)).await;
    while server.hub.unattended.available_permits() < places {
        waited += 1;
        assert!(waited < 1000, "a place is held in a pause");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn where_nobody_waits_bots_take_turns_and_where_somebody_does_they_go_on() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let places = server.hub.unattended.available_permits();
    let held = server.hub.unattended.acquire_many(places as u32).await.unwrap();
    let (alone, _) = ada.table(bots()).await;
    let still = ada.state(&alone).await["seq"].clone();
    let (mine, _) = ada.table(json!({"game": "royal-visit", "seats": [{"kind": "bot"}, {"kind": "me"}]})).await;
    let mut over = false;
    for nth in 0..5000 {
        over = ada.state(&mine).await["status"] == "over";
        if over {
            break;
        }
        if !ada.decide(&mine, nth).await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    assert!(over, "the bot of a person waits for nobody");
    assert_eq!(ada.state(&alone).await["seq"], still);
    drop(held);
    let mut waited = 0;
    while ada.state(&alone).await["seq"] == still {
        waited += 1;
        assert!(waited < 1000, "it goes on when it is its turn");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn whoever_asks_too_fast_is_refused_without_being_looked_up() {
    let server = Server::with(|config| config.rate = 1);
    let ada = server.person("Ada").await;
    assert_eq!(ada.form("/settings", "lang=fr").await.status(), StatusCode::SEE_OTHER);
    let words = async |look: &str| {
        let request = ada.request(Method::POST, "/settings").header(header::COOKIE, look);
        asked(&server, request.body(Body::empty()).unwrap()).await
    };
    // A request that the server understands is answered in the player's language; at the door, in the browser's.
    let (status, _, text, _) = words("a=b").await;
    assert!(status == 415 && text.contains("<html lang=\"fr\""), "{status}");
    while words("a=b").await.0 == 415 {}
    let (status, _, text, _) = words("a=b").await;
    assert!(status == 429 && text.contains("<html lang=\"en\""), "{status}");
    let (status, _, text, _) = words("courtly-look=fr.dark").await;
    assert!(status == 429 && text.contains("<html lang=\"fr\""), "{status}");
}

#[tokio::test]
async fn new_players_and_tables_are_made_more_slowly_than_changes() {
    let server = Server::with(|config| config.rate = 2);
    let nobody = server.stranger();
    let mut made = 0;
    for _ in 0..8 {
        made += usize::from(nobody.post("/api/players", json!({"name": "x"})).await.0 == StatusCode::OK);
    }
    assert_eq!(made, 6, "three times the rate at once");
}

/// What a request is answered with: status, type, text.
async fn asked(server: &Server, request: axum::http::Request<Body>) -> (u16, String, String, axum::http::HeaderMap) {
    let answer = server.app.clone().oneshot(request).await.unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    let kind = headers.get(header::CONTENT_TYPE).map(|v| v.to_str().unwrap().to_owned()).unwrap_or_default();
    let bytes = http_body_util::BodyExt::collect(answer.into_body()).await.unwrap().to_bytes();
    (status, kind, String::from_utf8_lossy(&bytes).into_owned(), headers)
}

#[tokio::test]
async fn programs_are_refused_in_json_with_clear_words() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let (table, _) = ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]})).await;
    let json = "application/json";
    let huge = "x".repeat(70_000);
    let cases = [
        (Method::GET, format!("/api/tables/{table}/state?after=soon"), "", "", 400, "bad-request"),
        (Method::GET, format!("/api/tables/{table}/replay?at=-1"), "", "", 400, "bad-request"),
        (Method::GET, format!("/api/tables/{table}/events?after=x"), "", "", 400, "bad-request"),
        (Method::GET, "/api/tables/%ff/state".to_owned(), "", "", 400, "bad-request"),
        (Method::POST, "/api/tables".to_owned(), json, "{", 400, "bad-request"),
        (Method::POST, "/api/tables".to_owned(), json, &huge, 413, "too-large"),
        (Method::POST, "/api/tables".to_owned(), "text/plain", "{}", 415, "media-type"),
        (Method::POST, format!("/api/tables/{table}/decide"), "", "{}", 415, "media-type"),
        (Method::POST, format!("/api/tables/{table}/dance"), json, "{}", 404, "not-found"),
        (Method::GET, "/api/nothing".to_owned(), "", "", 404, "not-found"),
        (Method::GET, "/api/tables/nothing/state".to_owned(), "", "", 404, "not-found"),
        (Method::PUT, "/api/tables".to_owned(), json, "{}", 405, "method"),
        (Method::DELETE, format!("/api/tables/{table}/state"), "", "", 405, "method"),
        (Method::GET, "/api/players".to_owned(), "", "", 405, "method"),
    ];
    for (method, path, kind, body, status, code) in cases {
        let mut request = ada.request(method.clone(), &path);
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let (got, kind, text, headers) = asked(&server, request.body(Body::from(body.to_owned())).unwrap()).await;
        assert_eq!((got, kind.as_str()), (status, "application/json"), "{method} {path}: {text}");
        let told: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(told["error"]["code"], code, "{method} {path}");
        assert!(told["error"]["message"].as_str().is_some_and(|words| words.len() > 10), "{text}");
        assert_eq!(headers.contains_key(header::ALLOW), status == 405, "{method} {path}");
    }
}

#[tokio::test]
async fn people_are_refused_with_a_page_in_their_language() {
    let server = Server::new();
    let form = "application/x-www-form-urlencoded";
    let huge = format!("game={}", "x".repeat(70_000));
    let cases = [
        (Method::GET, "/nothing", "", "", 404),
        (Method::GET, "/tables/x/replay?at=soon", "", "", 400),
        (Method::PUT, "/settings", "", "", 405),
        (Method::POST, "/settings", "text/plain", "a=b", 415),
        (Method::POST, "/tables", form, &huge, 413),
        (Method::POST, "/me/link", form, "", 403),
    ];
    for (method, path, kind, body, status) in cases {
        let mut request = server.stranger().request(method.clone(), path).header(header::ACCEPT_LANGUAGE, "fr");
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if status == 403 {
            request = request.header(header::ORIGIN, "https://elsewhere.example");
        }
        let (got, kind, text, _) = asked(&server, request.body(Body::from(body.to_owned())).unwrap()).await;
        assert_eq!((got, kind.as_str()), (status, "text/html; charset=utf-8"), "{method} {path}");
        assert!(text.contains("<html lang=\"fr\"") && text.contains(&format!("Erreur {status}")), "{method} {path}");
    }
}

/// A request that comes over a connection from this address, with what a proxy would add.
fn from(person: &Person, peer: [u8; 4], forwarded: Option<&str>) -> axum::http::Request<Body> {
    let mut request = person.request(Method::POST, "/me/enter");
    request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    if let Some(forwarded) = forwarded {
        request = request.header("x-forwarded-for", forwarded);
    }
    let mut request = request.body(Body::from("code=x")).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 4000))));
    request
}

/// How many of 30 quick requests are let through.
async fn let_through(server: &Server, request: impl Fn(usize) -> axum::http::Request<Body>) -> usize {
    let mut count = 0;
    for n in 0..30 {
        let answer = server.app.clone().oneshot(request(n)).await.unwrap();
        count += usize::from(answer.status() != StatusCode::TOO_MANY_REQUESTS);
    }
    count
}

#[tokio::test]
async fn a_forwarded_address_counts_behind_a_proxy_and_nowhere_else() {
    let peer = [10, 0, 0, 9];
    let plain = Server::with(|config| config.rate = 1);
    let nobody = plain.stranger();
    let pretended = |n: usize| from(&nobody, peer, Some(&format!("198.51.100.{n}")));
    let count = let_through(&plain, pretended).await;
    assert!(count < 10, "whoever invents addresses is one address: {count}");

    let behind = Server::with(|config| {
        config.rate = 1;
        config.behind_proxy = true;
    });
    let nobody = behind.stranger();
    let people = |n: usize| from(&nobody, peer, Some(&format!("198.51.100.{n}")));
    assert_eq!(let_through(&behind, people).await, 30, "each person behind the proxy is counted alone");
    // What a client writes itself stands before what the proxy adds, and does not count.
    let liar = |n: usize| from(&nobody, peer, Some(&format!("203.0.113.{n}, 192.0.2.7")));
    let count = let_through(&behind, liar).await;
    assert!(count < 10, "{count}");
    // A proxy that sets nothing is counted itself.
    let count = let_through(&behind, |_| from(&nobody, peer, None)).await;
    assert!(count < 10, "{count}");
}

#[tokio::test]
async fn behind_a_proxy_host_and_origin_are_the_public_ones() {
    let server = Server::with(|config| {
        config.public_url = Some("https://play.example".to_owned());
        config.behind_proxy = true;
    });
    let ask = |host: &str, origin: &str| {
        let request = axum::http::Request::builder()
            .method(Method::POST)
            .uri("/tables")
            .header(header::HOST, host)
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        request.body(Body::from("game=royal-visit&seats=2&level=greedy")).unwrap()
    };
    for (host, origin, status) in [
        ("play.example", "https://play.example", 303),
        // A proxy that passes its own name on instead of the public one.
        ("127.0.0.1:7878", "https://play.example", 303),
        ("play.example", "https://evil.example", 403),
        ("evil.example", "https://evil.example", 403),
        ("evil.example", "https://play.example", 403),
        ("play.example", "null", 403),
    ] {
        let (got, _, text, headers) = asked(&server, ask(host, origin)).await;
        assert_eq!(got, status, "{host} {origin}: {text}");
        if status == 303 {
            let cookie = headers[header::SET_COOKIE].to_str().unwrap();
            assert!(cookie.contains("Secure"), "{cookie}");
        }
    }
    // Links that leave the page carry the public address.
    let ada = server.person("Ada").await;
    let (table, invitation) =
        ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let (_, text) = ada.page(&format!("/tables/{table}")).await;
    assert!(text.contains(&format!("https://play.example/join/{invitation}")));
    assert!(!text.contains("localhost"));
}

/// The test has one thread that serves: if it drew, nobody would be answered.
#[tokio::test]
async fn while_a_slow_page_is_drawn_others_play_on() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let wish = || json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    let ((slow, _), (other, _)) = (ada.table(wish()).await, ada.table(wish()).await);
    let seated = server.hub.find(&slow).await.unwrap();
    let (go_on, waited) = std::sync::mpsc::channel::<()>();
    let hub = std::sync::Arc::clone(&server.hub);
    let drawn = tokio::spawn(async move { hub.draw(&seated, move |_, _| Ok(waited.recv())).await });
    while !server.hub.drawing() {
        tokio::task::yield_now().await;
    }
    assert_eq!(ada.state(&other).await["status"], "running");
    assert!(server.hub.drawing(), "still at it");
    go_on.send(()).unwrap();
    assert!(matches!(drawn.await, Ok(Ok(Ok(())))));
}

#[tokio::test]
async fn however_many_look_at_one_table_another_is_drawn_after_one_of_them() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let wish = || json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    let ((crowded, _), (other, _)) = (ada.table(wish()).await, ada.table(wish()).await);
    let (crowded, other) = (server.hub.find(&crowded).await.unwrap(), server.hub.find(&other).await.unwrap());
    let (told, order) = std::sync::mpsc::channel();
    let draw = |seated: &std::sync::Arc<courtly_server::live::Seated>, name: &'static str| {
        let (hub, seated, told) = (std::sync::Arc::clone(&server.hub), std::sync::Arc::clone(seated), told.clone());
        tokio::spawn(async move {
            let drawn = hub.draw(&seated, move |_, _| {
                std::thread::sleep(Duration::from_millis(20));
                Ok(told.send(name))
            });
            drawn.await.unwrap().unwrap();
        })
    };
    let mut all: Vec<_> = (0..8).map(|_| draw(&crowded, "crowded")).collect();
    tokio::task::yield_now().await;
    all.push(draw(&other, "other"));
    for one in all {
        one.await.unwrap();
    }
    let order: Vec<&str> = order.try_iter().collect();
    let place = order.iter().position(|name| *name == "other");
    assert!(place < Some(4), "{order:?}");
}

#[tokio::test]
async fn the_bots_and_hints_of_one_player_take_turns_and_those_of_others_do_not_wait_for_them() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let wish = json!({"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot"}], "hints": true});
    let ((first, _), (second, _)) = (ada.table(wish.clone()).await, bob.table(wish).await);
    let host = server.hub.find(&first).await.unwrap().live.lock().await.host;
    let turn = server.hub.turn_of(host);
    let held = turn.acquire().await.unwrap();
    let asked = tokio::time::timeout(Duration::from_millis(200), ada.act(&first, "hint", json!({"seat": 0}))).await;
    assert!(asked.is_err(), "one hint after the other");
    assert_eq!(bob.act(&second, "hint", json!({"seat": 0})).await.0, StatusCode::OK);
    drop(held);
    assert_eq!(ada.act(&first, "hint", json!({"seat": 0})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn one_host_does_not_fill_the_list_of_open_tables() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let wish = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": true});
    let (_, invitation) = bob.table(wish.clone()).await;
    for _ in 0..14 {
        ada.table(wish.clone()).await;
    }
    let (_, home) = ada.page("/games/royal-visit").await;
    assert!(home.contains(&format!("/join/{invitation}")), "an older table of somebody else");
}

#[tokio::test]
async fn a_match_that_is_taken_back_for_ever_can_still_be_played_on() {
    let server = Server::with(|config| config.bot_pause = Some(Duration::from_secs(60)));
    let ada = server.person("Ada").await;
    let wish = json!({"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    let (table, _) = ada.table(wish).await;
    server.hub.find(&table).await.unwrap().live.lock().await.lines = 20_000;
    for act in ["leave", "undo"] {
        let (status, told) = ada.act(&table, act, json!({"seat": 0})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")), "{act}");
    }
    assert!(ada.decide(&table, 0).await);
}

#[tokio::test]
async fn how_much_is_written_is_told_to_nobody() {
    let server = Server::new();
    assert_eq!(server.stranger().get("/api/health").await, json!({"ok": true}));
}
