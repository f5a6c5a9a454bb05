use crate::leaf::{Leaf, Moment, SEATS_ROOM};
use courtly_core::{Game, Seat, SeatSet, Silent, Swift, Turn, pick};

/// One number a seat; those of seats that the table does not have stay 0.
pub(crate) type Payoffs = [f32; SEATS_ROOM];

/// The payoffs of a game that is over.
#[inline]
pub(crate) fn ended<G: Game>(game: &G, state: &G::State) -> Payoffs {
    let mut payoffs = [0.0; SEATS_ROOM];
    game.payoffs(state, &mut payoffs[..game.seats()]);
    payoffs
}

/// The payoffs of a game that took too many steps: a host would stop it, and nobody has won.
pub(crate) fn abandoned<G: Game>(game: &G) -> Payoffs {
    let mut payoffs = [0.0; SEATS_ROOM];
    payoffs[..game.seats()].fill(1.0 / game.seats() as f32);
    payoffs
}

/// Who watches a playout, who owed the last decision, and how many steps may follow.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    pub(crate) observer: Seat,
    pub(crate) before: SeatSet,
    pub(crate) steps: u32,
}

/// Plays random decisions until the game is over or the leaf judges it.
pub(crate) fn play_on<G: Game, L: Leaf<G>>(
    game: &G,
    state: &mut G::State,
    mut course: Course,
    leaf: &mut L,
    legal: &mut Vec<G::Decision>,
    rng: &mut Swift,
) -> Payoffs {
    for _ in 0..course.steps {
        match game.turn(state) {
            Turn::Over => return ended(game, state),
            Turn::Chance => {
                let chance = game.sample(state, rng);
                game.resolve(state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let moment = Moment { observer: course.observer, before: course.before, owing };
                let mut payoffs = [0.0; SEATS_ROOM];
                if leaf.judge(game, state, moment, &mut payoffs[..game.seats()]) {
                    return payoffs;
                }
                course.before = owing;
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(state, seat, legal);
                game.decide(state, seat, pick(rng, legal), &mut Silent);
            }
        }
    }
    if game.turn(state) == Turn::Over { ended(game, state) } else { abandoned(game) }
}
