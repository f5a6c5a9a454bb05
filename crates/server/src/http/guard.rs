//! What is checked before anything else, and what every answer carries.

use super::{App, answer};
use crate::refusal::{Code, Refusal};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use courtly_text::Lang;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::Instant;

/// Nothing runs but our own scripts, nothing loads from elsewhere, nobody frames a page. Style attributes carry the
/// custom properties of drawings; style sheets are ours alone.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Refuses what comes from elsewhere, too fast, or under a name that is not ours.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let refuse = |code: Code| answer::refused_json(Lang::En, &Refusal::from(code));
    if !known_host(&app, request.headers()) || foreign(&app, request.method(), request.headers()) {
        return refuse(Code::Foreign);
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if changes && !app.limits.allow(address(&app, &request)) {
        return refuse(Code::Rate);
    }
    next.run(request).await
}

pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in all {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// Another site's name that leads here would let that site's pages talk to us as if they were ours. Plain addresses
/// are safe: nobody can make a name of them.
fn known_host(app: &App, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|v| v.to_str().ok()) else { return false };
    let public = app.hub.config.public_url.as_deref().and_then(|url| url.split("://").nth(1));
    if public == Some(host) {
        return true;
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
}

/// A change that a page of another site asks for. Browsers say where a request comes from; programs do not.
fn foreign(app: &App, method: &Method, headers: &HeaderMap) -> bool {
    if method == Method::GET || method == Method::HEAD {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return !matches!(site.to_str(), Ok("same-origin" | "none"));
    }
    let Some(origin) = headers.get(header::ORIGIN).and_then(|v| v.to_str().ok()) else { return false };
    let host = headers.get(header::HOST).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let ours = app.hub.config.public_url.as_deref() == Some(origin);
    !(ours || origin.split("://").nth(1) == Some(host))
}

/// Where a request comes from: the peer, or what a trusted proxy says.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || request.headers().get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let told = if app.hub.config.behind_proxy { forwarded() } else { None };
    told.or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// How fast an address may change things: so many a second in the long run, four times as many at once.
#[derive(Debug)]
pub(super) struct Limits {
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

/// Addresses that are remembered; then the full buckets are forgotten.
const ADDRESSES_MAX: usize = 50_000;

impl Limits {
    pub(super) fn new(rate: u32) -> Limits {
        Limits { rate: f64::from(rate), buckets: Mutex::default() }
    }

    fn allow(&self, address: IpAddr) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let most = 4.0 * self.rate;
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|e| e.into_inner());
        let filled = |&(left, then): &(f64, Instant)| (left + self.rate * (now - then).as_secs_f64()).min(most);
        if buckets.len() >= ADDRESSES_MAX {
            buckets.retain(|_, bucket| filled(bucket) < most);
        }
        let bucket = buckets.entry(address).or_insert((most, now));
        let left = filled(bucket);
        *bucket = (if left >= 1.0 { left - 1.0 } else { left }, now);
        left >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_fast_is_refused_and_others_are_not() {
        let limits = Limits::new(5);
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let allowed = (0..100).filter(|_| limits.allow(a)).count();
        assert!((20..30).contains(&allowed), "{allowed}");
        assert!(limits.allow(b));
        assert!((0..1000).all(|_| Limits::new(0).allow(a)));
    }
}
