//! Pictures: what can be decided can be clicked, nothing hidden shows, and the markup is sound.

use banquet_royal::{BanquetRoyal, Choice, Decision, Event, Phase, State};
use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Seat, Swift, Turn, Viewer};
use courtly_draw::{Clicks, Frame, Picture, Scene};
use courtly_text::{Lang, Phrases, phrases};
use std::collections::{BTreeMap, BTreeSet};

fn tables() -> impl Iterator<Item = BanquetRoyal> {
    ["compact", "random"].into_iter().flat_map(|kingdom| {
        (2..=4).map(move |seats| {
            let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", kingdom)]).unwrap();
            BanquetRoyal::new(seats, &options, None).unwrap()
        })
    })
}

/// Positions of random games: each step of the first ones, the middles of turns included.
fn positions(game: &BanquetRoyal, seed: u64, mut each: impl FnMut(&State, &[Event])) {
    let mut rng = Swift::new(seed);
    let mut state = game.setup(&mut rng);
    let mut events = vec![];
    let mut legal = vec![];
    loop {
        each(&state, &events);
        events.clear();
        let Some(step) = random_step(game, &state, &mut legal, &mut rng) else { break };
        apply(game, &mut state, step, &mut events);
    }
}

fn legal(game: &BanquetRoyal, state: &State, viewer: Viewer) -> Vec<Decision> {
    let mut legal = vec![];
    if let Viewer::Seat(seat) = viewer {
        game.legal(state, seat, &mut legal);
    }
    legal
}

fn drawn(game: &BanquetRoyal, state: &State, viewer: Viewer, phrases: &Phrases) -> Picture {
    let view = game.view(state, viewer);
    let offered = legal(game, state, viewer).iter().flat_map(|&d| game.clicks(&view, d).places).collect();
    game.picture(&view, &Frame { phrases, viewer, offered })
}

fn whole(picture: &Picture) -> String {
    let seats: String = picture.seats.iter().map(|seat| seat.0.as_str()).collect();
    format!("{}{}{}{seats}{}", picture.above.0, picture.board.0, picture.mine.0, picture.seen.0)
}

/// Every value of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    markup.split(begin.as_str()).skip(1).map(|rest| &rest[..rest.find('"').unwrap()]).collect()
}

fn active(game: &BanquetRoyal, state: &State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Decide(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    }
}

#[test]
fn every_decision_can_be_clicked_or_is_a_button() {
    let english = phrases::<BanquetRoyal>(Lang::En);
    let mut phases = BTreeSet::new();
    for game in tables() {
        positions(&game, 0, |state, _| {
            let Some(seat) = active(&game, state) else { return };
            phases.insert(format!("{:?}", state.phase)[..3].to_owned());
            let viewer = Viewer::Seat(seat);
            let view = game.view(state, viewer);
            let picture = whole(&drawn(&game, state, viewer, &english));
            let places: BTreeSet<&str> = values(&picture, "data-place").into_iter().collect();
            let mut clicked: BTreeMap<Vec<String>, String> = BTreeMap::new();
            for decision in legal(&game, state, viewer) {
                let Clicks { places: mut wanted, in_order } = game.clicks(&view, decision);
                assert_eq!(wanted.is_empty(), decision.choice() == Choice::Skip);
                wanted.iter().for_each(|place| assert!(places.contains(place.as_str()), "{place}"));
                if !in_order {
                    wanted.sort();
                }
                // No menu is ever needed: the clicks tell the decision.
                let other = clicked.insert(wanted, game.decision_text(decision));
                assert_eq!(other, None, "{decision:?}");
            }
        });
    }
    let all: BTreeSet<String> = ["Tur", "Swa", "Pee", "Lif", "Put", "Cak"].map(str::to_owned).into();
    assert_eq!(phases, all);
}

