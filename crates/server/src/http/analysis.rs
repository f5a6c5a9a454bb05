//! Analyses of finished matches. Whoever may see the replay may have one; asking for it is what makes it.

use super::answer::{page, refused_page};
use super::api::told;
use super::who::Who;
use super::{App, catalogue};
use crate::live::{Analysed, Live, Seated};
use crate::pages::analysis::{AnalysisPage, Known, Mistake, page as drawn};
use crate::refusal::{Code, Refusal};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use courtly_core::Seat;
use courtly_host::{Analysis, Judged, game_info, told as in_words};
use courtly_text::Voice;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// So many decisions of a seat are named.
const WORST: usize = 3;

pub(super) async fn show(State(app): State<App>, who: Who, Path(id): Path<String>) -> Response {
    let reader = who.reader();
    let made = async {
        let (seated, known) = asked(&app, &who, &id).await?;
        app.hub.draw(&seated, move |live, _| table_page(&who, live, known)).await
    };
    match made.await {
        Ok(markup) => page(markup),
        Err(refusal) => refused_page(&reader, &refusal),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    /// Only whether it is ready, for those who wait.
    brief: Option<String>,
}

pub(super) async fn program(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let found = async {
        Ok(match asked(&app, &who, &id).await?.1 {
            Analysed::Going { done, total } => json!({"ready": false, "done": done, "total": total}),
            Analysed::Done(_) if wanted.brief.is_some() => json!({"ready": true}),
            Analysed::Done(analysis) => {
                json!({"ready": true, "rough": analysis.rough, "turns": analysis.turns, "resigned": analysis.resigned,
                    "accounts": analysis.accounts, "judged": analysis.judged})
            }
        })
    };
    told(who.lang, found.await)
}

async fn asked(app: &App, who: &Who, id: &str) -> Result<(Arc<Seated>, Analysed), Refusal> {
    let seated = app.hub.find(id).await?;
    let known = app.hub.analysis(&seated, who.id()).await?;
    Ok((seated, known))
}

fn table_page(who: &Who, live: &Live, known: Analysed) -> Result<maud::Markup, Refusal> {
    let info = game_info(&live.plan.game).ok_or(Code::NotFound)?;
    let names = live.plan.names();
    let known = match known {
        Analysed::Going { done, total } => Known::Going { done, total },
        Analysed::Done(analysis) => {
            let voice = Voice { lang: who.lang, names: &names };
            let mistakes = mistakes(live, &analysis, voice).ok_or(Code::Failed)?;
            Known::Done(analysis, mistakes)
        }
    };
    let room = AnalysisPage {
        id: live.id.clone(),
        game: info.id,
        game_name: catalogue::title(&info),
        seats: names.iter().cloned().zip(live.marks.clone()).collect(),
        // Of two, whoever gives up ends the game.
        stood_in: live.plan.seats.iter().map(|sitter| sitter.stand_in || sitter.resigned && names.len() > 2).collect(),
        known,
    };
    Ok(drawn(&who.reader(), &room))
}

/// The worst decisions of every seat, in words.
fn mistakes(live: &Live, analysis: &Analysis, voice: Voice) -> Option<Vec<Vec<Mistake>>> {
    let table = live.table.as_deref()?;
    let mistake = |one: &Judged| {
        let nth = analysis.judged.iter().position(|judged| judged.step == one.step)?;
        Some(Mistake { nth, told: in_words(table, one, voice)? })
    };
    let of = |seat: Seat| analysis.worst(seat, WORST).into_iter().map(mistake).collect();
    Seat::all(table.seats()).map(of).collect()
}
