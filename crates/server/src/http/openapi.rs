//! The interface described for programs and for people, from one list of ways to ask and one file of schemas.

use crate::pages::api::{ApiPage, Endpoint, Field, Section, Shape};
use axum::Json;
use axum::response::{IntoResponse, Response};
use courtly_host::{games, view_schema};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// One way to ask.
struct Entry {
    section: &'static str,
    method: &'static str,
    path: &'static str,
    words: &'static str,
    /// The schema of the body, and an example; both empty where there is none.
    takes: &'static str,
    request: &'static str,
    /// The schemas of the answer, and an example.
    gives: &'static [&'static str],
    answer: &'static str,
}

macro_rules! entries {
    ($($section:literal $method:literal $path:literal $words:literal
        $takes:literal $request:literal => [$($gives:literal),*] $answer:literal;)*) => {
        &[$(Entry {
            section: $section, method: $method, path: $path, words: $words,
            takes: $takes, request: $request, gives: &[$($gives),*], answer: $answer,
        }),*]
    };
}

const ENTRIES: &[Entry] = entries![
    "Games and players" "get" "/api/games" "The games with their seats and options, and the levels of bots."
        "" "" => ["Games"] r#"{"games":[{"id":"…","name":"…","version":1,"seats":[2,4],"options":{"…":["…"]}}],"levels":["…"]}"#;
    "Games and players" "post" "/api/players" "Makes a player. Send the token with every request, as `Authorization: Bearer …`; browsers have a cookie instead."
        "NewPlayer" r#"{"name":"Robot"}"# => ["Player"] r#"{"player":123,"name":"Robot","token":"…"}"#;
    "Tables" "get" "/api/tables" "Your tables."
        "" "" => ["Tables"] r#"{"running":[{"table":"…","game":"…","your_turn":true}],"waiting":[],"finished":[]}"#;
    "Tables" "post" "/api/tables" "Makes a table. Kinds of seats: me, open (by invitation), bot (with a level), device (somebody else at this device). It begins at once unless a seat is open. A `position` in the game's notation or a `seed` text may be given for tests; the record says so. Few tables of bots alone may run at once."
        "NewTable" r#"{"game":"royal-visit","seats":[{"kind":"me"},{"kind":"bot","level":"greedy"}],"options":{},"pace":"live","bot_speed":"fast","hints":false}"# =>
        ["NewTableMade"] r#"{"table":"…","invitation":"…","commitment":"…"}"#;
    "Tables" "post" "/api/tables/{id}/join" "Sits down on a free seat."
        "Join" r#"{"invitation":"…","seat":1}"# => ["Done"] r#"{"ok":true,"seq":1}"#;
    "Tables" "post" "/api/tables/{id}/ready" "Says that you are ready, for instance at a rematch."
        "Ready" r#"{"on":true}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Tables" "post" "/api/tables/{id}/seats" "The host seats a bot or a person at the same device, or frees a seat."
        "SetSeat" r#"{"seat":1,"kind":"bot","level":"greedy"}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Tables" "post" "/api/tables/{id}/start" "The host begins, when every seat is taken."
        "Start" "{}" => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Tables" "post" "/api/tables/{id}/abort" "Ends the table without a result: the host at any time, others who sit there before the first decision."
        "Nothing" "{}" => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "get" "/api/tables/{id}/state" "What you may know now. `form=view` gives the game's view and the legal decisions, `form=page` pictures and words (`lang=en`, `fr`). `seat=spectator` gives what everybody sees."
        "" "" => ["State", "PageState", "Waiting"] r#"{"seq":12,"status":"running","viewer":0,"mine":[0],"handover":null,"turn":[0],"prompt":5,"view":{},"legal":["…"],"outcome":null,"undo":true,"winners":null,"seats":[],"chat":[],"hints":false,"pace":"live","host":true}"#;
    "Playing" "get" "/api/tables/{id}/events" "The same as server-sent events: one `state` after each change that you may know of. The id of an event is its `seq`; reconnecting with it (`Last-Event-ID` or `after`) tells what happened meanwhile. With `form=page` a state with more than 200 choices comes as `{\"fetch\":true}`: get it with `state`."
        "" "" => ["State", "PageState", "Waiting", "Fetch"] "event: state";
    "Playing" "post" "/api/tables/{id}/decide" "Answers the question of this number. The answer comes when the decision is on disk. A late or doubled answer is refused as stale and changes nothing."
        "Decide" r#"{"seat":0,"prompt":5,"decision":"…"}"# => ["Done"] r#"{"ok":true,"seq":13}"#;
    "Playing" "post" "/api/tables/{id}/undo" "Takes back your last decision, if nothing new was shown to you and nobody acted on it. With the `seq` that you have seen, a late or doubled request is refused as stale and changes nothing."
        "Undo" r#"{"seat":0,"seq":13}"# => ["Done"] r#"{"ok":true,"seq":14}"#;
    "Playing" "post" "/api/tables/{id}/hint" "What a bot would do, from your knowledge; only where the table has hints."
        "OneSeat" r#"{"seat":0}"# => ["Hint"] r#"{"decision":"…","words":"…","places":["…"]}"#;
    "Playing" "post" "/api/tables/{id}/handover" "The device goes to this seat, where several people share it."
        "OneSeat" r#"{"seat":1}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/resign" "Gives up."
        "OneSeat" r#"{"seat":0}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/leave" "A bot plays for you until you are back. Before the game begins, your seat becomes free."
        "Nothing" "{}" => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/return" "You are back and play again yourself. A decision of yours does the same."
        "Nothing" "{}" => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/chat" "Says something, in plain text."
        "Chat" r#"{"text":"Good game!"}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/name" "You want to be called otherwise, at this table and from now on."
        "NewPlayer" r#"{"name":"Robot"}"# => ["Done"] r#"{"ok":true,"seq":0}"#;
    "Playing" "post" "/api/tables/{id}/mute" "You do not want to read what somebody writes, or want to again."
        "Mute" r#"{"seat":1,"on":true}"# => ["Muted"] r#"{"ok":true}"#;
    "Playing" "post" "/api/tables/{id}/rematch" "The same again, with the seats one further."
        "Start" "{}" => ["NextTable"] r#"{"table":"…"}"#;
    "Afterwards" "get" "/api/tables/{id}/replay" "The match as it stood after the n-th thing that was seen (`at`), with the knowledge of a seat (`as=0`) or of everybody (`as=open`). While the match runs, only your own knowledge."
        "" "" => ["Moment"] r#"{"at":3,"moments":40,"html":{},"facts":[],"words":[],"log":[]}"#;
    "Afterwards" "get" "/api/tables/{id}/analysis" "What a finished match owed to luck and what to decisions, judged by the champion with what each seat knew. It is made when somebody asks first: until it is ready, the answer says how many decisions are judged. Shares are in billionths of the win: `start` + `luck` + `own` + `others` + `hindsight` = `result`. `brief=1` says only whether it is ready."
        "" "" => ["AnalysisGoing", "AnalysisReady", "Analysis"] r#"{"ready":true,"rough":false,"turns":20,"resigned":null,"accounts":[{"start":500000000,"luck":612000000,"own":-112000000,"others":0,"hindsight":0,"result":1000000000,"accuracy":912}],"judged":[{"step":9,"turn":1,"seat":0,"decision":"…","better":"…","best":524000000,"taken":480000000,"mean":410000000,"before":[524000000,476000000],"after":[480000000,520000000]}]}"#;
    "Afterwards" "get" "/tables/{id}/record.jsonl" "The record of a finished match; `courtly verify` checks it."
        "" "" => [] "JSON lines";
    "Afterwards" "get" "/tables/{id}/picture.png" "The board as everybody sees it."
        "" "" => [] "PNG";
    "Afterwards" "get" "/api/health" "Whether the server runs."
        "" "" => ["Health"] r#"{"ok":true}"#;
    "Puzzles" "post" "/api/puzzles/{game}/{number}" "Tries a turn. Send all decisions of it so far (none shows the position) and of how many you have seen what they did; nothing is kept of a try. `puzzle.verdict` says what it came to; `status` is `over` as soon as that is certain, and `ending` says it in words. Who has solved a puzzle is remembered as having done so."
        "Try" r#"{"decisions":["…"],"seen":0}"# => ["PageState"] r#"{"status":"running","puzzle":{"verdict":"open"},"choices":[]}"#;
    "Puzzles" "get" "/api/puzzles/{game}/{number}/solution" "The decisions of a turn that solves it."
        "" "" => ["Solution"] r#"{"solution":[{"decision":"…","words":"…"}]}"#;
];