#[test]
fn no_clicks_are_the_beginning_of_others() {
    for game in tables() {
        positions(&game, 11, |state, _| {
            let Some(seat) = active(&game, state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let all: BTreeSet<Vec<String>> =
                legal(&game, state, Viewer::Seat(seat)).iter().map(|&d| game.clicks(&view, d).places).collect();
            for (one, next) in all.iter().zip(all.iter().skip(1)) {
                assert!(!next.starts_with(one), "{one:?} {next:?}");
            }
        });
    }
}

#[test]
fn pictures_are_sound_in_both_languages_for_everybody() {
    let languages = Lang::ALL.map(phrases::<BanquetRoyal>);
    for game in tables() {
        let mut count = 0;
        positions(&game, 5, |state, events| {
            count += 1;
            if count > 6 && state.phase == Phase::Turn && count % 9 != 0 {
                return;
            }
            let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
            for (phrases, viewer) in viewers.flat_map(|viewer| languages.iter().map(move |phrases| (phrases, viewer))) {
                let picture = drawn(&game, state, viewer, phrases);
                let markup = whole(&picture);
                assert_eq!(picture.seats.len(), game.seats());
                assert!(!picture.meta.is_empty());
                sound(&markup);
                assert!(markup.len() < 45_000, "{} bytes", markup.len());
                let view = game.view(state, viewer);
                let poster = game.poster(&view, &Frame { phrases, viewer, offered: BTreeSet::new() }).0;
                assert!(poster.starts_with("<svg") && poster.ends_with("</svg>"));
                assert!(roxmltree::Document::parse(&poster).is_ok());
                if state.phase == Phase::Over {
                    let frame = Frame { phrases, viewer, offered: BTreeSet::new() };
                    let tally = game.tally(&view, &game.outcome(state), &frame).0;
                    roxmltree::Document::parse(&format!("<div>{tally}</div>")).expect("a sound tally");
                    assert_eq!(tally.matches("<tr").count(), game.seats() + 1);
                }
            }
            named_things_exist(&game, state, events, &languages[0]);
        });
    }
}

/// Well-formed, with unique keys, labels beside places, and no symbol that is not there.
fn sound(markup: &str) {
    let page = format!("<div>{markup}</div>");
    let document = roxmltree::Document::parse(&page).unwrap_or_else(|fault| panic!("{fault}: {page}"));
    let keys = values(markup, "data-key");
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
    let symbols: BTreeSet<&str> = values(BanquetRoyal::SYMBOLS, "id").into_iter().collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        assert_eq!(node.has_attribute("data-place"), node.has_attribute("data-label"), "{node:?}");
        assert!(node.attribute("data-label") != Some(""), "{node:?}");
        if let Some(symbol) = node.attribute("href") {
            assert!(symbols.contains(symbol.trim_start_matches('#')), "{symbol}");
        }
        let classes = node.attribute("class").unwrap_or_default();
        let shared = ["num", "sr", "target", "tight"];
        assert!(
            classes.split_whitespace().all(|class| class.starts_with("br-") || shared.contains(&class)),
            "{classes}"
        );
    }
}

/// What the motions of events name is in the picture after them, unless it has left the table since.
fn named_things_exist(game: &BanquetRoyal, state: &State, events: &[Event], phrases: &Phrases) {
    let markup = whole(&drawn(game, state, Viewer::Spectator, phrases));
    let mut anchors: BTreeSet<String> = ["data-key", "data-anchor", "data-place"]
        .into_iter()
        .flat_map(|attribute| values(&markup, attribute))
        .map(str::to_owned)
        .collect();
    // The page gives each seat's panel this anchor.
    anchors.extend(Seat::all(game.seats()).map(|seat| format!("seat:{seat}")));
    let partied = events.iter().any(|event| matches!(event, Event::Party { .. }));
    for event in events {
        for motion in game.motions(event) {
            // Nobody's guests leave the game, a cake flies as the copy of what it was, and not all guests have twins.
            let gone = matches!(event, Event::Party { .. } | Event::CakeTaken { .. })
                || motion.what.starts_with("g:")
                    && (partied || [":2", ":3"].iter().any(|twin| motion.what.ends_with(twin)));
            assert!(gone || anchors.contains(&motion.what), "{} after {event:?}", motion.what);
            for anchor in motion.along {
                assert!(matches!(event, Event::Party { .. }) || anchors.contains(&anchor), "{anchor} after {event:?}");
            }
        }
    }
}

#[test]
fn pictures_do_not_tell_hidden_cakes() {
    let english = phrases::<BanquetRoyal>(Lang::En);
    for game in tables() {
        let mut rng = Swift::new(77);
        positions(&game, 3, |state, _| {
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let world = game.determinize(&game.view(state, viewer), viewer, &mut rng);
                let [one, other] = [state, &world].map(|state| {
                    let picture = drawn(&game, state, viewer, &english);
                    picture.meta.clone() + &whole(&picture)
                });
                assert_eq!(one, other);
            }
        });
    }
}

