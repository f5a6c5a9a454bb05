//! Tables as lists show them.

use super::who::Who;
use super::{App, catalogue};
use crate::live::{Kind, Pace, Plan, now};
use crate::pages::model;
use crate::refusal::Refusal;
use crate::store::{Summary, read};
use courtly_host::game_info;
use serde_json::Value;

/// Tables on one list.
const LIST_MAX: usize = 60;
const SHORT_LIST: usize = 12;

/// Tables of the reader: running, waiting, finished.
#[derive(Debug, Default)]
pub(super) struct Mine {
    pub(super) running: Vec<model::TableLine>,
    pub(super) waiting: Vec<model::TableLine>,
    pub(super) finished: Vec<model::TableLine>,
}

impl Mine {
    pub(super) fn turns(&self) -> usize {
        self.running.iter().filter(|line| line.standing == model::Standing::YourTurn).count()
    }
}

pub(super) async fn mine(app: &App, who: &Who, game: Option<&str>) -> Result<Mine, Refusal> {
    let Some(player) = who.id() else { return Ok(Mine::default()) };
    let found = app.hub.store.read(move |file| read::matches_of(file, player, LIST_MAX)).await?;
    let mut mine = Mine::default();
    for summary in found.iter().filter(|summary| game.is_none_or(|game| summary.game == game)) {
        let Some(line) = line(summary, Some(player)) else { continue };
        match summary.status.as_str() {
            "running" => mine.running.push(line),
            "waiting" => mine.waiting.push(line),
            "over" => mine.finished.push(line),
            _ => {}
        }
    }
    mine.running.sort_by_key(|line| line.standing != model::Standing::YourTurn);
    Ok(mine)
}

pub(super) async fn finished(app: &App, who: &Who, game: &str) -> Result<Vec<model::TableLine>, Refusal> {
    let game = game.to_owned();
    let found = app.hub.store.read(move |file| read::listed(file, Some(&game), "over", SHORT_LIST)).await?;
    Ok(found.iter().filter_map(|summary| line(summary, who.id())).collect())
}

pub(super) async fn open(app: &App, game: Option<&str>) -> Result<Vec<model::OpenTable>, Refusal> {
    let game = game.map(str::to_owned);
    let found = app.hub.store.read(move |file| read::listed(file, game.as_deref(), "waiting", SHORT_LIST)).await?;
    Ok(found.iter().filter_map(open_line).collect())
}

fn open_line(summary: &Summary) -> Option<model::OpenTable> {
    let (info, plan) = (game_info(&summary.game)?, plan(summary)?);
    let free = plan.seats.iter().filter(|sitter| sitter.kind == Kind::Open).count();
    let host = plan.seats.iter().find(|sitter| sitter.kind == Kind::Person)?.name.clone();
    (free > 0).then(|| model::OpenTable {
        game: info.id,
        game_name: catalogue::title(&info),
        cover: info.cover,
        link: format!("/join/{}", summary.invitation),
        host,
        seats: plan.seats.len(),
        free,
        pace: pace(plan.pace),
        seconds_ago: now().saturating_sub(summary.changed),
    })
}

pub(super) fn pace(pace: Pace) -> model::Pace {
    match pace {
        Pace::Live => model::Pace::Live,
        Pace::Days => model::Pace::Days,
    }
}

fn plan(summary: &Summary) -> Option<Plan> {
    serde_json::from_str(&summary.plan).ok()
}

fn line(summary: &Summary, player: Option<i64>) -> Option<model::TableLine> {
    let (info, plan) = (game_info(&summary.game)?, plan(summary)?);
    let others = plan.seats.iter().filter(|sitter| player.is_none() || sitter.player != player);
    let with = others.filter(|sitter| sitter.kind != Kind::Open).map(|sitter| sitter.name.clone()).collect();
    Some(model::TableLine {
        id: summary.id.clone(),
        game: info.id,
        game_name: catalogue::title(&info),
        cover: info.cover,
        standing: standing(summary, &plan, player),
        with,
        meta: String::new(),
        seconds_ago: now().saturating_sub(summary.changed),
    })
}

fn standing(summary: &Summary, plan: &Plan, player: Option<i64>) -> model::Standing {
    let told: Value = serde_json::from_str(&summary.standing).unwrap_or_default();
    let seats = |field: &str| -> Vec<usize> {
        let seats = told[field].as_array().into_iter().flatten();
        seats.filter_map(|seat| usize::try_from(seat.as_u64()?).ok()).filter(|seat| *seat < plan.seats.len()).collect()
    };
    let names = |seats: &[usize]| seats.iter().map(|seat| plan.seats[*seat].name.clone()).collect::<Vec<_>>();
    let mine = plan.seats_of(player);
    match summary.status.as_str() {
        "running" => {
            let turn = seats("turn");
            let asked = turn.iter().any(|seat| mine.contains(seat) && !plan.seats[*seat].botted());
            if asked { model::Standing::YourTurn } else { model::Standing::Theirs(names(&turn)) }
        }
        "waiting" => {
            let free = plan.seats.iter().filter(|sitter| sitter.kind == Kind::Open).count();
            model::Standing::Waiting { free }
        }
        "over" => {
            let winners = seats("winners");
            match () {
                () if mine.is_empty() => model::Standing::Over(names(&winners)),
                () if winners.iter().any(|seat| mine.contains(seat)) => model::Standing::Won,
                () => model::Standing::Lost(names(&winners)),
            }
        }
        _ => model::Standing::Aborted,
    }
}