/// A whole game by a program.
const PYTHON: &str = include_str!("../../docs/bot.py");

/// The shapes of all requests and answers, and of every game's view.
static SCHEMAS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let text = include_str!("../../docs/schemas.json");
    let mut all: Map<String, Value> = serde_json::from_str(text).expect("the schemas are JSON");
    let mut views = vec![];
    for info in games() {
        let (name, text) = (view_name(info.id), view_schema(info.id).unwrap_or("{}"));
        views.push(json!({"$ref": reference(&name)}));
        all.insert(name, serde_json::from_str(text).expect("the schema of a view is JSON"));
    }
    let words = "What the viewer knows of the game: the shape depends on which one it is.";
    all.insert("View".to_owned(), json!({"description": words, "oneOf": views}));
    all
});

fn view_name(game: &str) -> String {
    format!("View.{game}")
}

fn reference(name: &str) -> String {
    format!("#/components/schemas/{name}")
}

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
            takes: (!entry.takes.is_empty()).then_some(entry.takes),
            request: (!entry.request.is_empty()).then(|| entry.request.to_owned()),
            gives: entry.gives,
            answer: Some(entry.answer.to_owned()),
        };
        if let Some(section) = sections.last_mut() {
            section.endpoints.push(endpoint);
        }
    }
    ApiPage {
        sections,
        shapes: SCHEMAS.iter().map(|(name, schema)| shape(name, schema)).collect(),
        python: PYTHON.to_owned(),
    }
}

