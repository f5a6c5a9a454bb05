//! What networks see, how turns are enumerated, and that learning gives the same bytes every time.

use crate::table::{game, won};

use courtly_bots::{AheadPlayer, GreedyPlayer, NetPlayer, Past, Player};
use courtly_core::{Game, Options, Seat, Silent, Swift, Turn, Viewer, pick};
use courtly_learn::{Course, Judge, Learned, Net, Study, Training, Turns, Way};
use royal_visit::{RoyalVisit, State, View};
use std::collections::HashSet;
use std::sync::Arc;

/// Positions of random games at which a seat decides.
fn positions(many: usize) -> Vec<(State, Seat)> {
    let (game, mut rng) = (game(), Swift::new(5));
    let (mut found, mut legal) = (vec![], vec![]);
    let mut state = game.setup(&mut rng);
    while found.len() < many {
        match game.turn(&state) {
            Turn::Over => state = game.setup(&mut rng),
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.iter().next().unwrap();
                found.push((state, seat));
                game.legal(&state, seat, &mut legal);
                game.decide(&mut state, seat, pick(&mut rng, &legal), &mut Silent);
            }
        }
    }
    found
}

fn inputs(game: &RoyalVisit, start: &State, end: &State, seat: Seat) -> Vec<u16> {
    let mut on = vec![];
    game.steady(start, seat, &mut on);
    game.moving(end, seat, &mut on);
    on
}

/// Every end of a turn, found without merging anything.
fn ends(game: &RoyalVisit, state: &State, seat: Seat, out: &mut HashSet<State>) {
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    for decision in legal {
        let mut next = *state;
        game.decide(&mut next, seat, decision, &mut Silent);
        if game.turn(&next) == game.turn(state) {
            ends(game, &next, seat, out);
        } else {
            out.insert(next);
        }
    }
}

#[test]
fn every_different_end_of_a_turn_is_found_once() {
    let game = game();
    let mut ways: Vec<Way<RoyalVisit>> = vec![];
    let mut found = 0;
    for (state, seat) in positions(300) {
        let mut all = HashSet::new();
        ends(&game, &state, seat, &mut all);
        game.ways(&state, seat, &mut ways);
        let ours: HashSet<State> = ways.iter().map(|way| way.end).collect();
        assert_eq!(ours.len(), ways.len(), "one end twice: {}", game.position(&state));
        // Ends that differ only in the discard pile's memory are one position to the network and to the rules alike.
        assert_eq!(ours, all, "{}", game.position(&state));
        found += ways.len();
    }
    assert!(found > 5000, "only {found} ends");
}

#[test]
fn an_end_in_another_world_is_where_the_same_turn_leads_there() {
    let (game, mut rng) = (game(), Swift::new(11));
    let (mut ways, mut there): (Vec<Way<RoyalVisit>>, Vec<Way<RoyalVisit>>) = (vec![], vec![]);
    for (state, seat) in positions(200) {
        let world = game.determinize(&game.view(&state, Viewer::Seat(seat)), Viewer::Seat(seat), &mut rng);
        game.ways(&state, seat, &mut ways);
        game.ways(&world, seat, &mut there);
        let moved: Vec<State> = ways.iter().map(|way| game.end_in(&world, &way.end, seat)).collect();
        assert_eq!(moved, there.iter().map(|way| way.end).collect::<Vec<_>>(), "{}", game.position(&state));
    }
}

#[test]
fn every_world_is_listed_once_as_often_as_it_is_dealt_when_the_deck_is_nearly_out() {
    let (game, mut rng, mut listed) = (game(), Swift::new(6), 0);
    for (state, seat) in positions(30_000) {
        let (view, other) = (game.view(&state, Viewer::Seat(seat)), seat.next(2).index());
        let Some(worlds) = game.every_world(&view, seat, 3000) else { continue };
        assert!(view.public.little && view.deck_size <= 8);
        listed += 1;
        if listed % 40 != 0 {
            continue;
        }
        let seen = |world: &State| game.view(world, Viewer::Seat(seat)) == view;
        assert!(worlds.iter().all(|(world, _)| seen(world)), "{view:?}");
        let different: HashSet<State> = worlds.iter().map(|&(world, _)| world).collect();
        assert_eq!(different.len(), worlds.len(), "{view:?}");
        assert!(different.contains(&state), "{view:?}");
        assert!(
            (0..50).all(|_| different.contains(&game.determinize(&view, Viewer::Seat(seat), &mut rng))),
            "{view:?}"
        );
        // As many deals as there are ways to choose the deck from what is not seen.
        let unseen = view.deck_size + view.hand_sizes[other] - view.known().len();
        let all = (0..view.deck_size).fold(1.0, |all, nth| all * f32::from(unseen - nth) / f32::from(nth + 1));
        let dealt: f32 = worlds.iter().map(|&(_, deals)| deals).sum();
        assert!((dealt / all - 1.0).abs() < 1e-3, "{dealt} of {all} deals");
        assert_eq!(game.every_world(&view, seat, worlds.len() - 1), None);
    }
    assert!(listed > 400, "only {listed}");
}

