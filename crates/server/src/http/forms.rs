//! Plain forms: every page without a board works without scripts.

use super::answer::{page, refused_page, see};
use super::api::{Carried, acted, keep_settings};
use super::making::{SeatWish, field, given, written};
use super::who::{self, Who, cookie, hashed, random_hex, random_name, settings_cookie};
use super::{App, making, show};
use crate::live::{Kind, Plan, Sitter, from_whose, now};
use crate::pages;
use crate::refusal::{Code, Refusal};
use crate::settings::{MotionSpeed, Settings, Theme, Tongue};
use crate::store::{Found, Player, Write, read};
use axum::extract::{Form, Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use courtly_core::Seat;
use serde::de::DeserializeOwned;

type Fields = Form<Vec<(String, String)>>;

/// A personal link lasts so many minutes.
const PASSAGE_MINUTES: u64 = 15;

/// A word of a form as one of the values it may have.
fn word<T: DeserializeOwned>(fields: &[(String, String)], name: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(field(fields, name)?.to_owned())).ok()
}

/// Goes to the page, with the cookie of a new player.
fn seen(app: &App, path: &str, secret: Option<String>) -> Response {
    match secret {
        Some(secret) => {
            let mut answer = see(path);
            answer.headers_mut().insert(SET_COOKIE, cookie(app, &secret).1);
            answer
        }
        None => see(path),
    }
}

