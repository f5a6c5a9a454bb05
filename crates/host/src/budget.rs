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
        let pace = pace::<G>().unwrap_or_else(|| {
            // Looks only for the clock. What else the machine does can make a look slower and never quicker.
            let looks = (0..FIRST_LOOKS).map(|_| {
                let looking = player(FIRST_LOOK);
                let began = Instant::now();
                think(looking);
                Pace::seen(FIRST_LOOK, began)
            });
            let rate = looks.fold(0.0, f64::max);
            Pace { rate, best: rate }
        });
        let nodes = (f64::from(millis) * pace.rate).clamp(1.0, f64::from(NODES_MAX)) as u32;
        let player = ready(nodes);
        let began = Instant::now();
        let thought = think(player);
        let seen = Pace::seen(nodes, began);
        learn::<G>(pace, |pace| pace.after(seen, nodes, millis));
        thought
    }
}

/// Nobody waits longer for a bot, whatever a program asks for.
const MILLIS_MAX: u32 = 60_000;
const FIRST_LOOK: u32 = 2000;
const FIRST_LOOKS: u32 = 3;
const NODES_MAX: u32 = 50_000_000;

/// How quick a player is, in positions a millisecond.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pace {
    /// Now, with whatever else the machine does.
    rate: f64,
    /// The most that was ever seen.
    best: f64,
}

impl Pace {
    fn seen(nodes: u32, began: Instant) -> f64 {
        f64::from(nodes) / (began.elapsed().as_secs_f64() * 1000.0).max(0.01)
    }

    /// After a turn that was allowed so many positions and meant to take so long.
    fn after(self, seen: f64, nodes: u32, meant: u32) -> Pace {
        let took = f64::from(nodes) / seen;
        let rate = if seen <= self.rate || took > f64::from(meant) / 2.0 {
            seen.clamp(self.rate / 2.0, self.rate * 1.25)
        } else {
            // Whoever was done early had little to think about, or the machine is less busy than it was: that is tried
            // step by step, but no quicker than it ever was.
            (self.rate * 1.25).min(self.best)
        };
        Pace { rate, best: self.best.max(rate) }
    }
}

/// By game.
static PACES: Mutex<Option<HashMap<&'static str, Pace>>> = Mutex::new(None);

fn pace<G: Complete>() -> Option<Pace> {
    let paces = PACES.lock().unwrap_or_else(PoisonError::into_inner);
    paces.as_ref()?.get(G::ID).copied()
}

/// Several bots may think at once, so that the pace is not always the one that a turn began with.
fn learn<G: Complete>(began: Pace, after: impl Fn(Pace) -> Pace) {
    let mut paces = PACES.lock().unwrap_or_else(PoisonError::into_inner);
    let pace = paces.get_or_insert_default().entry(G::ID).or_insert(began);
    *pace = after(*pace);
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
        let (look, then) = (["sits down", "thinks"], ["sits down", "remembers", "thinks"]);
        assert_eq!(told, [&look.repeat(FIRST_LOOKS as usize)[..], &then].concat());
        assert_eq!(visit(IDS[3], Spending).expect("a game"), then);
    }

    /// The pace after turns of 1000 ms, each of which could judge so many positions a millisecond.
    fn after_turns(pace: Pace, speeds: &[f64]) -> Pace {
        speeds.iter().fold(pace, |pace, &speed| pace.after(speed, (1000.0 * pace.rate) as u32, 1000))
    }

    #[test]
    fn a_busy_machine_is_given_less_and_a_quiet_one_as_much_as_before() {
        let quiet = Pace { rate: 400.0, best: 400.0 };
        let busy = after_turns(quiet, &[100.0; 4]);
        assert_eq!(busy, Pace { rate: 100.0, best: 400.0 });
        // Now a turn takes a quarter of its time, and nobody could tell that from a turn with little to think about.
        assert_eq!(after_turns(busy, &[400.0; 7]), quiet);
    }

    #[test]
    fn turns_with_little_to_think_about_say_nothing_of_the_machine() {
        let quiet = Pace { rate: 400.0, best: 400.0 };
        assert_eq!(after_turns(quiet, &[1e6; 20]), quiet);
    }
}
