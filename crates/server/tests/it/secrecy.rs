//! What a browser receives depends on nothing but what its seat may know: in two worlds that a seat cannot tell apart,
//! everything sent to it is the same bytes.

use crate::common;

use axum::body::Body;
use axum::http::Method;
use common::{Person, Server};
use courtly_core::{Seat, Viewer};
use courtly_host::{Order, Seed, game_info, games, new_table};
use courtly_server::live::Hub;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

/// Games, numbers of seats and moments that are compared.
const WORLDS: usize = 12;
/// Decisions that are played on in both worlds.
const ON: usize = 40;
/// Moments of each game at which whole streams are compared.
const MOMENTS: usize = 60;
/// A stream that sends nothing for so long has sent everything.
const QUIET: Duration = Duration::from_millis(15);

/// A position in the middle of a game, and one that the viewer cannot tell from it.
fn worlds(game: &str, seats: usize, nth: usize, viewer: Viewer) -> Option<(String, String)> {
    let order = Order { game: game.to_owned(), ..Order::default() };
    let mut table = new_table(&order, seats, Seed::from_text(&format!("{game} {nth}"))).expect("a table");
    for step in 0..nth * 13 {
        let Some(seat) = table.to_act().iter().next() else { break };
        let legal = table.legal(seat);
        let decision = legal[(step * 7919 + nth) % legal.len()].clone();
        table.act(seat, &decision).expect("a legal decision");
    }
    if table.over() {
        return None;
    }
    Some((table.position(), table.imagined(viewer, Seed::from_text(&format!("other {nth}")))))
}

/// Two people (and bots that never act) at a table of this position.
async fn seated(server: &Server, game: &str, seats: usize, position: &str) -> (Vec<Person>, String) {
    let mut people = vec![server.person("Ada").await];
    let mut places = vec![json!({"kind": "me"})];
    places.extend((1..seats).map(|_| json!({"kind": "open"})));
    let wish =
        json!({"game": game, "seats": places, "pace": "days", "seed": "twin", "position": position, "hints": true});
    let (table, invitation) = people[0].table(wish).await;
    for seat in 1..seats {
        let person = server.person(&format!("Guest {seat}")).await;
        let (status, told) =
            person.act(&table, "join", json!({"invitation": invitation, "seat": seat, "contribution": "same"})).await;
        assert!(status.is_success(), "{told}");
        people.push(person);
    }
    let (status, told) = people[0].act(&table, "start", json!({})).await;
    assert!(status.is_success(), "{told}");
    (people, table)
}

/// Everything that one person can ask about a table, with the table's name left out.
async fn everything(person: &Person, table: &str, seats: usize, refusals: bool) -> String {
    let mut all = String::new();
    let mut paths = vec![
        format!("/tables/{table}"),
        format!("/tables/{table}/replay"),
        format!("/tables/{table}/replay?at=1"),
        format!("/tables/{table}/record.jsonl"),
        format!("/api/tables/{table}/state?form=page&lang=fr&after=0"),
        format!("/api/tables/{table}/state?form=view"),
        format!("/api/tables/{table}/state?form=view&seat=spectator"),
        "/tables".to_owned(),
    ];
    paths.extend((0..seats).map(|seat| format!("/api/tables/{table}/replay?as={seat}")));
    for path in paths {
        let (status, text) = person.page(&path).await;
        all += &format!("{path} {status}\n{text}\n");
    }
    if refusals {
        for seat in 0..seats {
            for decision in ["nonsense", "K+1", "next", "end", "A", "123"] {
                let prompt = person.state(table).await["prompt"].clone();
                let body = json!({"seat": seat, "prompt": prompt, "decision": decision});
                if person.state(table).await["legal"].as_array().is_none_or(|legal| !legal.contains(&json!(decision))) {
                    all += &format!("{:?}\n", person.act(table, "decide", body).await);
                }
            }
        }
        all += &format!("{:?}\n", person.act(table, "hint", json!({"seat": 9})).await);
    }
    all.replace(table, "TABLE")
}

