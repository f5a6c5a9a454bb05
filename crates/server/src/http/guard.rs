//! What is checked before anything else, and what every answer carries.

use super::answer::{refused_json, refused_page};
use super::who::{self, Who};
use super::{App, BODY_MAX, limits};
use crate::refusal::{Code, Refusal, plainly};
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;
use std::time::Duration;

/// Nothing runs but our own scripts, nothing loads from elsewhere, nobody frames a page. Style attributes carry the
/// custom properties of drawings; style sheets are ours alone.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Refuses what comes from elsewhere, too fast, or under a name that is not ours; and says every refusal in our words,
/// also those of the router and of what reads the request.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let asked = parts.clone();
    let changes = parts.method != Method::GET && parts.method != Method::HEAD;
    if !known_host(&app, &parts.headers) || foreign(&app, &parts.method, &parts.headers) {
        return refused(&app, asked, &Code::Foreign.into()).await;
    }
    let address = || limits::address(&app, &parts.headers, &parts.extensions);
    if changes && !app.limits.change(who::remembered(&app, &parts.headers), address()) {
        return refused(&app, asked, &Code::Rate.into()).await;
    }
    let body = match arrived(body, changes, BODY_TIME).await {
        Ok(body) => body,
        Err(refusal) => return refused(&app, asked, &refusal).await,
    };
    let answer = next.run(Request::from_parts(parts, body)).await;
    if worded(&answer) { answer } else { reworded(&app, asked, answer).await }
}

/// How long somebody may take to send what they want to change.
const BODY_TIME: Duration = Duration::from_secs(15);

/// The body of a change, whole: whoever is slow to send it holds nothing but a connection, and that not for long.
async fn arrived(body: Body, changes: bool, time: Duration) -> Result<Body, Refusal> {
    if !changes {
        return Ok(Body::empty());
    }
    match tokio::time::timeout(time, to_bytes(body, BODY_MAX)).await {
        Ok(Ok(bytes)) => Ok(bytes.into()),
        Ok(Err(_)) => Err(Code::TooLarge.into()),
        Err(_) => Err(Refusal::because(Code::BadRequest, "the body took too long to arrive")),
    }
}

/// Whether an answer is one that we wrote: refusals of others are plain text or nothing.
fn worded(answer: &Response) -> bool {
    let kind = answer.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    answer.status().as_u16() < 400 || kind.starts_with("application/json") || kind.starts_with("text/html")
}

/// What is told of why something was not understood, in bytes.
const REASON_MAX: usize = 2000;

async fn reworded(app: &App, asked: Parts, answer: Response) -> Response {
    let (status, allowed) = (answer.status(), answer.headers().get(header::ALLOW).cloned());
    let why = to_bytes(answer.into_body(), REASON_MAX).await.unwrap_or_default();
    let why = String::from_utf8_lossy(&why).trim().trim_end_matches('.').to_owned();
    let refusal = match status {
        StatusCode::NOT_FOUND => Code::NotFound.into(),
        StatusCode::METHOD_NOT_ALLOWED => Refusal::because(Code::Method, asked.method.as_str()),
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge.into(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Refusal::because(Code::MediaType, "application/x-www-form-urlencoded"),
        status if status.is_server_error() => Code::Failed.into(),
        _ => Refusal::because(Code::BadRequest, plainly(&why)),
    };
    let mut answer = refused(app, asked, &refusal).await;
    if let Some(allowed) = allowed {
        answer.headers_mut().insert(header::ALLOW, allowed);
    }
    answer
}

/// A refusal for whoever asks: programs get JSON, people a page.
async fn refused(app: &App, mut asked: Parts, refusal: &Refusal) -> Response {
    let program = asked.uri.path().starts_with("/api/");
    let who = match refusal.code {
        // Whoever is sent away at the door is not looked up: that would cost more than the refusal saves.
        Code::Rate | Code::Foreign => Who::of(&asked, app, None),
        _ => match Who::from_request_parts(&mut asked, app).await {
            Ok(who) => who,
            Err(never) => match never {},
        },
    };
    if program { refused_json(who.lang, refusal) } else { refused_page(&who.reader(), refusal) }
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
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    // One that cannot be read is none of ours.
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let ours = app.hub.config.public_url.as_deref() == Some(origin);
    !(ours || origin.split("://").nth(1) == Some(host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;
    use std::convert::Infallible;

    #[tokio::test]
    async fn a_body_that_never_arrives_is_not_waited_for() {
        let silent = || Body::from_stream(stream::pending::<Result<&str, Infallible>>());
        let refused = arrived(silent(), true, Duration::from_millis(5)).await.unwrap_err();
        assert_eq!(refused.code, Code::BadRequest);
        // Whoever only looks sends none, and is not asked for one.
        assert!(arrived(silent(), false, Duration::from_millis(5)).await.is_ok());
    }
}
