//! Nobody at court pushes a guest to and fro for hours.

use crate::{BanquetRoyal, Decision, Phase, View};
use courtly_bots::{Advice, Player};
use courtly_core::{Seat, Swift, below};

/// A player whom waiting wears out. Where every change helps the others, the best move is often one that changes
/// nothing, and two who both see that would wait until the game ends for want of parties. So the longer no party was
/// held, the more this one will give up for something else: a party if there is one, or else any of what is nearly as
/// good, by lot.
#[derive(Debug)]
pub(crate) struct Restless<P> {
    pub player: P,
}

/// So many turns without a party are nothing out of the ordinary.
const PATIENCE: u8 = 12;
/// The part of its chance to win, or to lose if that is smaller, that it gives up for every turn beyond these.
const GIVEN_UP: f32 = 0.005;

impl<P: Player<BanquetRoyal>> Player<BanquetRoyal> for Restless<P> {
    fn advise(
        &mut self,
        game: &BanquetRoyal,
        view: &View,
        seat: Seat,
        legal: &[Decision],
        seed: u64,
    ) -> Advice<Decision> {
        let advice = self.player.advise(game, view, seat, legal, seed);
        let s = &view.table;
        if s.quiet <= PATIENCE || s.phase != Phase::Turn {
            return advice;
        }
        let part = (f32::from(s.quiet - PATIENCE) * GIVEN_UP).min(1.0);
        // Sums of chances may come out a little above 1.
        let least = advice.win - part * advice.win.min(1.0 - advice.win).max(0.0);
        let mut ranked = advice.ranked;
        let good = ranked.iter().take_while(|one| one.win >= least).count();
        let party = ranked[..good].iter().position(|one| game.brings_party(s, one.decision));
        // Another seed than the player's, and than that of what it overlooks.
        let chosen = party.unwrap_or_else(|| below(&mut Swift::new(seed.rotate_left(32)), good as u32) as usize);
        ranked[..=chosen].rotate_right(1);
        let win = ranked[0].win;
        ranked.iter_mut().for_each(|one| one.win = one.win.min(win));
        Advice::best(ranked)
    }

    fn recall(&mut self, game: &BanquetRoyal, ended: &View, seat: Seat) {
        self.player.recall(game, ended, seat);
    }

    /// What a decision is worth has nothing to do with weariness.
    fn weigh(
        &mut self,
        game: &BanquetRoyal,
        view: &View,
        seat: Seat,
        legal: &[Decision],
        decision: Decision,
        seed: u64,
    ) -> Advice<Decision> {
        self.player.weigh(game, view, seat, legal, decision, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ByNet, State};
    use courtly_bots::Ranked;
    use courtly_core::{Game, Options, Silent, Viewer, pick};
    use courtly_learn::Learned;

    /// What a network and the same made restless think when so many turns went by without a party.
    fn advice(game: &BanquetRoyal, state: &State, quiet: u8, seed: u64) -> [Advice<Decision>; 2] {
        let (state, mut legal) = (State { quiet, ..*state }, vec![]);
        let (seat, view) = (state.active, game.view(&state, Viewer::Seat(state.active)));
        game.legal(&state, seat, &mut legal);
        let mut alone = ByNet::new(game.shipped().unwrap());
        let mut restless = Restless { player: alone.clone() };
        [alone.advise(game, &view, seat, &legal, seed), restless.advise(game, &view, seat, &legal, seed)]
    }

    #[test]
    fn the_longer_the_wait_the_more_is_given_up_for_a_change() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let state = game.setup(&mut Swift::new(3));
        let most_given_up = |quiet: u8| {
            (0..30).fold(0.0f32, |most, seed| {
                let [alone, restless] = advice(&game, &state, quiet, seed);
                assert!(restless.ranked.is_sorted_by(|a, b| a.win >= b.win));
                assert_eq!(restless.ranked.len(), alone.ranked.len());
                most.max(alone.win - restless.win)
            })
        };
        assert_eq!(most_given_up(PATIENCE), 0.0);
        let (soon, late) = (most_given_up(PATIENCE + 8), most_given_up(PATIENCE + 60));
        assert!(0.0 < soon && soon < late && late <= 60.0 * GIVEN_UP / 2.0, "{soon} {late}");
    }

    /// Thinks this of the first decision, and that of the others.
    struct Sure(f32, f32);

    impl Player<BanquetRoyal> for Sure {
        fn advise(&mut self, _: &BanquetRoyal, _: &View, _: Seat, legal: &[Decision], _: u64) -> Advice<Decision> {
            let win = |at| if at == 0 { self.0 } else { self.1 };
            Advice::best(legal.iter().enumerate().map(|(at, &decision)| Ranked { decision, win: win(at) }).collect())
        }
    }

    #[test]
    fn a_party_that_is_nearly_as_good_is_held() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let (mut rng, mut legal, mut held) = (Swift::new(4), vec![], 0);
        let mut state = game.setup(&mut rng);
        while held < 3 && state.phase != Phase::Over {
            if state.phase == Phase::Roll {
                let die = game.sample(&state, &mut rng);
                game.resolve(&mut state, die, &mut Silent);
                continue;
            }
            let seat = state.active;
            game.legal(&state, seat, &mut legal);
            let party = |decision: Decision| state.phase == Phase::Turn && game.brings_party(&state, decision);
            let parties = legal.iter().filter(|&&decision| party(decision)).count();
            if parties > 0 && !party(legal[0]) {
                let weary = State { quiet: PATIENCE + 40, ..state };
                let view = game.view(&weary, Viewer::Seat(seat));
                let decide = |others| {
                    party(Restless { player: Sure(0.5, others) }.advise(&game, &view, seat, &legal, 1).decision)
                };
                assert!(decide(0.45) && !decide(0.35));
                held += 1;
            }
            let decision = pick(&mut rng, &legal);
            game.decide(&mut state, seat, decision, &mut Silent);
        }
        assert_eq!(held, 3);
    }

    #[test]
    fn a_win_is_taken_however_long_the_wait() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let (state, mut legal) = (State { quiet: 110, ..game.setup(&mut Swift::new(3)) }, vec![]);
        game.legal(&state, state.active, &mut legal);
        let view = game.view(&state, Viewer::Seat(state.active));
        for seed in 0..20 {
            let advice = Restless { player: Sure(1.0, 0.99) }.advise(&game, &view, state.active, &legal, seed);
            assert_eq!(advice.decision, legal[0]);
        }
    }
}
