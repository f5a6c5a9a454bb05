//! How long a bot may think. It is counted in positions, so that the same seed gives the same decision; how many of
//! them a millisecond has is measured, and less on a busy machine.

use courtly_bots::Player;
use courtly_games::Complete;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What one decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// About so many positions a turn, on every machine the same.
    Nodes(u32),
    /// As many positions a turn as are judged in this time, as far as that is known.
    Millis(u32),
}

impl Budget {
    /// A turn of the champion.
    pub const TURN: Budget = Budget::Millis(1000);

    /// A player of so many positions remembers and then thinks, within the budget; and it is learnt how quick this
    /// machine is. Remembering is not counted in positions, so it is not timed either.
    pub(crate) fn spend<G: Complete, T>(
        self,
        game: &G,
        player: impl Fn(u32) -> Box<dyn Player<G>>,
        remember: impl FnOnce(&mut Box<dyn Player<G>>),
        think: impl Fn(&mut Box<dyn Player<G>>) -> T,
    ) -> T {
        let millis = match self {
            Budget::Millis(millis) => millis.min(MILLIS_MAX),
            Budget::Nodes(nodes) => {
                let mut player = player(nodes.max(1));
                remember(&mut player);
                return think(&mut player);
            }
        };
        let clocked = |player: &mut Box<dyn Player<G>>, nodes: u32| {
            let began = Instant::now();
            let thought = think(player);
            (thought, Spent { nodes, judged: player.judged(), millis: began.elapsed().as_secs_f64() * 1000.0 })
        };
        let pace = pace(game).or_else(|| {
            // Looks only for the clock, at so few positions that some players judge many more than that. What else the
            // machine does can make a look slower and never quicker.
            let looks = (0..FIRST_LOOKS).filter_map(|_| clocked(&mut player(FIRST_LOOK), u32::MAX).1.pace());
            looks.reduce(f64::max)
        });
        // Where there was nothing to look at there is nothing to think about either.
        let nodes = pace.map_or(f64::from(FIRST_LOOK), |pace| f64::from(millis) * pace);
        let nodes = nodes.clamp(1.0, f64::from(NODES_MAX)) as u32;
        let mut player = player(nodes);
        remember(&mut player);
        let (thought, spent) = clocked(&mut player, nodes);
        if let Some(pace) = pace {
            learn(game, pace, spent);
        }
        thought
    }
}

/// Nobody waits longer for a bot, whatever a program asks for.
const MILLIS_MAX: u32 = 60_000;
const FIRST_LOOK: u32 = 2000;
const FIRST_LOOKS: u32 = 3;
/// Fewer positions say nothing of the machine.
const FEW: u64 = 500;
const NODES_MAX: u32 = 50_000_000;

/// What some thought came to.
#[derive(Clone, Copy, Debug)]
struct Spent {
    /// Positions that were allowed …
    nodes: u32,
    /// … and those that were judged: fewer where there is little to think about or a turn was thought over before.
    judged: u64,
    millis: f64,
}

impl Spent {
    /// Positions a millisecond. Whoever judges more than is allowed is given less the next time.
    fn pace(self) -> Option<f64> {
        let judged = self.judged.min(u64::from(self.nodes));
        (judged >= FEW).then(|| judged as f64 / self.millis.max(0.01))
    }

    /// The pace after this. One thought is not believed too much: something else may have come between.
    fn after(self, pace: f64) -> f64 {
        self.pace().map_or(pace, |seen| seen.clamp(pace / 2.0, pace * 2.0))
    }
}

/// By game and number of seats, in positions a millisecond.
static PACES: Mutex<BTreeMap<(&str, usize), f64>> = Mutex::new(BTreeMap::new());

fn pace<G: Complete>(game: &G) -> Option<f64> {
    PACES.lock().unwrap_or_else(PoisonError::into_inner).get(&(G::ID, game.seats())).copied()
}

