//! The picture of the table: everything legal can be clicked, nothing hidden shows, and the markup holds together.

use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer, below};
use courtly_draw::{Frame, Picture, Scene};
use courtly_text::{Lang, Phrases, Words, phrases};
use roxmltree::{Document, Node};
use royal_palace::{Decision, RoyalPalace, State};
use std::collections::BTreeSet;

fn table(seats: usize, layout: &str) -> RoyalPalace {
    let options = Options::new(RoyalPalace::OPTIONS, [("layout", layout)]).expect("an option");
    RoyalPalace::new(seats, &options, None).expect("a table")
}

fn said(lang: Lang) -> Phrases {
    phrases::<RoyalPalace>(lang).with_names(&["Ada", "Bruno", "Clara", "Dora"].map(String::from))
}

/// Looks at so many positions of random games with every number of seats and every layout.
fn over_games(positions: u32, seed: u64, mut look: impl FnMut(&RoyalPalace, &State, &mut Swift)) {
    for (place, layout) in ["first-game", "random"].into_iter().enumerate() {
        for seats in 2..=4 {
            let game = table(seats, layout);
            let mut rng = Swift::new(seed + seats as u64 * 10 + place as u64);
            let (mut seen, mut legal) = (0, vec![]);
            while seen < positions {
                let mut state = game.setup(&mut rng);
                while let Some(step) = random_step(&game, &state, &mut legal, &mut rng) {
                    if game.turn(&state) != Turn::Chance && below(&mut rng, 6) == 0 {
                        look(&game, &state, &mut rng);
                        seen += 1;
                    }
                    apply(&game, &mut state, step, &mut Silent);
                }
                look(&game, &state, &mut rng);
            }
        }
    }
}

fn legal(game: &RoyalPalace, state: &State, viewer: Viewer) -> Vec<Decision> {
    let mut legal = vec![];
    if let (Turn::Decide(who), Viewer::Seat(seat)) = (game.turn(state), viewer)
        && who.contains(seat)
    {
        game.legal(state, seat, &mut legal);
    }
    legal
}

fn draw(game: &RoyalPalace, state: &State, viewer: Viewer, phrases: &Phrases) -> Picture {
    let view = game.view(state, viewer);
    let offered = legal(game, state, viewer).into_iter().flat_map(|decision| game.clicks(&view, decision).places);
    game.picture(&view, &Frame { phrases, viewer, offered: offered.collect() })
}

/// All parts of a picture as one document.
fn whole(picture: &Picture) -> String {
    let seats: String = picture.seats.iter().map(|seat| seat.0.as_str()).collect();
    let Picture { above, board, mine, seen, .. } = picture;
    format!("<page>{}{}{}{seats}{}</page>", above.0, board.0, mine.0, seen.0)
}

fn parsed(text: &str) -> Document<'_> {
    Document::parse(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

fn values<'a>(document: &'a Document, name: &'a str) -> impl Iterator<Item = (&'a str, Node<'a, 'a>)> {
    document.descendants().filter_map(move |node| Some((node.attribute(name)?, node)))
}

#[test]
fn every_decision_can_be_clicked_and_told_from_the_others() {
    let phrases = said(Lang::En);
    over_games(120, 1, |game, state, _| {
        let Turn::Decide(who) = game.turn(state) else { return };
        let viewer = Viewer::Seat(who.first().expect("somebody decides"));
        let view = game.view(state, viewer);
        let text = whole(&draw(game, state, viewer, &phrases));
        let document = parsed(&text);
        let places: BTreeSet<&str> = values(&document, "data-place").map(|(place, _)| place).collect();
        let mut menus = BTreeSet::new();
        for decision in legal(game, state, viewer) {
            let clicks = game.clicks(&view, decision);
            for place in &clicks.places {
                assert!(places.contains(place.as_str()), "{}: no {place}", game.decision_text(decision));
            }
            let words = game.choice(&view, decision, &phrases);
            assert!(menus.insert((clicks.places, words.clone())), "two choices are both called {words}");
        }
    });
}

