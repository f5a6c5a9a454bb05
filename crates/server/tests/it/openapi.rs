//! The description of the interface is true: every answer has the shape that it says, and every view of every game.

use crate::common;

use axum::http::StatusCode;
use common::{Person, Server, pair};
use courtly_core::{Seat, Viewer};
use courtly_host::{Order, Seed, games, new_table};
use serde_json::{Value, json};

/// The words of JSON Schema that are used and checked; any other would be a promise that nobody keeps.
const KNOWN: &[&str] = &[
    "$ref",
    "additionalProperties",
    "description",
    "enum",
    "items",
    "maxItems",
    "maximum",
    "minItems",
    "minimum",
    "oneOf",
    "properties",
    "required",
    "title",
    "type",
];

/// Where a value does not fit its schema; nothing if it fits.
fn misfit(doc: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    let words = schema.as_object().expect("a schema is an object");
    if let Some(word) = words.keys().find(|word| !KNOWN.contains(&word.as_str())) {
        return Some(format!("{at}: the schema has {word}"));
    }
    if let Some(path) = schema["$ref"].as_str() {
        let target = doc.pointer(path.trim_start_matches('#')).unwrap_or_else(|| panic!("{path} leads nowhere"));
        return misfit(doc, target, value, at);
    }
    if let Some(several) = schema["oneOf"].as_array() {
        let misfits: Vec<String> = several.iter().filter_map(|one| misfit(doc, one, value, at)).collect();
        return (misfits.len() + 1 != several.len()).then(|| format!("{at} fits not one: {misfits:?}"));
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        kind => vec![kind.clone()],
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() || number.is_u64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.contains(&json!(kind)) {
        return Some(format!("{at} is {kind}, not {}", schema["type"]));
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        return Some(format!("{at} is {value}"));
    }
    match value {
        Value::Number(number) => {
            let (least, most) = (schema["minimum"].as_i64(), schema["maximum"].as_i64());
            let number = number.as_i64().unwrap_or(i64::MAX);
            let outside = least.is_some_and(|least| number < least) || most.is_some_and(|most| number > most);
            outside.then(|| format!("{at} is {number}"))
        }
        Value::Array(values) => {
            let (least, most) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64());
            let count = values.len() as u64;
            if least.is_some_and(|least| count < least) || most.is_some_and(|most| count > most) {
                return Some(format!("{at} has {count}"));
            }
            let each = values.iter().enumerate();
            each.filter_map(|(n, one)| misfit(doc, &schema["items"], one, &format!("{at}[{n}]"))).next()
        }
        Value::Object(members) => {
            let missing = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            if let Some(missing) = missing.into_iter().find(|name| !members.contains_key(*name)) {
                return Some(format!("{at} lacks {missing}"));
            }
            let each = members.iter().filter_map(|(name, one)| {
                let at = format!("{at}.{name}");
                match (&schema["properties"][name], &schema["additionalProperties"]) {
                    (Value::Object(_), _) => misfit(doc, &schema["properties"][name], one, &at),
                    (_, Value::Object(_)) => misfit(doc, &schema["additionalProperties"], one, &at),
                    _ => Some(format!("{at} is not described")),
                }
            });
            each.into_iter().next()
        }
        Value::Null | Value::Bool(_) | Value::String(_) => None,
    }
}

#[tokio::test]
async fn every_view_of_every_game_has_the_described_shape() {
    let server = Server::new();
    let doc = server.stranger().get("/api/openapi.json").await;
    for info in games() {
        let schema = json!({"$ref": format!("#/components/schemas/View.{}", info.id)});
        for nth in 0..6 {
            let seats = info.seats.0 + nth % (info.seats.1 - info.seats.0 + 1);
            let order = Order { game: info.id.to_owned(), ..Order::default() };
            let mut table = new_table(&order, seats, Seed::from_text(&format!("shape {nth}"))).unwrap();
            for step in 0.. {
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view: Value = serde_json::from_str(&table.view_text(viewer)).unwrap();
                    if let Some(why) = misfit(&doc, &schema, &view, "view") {
                        panic!("{} after {step}: {why}\n{view}", info.id);
                    }
                }
                let Some(seat) = table.to_act().iter().next() else { break };
                let legal = table.legal(seat);
                table.act(seat, &legal[(step * 7919 + nth) % legal.len()].clone()).unwrap();
            }
            assert!(table.over());
        }
    }
}

/// What is documented for one way to ask.
struct Described<'a> {
    doc: &'a Value,
    used: Vec<String>,
}

