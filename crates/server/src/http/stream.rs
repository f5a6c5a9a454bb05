//! The event stream of a table: one state after each change, until the client goes away.

use super::App;
use super::answer::{NEVER_KEPT, refused_json};
use super::api::{Asked, form};
use super::who::Who;
use crate::live::{self, Arrival, Form, Imprint, Look, Seen};
use crate::refusal::Code;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use serde_json::json;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

/// So many choices go over the stream.
const CHOICES_MAX: usize = 200;

/// After this long without a word the client is told that the stream is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// What one open stream remembers.
struct Following {
    app: App,
    arrival: Arrival,
    bell: watch::Receiver<u64>,
    form: Form,
    seen: Seen,
    /// The state that was sent last.
    last: Option<Imprint>,
    who: Who,
}

pub(super) async fn events(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let seated = match app.hub.find(&id).await {
        Ok(seated) => seated,
        Err(refusal) => return refused_json(who.lang, &refusal),
    };
    let resumed = headers.get("last-event-id").and_then(|v| v.to_str().ok()?.parse().ok());
    let who = if asked.seat.is_some() { Who { player: None, ..who } } else { who };
    // The bell is taken before the first look, so that nothing falls between.
    let mut bell = seated.bell.subscribe();
    bell.mark_changed();
    let sits = !seated.live.lock().await.plan.seats_of(who.id()).is_empty();
    let Some(arrival) = seated.arrive(who.id(), sits) else {
        return refused_json(who.lang, &Code::Busy.into());
    };
    let following = Following {
        app,
        arrival,
        bell,
        form: form(&asked, who.lang),
        seen: resumed.or(asked.after).map_or(Seen::Nothing, Seen::Changes),
        last: None,
        who,
    };
    let events = stream::unfold(following, |mut following| async move {
        let event = following.next().await?;
        Some((stream::iter(event.into_iter().map(Ok::<_, Infallible>)), following))
    });
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    ([kind, NEVER_KEPT, unbuffered], Body::from_stream(events.flatten())).into_response()
}

impl Following {
    /// Waits for the next change that this viewer may know of, and for a sign of life from time to time. The parts of
    /// an event are long and shared, so they go out as they are.
    async fn next(&mut self) -> Option<Vec<Bytes>> {
        // What is not told puts off nothing: the signs of life would tell of it.
        let alive = tokio::time::Instant::now() + ALIVE;
        loop {
            let Ok(rung) = tokio::time::timeout_at(alive, self.bell.changed()).await else {
                return Some(vec![Bytes::from_static(b":\n\n")]);
            };
            rung.ok()?;
            // Muted while the stream was open counts too.
            let muted = self.who.id().and_then(|id| self.app.players.muted(id));
            let muted = muted.unwrap_or_else(|| self.who.muted().to_vec());
            let look = Look { player: self.who.id(), form: self.form, seen: self.seen, muted };
            // If what is here is not the truth any more, the client comes back to what is loaded anew.
            let state = self.app.hub.state(&self.arrival.seated, look).await.ok()?;
            self.seen = Seen::With(state.viewer, state.seq);
            // What others did in secret, or a stream that opened elsewhere, changes nothing here.
            if self.last.as_ref().is_some_and(|last| state.repeats(last)) {
                continue;
            }
            let event = event(&state);
            self.last = Some(state.into_imprint());
            return Some(event);
        }
    }
}

/// The state as an event. Streams are not compressed, so a state with very many choices is only announced: the client
/// fetches it.
fn event(state: &live::State) -> Vec<Bytes> {
    let opening = format!("event: state\nid: {}\ndata: ", state.seq);
    let mut parts = if state.choices <= CHOICES_MAX {
        state.parts(&opening).to_vec()
    } else {
        let announced = json!({"seq": state.seq, "viewer": state.viewer.seat(), "fetch": true});
        vec![format!("{opening}{announced}").into()]
    };
    parts.push(Bytes::from_static(b"\n\n"));
    parts.retain(|part| !part.is_empty());
    parts
}
