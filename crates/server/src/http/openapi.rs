//! The interface described for programs and for people, from one list.

use crate::pages::api::{ApiPage, Endpoint, Section};
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// One way to ask.
struct Entry {
    section: &'static str,
    method: &'static str,
    path: &'static str,
    words: &'static str,
    request: &'static str,
    answer: &'static str,
}

macro_rules! entries {
    ($($section:literal $method:literal $path:literal $words:literal $request:literal => $answer:literal;)*) => {
        &[$(Entry { section: $section, method: $method, path: $path, words: $words, request: $request, answer: $answer }),*]
    };
}

const ENTRIES: &[Entry] = entries![
    "Games and players" "get" "/api/games" "The games with their seats and options, and the levels of bots." "" =>
        r#"{"games":[{"id":"…","name":"…","version":1,"seats":[2,4],"options":{"…":["…"]}}],"levels":["…"]}"#;
    "Games and players" "post" "/api/players" "Makes a player. Send the token with every request, as `Authorization: Bearer …`; browsers have a cookie instead." r#"{"name":"Robot"}"# =>
        r#"{"player":123,"name":"Robot","token":"…"}"#;
    "Tables" "get" "/api/tables" "Your tables." "" =>
        r#"{"running":[{"table":"…","game":"…","your_turn":true}],"waiting":[],"finished":[]}"#;
    "Tables" "post" "/api/tables" "Makes a table. Kinds of seats: me, open (by invitation), bot (with a level), device (somebody else at this device). It begins at once unless a seat is open. A `position` in the game's notation or a `seed` text may be given for tests; the record says so." r#"{"game":"royal-visit","seats":[{"kind":"me"},{"kind":"bot","level":"greedy"}],"options":{},"pace":"live","bot_speed":"fast","hints":false}"# =>
        r#"{"table":"…","invitation":"…","commitment":"…"}"#;
    "Tables" "post" "/api/tables/{id}/join" "Sits down on a free seat." r#"{"invitation":"…","seat":1}"# => r#"{"ok":true,"seq":1}"#;
    "Tables" "post" "/api/tables/{id}/start" "The host begins, when every seat is taken." "{}" => r#"{"ok":true,"seq":0}"#;
    "Playing" "get" "/api/tables/{id}/state" "What you may know now. `form=view` gives the game's view and the legal decisions, `form=page` pictures and words (`lang=en`, `fr`). `seat=spectator` gives what everybody sees." "" =>
        r#"{"seq":12,"status":"running","viewer":0,"mine":[0],"handover":null,"turn":[0],"prompt":5,"view":{},"legal":["…"],"outcome":null,"undo":true,"winners":null,"seats":[],"chat":[]}"#;
    "Playing" "get" "/api/tables/{id}/events" "The same as server-sent events: one `state` after each change that you may know of. The id of an event is its `seq`; reconnecting with it (`Last-Event-ID` or `after`) tells what happened meanwhile. With `form=page` a state with more than 200 choices comes as `{\"fetch\":true}`: get it with `state`." "" => "event: state";
    "Playing" "post" "/api/tables/{id}/decide" "Answers the question of this number. The answer comes when the decision is on disk. A late or doubled answer is refused as stale and changes nothing." r#"{"seat":0,"prompt":5,"decision":"…"}"# => r#"{"ok":true,"seq":13}"#;
    "Playing" "post" "/api/tables/{id}/undo" "Takes back your last decision, if nothing new was shown to you and nobody acted on it." r#"{"seat":0}"# => r#"{"ok":true,"seq":14}"#;
    "Playing" "post" "/api/tables/{id}/hint" "What a bot would do, from your knowledge; only where the table has hints." r#"{"seat":0}"# => r#"{"decision":"…","words":"…","places":["…"]}"#;
    "Playing" "post" "/api/tables/{id}/handover" "The device goes to this seat, where several people share it." r#"{"seat":1}"# => r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/resign" "Gives up." r#"{"seat":0}"# => r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/leave" "A bot plays for you until you are back (`return`)." "{}" => r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/chat" "Says something, in plain text." r#"{"text":"Good game!"}"# => r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/rematch" "The same again, with the seats one further." "{}" => r#"{"table":"…"}"#;
    "Afterwards" "get" "/api/tables/{id}/replay" "The match as it stood after the n-th thing that was seen (`at`), with the knowledge of a seat (`as=0`) or of everybody (`as=open`). While the match runs, only your own knowledge." "" => r#"{"at":3,"moments":40,"html":{},"facts":[],"words":[],"log":[]}"#;
    "Afterwards" "get" "/tables/{id}/record.jsonl" "The record of a finished match; `courtly verify` checks it." "" => "JSON lines";
    "Afterwards" "get" "/tables/{id}/picture.png" "The board as everybody sees it." "" => "PNG";
];