impl Described<'_> {
    fn fits(&mut self, method: &str, path: &str, status: StatusCode, value: &Value) {
        let operation = &self.doc["paths"][path][method];
        let answer = if status.is_success() { "200" } else { "4XX" };
        let content = &operation["responses"][answer]["content"];
        let (_, first) = content.as_object().and_then(|all| all.iter().next()).unwrap_or_else(|| panic!("{path}"));
        if let Some(why) = misfit(self.doc, &first["schema"], value, "answer") {
            panic!("{method} {path}: {why}\n{value}");
        }
        if status.is_success() {
            self.used.push(format!("{method} {path}"));
        }
    }

    async fn get(&mut self, person: &Person, path: &str, query: &str, table: &str) -> Value {
        let told = person.get(&format!("{}{query}", path.replace("{id}", table))).await;
        self.fits("get", path, StatusCode::OK, &told);
        told
    }

    async fn post(&mut self, person: &Person, path: &str, table: &str, body: Value) -> Value {
        let schema = &self.doc["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"];
        if let Some(why) = misfit(self.doc, schema, &body, "request") {
            panic!("{path}: {why}");
        }
        let (status, told) = person.post(&path.replace("{id}", table), body).await;
        self.fits("post", path, status, &told);
        assert!(status.is_success(), "{path}: {told}");
        told
    }
}

#[tokio::test]
async fn every_answer_has_the_described_shape() {
    let server = Server::new();
    let nobody = server.stranger();
    let doc = nobody.get("/api/openapi.json").await;
    let mut all = Described { doc: &doc, used: vec![] };
    all.get(&nobody, "/api/games", "", "").await;
    all.get(&nobody, "/api/health", "", "").await;
    all.post(&nobody, "/api/players", "", json!({"name": "Robot"})).await;
    for info in games() {
        let ada = server.person("Ada").await;
        let (state, act) = ("/api/tables/{id}/state", |what: &str| format!("/api/tables/{{id}}/{what}"));
        let wish = json!({"game": info.id, "seats": [{"kind": "me"}, {"kind": "open"}], "hints": true});
        let made = all.post(&ada, "/api/tables", "", wish).await;
        let table = made["table"].as_str().unwrap().to_owned();
        for query in ["?form=view", "?form=page", ""] {
            all.get(&ada, state, query, &table).await;
        }
        all.post(&ada, &act("seats"), &table, json!({"seat": 1, "kind": "bot", "level": "random"})).await;
        all.post(&ada, &act("ready"), &table, json!({"contribution": "abc"})).await;
        all.post(&ada, &act("start"), &table, json!({"contribution": "abc"})).await;
        all.post(&ada, &act("chat"), &table, json!({"text": "Good game!"})).await;
        all.post(&ada, &act("leave"), &table, json!({})).await;
        all.post(&ada, &act("return"), &table, json!({})).await;
        for nth in 0..20 {
            for query in ["?form=view", "?form=page&after=0", "?form=view&seat=spectator"] {
                all.get(&ada, state, query, &table).await;
            }
            let now = ada.state(&table).await;
            if now["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
                all.post(&ada, &act("hint"), &table, json!({"seat": 0})).await;
                let legal = now["legal"].as_array().unwrap();
                let decision = &legal[nth * 31 % legal.len()];
                let body = json!({"seat": 0, "prompt": now["prompt"], "decision": decision});
                all.post(&ada, &act("decide"), &table, body).await;
                let (status, told) = ada.act(&table, "undo", json!({"seat": 0})).await;
                all.fits("post", &act("undo"), status, &told);
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        for query in ["", "?at=2&as=open"] {
            all.get(&ada, "/api/tables/{id}/replay", query, &table).await;
        }
        let (status, told) = ada.act(&table, "resign", json!({"seat": 0})).await;
        all.fits("post", &act("resign"), status, &told);
        all.get(&ada, state, "?form=view", &table).await;
        while all.get(&ada, "/api/tables/{id}/analysis", "?brief=1", &table).await["ready"] == false {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        all.get(&ada, "/api/tables/{id}/analysis", "", &table).await;
        all.get(&ada, "/api/tables", "", "").await;
        all.post(&ada, &act("rematch"), &table, json!({})).await;
    }
    for info in games() {
        // The path of a puzzle has two parts that change.
        let (ada, path) = (server.person("Ada").await, "/api/puzzles/{game}/{number}");
        let puzzle = format!("/api/puzzles/{}/1", info.id);
        let solution = ada.get(&format!("{puzzle}/solution")).await;
        all.fits("get", &format!("{path}/solution"), StatusCode::OK, &solution);
        let line: Vec<&Value> = solution["solution"].as_array().unwrap().iter().map(|step| &step["decision"]).collect();
        for made in 0..=line.len() {
            let (status, told) = ada.post(&puzzle, json!({"decisions": &line[..made], "seen": 0})).await;
            all.fits("post", path, status, &told);
        }
    }
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "device", "name": "Zoé"}, {"kind": "open"}]);
    let made = all.post(&ada, "/api/tables", "", json!({"game": "kings-road", "seats": seats})).await;
    let table = made["table"].as_str().unwrap();
    let body = json!({"invitation": made["invitation"], "seat": 2, "contribution": "abc"});
    all.post(&bob, "/api/tables/{id}/join", table, body).await;
    all.post(&ada, "/api/tables/{id}/start", table, json!({})).await;
    all.get(&ada, "/api/tables/{id}/state", "?form=view", table).await;
    all.post(&ada, "/api/tables/{id}/handover", table, json!({"seat": 1})).await;
    all.post(&ada, "/api/tables/{id}/name", table, json!({"name": "Augusta"})).await;
    all.post(&ada, "/api/tables/{id}/mute", table, json!({"seat": 2})).await;
    all.post(&ada, "/api/tables/{id}/abort", table, json!({})).await;
    // Every way to ask was tried, but for streams and files.
    for (path, methods) in doc["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let other = path.ends_with("/events") || !path.starts_with("/api");
            assert!(other || all.used.contains(&format!("{method} {path}")), "{method} {path} was not tried");
        }
    }
}

