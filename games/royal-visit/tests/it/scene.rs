//! What the pictures must keep: every choice can be clicked, nothing hidden is drawn, and the markup is sound.
use crate::table;

use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use courtly_draw::{Clicks, Frame, Picture, Scene};
use courtly_text::{Lang, Phrases};
use royal_visit::{Decision, Event, RoyalVisit, State};
use std::collections::{BTreeMap, BTreeSet};
use table::{Table, game};

fn phrases() -> [Phrases; 2] {
    Lang::ALL.map(courtly_text::phrases::<RoyalVisit>)
}

fn legal(game: &RoyalVisit, state: &State, viewer: Viewer) -> Vec<Decision> {
    let mut legal = vec![];
    if let Some(seat) = viewer.seat() {
        game.legal(state, seat, &mut legal);
    }
    legal
}

fn frame<'p>(game: &RoyalVisit, state: &State, viewer: Viewer, phrases: &'p Phrases) -> Frame<'p> {
    let view = game.view(state, viewer);
    let legal = legal(game, state, viewer);
    let offered = legal.iter().flat_map(|&decision| game.clicks(&view, decision).places).collect();
    Frame { phrases, viewer, offered }
}

fn picture(game: &RoyalVisit, state: &State, viewer: Viewer, phrases: &Phrases) -> Picture {
    game.picture(&game.view(state, viewer), &frame(game, state, viewer, phrases))
}

/// Everything of a picture as one piece of XML.
fn whole(picture: &Picture) -> String {
    let seats: String = picture.seats.iter().map(|markup| markup.0.as_str()).collect();
    let parts = [&picture.above.0, &picture.board.0, &picture.mine.0, &seats, &picture.seen.0];
    format!("<all>{}</all>", parts.map(String::as_str).concat())
}

/// Visits every position of some random games, with the events that led there.
fn wander(seeds: std::ops::Range<u64>, mut visit: impl FnMut(&RoyalVisit, &State, &[Event])) {
    let game = game();
    for seed in seeds {
        let (mut rng, mut list, mut events) = (Swift::new(seed), vec![], vec![]);
        let mut state = game.setup(&mut rng);
        visit(&game, &state, &events);
        while let Some(step) = random_step(&game, &state, &mut list, &mut rng) {
            events.clear();
            apply(&game, &mut state, step, &mut events);
            visit(&game, &state, &events);
        }
    }
}

/// All values of an attribute.
fn values<'d>(document: &'d roxmltree::Document<'_>, attribute: &str) -> BTreeSet<&'d str> {
    document.descendants().filter_map(|node| node.attribute(attribute)).collect()
}

#[test]
fn every_decision_has_clicks_of_its_own_and_all_its_places_are_drawn() {
    let [english, _] = phrases();
    wander(0..12, |game, state, _| {
        let Turn::Decide(owing) = game.turn(state) else { return };
        let viewer = Viewer::Seat(owing.first().unwrap());
        let view = game.view(state, viewer);
        let text = whole(&picture(game, state, viewer, &english));
        let document = roxmltree::Document::parse(&text).unwrap();
        let places = values(&document, "data-place");
        let mut seen: BTreeMap<Vec<String>, Decision> = BTreeMap::new();
        for decision in legal(game, state, viewer) {
            let Clicks { places: clicked, in_order } = game.clicks(&view, decision);
            assert_eq!(clicked.is_empty(), decision == Decision::End, "{decision:?}");
            assert!(in_order || clicked.is_empty());
            for place in &clicked {
                assert!(places.contains(place.as_str()), "{place} of {decision:?} at {}", game.position(state));
            }
            // No menu is ever needed: neither the same clicks nor clicks that stop halfway to another decision.
            if let Some(other) = seen.insert(clicked, decision) {
                panic!("{decision:?} and {other:?} have the same clicks at {}", game.position(state));
            }
        }
        let clicks: Vec<&Vec<String>> = seen.keys().filter(|clicked| !clicked.is_empty()).collect();
        assert!(clicks.windows(2).all(|pair| !pair[1].starts_with(pair[0])));
    });
}