#[test]
fn a_choice_is_never_complete_while_a_longer_one_goes_on_from_it() {
    over_games(60, 2, |game, state, _| {
        let Turn::Decide(who) = game.turn(state) else { return };
        let viewer = Viewer::Seat(who.first().expect("somebody decides"));
        let view = game.view(state, viewer);
        let clicks: Vec<_> =
            legal(game, state, viewer).into_iter().map(|decision| game.clicks(&view, decision).places).collect();
        for (shorter, longer) in clicks.iter().flat_map(|a| clicks.iter().map(move |b| (a, b))) {
            let goes_on = !shorter.is_empty() && shorter.len() < longer.len() && longer.starts_with(shorter);
            assert!(!goes_on, "{shorter:?} and {longer:?}");
        }
    });
}

#[test]
fn places_have_labels_keys_are_unique_and_symbols_exist() {
    let symbols = format!("<page>{}</page>", RoyalPalace::SYMBOLS);
    let symbols = parsed(&symbols);
    let known: BTreeSet<String> = values(&symbols, "id").map(|(id, _)| format!("#{id}")).collect();
    for (href, _) in values(&symbols, "href") {
        assert!(known.contains(href), "a symbol uses {href}");
    }
    for lang in Lang::ALL {
        let phrases = said(lang);
        over_games(30, 3, |game, state, _| {
            for viewer in Viewer::all(game.seats()) {
                let picture = draw(game, state, viewer, &phrases);
                assert_eq!(picture.seats.len(), game.seats());
                let text = whole(&picture);
                assert!(text.len() < 40_000, "{} bytes", text.len());
                let document = parsed(&text);
                for (place, node) in values(&document, "data-place") {
                    assert!(node.attribute("data-label").is_some_and(|label| !label.is_empty()), "{place}");
                }
                let mut keys = BTreeSet::new();
                for (key, _) in values(&document, "data-key") {
                    assert!(keys.insert(key), "two things are called {key}");
                }
                for (href, _) in values(&document, "href") {
                    assert!(known.contains(href), "{href}");
                }
            }
        });
    }
}

#[test]
fn targets_are_drawn_only_where_they_are_offered() {
    let phrases = said(Lang::En);
    over_games(60, 4, |game, state, _| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let places =
                legal(game, state, viewer).into_iter().flat_map(|decision| game.clicks(&view, decision).places);
            let offered: BTreeSet<String> = places.collect();
            let text = whole(&draw(game, state, viewer, &phrases));
            let document = parsed(&text);
            for (class, node) in values(&document, "class") {
                if class.split(' ').any(|class| class == "target") {
                    assert!(offered.contains(node.attribute("data-place").expect("a place")));
                }
            }
        }
    });
}

#[test]
fn where_the_turn_stands_is_told_late_and_nothing_that_moves_is() {
    let phrases = said(Lang::En);
    over_games(20, 5, |game, state, _| {
        let text = whole(&draw(game, state, Viewer::Seat(Seat(0)), &phrases));
        let document = parsed(&text);
        let late: Vec<_> = values(&document, "data-late").collect();
        let names: BTreeSet<_> = late.iter().map(|(name, _)| *name).collect();
        assert!(names.len() == late.len() && names.contains("path") && names.contains("first"));
        for (name, node) in late {
            let moves = node.descendants().find(|inner| inner.has_attribute("data-key"));
            assert!(moves.is_none(), "{name} holds something that moves");
        }
    });
}

#[test]
fn a_picture_shows_no_more_than_its_viewer_knows() {
    let phrases = said(Lang::En);
    over_games(60, 5, |game, state, rng| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let world = game.determinize(&view, viewer, rng);
            let (here, there) = (draw(game, state, viewer, &phrases), draw(game, &world, viewer, &phrases));
            assert_eq!((whole(&here), here.meta), (whole(&there), there.meta), "{viewer:?}");
        }
    });
}

