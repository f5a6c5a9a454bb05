//! Programs of other people in the arena. They are written in Python, as the example is.

use courtly_arena::{Contestant, Findings, Order, Report, html, json, run, table};

const EXAMPLE: &str = concat!("cmd:python3 '", env!("CARGO_MANIFEST_DIR"), "/docs/player.py'");

fn duel(game: &str, program: &str, games: usize) -> Result<Report, String> {
    let player = |text: &str| Contestant::parse(text).expect("a contestant");
    let order = Order {
        game: game.to_owned(),
        seats: None,
        options: vec![],
        editions: vec![],
        players: vec![player(program), player("random")],
        games,
        seed: "programs".to_owned(),
        threads: 2,
        sprt: None,
    };
    run(&order, &mut |_| {})
}

fn forfeits(report: &Report) -> [usize; 2] {
    let Findings::Tournament(tournament) = &report.findings else { panic!("a duel") };
    tournament.duels[0].forfeits
}

/// A program of one line for what it answers: `r` is the request, `d` the decisions.
fn answering(answer: &str) -> String {
    let program = format!(
        "import json, sys, time, os\n\
         n = 0\n\
         for line in sys.stdin:\n \
         r = json.loads(line); n += 1; d = r['params'].get('decisions', [''])\n \
         a = {{'name': 'test', 'games': ['royal-visit']}} if r['method'] == 'hello' else ({answer})\n \
         print(json.dumps({{'jsonrpc': '2.0', 'id': r['id'], 'result': a}}), flush=True)\n"
    );
    format!("cmd:python3 -c \"{program}\"")
}

#[test]
fn the_example_plays_every_game_to_its_end() {
    for game in courtly_games::IDS {
        let report = duel(game, EXAMPLE, 4).expect("a program that plays");
        assert_eq!(forfeits(&report), [0, 0], "{game}");
    }
}

#[test]
fn a_wrong_answer_loses_the_match_and_is_counted() {
    for wrong in ["{'decision': 'nothing'}", "{}", "7", "{'decision': d}"] {
        let report = duel("royal-visit", &answering(wrong), 4).expect("it began");
        assert_eq!(forfeits(&report), [4, 0], "{wrong}");
        let Findings::Tournament(tournament) = &report.findings else { panic!("a duel") };
        assert_eq!((tournament.duels[0].won, tournament.duels[0].lost), (0, 4));
        for told in [table(&report), html(&report)] {
            assert!(told.contains("did not play on in 4 games; first: a wrong answer: "), "{told}");
        }
        let told: serde_json::Value = serde_json::from_str(&json(&report)).expect("JSON");
        let fault = told["duels"][0]["faults"][0].as_str().expect("a fault");
        assert!(fault.starts_with("a wrong answer: ") && told["duels"][0]["faults"][1].is_null(), "{told}");
    }
}

#[test]
fn whoever_is_late_loses_one_match() {
    let report = duel("royal-visit", &answering("time.sleep(9) or {}"), 2).expect("it began");
    assert_eq!(forfeits(&report), [2, 0]);
    assert!(table(&report).contains("first: it did not answer in time"), "{}", table(&report));
}

#[test]
fn a_program_that_died_is_started_again_for_the_next_match() {
    // It dies at the third request; started anew for every match it loses them all, one by one.
    let report = duel("royal-visit", &answering("os._exit(1) if n > 2 else {'decision': d[0]}"), 6).expect("it began");
    assert_eq!(forfeits(&report), [6, 0]);
}

#[test]
fn a_program_that_cannot_play_is_refused_before_the_first_match() {
    for (program, why) in [
        ("cmd:/no/such/program", "No such file"),
        ("cmd:", "no program is named"),
        ("cmd:python3 'x", "quotation mark"),
        ("cmd:python3 -c pass", "gone"),
    ] {
        let refused = duel("royal-visit", program, 2).expect_err("nobody plays");
        assert!(refused.contains(why), "{program}: {refused}");
    }
    let refused = duel("kings-road", &answering("{}"), 2).expect_err("another game");
    assert!(refused.contains("does not play kings-road"), "{refused}");
}
