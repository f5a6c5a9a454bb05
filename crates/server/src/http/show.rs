//! Pages.

use super::answer::{page, refused_page};
use super::api::Past;
use super::who::{Who, hashed};
use super::{App, catalogue, lists, openapi};
use crate::live::{Drawings, Eyes, Form, Kind, Live, Look, Seated, Seen, Status, from_whose, now};
use crate::pages::model::{SeatLine, Sitter, Terms};
use crate::pages::{self, Reader};
use crate::refusal::{Code, Refusal};
use crate::store::{Found, read};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use courtly_core::{Seat, Viewer};
use courtly_draw::SEAT_MARKS;
use courtly_draw::png::{PngTheme, png};
use courtly_host::{GameInfo, game_info, games, phrases_for};
use courtly_text::Voice;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// The size of pictures for link previews.
const PICTURE: (u32, u32) = (1200, 630);
/// How long somebody waits for a picture while others are drawn.
const PATIENCE: Duration = Duration::from_secs(5);

/// The page, or a page that says why not.
fn shown(reader: &Reader, result: Result<maud::Markup, Refusal>) -> Response {
    match result {
        Ok(markup) => page(markup),
        Err(refusal) => refused_page(reader, &refusal),
    }
}

pub(super) async fn nothing() -> StatusCode {
    StatusCode::NOT_FOUND
}

pub(super) async fn home(State(app): State<App>, who: Who) -> Response {
    let mut reader = who.reader();
    let made = async {
        let mine = lists::mine(&app, &who, None).await?;
        reader.turns = mine.turns();
        let cards = games().iter().map(|info| catalogue::card(info, who.lang)).collect();
        let running = mine.running.into_iter().chain(mine.waiting).take(6).collect();
        let home = pages::home::Home { games: cards, mine: running, open: lists::open(&app, None).await? };
        Ok(pages::home::page(&reader, &home))
    };
    let made = made.await;
    shown(&who.reader(), made)
}

pub(super) async fn game(State(app): State<App>, who: Who, Path(id): Path<String>) -> Response {
    let made = async {
        let info = game_info(&id).ok_or(Code::NotFound)?;
        let style = (!info.style.is_empty()).then(|| format!("/assets/games/{id}.css"));
        let mine = lists::mine(&app, &who, Some(&id)).await?;
        let game = pages::game::GamePage {
            card: catalogue::card(&info, who.lang),
            about: catalogue::about(&info, who.lang),
            symbols: info.symbols,
            style,
            image: None,
            levels: catalogue::levels(&who),
            options: catalogue::options(&info, who.lang),
            mine: mine.running.into_iter().chain(mine.waiting).collect(),
            open: lists::open(&app, Some(&id)).await?,
            finished: lists::finished(&app, &who, &id).await?,
            rules: catalogue::rules(&info, who.lang),
        };
        Ok(pages::game::page(&who.reader(), &game))
    };
    shown(&who.reader(), made.await)
}

