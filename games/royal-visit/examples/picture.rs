//! Writes a page with a picture of the game to standard output:
//! `picture [en|fr] [0|1|spectator] [seed decisions | POSITION] [pick PLACE…] > page.html`.
//!
//! Places after `pick` are shown as picked, and what can be clicked next is marked, as a browser would.
use courtly_check::{apply, random_step, settle};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer};
use courtly_draw::{Clicks, Frame, Scene, badge, html};
use courtly_text::{Lang, Words, phrases};
use royal_visit::{RoyalVisit, State};
use std::collections::BTreeSet;

/// The page's own words, enough to look at the pictures.
const PAGE: &str = include_str!("page.css");

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let split = args.iter().position(|arg| arg == "pick").unwrap_or(args.len());
    let (args, picked) = (&args[..split], args.get(split + 1..).unwrap_or(&[]));
    let lang = args.first().and_then(|code| Lang::parse(code)).unwrap_or(Lang::En);
    let viewer = match args.get(1).map(String::as_str) {
        Some("spectator") => Viewer::Spectator,
        Some("1") => Viewer::Seat(Seat(1)),
        _ => Viewer::Seat(Seat(0)),
    };
    let (game, state) = position(args);
    let phrases = phrases::<RoyalVisit>(lang).with_names(&["Anselm".to_owned(), "Beatrix".to_owned()]);
    let view = game.view(&state, viewer);
    let mut legal = vec![];
    if let Viewer::Seat(seat) = viewer {
        game.legal(&state, seat, &mut legal);
    }
    let clicks: Vec<Clicks> = legal.iter().map(|&decision| game.clicks(&view, decision)).collect();
    let offered: BTreeSet<String> = clicks.iter().flat_map(|clicks| clicks.places.clone()).collect();
    let frame = Frame { phrases: &phrases, viewer, offered };
    let next: BTreeSet<&String> =
        clicks.iter().filter(|c| c.places.starts_with(picked)).filter_map(|c| c.places.get(picked.len())).collect();
    let mark = |markup: &str| {
        let mut marked = markup.to_owned();
        for (places, class) in [(next.iter().copied().collect::<Vec<_>>(), "can"), (picked.iter().collect(), "picked")]
        {
            for place in places {
                marked = with_class(&marked, place, class);
            }
        }
        courtly_draw::PreEscaped(marked)
    };
    let picture = game.picture(&view, &frame);
    let question = match (game.turn(&state), viewer) {
        (Turn::Decide(owing), Viewer::Seat(seat)) if owing.contains(seat) => game.question(&view, seat, &phrases),
        (Turn::Over, _) => game.ending(&view, &game.outcome(&state), &phrases).join(" "),
        _ => game.facts(&view, &phrases)[0].clone(),
    };
    let base = std::fs::read_to_string("crates/server/web/base.css").unwrap_or_default();
    let page = html! {
        (courtly_draw::PreEscaped("<!doctype html>"))
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                link rel="icon" href="data:,";
                title { (RoyalVisit::NAME) }
                style { (courtly_draw::PreEscaped(base)) (courtly_draw::PreEscaped(PAGE)) (courtly_draw::PreEscaped(RoyalVisit::STYLE)) }
            }
            body {
                svg style="position:absolute;width:0;height:0" aria-hidden="true" { (courtly_draw::PreEscaped(RoyalVisit::SYMBOLS)) }
                header.bar { h1 { (RoyalVisit::NAME) } span.meta { (picture.meta) } }
                div.table.game-royal-visit {
                    main {
                        div.part { (mark(&picture.above.0)) }
                        div.board.part { (mark(&picture.board.0)) }
                        p.ask { (question) button { "Undo" } }
                        div.part { (mark(&picture.mine.0)) }
                        @if let Turn::Over = game.turn(&state) { (game.tally(&view, &game.outcome(&state), &frame)) }
                    }
                    aside.side {
                        @for (seat, facts) in Seat::all(2).zip(&picture.seats) {
                            section.card-panel.player {
                                (badge(game.mark(seat), ['A', 'B'][seat.index()]))
                                div { b { (game.seat_name(seat, &phrases)) } (facts) }
                            }
                        }
                        section.card-panel.part { (picture.seen) }
                    }
                }
            }
        }
    };
    println!("{}", page.into_string());
}

/// Adds a class to every element of a place.
fn with_class(markup: &str, place: &str, class: &str) -> String {
    let attribute = format!("data-place=\"{place}\"");
    let mut out = String::new();
    let mut rest = markup;
    while let Some(at) = rest.find(&attribute) {
        let tag = rest[..at].rfind('<').expect("an attribute stands in a tag");
        let quoted = rest[tag..at].find("class=\"").map(|found| tag + found + 7);
        let insert = quoted.expect("places have classes");
        out.push_str(&rest[..insert]);
        out.push_str(class);
        out.push(' ');
        out.push_str(&rest[insert..at + attribute.len()]);
        rest = &rest[at + attribute.len()..];
    }
    out + rest
}

/// The position that the arguments ask for: a text in the game's notation, or so many random decisions from a seed.
fn position(args: &[String]) -> (RoyalVisit, State) {
    if let Some(text) = args.get(2).filter(|text| text.contains('/')) {
        return RoyalVisit::load(text, &Options::default(), None).unwrap_or_else(|error| panic!("{error}"));
    }
    let number = |nth: usize| args.get(nth).and_then(|n| n.parse::<u64>().ok());
    let game = RoyalVisit::new(2, &Options::default(), None).expect("the default edition is sound");
    let mut rng = Swift::new(number(2).unwrap_or(1));
    let (mut state, mut legal) = (game.setup(&mut rng), vec![]);
    settle(&game, &mut state, &mut rng, &mut Silent);
    for _ in 0..number(3).unwrap_or(0) {
        let Some(step) = random_step(&game, &state, &mut legal, &mut rng) else { break };
        apply(&game, &mut state, step, &mut Silent);
        settle(&game, &mut state, &mut rng, &mut Silent);
    }
    (game, state)
}
