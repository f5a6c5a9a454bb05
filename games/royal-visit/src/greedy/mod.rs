//! The tactical player: it tries every way to play its turn, up to the draws, and takes the best.

mod threat;
mod worth;

use crate::{Cards, Decision, Phase, Public, RoyalVisit, State, View};
use courtly_bots::{Greedy, Ranked};
use courtly_core::{Game, Seat, Silent, Swift, Viewer, shuffle};
use std::collections::HashMap;

/// So many hands of the other seat are imagined to see what it threatens.
const HANDS: usize = 12;
/// So many different positions of one turn are looked at. A turn of the published game stays far below it; an edition
/// with large hands of Jester cards would not.
const POSITIONS_MAX: usize = 60_000;

impl Greedy for RoyalVisit {
    fn rank(&self, view: &View, seat: Seat, legal: &[Decision], rng: &mut Swift) -> Vec<Ranked<Decision>> {
        let worlds = self.imagined(view, seat, rng);
        let mut search = Search::new(self, seat, &worlds);
        let mut ranked: Vec<_> =
            legal.iter().map(|&decision| Ranked { decision, win: search.after(&worlds[0], decision) }).collect();
        // Equal ones keep the order of the shuffle.
        shuffle(rng, &mut ranked);
        ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        ranked
    }
}

impl RoyalVisit {
    /// What the greedy player thinks of these ends of a turn.
    pub(crate) fn worths<'s>(
        &self,
        view: &View,
        seat: Seat,
        ends: impl Iterator<Item = &'s State>,
        rng: &mut Swift,
    ) -> Vec<f32> {
        let mut search = Search::new(self, seat, &self.imagined(view, seat, rng));
        ends.map(|end| search.best(end)).collect()
    }

    fn imagined(&self, view: &View, seat: Seat, rng: &mut Swift) -> [State; HANDS] {
        std::array::from_fn(|_| self.determinize(view, Viewer::Seat(seat), rng))
    }
}

struct Search<'g> {
    game: &'g RoyalVisit,
    seat: Seat,
    other_hands: [Cards; HANDS],
    /// The worth of every position of this turn that was looked at: board and own hand say all.
    seen: HashMap<(Public, Cards), f32>,
}

impl<'g> Search<'g> {
    fn new(game: &'g RoyalVisit, seat: Seat, worlds: &[State; HANDS]) -> Search<'g> {
        let other = seat.next(2).index();
        Search { game, seat, other_hands: worlds.map(|world| world.hands[other]), seen: HashMap::new() }
    }

    /// The worth of a decision when the rest of the turn is played best.
    fn after(&mut self, state: &State, decision: Decision) -> f32 {
        let mut next = *state;
        self.game.decide(&mut next, self.seat, decision, &mut Silent);
        self.best(&next)
    }

    fn best(&mut self, state: &State) -> f32 {
        let board = &state.public;
        match board.phase {
            Phase::Acting(_) => {}
            Phase::Over { winner } => return f32::from(u8::from(winner == self.seat)),
            Phase::Start | Phase::Draw | Phase::Side | Phase::Deal => return self.worth(state),
        }
        let key = (*board, state.hands[self.seat.index()]);
        if let Some(&worth) = self.seen.get(&key) {
            return worth;
        }
        let mut legal = vec![];
        self.game.legal(state, self.seat, &mut legal);
        if self.seen.len() >= POSITIONS_MAX {
            legal.retain(|&decision| decision == Decision::End);
        }
        let worth = legal.iter().map(|&decision| self.after(state, decision)).fold(0.0, f32::max);
        self.seen.insert(key, worth);
        worth
    }

    /// The rough chance to win once this turn's cards are played and the Crown has moved.
    fn worth(&self, state: &State) -> f32 {
        let board = &state.public;
        if let Some(winner) = self.deck_decides(state) {
            return f32::from(u8::from(winner == self.seat));
        }
        let other = self.seat.next(2);
        let won_back = self.other_hands.iter().filter(|&&hand| threat::wins_at_once(board, other, hand)).count();
        let danger = won_back as f32 / HANDS as f32;
        let deck_left = state.deck.len() - self.missing(state);
        worth::chance(board, self.seat, state.hands[self.seat.index()], deck_left) * (1.0 - danger)
    }

    /// Who wins when this turn's draws empty the deck for the last time (clause 5.4).
    fn deck_decides(&self, state: &State) -> Option<Seat> {
        let runs_out = self.missing(state) == state.deck.len();
        if runs_out && state.public.little { Public::owner(state.public.king) } else { None }
    }

    /// How many cards of the deck the seat draws now; a reshuffle fills up what is missing then.
    fn missing(&self, state: &State) -> u8 {
        (self.game.tables.hand - state.hands[self.seat.index()].len()).min(state.deck.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::{Options, Turn, pick};

    #[test]
    fn the_best_end_is_worth_what_the_greedy_player_hopes_for() {
        let game = RoyalVisit::new(2, &Options::default(), None).unwrap();
        let (mut rng, mut legal, mut ways) = (Swift::new(6), vec![], vec![]);
        let mut state = game.setup(&mut rng);
        let mut turns = 0;
        while turns < 60 {
            match game.turn(&state) {
                Turn::Over => state = game.setup(&mut rng),
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance, &mut Silent);
                }
                Turn::Decide(_) => {
                    let seat = state.public.seat;
                    game.legal(&state, seat, &mut legal);
                    if state.public.phase == Phase::Start {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let luck = || Swift::new(turns);
                        let ranked = game.rank(&view, seat, &legal, &mut luck());
                        game.ends_of_turn(&state, seat, &mut ways);
                        let worths = game.worths(&view, seat, ways.iter().map(|way| &way.end), &mut luck());
                        let best = worths.into_iter().max_by(f32::total_cmp);
                        assert_eq!(best, Some(ranked[0].win), "{}", game.position(&state));
                        turns += 1;
                    }
                    let decision = pick(&mut rng, &legal);
                    game.decide(&mut state, seat, decision, &mut Silent);
                }
            }
        }
    }
}
