//! Who gets in, and who does not.

use crate::common;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use common::{Server, pair};
use serde_json::json;
use tower::ServiceExt;

#[tokio::test]
async fn a_page_of_another_site_cannot_change_anything() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let body = || Body::from("game=royal-visit&seats=2&level=greedy");
    let ask = |name: &'static str, value: &'static str| {
        ada.request(Method::POST, "/tables")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(name, value)
            .body(body())
            .unwrap()
    };
    for (name, value) in [
        ("origin", "https://elsewhere.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        assert_eq!(ada.send(ask(name, value)).await.0, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    for (name, value) in [("origin", "http://localhost:7878"), ("sec-fetch-site", "same-origin")] {
        assert_eq!(ada.send(ask(name, value)).await.0, StatusCode::SEE_OTHER, "{name}: {value}");
    }
}

#[tokio::test]
async fn a_strange_host_name_is_refused() {
    let server = Server::with(|config| config.public_url = Some("https://play.example".to_owned()));
    for (host, status) in [
        ("play.example", StatusCode::OK),
        ("localhost:7878", StatusCode::OK),
        ("127.0.0.1:7878", StatusCode::OK),
        ("[::1]:7878", StatusCode::OK),
        ("192.168.1.20:7878", StatusCode::OK),
        ("evil.example", StatusCode::FORBIDDEN),
        ("play.example.evil.example", StatusCode::FORBIDDEN),
    ] {
        let request = axum::http::Request::builder().uri("/").header(header::HOST, host).body(Body::empty()).unwrap();
        assert_eq!(server.app.clone().oneshot(request).await.unwrap().status(), status, "{host}");
    }
}

#[tokio::test]
async fn every_answer_carries_a_strict_policy_and_no_inline_script() {
    let server = Server::new();
    let (ada, _, table) = pair(&server, "royal-visit", 2, json!({})).await;
    let mut paths: Vec<String> =
        ["/", "/tables", "/settings", "/me", "/about", "/api", "/nothing"].map(str::to_owned).into();
    paths.extend(common::games(&ada).await.into_iter().map(|(game, _)| format!("/games/{game}")));
    paths.extend([format!("/tables/{table}"), format!("/tables/{table}/replay")]);
    for path in paths {
        let request = ada.request(Method::GET, &path).body(Body::empty()).unwrap();
        let answer = server.app.clone().oneshot(request).await.unwrap();
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
        assert!(policy.contains("script-src 'self';") && !policy.contains("script-src 'unsafe"), "{path}");
        let (_, text) = ada.page(&path).await;
        for script in text.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap();
            assert!(tag.contains("src=") || tag.contains("application/json"), "{path}: <script{tag}>");
        }
        assert!(!text.contains(" onclick=") && !text.contains("javascript:"), "{path}");
    }
}

#[tokio::test]
async fn the_cookie_is_for_the_server_alone() {
    let server = Server::with(|config| config.public_url = Some("https://play.example".to_owned()));
    let answer = server.stranger().form("/tables", "game=royal-visit&seats=2&level=greedy").await;
    let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[tokio::test]
async fn names_and_chat_are_shown_as_they_were_written() {
    let server = Server::new();
    let evil = "<script>x</script>";
    let ada = server.person(evil).await;
    let wish = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "bot"}]});
    let (table, _) = ada.table(wish).await;
    assert_eq!(ada.act(&table, "chat", json!({"text": "<img src=x onerror=alert(1)>"})).await.0, StatusCode::OK);
    for path in [format!("/tables/{table}"), format!("/tables/{table}/replay"), "/tables".to_owned(), "/".to_owned()] {
        let (_, text) = ada.page(&path).await;
        assert!(!text.contains("<script>x") && !text.contains("<img src=x"), "{path}");
    }
}

