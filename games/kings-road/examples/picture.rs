//! Writes a page that shows a position as the browser would, without its script:
//! `picture POSITION|seats=N [seat=N|spectator] [fr] [pick=card:6,card:1] [play=N]` on standard output;
//! with `poster` the board alone.

use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer, pick};
use courtly_draw::{Frame, Scene, badge, html};
use courtly_text::{Lang, Words};
use kings_road::{KingsRoad, State};
use std::collections::BTreeSet;

const NAMES: [&str; 5] = ["Ada", "Bruno", "Clara", "Dario", "Elsa"];

/// What the page's own stylesheet brings, where it is not there yet.
const BONES: &str = "
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.target:not(.can) { visibility: hidden }
";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| args.iter().find_map(|arg| arg.strip_prefix(name));
    let (game, state) = position(&args[0], value("play=").map_or(0, |steps| steps.parse().expect("a number")));
    let viewer = match value("seat=") {
        Some(seat) => Viewer::Seat(Seat(seat.parse().expect("a seat"))),
        None if args.iter().any(|arg| arg == "spectator") => Viewer::Spectator,
        None => Viewer::Seat(Seat(0)),
    };
    let lang = if args.iter().any(|arg| arg == "fr") { Lang::Fr } else { Lang::En };
    let names: Vec<String> = NAMES[..game.seats()].iter().map(|&name| name.to_owned()).collect();
    let phrases = courtly_text::phrases::<KingsRoad>(lang).with_names(&names);
    let view = game.view(&state, viewer);
    let mut legal = vec![];
    if let Some(seat) = viewer.seat() {
        game.legal(&state, seat, &mut legal);
    }
    let clicks: Vec<_> = legal.iter().map(|&decision| game.clicks(&view, decision)).collect();
    let offered: BTreeSet<String> = clicks.iter().flat_map(|clicks| clicks.places.clone()).collect();
    let frame = Frame { phrases: &phrases, viewer, offered };
    if args.iter().any(|arg| arg == "poster") {
        println!("{}", game.poster(&view, &frame).0);
        return;
    }
    let picture = game.picture(&view, &frame);
    let picked: Vec<String> = value("pick=").map_or(vec![], |list| list.split(',').map(str::to_owned).collect());
    let mut next = BTreeSet::new();
    for clicks in &clicks {
        if clicks.in_order && clicks.places.starts_with(&picked) {
            next.extend(clicks.places.get(picked.len()).cloned());
        } else if !clicks.in_order && picked.iter().all(|place| clicks.places.contains(place)) {
            next.extend(clicks.places.iter().filter(|place| !picked.contains(place)).cloned());
        }
    }
    let marked = |markup: &str| mark(markup, &next, &picked);
    let question = viewer
        .seat()
        .filter(|_| !legal.is_empty())
        .map(|seat| game.question(&view, seat, &phrases))
        .unwrap_or_default();
    let sheet = |name: &str| std::fs::read_to_string(format!("crates/server/web/{name}")).unwrap_or_default();
    let base = sheet("base.css") + &sheet("table.css");
    let over = game.turn(&state) == Turn::Over;
    let page = html! {
        (courtly_draw::PreEscaped("<!doctype html>"))
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                link rel="icon" href="data:,";
                title { (KingsRoad::NAME) }
                style { (courtly_draw::PreEscaped(base)) (courtly_draw::PreEscaped(BONES)) (courtly_draw::PreEscaped(KingsRoad::STYLE)) }
            }
            body.at-table {
                svg width="0" height="0" style="position:absolute" aria-hidden="true" { (courtly_draw::PreEscaped(KingsRoad::SYMBOLS)) }
                header.table-bar { h1 { (KingsRoad::NAME) } span.meta { (picture.meta) } }
                main.table.game-kings-road {
                    div.play {
                        div #board.board.part { (courtly_draw::PreEscaped(marked(&picture.board.0))) }
                        @if over { div.card-panel { (game.tally(&view, &game.outcome(&state), &frame)) } }
                        div.ask { div.asked { p.q { (question) } } }
                        div #mine.part { (courtly_draw::PreEscaped(marked(&picture.mine.0))) }
                    }
                    div.side {
                        section #seats {
                            @for (seat, facts) in Seat::all(game.seats()).zip(&picture.seats) {
                                div.card-panel.player {
                                    (badge(game.mark(seat), NAMES[seat.index()].chars().next().unwrap_or('?')))
                                    div.who {
                                        p.nm { b.name { (game.seat_name(seat, &phrases)) } }
                                        div.seat-facts.part { (facts) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    println!("{}", page.0);
}

/// A position by its notation, or by seats and a number of random steps.
fn position(text: &str, steps: usize) -> (KingsRoad, State) {
    let Some(seats) = text.strip_prefix("seats=") else {
        return KingsRoad::load(text, &Options::default(), None).unwrap_or_else(|e| panic!("{e}"));
    };
    let game = KingsRoad::new(seats.parse().expect("a number of seats"), &Options::default(), None).expect("a table");
    let mut rng = Swift::new(7);
    let mut state = game.setup(&mut rng);
    let mut legal = vec![];
    for _ in 0..steps {
        let Turn::Decide(owing) = game.turn(&state) else { break };
        let seat = owing.iter().last().expect("somebody owes a choice");
        game.legal(&state, seat, &mut legal);
        game.decide(&mut state, seat, pick(&mut rng, &legal), &mut courtly_core::Silent);
    }
    (game, state)
}

/// The markup with the classes that the page's script would set.
fn mark(markup: &str, next: &BTreeSet<String>, picked: &[String]) -> String {
    let mut out = String::new();
    for piece in markup.split_inclusive('>') {
        let place =
            piece.split_once("data-place=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(place, _)| place);
        let Some(place) = place else {
            out.push_str(piece);
            continue;
        };
        if next.contains(place) {
            out.push_str(&piece.replacen("class=\"", "class=\"can ", 1));
        } else if let Some(order) = picked.iter().position(|other| other == place) {
            let with = format!("data-pick=\"{}\" class=\"picked ", order + 1);
            out.push_str(&piece.replacen("class=\"", &with, 1));
        } else {
            out.push_str(piece);
        }
    }
    out
}