#[test]
fn the_first_decision_of_a_way_leads_to_its_end() {
    let game = game();
    let mut ways = vec![];
    for (state, seat) in positions(60) {
        game.ways(&state, seat, &mut ways);
        for way in &ways {
            let mut next = state;
            game.decide(&mut next, seat, way.first, &mut Silent);
            let mut all = HashSet::from([next]);
            ends(&game, &next, seat, &mut all);
            assert!(all.contains(&way.end), "{} by {:?}", game.position(&state), way.first);
        }
    }
}

#[test]
fn inputs_are_in_range_different_and_the_same_in_every_world_that_fits_the_view() {
    let (game, mut rng) = (game(), Swift::new(9));
    let mut ways = vec![];
    for (state, seat) in positions(200) {
        let view = game.view(&state, Viewer::Seat(seat));
        let world = game.determinize(&view, Viewer::Seat(seat), &mut rng);
        assert_eq!(inputs(&game, &state, &state, seat), inputs(&game, &world, &world, seat));
        game.ways(&state, seat, &mut ways);
        for way in &ways {
            let on = inputs(&game, &state, &way.end, seat);
            assert!(on.iter().all(|&input| usize::from(input) < game.inputs()));
            assert_eq!(on.iter().collect::<HashSet<_>>().len(), on.len(), "an input is on twice");
            // What is steady is so: taken from the end it is the same.
            assert_eq!(on, inputs(&game, &way.end, &way.end, seat), "{}", game.position(&state));
        }
    }
}

/// The street has two ends and no other difference: turned around, it is the other seat's.
#[test]
fn a_network_takes_both_seats_for_the_same() {
    let game = game();
    let one = "0/-2,2/1/-1/0B 1 K,K,G2,G2,W2,J3,J4,JM K,G1,G2,GF,W1,W2,J2,J5";
    let rest =
        "K,K,K,K,K,K,K,K,K,G1,G1,G1,G2,G2,G2,G2,G2,G2,G2,GF,W1,W2,W2,W2,W2,W2,W2,W3,W3,J1,J2,J2,J3,J3,J3,J4,J4,JM - -";
    let turned = "0/-2,2/-1/1/0B 0 K,G1,G2,GF,W1,W2,J2,J5 K,K,G2,G2,W2,J3,J4,JM";
    let load = |text: &str| RoyalVisit::load(&format!("{text} {rest}"), &Options::default(), None).unwrap().1;
    let (here, there) = (load(one), load(turned));
    assert_eq!(inputs(&game, &here, &here, Seat(1)), inputs(&game, &there, &there, Seat(0)));
}

#[test]
fn the_same_course_gives_the_same_bytes_also_when_it_was_stopped() {
    let course = Course { seed: 4, games: 60, rate: (0.02, 0.005), lambda: 0.7, study: None };
    let alone = || Training::new(game(), course);
    let against_plain = || Training::against_plain(game(), course, 10).unwrap();
    for begin in [&alone as &dyn Fn() -> Training<RoyalVisit>, &against_plain] {
        let mut whole = begin();
        let progress = whole.go_on(u64::MAX);
        assert!(whole.over() && progress.games == 60 && progress.ends > 300 && progress.loss() > 0.0);
        let mut first = begin();
        first.go_on(23);
        let mut second = Training::from_checkpoint(game(), &first.checkpoint()).unwrap();
        assert!(second.played == 23 && second.goes_like(&first));
        second.go_on(u64::MAX);
        assert_eq!(second.net.to_bytes(), whole.net.to_bytes());
    }
}

