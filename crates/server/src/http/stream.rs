//! The event stream of a table: one state after each change, until the client goes away.

use super::App;
use super::answer::refused_json;
use super::api::{Asked, form};
use super::who::{Players, Who};
use crate::live::{Arrival, Form};
use crate::refusal::Code;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::json;
use std::borrow::Cow;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

/// So many choices go over the stream.
const CHOICES_MAX: usize = 200;

/// What one open stream remembers.
struct Following {
    players: std::sync::Arc<Players>,
    arrival: Arrival,
    bell: watch::Receiver<u64>,
    form: Form,
    /// The last state that was sent: whose it was, and how far.
    seen: Option<(Option<u64>, u64)>,
    after: Option<u64>,
    last: Option<crate::live::State>,
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
    let watching = asked.seat.as_deref() == Some("spectator");
    let who = if watching { Who { player: None, ..who } } else { who };
    // The bell is taken before the first look, so that nothing falls between.
    let mut bell = seated.bell.subscribe();
    bell.mark_changed();
    let sits = !seated.live.lock().await.plan.seats_of(who.id()).is_empty();
    let Some(arrival) = seated.arrive(who.id(), sits) else {
        return refused_json(who.lang, &Code::Busy.into());
    };
    let form = form(&asked, who.lang);
    let players = std::sync::Arc::clone(&app.players);
    let following =
        Following { players, arrival, bell, form, seen: None, after: resumed.or(asked.after), last: None, who };
    let events = stream::unfold(following, |mut following| async move {
        let event = following.next().await?;
        Some((Ok::<_, Infallible>(event), following))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    ([("x-accel-buffering", "no")], Sse::new(events).keep_alive(alive)).into_response()
}

/// Streams are not compressed, so a state with very many choices is only announced: the client fetches it.
fn sent(state: &crate::live::State, viewer: Option<u64>) -> Cow<'_, str> {
    if state.choices <= CHOICES_MAX {
        return state.text();
    }
    json!({"seq": state.seq, "viewer": viewer, "fetch": true}).to_string().into()
}

impl Following {
    /// Waits for the next change that this viewer may know of.
    async fn next(&mut self) -> Option<Event> {
        loop {
            self.bell.changed().await.ok()?;
            let seated = &self.arrival.seated;
            let live = seated.live.lock().await;
            if live.broken {
                // The truth is loaded anew; the client comes back to it.
                return None;
            }
            let (viewer, _) = live.viewpoint(self.who.id());
            let viewer = match viewer {
                courtly_core::Viewer::Seat(seat) => Some(u64::from(seat.0)),
                courtly_core::Viewer::Spectator => None,
            };
            let seen = match self.seen {
                Some((then, seq)) => Some(seq).filter(|_| then == viewer),
                None => self.after,
            };
            // Muted while the stream was open counts too.
            let muted = self.who.id().and_then(|id| self.players.muted(id));
            let muted = muted.as_deref().unwrap_or(self.who.muted());
            let state = live.state(seated, self.who.id(), self.form, seen, muted);
            drop(live);
            self.seen = Some((viewer, state.seq));
            // What others did in secret, or a stream that opened elsewhere, changes nothing here.
            if self.last.as_ref().is_some_and(|last| state.repeats(last)) {
                continue;
            }
            let event = Event::default().event("state").id(state.seq.to_string()).data(sent(&state, viewer));
            self.last = Some(state);
            return Some(event);
        }
    }
}
