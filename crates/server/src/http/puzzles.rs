//! Puzzles: a person tries a turn, and the server says what it came to. Nothing is kept of a try: whoever tries sends
//! all decisions of the turn so far. What is kept is which puzzles a player has solved.

use super::answer::{page, refused_page};
use super::api::{body, told};
use super::who::{Who, cookie};
use super::{App, catalogue, making};
use crate::live::{drawn, now};
use crate::pages;
use crate::pages::puzzles::{Book, Numbered};
use crate::refusal::{Code, Refusal};
use crate::store::{Write, read};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header::SET_COOKIE};
use axum::response::Response;
use courtly_core::{Seat, Viewer};
use courtly_host::{
    ActError, GameInfo, PuzzleInfo, Table, Verdict, game_info, games, phrases_for, puzzle as info_of, puzzle_line,
    puzzle_list, puzzle_table, puzzle_verdict,
};
use courtly_text::{Lang, Voice};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;

/// No turn has more decisions.
const DECISIONS_MAX: usize = 200;

/// The puzzles of all games.
pub(super) async fn overview(State(app): State<App>, who: Who) -> Response {
    let made = async {
        let mut books = vec![];
        for info in games() {
            books.push(book(&app, &who, &info).await?);
        }
        Ok(pages::puzzles::overview(&who.reader(), &books))
    };
    shown(&who, made.await)
}

/// The puzzles of one game.
pub(super) async fn of_game(State(app): State<App>, who: Who, Path(game): Path<String>) -> Response {
    let made = async {
        let info = game_info(&game).ok_or(Code::NotFound)?;
        Ok(pages::puzzles::of_game(&who.reader(), &book(&app, &who, &info).await?))
    };
    shown(&who, made.await)
}

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    /// Whether the solution is to be shown, for those without scripts.
    solution: Option<String>,
}