/// A chapter is played with the same weights, on however many threads, and a stop waits for its end.
#[test]
fn the_same_chapters_give_the_same_bytes_on_any_number_of_threads_also_when_stopped() {
    let study = Some(Study { games: 7, passes: 3 });
    let course = Course { seed: 4, games: 60, rate: (0.002, 0.0005), lambda: 0.7, study };
    let alone = || Training::new(game(), course);
    let against_plain = || Training::against_plain(game(), course, 10).unwrap();
    for begin in [&alone as &dyn Fn() -> Training<RoyalVisit>, &against_plain] {
        let mut whole = begin();
        let progress = whole.go_on(u64::MAX);
        // Every position counts once, however often it is learned from.
        assert!(whole.over() && progress.games == 60 && (300..3000).contains(&progress.ends) && progress.loss() > 0.0);
        for threads in [2, 3, 100] {
            let mut first = begin();
            first.threads = threads;
            first.go_on(23);
            let mut second = Training::from_checkpoint(game(), &first.checkpoint()).unwrap();
            assert!(second.played == 28 && second.goes_like(&first) && second.checkpoint() == first.checkpoint());
            second.go_on(u64::MAX);
            assert_eq!(second.net.to_bytes(), whole.net.to_bytes(), "{threads} threads");
        }
    }
    let mut other = Training::new(game(), Course { study: Some(Study { games: 7, passes: 2 }), ..course });
    other.go_on(u64::MAX);
    let mut whole = alone();
    whole.go_on(u64::MAX);
    assert!(other.net != whole.net && !other.goes_like(&whole));
}

/// Checkpoints that nobody wrote are refused, never a panic.
#[test]
fn any_bytes_are_a_checkpoint_or_refused() {
    for study in [None, Some(Study { games: 2, passes: 1 })] {
        let course = Course { seed: 4, games: 4, rate: (0.002, 0.0005), lambda: 0.7, study };
        let mut training = Training::new(game(), course);
        for played in [0, 2] {
            training.go_on(played);
            let bytes = training.checkpoint();
            let read = |bytes: &[u8]| Training::from_checkpoint(game(), bytes);
            assert!(read(&bytes).is_ok_and(|again| again.played == played && again.checkpoint() == bytes));
            for cut in (0..bytes.len()).step_by(401).chain([bytes.len() - 1, bytes.len() - 4]) {
                assert!(read(&bytes[..cut]).is_err(), "{cut} of {}", bytes.len());
            }
            assert!(read(&[&bytes[..], &[0; 4]].concat()).is_err());
            // The last number is the pace of the last layer, or a weight.
            for (wild, fits) in [(f32::NAN, false), (f32::INFINITY, false), (-1.0, study.is_none())] {
                let mut bytes = bytes.clone();
                let last = bytes.len() - 4;
                bytes[last..].copy_from_slice(&wild.to_le_bytes());
                assert_eq!(read(&bytes).is_ok(), fits, "{wild}");
            }
        }
    }
}

fn shipped() -> Arc<Net> {
    game().shipped().unwrap()
}

fn against_plain() -> Option<Arc<Net>> {
    game().shipped_against_plain()
}

/// Players with the shipped network, the second looking ahead.
fn players() -> [Box<dyn Player<RoyalVisit>>; 2] {
    [Box::new(NetPlayer::new(shipped())), Box::new(AheadPlayer::new(shipped(), against_plain(), 4, 2, 2000))]
}

/// The judge adds only what changes in a turn; that is no other sum.
#[test]
fn a_judge_thinks_of_every_end_as_its_network_does() {
    let (game, net, mut ways) = (game(), shipped(), vec![]);
    let mut judge = Judge::new(&net);
    for (state, seat) in positions(60) {
        game.ways(&state, seat, &mut ways);
        judge.begin(&game, &state, seat);
        for Way { end, .. } in ways.iter().filter(|way| game.certain(&way.end, seat).is_none()) {
            let (judged, whole) = (judge.chance(&game, end, seat), net.chance(&inputs(&game, &state, end, seat)));
            assert!((judged - whole).abs() < 1e-5, "{judged} and {whole}");
        }
    }
}