pub(super) async fn my_tables(State(app): State<App>, who: Who) -> Response {
    let made = async {
        let mine = lists::mine(&app, &who, None).await?;
        let reader = Reader { turns: mine.turns(), ..who.reader() };
        let tables =
            pages::tables::MyTables { running: mine.running, waiting: mine.waiting, finished: mine.finished, more: 0 };
        Ok(pages::tables::page(&reader, &tables))
    };
    shown(&who.reader(), made.await)
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Watch {
    seat: Option<String>,
    /// `0.3`: the headings of choices gone into, for those without scripts.
    #[serde(rename = "in")]
    within: Option<String>,
}

pub(super) async fn table(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(watch): Query<Watch>,
) -> Response {
    let reader = who.reader();
    let made = async {
        let seated = app.hub.find(&id).await?;
        let hub = Arc::clone(&app.hub);
        app.hub.draw(&seated, move |live, seated| table_page(&who, live, seated, &hub.drawings, &watch)).await
    };
    shown(&reader, made.await)
}

fn table_page(
    who: &Who,
    live: &Live,
    seated: &Seated,
    drawings: &Drawings,
    watch: &Watch,
) -> Result<maud::Markup, Refusal> {
    let info = game_info(&live.plan.game).ok_or(Code::NotFound)?;
    if live.table.is_none() {
        return Ok(pages::waiting::page(&who.reader(), &room(who, &info, live, seated, None)));
    }
    let watching = watch.seat.as_deref() == Some("spectator");
    let player = who.id().filter(|_| !watching);
    let look = Look { player, form: Form::Page(who.lang), seen: Seen::Nothing, muted: who.muted().to_vec() };
    let phrases = phrases_for(info.id, who.lang);
    let guided = who.settings.guided.iter().any(|game| game == info.id);
    let first = player.is_some() && !guided && live.status == Status::Running;
    let said = |&(target, key): &(&'static str, &'static str)| Some((target.to_owned(), phrases.as_ref()?.word(key)));
    let open = [("picked", "{picked}".into()), ("about", "{about}".into())];
    let asked =
        |&(clicks, key): &(&'static str, &'static str)| Some((clicks.to_owned(), phrases.as_ref()?.say(key, &open)));
    let within = watch.within.iter().flat_map(|path| path.split('.')).map_while(|nth| nth.parse().ok());
    let model = pages::table::TableRoom {
        id: live.id.clone(),
        game: info.id,
        game_name: catalogue::title(&info),
        symbols: info.symbols,
        marks: live.marks.clone(),
        state: live.state(seated, &look, drawings).json(),
        guide: if first { info.guide.iter().filter_map(said).collect() } else { vec![] },
        next: info.next.iter().filter_map(asked).collect(),
        within: within.take(6).collect(),
        watching,
    };
    Ok(pages::table::page(&who.reader(), &model))
}

/// The table before it begins, as the reader sees it.
pub(super) fn room(
    who: &Who,
    info: &GameInfo,
    live: &Live,
    seated: &Seated,
    fault: Option<String>,
) -> pages::waiting::WaitingRoom {
    let is_host = who.id() == Some(live.host);
    let sits = !live.plan.seats_of(who.id()).is_empty();
    pages::waiting::WaitingRoom {
        id: live.id.clone(),
        game: catalogue::card(info, who.lang),
        host: host_name(live),
        is_host,
        seated: sits,
        seats: seat_lines(who, live, seated),
        levels: catalogue::levels(who),
        terms: terms(who, info, live),
        invitation: (is_host || sits).then(|| format!("/join/{}", live.invitation)),
        join: live.plan.listed.then(|| format!("/join/{}", live.invitation)),
        commitment: live.commitment(),
        fault,
    }
}

fn host_name(live: &Live) -> String {
    let mut seats = live.plan.seats.iter();
    seats.find(|sitter| sitter.player == Some(live.host)).map(|sitter| sitter.name.clone()).unwrap_or_default()
}

fn terms(who: &Who, info: &GameInfo, live: &Live) -> Terms {
    let changed = live.plan.options.iter().filter(|(name, value)| {
        info.options.iter().any(|spec| spec.name == name && spec.values.first() != Some(&value.as_str()))
    });
    let mut options: Vec<_> =
        changed.filter_map(|(name, value)| catalogue::option_words(info, who.lang, name, value)).collect();
    // Who sits down at a table that somebody prepared is told so.
    let words = crate::say::phrases(who.lang);
    let prepared = [
        (live.plan.position.is_some(), "terms-position"),
        (live.plan.edition.is_some(), "terms-edition"),
        (live.plan.seed_text.is_some(), "terms-seed"),
    ];
    for (_, key) in prepared.iter().filter(|(is, _)| *is) {
        options.push((words.word("terms-prepared"), words.word(key)));
    }
    if live.untrained_bots() {
        options.push((words.word("terms-bots"), words.word("terms-untrained")));
    }
    Terms { pace: lists::pace(live.plan.pace), options, hints: live.plan.hints }
}

fn seat_lines(who: &Who, live: &Live, seated: &Seated) -> Vec<SeatLine> {
    let marks = game_info(&live.plan.game).map_or(&SEAT_MARKS[..], |info| info.marks);
    let line = |(seat, sitter): (usize, &crate::live::Sitter)| SeatLine {
        seat,
        mark: marks[seat % marks.len()],
        sitter: match sitter.kind {
            Kind::Open => Sitter::Open,
            Kind::Bot => Sitter::Bot {
                level: catalogue::level(who, sitter.level.as_deref().unwrap_or_default()),
                name: sitter.name.clone(),
            },
            Kind::Device => Sitter::Device { name: sitter.name.clone() },
            Kind::Person if sitter.player == who.id() => Sitter::Me { name: sitter.name.clone(), ready: sitter.ready },
            Kind::Person => Sitter::Person {
                name: sitter.name.clone(),
                here: sitter.player.is_some_and(|player| seated.here(player)),
                ready: sitter.ready,
            },
        },
    };
    live.plan.seats.iter().enumerate().map(line).collect()
}

pub(super) async fn replay(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(past): Query<Past>,
) -> Response {
    let reader = who.reader();
    let made = async {
        let seated = app.hub.find(&id).await?;
        app.hub.draw(&seated, move |live, _| replay_page(&who, live, &past)).await
    };
    shown(&reader, made.await)
}

fn replay_page(who: &Who, live: &Live, past: &Past) -> Result<maud::Markup, Refusal> {
    let info = game_info(&live.plan.game).ok_or(Code::NotFound)?;
    let eyes = from_whose(past.eyes.as_deref()).ok_or(Code::NotFound)?;
    let over = live.status == Status::Over;
    let moment = live.moment(who.id(), eyes, past.at.unwrap_or(if over { 0 } else { usize::MAX }), who.lang)?;
    let reader = who.reader();
    let names = live.plan.names();
    let mut views: Vec<(String, String)> = vec![];
    for seat in 0..names.len() {
        if over || live.viewpoint(who.id()).0 == Viewer::Seat(Seat(seat as u8)) {
            views.push((seat.to_string(), names[seat].clone()));
        }
    }
    let key = if over { "replay-open" } else { "replay-spectator" };
    views.push(("open".to_owned(), reader.phrases.word(key)));
    let seen_by = match moment.viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Spectator => "open".to_owned(),
    };
    let model = pages::replay::Replay {
        id: live.id.clone(),
        game: info.id,
        game_name: catalogue::title(&info),
        symbols: info.symbols,
        seats: names.iter().cloned().zip(live.marks.clone()).collect(),
        moment: moment.json(who.lang, &names),
        views,
        seen_by,
        over,
    };
    Ok(pages::replay::page(&reader, &model))
}

