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

    /// A player of so many positions remembers and then thinks, within the budget; and it is learnt how quick this
    /// machine is. Remembering is not counted in positions, so it is not timed either.
    pub(crate) fn spend<G: Complete, P, T>(
        self,
        player: impl Fn(u32) -> P,
        remember: impl FnOnce(&mut P),
        think: impl Fn(P) -> T,
    ) -> T {
        let ready = |nodes: u32| {
            let mut player = player(nodes);
            remember(&mut player);
            player
        };
        let millis = match self {
            Budget::Nodes(nodes) => return think(ready(nodes.max(1))),
            Budget::Millis(millis) => millis.min(MILLIS_MAX),
        };
        if rate::<G>().is_none() {
            // A first look, only for the clock.
            let looking = player(FIRST_LOOK);
            let began = Instant::now();
            think(looking);
            learn::<G>(FIRST_LOOK, began, 0.0);
        }
        let nodes = f64::from(millis) * rate::<G>().unwrap_or(1.0);
        let nodes = nodes.clamp(1.0, f64::from(NODES_MAX)) as u32;
        let player = ready(nodes);
        let began = Instant::now();
        let thought = think(player);
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

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_games::{IDS, Visitor, visit};
    use std::cell::RefCell;

    struct Spending;

    impl Visitor for Spending {
        type Out = Vec<&'static str>;

        /// What happens in a budget of time, in its order.
        fn visit<G: Complete>(self) -> Vec<&'static str> {
            let told = RefCell::new(vec![]);
            let tell = |what| told.borrow_mut().push(what);
            Budget::Millis(1).spend::<G, _, _>(|_| tell("sits down"), |_| tell("remembers"), |()| tell("thinks"));
            told.into_inner()
        }
    }

    #[test]
    fn whoever_takes_the_first_look_has_nothing_to_remember() {
        // Nobody else in this program thinks about the last game.
        let told = visit(IDS[3], Spending).expect("a game");
        let then = ["sits down", "remembers", "thinks"];
        assert_eq!(told, [&["sits down", "thinks"][..], &then].concat());
        assert_eq!(visit(IDS[3], Spending).expect("a game"), then);
    }
}
