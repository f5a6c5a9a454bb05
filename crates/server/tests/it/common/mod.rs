//! A server without a socket, and people who talk to it.

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use courtly_host::Budget;
use courtly_server::config::Config;
use courtly_server::http::app;
use courtly_server::live::Hub;
use courtly_server::store::Store;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tower::ServiceExt;

/// A server with a file of its own, which goes away with it.
pub(crate) struct Server {
    pub(crate) hub: Arc<Hub>,
    pub(crate) app: Router,
    pub(crate) data: PathBuf,
}

impl Server {
    pub(crate) fn new() -> Server {
        Server::with(|_| ())
    }

    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Server {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("courtly-test-{}-{nth}.db", std::process::id()));
        let mut config = Config { data: data.clone(), ..Config::default() };
        (config.rate, config.bot_pause, config.analysis) = (0, Some(Duration::ZERO), 1000);
        config.thought = Budget::Nodes(1000);
        change(&mut config);
        Server::open(data, config)
    }

    /// The same file again, as after a restart.
    pub(crate) fn restarted(&self) -> Server {
        Server::open(self.data.clone(), self.hub.config.clone())
    }

    fn open(data: PathBuf, config: Config) -> Server {
        let store = Store::open(&data).expect("a data file");
        let hub = Hub::new(store, config);
        Server { app: app(Arc::clone(&hub)), hub, data }
    }

    /// Somebody of this name, with a token.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let nobody = Person { app: self.app.clone(), token: None };
        let (status, told) = nobody.post("/api/players", json!({"name": name})).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        Person { token: told["token"].as_str().map(str::to_owned), ..nobody }
    }

    pub(crate) fn stranger(&self) -> Person {
        Person { app: self.app.clone(), token: None }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.data.clone().into_os_string();
            name.push(end);
            std::fs::remove_file(name).ok();
        }
    }
}

/// Somebody who sends requests.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) app: Router,
    pub(crate) token: Option<String>,
}

impl Person {
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, "localhost:7878");
        match &self.token {
            Some(token) => request.header(header::COOKIE, format!("courtly={token}")),
            None => request,
        }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        let answer = self.app.clone().oneshot(request).await.expect("the router answers");
        let status = answer.status();
        let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
        (status, bytes.to_vec())
    }

    pub(crate) async fn page(&self, path: &str) -> (StatusCode, String) {
        let (status, bytes) = self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await;
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    pub(crate) async fn bytes(&self, path: &str) -> (StatusCode, Vec<u8>) {
        self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, text) = self.page(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        let (status, bytes) = self.send(request.body(Body::from(body.to_string())).unwrap()).await;
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    pub(crate) async fn form(&self, path: &str, fields: &str) -> axum::response::Response {
        let request = self
            .request(Method::POST, path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ORIGIN, "http://localhost:7878");
        self.app.clone().oneshot(request.body(Body::from(fields.to_owned())).unwrap()).await.unwrap()
    }

    /// A table of this wish.
    pub(crate) async fn table(&self, wish: Value) -> (String, String) {
        let (status, told) = self.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let text = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
        (text("table"), text("invitation"))
    }

    pub(crate) async fn state(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/state?form=view")).await
    }

    pub(crate) async fn act(&self, table: &str, act: &str, body: Value) -> (StatusCode, Value) {
        self.post(&format!("/api/tables/{table}/{act}"), body).await
    }

    /// Makes the n-th legal decision (around the end) if the person is asked; whether it was.
    pub(crate) async fn decide(&self, table: &str, nth: usize) -> bool {
        let state = self.state(table).await;
        let legal = state["legal"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() {
            return false;
        }
        let body = json!({
            "seat": state["viewer"], "prompt": state["prompt"], "decision": legal[nth % legal.len()],
        });
        let (status, told) = self.act(table, "decide", body).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        true
    }
}

/// Every game, with its fewest seats.
pub(crate) async fn games(person: &Person) -> Vec<(String, usize)> {
    let told = person.get("/api/games").await;
    let game = |game: &Value| (game["id"].as_str().unwrap().to_owned(), game["seats"][0].as_u64().unwrap() as usize);
    told["games"].as_array().unwrap().iter().map(game).collect()
}

/// Two people at a table of this game, which has begun; further seats are bots.
pub(crate) async fn pair(server: &Server, game: &str, seats: usize, more: Value) -> (Person, Person, String) {
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let mut places = vec![json!({"kind": "me"}), json!({"kind": "open"})];
    places.extend((2..seats).map(|_| json!({"kind": "bot", "level": "random"})));
    let mut wish = json!({"game": game, "seats": places, "pace": "days", "seed": "test"});
    for (key, value) in more.as_object().into_iter().flatten() {
        wish[key] = value.clone();
    }
    let (table, invitation) = ada.table(wish).await;
    let (status, told) = bob.act(&table, "join", json!({"invitation": invitation, "contribution": "same"})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, told) = ada.act(&table, "start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    (ada, bob, table)
}