/// The board as everybody sees it, as a PNG: for link previews.
pub(super) async fn picture(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(past): Query<Past>,
) -> Response {
    let drawn = async {
        let seated = app.hub.find(&id).await?;
        let lang = who.lang;
        let poster = move |live: &Live, _: &Seated| {
            let info = game_info(&live.plan.game).ok_or(Code::NotFound)?;
            let table = live.table.as_ref().ok_or(Code::NotFound)?;
            let names = live.plan.names();
            let voice = Voice { lang, names: &names };
            let poster = match past.at {
                Some(at) => live.moment(None, Eyes::Own, at, lang)?.table.poster(Viewer::Spectator, voice),
                None => table.poster(Viewer::Spectator, voice),
            };
            Ok((poster, info))
        };
        let (poster, info) = app.hub.draw(&seated, poster).await?;
        let key = hashed(&poster.0);
        if let Some(drawn) = app.pictures.get(&key) {
            return Ok(drawn);
        }
        // Pictures are slow to draw: one at a time, beside the bots, and nobody waits for ever.
        let turn = tokio::time::timeout(PATIENCE, app.pictures.brush.acquire()).await;
        let turn = turn.map_err(|_| Code::Busy)?.map_err(|_| Code::Busy)?;
        let (width, height) = PICTURE;
        let drawn = tokio::task::spawn_blocking(move || {
            png(&poster.0, info.symbols, info.style, PngTheme::Light, width, height)
        });
        let drawn = drawn.await.map_err(|_| Refusal::from(Code::Failed))?;
        drop(turn);
        let drawn = drawn.map_err(|e| Refusal::because(Code::Failed, e.to_string()))?;
        Ok::<_, Refusal>(app.pictures.keep(key, drawn))
    };
    match drawn.await {
        Ok(bytes) => {
            let kind = (header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
            let kept = (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
            ([kind, kept], axum::body::Bytes::from_owner(bytes)).into_response()
        }
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

/// The record of a finished match, with its seed.
pub(super) async fn record(State(app): State<App>, who: Who, Path(id): Path<String>) -> Response {
    let found = async {
        let seated = app.hub.find(&id).await?;
        let wanted = id.clone();
        let stored = app.hub.store.read(move |file| read::stored(file, &wanted)).await?.ok_or(Code::NotFound)?;
        let live = seated.live.lock().await;
        live.status.ended()?;
        live.record(&stored.lines).ok_or_else(|| Refusal::from(Code::NotFound))
    };
    match found.await {
        Ok(text) => {
            let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl; charset=utf-8"));
            let name = format!("attachment; filename=\"courtly-{id}.jsonl\"");
            let name = HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("attachment"));
            ([kind, (header::CONTENT_DISPOSITION, name)], text).into_response()
        }
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

pub(super) async fn join(State(app): State<App>, who: Who, Path(code): Path<String>) -> Response {
    let made = async { Ok(pages::join::page(&who.reader(), &invitation(&app, &who, &code, None).await?)) };
    shown(&who.reader(), made.await)
}

/// The table behind an invitation.
pub(super) async fn invited(app: &App, code: &str) -> Result<Arc<Seated>, Refusal> {
    let wanted = code.to_owned();
    let id = app.hub.store.read(move |file| read::invited(file, &wanted)).await?.ok_or(Code::NotFound)?;
    app.hub.find(&id).await
}

pub(super) async fn invitation(
    app: &App,
    who: &Who,
    code: &str,
    fault: Option<String>,
) -> Result<pages::join::Invitation, Refusal> {
    let seated = invited(app, code).await?;
    let live = seated.live.lock().await;
    let info = game_info(&live.plan.game).ok_or(Code::NotFound)?;
    let free = live.plan.seats.iter().any(|sitter| sitter.kind == Kind::Open);
    Ok(pages::join::Invitation {
        code: code.to_owned(),
        game: catalogue::card(&info, who.lang),
        host: host_name(&live),
        seats: seat_lines(who, &live, &seated),
        terms: terms(who, &info, &live),
        commitment: live.commitment(),
        closed: live.status != Status::Waiting || !free,
        table: Some(format!("/tables/{}", live.id)),
        fault,
        image: None,
    })
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Saved {
    saved: Option<String>,
}

pub(super) async fn settings(who: Who, Query(saved): Query<Saved>) -> Response {
    let model = pages::settings::SettingsPage { saved: saved.saved.is_some(), fault: None };
    page(pages::settings::page(&who.reader(), &model))
}

pub(super) async fn device(who: Who) -> Response {
    page(pages::device::page(&who.reader(), &pages::device::DevicePage { fresh: None, wrong_code: false }))
}

/// A browser follows a personal link. Opening it changes nothing: previews of messengers open links too.
pub(super) async fn arrival(State(app): State<App>, who: Who, Path(code): Path<String>) -> Response {
    let made = async {
        let hash = hashed(&code);
        let found = app.hub.store.read(move |file| read::player(file, Found::Code(&hash, now()))).await?;
        let player = found.ok_or(Code::NotFound)?;
        let left_behind =
            if who.id() == Some(player.id) { 0 } else { lists::mine(&app, &who, None).await?.running.len() };
        let model = pages::device::Arrival { code, name: Some(player.name), left_behind };
        Ok(pages::device::arrival(&who.reader(), &model))
    };
    shown(&who.reader(), made.await)
}

pub(super) async fn about(who: Who) -> Response {
    let model = pages::about::About { source: None, version: env!("CARGO_PKG_VERSION").to_owned() };
    page(pages::about::page(&who.reader(), &model))
}

pub(super) async fn api(who: Who) -> Response {
    page(pages::api::page(&who.reader(), &openapi::page()))
}
