//! The interface for programs, which is also the client's.

use super::answer::{NEVER_KEPT, refused_json};
use super::making::{self, Wish};
use super::who::{self, Who};
use super::{App, lists};
use crate::live::{Actor, Form, Kind, Live, Look, Seated, Seen, from_whose, now, tidy_name};
use crate::refusal::{Code, Refusal, plainly};
use crate::settings::Settings;
use crate::store::{Player, Write};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use courtly_core::Seat;
use courtly_host::{LEVELS, Level, games as all_games};
use courtly_text::{Lang, Voice};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::Arc;

/// How a state is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    pub(super) form: Option<Wanted>,
    pub(super) lang: Option<String>,
    pub(super) seat: Option<Watching>,
    /// How much the client has seen already.
    pub(super) after: Option<u64>,
}

/// What a state is wanted as; without it, as a page.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Wanted {
    View,
    Page,
}

/// Whose eyes a state can be wanted for; without it, those of whoever asks.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Watching {
    /// What everybody sees.
    Spectator,
}

pub(super) fn form(asked: &Asked, lang: Lang) -> Form {
    let lang = match asked.lang.as_deref() {
        Some("en") => Lang::En,
        Some("fr") => Lang::Fr,
        _ => lang,
    };
    match asked.form {
        Some(Wanted::View) => Form::View,
        Some(Wanted::Page) | None => Form::Page(lang),
    }
}

pub(super) fn told(lang: Lang, answer: Result<Value, Refusal>) -> Response {
    match answer {
        Ok(value) => ([NEVER_KEPT], Json(value)).into_response(),
        Err(refusal) => refused_json(lang, &refusal),
    }
}

const JSON: (header::HeaderName, HeaderValue) = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));

/// A body of JSON. Forms of other sites cannot send one, so its type is insisted on.
pub(super) fn body<T: DeserializeOwned>(headers: &HeaderMap, bytes: &Bytes) -> Result<T, Refusal> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("application/json") {
        return Err(Refusal::because(Code::MediaType, "application/json"));
    }
    let text = if bytes.is_empty() { b"{}" } else { &bytes[..] };
    // A list would be read as the fields in their order, and an empty one as nothing at all.
    if text.trim_ascii_start().first() == Some(&b'[') {
        return Err(Refusal::because(Code::BadRequest, "a list, where an object is expected"));
    }
    serde_json::from_slice(text).map_err(|e| Refusal::because(Code::BadRequest, plainly(&e.to_string())))
}

pub(super) async fn health(State(app): State<App>) -> Response {
    let mut told = json!({"ok": true});
    // How much is written tells of what others do in secret, so only who measures a server of their own is told.
    if app.hub.config.figures {
        let (commits, jobs, micros) = app.hub.store.figures();
        told = json!({"ok": true, "commits": commits, "writes": jobs, "commit_micros": micros});
    }
    Json(told).into_response()
}