#[tokio::test]
async fn every_reference_leads_somewhere_and_every_example_fits() {
    let server = Server::new();
    let nobody = server.stranger();
    let (doc, page) = (nobody.get("/api/openapi.json").await, nobody.page("/api").await.1);
    let text = doc.to_string();
    for part in text.split("\"$ref\":\"#").skip(1) {
        let path = part.split('"').next().unwrap();
        assert!(doc.pointer(path).is_some(), "{path}");
    }
    for (path, methods) in doc["paths"].as_object().unwrap() {
        let body = &methods["post"]["requestBody"]["content"]["application/json"];
        if body.is_object() {
            assert_eq!(misfit(&doc, &body["schema"], &body["example"], "example"), None, "{path}");
        }
    }
    for name in doc["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("<code>{name}</code>")), "the page for people lists {name}");
    }
}

#[tokio::test]
async fn a_stream_sends_what_is_described() {
    use axum::body::Body;
    use axum::http::Method;
    use http_body_util::BodyExt;
    use tower::ServiceExt;
    let server = Server::new();
    let doc = server.stranger().get("/api/openapi.json").await;
    let content = &doc["paths"]["/api/tables/{id}/events"]["get"]["responses"]["200"]["content"]["text/event-stream"];
    for info in games() {
        let (ada, bob, table) = pair(&server, info.id, info.seats.0, json!({})).await;
        for form in ["view", "page"] {
            let path = format!("/api/tables/{table}/events?form={form}");
            let request = ada.request(Method::GET, &path).body(Body::empty()).unwrap();
            let mut body = server.app.clone().oneshot(request).await.unwrap().into_body();
            for nth in 0..3 {
                let mut text = String::new();
                while !text.ends_with("\n\n") {
                    let frame = body.frame().await.unwrap().unwrap().into_data().unwrap();
                    text += std::str::from_utf8(&frame).unwrap();
                }
                let data = text.lines().find_map(|line| line.strip_prefix("data: ")).expect("one line of data");
                let state: Value = serde_json::from_str(data).unwrap();
                assert_eq!(misfit(&doc, &content["schema"], &state, "state"), None, "{} {form}", info.id);
                bob.act(&table, "chat", json!({"text": format!("{form} {nth}")})).await;
            }
        }
    }
}

#[test]
fn the_program_of_the_documentation_plays_a_whole_game() {
    use courtly_server::config::Config;
    use std::process::Command;
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "python3 is missing");
        eprintln!("skipped: python3 is missing");
        return;
    }
    let data = std::env::temp_dir().join(format!("courtly-test-{}-bot.db", std::process::id()));
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let config =
        Config { data: data.clone(), address, bot_pause: Some(std::time::Duration::ZERO), ..Config::default() };
    let (ready, told) = std::sync::mpsc::channel();
    // Served until the tests are over.
    std::thread::spawn(move || courtly_server::serve::serve(config, |address| ready.send(address).unwrap()));
    let address = told.recv_timeout(std::time::Duration::from_secs(20)).expect("a server");
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/bot.py");
    let played = Command::new("python3").args([program, &format!("http://{address}")]).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{end}", data.display())).ok();
    }
    assert!(played.status.success() && out.contains("winners: ["), "{out}{err}");
}