#[test]
fn a_preview_of_a_party_tells_its_points() {
    let english = phrases::<BanquetRoyal>(Lang::En);
    let game = tables().next().unwrap();
    let mut parties = 0;
    for seed in 0..8 {
        positions(&game, seed, |state, _| {
            let Some(seat) = active(&game, state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            for decision in legal(&game, state, Viewer::Seat(seat)) {
                let Some(preview) = game.preview(&view, decision, &english) else { continue };
                let mut after = *state;
                let mut events: Vec<Event> = vec![];
                game.decide(&mut after, seat, decision, &mut events);
                if preview.starts_with("Rolls the die") {
                    assert_eq!(after.phase, Phase::Roll);
                    continue;
                }
                assert!(matches!(after.phase, Phase::Cake { .. }), "{preview}");
                let gain = game.score(&after, seat) - game.score(state, seat);
                assert_eq!(preview.contains(&format!("+{gain} point")), gain > 0, "{preview}, {gain}");
                parties += 1;
            }
        });
    }
    assert!(parties > 20);
}

#[test]
fn the_tiles_of_every_kingdom_are_outlined() {
    let english = phrases::<BanquetRoyal>(Lang::En);
    for game in tables() {
        for seed in 0..40 {
            let state = game.setup(&mut Swift::new(seed));
            let board = drawn(&game, &state, Viewer::Spectator, &english).board.0;
            // Twelve tiles and the castle.
            assert_eq!(board.matches("br-tile").count(), 13);
            let coast = &board[board.find("class=\"br-coast\"").unwrap()..];
            let line = values(&coast[..coast.find("/>").or(coast.find("></path>")).unwrap()], "d")[0];
            assert!(line.starts_with('M') && line.ends_with('Z'), "{line}");
        }
    }
}

#[test]
fn seats_have_the_colour_of_their_family_and_a_shape() {
    for game in tables() {
        let state = game.setup(&mut Swift::new(9));
        let view = game.view(&state, Viewer::Spectator);
        let marks: Vec<_> = Seat::all(game.seats()).map(|seat| game.seat_mark(&view, seat)).collect();
        for (seat, mark) in marks.iter().enumerate() {
            assert_eq!(mark.colour, format!("br-{}", state.players[seat].family.name()));
            assert!(BanquetRoyal::STYLE.contains(&format!("--{}:", mark.colour)));
            assert!(marks[..seat].iter().all(|other| other.shape != mark.shape));
        }
    }
}

#[test]
fn the_guide_and_the_pages_about_the_game_have_their_words() {
    for lang in Lang::ALL {
        let phrases = phrases::<BanquetRoyal>(lang);
        let mut keys: Vec<String> = ["about-tagline", "about-what", "about-minutes"].map(str::to_owned).to_vec();
        let steps = BanquetRoyal::GUIDE.iter().chain(BanquetRoyal::NEXT);
        keys.extend(steps.map(|(_, key)| (*key).to_owned()));
        for option in BanquetRoyal::OPTIONS {
            keys.push(format!("option-{}", option.name));
            keys.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.name)));
        }
        keys.iter().for_each(|key| assert!(phrases.say(key, &[("picked", "x".into())]).len() > 5, "{key}"));
        // What the steps point at is there at the start.
        let game = tables().next().unwrap();
        let state = game.setup(&mut Swift::new(1));
        let markup = whole(&drawn(&game, &state, Viewer::Seat(Seat(0)), &phrases));
        let named =
            |name: &str| values(&markup, "data-key").contains(&name) || values(&markup, "data-anchor").contains(&name);
        assert!(BanquetRoyal::GUIDE.iter().all(|(at, _)| at.starts_with("part:") || named(at)));
    }
}

#[test]
fn the_boards_of_the_rules_can_be_drawn() {
    for lang in Lang::ALL {
        let text = BanquetRoyal::rules_text(lang);
        let boards: Vec<&str> =
            text.split("](position:").skip(1).map(|rest| &rest[..rest.find(')').unwrap()]).collect();
        assert!((2..=4).contains(&boards.len()), "{}", boards.len());
        for board in boards {
            let options = Options::new(BanquetRoyal::OPTIONS, [("kingdom", "compact")]).unwrap();
            BanquetRoyal::load(&board.replace("%20", " "), &options, None).unwrap_or_else(|fault| panic!("{fault:?}"));
        }
        assert!(!text.contains("\u{2014}") && text.len() > 3000);
    }
}

#[test]
fn the_cover_needs_nothing_else() {
    let cover = roxmltree::Document::parse(BanquetRoyal::COVER).expect("a sound cover");
    assert!(cover.descendants().all(|node| !node.has_attribute("class") && !node.has_attribute("href")));
    assert!(roxmltree::Document::parse(&format!("<svg>{}</svg>", BanquetRoyal::SYMBOLS)).is_ok());
}

#[test]
#[ignore = "measures"]
fn a_picture_is_drawn_quickly() {
    let english = phrases::<BanquetRoyal>(Lang::En);
    let game = tables().nth(1).unwrap();
    let (mut count, mut bytes) = (0, 0);
    let mut spent = [std::time::Duration::ZERO; 2];
    positions(&game, 8, |state, _| {
        for (place, viewer) in [Viewer::Seat(state.active), Viewer::Spectator].into_iter().enumerate() {
            let view = game.view(state, viewer);
            let offered = legal(&game, state, viewer).iter().flat_map(|&d| game.clicks(&view, d).places).collect();
            let frame = Frame { phrases: &english, viewer, offered };
            let start = std::time::Instant::now();
            let picture = game.picture(&view, &frame);
            spent[place] += start.elapsed();
            bytes = bytes.max(whole(&picture).len());
        }
        count += 1;
    });
    let mean = spent.map(|spent| spent / count);
    println!("{:?} for the seat to act, {:?} for spectators, {bytes} bytes at most", mean[0], mean[1]);
}
