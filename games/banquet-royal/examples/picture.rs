//! Writes a page with the picture of a position, to look at in a browser:
//!
//! ```sh
//! cargo run -p banquet-royal --example picture -- seats=3 kingdom=random seed=5 steps=40 viewer=0 lang=fr > page.html
//! ```
//! `phase=swap` (or `peek`, `lift`, `put`, `cake`, `over`) plays on until that is asked; `picked=card:foot,…` marks
//! what was clicked so far; `theme=dark`; `poster=1` draws the poster alone; `position=1` prints the position.

use banquet_royal::{BanquetRoyal, Phase, State};
use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer};
use courtly_draw::{Frame, Scene, badge};
use courtly_text::{Lang, Words, phrases};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const MINIMAL: &str = "*{box-sizing:border-box}body{margin:0;font:16px/1.45 sans-serif}";
fn main() {
    let given: BTreeMap<String, String> = std::env::args()
        .skip(1)
        .filter_map(|arg| arg.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())))
        .collect();
    let text = |name: &str, otherwise: &str| given.get(name).cloned().unwrap_or_else(|| otherwise.to_owned());
    let number = |name: &str, otherwise: u64| text(name, "").parse().unwrap_or(otherwise);
    let kingdom = text("kingdom", "compact");
    let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom.as_str())]).expect("compact or random");
    let game = BanquetRoyal::new(number("seats", 3) as usize, &options, None).expect("2 to 4 seats");
    let state = play(&game, number("seed", 1), number("steps", 0), &text("phase", ""));
    if given.contains_key("position") {
        println!("{}", game.position(&state));
        return;
    }
    let active = Seat(match game.turn(&state) {
        Turn::Decide(seats) => seats.first().map_or(0, |seat| seat.0),
        Turn::Chance | Turn::Over => 0,
    });
    let viewer = match text("viewer", "").as_str() {
        "" => Viewer::Seat(active),
        "spectator" => Viewer::Spectator,
        seat => Viewer::Seat(Seat(seat.parse().unwrap_or(0))),
    };
    println!("{}", page(&game, &state, viewer, &given));
}

/// Plays by chance for so many steps, and on until the phase is reached.
fn play(game: &BanquetRoyal, seed: u64, steps: u64, phase: &str) -> State {
    let mut rng = Swift::new(seed);
    let mut state = game.setup(&mut rng);
    let mut legal = vec![];
    let reached = |state: &State| match phase {
        "swap" => state.phase == Phase::Swap,
        "peek" => state.phase == Phase::Peek,
        "lift" => state.phase == Phase::Lift,
        "put" => matches!(state.phase, Phase::Put(_)),
        "cake" => matches!(state.phase, Phase::Cake { .. }),
        "over" => state.phase == Phase::Over,
        _ => state.phase == Phase::Turn,
    };
    for made in 0.. {
        if made >= steps && reached(&state) {
            break;
        }
        let Some(step) = random_step(game, &state, &mut legal, &mut rng) else { break };
        apply(game, &mut state, step, &mut Silent);
    }
    state
}