/// Several bots may think at once, so that the pace may have changed since the thought began.
fn learn<G: Complete>(game: &G, first: f64, spent: Spent) {
    let mut paces = PACES.lock().unwrap_or_else(PoisonError::into_inner);
    let pace = paces.entry((G::ID, game.seats())).or_insert(first);
    *pace = spent.after(*pace);
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_bots::{Advice, Grade};
    use courtly_core::{Options, Silent, Swift, Turn, Viewer};
    use courtly_games::{IDS, Visitor, visit};
    use std::cell::RefCell;

    struct Spending;

    impl Visitor for Spending {
        type Out = Vec<&'static str>;

        /// What happens in a budget of time, in its order, at the beginning of a game.
        fn visit<G: Complete>(self) -> Vec<&'static str> {
            let game = G::new(2, &Options::default(), None).expect("a table");
            let mut rng = Swift::new(1);
            let mut state = game.setup(&mut rng);
            let seat = loop {
                match game.turn(&state) {
                    Turn::Decide(owing) => break owing.first().expect("somebody decides"),
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.resolve(&mut state, chance, &mut Silent);
                    }
                    Turn::Over => unreachable!("it has just begun"),
                }
            };
            let mut legal = vec![];
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let told = RefCell::new(vec![]);
            let tell = |what| told.borrow_mut().push(what);
            let advice: Advice<G::Decision> = Budget::Millis(1).spend(
                &game,
                |nodes| {
                    tell("sits down");
                    Grade::Champion.player(&game, nodes)
                },
                |_| tell("remembers"),
                |player| {
                    tell("thinks");
                    player.advise(&game, &view, seat, &legal, 1)
                },
            );
            assert!(legal.contains(&advice.decision));
            told.into_inner()
        }
    }

    #[test]
    fn whoever_takes_the_first_look_has_nothing_to_remember() {
        let (look, then) = (["sits down", "thinks"], ["sits down", "remembers", "thinks"]);
        for game in IDS {
            let first = [&look.repeat(FIRST_LOOKS as usize)[..], &then].concat();
            assert_eq!(visit(game, Spending).expect("a game"), first, "{game}");
            // Where a servant is placed first there are too few positions for the clock.
            let second = if *game == IDS[2] { first } else { then.to_vec() };
            assert_eq!(visit(game, Spending).expect("a game"), second, "{game}");
        }
    }

    /// The pace after turns of 1000 ms on a machine of some speeds, of which a part of the positions is judged.
    fn after_turns(pace: f64, turns: &[(f64, f64)]) -> f64 {
        turns.iter().fold(pace, |pace, &(speed, part)| {
            let nodes = 1000.0 * pace;
            let judged = part * nodes;
            Spent { nodes: nodes as u32, judged: judged as u64, millis: judged / speed }.after(pace)
        })
    }

    #[test]
    fn a_busy_machine_is_given_less_and_a_quiet_one_as_much_as_before() {
        let busy = after_turns(400.0, &[(100.0, 1.0); 4]);
        assert!((busy - 100.0).abs() < 1.0, "{busy}");
        let quiet = after_turns(busy, &[(400.0, 1.0); 8]);
        assert!((quiet - 400.0).abs() < 1.0, "{quiet}");
    }

    #[test]
    fn turns_with_little_to_think_about_say_no_more_of_the_machine_than_they_know() {
        let known = after_turns(100.0, &[(100.0, 0.25); 20]);
        assert!((known - 100.0).abs() < 1.0, "a quarter of the positions in a quarter of the time: {known}");
        assert_eq!(after_turns(100.0, &[(1e6, 0.001); 20]), 100.0, "what is plain at once");
    }

    #[test]
    fn whoever_judges_more_than_is_allowed_is_given_less() {
        let spent = Spent { nodes: 100_000, judged: 150_000, millis: 1500.0 };
        assert_eq!(spent.after(100.0), 100_000.0 / 1500.0);
    }
}
