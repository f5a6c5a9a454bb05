//! How long a bot may think. It is counted in positions, so that the same seed gives the same decision; how many of
//! them a millisecond has is measured, and less on a busy machine.

use courtly_games::Complete;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What one decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// About so many positions a turn, on every machine the same.
    Nodes(u32),
    /// As many positions a turn as were judged in this time lately.
    Millis(u32),
}

impl Budget {
    /// A turn of the champion.
    pub const TURN: Budget = Budget::Millis(1000);

    /// Thinks within the budget, and learns how quick this machine is.
    pub(crate) fn spend<G: Complete, T>(self, think: impl Fn(u32) -> T) -> T {
        let millis = match self {
            Budget::Nodes(nodes) => return think(nodes.max(1)),
            Budget::Millis(millis) => millis.min(MILLIS_MAX),
        };
        if rate::<G>().is_none() {
            // A first look, only for the clock.
            let began = Instant::now();
            think(FIRST_LOOK);
            learn::<G>(FIRST_LOOK, began, 0.0);
        }
        let nodes = f64::from(millis) * rate::<G>().unwrap_or(1.0);
        let nodes = nodes.clamp(1.0, f64::from(NODES_MAX)) as u32;
        let began = Instant::now();
        let thought = think(nodes);
        learn::<G>(nodes, began, f64::from(millis));
        thought
    }
}

/// Nobody waits longer for a bot, whatever a program asks for.
const MILLIS_MAX: u32 = 60_000;
const FIRST_LOOK: u32 = 2000;
const NODES_MAX: u32 = 50_000_000;

/// Positions a millisecond, by game.
static RATES: Mutex<Option<HashMap<&'static str, f64>>> = Mutex::new(None);

fn rate<G: Complete>() -> Option<f64> {
    let rates = RATES.lock().unwrap_or_else(PoisonError::into_inner);
    rates.as_ref()?.get(G::ID).copied()
}

/// So many positions were allowed since then, and so much time was meant for them.
fn learn<G: Complete>(nodes: u32, began: Instant, meant: f64) {
    let millis = (began.elapsed().as_secs_f64() * 1000.0).max(0.01);
    let seen = f64::from(nodes) / millis;
    let mut rates = RATES.lock().unwrap_or_else(PoisonError::into_inner);
    let rates = rates.get_or_insert_default();
    let rate = rates.entry(G::ID).or_insert(seen);
    // Whoever was done early had little to think about, which says nothing of the machine.
    if seen <= *rate || millis > meant / 2.0 {
        *rate = seen.clamp(*rate / 2.0, *rate * 1.25);
    }
}
