//! What the pictures must keep: every choice can be clicked, nothing hidden is drawn, and the markup is sound.

use crate::common;

use common::{at, load};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer, pick};
use courtly_draw::{Clicks, Frame, Picture, Scene};
use courtly_text::{Lang, Phrases, Words};
use kings_road::{Event, KingsRoad, Programme, State, View};
use std::collections::{BTreeMap, BTreeSet};

fn phrases() -> [Phrases; 2] {
    Lang::ALL.map(courtly_text::phrases::<KingsRoad>)
}

fn tables() -> Vec<KingsRoad> {
    let mut tables = vec![];
    for seats in 2..=5 {
        for nobles in ["replaced", "permanent"] {
            tables.push(KingsRoad::new(seats, &common::options(nobles), None).unwrap());
        }
    }
    tables
}

fn legal(game: &KingsRoad, state: &State, viewer: Viewer) -> Vec<Programme> {
    let mut legal = vec![];
    if let Some(seat) = viewer.seat() {
        game.legal(state, seat, &mut legal);
    }
    legal
}

fn frame<'a>(game: &KingsRoad, view: &View, viewer: Viewer, legal: &[Programme], phrases: &'a Phrases) -> Frame<'a> {
    let offered = legal.iter().flat_map(|&decision| game.clicks(view, decision).places).collect();
    Frame { phrases, viewer, offered }
}

fn drawn(game: &KingsRoad, state: &State, viewer: Viewer, phrases: &Phrases) -> Picture {
    let view = game.view(state, viewer);
    game.picture(&view, &frame(game, &view, viewer, &legal(game, state, viewer), phrases))
}

/// Everything of a picture in one text.
fn whole(picture: &Picture) -> String {
    let seats: Vec<&str> = picture.seats.iter().map(|markup| markup.0.as_str()).collect();
    let parts = [&picture.above.0, &picture.board.0, &picture.mine.0, &seats.concat(), &picture.seen.0];
    parts.map(String::as_str).concat()
}

/// Visits every position of some random games.
fn wander(games: u64, mut visit: impl FnMut(&KingsRoad, &State)) {
    for game in tables() {
        for seed in 0..games {
            let mut rng = Swift::new(seed);
            let mut state = game.setup(&mut rng);
            let mut list = vec![];
            visit(&game, &state);
            while let Turn::Decide(owing) = game.turn(&state) {
                let owing: Vec<Seat> = owing.iter().collect();
                let seat = pick(&mut rng, &owing);
                game.legal(&state, seat, &mut list);
                game.decide(&mut state, seat, pick(&mut rng, &list), &mut courtly_core::Silent);
                visit(&game, &state);
            }
        }
    }
}

fn attributes(markup: &str, name: &str) -> Vec<String> {
    let text = format!("<root>{markup}</root>");
    let tree = roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{e}: {markup}"));
    tree.descendants().filter_map(|node| node.attribute(name)).map(str::to_owned).collect()
}

/// The places of a picture; quicker than reading it as a tree, which another test does.
fn places(markup: &str) -> BTreeSet<String> {
    let place = |rest: &str| rest.split_once('"').expect("attributes are quoted").0.to_owned();
    markup.split(" data-place=\"").skip(1).map(place).collect()
}

#[test]
fn every_choice_can_be_clicked_or_is_a_button() {
    let [english, _] = phrases();
    wander(1, |game, state| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let places: BTreeSet<String> = places(&whole(&drawn(game, state, viewer, &english)));
            let legal = legal(game, state, viewer);
            let asked: BTreeSet<String> = legal.iter().flat_map(|&d| game.clicks(&view, d).places).collect();
            assert_eq!(places, asked, "{}", game.position(state));
        }
    });
}

/// As the page sees it: whether these picks, in this order, complete the choice.
fn complete(clicks: &Clicks, picked: &[String]) -> bool {
    if clicks.in_order {
        clicks.places == picked
    } else {
        clicks.places.len() == picked.len() && clicks.places.iter().all(|place| picked.contains(place))
    }
}