#[test]
fn pictures_are_well_formed_with_labels_and_keys() {
    let phrases = phrases();
    wander(20..24, |game, state, _| {
        for phrases in &phrases {
            for viewer in Viewer::all(2) {
                let text = whole(&picture(game, state, viewer, phrases));
                let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                for variant in ["rv-lying", "rv-standing"] {
                    sound(&document, variant);
                }
            }
        }
    });
}

/// Whether the picture without the other variant of the board has a label beside every place and no key twice.
fn sound(document: &roxmltree::Document<'_>, shown: &str) {
    let hidden = |node: &roxmltree::Node<'_, '_>| {
        let class = node.attribute("class").unwrap_or_default();
        (class.contains("rv-lying") || class.contains("rv-standing")) && !class.contains(shown)
    };
    let mut keys = BTreeSet::new();
    for node in document.descendants().filter(|node| !node.ancestors().any(|up| hidden(&up))) {
        if let Some(place) = node.attribute("data-place") {
            assert!(node.attribute("data-label").is_some_and(|label| !label.is_empty()), "{place} has no label");
        }
        if let Some(key) = node.attribute("data-key") {
            assert!(keys.insert(key), "{key} twice");
        }
        if let Some(symbol) = node.attribute("href") {
            assert!(RoyalVisit::SYMBOLS.contains(&format!("id=\"{}\"", &symbol[1..])), "no symbol {symbol}");
        }
    }
    assert!(keys.contains("pawn:king") && keys.contains("crown"));
}

#[test]
fn nothing_hidden_is_drawn() {
    let [english, _] = phrases();
    let mut rng = Swift::new(7);
    wander(40..46, |game, state, _| {
        for viewer in Viewer::all(2) {
            let world = game.determinize(&game.view(state, viewer), viewer, &mut rng);
            let [real, imagined] = [state, &world].map(|state| picture(game, state, viewer, &english));
            assert_eq!(whole(&real), whole(&imagined), "{viewer:?} at {}", game.position(state));
            assert_eq!(real.meta, imagined.meta);
        }
    });
}

#[test]
fn motions_pass_what_is_in_the_picture() {
    let [english, _] = phrases();
    let mut before = String::from("<all/>");
    wander(60..64, |game, state, events| {
        let after = whole(&picture(game, state, Viewer::Seat(Seat(0)), &english));
        let [old, new] = [&before, &after].map(|text| roxmltree::Document::parse(text).unwrap());
        let anchors = values(&new, "data-anchor");
        let keys = [&old, &new].map(|document| values(document, "data-key"));
        for event in events.iter().filter_map(|event| game.redact(event, Viewer::Seat(Seat(0)))) {
            let motions = game.motions(&event);
            assert_eq!(motions.is_empty(), matches!(event, Event::TurnBegan { .. }), "{event:?}");
            for anchor in motions.iter().flat_map(|motion| &motion.along) {
                assert!(anchors.contains(anchor.as_str()), "{anchor} of {event:?}");
            }
            // Cards name all that may have come or gone; everything else is there.
            if !matches!(event, Event::Played { .. } | Event::Drew { .. } | Event::Reshuffled { .. }) {
                let known = |what: &str| keys.iter().any(|keys| keys.contains(what));
                assert!(motions.iter().all(|motion| known(&motion.what)), "{motions:?}");
            }
        }
        before = after.clone();
    });
}

#[test]
fn a_poster_is_one_picture_without_places() {
    let phrases = phrases();
    wander(80..82, |game, state, _| {
        for phrases in &phrases {
            let frame = Frame { phrases, viewer: Viewer::Spectator, offered: BTreeSet::new() };
            let poster = game.poster(&game.view(state, Viewer::Spectator), &frame).into_string();
            let document = roxmltree::Document::parse(&poster).unwrap();
            assert_eq!(document.root_element().tag_name().name(), "svg");
            assert!(!poster.contains("target"));
        }
    });
}

