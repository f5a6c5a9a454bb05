use super::client::{Client, Events};
use super::figures::Figures;
use crate::Failure;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Two players at a table, each with a connection and an open stream.
pub(super) struct Played {
    id: String,
    players: Vec<Client>,
    streams: Vec<Events>,
    /// For the next choice: cheap, and the same in every run.
    dice: u64,
}

/// Opens so many tables for two, of these games in turn.
pub(super) async fn open(address: SocketAddr, tables: usize, games: &[String]) -> Result<Vec<Played>, Failure> {
    let mut all = vec![];
    for nth in 0..tables {
        let game = games[nth % games.len()].clone();
        let mut players = vec![];
        let mut tokens = vec![];
        for name in ["Ada", "Bob"] {
            let told = Client::connect(address, None).await?.post("/api/players", json!({"name": name})).await?;
            let token = told["token"].as_str().unwrap_or_default().to_owned();
            players.push(Client::connect(address, Some(token.clone())).await?);
            tokens.push(token);
        }
        let id = begin(&mut players, &game).await?;
        let mut streams = vec![];
        for token in tokens {
            let client = Client::connect(address, Some(token)).await?;
            streams.push(client.stream(&format!("/api/tables/{id}/events?form=view")).await?);
        }
        all.push(Played { id, players, streams, dice: nth as u64 + 1 });
    }
    Ok(all)
}

async fn begin(players: &mut [Client], game: &str) -> Result<String, Failure> {
    let wish = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "days"});
    let told = players[0].post("/api/tables", wish).await?;
    let id = told["table"].as_str().unwrap_or_default().to_owned();
    players[1].post(&format!("/api/tables/{id}/join"), json!({"invitation": told["invitation"]})).await?;
    players[0].post(&format!("/api/tables/{id}/start"), json!({})).await?;
    Ok(id)
}

/// Plays until then, one decision after each pause, or as fast as the server answers. A finished game is given up for
/// good: its table stays open and silent.
pub(super) async fn play(
    table: Played,
    figures: Arc<Figures>,
    pause: Option<Duration>,
    delay: Duration,
    until: Instant,
) -> Result<(), Failure> {
    let Played { id, mut players, streams, mut dice } = table;
    let mut states = vec![];
    for mut events in streams {
        let (tell, hear) = watch::channel((Value::Null, Instant::now()));
        tokio::spawn(async move {
            while let Some(state) = events.next().await {
                if tell.send((state, Instant::now())).is_err() {
                    break;
                }
            }
        });
        states.push(hear);
    }
    tokio::time::sleep(delay).await;
    let mut due = Instant::now();
    let mut answered = [None; 2];
    while Instant::now() < until {
        let Some((seat, prompt, legal)) = asked(&mut states, &answered, until).await else {
            figures.finished.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        };
        if let Some(pause) = pause {
            due += pause;
            tokio::time::sleep_until(due.into()).await;
        }
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        answered[seat] = Some(prompt);
        let decision = &legal[(dice >> 33) as usize % legal.len()];
        let other = &mut states[1 - seat];
        let before = other.borrow_and_update().0["seq"].as_u64();
        let sent = Instant::now();
        let body = json!({"seat": seat, "prompt": prompt, "decision": decision});
        players[seat].post(&format!("/api/tables/{id}/decide"), body).await?;
        figures.decided.fetch_add(1, Ordering::Relaxed);
        // What the other may not know sends no event; then nothing is waited for.
        let arrived = tokio::time::timeout(Duration::from_millis(500), async {
            loop {
                let (seq, at) = {
                    let seen = other.borrow_and_update();
                    (seen.0["seq"].as_u64(), seen.1)
                };
                if seq != before {
                    return Some(at);
                }
                other.changed().await.ok()?;
            }
        });
        if pause.is_some()
            && let Ok(Some(at)) = arrived.await
        {
            let micros = at.saturating_duration_since(sent).as_micros() as u64;
            figures.seen.lock().unwrap_or_else(|e| e.into_inner()).push(micros);
        }
    }
    Ok(())
}

/// The seat that is asked something new, with its question; nothing when the game is over.
async fn asked(
    states: &mut [watch::Receiver<(Value, Instant)>],
    answered: &[Option<u64>; 2],
    until: Instant,
) -> Option<(usize, u64, Vec<Value>)> {
    loop {
        for (seat, hear) in states.iter_mut().enumerate() {
            let state = hear.borrow_and_update();
            if state.0["status"] == "over" {
                return None;
            }
            let legal = state.0["legal"].as_array().filter(|legal| !legal.is_empty());
            let prompt = state.0["prompt"].as_u64().filter(|prompt| answered[seat] != Some(*prompt));
            if let (Some(prompt), Some(legal)) = (prompt, legal) {
                return Some((seat, prompt, legal.clone()));
            }
        }
        if Instant::now() > until {
            return None;
        }
        let (first, rest) = states.split_at_mut(1);
        tokio::select! {
            _ = first[0].changed() => {}
            _ = rest[0].changed() => {}
            _ = tokio::time::sleep(Duration::from_millis(100)) => {}
        }
    }
}
