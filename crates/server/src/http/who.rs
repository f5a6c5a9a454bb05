//! Who asks: the player behind a cookie or a token, and the language they want.

use super::{App, limits};
use crate::live::{now, tidy_name};
use crate::pages::Reader;
use crate::refusal::{Code, Refusal};
use crate::say;
use crate::settings::Settings;
use crate::store::{Found, NewPlayer, Player, Write, read};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use courtly_text::Lang;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

pub(super) const COOKIE: &str = "courtly";
/// How long a browser keeps the cookie, in seconds: as long as browsers allow.
const COOKIE_AGE: u64 = 400 * 24 * 60 * 60;
/// So many players are remembered without asking the file.
const REMEMBERED_MAX: usize = 10_000;

/// Players by the hash of their secret.
#[derive(Debug, Default)]
pub(super) struct Players {
    known: Mutex<HashMap<[u8; 32], Arc<Player>>>,
    /// Whom a player has muted since the server runs: open streams look here.
    muted: Mutex<HashMap<i64, Vec<i64>>>,
    /// The clearing that `known` has heard of.
    cleared: AtomicU64,
}

impl Players {
    /// A player who is remembered, unless players were cleared away since: then the file knows better.
    fn get(&self, secret: &[u8; 32], cleared: u64) -> Option<Arc<Player>> {
        if self.cleared.swap(cleared, Ordering::AcqRel) != cleared {
            self.known.lock().unwrap_or_else(|e| e.into_inner()).clear();
        }
        self.known.lock().unwrap_or_else(|e| e.into_inner()).get(secret).cloned()
    }

    fn keep(&self, secret: [u8; 32], player: Arc<Player>) {
        let mut known = self.known.lock().unwrap_or_else(|e| e.into_inner());
        if known.len() >= REMEMBERED_MAX {
            known.clear();
        }
        known.insert(secret, player);
    }

    /// Whom a player does not want to read, if that was changed lately.
    pub(super) fn muted(&self, player: i64) -> Option<Vec<i64>> {
        self.muted.lock().unwrap_or_else(|e| e.into_inner()).get(&player).cloned()
    }

    pub(super) fn mute(&self, player: &Player, other: i64, on: bool) {
        let mut all = self.muted.lock().unwrap_or_else(|e| e.into_inner());
        if all.len() >= REMEMBERED_MAX {
            all.clear();
        }
        let muted = all.entry(player.id).or_insert_with(|| player.muted.clone());
        muted.retain(|one| *one != other);
        if on {
            muted.push(other);
        }
    }

    /// Forgets what was changed; the file knows better.
    pub(super) fn forget(&self, player: i64) {
        self.known.lock().unwrap_or_else(|e| e.into_inner()).retain(|_, known| known.id != player);
    }
}

/// Whoever asks.
#[derive(Clone, Debug)]
pub(super) struct Who {
    pub(super) player: Option<Arc<Player>>,
    pub(super) settings: Settings,
    pub(super) lang: Lang,
    /// Scheme and host as the browser sees them.
    pub(super) origin: String,
    /// Whether browsers call that address secure.
    pub(super) secure: bool,
    pub(super) path: String,
    /// Where the request comes from.
    pub(super) address: IpAddr,
}

impl Who {
    pub(super) fn id(&self) -> Option<i64> {
        self.player.as_ref().map(|player| player.id)
    }

    pub(super) fn required(&self) -> Result<Arc<Player>, Refusal> {
        self.player.clone().ok_or_else(|| Code::NoPlayer.into())
    }

    pub(super) fn muted(&self) -> &[i64] {
        self.player.as_ref().map_or(&[], |player| &player.muted)
    }

    pub(super) fn reader(&self) -> Reader {
        Reader {
            lang: self.lang,
            phrases: say::phrases(self.lang),
            name: self.player.as_ref().map(|player| player.name.clone()),
            settings: self.settings.clone(),
            path: self.path.clone(),
            origin: self.origin.clone(),
            secure: self.secure,
            turns: 0,
        }
    }
}