/// Hosts ask a new champion for every decision, and tell it of the turns so far.
#[test]
fn a_champion_that_was_told_of_its_turns_decides_like_one_that_was_there() {
    let game = game();
    let champion = || AheadPlayer::<RoyalVisit>::new(shipped(), against_plain(), 4, 2, 3000);
    let (mut kept, mut legal) = ([champion(), champion()], vec![]);
    let mut past: [Vec<Past<View>>; 2] = [vec![], vec![]];
    let (mut told, mut strangers, mut midway) = (0, 0, 0);
    for seed in 0..3 {
        let mut rng = Swift::new(seed);
        let mut state = game.setup(&mut rng);
        while game.turn(&state) != Turn::Over {
            let Turn::Decide(owing) = game.turn(&state) else {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
                continue;
            };
            let seat = owing.iter().next().unwrap();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let (kept, past) = (&mut kept[seat.index()], &mut past[seat.index()]);
            let advice = kept.advise(&game, &view, seat, &legal, 9);
            let mut fresh = champion();
            fresh.recall(&game, past, seat, 9);
            if game.begins(&state) && !past.is_empty() {
                strangers += u32::from(champion().advise(&game, &view, seat, &legal, 9).win != advice.win);
                // What the seat cannot know changes nothing.
                let world = game.determinize(&view, Viewer::Seat(seat), &mut rng);
                let imagined = game.view(&world, Viewer::Seat(seat));
                assert_eq!(fresh.advise(&game, &imagined, seat, &legal, 9), advice);
                told += 1;
            }
            if game.begins(&state) {
                past.push(Past { began: view, ended: None });
            } else {
                assert_eq!(fresh.belief(), kept.belief());
                midway += 1;
            }
            game.decide(&mut state, seat, advice.decision, &mut Silent);
            if game.turn(&state) != Turn::Decide(owing) {
                past.last_mut().expect("a turn began").ended = Some(game.view(&state, Viewer::Seat(seat)));
            }
        }
        (kept, past) = ([champion(), champion()], [vec![], vec![]]);
    }
    assert!(
        midway > 10 && told > 10 && strangers > told / 2,
        "{told} told, {strangers} who were not thought otherwise"
    );
}

/// What a champion believes in the end of the other's mind, on average over some games.
fn belief(champion: impl Fn() -> AheadPlayer<RoyalVisit>, other: &mut dyn Player<RoyalVisit>) -> f32 {
    const GAMES: u64 = 30;
    let (game, mut legal, mut sum) = (game(), vec![], 0.0);
    for seed in 0..GAMES {
        let (mut champion, mut rng) = (champion(), Swift::new(seed));
        let mut state = game.setup(&mut rng);
        while game.turn(&state) != Turn::Over {
            let Turn::Decide(owing) = game.turn(&state) else {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance, &mut Silent);
                continue;
            };
            let seat = owing.iter().next().unwrap();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let advice = match u64::from(seat.0) == seed % 2 {
                true => champion.advise(&game, &view, seat, &legal, seed),
                false => other.advise(&game, &view, seat, &legal, seed),
            };
            game.decide(&mut state, seat, advice.decision, &mut Silent);
        }
        sum += champion.belief();
    }
    sum / GAMES as f32
}

#[test]
fn the_champion_learns_from_the_others_turns_whether_it_does_what_is_plain() {
    let champion = || AheadPlayer::new(shipped(), against_plain(), 4, 2, 3000);
    assert_eq!(champion().belief(), 0.5);
    let (greedy, net) = (belief(champion, &mut GreedyPlayer), belief(champion, &mut NetPlayer::new(shipped())));
    assert!(greedy > 0.85 && net < 0.3, "{greedy} of the greedy player, {net} of the network");
    // Without a network that has learnt what that is worth, everybody is an equal.
    let alone = || AheadPlayer::new(shipped(), None, 4, 2, 3000);
    assert_eq!(belief(alone, &mut GreedyPlayer), 0.0);
}

#[test]
fn players_with_a_network_know_no_more_than_their_view() {
    let (game, mut rng, mut legal) = (game(), Swift::new(2), vec![]);
    for (state, seat) in positions(120) {
        game.legal(&state, seat, &mut legal);
        let world = game.determinize(&game.view(&state, Viewer::Seat(seat)), Viewer::Seat(seat), &mut rng);
        // A player may remember its last turn, so each world has players of its own.
        for (mut player, mut twin) in players().into_iter().zip(players()) {
            let advice = player.advise(&game, &game.view(&state, Viewer::Seat(seat)), seat, &legal, 8);
            assert!(legal.contains(&advice.decision));
            let other = twin.advise(&game, &game.view(&world, Viewer::Seat(seat)), seat, &legal, 8);
            assert_eq!(other, advice, "{}", game.position(&state));
        }
        // A network alone needs no luck.
        let [mut net, _] = players();
        let view = game.view(&state, Viewer::Seat(seat));
        assert_eq!(net.advise(&game, &view, seat, &legal, 1), net.advise(&game, &view, seat, &legal, 2));
    }
}