#[tokio::test]
async fn pages_states_replays_and_errors_tell_nothing_that_the_seat_may_not_know() {
    let server = Server::new();
    let mut compared = 0;
    for info in games() {
        for nth in 1..=WORLDS {
            let seats = info.seats.0 + nth % (info.seats.1 - info.seats.0 + 1);
            let me = nth % seats;
            let Some((one, other)) = worlds(info.id, seats, nth, Viewer::Seat(Seat(me as u8))) else { continue };
            let (here, a) = seated(&server, info.id, seats, &one).await;
            let (there, b) = seated(&server, info.id, seats, &other).await;
            // A position carries no memory of public events, so what a loaded match lets a seat know may differ where
            // the matches that led there did not.
            let views = (here[me].state(&a).await["view"].clone(), there[me].state(&b).await["view"].clone());
            if views.0 != views.1 {
                continue;
            }
            let left = everything(&here[me], &a, seats, true).await;
            let right = everything(&there[me], &b, seats, true).await;
            same(&left, &right, &format!("{} world {nth} seat {me}", info.id));
            compared += usize::from(one != other);
        }
    }
    assert!(compared >= 16, "only {compared} pairs of worlds differed");
}

#[tokio::test]
async fn a_spectator_sees_only_what_all_see() {
    let server = Server::new();
    for info in games() {
        for nth in 1..=WORLDS / 2 {
            let seats = info.seats.0;
            let Some((one, other)) = worlds(info.id, seats, nth, Viewer::Spectator) else { continue };
            let (_, a) = seated(&server, info.id, seats, &one).await;
            let (_, b) = seated(&server, info.id, seats, &other).await;
            let eve = server.person("Eve").await;
            for (person, who) in [(&eve, "a player"), (&server.stranger(), "a stranger")] {
                let left = everything(person, &a, seats, false).await;
                let right = everything(person, &b, seats, false).await;
                same(&left, &right, &format!("{} world {nth}, {who}", info.id));
            }
            if nth <= 2 {
                let picture = async |table: &str| eve.bytes(&format!("/tables/{table}/picture.png")).await;
                assert_eq!(picture(&a).await, picture(&b).await, "{} world {nth}: the picture", info.id);
            }
        }
    }
}

#[tokio::test]
async fn whole_streams_of_twin_games_are_the_same_as_long_as_the_views_are() {
    let server = Server::new();
    let mut steps = 0;
    for info in games() {
        for nth in 1..=WORLDS / 2 {
            let seats = info.seats.0;
            let me = nth % seats;
            let Some((one, other)) = worlds(info.id, seats, nth, Viewer::Seat(Seat(me as u8))) else { continue };
            let (here, a) = seated(&server, info.id, seats, &one).await;
            let (there, b) = seated(&server, info.id, seats, &other).await;
            for step in 0..ON {
                if !both(&here, &a, &there, &b, step).await {
                    break;
                }
                let view = async |person: &Person, table: &str| person.state(table).await["view"].clone();
                if view(&here[me], &a).await != view(&there[me], &b).await {
                    // Chance or a hidden hand has told this seat something: from here on the worlds are different.
                    break;
                }
                let left = everything(&here[me], &a, seats, false).await;
                let right = everything(&there[me], &b, seats, false).await;
                same(&left, &right, &format!("{} world {nth} seat {me} after {step}", info.id));
                steps += 1;
            }
        }
    }
    assert!(steps > 60, "only {steps} steps were alike");
}

/// Open event streams of one person at one table, and all bytes that came.
struct Streams {
    hub: Arc<Hub>,
    bodies: Vec<(String, axum::body::Body)>,
}

impl Streams {
    /// The forms in which a state can be had.
    async fn open(server: &Server, person: &Person, table: &str) -> Streams {
        let mut bodies = vec![];
        for form in ["form=view", "form=page&lang=en", "form=page&lang=fr&after=0", "form=view&seat=spectator"] {
            let path = format!("/api/tables/{table}/events?{form}");
            let request = person.request(Method::GET, &path).body(Body::empty()).unwrap();
            let answer = person.app.clone().oneshot(request).await.unwrap();
            assert!(answer.status().is_success(), "{path}");
            bodies.push((form.to_owned(), answer.into_body()));
        }
        Streams { hub: Arc::clone(&server.hub), bodies }
    }