fn page(game: &BanquetRoyal, state: &State, viewer: Viewer, given: &BTreeMap<String, String>) -> String {
    let lang = given.get("lang").and_then(|code| Lang::parse(code)).unwrap_or(Lang::En);
    let names: Vec<String> = ["Ada", "Odile", "Rufus", "Maud"].map(str::to_owned).to_vec();
    let phrases = phrases::<BanquetRoyal>(lang).with_names(&names);
    let view = game.view(state, viewer);
    let mut legal = vec![];
    if let Viewer::Seat(seat) = viewer {
        game.legal(state, seat, &mut legal);
    }
    let clicks: Vec<_> = legal.iter().map(|&decision| game.clicks(&view, decision)).collect();
    let picked: Vec<String> =
        given.get("picked").map(|list| list.split('+').map(str::to_owned).collect()).unwrap_or_default();
    let live = clicks.iter().filter(|clicks| {
        if clicks.in_order {
            clicks.places.starts_with(&picked)
        } else {
            picked.iter().all(|p| clicks.places.contains(p))
        }
    });
    let next: BTreeSet<&String> = live
        .flat_map(|clicks| {
            let rest = if clicks.in_order {
                &clicks.places[picked.len()..][..1.min(clicks.places.len() - picked.len())]
            } else {
                &clicks.places[..]
            };
            rest.iter().filter(|place| !picked.contains(place)).collect::<Vec<_>>()
        })
        .collect();
    let offered = clicks.iter().flat_map(|clicks| clicks.places.iter().cloned()).collect();
    let frame = Frame { phrases: &phrases, viewer, offered };
    let picture = game.picture(&view, &frame);
    let mark = |html: String| {
        let html = next.iter().fold(html, |html, place| mark_place(&html, place, "can"));
        picked.iter().fold(html, |html, place| mark_place(&html, place, "picked"))
    };
    let sheets = ["base.css", "table.css"].map(|name| {
        let path = format!("{}/../../crates/server/web/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap_or_else(|_| MINIMAL.to_owned())
    });
    let base = sheets.concat();
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html><html lang={} style=\"color-scheme:{}\"><meta charset=utf-8><meta name=viewport \
         content=\"width=device-width,initial-scale=1\"><title>{}</title><style>{base}{}</style>\
         <body class=at-table><svg class=defs>{}</svg>",
        lang.code(),
        given.get("theme").map_or("light", String::as_str),
        BanquetRoyal::NAME,
        BanquetRoyal::STYLE,
        BanquetRoyal::SYMBOLS
    );
    if given.contains_key("poster") {
        let _ = write!(page, "<div style=\"width:1200px\">{}</div>", game.poster(&view, &frame).0);
        return page;
    }
    if given.contains_key("cover") {
        let _ = write!(page, "<div style=\"width:560px\">{}</div>", BanquetRoyal::COVER);
        return page;
    }
    let asked = viewer.seat().map_or_else(String::new, |seat| game.question(&view, seat, &phrases));
    let _ = write!(
        page,
        "<header class=table-bar><h1>{}</h1><span class=meta>{}</span></header><main id=table class=\"table game-{}\">\
         <div class=play><div id=above class=part>{}</div><div id=board class=\"board part\">{}</div><div class=dock>\
         <div class=ask><div class=asked><p class=q>{asked}</p></div></div><div id=mine class=part>{}</div></div>",
        BanquetRoyal::NAME,
        picture.meta,
        BanquetRoyal::ID,
        picture.above.0,
        mark(picture.board.0),
        picture.mine.0
    );
    if state.phase == Phase::Over {
        let _ = write!(page, "{}", game.tally(&view, &game.outcome(state), &frame).0);
    }
    page.push_str("</div><aside class=side><section id=seats>");
    for (seat, facts) in Seat::all(game.seats()).zip(picture.seats) {
        let name = game.seat_name(seat, &phrases);
        let letter = name.chars().next().unwrap_or('?');
        let _ = write!(
            page,
            "<div class=\"card-panel player\" data-anchor=\"seat:{seat}\">{}<div class=who><p class=nm>\
             <b class=name>{name}</b></p><div class=\"seat-facts part\">{}</div></div></div>",
            badge(game.seat_mark(&view, seat), letter).0,
            mark(facts.0)
        );
    }
    let _ = write!(page, "</section><section id=seen class=card-panel>{}</section></aside></main>", picture.seen.0);
    page
}

/// Gives a class to every element with this place.
fn mark_place(html: &str, place: &str, class: &str) -> String {
    let attribute = format!("data-place=\"{place}\"");
    let mut out = String::with_capacity(html.len() + 64);
    let mut rest = html;
    while let Some(at) = rest.find(&attribute) {
        let start = rest[..at].rfind("class=\"").expect("places have a class") + "class=\"".len();
        let _ = write!(out, "{}{class} {}{attribute} tabindex=0 ", &rest[..start], &rest[start..at]);
        rest = &rest[at + attribute.len()..];
    }
    out + rest
}
