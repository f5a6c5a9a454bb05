//! The pages with a board, rendered from states as the server tells them.

use courtly_core::{Seat, Viewer};
use courtly_host::{LEVELS, Order, Seed, Table, game_info, games, new_table};
use courtly_server::pages::{Reader, replay, table};
use courtly_server::say::phrases;
use courtly_server::settings::Settings;
use courtly_text::{Lang, Voice};
use serde_json::{Value, json};

fn reader(lang: Lang) -> Reader {
    Reader {
        lang,
        phrases: phrases(lang),
        name: Some("Ada".to_owned()),
        settings: Settings::default(),
        path: "/tables/abc".to_owned(),
        origin: "https://play.example".to_owned(),
        secure: true,
        turns: 0,
    }
}

fn pictures(table: &dyn Table, voice: Voice) -> Value {
    let viewer = Viewer::Seat(Seat(0));
    let picture = table.picture(viewer, voice);
    json!({
        "meta": picture.meta, "above": picture.above.0, "board": picture.board.0, "mine": picture.mine.0,
        "seats": picture.seats.iter().map(|seat| seat.0.as_str()).collect::<Vec<_>>(),
        "seen": picture.seen.0, "tally": table.tally(viewer, voice).0,
    })
}

/// A state in which everything is said that a page could have to say.
fn state(table: &dyn Table, lang: Lang, status: &str) -> Value {
    let names: Vec<String> = (0..table.seats()).map(|seat| format!("</script><b>{seat}")).collect();
    let voice = Voice { lang, names: &names };
    let level = |seat: usize| LEVELS[seat % LEVELS.len()].name();
    let kinds = ["person", "bot", "person", "device", "open"];
    let seats: Vec<_> = (0..table.seats())
        .map(|seat| {
            json!({
                "name": names[seat], "kind": kinds[seat % 5], "level": (seat == 1).then(|| level(seat)),
                "here": seat == 0, "you": seat == 0, "resigned": false, "stand_in": seat == 2, "muted": false,
            })
        })
        .collect();
    json!({
        "seq": 3, "status": status, "viewer": 0, "mine": [0], "handover": null, "turn": [0, 1], "prompt": 1,
        "question": table.question(Seat(0), voice), "help": table.help(Seat(0), voice),
        "html": pictures(table, voice), "facts": table.facts(Viewer::Seat(Seat(0)), voice),
        "choices": [{"decision": "a<b", "words": "this", "headings": [], "places": [], "in_order": true, "preview": null}],
        "undo": true, "log": [{"at": 1, "words": "It began."}, {"at": 2, "words": "It went on."}], "news": [],
        "ending": ["Why.", "Somebody wins."], "winners": [1], "seats": seats,
        "chat": [{"n": 0, "seat": 0, "name": "Ada", "text": "<i>hello"}], "hints": true, "pace": "live", "host": true,
    })
}

fn tables() -> impl Iterator<Item = (&'static str, Box<dyn Table>)> {
    games().into_iter().map(|game| {
        let order = Order { game: game.id.to_owned(), ..Order::default() };
        (game.id, new_table(&order, game.seats.0, Seed::from_text("pages")).unwrap())
    })
}

fn room(id: &'static str, table: &dyn Table, state: Value) -> table::TableRoom {
    let game = game_info(id).unwrap();
    table::TableRoom {
        id: "abc".to_owned(),
        game: id,
        game_name: game.name.to_owned(),
        symbols: game.symbols,
        marks: (0..table.seats()).map(|seat| table.mark(Seat(seat as u8))).collect(),
        state,
        guide: vec![("part:board".to_owned(), "Look.".to_owned())],
        next: vec![("card>to".to_owned(), "{picked}: where to?".to_owned())],
        within: vec![],
        watching: false,
    }
}

#[test]
fn every_game_has_its_table_in_both_languages_and_every_status() {
    for (id, table) in tables() {
        for lang in Lang::ALL {
            for status in ["running", "over", "aborted"] {
                let page = table::page(&reader(lang), &room(id, &*table, state(&*table, lang, status))).0;
                assert!(page.contains(&table.picture(Viewer::Seat(Seat(0)), lang.into()).meta));
                assert!(page.contains("id=\"board\"") && page.contains("id=\"seats\""));
            }
        }
    }
}