    /// Everything that has come since the last time, until all streams are quiet.
    async fn arrived(&mut self, table: &str) -> String {
        let hub = &self.hub;
        let each = self.bodies.iter_mut().map(async |(form, body)| {
            let mut all = format!("{form}:\n");
            loop {
                let Ok(frame) = tokio::time::timeout(QUIET, body.frame()).await else {
                    // Pages are drawn elsewhere, and that may take longer.
                    if hub.drawing() { continue } else { break }
                };
                let bytes = frame.expect("an open stream").expect("a frame").into_data().unwrap_or_default();
                let text = std::str::from_utf8(&bytes).expect("text");
                // A comment keeps the connection alive, at times of its own.
                all += if text.starts_with(':') { "" } else { text };
            }
            all
        });
        futures_util::future::join_all(each).await.concat().replace(table, "TABLE")
    }
}

#[tokio::test]
async fn the_bytes_of_whole_event_streams_of_twin_games_are_the_same() {
    let server = Server::new();
    let (mut alike, mut bytes) = (0, 0);
    for info in games() {
        let mut of_game = 0;
        for nth in 1..=WORLDS {
            if of_game >= MOMENTS {
                break;
            }
            let seats = if nth % 2 == 0 { info.seats.0 } else { info.seats.1 };
            // Of the viewers, the last one only watches.
            let me = (nth * 2) % (seats + 1);
            let viewer = if me == seats { Viewer::Spectator } else { Viewer::Seat(Seat(me as u8)) };
            let Some((one, other)) = worlds(info.id, seats, nth, viewer) else { continue };
            let (here, a) = seated(&server, info.id, seats, &one).await;
            let (there, b) = seated(&server, info.id, seats, &other).await;
            let eve = server.person("Eve").await;
            let (left, right) = (here.get(me).unwrap_or(&eve), there.get(me).unwrap_or(&eve));
            let view = async |person: &Person, table: &str| person.state(table).await["view"].clone();
            if view(left, &a).await != view(right, &b).await {
                continue;
            }
            let (mut ours, mut theirs) =
                (Streams::open(&server, left, &a).await, Streams::open(&server, right, &b).await);
            for step in 0..ON {
                let (sent, twin) = (ours.arrived(&a).await, theirs.arrived(&b).await);
                if view(left, &a).await != view(right, &b).await {
                    // Chance or a hidden hand has told this viewer something: from here on the worlds are different.
                    break;
                }
                same(&sent, &twin, &format!("{} world {nth} viewer {viewer:?} after {step}", info.id));
                (of_game, bytes) = (of_game + 1, bytes + sent.len());
                if !apart(&here, &a, &there, &b, me).await && !both(&here, &a, &there, &b, step).await {
                    break;
                }
            }
        }
        assert!(of_game >= 8, "{}: only {of_game} moments were alike", info.id);
        alike += of_game;
    }
    assert!(alike > 60 && bytes > 1_000_000, "only {alike} moments, {bytes} bytes");
}