#[tokio::test]
async fn chat_is_for_those_who_sit_and_short() {
    let server = Server::new();
    let (ada, _, table) = pair(&server, "royal-visit", 2, json!({})).await;
    let eve = server.person("Eve").await;
    assert_eq!(eve.act(&table, "chat", json!({"text": "hello"})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.act(&table, "chat", json!({"text": "x".repeat(501)})).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(ada.act(&table, "chat", json!({"text": "x".repeat(500)})).await.0, StatusCode::OK);
    let state = ada.state(&table).await;
    assert_eq!(state["chat"].as_array().unwrap().len(), 1);
    assert_eq!(state["chat"][0]["text"].as_str().unwrap().len(), 500);
    assert_eq!(ada.act(&table, "chat", json!({"text": "  "})).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn nobody_at_a_table_is_called_like_another() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let (table, invitation) =
        ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let twin = server.person("ada").await;
    assert_eq!(twin.act(&table, "join", json!({"invitation": invitation})).await.0, StatusCode::OK);
    assert_eq!(twin.act(&table, "chat", json!({"text": "it is me"})).await.0, StatusCode::OK);
    let state = ada.state(&table).await;
    assert_eq!(state["chat"][0]["name"], "ada 2");
    let (status, told) = twin.act(&table, "name", json!({"name": "ADA"})).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("name-taken")));
    assert_eq!(twin.act(&table, "name", json!({"name": "Bea"})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_name_that_is_too_long_or_unreadable_is_refused_and_nothing_changes() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    for (name, code) in [("x".repeat(25), "name-long"), ("\u{301}".to_owned(), "name-empty")] {
        let (status, told) = ada.post("/api/players", json!({"name": name})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::BAD_REQUEST, &json!(code)));
        assert_eq!(ada.form("/settings", &format!("name={name}")).await.status(), StatusCode::BAD_REQUEST);
    }
    assert!(ada.page("/settings").await.1.contains("value=\"Ada\""));
}

#[tokio::test]
async fn what_is_too_large_or_not_understood_is_refused() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let large = json!({"name": "x".repeat(100_000)});
    assert_eq!(ada.post("/api/players", large).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    for body in [json!([]), json!({"name": 5}), json!({"game": "royal-visit"}), json!({"nonsense": 1})] {
        assert_eq!(ada.post("/api/tables", body.clone()).await.0, StatusCode::BAD_REQUEST, "{body}");
    }
    let seats = json!([{"kind": "me"}, {"kind": "bot"}]);
    for (key, value) in [
        ("game", json!("chess")),
        ("position", json!("nonsense")),
        ("options", json!({"nobles": "flying"})),
        ("edition", json!("not = an edition")),
        ("seats", json!([{"kind": "me"}])),
        ("seats", json!([{"kind": "king"}, {"kind": "me"}])),
        ("contribution", json!("<>")),
    ] {
        let mut wish = json!({"game": "kings-road", "seats": seats});
        wish[key] = value;
        let (status, told) = ada.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{key}: {told}");
    }
    for path in
        ["/tables/xyz", "/join/xyz", "/me/xyz", "/games/chess", "/api/tables/xyz/state", "/assets/../Cargo.toml"]
    {
        assert_eq!(ada.page(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn who_sits_down_is_told_of_bots_without_a_network() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]);
    for (nobles, told) in [("permanent", true), ("replaced", false)] {
        let wish = json!({"game": "kings-road", "seats": seats, "options": {"nobles": nobles}});
        let (table, _) = ada.table(wish).await;
        let (_, page) = ada.page(&format!("/tables/{table}")).await;
        assert_eq!(page.contains("they have never practised these rules"), told, "{nobles}");
    }
}

#[tokio::test]
async fn a_table_is_joined_by_invitation_unless_it_is_listed() {
    let server = Server::new();
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    let wish = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let (table, invitation) = ada.table(wish.clone()).await;
    assert_eq!(eve.act(&table, "join", json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(eve.act(&table, "join", json!({"invitation": invitation})).await.0, StatusCode::OK);
    let (_, text) = server.stranger().page(&format!("/tables/{table}")).await;
    assert!(!text.contains(&invitation), "the invitation is for those who sit");
    let mut listed = wish;
    listed["listed"] = json!(true);
    let (table, _) = ada.table(listed).await;
    assert_eq!(eve.act(&table, "join", json!({})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_personal_link_works_once() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let answer = ada.form("/me/link", "").await;
    let bytes = http_body_util::BodyExt::collect(answer.into_body()).await.unwrap().to_bytes();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let word = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    let code = text.split("/me/").skip(1).map(word).find(|word| word.len() == 12).unwrap();
    let other = server.stranger();
    assert_eq!(other.page(&format!("/me/{code}")).await.0, StatusCode::OK);
    let answer = other.form(&format!("/me/{code}"), "").await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
    let token = cookie.strip_prefix("courtly=").unwrap().split(';').next().unwrap().to_owned();
    let there = common::Person { token: Some(token), ..other.clone() };
    assert!(there.page("/settings").await.1.contains("Ada"));
    assert_eq!(other.form(&format!("/me/{code}"), "").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_the_host_closes_a_running_table_and_only_those_who_sit_abort_a_fresh_one() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    let eve = server.person("Eve").await;
    assert_eq!(eve.act(&table, "abort", json!({})).await.0, StatusCode::FORBIDDEN);
    assert!(ada.decide(&table, 0).await || bob.decide(&table, 0).await);
    assert_eq!(bob.act(&table, "abort", json!({})).await.0, StatusCode::CONFLICT);
    assert_eq!(ada.act(&table, "close", json!({})).await.0, StatusCode::OK);
    let closed = ada.state(&table).await;
    assert_eq!((&closed["status"], &closed["prompt"], &closed["legal"]), (&json!("aborted"), &json!(null), &json!([])));
}

#[tokio::test]
async fn a_running_game_gives_no_record_and_no_other_seats_past() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    assert_eq!(ada.page(&format!("/tables/{table}/record.jsonl")).await.0, StatusCode::CONFLICT);
    assert_eq!(ada.page(&format!("/api/tables/{table}/replay?as=1")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(bob.page(&format!("/api/tables/{table}/replay?as=0")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(server.stranger().page(&format!("/api/tables/{table}/replay?as=0")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.page(&format!("/api/tables/{table}/replay?as=0")).await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_host_changes_seats_and_those_who_are_not_named_stay() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let (table, invitation) = ada.table(json!({"game": "kings-road", "seats": seats})).await;
    assert_eq!(bob.act(&table, "join", json!({"invitation": invitation, "seat": 1})).await.0, StatusCode::OK);
    assert_eq!(
        bob.form(&format!("/tables/{table}/seats"), "seat1=keep&seat2=bot:greedy").await.status(),
        StatusCode::FORBIDDEN
    );
    let changed = ada.form(&format!("/tables/{table}/seats"), "seat1=keep&seat2=bot:greedy&seat3=none").await;
    assert_eq!(changed.status(), StatusCode::SEE_OTHER);
    let state = ada.state(&table).await;
    let kinds: Vec<_> = state["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!(kinds, [json!("person"), json!("person"), json!("bot")]);
    assert_eq!(bob.act(&table, "abort", json!({})).await.0, StatusCode::FORBIDDEN, "a guest does not close the table");
}

#[tokio::test]
async fn whoever_is_muted_is_not_read_any_more() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    bob.act(&table, "chat", json!({"text": "noise"})).await;
    assert_eq!(ada.state(&table).await["chat"].as_array().unwrap().len(), 1);
    assert_eq!(ada.act(&table, "mute", json!({"seat": 1, "on": true})).await.0, StatusCode::OK);
    assert_eq!(ada.state(&table).await["chat"], json!([]));
    assert_eq!(ada.state(&table).await["seats"][1]["muted"], true);
    assert_eq!(ada.act(&table, "mute", json!({"seat": 1, "on": false})).await.0, StatusCode::OK);
    assert_eq!(ada.state(&table).await["chat"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_seed_that_the_host_knows_tells_nothing_about_a_guests_hand() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let mut hands = vec![];
    for _ in 0..2 {
        let wish = json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "known"});
        let (table, invitation) = ada.table(wish).await;
        let (_, page) = bob.page(&format!("/join/{invitation}")).await;
        assert!(page.contains("seed"), "a prepared table says so");
        bob.act(&table, "join", json!({"invitation": invitation})).await;
        ada.act(&table, "start", json!({})).await;
        hands.push(bob.state(&table).await["view"]["hand"].clone());
    }
    assert_ne!(hands[0], hands[1]);
}

#[tokio::test]
async fn both_who_want_a_rematch_come_to_the_same_table() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    ada.act(&table, "resign", json!({"seat": 0})).await;
    let (_, first) = ada.act(&table, "rematch", json!({})).await;
    let (_, second) = bob.act(&table, "rematch", json!({})).await;
    assert_eq!(first["table"], second["table"]);
}

#[tokio::test]
async fn on_a_shared_device_only_whoever_holds_it_is_advised() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let seats = json!([{"kind": "device", "name": "Ada"}, {"kind": "device", "name": "Zoé"}]);
    let (table, _) = ada.table(json!({"game": "kings-road", "seats": seats, "hints": true})).await;
    assert_eq!(ada.act(&table, "handover", json!({"seat": 1})).await.0, StatusCode::OK);
    assert_eq!(ada.act(&table, "hint", json!({"seat": 0})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.act(&table, "hint", json!({"seat": 1})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_visitor_is_offered_a_seat_only_where_it_can_be_taken() {
    let server = Server::new();
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    for listed in [false, true] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let (table, invitation) = ada.table(json!({"game": "royal-visit", "seats": seats, "listed": listed})).await;
        let (_, page) = eve.page(&format!("/tables/{table}")).await;
        let link = format!("href=\"/join/{invitation}\"");
        assert_eq!(page.contains(&link), listed, "the way in is shown where anybody may sit down");
        assert_eq!(page.contains("by invitation"), !listed);
        assert!(!page.contains(&format!("action=\"/tables/{table}/")), "nothing that would be refused");
        assert_eq!(eve.form(&format!("/join/{invitation}"), "seat=1").await.status(), StatusCode::SEE_OTHER);
    }
}

#[tokio::test]
async fn a_name_that_is_given_with_a_form_is_kept() {
    let server = Server::new();
    let answer = server.stranger().form("/tables", "game=royal-visit&seats=2&level=greedy").await;
    let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
    let token = cookie.strip_prefix("courtly=").unwrap().split(';').next().unwrap().to_owned();
    let ada = common::Person { token: Some(token), ..server.stranger() };
    assert!(ada.page("/games/royal-visit").await.1.contains("name=\"name\" maxlength=\"24\""), "asked for");
    assert!(!ada.page("/games/royal-visit").await.1.contains("value=\"Player\""), "nobody chose that name");
    let form = "game=royal-visit&seat0=me&seat1=open&name=Ada";
    let answer = ada.form("/tables", form).await;
    let table = answer.headers()[header::LOCATION].to_str().unwrap().to_owned();
    assert!(ada.page(&table).await.1.contains("<b>Ada</b>"));
    assert!(ada.page("/games/kings-road").await.1.contains("value=\"Ada\""), "filled in the next time");
}

#[tokio::test]
async fn the_fingerprint_of_the_seed_is_shown_before_and_every_browser_adds_to_the_seed() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (_, told) = ada.post("/api/tables", json!({"game": "royal-visit", "seats": seats})).await;
    let text = |key: &str| told[key].as_str().unwrap().to_owned();
    let (table, invitation, commitment) = (text("table"), text("invitation"), text("commitment"));
    for (person, path) in [(&ada, format!("/tables/{table}")), (&bob, format!("/join/{invitation}"))] {
        let (_, page) = person.page(&path).await;
        assert!(page.contains(&commitment) && page.contains("courtly verify"), "{path}");
        assert!(page.contains("name=\"contribution\""), "{path}");
    }
    for path in ["/", "/games/royal-visit"] {
        let (_, page) = ada.page(path).await;
        let forms = page.split("<form").filter(|form| form.contains("action=\"/tables\""));
        assert!(forms.clone().count() > 1, "{path}");
        for form in forms {
            assert!(form.split("</form>").next().unwrap().contains("name=\"contribution\""), "{path}");
        }
    }
    bob.form(&format!("/join/{invitation}"), "seat=1&contribution=b0b").await;
    ada.form(&format!("/tables/{table}/start"), "contribution=ada").await;
    bob.act(&table, "resign", json!({"seat": 1})).await;
    let (_, record) = ada.page(&format!("/tables/{table}/record.jsonl")).await;
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["commitment"], commitment);
    assert_eq!(header["contributions"], json!(["ada", "b0b"]));
    courtly_host::verify(&courtly_host::Record::parse(record.as_bytes()).unwrap()).unwrap();
    // A browser without scripts sends an empty field: the server adds for it.
    let (table, invitation) =
        ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let seated = bob.form(&format!("/join/{invitation}"), "seat=1&contribution=").await;
    assert_eq!(seated.status(), StatusCode::SEE_OTHER);
    ada.form(&format!("/tables/{table}/start"), "contribution=").await;
    bob.act(&table, "resign", json!({"seat": 1})).await;
    let (_, record) = ada.page(&format!("/tables/{table}/record.jsonl")).await;
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["contributions"].as_array().map(Vec::len), Some(1), "{header}");
}

#[tokio::test]
async fn nobody_gives_up_for_another_who_holds_the_shared_device() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "device", "name": "Zoé"}]);
    let (table, _) = ada.table(json!({"game": "kings-road", "seats": seats})).await;
    assert!(ada.act(&table, "handover", json!({"seat": 1})).await.0.is_success());
    assert_eq!(ada.act(&table, "resign", json!({"seat": 0})).await.0, StatusCode::FORBIDDEN);
    // Nor does leaving and coming back put the device into other hands.
    assert!(ada.act(&table, "leave", json!({})).await.0.is_success());
    assert!(ada.act(&table, "return", json!({})).await.0.is_success());
    assert_eq!(ada.act(&table, "handover", json!({"seat": 0})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.act(&table, "resign", json!({"seat": 1})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_match_that_was_broken_off_keeps_its_secrets() {
    let server = Server::new();
    let (ada, bob, table) = pair(&server, "royal-visit", 2, json!({})).await;
    let eve = server.person("Eve").await;
    assert_eq!(
        eve.act(&table, "return", json!({})).await.0,
        StatusCode::FORBIDDEN,
        "a stranger has nowhere to return to"
    );
    assert!(ada.act(&table, "close", json!({})).await.0.is_success());
    for (person, seat, status) in [(&eve, 0, 403), (&eve, 1, 403), (&ada, 1, 403), (&bob, 1, 200)] {
        let path = format!("/api/tables/{table}/replay?as={seat}");
        assert_eq!(person.page(&path).await.0.as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn at_a_changed_table_nobody_is_called_like_somebody_who_stays_and_the_seat_that_is_named_goes() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]);
    let (table, invitation) = ada.table(json!({"game": "kings-road", "seats": seats})).await;
    assert_eq!(bob.act(&table, "join", json!({"invitation": invitation})).await.0, StatusCode::OK);
    let path = format!("/tables/{table}/seats");
    let change = |fields: &'static str| ada.form(&path, fields);
    let names = async || {
        let seated = server.hub.find(&table).await.unwrap();
        let live = seated.live.lock().await;
        live.plan.seats.iter().map(|sitter| sitter.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(change("seat0=device&name0=bob&seat1=me&seat2=keep").await.status(), StatusCode::SEE_OTHER);
    assert_eq!(names().await, ["bob 2", "Ada", "Bob"]);
    assert_eq!(change("seat0=me&seat1=keep&seat2=keep").await.status(), StatusCode::BAD_REQUEST, "one seat only");
    assert_eq!(change("seat0=none&seat1=keep&seat2=keep").await.status(), StatusCode::SEE_OTHER);
    assert_eq!(names().await, ["Ada", "Bob"]);
}

#[tokio::test]
async fn whoever_does_not_sit_at_a_waiting_table_cannot_leave_it() {
    let server = Server::new();
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let (table, _) = ada.table(json!({"game": "royal-visit", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    assert_eq!(bob.act(&table, "leave", json!({})).await.0, StatusCode::FORBIDDEN);
}