#[test]
fn a_phone_has_the_own_chateau_below() {
    let [english, _] = phrases();
    let table = Table::start("3/1,6/-5/1/-2B", 0, "K K G1 G2 W2 J3 J4 JM");
    let near = |viewer| {
        let text = picture(&table.game, &table.state, viewer, &english).board.into_string();
        text.contains("rv-near-1")
    };
    let seats = [Seat(0), Seat(1)].map(|seat| near(Viewer::Seat(seat)));
    assert_eq!((seats, near(Viewer::Spectator)), ([false, true], false));
}

#[test]
fn previews_say_what_a_choice_brings() {
    let [english, french] = phrases();
    let table = Table::start("-6/-8,-2/1/-7/-3B", 0, "K K G1 G2 W2 J3 J4 JM");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let preview = |decision: &str, phrases: &Phrases| {
        table.game.preview(&view, table.game.parse_decision(decision).unwrap(), phrases)
    };
    assert_eq!(preview("K-1", &english).as_deref(), Some("You win!"));
    assert_eq!(preview("K-1", &french).as_deref(), Some("Vous gagnez\u{202f}!"));
    // One Guard and the Jester are in the Chateau, and the whole Court is in the Duchy.
    assert_eq!(preview("K+1", &english).as_deref(), Some("Crown +3 at the end of your turn"));
    assert_eq!(preview("JM", &english).as_deref(), Some("Crown +2 at the end of your turn · The Jester serves Red"));
    assert_eq!(preview("wizard:G-2", &english).as_deref(), Some("Crown +2"));
}

#[test]
fn the_end_is_told_with_what_decided_it() {
    let [english, _] = phrases();
    let table = Table::start("-6/-8,-2/1/-7/-3B", 0, "K K G1 G2 W2 J3 J4 JM").play("K-1");
    let outcome = table.game.outcome(&table.state);
    let frame = frame(&table.game, &table.state, Viewer::Spectator, &english);
    let view = table.game.view(&table.state, Viewer::Spectator);
    let tally = table.game.tally(&view, &outcome, &frame).into_string();
    let document = roxmltree::Document::parse(&tally).unwrap();
    let decided = document.descendants().find(|node| node.attribute("class") == Some("rv-cause")).unwrap();
    assert_eq!(decided.text(), Some("in the Chateau"));
}

#[test]
fn the_boards_of_the_rules_are_positions() {
    for lang in Lang::ALL {
        let text = RoyalVisit::rules_text(lang);
        let positions: Vec<&str> =
            text.split("](position:").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert_eq!(positions.len(), 4);
        for position in positions {
            RoyalVisit::load(&position.replace("%20", " "), &Options::default(), None).unwrap();
        }
    }
}

#[test]
fn guide_and_form_have_words() {
    for phrases in phrases() {
        let guide = RoyalVisit::GUIDE.iter().chain(RoyalVisit::NEXT).map(|(_, key)| *key);
        for key in guide.chain(["about-tagline", "about-what", "about-minutes"]) {
            assert_ne!(phrases.word(key), key);
        }
    }
}

#[test]
fn symbols_and_cover_are_well_formed() {
    let symbols = RoyalVisit::SYMBOLS;
    let document = roxmltree::Document::parse(symbols).unwrap();
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert!(ids.iter().all(|id| id.starts_with("rv-")));
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    for used in values(&document, "href") {
        assert!(ids.contains(&&used[1..]), "no symbol {used}");
    }
    roxmltree::Document::parse(RoyalVisit::COVER).unwrap();
}

#[test]
fn pictures_are_small() {
    let [english, _] = phrases();
    let mut most = 0;
    wander(90..96, |game, state, _| {
        if let Turn::Decide(owing) = game.turn(state) {
            let viewer = Viewer::Seat(owing.first().unwrap());
            most = most.max(whole(&picture(game, state, viewer, &english)).len());
        }
    });
    assert!(most < 40_000, "{most} bytes");
}