#[test]
fn names_and_chat_cannot_break_out_of_the_page() {
    for (id, table) in tables() {
        let page = table::page(&reader(Lang::En), &room(id, &*table, state(&*table, Lang::En, "running"))).0;
        assert!(!page.contains("</script><b>") && !page.contains("<i>hello"));
    }
}

#[test]
fn the_state_in_the_page_leaves_the_pictures_to_the_page() {
    let (id, table) = tables().next().unwrap();
    let page = table::page(&reader(Lang::En), &room(id, &*table, state(&*table, Lang::En, "running"))).0;
    let (_, carried) = page.split_once("id=\"state\">").unwrap();
    let carried: Value = serde_json::from_str(carried.split_once("</script>").unwrap().0).unwrap();
    assert_eq!(carried["html"], Value::Null);
    assert_eq!(carried["choices"][0]["decision"], "a<b");
}

#[test]
fn very_many_choices_are_asked_in_levels_without_scripts() {
    let (id, table) = tables().next().unwrap();
    let choice = |card: usize, who: usize, to: usize| {
        let headings = [format!("card {card}"), format!("guest {who}")];
        json!({"decision": format!("{card}.{who}.{to}"), "words": "go", "headings": headings, "places": []})
    };
    let all = (0..6).flat_map(|card| (0..6).flat_map(move |who| (0..9).map(move |to| choice(card, who, to))));
    let mut state = state(&*table, Lang::En, "running");
    state["choices"] = all.collect();
    let asked = |within: &[usize]| {
        let room = table::TableRoom { within: within.to_vec(), ..room(id, &*table, state.clone()) };
        let page = table::page(&reader(Lang::En), &room).0;
        let links: Vec<bool> = (0..7)
            .map(|nth| {
                let path: Vec<String> = within.iter().chain([&nth]).map(usize::to_string).collect();
                page.contains(&format!("?in={}#choices", path.join(".")))
            })
            .collect();
        (links.iter().filter(|&&there| there).count(), page.matches("name=\"decision\"").count())
    };
    assert_eq!(asked(&[]), (6, 0));
    assert_eq!(asked(&[2]), (6, 0));
    assert_eq!(asked(&[2, 5]), (0, 9));
    // A path that leads nowhere ends where it can.
    assert_eq!(asked(&[2, 77]).1, 0);
}

#[test]
fn a_spectator_is_offered_nothing() {
    let (id, table) = tables().next().unwrap();
    let mut state = state(&*table, Lang::En, "running");
    (state["mine"], state["viewer"], state["choices"]) = (json!([]), Value::Null, json!([]));
    let page = table::page(&reader(Lang::En), &room(id, &*table, state)).0;
    assert!(!page.contains("data-do=\"resign\"") && !page.contains("data-do=\"undo\""));
}

#[test]
fn every_game_has_its_replay_in_both_languages() {
    for (id, table) in tables() {
        let game = game_info(id).unwrap();
        for lang in Lang::ALL {
            let voice = lang.into();
            let moment = json!({
                "at": 2, "moments": 5, "html": pictures(&*table, voice), "facts": [], "words": ["It went on."],
                "motions": [], "log": [{"at": 2, "words": "It went on."}, {"at": 3, "words": "And on."}],
            });
            let it = replay::Replay {
                id: "abc".to_owned(),
                game: id,
                game_name: game.name.to_owned(),
                symbols: game.symbols,
                seats: (0..table.seats())
                    .map(|seat| (table.seat_name(Seat(seat as u8), voice), table.mark(Seat(seat as u8))))
                    .collect(),
                moment,
                views: vec![("0".to_owned(), "Ada".to_owned())],
                seen_by: "0".to_owned(),
                over: true,
            };
            let page = replay::page(&reader(lang), &it).0;
            for link in ["at=0&amp;as=0", "at=1&amp;as=0", "at=3&amp;as=0", "at=5&amp;as=0"] {
                assert!(page.contains(link), "{link}");
            }
            assert_eq!(page.matches("aria-current=\"step\"").count(), 1);
        }
    }
}