/// A whole game by a program.
const PYTHON: &str = include_str!("../../docs/bot.py");

pub(super) fn page() -> ApiPage {
    let mut sections: Vec<Section> = vec![];
    for entry in ENTRIES {
        if sections.last().is_none_or(|section| section.title != entry.section) {
            sections.push(Section { title: entry.section.to_owned(), endpoints: vec![] });
        }
        let endpoint = Endpoint {
            method: if entry.method == "get" { "GET" } else { "POST" },
            path: entry.path,
            words: entry.words.to_owned(),
            request: (!entry.request.is_empty()).then(|| entry.request.to_owned()),
            answer: Some(entry.answer.to_owned()),
        };
        if let Some(section) = sections.last_mut() {
            section.endpoints.push(endpoint);
        }
    }
    ApiPage { sections, python: PYTHON.to_owned() }
}

pub(super) async fn description() -> Response {
    let mut paths = Map::new();
    for entry in ENTRIES {
        let path = paths.entry(entry.path).or_insert_with(|| json!({}));
        path[entry.method] = operation(entry);
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": {"title": "Courtly", "version": env!("CARGO_PKG_VERSION"), "license": {"name": "MIT OR Apache-2.0"}},
        "servers": [{"url": "/"}],
        "security": [{"token": []}, {"cookie": []}],
        "paths": paths,
        "components": {"securitySchemes": {
            "token": {"type": "http", "scheme": "bearer"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": super::who::COOKIE},
        }},
    }))
    .into_response()
}

fn operation(entry: &Entry) -> Value {
    let name = format!("{}{}", entry.method, entry.path.replace(['/', '{', '}', '.'], "_"));
    let mut parameters = vec![];
    if entry.path.contains("{id}") {
        parameters.push(json!({"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}));
    }
    for query in queries(entry.path) {
        parameters.push(json!({"name": query, "in": "query", "schema": {"type": "string"}}));
    }
    let kind = match entry.path.rsplit('/').next() {
        Some("events") => "text/event-stream",
        Some("record.jsonl") => "application/jsonl",
        Some("picture.png") => "image/png",
        _ => "application/json",
    };
    let example: Value = serde_json::from_str(entry.answer).unwrap_or(Value::Null);
    let mut operation = json!({
        "operationId": name,
        "tags": [entry.section],
        "summary": entry.words,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": {kind: {"example": example}}},
            "4XX": {"description": "Refused; nothing has changed. {\"error\":{\"code\":…,\"message\":…}}"},
        },
    });
    if let Ok(body) = serde_json::from_str::<Value>(entry.request) {
        let content = json!({"application/json": {"schema": {"type": "object"}, "example": body}});
        operation["requestBody"] = json!({"required": true, "content": content});
    }
    operation
}

fn queries(path: &str) -> &'static [&'static str] {
    match path.rsplit('/').next() {
        Some("state" | "events") => &["form", "lang", "seat", "after"],
        Some("replay") => &["at", "as"],
        _ => &[],
    }
}