/// Where a seat does something that another may not know of, the other's streams are silent, also right after news; and
/// no list says that the table has changed.
#[tokio::test]
async fn what_is_done_in_secret_sends_nothing_and_moves_no_list() {
    let server = Server::new();
    let mut secret = 0;
    for info in games() {
        let mut table =
            new_table(&Order { game: info.id.to_owned(), ..Order::default() }, 2, Seed::from_text("s")).unwrap();
        table.settle();
        let (people, id) = seated(&server, info.id, 2, &table.position()).await;
        let mut streams =
            [Streams::open(&server, &people[0], &id).await, Streams::open(&server, &people[1], &id).await];
        for step in 0..60 {
            for each in &mut streams {
                each.arrived(&id).await;
            }
            let mut states = [Value::Null, Value::Null];
            for (state, person) in states.iter_mut().zip(&people) {
                *state = person.state(&id).await;
            }
            let Some(seat) = (0..2).find(|seat| states[*seat]["prompt"].is_u64()) else { break };
            let other = 1 - seat;
            let path = format!("/api/tables/{id}/state?form=page&lang=en");
            let (before, listed) = (people[other].get(&path).await, moved(&server, &id));
            let legal = states[seat]["legal"].as_array().unwrap();
            // Whatever ends an action is what is done in secret, so it is chosen often.
            let quiet = legal.iter().find(|one| **one == "next").filter(|_| step % 2 == 0);
            let decision = quiet.unwrap_or(&legal[(step * 31) % legal.len()]);
            if quiet.is_some() && secret < 3 {
                // Lists count in seconds.
                tokio::time::sleep(Duration::from_millis(1100)).await;
            }
            let body = json!({"seat": seat, "prompt": states[seat]["prompt"], "decision": decision});
            assert!(people[seat].act(&id, "decide", body).await.0.is_success());
            // What moves no number of the other's shows in nothing else either.
            if people[other].state(&id).await["seq"] == states[other]["seq"] {
                secret += 1;
                assert_eq!(people[other].get(&path).await, before, "{} after {decision}", info.id);
                let told = streams[other].arrived(&id).await;
                assert!(!told.contains("data:"), "{} after {decision}: {told}", info.id);
                assert_eq!(moved(&server, &id), listed, "{} after {decision}", info.id);
            }
        }
    }
    assert!(secret > 5, "only {secret} secret acts");
}

/// When the table changed last, for lists.
fn moved(server: &Server, table: &str) -> i64 {
    let file = rusqlite::Connection::open(&server.data).unwrap();
    file.query_row("SELECT changed FROM standing WHERE match = ?", [table], |row| row.get(0)).unwrap()
}

/// One decision that is possible in both worlds; whether there was one.
async fn both(here: &[Person], a: &str, there: &[Person], b: &str, step: usize) -> bool {
    for seat in 0..here.len() {
        let (left, right) = (here[seat].state(a).await, there[seat].state(b).await);
        let legal = |state: &Value| state["legal"].as_array().cloned().unwrap_or_default();
        let common: Vec<Value> = legal(&left).into_iter().filter(|one| legal(&right).contains(one)).collect();
        if common.is_empty() {
            continue;
        }
        let decision = &common[(step * 31) % common.len()];
        for (person, table, state) in [(&here[seat], a, &left), (&there[seat], b, &right)] {
            let body = json!({"seat": seat, "prompt": state["prompt"], "decision": decision});
            let (status, told) = person.act(table, "decide", body).await;
            assert!(status.is_success(), "{told}");
        }
        return true;
    }
    false
}

/// Where several seats owe a decision at once, their choices are secret until the last: somebody else than the viewer
/// chooses one thing here and another there. Whether somebody did.
async fn apart(here: &[Person], a: &str, there: &[Person], b: &str, me: usize) -> bool {
    for seat in (0..here.len()).filter(|seat| *seat != me) {
        let (left, right) = (here[seat].state(a).await, there[seat].state(b).await);
        let owing = |state: &Value| state["turn"].as_array().map_or(0, Vec::len);
        let (first, last) = (&left["legal"][0], right["legal"].as_array().and_then(|legal| legal.last()));
        let Some(last) = last.filter(|_| first.is_string() && owing(&left) > 1 && owing(&right) > 1) else { continue };
        for (person, table, state, decision) in [(&here[seat], a, &left, first), (&there[seat], b, &right, last)] {
            let body = json!({"seat": seat, "prompt": state["prompt"], "decision": decision});
            let (status, told) = person.act(table, "decide", body).await;
            assert!(status.is_success(), "{told}");
        }
        return true;
    }
    false
}

/// Compares, and shows the first place where two texts part.
fn same(left: &str, right: &str, what: &str) {
    let Some(at) = left.bytes().zip(right.bytes()).position(|(a, b)| a != b) else {
        assert_eq!(left.len(), right.len(), "{what}");
        return;
    };
    let around = |text: &str| {
        let from = (0..=at.saturating_sub(150)).rev().find(|n| text.is_char_boundary(*n)).unwrap_or(0);
        text[from..].chars().take(300).collect::<String>()
    };
    panic!("{what}:\n{}\n--- but ---\n{}", around(left), around(right));
}

#[test]
fn every_game_takes_part() {
    assert!(games().iter().all(|info| game_info(info.id).is_some()));
}