pub(super) async fn puzzle(
    State(app): State<App>,
    who: Who,
    Path((game, number)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let made = async {
        let info = game_info(&game).ok_or(Code::NotFound)?;
        let number = numbered(&number)?;
        let puzzle = info_of(info.id, number).ok_or(Code::NotFound)?;
        let solved = solved(&app, &who, info.id).await?.contains(&puzzle.fingerprint);
        let (reader, lang) = (who.reader(), who.lang);
        let drawn = tokio::task::spawn_blocking(move || {
            let told = state(&info, &puzzle, &[], 0, lang)?;
            let shown = wanted.solution.is_some().then(|| line(info.id, number, lang)).flatten();
            let phrases = phrases_for(info.id, lang);
            let open = [("picked", "{picked}".into()), ("about", "{about}".into())];
            let asked = |&(clicks, key): &(&'static str, &'static str)| {
                Some((clicks.to_owned(), phrases.as_ref()?.say(key, &open)))
            };
            let table = puzzle_table(info.id, number).ok_or(Code::NotFound)?;
            let model = pages::puzzle::PuzzlePage {
                game: info.id,
                game_name: catalogue::title(&info),
                symbols: info.symbols,
                marks: Seat::all(table.seats()).map(|seat| table.mark(seat)).collect(),
                number,
                count: puzzle.count,
                stars: puzzle.stars,
                solved,
                task: task(info.id, lang),
                state: told,
                next: info.next.iter().filter_map(asked).collect(),
                solution: shown.map(|line| line.into_iter().map(|(_, words)| words).collect()),
            };
            Ok(pages::puzzle::page(&reader, &model))
        });
        drawn.await.map_err(|_| Refusal::from(Code::Failed))?
    };
    shown(&who, made.await)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Try {
    /// All decisions of the turn so far.
    decisions: Vec<String>,
    /// Of so many the client has seen what they did.
    #[serde(default)]
    seen: usize,
}

/// What a try has come to, as a state of a table.
pub(super) async fn tried(
    State(app): State<App>,
    who: Who,
    Path((game, number)): Path<(String, String)>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    let mut given = None;
    let made = async {
        let wish: Try = body(&headers, &bytes)?;
        let info = game_info(&game).ok_or(Code::NotFound)?;
        let puzzle = info_of(info.id, numbered(&number)?).ok_or(Code::NotFound)?;
        let (lang, id, fingerprint) = (who.lang, info.id, puzzle.fingerprint.clone());
        let drawn = tokio::task::spawn_blocking(move || state(&info, &puzzle, &wish.decisions, wish.seen, lang)).await;
        let state = drawn.map_err(|_| Refusal::from(Code::Failed))??;
        if state["puzzle"]["verdict"] == "solved" {
            let (player, secret) = making::player(&app, &who, None).await?;
            given = secret.map(|secret| cookie(&app, &secret).1);
            let write = Write::Solved { player: player.id, game: id.to_owned(), puzzle: fingerprint, time: now() };
            app.hub.store.write(vec![write]).await?;
        }
        Ok(state)
    };
    let mut answer = told(who.lang, made.await);
    if let Some(cookie) = given {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

/// A turn that solves it.
pub(super) async fn solution(who: Who, Path((game, number)): Path<(String, String)>) -> Response {
    let lang = who.lang;
    let found = async {
        let number = numbered(&number)?;
        let found = tokio::task::spawn_blocking(move || line(&game, number, lang)).await;
        found.map_err(|_| Refusal::from(Code::Failed))?.ok_or(Code::NotFound.into())
    };
    let step = |(decision, words): (String, String)| json!({"decision": decision, "words": words});
    told(lang, found.await.map(|line| json!({"solution": line.into_iter().map(step).collect::<Vec<_>>()})))
}

/// The number in an address; what is none is a puzzle that there is not.
fn numbered(number: &str) -> Result<usize, Refusal> {
    number.parse().map_err(|_| Code::NotFound.into())
}

fn shown(who: &Who, made: Result<maud::Markup, Refusal>) -> Response {
    match made {
        Ok(markup) => page(markup),
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

async fn solved(app: &App, who: &Who, game: &'static str) -> Result<HashSet<String>, Refusal> {
    let Some(player) = who.id() else { return Ok(HashSet::new()) };
    Ok(app.hub.store.read(move |file| read::solved(file, player, game)).await?.into_iter().collect())
}

async fn book(app: &App, who: &Who, info: &GameInfo) -> Result<Book, Refusal> {
    let solved = solved(app, who, info.id).await?;
    let list = puzzle_list(info.id).unwrap_or_default();
    let entry = |(number, (stars, fingerprint)): (usize, (u8, String))| Numbered {
        number,
        stars,
        solved: solved.contains(&fingerprint),
    };
    Ok(Book {
        card: catalogue::card(info, who.lang),
        task: task(info.id, who.lang),
        puzzles: (1..).zip(list).map(entry).collect(),
    })
}

fn task(game: &str, lang: Lang) -> String {
    phrases_for(game, lang).map(|phrases| phrases.word("puzzle-task")).unwrap_or_default()
}

fn line(game: &str, number: usize, lang: Lang) -> Option<Vec<(String, String)>> {
    let names = names(game, &*puzzle_table(game, number)?, lang);
    puzzle_line(game, number, Voice { lang, names: &names })
}

/// Nobody sits at a puzzle. Its seats are called by what is theirs on the table, such as Green; where the game only
/// counts them, by the letters on their pieces.
fn names(game: &str, table: &dyn Table, lang: Lang) -> Vec<String> {
    let letter = |seat| phrases_for(game, lang).map(|phrases| phrases.letter(seat).to_string()).unwrap_or_default();
    Seat::all(table.seats()).map(|seat| table.called(seat, lang).unwrap_or_else(|| letter(seat))).collect()
}

/// The state of a table at which the seat has made these decisions, as the client of a table takes it.
fn state(
    info: &GameInfo,
    puzzle: &PuzzleInfo,
    decisions: &[String],
    seen: usize,
    lang: Lang,
) -> Result<Value, Refusal> {
    if decisions.len() > DECISIONS_MAX {
        return Err(Code::TooLarge.into());
    }
    let (number, seat) = (puzzle.number, puzzle.seat);
    let mut table = puzzle_table(info.id, number).ok_or(Code::NotFound)?;
    let verdict = |made: usize| puzzle_verdict(info.id, number, &decisions[..made]).ok_or(Code::NotFound);
    // Where the client has not seen what happened, that is told from the step on that came first.
    let mut unseen = table.steps();
    for (made, decision) in decisions.iter().enumerate() {
        if verdict(made)? != Verdict::Open {
            return Err(Refusal::because(Code::BadRequest, "the turn was over before"));
        }
        table.act(seat, decision).map_err(|e| match e {
            ActError::Illegal(why) => Refusal::in_english(Code::Illegal, why),
            ActError::Over | ActError::NotThisSeat => Refusal::from(Code::Stale),
        })?;
        if made + 1 == seen {
            unseen = table.steps();
        }
    }
    let verdict = verdict(decisions.len())?;
    let open = verdict == Verdict::Open;
    let names = names(info.id, &*table, lang);
    let (viewer, voice) = (Viewer::Seat(seat), Voice { lang, names: &names });
    let head = json!({
        "seq": decisions.len(),
        "status": if open { "running" } else { "over" },
        "viewer": seat,
        "mine": [seat],
        "handover": null,
        "turn": if open { vec![seat] } else { vec![] },
        "prompt": open.then_some(decisions.len()),
        "undo": !decisions.is_empty(),
        "winners": null,
        "seats": seats(&*table, seat, voice),
        "chat": [],
        "hints": false,
        "pace": "days",
        "host": false,
    });
    let (drawn, _) = drawn(&*table, viewer, open.then_some(seat), voice);
    let head = head.to_string();
    let text = format!("{}{drawn}}}", &head[..head.len() - 1]);
    let mut told: Value = serde_json::from_str(&text).map_err(|e| Refusal::because(Code::Failed, e.to_string()))?;
    // What a choice would bring is for the reader to find out.
    for choice in told["choices"].as_array_mut().into_iter().flatten() {
        choice["preview"] = Value::Null;
    }
    let words = words(info.id, puzzle, verdict, lang);
    let tidings = if seen <= decisions.len() { table.tidings(viewer, unseen, voice) } else { vec![] };
    let news: Vec<Value> =
        tidings.into_iter().map(|tiding| json!({"words": tiding.words, "motions": tiding.motions})).collect();
    told["news"] = json!(news);
    told["ending"] = if open { json!([]) } else { json!([words]) };
    told["puzzle"] = json!({"verdict": name(verdict)});
    Ok(told)
}

fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "open",
        Verdict::Solved => "solved",
        Verdict::Short { .. } | Verdict::Illegal => "short",
    }
}

/// What is said when the turn is over.
fn words(game: &str, puzzle: &PuzzleInfo, verdict: Verdict, lang: Lang) -> String {
    let own = crate::say::phrases(lang);
    match verdict {
        Verdict::Open | Verdict::Illegal => String::new(),
        Verdict::Solved => own.word("puzzle-solved-now"),
        Verdict::Short { reached } => {
            let args = [("reached", reached.into()), ("best", puzzle.best.into())];
            let why = phrases_for(game, lang).map(|phrases| phrases.say("puzzle-short", &args)).unwrap_or_default();
            own.say("puzzle-short-now", &[("why", why.into())])
        }
    }
}

fn seats(table: &dyn Table, own: Seat, voice: Voice) -> Vec<Value> {
    let seat = |seat: Seat| {
        json!({
            "name": table.seat_name(seat, voice),
            "kind": if seat == own { "person" } else { "bot" },
            "level": null,
            "here": true,
            "you": seat == own,
            "ready": true,
            "stand_in": false,
            "resigned": false,
            "mark": table.mark(seat),
            "muted": false,
        })
    };
    Seat::all(table.seats()).map(seat).collect()
}
