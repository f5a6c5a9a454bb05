//! New tables, from forms and from programs.

use super::App;
use super::who::{self, random_name};
use crate::live::{BotSpeed, Kind, Live, Pace, Plan, Seated, Sitter, apart, nudge, tidy_name};
use crate::refusal::{Code, Refusal};
use crate::store::Player;
use courtly_host::{Level, game_info};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What somebody wants to play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    pub(super) game: String,
    pub(super) seats: Vec<SeatWish>,
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    pub(super) pace: Option<Pace>,
    pub(super) bot_speed: Option<BotSpeed>,
    pub(super) hints: Option<bool>,
    #[serde(default)]
    pub(super) listed: bool,
    /// The text of an edition file.
    pub(super) edition: Option<String>,
    /// A position to begin from.
    pub(super) position: Option<String>,
    /// A text as seed, for tests and duplicates.
    pub(super) seed: Option<String>,
    /// Random text of the maker's browser.
    pub(super) contribution: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatWish {
    pub(super) kind: String,
    pub(super) level: Option<String>,
    pub(super) name: Option<String>,
}

fn bad(why: impl Into<String>) -> Refusal {
    Refusal::because(Code::BadRequest, why)
}

/// Random text from a browser: short, printable.
pub(super) fn contribution(text: Option<String>) -> Result<Option<String>, Refusal> {
    match text {
        Some(text) if text.len() > 128 || !text.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            Err(bad("the contribution must be up to 128 letters and digits"))
        }
        other => Ok(other),
    }
}

impl Wish {
    fn plan(self, player: &Player) -> Result<Plan, Refusal> {
        let info = game_info(&self.game).ok_or_else(|| bad("no such game"))?;
        let (fewest, most) = info.seats;
        if !(fewest..=most).contains(&self.seats.len()) {
            return Err(bad(format!("{} has {fewest} to {most} seats", info.name)));
        }
        let given = contribution(self.contribution)?;
        let mut plan = Plan {
            game: self.game,
            options: self.options.into_iter().collect(),
            edition: self.edition,
            position: self.position,
            seed_text: self.seed,
            pace: self.pace.unwrap_or(Pace::Live),
            bot_speed: self.bot_speed.unwrap_or(BotSpeed::Normal),
            hints: false,
            listed: self.listed,
            seats: vec![],
            rematch: None,
        };
        for wish in self.seats {
            let sitter = sitter(&plan, wish, player)?;
            plan.seats.push(sitter);
        }
        if let Some(first) = plan.seats.iter_mut().find(|sitter| sitter.player == Some(player.id)) {
            first.contribution = given;
        }
        // Between people hints are off unless somebody asks for them.
        let people = plan.seats.iter().filter(|sitter| sitter.kind != Kind::Bot).count();
        plan.hints = self.hints.unwrap_or(people < 2);
        Ok(plan)
    }
}

/// A name that may be left out, as in a field of a form that nobody filled in.
pub(super) fn written(name: Option<&str>) -> Result<Option<String>, Refusal> {
    name.filter(|name| !name.trim().is_empty()).map(tidy_name).transpose()
}

pub(super) fn sitter(plan: &Plan, wish: SeatWish, player: &Player) -> Result<Sitter, Refusal> {
    let names = plan.seats.iter().map(|sitter| sitter.name.as_str());
    match wish.kind.as_str() {
        "me" if plan.seats.iter().any(|s| s.kind == Kind::Person && s.player == Some(player.id)) => {
            Err(bad("you sit on one seat only"))
        }
        "me" => Ok(Sitter::person(Kind::Person, player.id, &apart(&player.name, names))),
        "open" => Ok(Sitter::open()),
        "bot" => {
            let level = wish.level.as_deref().unwrap_or(super::catalogue::LEVEL.name());
            let level = Level::parse(level).ok_or_else(|| bad("no such level"))?;
            Ok(Sitter::bot(level.name(), plan.bot_name()))
        }
        "device" => {
            let name = written(wish.name.as_deref())?;
            Ok(Sitter::person(Kind::Device, player.id, &apart(name.as_deref().unwrap_or(&player.name), names)))
        }
        _ => Err(bad("a seat is me, open, bot or device")),
    }
}

/// Makes the table; it begins at once if nobody is waited for.
pub(super) async fn table(app: &App, who: &who::Who, player: &Player, wish: Wish) -> Result<String, Refusal> {
    let plan = wish.plan(player)?;
    planned(app, who, player, plan).await
}