#[test]
fn no_two_choices_are_made_by_the_same_clicks() {
    for specials in ["DW,DW", "D,W", "-,-"] {
        let position = at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", specials, 1, "choose:?,?");
        let (game, state) = load(&position);
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let clicks: Vec<Clicks> =
            legal(&game, &state, Viewer::Seat(Seat(0))).iter().map(|&d| game.clicks(&view, d)).collect();
        for one in clicks.iter().filter(|clicks| !clicks.places.is_empty()) {
            assert_eq!(clicks.iter().filter(|other| complete(other, &one.places)).count(), 1, "{one:?}");
        }
    }
}

#[test]
fn the_knight_who_acts_is_clicked_right_after_his_region() {
    let (game, state) = load(&at(1, &[0, 0], "0.0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "DW,DW", 1, "choose:?,?"));
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let clicks = |text: &str| game.clicks(&view, game.parse_decision(text).unwrap());
    let of = |places: &[&str], in_order| Clicks { places: places.iter().map(|p| (*p).to_owned()).collect(), in_order };
    assert_eq!(clicks("61k"), of(&["card:6", "card:1", "card:knight"], true));
    assert_eq!(clicks("d6k"), of(&["card:dragon", "card:6", "card:knight"], true));
    assert_eq!(clicks("16k!"), of(&["card:1", "card:6", "card:idle"], false));
    assert_eq!(clicks("167"), of(&["card:1", "card:6", "card:7"], false));
    assert_eq!(clicks("w"), of(&["card:witch"], false));
    assert_eq!(clicks("-"), Clicks::button());
}

#[test]
fn keys_are_unique_within_each_map_and_each_place_has_a_label() {
    let [english, _] = phrases();
    wander(1, |game, state| {
        let picture = drawn(game, state, Viewer::Seat(Seat(0)), &english);
        let text = format!("<root>{}</root>", whole(&picture));
        let tree = roxmltree::Document::parse(&text).unwrap();
        // The two maps are never shown together.
        for hidden in ["kr-lying", "kr-standing"] {
            let shown = tree.descendants().filter(|node| {
                !node.ancestors().any(|a| a.attribute("class").is_some_and(|class| class.contains(hidden)))
            });
            let keys: Vec<&str> = shown.filter_map(|node| node.attribute("data-key")).collect();
            assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
        }
        for node in tree.descendants().filter(|node| node.attribute("data-place").is_some()) {
            assert!(node.attribute("data-label").is_some_and(|label| label.len() > 3), "{node:?}");
        }
    });
}

#[test]
fn what_a_viewer_cannot_know_is_not_drawn() {
    let [english, _] = phrases();
    let mut rng = Swift::new(3);
    wander(1, |game, state| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let other = game.determinize(&view, viewer, &mut rng);
            assert_eq!(
                whole(&drawn(game, state, viewer, &english)),
                whole(&drawn(game, &other, viewer, &english)),
                "{}",
                game.position(state)
            );
        }
    });
}

#[test]
fn both_languages_draw_everything_and_the_markup_is_sound() {
    for phrases in phrases() {
        wander(1, |game, state| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
                let picture = drawn(game, state, viewer, &phrases);
                let text = whole(&picture);
                assert_eq!(picture.seats.len(), game.seats());
                assert!(!picture.meta.is_empty() && text.len() < 45_000, "{} {}", text.len(), game.position(state));
                let names = attributes(&text, "href");
                for name in names.iter().map(|name| name.trim_start_matches('#')).collect::<BTreeSet<_>>() {
                    assert!(KingsRoad::SYMBOLS.contains(&format!("id=\"{name}\"")), "{name}");
                }
                let view = game.view(state, viewer);
                let poster = game.poster(&view, &frame(game, &view, viewer, &[], &phrases)).0;
                assert!(
                    poster.starts_with("<svg") && poster.ends_with("</svg>") && poster.matches("<svg").count() == 1
                );
                assert!(attributes(&poster, "data-place").is_empty());
            }
        });
        let (game, state) = load(&at(1, &[43, 43], "0.0*0/0.0/0.0/0.0/0.0/0.0/0.0/0.0", "-,-", 9, "over:0"));
        let view = game.view(&state, Viewer::Spectator);
        let frame = frame(&game, &view, Viewer::Spectator, &[], &phrases);
        let tally = game.tally(&view, &game.outcome(&state), &frame).0;
        assert_eq!(attributes(&tally, "scope").len(), 7 + 2);
    }
}

