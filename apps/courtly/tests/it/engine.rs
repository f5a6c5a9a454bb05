//! The engine protocol, over every game of the list.

use courtly::engine::{Tables, answer, serve};
use courtly_core::{Swift, below};
use courtly_games::IDS;
use serde_json::{Value, json};

struct Client {
    tables: Tables,
}

impl Client {
    fn new() -> Client {
        Client { tables: Tables::default() }
    }

    fn line(&mut self, line: &[u8]) -> Option<Value> {
        answer(&mut self.tables, line).map(|reply| serde_json::from_str(&reply).expect("a reply is JSON"))
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value, i64> {
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        let reply = self.line(request.to_string().as_bytes()).expect("a request is answered");
        assert_eq!((&reply["jsonrpc"], &reply["id"]), (&json!("2.0"), &json!(1)));
        match reply.get("error") {
            Some(error) => Err(error["code"].as_i64().unwrap()),
            None => Ok(reply["result"].clone()),
        }
    }

    fn open(&mut self, game: &str, seats: usize, seed: &str) -> String {
        let reply = self.call("new", json!({"game": game, "seats": seats, "seed": seed})).unwrap();
        reply["table"].as_str().unwrap().to_owned()
    }

    /// Plays a whole game by chance and returns every position and chance step.
    fn play(&mut self, table: &str, seed: u64) -> Vec<String> {
        let mut rng = Swift::new(seed);
        let mut trace = vec![];
        loop {
            let now = self.call("position", json!({"table": table})).unwrap();
            trace.push(now["position"].as_str().unwrap().to_owned());
            if now["over"].as_bool().unwrap() {
                return trace;
            }
            let seat = now["to_act"][0].as_u64().unwrap();
            let legal = self.call("legal", json!({"table": table, "seat": seat})).unwrap();
            let legal = legal["decisions"].as_array().unwrap();
            let decision = &legal[below(&mut rng, legal.len() as u32) as usize];
            let acted = self.call("act", json!({"table": table, "seat": seat, "decision": decision})).unwrap();
            trace.push(acted["chance"].to_string());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_the_end_has_a_result() {
    for game in IDS {
        let mut client = Client::new();
        let (a, b) = (client.open(game, 2, "x"), client.open(game, 2, "x"));
        assert_eq!(client.call("result", json!({"table": a})), Err(6), "not over yet");
        let first = client.play(&a, 5);
        assert_eq!(first, client.play(&b, 5), "{game}");
        let result = client.call("result", json!({"table": a})).unwrap();
        assert!(!result["winners"].as_array().unwrap().is_empty() && result["reason"].is_string(), "{game}: {result}");
        assert_eq!(client.call("act", json!({"table": a, "seat": 0, "decision": "x"})), Err(5), "over comes first");
        assert_eq!(client.call("legal", json!({"table": a, "seat": 0})), Ok(json!({"decisions": []})));
    }
}

#[test]
fn a_loaded_position_prints_as_itself_and_offers_the_same() {
    for game in IDS {
        let mut client = Client::new();
        let table = client.open(game, 2, "y");
        let position = client.call("position", json!({"table": table})).unwrap();
        let loaded = client.call("load", json!({"game": game, "position": position["position"]})).unwrap();
        let loaded = loaded["table"].as_str().unwrap();
        assert_eq!(client.call("position", json!({"table": loaded})).unwrap(), position);
        for seat in 0..2 {
            assert_eq!(
                client.call("legal", json!({"table": loaded, "seat": seat})),
                client.call("legal", json!({"table": table, "seat": seat}))
            );
        }
        let spaced = format!("{} ", position["position"].as_str().unwrap());
        assert_eq!(client.call("load", json!({"game": game, "position": spaced})), Err(4), "{game}");
    }
}

#[test]
fn every_view_speaks_both_languages() {
    for game in IDS {
        let mut client = Client::new();
        let table = client.open(game, 2, "z");
        for seat in [json!(0), json!(1), Value::Null] {
            let mut texts = vec![];
            for lang in ["en", "fr"] {
                let view = client.call("view", json!({"table": table, "seat": seat, "lang": lang})).unwrap();
                assert!(view["view"].is_object());
                texts.push(view["text"].as_str().unwrap().to_owned());
            }
            assert_ne!(texts[0], texts[1], "{game}");
            assert!(texts.iter().all(|text| !text.contains('\u{1b}')), "no colour codes");
        }
        assert_eq!(client.call("view", json!({"table": table, "seat": 0, "lang": "de"})), Err(-32602));
    }
}

#[test]
fn a_suggestion_is_legal_and_ranks_all_decisions() {
    for game in IDS {
        let mut client = Client::new();
        let table = client.open(game, 2, "s");
        let seat = client.call("position", json!({"table": table})).unwrap()["to_act"][0].clone();
        let legal = client.call("legal", json!({"table": table, "seat": seat})).unwrap();
        let mut legal: Vec<_> =
            legal["decisions"].as_array().unwrap().iter().map(|d| d.as_str().unwrap().to_owned()).collect();
        for level in ["random", "greedy", "page", "squire", "knight", "chancellor"] {
            let call = json!({"table": table, "seat": seat, "level": level, "millis": 100});
            let advice = client.call("suggest", call.clone()).unwrap();
            assert_eq!(advice, client.call("suggest", call).unwrap(), "the same twice");
            assert_eq!(advice["decision"], advice["ranked"][0]["decision"]);
            let ranked = advice["ranked"].as_array().unwrap();
            let mut named: Vec<_> = ranked.iter().map(|r| r["decision"].as_str().unwrap().to_owned()).collect();
            named.sort();
            legal.sort();
            assert_eq!(named, legal, "{game} {level}");
            assert!(ranked.iter().all(|r| (0.0..=1.0).contains(&r["win"].as_f64().unwrap())), "{game} {level}");
        }
        assert_eq!(client.call("suggest", json!({"table": table, "seat": seat, "level": "king"})), Err(-32602));
    }
}

#[test]
fn errors_come_with_their_code_and_in_their_order() {
    let mut client = Client::new();
    let table = client.open(IDS[0], 2, "e");
    let waiting = client.call("position", json!({"table": table})).unwrap();
    let acts = waiting["to_act"][0].as_u64().unwrap();
    let idle = (0..2).find(|seat| !waiting["to_act"].as_array().unwrap().contains(&json!(seat)));
    for (method, params, code) in [
        ("nothing", json!({}), -32601),
        ("new", json!({"game": "chess", "seats": 2, "seed": "1"}), -32602),
        ("new", json!({"game": IDS[0], "seats": 9, "seed": "1"}), -32602),
        ("new", json!({"game": IDS[0], "seats": -1, "seed": "1"}), -32602),
        ("new", json!({"game": IDS[0], "seats": 2, "seed": 1}), -32602),
        ("new", json!({"game": IDS[0], "seats": 2, "seed": "1", "options": {"no": "no"}}), -32602),
        ("new", json!({"game": IDS[0], "seats": 2, "seed": "1", "options": []}), -32602),
        ("new", json!({"game": IDS[0], "seats": 2, "seed": "1", "edition": "x = 1"}), 4),
        ("new", json!({"game": IDS[0], "seats": 2}), -32602),
        ("load", json!({"game": IDS[0], "position": ""}), 4),
        ("load", json!({"game": IDS[0], "position": 7}), -32602),
        ("legal", json!({"table": table}), -32602),
        ("legal", json!({"table": table, "seat": "0"}), -32602),
        ("legal", json!({"table": "t99", "seat": "0"}), -32602),
        ("legal", json!({"table": "t99", "seat": 77}), 1),
        ("legal", json!({"table": table, "seat": 2}), -32602),
        ("legal", json!({"table": table, "seat": -1}), -32602),
        ("legal", json!({"table": table, "seat": 0.5}), -32602),
        ("act", json!({"table": table, "seat": 2, "decision": "x"}), -32602),
        ("act", json!({"table": table, "seat": acts, "decision": "x"}), 3),
        ("act", json!({"table": table, "seat": acts, "decision": 1}), -32602),
        ("result", json!({"table": table}), 6),
        ("perft", json!({"table": table, "depth": -1}), -32602),
        ("perft", json!({"table": table, "depth": "1"}), -32602),
        ("close", json!({"table": "t99"}), 1),
    ] {
        assert_eq!(client.call(method, params.clone()), Err(code), "{method} {params}");
    }
    if let Some(idle) = idle {
        assert_eq!(client.call("act", json!({"table": table, "seat": idle, "decision": "x"})), Err(2));
        assert_eq!(client.call("suggest", json!({"table": table, "seat": idle, "level": "greedy"})), Err(2));
    }
    assert_eq!(client.call("position", json!({"table": table})).unwrap(), waiting, "nothing has changed");
    assert_eq!(client.call("close", json!({"table": table})), Ok(json!({})));
    assert_eq!(client.call("position", json!({"table": table})), Err(1));
}

#[test]
fn frames_are_those_of_json_rpc() {
    let mut client = Client::new();
    let code = |reply: &Value| reply["error"]["code"].as_i64().unwrap();
    for (line, expected) in [
        (&b"{"[..], -32700),
        (b"\xff\xfe", -32700),
        (b"[]", -32600),
        (b"1", -32600),
        (b"{}", -32600),
        (br#"{"jsonrpc":"1.0","id":1,"method":"games"}"#, -32600),
        (br#"{"jsonrpc":"2.0","id":{},"method":"games"}"#, -32600),
        (br#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
        (br#"{"jsonrpc":"2.0","id":1,"method":"games","params":3}"#, -32600),
        (br#"{"jsonrpc":"2.0","id":1,"method":"position","params":["t1"]}"#, -32602),
        (br#"{"jsonrpc":"2.0","id":1,"method":"nothing","params":["t1"]}"#, -32601),
    ] {
        assert_eq!(code(&client.line(line).unwrap()), expected, "{}", String::from_utf8_lossy(line));
    }
    assert_eq!(client.line(b"   "), None, "blank lines are passed over");
    assert_eq!(client.line(br#"{"jsonrpc":"2.0","method":"games"}"#), None, "a notification");
    assert_eq!(client.line(br#"[{"jsonrpc":"2.0","method":"games"}]"#), None, "nothing but notifications");
    let batch = br#"[{"jsonrpc":"2.0","id":"a","method":"games"},{"jsonrpc":"2.0","method":"games"},1]"#;
    let replies = client.line(batch).unwrap();
    assert_eq!(replies.as_array().unwrap().len(), 2);
    assert_eq!(replies[0]["id"], json!("a"));
    assert_eq!(code(&replies[1]), -32600);
}

#[test]
fn a_long_line_is_refused_and_skipped_and_the_last_may_lack_its_end() {
    let mut input = vec![b' '; 1024 * 1024 + 1];
    input.extend_from_slice(b"\n{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"games\"}");
    let mut output = vec![];
    serve(&input[..], &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let replies: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 2);
    assert_eq!(replies[0]["error"]["code"], json!(-32600));
    assert_eq!(replies[1]["id"], json!(7));
}

#[test]
fn a_line_may_end_in_either_form_and_be_as_long_as_said() {
    let request = br#"{"jsonrpc":"2.0","id":7,"method":"games"}"#;
    for (spaces, ending, code) in
        [(1024 * 1024 - request.len(), &b"\r\n"[..], None), (1024 * 1024 - request.len() + 1, b"\r\n", Some(-32600))]
    {
        let input = [&request[..], &vec![b' '; spaces], ending].concat();
        let mut output = vec![];
        serve(&input[..], &mut output).unwrap();
        let reply: Value = serde_json::from_slice(&output).unwrap();
        assert_eq!(reply.get("error").map(|e| e["code"].as_i64().unwrap()), code);
    }
}

#[test]
fn an_id_comes_back_as_it_was() {
    let mut client = Client::new();
    for id in ["123456789012345678901234567890", "-1.50", "\"é\"", "null"] {
        let line = format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"games\"}}");
        let reply = answer(&mut client.tables, line.as_bytes()).unwrap();
        assert!(reply.contains(&format!("\"id\":{id},")), "{reply}");
    }
}

#[test]
fn an_error_does_not_depend_on_what_the_seat_cannot_know() {
    // The message of a refused decision is made from the seat's view; the generic suites compare worlds. Here: it says
    // something.
    for game in IDS {
        let mut client = Client::new();
        let table = client.open(game, 2, "m");
        let seat = client.call("position", json!({"table": table})).unwrap()["to_act"][0].clone();
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": "act",
            "params": {"table": table, "seat": seat, "decision": "\u{1F451}".repeat(500)}});
        let reply = client.line(request.to_string().as_bytes()).unwrap();
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.starts_with("illegal decision: ") && message.len() < 600, "{message}");
    }
}