/// The same from a plan.
pub(super) async fn planned(app: &App, who: &who::Who, player: &Player, plan: Plan) -> Result<String, Refusal> {
    if app.hub.full() {
        return Err(Code::Busy.into());
    }
    if !app.limits.make(who.address) {
        return Err(Code::Rate.into());
    }
    if !plan.players().is_empty() {
        return Ok(made(app, player, plan).await?.0);
    }
    let mut alone = app.limits.alone.lock().await;
    if !alone.allow(player.id, who.address, None).await {
        return Err(Code::TooMany.into());
    }
    let (id, seated) = made(app, player, plan).await?;
    alone.keep(&seated, player.id, who.address);
    Ok(id)
}

async fn made(app: &App, player: &Player, plan: Plan) -> Result<(String, Arc<Seated>), Refusal> {
    let (id, invitation) = (random_name(10)?, random_name(16)?);
    let ready = plan.seats.iter().all(|sitter| sitter.kind != Kind::Open && sitter.ready);
    let host = player.id;
    let mut live = Live::new(id.clone(), invitation, host, plan)?;
    let mut writes = vec![live.row()];
    if ready {
        writes.extend(live.begin()?);
    }
    app.hub.store.write(writes).await?;
    let seated = app.hub.keep(live);
    nudge(&app.hub, &seated);
    Ok((id, seated))
}

pub(super) fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// What a browser adds to the seed; nothing from one without scripts, whose field stays empty.
pub(super) fn given(fields: &[(String, String)]) -> Option<String> {
    field(fields, "contribution").filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The wish of a plain form.
pub(super) fn from_form(fields: &[(String, String)]) -> Result<Wish, Refusal> {
    let field = |name: &str| field(fields, name);
    let word = |name: &str| field(name).map(|value| Value::String(value.to_owned()));
    let game = field("game").unwrap_or_default().to_owned();
    let rows: Vec<SeatWish> = seat_rows(fields, 0).into_iter().map(|(_, row)| row).collect();
    let quick = rows.is_empty();
    let seats = if quick { quick_seats(field("seats"), field("level"))? } else { rows };
    let options =
        fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option.")?.to_owned(), value.clone())));
    Ok(Wish {
        game,
        seats,
        options: options.collect(),
        pace: word("pace").and_then(|value| serde_json::from_value(value).ok()),
        bot_speed: word("bot_speed").and_then(|value| serde_json::from_value(value).ok()),
        hints: (!quick).then(|| field("hints").is_some()),
        listed: field("listed").is_some(),
        edition: None,
        position: None,
        seed: None,
        contribution: given(fields),
    })
}

/// The rows `seat{n}` and `name{n}` of a form, each with its number, without those that are to go. A row that is not
/// there, of the first `seats`, stays as it is.
pub(super) fn seat_rows(fields: &[(String, String)], seats: usize) -> Vec<(usize, SeatWish)> {
    let field = |name: String| field(fields, &name).map(str::to_owned);
    let row = |n: usize| field(format!("seat{n}")).or_else(|| (n < seats).then(|| "keep".to_owned()));
    let rows = (0..8).map_while(|n| Some((n, row(n)?, field(format!("name{n}")))));
    rows.filter(|(_, kind, _)| kind != "none")
        .map(|(n, kind, name)| match kind.split_once(':') {
            Some((kind, level)) => (n, SeatWish { kind: kind.to_owned(), level: Some(level.to_owned()), name }),
            None => (n, SeatWish { kind, level: None, name }),
        })
        .collect()
}

fn quick_seats(seats: Option<&str>, level: Option<&str>) -> Result<Vec<SeatWish>, Refusal> {
    let seats: usize = seats.and_then(|n| n.parse().ok()).filter(|n| *n <= 8).ok_or_else(|| bad("how many seats?"))?;
    let seat = |kind: &str| SeatWish { kind: kind.to_owned(), level: level.map(str::to_owned), name: None };
    Ok((0..seats).map(|n| seat(if n == 0 { "me" } else { "bot" })).collect())
}

/// The player who asks, or a new one with the cookie for their browser.
pub(super) async fn player(
    app: &App,
    who: &who::Who,
    name: Option<&str>,
) -> Result<(std::sync::Arc<Player>, Option<String>), Refusal> {
    if let Some(player) = &who.player {
        return Ok((std::sync::Arc::clone(player), None));
    }
    let guest = crate::say::phrases(who.lang).word("guest");
    let (player, secret) = who::make(app, who.address, name.unwrap_or(&guest), &who.settings).await?;
    Ok((player, Some(secret)))
}
