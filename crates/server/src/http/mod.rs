//! The server as the network sees it.
//!
//! ```text
//! guard (host, origin, size, rate, headers) ──> who (cookie or token → player) ──> pages | forms | api | stream
//! ```

mod analysis;
mod answer;
mod api;
mod assets;
mod catalogue;
mod forms;
mod guard;
pub(crate) mod limits;
mod lists;
mod making;
mod openapi;
mod pictures;
mod puzzles;
mod show;
mod stream;
mod who;

use crate::live::Hub;
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use limits::Limits;
use pictures::Pictures;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use who::Players;

/// The largest body that is read.
const BODY_MAX: usize = 64 * 1024;

/// What every handler can reach.
#[derive(Clone, Debug)]
pub struct App {
    pub hub: Arc<Hub>,
    players: Arc<Players>,
    limits: Arc<Limits>,
    pictures: Arc<Pictures>,
}

/// The whole server, without a socket.
pub fn app(hub: Arc<Hub>) -> Router {
    let limits = Arc::new(Limits::new(hub.config.rate, hub.config.bot_tables));
    let app = App { limits, players: Arc::default(), pictures: Arc::default(), hub };
    let pages = Router::new()
        .route("/", get(show::home))
        .route("/games/{id}", get(show::game))
        .route("/tables", get(show::my_tables).post(forms::make_table))
        .route("/tables/{id}", get(show::table))
        .route("/tables/{id}/replay", get(show::replay))
        .route("/tables/{id}/analysis", get(analysis::show))
        .route("/tables/{id}/picture.png", get(show::picture))
        .route("/tables/{id}/record.jsonl", get(show::record))
        .route("/tables/{id}/branch", post(forms::branch))
        .route("/tables/{id}/{act}", post(forms::act))
        .route("/join/{code}", get(show::join).post(forms::join))
        .route("/settings", get(show::settings).post(forms::settings))
        .route("/settings/language", post(forms::language))
        .route("/settings/theme", post(forms::theme))
        .route("/settings/guided", post(api::guided))
        .route("/me", get(show::device))
        .route("/me/link", post(forms::make_passage))
        .route("/me/enter", post(forms::enter_passage))
        .route("/me/{code}", get(show::arrival).post(forms::arrive))
        .route("/puzzles", get(puzzles::overview))
        .route("/puzzles/{game}", get(puzzles::of_game))
        .route("/puzzles/{game}/{number}", get(puzzles::puzzle))
        .route("/about", get(show::about))
        .route("/api", get(show::api))
        .route("/assets/{file}", get(assets::asset))
        .route("/assets/games/{file}", get(assets::game_style));
    let api = Router::new()
        .route("/api/openapi.json", get(openapi::description))
        .route("/api/games", get(api::games))
        .route("/api/players", post(api::make_player))
        .route("/api/tables", get(api::my_tables).post(api::make_table))
        .route("/api/tables/{id}/state", get(api::state))
        .route("/api/tables/{id}/events", get(stream::events))
        .route("/api/tables/{id}/replay", get(api::replay))
        .route("/api/tables/{id}/analysis", get(analysis::program))
        .route("/api/tables/{id}/{act}", post(api::act))
        .route("/api/puzzles/{game}/{number}", post(puzzles::tried))
        .route("/api/puzzles/{game}/{number}/solution", get(puzzles::solution))
        .route("/api/health", get(api::health));
    pages
        .merge(api)
        .fallback(show::nothing)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().gzip(true))
        .layer(from_fn(guard::headers))
        .with_state(app)
}