pub(super) async fn make_table(State(app): State<App>, who: Who, Form(fields): Fields) -> Response {
    let made = async {
        let wish = making::from_form(&fields)?;
        let (player, secret) = named(&app, &who, &fields).await?;
        Ok((making::table(&app, &who, &player, wish).await?, secret))
    };
    match made.await {
        Ok((id, secret)) => seen(&app, &format!("/tables/{id}"), secret),
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

/// An act at a table, from a page without scripts.
pub(super) async fn act(
    State(app): State<App>,
    who: Who,
    Path((id, act)): Path<(String, String)>,
    Form(fields): Fields,
) -> Response {
    let done = async {
        let seated = app.hub.find(&id).await?;
        if act == "seats" {
            return reseat(&app, &who, &seated, &fields).await.map(|()| None);
        }
        let (player, secret) = making::player(&app, &who, field(&fields, "name")).await?;
        let carried = Carried {
            seat: field(&fields, "seat").and_then(|seat| seat.parse().ok()),
            prompt: field(&fields, "prompt").and_then(|prompt| prompt.parse().ok()),
            decision: field(&fields, "decision").map(str::to_owned),
            text: field(&fields, "text").map(str::to_owned),
            contribution: given(&fields),
            ..Carried::default()
        };
        let told = acted(&app, &who, &seated, &player, &act, carried).await?;
        Ok::<_, Refusal>(Some((told["table"].as_str().unwrap_or(&id).to_owned(), secret)))
    };
    match done.await {
        Ok(Some((id, secret))) => seen(&app, &format!("/tables/{id}"), secret),
        Ok(None) => see(&format!("/tables/{id}")),
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

/// The host sets all seats anew.
async fn reseat(
    app: &App,
    who: &Who,
    seated: &std::sync::Arc<crate::live::Seated>,
    fields: &[(String, String)],
) -> Result<(), Refusal> {
    let player = who.required()?;
    let fields = fields.to_vec();
    app.hub
        .change(seated, move |live| {
            if live.host != player.id {
                return Err(Code::NotYourTable.into());
            }
            let info = courtly_host::game_info(&live.plan.game).ok_or(Code::NotFound)?;
            if live.table.is_some() {
                return Err(Code::AlreadyBegun.into());
            }
            let rows = making::seat_rows(&fields, live.plan.seats.len());
            if !(info.seats.0..=info.seats.1).contains(&rows.len()) {
                return Err(Refusal::because(Code::BadRequest, "the number of seats"));
            }
            live.plan.seats = reseated(&live.plan, rows, &player)?;
            Ok(((), vec![live.row()]))
        })
        .await
}

/// The seats that these rows ask for. Whoever stays is seated first, so that nobody new is called like them.
fn reseated(plan: &Plan, rows: Vec<(usize, SeatWish)>, player: &Player) -> Result<Vec<Sitter>, Refusal> {
    let stays = |(n, row): &(usize, SeatWish)| plan.seats.get(*n).filter(|_| row.kind == "keep").cloned();
    let mut seats: Vec<Option<Sitter>> = rows.iter().map(stays).collect();
    let mut seated = Plan { seats: seats.iter().flatten().cloned().collect(), ..plan.clone() };
    for (place, (_, row)) in seats.iter_mut().zip(rows) {
        if place.is_none() {
            let sitter = making::sitter(&seated, row, player)?;
            seated.seats.push(sitter.clone());
            *place = Some(sitter);
        }
    }
    Ok(seats.into_iter().flatten().collect())
}

/// A table that goes on from a moment of a finished one, against bots.
pub(super) async fn branch(State(app): State<App>, who: Who, Path(id): Path<String>, Form(fields): Fields) -> Response {
    let made = async {
        let seated = app.hub.find(&id).await?;
        let at = field(&fields, "at").and_then(|at| at.parse().ok()).unwrap_or(usize::MAX);
        let seat: u8 = field(&fields, "seat").and_then(|seat| seat.parse().ok()).unwrap_or(0);
        let (player, secret) = making::player(&app, &who, None).await?;
        let given = making::contribution(given(&fields))?;
        let plan = {
            let live = seated.live.lock().await;
            let eyes = from_whose(Some(&seat.to_string())).ok_or(Code::NotFound)?;
            let moment = live.moment(who.id(), eyes, at, who.lang)?;
            let mut plan = live.plan.clone();
            plan.position = Some(live.imagined(&moment)?);
            plan.seed_text = None;
            plan.hints = true;
            plan.listed = false;
            plan.rematch = None;
            plan.seats.clear();
            for other in 0..live.plan.seats.len() {
                let sitter = if Seat(other as u8) == Seat(seat) {
                    let me = Sitter::person(Kind::Person, player.id, &player.name);
                    Sitter { contribution: given.clone(), ..me }
                } else {
                    Sitter::bot(super::catalogue::LEVEL.name(), plan.bot_name())
                };
                plan.seats.push(sitter);
            }
            plan
        };
        Ok((making::planned(&app, &who, &player, plan).await?, secret))
    };
    match made.await {
        Ok((id, secret)) => seen(&app, &format!("/tables/{id}"), secret),
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

pub(super) async fn join(State(app): State<App>, who: Who, Path(code): Path<String>, Form(fields): Fields) -> Response {
    let done = async {
        let seated = show::invited(&app, &code).await?;
        let (player, secret) = named(&app, &who, &fields).await?;
        let seat = field(&fields, "seat").and_then(|seat| seat.parse().ok());
        let given = making::contribution(given(&fields))?;
        let (id, name) = (player.id, player.name.clone());
        app.hub.change(&seated, move |live| live.join(id, &name, seat, given)).await?;
        let table = seated.live.lock().await.id.clone();
        Ok::<_, Refusal>((table, secret))
    };
    match done.await {
        Ok((table, secret)) => seen(&app, &format!("/tables/{table}"), secret),
        Err(refusal) => match show::invitation(&app, &who, &code, Some(refusal.message(who.lang))).await {
            Ok(model) => page(pages::join::page(&who.reader(), &model)),
            Err(refusal) => refused_page(&who.reader(), &refusal),
        },
    }
}

/// The player who sent a form, under the name that it gives, which is kept; without one, as they are called.
async fn named(
    app: &App,
    who: &Who,
    fields: &[(String, String)],
) -> Result<(std::sync::Arc<Player>, Option<String>), Refusal> {
    let name = written(field(fields, "name"))?;
    let (player, secret) = making::player(app, who, name.as_deref()).await?;
    match name {
        Some(name) if name != player.name => {
            rename(app, player.id, &name).await?;
            Ok((std::sync::Arc::new(Player { name, ..(*player).clone() }), secret))
        }
        _ => Ok((player, secret)),
    }
}

async fn rename(app: &App, player: i64, name: &str) -> Result<(), Refusal> {
    app.hub.store.write(vec![Write::Rename { player, name: name.to_owned() }]).await?;
    app.players.forget(player);
    Ok(())
}

pub(super) async fn settings(State(app): State<App>, who: Who, Form(fields): Fields) -> Response {
    let on = |name: &str| field(&fields, name).is_some();
    let settings = Settings {
        lang: word::<Tongue>(&fields, "lang"),
        theme: word(&fields, "theme").unwrap_or(Theme::System),
        motion: word(&fields, "motion").unwrap_or(MotionSpeed::Normal),
        sounds: on("sounds"),
        confirm: on("confirm"),
        colour_help: on("colour_help"),
        guided: who.settings.guided.clone(),
    };
    let done = async {
        let name = written(field(&fields, "name"))?;
        let (player, secret) = match (&who.player, &name) {
            (Some(player), _) => (player.clone(), None),
            // Settings alone need no name; they get one so that they can be kept.
            (None, name) => making::player(&app, &who, name.as_deref()).await?,
        };
        keep_settings(&app, &player, &settings).await?;
        if let Some(name) = name.filter(|name| *name != player.name) {
            rename(&app, player.id, &name).await?;
        }
        Ok(secret)
    };
    match done.await {
        Ok(secret) => seen(&app, "/settings?saved=1", secret),
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

/// A path of ours to go back to; anything else leads home.
fn back(fields: &[(String, String)]) -> &str {
    let path = field(fields, "back").unwrap_or("/");
    let odd = |c: char| c.is_control() || c == '\\';
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains(odd) && path.len() < 400;
    if ours { path } else { "/" }
}

pub(super) async fn language(State(app): State<App>, who: Who, Form(fields): Fields) -> Response {
    let settings = Settings { lang: word(&fields, "lang"), ..who.settings.clone() };
    liked(&app, &who, settings, back(&fields)).await
}

pub(super) async fn theme(State(app): State<App>, who: Who, Form(fields): Fields) -> Response {
    let settings = Settings { theme: word(&fields, "theme").unwrap_or(Theme::System), ..who.settings.clone() };
    liked(&app, &who, settings, back(&fields)).await
}

/// Keeps what somebody likes: with the player, or in the browser of someone without a name.
async fn liked(app: &App, who: &Who, settings: Settings, back: &str) -> Response {
    let mut answer = see(back);
    match &who.player {
        Some(player) => {
            if let Err(refusal) = keep_settings(app, player, &settings).await {
                return refused_page(&who.reader(), &refusal);
            }
        }
        None => {
            answer.headers_mut().insert(SET_COOKIE, settings_cookie(app, &settings).1);
        }
    }
    answer
}

/// A code by which another browser of the player gets in.
pub(super) async fn make_passage(State(app): State<App>, who: Who) -> Response {
    let made = async {
        let (player, secret) = making::player(&app, &who, None).await?;
        let code = random_name(12)?;
        let until = now() + PASSAGE_MINUTES * 60;
        app.hub.store.write(vec![Write::Passage { code: hashed(&code), player: player.id, until }]).await?;
        Ok((code, secret))
    };
    match made.await {
        Ok((code, secret)) => {
            let fresh = pages::device::FreshLink { code, minutes: PASSAGE_MINUTES as u32 };
            let model = pages::device::DevicePage { fresh: Some(fresh), wrong_code: false };
            let mut answer = page(pages::device::page(&who.reader(), &model));
            if let Some(secret) = secret {
                answer.headers_mut().insert(SET_COOKIE, cookie(&app, &secret).1);
            }
            answer
        }
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}

/// A code is typed on the other device; a whole link is understood too.
pub(super) async fn enter_passage(State(app): State<App>, who: Who, Form(fields): Fields) -> Response {
    let typed = field(&fields, "code").unwrap_or_default().trim();
    let code: String =
        typed.rsplit('/').next().unwrap_or_default().chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    let code = code.to_ascii_lowercase();
    let hash = hashed(&code);
    let found = app.hub.store.read(move |file| read::player(file, Found::Code(&hash, now()))).await;
    match found {
        Ok(Some(_)) => see(&format!("/me/{code}")),
        _ => {
            let model = pages::device::DevicePage { fresh: None, wrong_code: true };
            page(pages::device::page(&who.reader(), &model)).into_response()
        }
    }
}

/// The browser becomes one of the player's; the code is used up.
pub(super) async fn arrive(State(app): State<App>, who: Who, Path(code): Path<String>) -> Response {
    let done = async {
        let hash = hashed(&code);
        let found = app.hub.store.read(move |file| read::player(file, Found::Code(&hash, now()))).await?;
        let player = found.ok_or(Code::NotFound)?;
        let secret = random_hex::<32>()?;
        let device = Write::Device { secret: hashed(&secret), player: player.id, time: now(), code: hash };
        // Somebody else may have used the code up meanwhile.
        app.hub.store.write(vec![device]).await.map_err(|_| Refusal::from(Code::NotFound))?;
        Ok::<_, Refusal>(secret)
    };
    match done.await {
        Ok(secret) => {
            let mut answer = see("/tables");
            answer.headers_mut().insert(SET_COOKIE, who::cookie(&app, &secret).1);
            answer
        }
        Err(refusal) => refused_page(&who.reader(), &refusal),
    }
}
