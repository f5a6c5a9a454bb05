//! Nothing that was acknowledged is lost: the server is killed again and again while games are played, and every
//! decision that it acknowledged is there when it comes back.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const KILLS: usize = 50;
const TABLES: usize = 6;

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path, address: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_courtly"))
            .args(["serve", "--rate", "0", "--no-open", "--bot-pause", "0", "--address", address, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a greeting");
        let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    fn kill(mut self) -> SocketAddr {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        self.address
    }
}

/// One request; nothing if the connection broke before the answer was whole.
fn ask(address: SocketAddr, token: &str, method: &str, path: &str, body: &str) -> Option<(u16, serde_json::Value)> {
    let mut socket = TcpStream::connect_timeout(&address, Duration::from_millis(500)).ok()?;
    socket.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(request.as_bytes()).ok()?;
    let mut answer = vec![];
    socket.read_to_end(&mut answer).ok()?;
    let text = String::from_utf8_lossy(&answer).into_owned();
    let status = text.split(' ').nth(1)?.parse().ok()?;
    let body = text.split_once("\r\n\r\n")?.1;
    Some((status, serde_json::from_str(body).ok()?))
}

/// A table that one thread plays; what was acknowledged is counted.
struct Played {
    id: String,
    acknowledged: u64,
}

fn play(address: SocketAddr, token: &str, nth: usize, stop: &AtomicBool, tables: &Mutex<Vec<Played>>) {
    let games = ["royal-visit", "kings-road", "royal-palace", "banquet-royal"];
    let mut dice = nth as u64 + 1;
    let mut mine = None;
    while !stop.load(Ordering::Relaxed) {
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let Some(id) = mine.clone() else {
            let wish = format!(
                r#"{{"game":"{}","seats":[{{"kind":"me"}},{{"kind":"bot","level":"random"}}],"pace":"days"}}"#,
                games[nth % games.len()]
            );
            if let Some((200, told)) = ask(address, token, "POST", "/api/tables", &wish) {
                let id = told["table"].as_str().expect("its name").to_owned();
                tables.lock().unwrap().push(Played { id: id.clone(), acknowledged: 0 });
                mine = Some(id);
            } else {
                std::thread::sleep(Duration::from_millis(10));
            }
            continue;
        };
        let Some((status, state)) = ask(address, token, "GET", &format!("/api/tables/{id}/state?form=view"), "") else {
            std::thread::sleep(Duration::from_millis(10));
            continue;
        };
        assert_eq!(status, 200, "an acknowledged table is there: {state}");
        if state["status"] == "over" {
            mine = None;
            continue;
        }
        let (Some(prompt), Some(legal)) = (state["prompt"].as_u64(), state["legal"].as_array()) else { continue };
        // The number of this question counts the seat's decisions, so none that was acknowledged is missing.
        let known = tables.lock().unwrap().iter().find(|table| table.id == id).map(|table| table.acknowledged);
        assert!(prompt > known.unwrap(), "{id}: asked {prompt} after {known:?} were acknowledged");
        let decision = &legal[(dice >> 33) as usize % legal.len()];
        let body = format!(r#"{{"seat":0,"prompt":{prompt},"decision":{decision}}}"#);
        if let Some((200, _)) = ask(address, token, "POST", &format!("/api/tables/{id}/decide"), &body) {
            let mut tables = tables.lock().unwrap();
            tables.iter_mut().find(|table| table.id == id).expect("it is known").acknowledged = prompt;
        }
    }
}

#[test]
fn fifty_kills_under_load_lose_nothing_that_was_acknowledged() {
    let data: PathBuf = std::env::temp_dir().join(format!("courtly-kill-{}.db", std::process::id()));
    let mut server = Server::start(&data, "127.0.0.1:0");
    let address = server.address;
    let told = ask(address, "", "POST", "/api/players", r#"{"name":"Ada"}"#).expect("a player").1;
    let token = told["token"].as_str().expect("a token").to_owned();
    let (stop, tables) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(vec![])));
    let threads: Vec<_> = (0..TABLES)
        .map(|nth| {
            let (token, stop, tables) = (token.clone(), Arc::clone(&stop), Arc::clone(&tables));
            std::thread::spawn(move || play(address, &token, nth, &stop, &tables))
        })
        .collect();
    for kill in 0..KILLS {
        std::thread::sleep(Duration::from_millis(60 + (kill as u64 * 37) % 140));
        let same = server.kill();
        server = Server::start(&data, &same.to_string());
    }
    stop.store(true, Ordering::Relaxed);
    for thread in threads {
        thread.join().expect("no acknowledged decision was missing");
    }
    let tables = tables.lock().unwrap();
    let acknowledged: u64 = tables.iter().map(|table| table.acknowledged).sum();
    for table in tables.iter() {
        let (status, state) =
            ask(address, &token, "GET", &format!("/api/tables/{}/state?form=view", table.id), "").expect("an answer");
        assert_eq!(status, 200, "{}: {state}", table.id);
        if let Some(prompt) = state["prompt"].as_u64() {
            assert!(prompt > table.acknowledged, "{}: asked {prompt}, acknowledged {}", table.id, table.acknowledged);
        }
    }
    println!("{KILLS} kills, {} tables, {acknowledged} acknowledged decisions, none lost", tables.len());
    assert!(acknowledged > KILLS as u64, "only {acknowledged} decisions in all");
    server.kill();
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{end}", data.display())).ok();
    }
}