#[test]
fn the_phrases_of_guide_and_form_are_there() {
    for source in [KingsRoad::FLUENT_EN, KingsRoad::FLUENT_FR] {
        let keys = courtly_text::keys(source);
        let mut wanted: Vec<String> = ["about-tagline", "about-what", "about-minutes"].map(str::to_owned).into();
        wanted.extend(KingsRoad::GUIDE.iter().chain(KingsRoad::NEXT).map(|(_, key)| (*key).to_owned()));
        for option in KingsRoad::OPTIONS {
            wanted.push(format!("option-{}", option.name));
            wanted.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.name)));
        }
        assert_eq!(wanted.iter().filter(|key| !keys.contains_key(*key)).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}

#[test]
fn the_boards_of_the_rules_are_possible_positions() {
    for lang in Lang::ALL {
        let text = KingsRoad::rules_text(lang);
        let positions: Vec<String> =
            text.split("](position:").skip(1).map(|rest| rest.split_once(')').unwrap().0.replace("%20", " ")).collect();
        assert!((2..=4).contains(&positions.len()));
        for position in positions {
            KingsRoad::load(&position, &Options::default(), None).unwrap_or_else(|e| panic!("{e}: {position}"));
        }
    }
}

#[test]
fn the_cover_stands_alone() {
    let tree = roxmltree::Document::parse(KingsRoad::COVER).unwrap();
    assert!(tree.descendants().all(|node| node.attribute("class").is_none() && !node.has_tag_name("use")));
    let symbols = format!("<svg>{}</svg>", KingsRoad::SYMBOLS);
    let ids = roxmltree::Document::parse(&symbols).unwrap();
    assert!(ids.descendants().filter_map(|node| node.attribute("id")).all(|id| id.starts_with("kr-")));
}

#[test]
fn the_king_walks_every_region_on_his_way() {
    let game = common::table(3);
    let region = |number| kings_road::Region::numbered(number).unwrap();
    let way = |from, to| game.motions(&Event::Travelled { from: region(from), to: region(to) });
    let [walk, dues] = &way(7, 2)[..] else { panic!("one walk") };
    assert_eq!(walk.along, ["region:7", "region:3", "region:5", "region:2"]);
    assert_eq!(dues.what, "told:dues");
    let [round, _] = &way(1, 1)[..] else { panic!("one walk") };
    assert_eq!(round.along.len(), 9);
}

/// The numbers of a picture by the keys of what shows them, and the name by which each is told.
fn numbers(picture: &Picture) -> BTreeMap<String, (i32, String)> {
    let text = format!("<root>{}</root>", whole(picture));
    let tree = roxmltree::Document::parse(&text).unwrap();
    let nearest = |node: roxmltree::Node, name: &str| {
        node.ancestors().find_map(|around| around.attribute(name).map(str::to_owned)).unwrap()
    };
    let number = |node: roxmltree::Node| {
        let count = node.attribute("data-count")?.parse().unwrap();
        Some((nearest(node, "data-key"), (count, nearest(node, "data-told"))))
    };
    tree.descendants().filter_map(number).collect()
}

#[test]
fn what_the_events_of_a_round_add_up_to_is_what_the_next_picture_shows() {
    let [english, _] = phrases();
    let mut rounds = 0;
    let seeds = [7, 8, 9];
    for (game, seed) in tables().into_iter().flat_map(|game| seeds.map(|seed| (game.clone(), seed))) {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        let mut list = vec![];
        let mut shown = numbers(&drawn(&game, &state, Viewer::Spectator, &english));
        while let Turn::Decide(owing) = game.turn(&state) {
            let owing: Vec<Seat> = owing.iter().collect();
            let seat = pick(&mut rng, &owing);
            game.legal(&state, seat, &mut list);
            let mut events = vec![];
            game.decide(&mut state, seat, pick(&mut rng, &list), &mut events);
            rounds += usize::from(events.len() > 1);
            for motions in events.iter().map(|event| game.motions(event)) {
                for (key, by) in motions.iter().filter_map(|motion| motion.what.strip_prefix("add:")?.split_once('=')) {
                    // The crest on the track goes its share whenever points are counted.
                    let has = |wanted: &str| motions.iter().any(|motion| motion.what == wanted);
                    if let Some(seat) = key.strip_prefix("score:") {
                        assert!(has(&format!("add:points:{seat}={by}")) && has("told:points"), "{key}");
                        continue;
                    }
                    let counts = key.strip_prefix("points:");
                    assert!(counts.is_none_or(|seat| has(&format!("add:score:{seat}={by}"))), "{key}");
                    // Only the first markers in a region that is not scored have no number to add to.
                    let Some((number, name)) = shown.get_mut(key) else {
                        assert!(key.starts_with("pile:"), "{key}");
                        continue;
                    };
                    *number += by.parse::<i32>().unwrap();
                    assert!(*number >= 0, "{key}");
                    // The picture follows with the last event that changes it.
                    assert!(motions.iter().any(|motion| motion.what == format!("told:{name}")), "{key}");
                }
            }
            let next = numbers(&drawn(&game, &state, Viewer::Spectator, &english));
            for (key, (number, _)) in &shown {
                let drawn = next.get(key).map_or(0, |(drawn, _)| *drawn);
                assert_eq!(*number, drawn, "{key}: {}", game.position(&state));
            }
            shown = next;
        }
    }
    assert!(rounds > 250, "{rounds}");
}

