//! Refusals as answers: a page for people, JSON for programs.

use crate::pages::{Reader, error};
use crate::refusal::Refusal;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use courtly_text::Lang;
use maud::Markup;
use serde_json::json;

/// A page. What it shows is the reader's alone, so nothing between keeps it; going back asks again.
pub(super) fn page(markup: Markup) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    ([kind, NEVER_KEPT], markup.0).into_response()
}

pub(super) const NEVER_KEPT: (header::HeaderName, HeaderValue) =
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store"));

pub(super) fn status(refusal: &Refusal) -> StatusCode {
    StatusCode::from_u16(refusal.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// A refusal for a person.
pub(super) fn refused_page(reader: &Reader, refusal: &Refusal) -> Response {
    let status = status(refusal);
    let told = error::ErrorPage { status: status.as_u16(), message: Some(refusal.message(reader.lang)) };
    (status, page(error::page(reader, &told))).into_response()
}

/// A refusal for a program.
pub(super) fn refused_json(lang: Lang, refusal: &Refusal) -> Response {
    let mut told = json!({"error": {"code": refusal.code.name(), "message": refusal.message(lang)}});
    if let Some(why) = refusal.why() {
        told["error"]["why"] = json!(why);
    }
    (status(refusal), [NEVER_KEPT], Json(told)).into_response()
}

/// Goes to another page, so that reloading does not send the form again.
pub(super) fn see(path: &str) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response()
}