/// Fewer games than a claim would need: the arena's table has that. This is to notice when weights or inputs are broken.
#[test]
fn the_shipped_network_beats_the_greedy_player() {
    let won = won(&mut NetPlayer::new(shipped()), &mut GreedyPlayer, 120);
    assert!(won > 72, "{won} of 120");
}

#[test]
fn players_with_a_network_take_a_win() {
    let game = game();
    let (mut legal, mut ways, mut wins) = (vec![], vec![], 0);
    for (state, seat) in positions(400) {
        let view = game.view(&state, Viewer::Seat(seat));
        game.legal(&state, seat, &mut legal);
        game.ways(&state, seat, &mut ways);
        if ways.iter().any(|way| game.certain(&way.end, seat) == Some(1.0)) {
            wins += 1;
            for mut player in players() {
                assert_eq!(player.advise(&game, &view, seat, &legal, 8).win, 1.0, "{}", game.position(&state));
            }
        }
    }
    assert!(wins > 5, "only {wins} positions with a win");
}

#[test]
fn the_order_in_which_a_turn_is_played_is_no_mistake() {
    let game = game();
    let net_of_game = game.shipped().expect("weights");
    let mut champion = AheadPlayer::new(Arc::clone(&net_of_game), against_plain(), 4, 1, 2000);
    let (mut ways, mut legal, mut compared, mut lost) = (vec![], vec![], 0, 0.0);
    for (state, seat) in positions(60) {
        let view = game.view(&state, Viewer::Seat(seat));
        game.legal(&state, seat, &mut legal);
        game.ways(&state, seat, &mut ways);
        let net = NetPlayer::new(Arc::clone(&net_of_game)).advise(&game, &view, seat, &legal, 1);
        let mut judge = Judge::new(&net_of_game);
        judge.begin(&game, &state, seat);
        let Some(best) = ways.iter().find(|way| judge.chance(&game, &way.end, seat) == net.win).map(|way| way.end)
        else {
            continue;
        };
        for &decision in &legal {
            let mut after = state;
            game.decide(&mut after, seat, decision, &mut Silent);
            if game.turn(&after) == game.turn(&state) {
                game.ways(&after, seat, &mut ways);
            } else {
                ways = vec![Way { first: decision, end: after }];
            }
            if ways.iter().any(|way| way.end == best) {
                let advice = champion.weigh(&game, &view, seat, &legal, decision, 7);
                let taken = advice.ranked.iter().find(|one| one.decision == decision).expect("it is ranked");
                lost += advice.ranked.iter().map(|one| one.win).fold(0.0, f32::max) - taken.win;
                compared += 1;
            }
        }
    }
    // Other ends may look a little better to the champion than what its network likes best.
    assert!(compared > 80 && lost / (compared as f32) < 0.02, "{lost} in {compared}");
}

/// One world or two say less than the network, so whoever goes by them alone is weaker than the network without any.
#[test]
fn who_has_hardly_looked_ahead_thinks_about_what_its_network_does() {
    let (game, mut legal) = (game(), vec![]);
    for (state, seat) in positions(200) {
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let alone = NetPlayer::new(shipped()).advise(&game, &view, seat, &legal, 3).win;
        let hasty = AheadPlayer::new(shipped(), None, 2, 2, 1).advise(&game, &view, seat, &legal, 3).win;
        assert!((hasty - alone).abs() < 0.25, "{hasty} and {alone}: {}", game.position(&state));
    }
}

/// The deck runs out whatever the seat does, with the King in the other Duchy: every end is lost for certain, and there
/// is nothing to look ahead at.
#[test]
fn the_champion_decides_where_every_end_is_lost() {
    let discard =
        "K,K,K,G1,G1,G1,G1,G2,G2,G2,G2,G2,G2,G2,G2,G2,G2,GF,GF,W2,W2,W3,W3,J1,J2,J2,J2,J3,J3,J3,J3,J4,J4,J4,J5,JM,JM";
    let position = format!("5/4,6/5/-1/0L 0 W1,W1,W2,W2,W2,W2,W2,W2 K,K,K,K,K,K,K,K K {discard} -");
    let (game, state) = RoyalVisit::load(&position, &Options::default(), None).expect("a possible position");
    let (seat, mut legal) = (Seat(0), vec![]);
    game.legal(&state, seat, &mut legal);
    let view = game.view(&state, Viewer::Seat(seat));
    let advice = AheadPlayer::new(shipped(), against_plain(), 4, 1, 2000).advise(&game, &view, seat, &legal, 1);
    assert!(legal.contains(&advice.decision) && advice.win == 0.0, "{advice:?}");
}
