//! Nobody at court pushes a guest to and fro for hours.

use crate::state::SEATS_MAX;
use crate::{BanquetRoyal, Decision, Guests, Phase, Spot, State, View};
use courtly_bots::{Advice, Grade, Past, Player};
use courtly_core::{Game, Seat, Silent, Swift, below};

/// A player whom waiting wears out. Where every change helps the others, the best move is often one that changes
/// nothing, and two who both see that would push one guest to and fro until the game ends for want of parties. So it does
/// not leave the table as it has left it before if something else is nearly as good; and the longer no party was held,
/// the more it will give up for something else: a party if there is one, or else any of what is nearly as good, by lot.
/// Champions wait longer, and two of them as long as that is best.
#[derive(Debug)]
pub(crate) struct Restless<P> {
    player: P,
    temper: Temper,
    /// How each seat that it plays has left the table.
    left: [Vec<Scene>; SEATS_MAX],
}

/// What a player bears.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Temper {
    /// After so many turns without a party it wearies.
    patience: u8,
    /// And it leaves the table alike so many times before it would rather do something new.
    alike: usize,
}

impl Temper {
    pub(crate) fn of(grade: Grade, seats: usize) -> Temper {
        match grade {
            Grade::Page | Grade::Squire | Grade::Knight | Grade::Chancellor => Temper { patience: PATIENCE, alike: 0 },
            // Two of them do not wait for long, and need not be told.
            Grade::Champion if seats == 2 => Temper { patience: u8::MAX, alike: 1 },
            Grade::Champion => Temper { patience: 3 * PATIENCE, alike: 1 },
        }
    }
}

/// Who stands where. Guests leave with a party, so no scene comes again after one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scene {
    guests: Guests,
    princess: Spot,
}

impl Scene {
    fn of(s: &State) -> Scene {
        Scene { guests: s.guests, princess: s.princess }
    }

    /// What the seat whose turn it is makes of the table by a decision.
    fn after(game: &BanquetRoyal, s: &State, decision: Decision) -> Scene {
        let mut after = *s;
        game.decide(&mut after, s.active, decision, &mut Silent);
        Scene::of(&after)
    }
}

/// So many turns without a party are nothing out of the ordinary.
const PATIENCE: u8 = 12;
/// The part of its chance to win, or to lose if that is smaller, that it gives up for every turn beyond these.
const GIVEN_UP: f32 = 0.005;
/// And the part that it gives up for something new, as often as it has done the old.
const NEW: f32 = 0.15;

impl<P> Restless<P> {
    pub(crate) fn new(player: P, temper: Temper) -> Restless<P> {
        Restless { player, temper, left: Default::default() }
    }

