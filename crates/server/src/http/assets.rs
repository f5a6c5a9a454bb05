//! Scripts, styles and pictures, embedded in the program.

use super::answer;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use courtly_host::game_info;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

macro_rules! files {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../../web/", $name)))),*] };
}

const FILES: &[(&str, &str)] = files![
    "actions.js",
    "analysis.css",
    "analysis.js",
    "api.js",
    "base.css",
    "bubble.js",
    "chance.js",
    "chat.js",
    "choices.js",
    "choose.js",
    "dialogs.js",
    "drag.js",
    "ending.js",
    "fields.js",
    "flight.js",
    "full.js",
    "glide.js",
    "guide.js",
    "handover.js",
    "hints.js",
    "icon.svg",
    "keys.js",
    "lively.js",
    "log.js",
    "marks.js",
    "motion.js",
    "naming.js",
    "narrow.js",
    "page.js",
    "pages.css",
    "pages.js",
    "parts.js",
    "patch.js",
    "popup.js",
    "puzzle.js",
    "replay.js",
    "room.js",
    "schedule.js",
    "seats.js",
    "sound.js",
    "speak.js",
    "spots.js",
    "stream.js",
    "table.css",
    "table.js",
    "theme.js",
    "types.js",
    "words.js",
];

pub(super) async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Response {
    match FILES.iter().find(|(name, _)| *name == file) {
        Some((name, text)) => sent(name, text, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The stylesheet of a game's pictures: `{id}.css`.
pub(super) async fn game_style(Path(file): Path<String>, headers: HeaderMap) -> Response {
    match file.strip_suffix(".css").and_then(game_info) {
        Some(info) => sent(&file, info.style, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The file, unless the browser has it already. Browsers ask each time, since a new release has the same names.
fn sent(name: &str, text: &'static str, headers: &HeaderMap) -> Response {
    let tag = tag(name, text);
    let kept = (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let mark = (header::ETAG, HeaderValue::from_str(&tag).unwrap_or(answer::NEVER_KEPT.1));
    if headers
        .get(header::IF_NONE_MATCH)
        .and_then(|v| v.to_str().ok())
        .is_some_and(|has| has.contains(tag.trim_matches('"')))
    {
        return (StatusCode::NOT_MODIFIED, [kept, mark]).into_response();
    }
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    };
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind)), kept, mark], text).into_response()
}

fn tag(name: &str, text: &str) -> String {
    static TAGS: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);
    let mut tags = TAGS.lock().unwrap_or_else(|e| e.into_inner());
    let made = || {
        let digest = Sha256::digest(text.as_bytes());
        format!("\"{}\"", digest[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    };
    tags.entry(name.to_owned()).or_insert_with(made).clone()
}

#[cfg(test)]
mod tests {
    use super::FILES;

    #[test]
    fn every_file_of_the_client_is_embedded() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
        let served = |name: &str| name.ends_with(".js") || name.ends_with(".css") || name.ends_with(".svg");
        for entry in std::fs::read_dir(folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert_eq!(served(&name), FILES.iter().any(|(file, _)| *file == name), "{name}");
        }
    }
}