impl Who {
    /// Whoever asks, as far as the request itself tells, and the player if it is known.
    pub(super) fn of(parts: &Parts, app: &App, player: Option<Arc<Player>>) -> Who {
        let stored = player.as_ref().map(|player| player.settings.clone());
        let settings = stored.unwrap_or_else(|| cookie_settings(&parts.headers));
        let lang = settings.lang.map_or_else(|| asked_lang(&parts.headers), Lang::from);
        let (origin, secure) = origin(app, &parts.headers);
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let address = limits::address(app, &parts.headers, &parts.extensions);
        Who { player, settings, lang, origin, secure, path, address }
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Infallible> {
        let player = match secret(&parts.headers) {
            Some(secret) => found(app, secret).await,
            None => None,
        };
        Ok(Who::of(parts, app, player))
    }
}

/// The player who asks, if that is known without asking the file: strangers cost nothing.
pub(super) fn remembered(app: &App, headers: &HeaderMap) -> Option<i64> {
    let secret = secret(headers)?;
    app.players.get(&secret, app.hub.cleared.load(Ordering::Acquire)).map(|player| player.id)
}

async fn found(app: &App, secret: [u8; 32]) -> Option<Arc<Player>> {
    if let Some(player) = app.players.get(&secret, app.hub.cleared.load(Ordering::Acquire)) {
        return Some(player);
    }
    let player = app.hub.store.read(move |file| read::player(file, Found::Browser(&secret))).await.ok()??;
    let player = Arc::new(player);
    app.players.keep(secret, Arc::clone(&player));
    Some(player)
}

/// Makes a player of this name; the secret goes to their browser and is kept here only as a hash.
pub(super) async fn make(
    app: &App,
    address: IpAddr,
    name: &str,
    settings: &Settings,
) -> Result<(Arc<Player>, String), Refusal> {
    let name = tidy_name(name)?;
    if !app.limits.make(address) {
        return Err(Code::Rate.into());
    }
    let (secret, number) = (random_hex::<32>()?, random::<8>()?);
    // 53 bits, so that the number is exact in any JSON reader.
    let id = (u64::from_le_bytes(number) >> 11) as i64;
    let hash = hashed(&secret);
    let written = serde_json::to_string(settings).expect("settings are plain data");
    let new = NewPlayer { id, secret: hash, name: name.clone(), settings: written, time: now() };
    app.hub.store.write(vec![Write::Player(new)]).await?;
    let player = Arc::new(Player { id, name, settings: settings.clone(), muted: vec![] });
    app.players.keep(hash, Arc::clone(&player));
    Ok((player, secret))
}

/// The cookie that makes a browser one of a player's.
pub(super) fn cookie(app: &App, secret: &str) -> (header::HeaderName, HeaderValue) {
    set_cookie(app, COOKIE, secret, true)
}

/// What somebody without a name likes stays in their browser.
pub(super) fn settings_cookie(app: &App, settings: &Settings) -> (header::HeaderName, HeaderValue) {
    let lang = settings.lang.map_or("auto", |tongue| Lang::from(tongue).code());
    let theme = serde_json::to_value(settings.theme).ok().and_then(|v| v.as_str().map(str::to_owned));
    set_cookie(app, "courtly-look", &format!("{lang}.{}", theme.unwrap_or_default()), false)
}

fn set_cookie(app: &App, name: &str, value: &str, secret: bool) -> (header::HeaderName, HeaderValue) {
    let secure = if app.hub.config.secure() { "; Secure" } else { "" };
    let hidden = if secret { "; HttpOnly" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={COOKIE_AGE}; SameSite=Lax{hidden}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("")))
}

fn cookie_settings(headers: &HeaderMap) -> Settings {
    let look = cookie_value(headers, "courtly-look").unwrap_or_default();
    let (lang, theme) = look.split_once('.').unwrap_or_default();
    let parse = |word: &str| serde_json::Value::String(word.to_owned());
    Settings {
        lang: serde_json::from_value(parse(lang)).ok(),
        theme: serde_json::from_value(parse(theme)).unwrap_or(Settings::default().theme),
        ..Settings::default()
    }
}

/// The hash of the secret in the cookie, or in the `Authorization` of a program.
fn secret(headers: &HeaderMap) -> Option<[u8; 32]> {
    let token = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok()?.strip_prefix("Bearer "));
    let secret = token.map(str::to_owned).or_else(|| cookie_value(headers, COOKIE))?;
    (secret.len() == 64).then(|| hashed(&secret))
}

fn cookie_value(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut each = all.flat_map(|text| text.split(';')).filter_map(|part| part.trim().split_once('='));
    each.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

pub(super) fn hashed(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

fn random<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| Refusal::because(Code::Failed, e.to_string()))?;
    Ok(bytes)
}

/// So many random bytes as hex digits.
pub(super) fn random_hex<const N: usize>() -> Result<String, Refusal> {
    Ok(random::<N>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A name nobody guesses, in letters that are easy to read out.
pub(super) fn random_name(length: usize) -> Result<String, Refusal> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789z";
    let bytes = random::<32>()?;
    Ok(bytes.iter().take(length).map(|byte| char::from(LETTERS[usize::from(byte % 31)])).collect())
}

/// The best language of `Accept-Language`.
fn asked_lang(headers: &HeaderMap) -> Lang {
    let text = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let weighed = text.split(',').filter_map(|part| {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let lang = match tag.trim().get(..2)?.to_ascii_lowercase().as_str() {
            "en" => Lang::En,
            "fr" => Lang::Fr,
            _ => return None,
        };
        Some((lang, weight.trim().parse::<f32>().unwrap_or(0.0)))
    });
    // The first of the heaviest.
    weighed.fold((Lang::En, 0.0), |best, one| if one.1 > best.1 { one } else { best }).0
}

fn origin(app: &App, headers: &HeaderMap) -> (String, bool) {
    if let Some(url) = &app.hub.config.public_url {
        return (url.clone(), app.hub.config.secure());
    }
    let host = headers.get(header::HOST).and_then(|v| v.to_str().ok()).unwrap_or("localhost");
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let local = name == "localhost" || name == "[::1]" || name.starts_with("127.");
    (format!("http://{host}"), local)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(text: &'static str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
        asked_lang(&headers)
    }

    #[test]
    fn the_language_is_the_one_that_the_browser_likes_best() {
        assert_eq!(asking("fr-FR,fr;q=0.9,en;q=0.8"), Lang::Fr);
        assert_eq!(asking("de,en;q=0.4,fr;q=0.7"), Lang::Fr);
        assert_eq!(asking("de, ja"), Lang::En);
        assert_eq!(asking(""), Lang::En);
        assert_eq!(asking("e;q=x,,;"), Lang::En);
    }
}
