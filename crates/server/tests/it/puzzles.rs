//! Puzzles over HTTP: tried decision by decision, judged, remembered.

use crate::common::{Person, Server};
use axum::http::StatusCode;
use courtly_host::games;
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn solution(person: &Person, path: &str) -> Vec<Value> {
    let told = person.get(&format!("/api{path}/solution")).await;
    told["solution"].as_array().unwrap().iter().map(|step| step["decision"].clone()).collect()
}

#[tokio::test]
async fn a_puzzle_is_solved_decision_by_decision_and_stays_solved() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    for info in games() {
        let (list, path) = (format!("/puzzles/{}", info.id), format!("/puzzles/{}/1", info.id));
        assert!(ada.page(&list).await.1.contains("0 of 210 solved"), "{}", info.id);
        let line = solution(&ada, &path).await;
        for made in 0..=line.len() {
            let body = json!({"decisions": &line[..made], "seen": made.saturating_sub(1)});
            let (status, told) = ada.post(&format!("/api{path}"), body).await;
            assert_eq!(status, StatusCode::OK, "{told}");
            let solved = made == line.len();
            assert_eq!(told["puzzle"]["verdict"], if solved { "solved" } else { "open" }, "{path}");
            assert_eq!(told["status"], if solved { "over" } else { "running" }, "{path}");
            assert_eq!(told["choices"].as_array().unwrap().is_empty(), solved, "{path}");
            assert_eq!(told["news"].as_array().unwrap().is_empty(), made == 0, "{path}");
        }
        assert!(ada.page(&list).await.1.contains("1 of 210 solved"), "{}", info.id);
        assert!(server.stranger().page(&list).await.1.contains("0 of 210 solved"), "what Ada solved is Ada's");
    }
    let again = server.restarted();
    let kept = Person { app: again.app.clone(), ..ada };
    assert_eq!(kept.page("/puzzles").await.1.matches("1 of 210 solved").count(), games().len());
}

#[tokio::test]
async fn a_stranger_who_solves_a_puzzle_is_somebody_from_then_on() {
    let server = Server::new();
    let nobody = server.stranger();
    let line = solution(&nobody, "/puzzles/kings-road/3").await;
    let request = nobody.request(axum::http::Method::POST, "/api/puzzles/kings-road/3");
    let request = request.header("content-type", "application/json");
    let body = axum::body::Body::from(json!({"decisions": line}).to_string());
    let answer = tower::ServiceExt::oneshot(server.app.clone(), request.body(body).unwrap()).await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    let now = Person { token: Some(token), ..nobody };
    assert!(now.page("/puzzles/kings-road").await.1.contains("1 of 210 solved"));
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused() {
    let server = Server::new();
    let ada = server.person("Ada").await;
    let path = "/api/puzzles/kings-road/1";
    let line = solution(&ada, "/puzzles/kings-road/1").await;
    let post = async |decisions: Vec<Value>| ada.post(path, json!({"decisions": decisions})).await.0;
    assert_eq!(post(vec![json!("w")]).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(post([line.clone(), line.clone()].concat()).await, StatusCode::BAD_REQUEST);
    assert_eq!(post(vec![json!("x"); 300]).await, StatusCode::PAYLOAD_TOO_LARGE);
    for missing in [
        "/api/puzzles/kings-road/0",
        "/api/puzzles/kings-road/9999",
        "/api/puzzles/kings-road/-1",
        "/api/puzzles/chess/1",
    ] {
        assert_eq!(ada.post(missing, json!({"decisions": []})).await.0, StatusCode::NOT_FOUND, "{missing}");
    }
    for missing in ["/puzzles/kings-road/0", "/puzzles/kings-road/x", "/puzzles/chess", "/puzzles/chess/1"] {
        assert_eq!(ada.page(missing).await.0, StatusCode::NOT_FOUND, "{missing}");
    }
}

#[tokio::test]
async fn without_scripts_a_puzzle_shows_its_board_and_its_solution() {
    let server = Server::new();
    let nobody = server.stranger();
    for info in games() {
        let (status, page) = nobody.page(&format!("/puzzles/{}/210", info.id)).await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains("id=\"board\"") && page.contains("<svg") && page.contains("?solution=1"), "{}", info.id);
        // Beside the board and on it a seat has the same letter.
        let letters = |class: &str| -> BTreeSet<char> {
            let class = format!("class=\"{class}\"");
            let shown = page.split(&class).skip(1).filter_map(|rest| rest.split_once('>'));
            shown.filter_map(|(_, text)| text.chars().next()).collect()
        };
        let (seats, on_board) = match info.id {
            "royal-visit" => ("GR", true),
            "kings-road" => ("AB", letters("kr-l") == BTreeSet::from(['A', 'B'])),
            "royal-palace" => ("AB", page.contains("--l0:'A';--l1:'B';")),
            _ => ("BGY", "BGY".chars().all(|family| page.contains(&format!("#br-guest-{family}")))),
        };
        assert_eq!(letters("badge-letter"), seats.chars().collect(), "{}", info.id);
        assert!(on_board, "{}", info.id);
        let told = nobody.get(&format!("/api/puzzles/{}/210/solution", info.id)).await;
        let (_, shown) = nobody.page(&format!("/puzzles/{}/210?solution=1", info.id)).await;
        for step in told["solution"].as_array().unwrap() {
            let words = maud::html! { li { (step["words"].as_str().unwrap()) } }.into_string();
            assert!(shown.contains(&words), "{}: {words}", info.id);
        }
    }
}