#[test]
fn a_poster_is_one_drawing() {
    let phrases = said(Lang::Fr);
    over_games(10, 6, |game, state, _| {
        let frame = Frame { phrases: &phrases, viewer: Viewer::Spectator, offered: BTreeSet::new() };
        let poster = game.poster(&game.view(state, Viewer::Spectator), &frame);
        let document = parsed(&poster.0);
        assert_eq!(document.root_element().tag_name().name(), "svg");
    });
}

#[test]
fn what_moves_has_a_place_in_the_picture_before_or_after() {
    let phrases = said(Lang::En);
    let game = table(3, "first-game");
    let mut rng = Swift::new(7);
    let (mut state, mut options) = (game.setup(&mut rng), vec![]);
    let spots = |state: &State| -> BTreeSet<String> {
        let text = whole(&draw(&game, state, Viewer::Spectator, &phrases));
        let document = parsed(&text);
        let names = ["data-place", "data-key", "data-anchor"].into_iter();
        names.flat_map(|name| values(&document, name).map(|(spot, _)| spot.to_owned()).collect::<Vec<_>>()).collect()
    };
    let panels: BTreeSet<String> = Seat::all(3).map(|seat| format!("seat:{}", seat.0)).collect();
    for _ in 0..400 {
        let Some(step) = random_step(&game, &state, &mut options, &mut rng) else { break };
        let mut known = spots(&state);
        let mut events = vec![];
        apply(&game, &mut state, step, &mut events);
        known.extend(spots(&state));
        known.extend(panels.iter().cloned());
        for event in &events {
            for motion in game.motions(event) {
                assert!(known.contains(&motion.what), "{}", motion.what);
                assert!(motion.along.iter().all(|spot| known.contains(spot)), "{:?}", motion.along);
            }
        }
    }
}

#[test]
fn the_end_is_told_in_its_parts() {
    let mut rng = Swift::new(8);
    let (game, phrases) = (table(4, "random"), said(Lang::En));
    let (mut state, mut options) = (game.setup(&mut rng), vec![]);
    while let Some(step) = random_step(&game, &state, &mut options, &mut rng) {
        apply(&game, &mut state, step, &mut Silent);
    }
    let frame = Frame { phrases: &phrases, viewer: Viewer::Spectator, offered: BTreeSet::new() };
    let outcome = game.outcome(&state);
    let tally = game.tally(&game.view(&state, Viewer::Spectator), &outcome, &frame).0;
    let document = parsed(&tally);
    let foot = document.descendants().find(|node| node.has_tag_name("tfoot")).expect("totals");
    let totals: Vec<i32> = foot.descendants().filter(|node| node.has_tag_name("td")).map(total).collect();
    assert_eq!(totals, outcome.scores.to_vec());
}

fn total(cell: Node) -> i32 {
    cell.text().and_then(|text| text.parse().ok()).expect("a number")
}

#[test]
fn the_guide_and_the_lobby_have_their_words() {
    for lang in Lang::ALL {
        let phrases = said(lang);
        let guide = RoyalPalace::GUIDE.iter().chain(RoyalPalace::NEXT).map(|(_, key)| *key);
        let lobby = ["about-tagline", "about-what", "about-minutes", "option-layout", "option-layout-first-game"];
        for key in guide.chain(lobby).chain(["option-layout-random"]) {
            assert_ne!(phrases.say(key, &[("picked", "x".into())]), key);
        }
    }
}

#[test]
fn the_boards_of_the_rules_are_positions_that_can_be_loaded() {
    for lang in Lang::ALL {
        let text = RoyalPalace::rules_text(lang);
        let boards: Vec<&str> = text.split("(position:").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert!(boards.len() >= 2, "{} boards", boards.len());
        for board in boards {
            let position = board.replace("%20", " ");
            if let Err(fault) = RoyalPalace::load(&position, &Options::default(), None) {
                panic!("{fault}: {position}");
            }
        }
    }
}