    /// Which of the ranked decisions it takes.
    fn chosen(&self, game: &BanquetRoyal, s: &State, seat: Seat, advice: &Advice<Decision>, seed: u64) -> usize {
        // Sums of chances may come out a little above 1.
        let at_stake = advice.win.min(1.0 - advice.win).max(0.0);
        let as_good = |part: f32| advice.ranked.iter().take_while(move |one| one.win >= advice.win - part * at_stake);
        let waited = (f32::from(s.quiet.saturating_sub(self.temper.patience)) * GIVEN_UP).min(1.0);
        let often = |decision: Decision| {
            let scene = Scene::after(game, s, decision);
            self.left[seat.index()].iter().filter(|&&left| left == scene).count()
        };
        let bored = (NEW * often(advice.decision).saturating_sub(self.temper.alike) as f32).min(1.0);
        if waited == 0.0 {
            return as_good(bored).position(|one| often(one.decision) == 0).unwrap_or(0);
        }
        if let Some(party) = as_good(waited).position(|one| game.brings_party(s, one.decision)) {
            return party;
        }
        let new = as_good(waited.max(bored)).enumerate().filter(|(_, one)| often(one.decision) == 0);
        let new: Vec<usize> = new.map(|(at, _)| at).collect();
        // Another seed than the player's, and than that of what it overlooks.
        let mut rng = Swift::new(seed.rotate_left(32));
        if new.is_empty() { 0 } else { new[below(&mut rng, new.len() as u32) as usize] }
    }
}

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
        if s.phase != Phase::Turn {
            return advice;
        }
        let chosen = self.chosen(game, s, seat, &advice, seed);
        let mut ranked = advice.ranked;
        ranked[..=chosen].rotate_right(1);
        let win = ranked[0].win;
        ranked.iter_mut().for_each(|one| one.win = one.win.min(win));
        self.left[seat.index()].push(Scene::after(game, s, ranked[0].decision));
        Advice::best(ranked)
    }

    fn recall(&mut self, game: &BanquetRoyal, past: &[Past<View>], seat: Seat, turn_seed: u64) {
        self.player.recall(game, past, seat, turn_seed);
        // What a bonus changes afterwards is no turn of its own.
        let turns = past.iter().filter(|past| past.began.table.phase == Phase::Turn);
        self.left[seat.index()] = turns.flat_map(|past| &past.ended).map(|ended| Scene::of(&ended.table)).collect();
    }

    fn judged(&self) -> u64 {
        self.player.judged()
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
    use courtly_core::{Options, Rng, Viewer, pick};
    use courtly_learn::Learned;

    /// What a network and the same made restless think when so many turns went by without a party.
    fn advice(game: &BanquetRoyal, state: &State, quiet: u8, seed: u64) -> [Advice<Decision>; 2] {
        let (state, mut legal) = (State { quiet, ..*state }, vec![]);
        let (seat, view) = (state.active, game.view(&state, Viewer::Seat(state.active)));
        game.legal(&state, seat, &mut legal);
        let mut alone = ByNet::new(game.shipped().unwrap());
        let mut restless = Restless::new(alone.clone(), Temper::of(Grade::Squire, 2));
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
                    party(
                        Restless::new(Sure(0.5, others), Temper::of(Grade::Squire, 2))
                            .advise(&game, &view, seat, &legal, 1)
                            .decision,
                    )
                };
                assert!(decide(0.45) && !decide(0.35));
                held += 1;
            }
            let decision = pick(&mut rng, &legal);
            game.decide(&mut state, seat, decision, &mut Silent);
        }
        assert_eq!(held, 3);
    }

    /// What champions look at here.
    const NODES: u32 = 1000;

    /// How often a player of this rank leaves the table at most as it has left it before, in games with itself.
    fn again(grade: Grade, games: u64) -> usize {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let (mut legal, mut most) = (vec![], 0);
        for seed in 0..games {
            let mut rng = Swift::new(seed);
            let mut state = game.setup(&mut rng);
            let mut players = [grade.player(&game, NODES), grade.player(&game, NODES)];
            let mut left = [vec![], vec![]];
            while state.phase != Phase::Over {
                if state.phase == Phase::Roll {
                    let die = game.sample(&state, &mut rng);
                    game.resolve(&mut state, die, &mut Silent);
                    continue;
                }
                let seat = state.active;
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let decision = players[seat.index()].advise(&game, &view, seat, &legal, rng.next_u64()).decision;
                if state.phase == Phase::Turn {
                    let scene = Scene::after(&game, &state, decision);
                    left[seat.index()].push(scene);
                    most = most.max(left[seat.index()].iter().filter(|&&before| before == scene).count());
                }
                game.decide(&mut state, seat, decision, &mut Silent);
            }
        }
        most
    }

    /// Hosts ask a new player for every decision, and tell it of the turns so far.
    #[test]
    fn who_was_told_of_its_turns_is_as_bored_as_one_that_was_there() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let (mut rng, mut legal, mut told) = (Swift::new(5), vec![], 0);
        let mut state = game.setup(&mut rng);
        let squire = || Grade::Squire.player(&game, 0);
        let (mut kept, mut past): (_, [Vec<Past<View>>; 2]) = ([squire(), squire()], [vec![], vec![]]);
        while state.phase != Phase::Over {
            if state.phase == Phase::Roll {
                let die = game.sample(&state, &mut rng);
                game.resolve(&mut state, die, &mut Silent);
                continue;
            }
            let (seat, seed) = (state.active, rng.next_u64());
            game.legal(&state, seat, &mut legal);
            let seen = |state: &State| game.view(state, Viewer::Seat(seat));
            let advice = kept[seat.index()].advise(&game, &seen(&state), seat, &legal, seed);
            let past = &mut past[seat.index()];
            let mut fresh = squire();
            fresh.recall(&game, past, seat, 0);
            assert_eq!(fresh.advise(&game, &seen(&state), seat, &legal, seed), advice);
            told += past.len();
            if past.last().is_none_or(|last| last.ended.is_some()) {
                past.push(Past { began: seen(&state), ended: None });
            }
            game.decide(&mut state, seat, advice.decision, &mut Silent);
            if state.active != seat || matches!(state.phase, Phase::Roll | Phase::Over) {
                past.last_mut().expect("a turn began").ended = Some(seen(&state));
            }
        }
        assert!(told > 100);
    }

    #[test]
    fn nobody_goes_to_and_fro_for_long() {
        let ranks = [(Grade::Page, 8, 3), (Grade::Squire, 8, 3), (Grade::Knight, 2, 3), (Grade::Champion, 12, 5)];
        for (grade, games, borne) in ranks {
            let most = again(grade, games);
            assert!(most <= borne, "{grade:?} left the table {most} times alike");
        }
    }

    #[test]
    fn a_win_is_taken_however_long_the_wait() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let (state, mut legal) = (State { quiet: 110, ..game.setup(&mut Swift::new(3)) }, vec![]);
        game.legal(&state, state.active, &mut legal);
        let view = game.view(&state, Viewer::Seat(state.active));
        for seed in 0..20 {
            let advice = Restless::new(Sure(1.0, 0.99), Temper::of(Grade::Squire, 2)).advise(
                &game,
                &view,
                state.active,
                &legal,
                seed,
            );
            assert_eq!(advice.decision, legal[0]);
        }
    }
}