#[test]
fn piles_stand_on_their_banners_also_those_that_come_while_a_round_is_told() {
    let [english, _] = phrases();
    let number = |node: roxmltree::Node, name: &str| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let (mut rows, mut roomy) = (0, 0);
    wander(2, |game, state| {
        let text = format!("<root>{}</root>", drawn(game, state, Viewer::Spectator, &english).board.0);
        let tree = roxmltree::Document::parse(&text).unwrap();
        let told = |node: &roxmltree::Node| node.attribute("data-told").is_some_and(|name| name.starts_with("piles"));
        for row in tree.descendants().filter(told) {
            let lying = row.ancestors().any(|node| node.attribute("class") == Some("kr kr-map kr-lying"));
            // A number stands beside its pile on the map that lies, and under it on the one that stands.
            let (width, beside) = if lying { (152.0, 10.0) } else { (106.0, 0.0) };
            let class = row.attribute("class").unwrap_or_default();
            let (aside, tight) = (class.contains("kr-aside"), class.contains("kr-tight"));
            // As the stylesheet makes room.
            let by = match (aside, tight, lying) {
                (false, _, _) => 0.0,
                (true, false, true) => -18.0,
                (true, true, true) => -15.0,
                (true, false, false) => -12.5,
                (true, true, false) => -10.5,
            };
            let scale = if tight { 0.82 } else { 1.0 };
            let seen = |x: f64| width / 2.0 + (x - width / 2.0) * scale + by;
            for pile in row.descendants().filter(|node| node.has_tag_name("use")) {
                let (left, right) = (number(pile, "x"), number(pile, "x") + number(pile, "width") + beside);
                let ends = (seen(left), seen(right));
                assert!(ends.0 >= -1.0 && ends.1 <= width + 1.0, "{ends:?} {class}: {}", game.position(state));
                // Those who are there already stand in the middle until somebody comes.
                let guest = pile.parent().unwrap().attribute("class").unwrap().contains("kr-guest");
                assert!(guest || (left >= 0.0 && right <= width), "{}", game.position(state));
            }
            rows += 1;
            roomy += usize::from(aside || tight);
        }
    });
    assert!(rows > 1000 && roomy > 100, "{rows} {roomy}");
}

#[test]
fn a_preview_counts_the_round_as_the_board_stands() {
    let (game, state) =
        load(&at(5, &[0, 0, 0], "0.0.0/0.0.0*0/0.0.0*0/0.0.0/1.1.0/0.0.0/0.0.0/0.0.0", "DW,DW,DW", 3, "choose:?,?,?"));
    let [english, french] = phrases();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let preview = |text: &str, phrases| game.preview(&view, game.parse_decision(text).unwrap(), phrases);
    // The most alone in the Dark Tower: 5 points, and a Noble connected to those in 2 and 3.
    assert_eq!(preview("567", &english).unwrap(), "8 points this round, as the board stands");
    assert_eq!(preview("167", &english).unwrap(), "4 points this round, as the board stands");
    assert!(preview("567", &french).unwrap().starts_with("8 points cette manche"));
    assert_eq!(preview("w", &english), None);
    let watching = game.view(&state, Viewer::Spectator);
    assert_eq!(game.preview(&watching, Programme::NOTHING, &english), None);
}
