//! Every page with made-up data, for looking at them and for their tests.

use courtly_core::Viewer;
use courtly_draw::{Markup, SEAT_MARKS};
use courtly_host::{
    Account, Analysis, GameInfo, Judged, ONE, Order, Seed, Told, games, load_table, phrases_for, rules_text,
};
use courtly_server::markdown;
use courtly_server::pages::model::{
    Choice, GameCard, OpenTable, OptionField, Pace, SeatLine, Sitter, Standing, TableLine, Terms,
};
use courtly_server::pages::{
    Reader, about, analysis, api, device, error, game, home, join, puzzles, settings, tables, waiting,
};
use courtly_server::{say, settings::Settings};
use courtly_text::Lang;

const COMMITMENT: &str = "3f9a1c0b5d7e2846a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718";

/// The pages by name, as a reader of this name sees them.
pub(crate) fn all(lang: Lang, name: &str) -> Vec<(String, String)> {
    let host = name.to_owned();
    let reader = |path: &str| reader(lang, Some(name), path);
    let stranger = |path: &str| Reader { turns: 0, ..self::reader(lang, None, path) };
    let cards: Vec<GameCard> = games().iter().map(|info| card(info, lang)).collect();
    let mine = vec![
        line(&cards[3], Standing::YourTurn, &[&host, "Rufus"], "4 / 8", 40),
        line(&cards[0], Standing::Theirs(vec!["Maud".into()]), &["Maud"], "", 7_300),
        line(&cards[1], Standing::Waiting { free: 2 }, &[], "", 90_000),
    ];
    let done = vec![
        line(&cards[0], Standing::Won, &["Maud"], "", 200_000),
        line(&cards[2], Standing::Lost(vec!["Rufus".into(), host.clone()]), &["Rufus", &host], "", 400_000),
        line(&cards[1], Standing::Over(vec![]), &["Rufus", "Maud"], "", 900_000),
        line(&cards[1], Standing::Aborted, &["Rufus"], "", 1_900_000),
    ];
    let open = vec![open(&cards[1], &host, 4, 2, Pace::Live), open(&cards[2], "Rufus", 3, 1, Pace::Days)];
    let mut pages: Vec<(String, maud::Markup)> = vec![];
    let mut add = |name: &str, page| pages.push((name.to_owned(), page));

    let busy = home::Home { games: cards.clone(), mine: mine.clone(), open: open.clone() };
    let first = home::Home { games: cards.clone(), mine: vec![], open: vec![] };
    add("home", home::page(&reader("/"), &busy));
    add("home-first", home::page(&stranger("/"), &first));
    for (n, info) in games().iter().enumerate() {
        let page = game_page(info, lang, &mine, &open, &done);
        add(&format!("game-{n}"), game::page(&reader(&format!("/games/{}", info.id)), &page));
    }
    let books: Vec<puzzles::Book> = cards.iter().map(book).collect();
    add("puzzles", puzzles::overview(&reader("/puzzles"), &books));
    add("puzzles-game", puzzles::of_game(&stranger("/puzzles/x"), &books[0]));
    let my = tables::MyTables { running: mine[..2].into(), waiting: mine[2..].into(), finished: done, more: 12 };
    add("tables", tables::page(&reader("/tables"), &my));
    let none = tables::MyTables { running: vec![], waiting: vec![], finished: vec![], more: 0 };
    add("tables-none", tables::page(&stranger("/tables"), &none));
    let saved = settings::SettingsPage { saved: true, fault: Some(host.clone()) };
    let plain = Reader { secure: false, origin: "http://192.168.1.20:8080".into(), ..reader("/settings") };
    add("settings", settings::page(&plain, &saved));
    add("device", device::page(&reader("/me"), &device::DevicePage { wrong_code: true, fresh: None }));
    let fresh = device::FreshLink { code: "amber-crown-7421-lute".into(), minutes: 15 };
    add("device-link", device::page(&reader("/me"), &device::DevicePage { fresh: Some(fresh), wrong_code: false }));
    let arrival = device::Arrival { code: "x".into(), name: Some(host.clone()), left_behind: 1 };
    add("arrival", device::arrival(&stranger("/me/x"), &arrival));
    add("join", join::page(&reader("/join/x"), &invitation(&cards[1], &host, false)));
    add("join-closed", join::page(&stranger("/join/x"), &invitation(&cards[1], &host, true)));
    add("waiting", waiting::page(&reader("/tables/t1"), &room(&cards[1], &host, true)));
    add("waiting-guest", waiting::page(&reader("/tables/t1"), &room(&cards[1], &host, false)));
    for (nth, known) in [going(0), going(40), judged(2), judged(5)].into_iter().enumerate() {
        add(
            &format!("analysis-{nth}"),
            analysis::page(&reader("/tables/t1/analysis"), &analysed(&cards[1], &host, known)),
        );
    }
    let source = Some("https://code.example/courtly".to_owned());
    add("about", about::page(&reader("/about"), &about::About { source, version: "0.1.0".into() }));
    add("api", api::page(&reader("/api"), &api_page(&host)));
    for status in [400, 403, 404, 409, 413, 429, 500, 503] {
        let message = (status == 403).then(|| host.clone());
        add(&format!("error-{status}"), error::page(&reader("/nowhere"), &error::ErrorPage { status, message }));
    }
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

fn reader(lang: Lang, name: Option<&str>, path: &str) -> Reader {
    Reader {
        lang,
        phrases: say::phrases(lang),
        name: name.map(str::to_owned),
        settings: Settings::default(),
        path: path.to_owned(),
        origin: "https://play.example".to_owned(),
        secure: true,
        turns: 1,
    }
}

fn analysed(card: &GameCard, host: &str, known: analysis::Known) -> analysis::AnalysisPage {
    let seats = match &known {
        analysis::Known::Going { .. } => 2,
        analysis::Known::Done(analysis, _) => analysis.accounts.len(),
    };
    let name = |seat: usize| if seat == 1 { host.to_owned() } else { format!("Rufus {seat}") };
    let stood_in = vec![false; seats];
    let seats = (0..seats).map(|seat| (name(seat), SEAT_MARKS[seat]));
    analysis::AnalysisPage {
        id: "t1".to_owned(),
        game: card.id,
        game_name: card.name.clone(),
        seats: seats.collect(),
        stood_in,
        known,
    }
}

fn going(done: usize) -> analysis::Known {
    analysis::Known::Going { done, total: 3 * done }
}

/// A game in which every seat made one mistake, and the first has won.
fn judged(seats: usize) -> analysis::Known {
    let fair = ONE / seats as i64;
    let one = |seat: usize| Judged {
        step: seat,
        turn: 1 + seat,
        seat: seat as u8,
        decision: "a".to_owned(),
        better: "b".to_owned(),
        best: fair,
        taken: fair - ONE / 20,
        mean: 0,
        before: vec![fair; seats],
        after: vec![fair; seats],
    };
    let account = |seat: usize| {
        let result = if seat == 0 { ONE } else { 0 };
        let accuracy = (seat > 0).then_some(934);
        let (own, others, hindsight) = (-ONE / 20, ONE / 20, 0);
        Account { start: fair, luck: result - fair, own, others, hindsight, result, accuracy }
    };
    let words = |nth: usize| Told { decision: "A".to_owned(), better: "B".to_owned(), moment: nth };
    let analysis = Analysis {
        rough: seats > 2,
        turns: seats,
        resigned: Some(1),
        accounts: (0..seats).map(account).collect(),
        judged: (0..seats).map(one).collect(),
    };
    let mistakes = (0..seats).map(|nth| vec![analysis::Mistake { nth, told: words(nth) }; nth.min(1)]).collect();
    analysis::Known::Done(Box::new(analysis), mistakes)
}

/// A phrase of a game.
fn told(info: &GameInfo, lang: Lang, key: &str) -> String {
    phrases_for(info.id, lang).map(|phrases| phrases.word(key)).unwrap_or_default()
}

fn card(info: &GameInfo, lang: Lang) -> GameCard {
    GameCard {
        id: info.id,
        name: info.name.to_owned(),
        tagline: told(info, lang, "about-tagline"),
        seats: info.seats,
        length: told(info, lang, "about-minutes"),
        cover: info.cover,
        quick_seats: info.seats.0.max(2),
        quick_level: "normal".to_owned(),
    }
}

fn line(card: &GameCard, standing: Standing, with: &[&str], meta: &str, seconds_ago: u64) -> TableLine {
    TableLine {
        id: "t1".to_owned(),
        game: card.id,
        game_name: card.name.clone(),
        cover: card.cover,
        standing,
        with: with.iter().map(|name| (*name).to_owned()).collect(),
        meta: meta.to_owned(),
        seconds_ago,
    }
}

fn open(card: &GameCard, host: &str, seats: usize, free: usize, pace: Pace) -> OpenTable {
    OpenTable {
        game: card.id,
        game_name: card.name.clone(),
        cover: card.cover,
        link: "/join/x".to_owned(),
        host: host.to_owned(),
        seats,
        free,
        pace,
        seconds_ago: 130,
    }
}

fn choice(value: &str, words: &str) -> Choice {
    Choice { value: value.to_owned(), words: words.to_owned() }
}

fn levels() -> Vec<Choice> {
    vec![choice("easy", "Easy"), choice("normal", "Normal"), choice("hard", "Hard")]
}

fn game_page(
    info: &GameInfo,
    lang: Lang,
    mine: &[TableLine],
    open: &[OpenTable],
    done: &[TableLine],
) -> game::GamePage {
    let of_game = |lines: &[TableLine]| lines.iter().filter(|line| line.game == info.id).cloned().collect();
    let order = Order { game: info.id.to_owned(), ..Order::default() };
    let seed = || Seed::from_text("specimen");
    let small = |position: &str| -> Option<Markup> {
        Some(load_table(&order, position, seed()).ok()?.poster(Viewer::Spectator, lang.into()))
    };
    let value = |name: &str, value: &str| choice(value, &told(info, lang, &format!("option-{name}-{value}")));
    let options = info.options.iter().map(|option| OptionField {
        name: option.name.to_owned(),
        words: told(info, lang, &format!("option-{}", option.name)),
        help: None,
        values: option.values.iter().map(|word| value(option.name, word)).collect(),
    });
    game::GamePage {
        card: card(info, lang),
        about: told(info, lang, "about-what"),
        symbols: info.symbols,
        style: Some(format!("/assets/{}.css", info.id)),
        image: Some(format!("/games/{}/picture.png", info.id)),
        levels: levels(),
        options: options.collect(),
        mine: of_game(mine),
        open: open.iter().filter(|table| table.game == info.id).cloned().collect(),
        finished: of_game(done),
        rules: markdown::rules(rules_text(info.id, lang).unwrap_or_default(), &small),
    }
}

fn seats(me: &str, host: bool, full: bool) -> Vec<SeatLine> {
    let person = |here| Sitter::Person { name: me.to_owned(), here, ready: here };
    let sitters = vec![
        if host { Sitter::Me { name: me.to_owned(), ready: true } } else { person(true) },
        Sitter::Bot { level: choice("hard", "Hard"), name: "Rufus".to_owned() },
        Sitter::Device { name: me.to_owned() },
        if full { person(false) } else { Sitter::Open },
    ];
    let line = |(seat, sitter)| SeatLine { seat, mark: SEAT_MARKS[seat], sitter };
    sitters.into_iter().enumerate().map(line).collect()
}

fn terms(words: &str) -> Terms {
    Terms { pace: Pace::Days, options: vec![("Nobles".to_owned(), words.to_owned())], hints: true }
}

fn invitation(card: &GameCard, host: &str, closed: bool) -> join::Invitation {
    join::Invitation {
        code: "x".to_owned(),
        game: card.clone(),
        host: host.to_owned(),
        seats: seats(host, false, closed),
        terms: terms(host),
        commitment: COMMITMENT.to_owned(),
        closed,
        table: closed.then(|| "/tables/t1".to_owned()),
        fault: (!closed).then(|| host.to_owned()),
        image: None,
    }
}

fn room(card: &GameCard, name: &str, is_host: bool) -> waiting::WaitingRoom {
    waiting::WaitingRoom {
        id: "t1".to_owned(),
        game: card.clone(),
        host: name.to_owned(),
        is_host,
        seated: is_host,
        seats: seats(name, is_host, false),
        levels: levels(),
        terms: terms(name),
        invitation: Some("/join/velvet-lion-31".to_owned()),
        join: Some("/join/velvet-lion-31".to_owned()),
        commitment: COMMITMENT.to_owned(),
        fault: None,
    }
}

fn api_page(words: &str) -> api::ApiPage {
    let endpoint = |method, path, request: Option<&str>| api::Endpoint {
        method,
        path,
        words: words.to_owned(),
        takes: request.map(|_| "Decide"),
        gives: &["Done"],
        request: request.map(str::to_owned),
        answer: Some("{\"ok\": true, \"seq\": 12}".to_owned()),
    };
    let field = |path: &str, kind: &str| api::Field { path: path.into(), kind: kind.into(), words: words.to_owned() };
    let shape = |name: &str| api::Shape {
        name: name.to_owned(),
        words: words.to_owned(),
        fields: vec![field("seats[].seat", "integer"), field("seq?", "integer | null")],
    };
    api::ApiPage {
        shapes: vec![shape("Decide"), shape("Done")],
        python: "import urllib.request\n\nprint(urllib.request.urlopen(\"https://play.example/api/games\").read())\n"
            .to_owned(),
        sections: vec![api::Section {
            title: "Tables".to_owned(),
            endpoints: vec![
                endpoint("GET", "/api/tables/{id}/state", None),
                endpoint(
                    "POST",
                    "/api/tables/{id}/decide",
                    Some("{\"seat\": 0, \"prompt\": 5, \"decision\": \"K+1\"}"),
                ),
            ],
        }],
    }
}

fn book(card: &GameCard) -> puzzles::Book {
    let numbered = |number: usize| puzzles::Numbered { number, stars: 1 + (number / 8) as u8, solved: number % 3 == 1 };
    puzzles::Book { card: card.clone(), task: card.tagline.clone(), puzzles: (1..24).map(numbered).collect() }
}