/// A schema as a list of fields, those within fields behind a dot.
fn shape(name: &str, schema: &Value) -> Shape {
    let mut fields = vec![];
    if let Some(either) = schema["oneOf"].as_array() {
        let names = either.iter().filter_map(|one| one["$ref"].as_str()?.rsplit('/').next());
        fields.push(Field { path: String::new(), kind: names.collect::<Vec<_>>().join(" | "), words: String::new() });
    }
    inner(schema, "", &mut fields);
    Shape { name: name.to_owned(), words: schema["description"].as_str().unwrap_or_default().to_owned(), fields }
}

fn inner(schema: &Value, before: &str, fields: &mut Vec<Field>) {
    let required: Vec<&Value> = schema["required"].as_array().into_iter().flatten().collect();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let optional = if required.contains(&&json!(name)) { "" } else { "?" };
        let path = format!("{before}{name}");
        let words = field["description"].as_str().unwrap_or_default().to_owned();
        fields.push(Field { path: format!("{path}{optional}"), kind: kind(field), words });
        inner(field, &format!("{path}."), fields);
        inner(&field["items"], &format!("{path}[]."), fields);
    }
}

/// The type in a few words: `integer | null`, `State[]`, `"live" | "days"`.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return name.to_owned();
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    let one = |word: &str| match word {
        "array" => format!("{}[]", kind(&schema["items"])),
        "object" if schema["additionalProperties"].is_object() => {
            format!("object of {}", kind(&schema["additionalProperties"]))
        }
        other => other.to_owned(),
    };
    match &schema["type"] {
        Value::String(word) => one(word),
        Value::Array(words) => words.iter().filter_map(Value::as_str).map(one).collect::<Vec<_>>().join(" | "),
        _ => String::new(),
    }
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
        "components": {
            "schemas": &*SCHEMAS,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": super::who::COOKIE},
            },
        },
    }))
    .into_response()
}

fn operation(entry: &Entry) -> Value {
    let name = format!("{}{}", entry.method, entry.path.replace(['/', '{', '}', '.'], "_"));
    let mut parameters = vec![];
    for (name, kind) in [("id", "string"), ("game", "string"), ("number", "integer")] {
        if entry.path.contains(&format!("{{{name}}}")) {
            parameters.push(json!({"name": name, "in": "path", "required": true, "schema": {"type": kind}}));
        }
    }
    for (query, schema) in queries(entry.path) {
        parameters.push(json!({"name": query, "in": "query", "schema": schema}));
    }
    let kind = match entry.path.rsplit('/').next() {
        Some("events") => "text/event-stream",
        Some("record.jsonl") => "application/jsonl",
        Some("picture.png") => "image/png",
        _ => "application/json",
    };
    let given: Vec<Value> = entry.gives.iter().map(|name| json!({"$ref": reference(name)})).collect();
    let mut content = match given.as_slice() {
        [] => json!({"schema": {"type": "string"}}),
        [one] => json!({"schema": one}),
        several => json!({"schema": {"oneOf": several}}),
    };
    if let Ok(example) = serde_json::from_str::<Value>(entry.answer) {
        content["example"] = example;
    }
    let refusal = json!({"application/json": {"schema": {"$ref": reference("Refusal")}}});
    let mut operation = json!({
        "operationId": name,
        "tags": [entry.section],
        "summary": entry.words,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": {kind: content}},
            "4XX": {"description": "Refused; nothing has changed.", "content": refusal},
            "5XX": {"description": "Busy or broken; try again.", "content": refusal},
        },
    });
    if let Ok(body) = serde_json::from_str::<Value>(entry.request) {
        let content = json!({"application/json": {"schema": {"$ref": reference(entry.takes)}, "example": body}});
        operation["requestBody"] = json!({"required": true, "content": content});
    }
    operation
}

fn queries(path: &str) -> Vec<(&'static str, Value)> {
    let word = |words: &[&str]| json!({"type": "string", "enum": words});
    match path.rsplit('/').next() {
        Some("state" | "events") => vec![
            ("form", word(&["view", "page"])),
            ("lang", word(&["en", "fr"])),
            ("seat", word(&["spectator"])),
            ("after", json!({"type": "integer", "minimum": 0})),
        ],
        Some("replay") => vec![
            ("at", json!({"type": "integer", "minimum": 0})),
            ("as", json!({"type": "string", "description": "The number of a seat, or `open`."})),
        ],
        Some("picture.png") => vec![("at", json!({"type": "integer", "minimum": 0}))],
        _ => vec![],
    }
}