pub(super) async fn games() -> Response {
    let levels: Vec<&str> = LEVELS.iter().map(|level| level.name()).collect();
    let game = |info: courtly_host::GameInfo| {
        let options: serde_json::Map<String, Value> =
            info.options.iter().map(|spec| (spec.name.to_owned(), json!(spec.values))).collect();
        json!({"id": info.id, "name": info.name, "version": info.version, "seats": info.seats, "options": options})
    };
    let games: Vec<Value> = all_games().into_iter().map(game).collect();
    Json(json!({"games": games, "levels": levels})).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewName {
    name: String,
}

/// A program asks for a token to play with.
pub(super) async fn make_player(State(app): State<App>, who: Who, headers: HeaderMap, bytes: Bytes) -> Response {
    let made = async {
        let wish: NewName = body(&headers, &bytes)?;
        let (player, secret) = who::make(&app, who.address, &wish.name, &Settings::default()).await?;
        Ok(json!({"player": player.id, "name": player.name, "token": secret}))
    };
    told(who.lang, made.await)
}

pub(super) async fn my_tables(State(app): State<App>, who: Who) -> Response {
    let found = async {
        who.required()?;
        let mine = lists::mine(&app, &who, None).await?;
        let ids = |lines: &[crate::pages::model::TableLine]| -> Vec<Value> {
            let turn = |line: &crate::pages::model::TableLine| line.standing == crate::pages::model::Standing::YourTurn;
            lines.iter().map(|line| json!({"table": line.id, "game": line.game, "your_turn": turn(line)})).collect()
        };
        Ok(json!({
            "running": ids(&mine.running),
            "waiting": ids(&mine.waiting),
            "finished": ids(&mine.finished),
        }))
    };
    told(who.lang, found.await)
}

pub(super) async fn make_table(State(app): State<App>, who: Who, headers: HeaderMap, bytes: Bytes) -> Response {
    let made = async {
        let wish: Wish = body(&headers, &bytes)?;
        let player = who.required()?;
        let id = making::table(&app, &who, &player, wish).await?;
        let seated = app.hub.find(&id).await?;
        let live = seated.live.lock().await;
        Ok(json!({"table": id, "invitation": live.invitation, "commitment": live.commitment()}))
    };
    told(who.lang, made.await)
}

pub(super) async fn state(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let found = async {
        let seated = app.hub.find(&id).await?;
        let player = who.id().filter(|_| asked.seat.is_none());
        let seen = asked.after.map_or(Seen::Nothing, Seen::Changes);
        let look = Look { player, form: form(&asked, who.lang), seen, muted: who.muted().to_vec() };
        app.hub.state(&seated, look).await
    };
    match found.await {
        Ok(state) => ([NEVER_KEPT, JSON], state.parts("").concat()).into_response(),
        Err(refusal) => refused_json(who.lang, &refusal),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Past {
    #[serde(default)]
    pub(super) at: Option<usize>,
    #[serde(rename = "as")]
    pub(super) eyes: Option<String>,
}

pub(super) async fn replay(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(past): Query<Past>,
) -> Response {
    let found = async {
        let seated = app.hub.find(&id).await?;
        let eyes = from_whose(past.eyes.as_deref()).ok_or(Code::NotFound)?;
        let (player, at, lang) = (who.id(), past.at.unwrap_or(usize::MAX), who.lang);
        let then =
            move |live: &Live, _: &Seated| Ok(live.moment(player, eyes, at, lang)?.json(lang, &live.plan.names()));
        app.hub.draw(&seated, then).await
    };
    told(who.lang, found.await)
}

/// What an act may carry; each takes what it needs.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Carried {
    pub(super) seat: Option<u8>,
    pub(super) prompt: Option<u64>,
    pub(super) seq: Option<u64>,
    pub(super) decision: Option<String>,
    pub(super) text: Option<String>,
    pub(super) on: Option<bool>,
    pub(super) kind: Option<Kind>,
    pub(super) level: Option<String>,
    pub(super) contribution: Option<String>,
    pub(super) invitation: Option<String>,
    pub(super) name: Option<String>,
}

pub(super) async fn act(
    State(app): State<App>,
    who: Who,
    Path((id, act)): Path<(String, String)>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    let done = async {
        let carried: Carried = body(&headers, &bytes)?;
        let player = who.required()?;
        let seated = app.hub.find(&id).await?;
        acted(&app, &who, &seated, &player, &act, carried).await
    };
    told(who.lang, done.await)
}

fn missing(what: &str) -> Refusal {
    Refusal::because(Code::BadRequest, format!("{what} is missing"))
}

/// Does it, and answers when it is durable.
pub(super) async fn acted(
    app: &App,
    who: &Who,
    seated: &Arc<Seated>,
    player: &Arc<Player>,
    act: &str,
    carried: Carried,
) -> Result<Value, Refusal> {
    let id = player.id;
    let seat = carried.seat.map(Seat);
    let wanted = || seat.ok_or_else(|| missing("seat"));
    let hub = &app.hub;
    let seq = match act {
        "decide" => {
            let (seat, prompt) = (wanted()?, carried.prompt.ok_or_else(|| missing("prompt"))?);
            let decision = carried.decision.ok_or_else(|| missing("decision"))?;
            hub.change(seated, move |live| live.decide(Actor::Player(id), seat, prompt, &decision)).await?
        }
        "undo" => {
            let (seat, seq) = (wanted()?, carried.seq);
            hub.change(seated, move |live| live.undo(Actor::Player(id), seat, seq)).await?
        }
        "hint" => return hint(app, seated, id, wanted()?, who.lang).await,
        "rematch" => return rematch(app, who, seated, player, making::contribution(carried.contribution)?).await,
        "mute" => return mute(app, seated, player, wanted()?, carried.on.unwrap_or(true)).await,
        "handover" => {
            let seat = wanted()?;
            hub.change(seated, move |live| live.hand_over(id, seat).map(|()| (0, vec![]))).await?
        }
        "resign" => {
            let seat = wanted()?;
            hub.change(seated, move |live| live.resign(id, seat).map(|writes| (0, writes))).await?
        }
        "leave" => {
            hub.change(seated, move |live| {
                let writes = if live.table.is_some() { live.leave(id)? } else { live.stand_up(id)? };
                Ok((0, writes))
            })
            .await?
        }
        "return" => hub.change(seated, move |live| live.come_back(id).map(|writes| (0, writes))).await?,
        "name" => {
            let name = tidy_name(carried.name.as_deref().ok_or_else(|| missing("name"))?)?;
            let done = hub.change(seated, move |live| live.rename(id, &name).map(|writes| (0, writes))).await?;
            app.players.forget(id);
            done
        }
        "abort" | "close" => hub.change(seated, move |live| live.abort(id).map(|writes| (0, writes))).await?,
        "chat" => {
            let text = carried.text.ok_or_else(|| missing("text"))?;
            hub.change(seated, move |live| live.say(id, &text).map(|writes| (0, writes))).await?
        }
        "start" => start(app, who, seated, id, making::contribution(carried.contribution)?).await?,
        "ready" => {
            let (on, given) = (carried.on.unwrap_or(true), making::contribution(carried.contribution)?);
            hub.change(seated, move |live| live.ready(id, on, given).map(|writes| (0, writes))).await?
        }
        "join" => {
            let (name, given) = (player.name.clone(), making::contribution(carried.contribution)?);
            let invitation = carried.invitation;
            let seat = seat.map(|seat| usize::from(seat.0));
            hub.change(seated, move |live| {
                // A listed table is open to all; any other to those who were given its invitation.
                if !live.plan.listed && invitation.as_deref() != Some(&live.invitation) {
                    return Err(Code::NotInvited.into());
                }
                live.join(id, &name, seat, given).map(|(seat, writes)| (seat as u64, writes))
            })
            .await?
        }
        "seats" => {
            let (seat, kind, level) = (wanted()?, carried.kind.ok_or_else(|| missing("kind"))?, carried.level);
            let place = usize::from(seat.0);
            hub.change(seated, move |live| live.seat(id, place, kind, level.as_deref()).map(|writes| (0, writes)))
                .await?
        }
        _ => return Err(Code::NotFound.into()),
    };
    Ok(json!({"ok": true, "seq": seq}))
}

async fn hint(app: &App, seated: &Arc<Seated>, player: i64, seat: Seat, lang: Lang) -> Result<Value, Refusal> {
    // First its turn among the player's own, then a look: what waited may be too late by now.
    let own = app.hub.turn_of(player);
    let own = own.acquire().await.map_err(|_| Code::Busy)?;
    let (table, names) = {
        let live = seated.live.lock().await;
        (live.hint(player, seat)?, live.plan.names())
    };
    let thinking = app.hub.thinkers.acquire().await.map_err(|_| Code::Busy)?;
    let thought = app.hub.config.thought;
    let advised = tokio::task::spawn_blocking(move || {
        let advised = table.advise(seat, Level::BEST, thought)?;
        let choices = table.choices(seat, Voice { lang, names: &names });
        let choice = choices.into_iter().find(|choice| choice.decision == advised.decision)?;
        Some(json!({"decision": choice.decision, "words": choice.words, "places": choice.places}))
    });
    let advised = advised.await.map_err(|_| Code::Failed)?;
    drop((thinking, own));
    advised.ok_or_else(|| Code::Stale.into())
}

/// The host begins, and adds to the seed, whose commitment everybody has seen by now.
async fn start(app: &App, who: &Who, seated: &Arc<Seated>, host: i64, given: Option<String>) -> Result<u64, Refusal> {
    let nobody = {
        let live = seated.live.lock().await;
        if live.host != host {
            return Err(Code::NotYourTable.into());
        }
        live.plan.players().is_empty()
    };
    // Without people it goes on by itself, so it counts among such tables; already now, lest it slip past if whoever
    // asked goes away meanwhile.
    if nobody {
        let mut alone = app.limits.alone.lock().await;
        if !alone.allow(host, who.address, Some(seated)).await {
            return Err(Code::TooMany.into());
        }
        alone.keep(seated, host, who.address);
    }
    let begun = app.hub.change(seated, move |live| {
        // The last person has stood up since, and the table was not counted.
        if !nobody && live.plan.players().is_empty() {
            return Err(Code::Stale.into());
        }
        let before = live.plan.clone();
        live.contribute(host, given);
        let begun = live.begin();
        if begun.is_err() {
            live.plan = before;
        }
        begun.map(|writes| (0, writes))
    });
    begun.await
}

async fn rematch(
    app: &App,
    who: &Who,
    seated: &Arc<Seated>,
    player: &Arc<Player>,
    given: Option<String>,
) -> Result<Value, Refusal> {
    let plan = {
        let live = seated.live.lock().await;
        if live.plan.seats_of(Some(player.id)).is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        if !matches!(live.status, crate::live::Status::Over | crate::live::Status::Aborted) {
            return Err(Code::AlreadyBegun.into());
        }
        // Whoever asks second comes to the same table.
        if let Some(next) = &live.plan.rematch {
            return Ok(json!({"table": next}));
        }
        let mut plan = live.plan.rotated();
        for sitter in plan.seats.iter_mut().filter(|sitter| sitter.player == Some(player.id)) {
            sitter.ready = true;
        }
        if let Some(mine) = plan.seats.iter_mut().find(|sitter| sitter.player == Some(player.id)) {
            mine.contribution = given;
        }
        plan
    };
    let next = making::planned(app, who, player, plan).await?;
    let told = next.clone();
    let first = app.hub.change(seated, move |live| {
        let first = live.plan.rematch.get_or_insert(next).clone();
        Ok((first, vec![live.row()]))
    });
    let first = first.await?;
    if first != told {
        app.hub.forget(&told);
        app.hub.store.write(vec![Write::Remove { id: told }]).await?;
    }
    Ok(json!({"table": first}))
}

/// A player does not want to read what another writes.
async fn mute(app: &App, seated: &Arc<Seated>, player: &Arc<Player>, seat: Seat, on: bool) -> Result<Value, Refusal> {
    let muted = {
        let live = seated.live.lock().await;
        live.plan.seats.get(usize::from(seat.0)).and_then(|sitter| sitter.player).ok_or(Code::NotFound)?
    };
    app.hub.store.write(vec![Write::Mute { player: player.id, muted, on }]).await?;
    app.players.mute(player, muted, on);
    app.players.forget(player.id);
    seated.ring();
    Ok(json!({"ok": true}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guided {
    game: String,
}

/// The guided first turn of a game was seen.
pub(super) async fn guided(State(app): State<App>, who: Who, headers: HeaderMap, bytes: Bytes) -> Response {
    let done = async {
        let guided: Guided = body(&headers, &bytes)?;
        let player = who.required()?;
        courtly_host::game_info(&guided.game).ok_or(Code::NotFound)?;
        let mut settings = who.settings.clone();
        if !settings.guided.contains(&guided.game) {
            settings.guided.push(guided.game);
        }
        keep_settings(&app, &player, &settings).await?;
        Ok(json!({"ok": true, "time": now()}))
    };
    told(who.lang, done.await)
}

pub(super) async fn keep_settings(app: &App, player: &Player, settings: &Settings) -> Result<(), Refusal> {
    let settings = serde_json::to_string(settings).expect("settings are plain data");
    app.hub.store.write(vec![Write::Settings { player: player.id, settings }]).await?;
    app.players.forget(player.id);
    Ok(())
}
