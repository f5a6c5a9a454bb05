//! Analyses of whole games: sums to the last digit, the same every time, and nothing that a seat could not know.

use crate::every_game;
use courtly_analysis::{Analysis, End, MISTAKE, ONE, Review, Shares, Start, weigh};
use courtly_bots::{GreedyPlayer, Player, RandomPlayer};
use courtly_check::{apply, random_step};
use courtly_core::{Game, Options, Rng, Seat, Silent, Step, Swift, Turn, Viewer, below};
use courtly_games::{Complete, IDS, Visitor, visit};
use std::sync::Arc;

type Steps<G> = Vec<Step<<G as Game>::Decision, <G as Game>::Chance>>;

/// A whole game: the first seat plays greedily, the others by lot, so that there is something to blame.
fn played<G: Complete>(game: &G, seed: u64) -> (G::State, Steps<G>, G::State) {
    played_well_by(Seat(0), game, seed)
}

fn played_well_by<G: Complete>(strong: Seat, game: &G, seed: u64) -> (G::State, Steps<G>, G::State) {
    let rng = &mut Swift::new(seed);
    let start = game.setup(rng);
    let (mut state, mut steps, mut legal) = (start.clone(), vec![], vec![]);
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return (start, steps, state),
            Turn::Chance => Step::Chance(game.sample(&state, rng)),
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let mut player: Box<dyn Player<G>> =
                    if seat == strong { Box::new(GreedyPlayer) } else { Box::new(RandomPlayer) };
                Step::Decide(seat, player.advise(game, &view, seat, &legal, rng.next_u64()).decision)
            }
        };
        apply(game, &mut state, step, &mut Silent);
        steps.push(step);
    }
}

fn check_sums(analysis: &Analysis, id: &str) {
    for (at, account) in analysis.accounts.iter().enumerate() {
        let decided = account.own + account.others + account.hindsight;
        assert_eq!(account.start + account.luck + decided, account.result, "{id} seat {at}: {account:?}");
        // Giving up gives away the rest.
        let lost: i64 = analysis.judged.iter().filter(|one| usize::from(one.seat) == at).map(|one| one.loss()).sum();
        assert!(account.own == -lost || analysis.resigned == Some(at as u8), "{id} seat {at}: {account:?}, {lost}");
        assert!(account.own <= 0 && account.others >= 0, "{id} seat {at}: {account:?}");
    }
    let whole = |one: fn(&courtly_analysis::Account) -> i64| analysis.accounts.iter().map(one).sum::<i64>();
    assert_eq!((whole(|a| a.start), whole(|a| a.result)), (ONE, ONE), "{id}");
    assert_eq!((whole(|a| a.luck), whole(|a| a.own + a.others), whole(|a| a.hindsight)), (0, 0, 0), "{id}");
    for one in &analysis.judged {
        assert!(0 <= one.taken && one.taken <= one.best && one.best <= ONE, "{id}: {one:?}");
        assert!(one.mean <= one.best, "{id}: {one:?}");
        for shares in [&one.before, &one.after] {
            assert_eq!(shares.iter().sum::<i64>(), ONE, "{id}: {one:?}");
        }
    }
}

#[derive(Clone)]
struct Sums;

impl Visitor for Sums {
    type Out = ();

    fn visit<G: Complete>(self) {
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = Arc::new(G::new(seats, &Options::default(), None).expect("an offered table"));
            let (start, steps, last) = played(&*game, 11 + seats as u64);
            let review = |end| Review::new(Arc::clone(&game), Start::Dealt(start.clone()), &steps, end, 1000);
            let analysis = review(End::Played).finish();
            check_sums(&analysis, G::ID);
            let mut payoffs = vec![0.0; seats];
            game.payoffs(&last, &mut payoffs);
            let results: Vec<i64> = analysis.accounts.iter().map(|account| account.result).collect();
            assert_eq!(results, Shares::of(&payoffs).all(), "{}", G::ID);
            assert_eq!(analysis.rough, !game.trained());
            for seat in Seat::all(seats) {
                let worst = analysis.worst(seat, 3);
                assert!(worst.iter().all(|one| one.loss() >= MISTAKE && one.better != one.decision), "{worst:?}");
                assert!(worst.is_sorted_by_key(|one| -one.loss()), "{worst:?}");
            }
            if seats == 2 {
                assert_eq!(analysis, review(End::Played).finish(), "{}: not the same twice", G::ID);
                let given_up = Review::new(
                    Arc::clone(&game),
                    Start::Dealt(start.clone()),
                    &steps[..steps.len() / 3],
                    End::Resigned(Seat(1)),
                    1000,
                );
                let analysis = given_up.finish();
                check_sums(&analysis, G::ID);
                assert_eq!((analysis.accounts[0].result, analysis.resigned), (ONE, Some(1)));
            }
        }
    }
}

#[test]
fn luck_and_decisions_add_up_to_the_result() {
    every_game(Sums);
}

#[derive(Clone)]
struct NoLuck;

impl Visitor for NoLuck {
    type Out = usize;

    /// How often a seat was asked after another, and nothing had happened between; or at the same time.
    fn visit<G: Complete>(self) -> usize {
        let mut compared = 0;
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = Arc::new(G::new(seats, &Options::default(), None).expect("an offered table"));
            let (start, steps, _) = played(&*game, 40 + seats as u64);
            let analysis =
                Review::new(Arc::clone(&game), Start::Dealt(start.clone()), &steps, End::Played, 1000).finish();
            let mut state = start;
            // Who owed a decision before each step, and what it showed.
            let mut happened = vec![];
            for step in &steps {
                let (turn, mut events) = (game.turn(&state), vec![]);
                apply(&*game, &mut state, *step, &mut events);
                happened.push((turn, events));
            }
            let alone = |event: &G::Event, seat| {
                let hidden = game.redact(event, Viewer::Seat(seat)) != game.redact(event, Viewer::Spectator);
                hidden && game.reveals(event, seat)
            };
            let secret = |turn: &Turn| matches!(turn, Turn::Decide(owing) if owing.len() > 1);
            for (at, pair) in analysis.judged.windows(2).enumerate() {
                let (one, next) = (&pair[0], &pair[1]);
                // No card, no die and no choice in secret since the seat decided itself, and nothing that it alone saw.
                let own = analysis.judged[..=at].iter().rfind(|one| one.seat == next.seat).map_or(0, |one| one.step);
                let quiet = happened[own..next.step].iter().all(|(turn, events)| {
                    let news = events.iter().any(|event| alone(event, Seat(next.seat)));
                    !secret(turn) && *turn != Turn::Chance && !news
                });
                // Or neither knew of the other.
                let together = secret(&happened[one.step].0) && next.turn == one.turn && next.seat != one.seat;
                if quiet || together {
                    assert_eq!(one.after, next.before, "{} with {seats} seats: {one:?} {next:?}", G::ID);
                    compared += usize::from(one.seat != next.seat);
                }
            }
        }
        compared
    }
}

#[test]
fn nothing_is_luck_where_nothing_lies_between_but_a_decision() {
    let compared: Vec<usize> = IDS.iter().map(|id| visit(id, NoLuck).expect("a game of the list")).collect();
    println!("{IDS:?}: {compared:?}");
    // In one game every turn ends by drawing cards.
    assert!(compared.iter().filter(|&&many| many > 30).count() >= 3, "{compared:?}");
}

#[derive(Clone)]
struct Fair;

impl Visitor for Fair {
    type Out = ();

    /// Luck comes to nothing on average over some games between somebody strong and somebody weak, whoever is which:
    /// nothing that is far beyond its error. Exactly it does so where all that could have come is looked at.
    fn visit<G: Complete>(self) {
        const GAMES: usize = 16;
        let game = Arc::new(G::new(2, &Options::default(), None).expect("two seats"));
        let mut luck = vec![];
        for nth in 0..GAMES {
            let strong = Seat((nth % 2) as u8);
            let (start, steps, _) = played_well_by(strong, &*game, 100 + nth as u64 / 2);
            let analysis = Review::new(Arc::clone(&game), Start::Dealt(start), &steps, End::Played, 1000).finish();
            luck.push(analysis.accounts[strong.index()].luck as f64 / ONE as f64);
        }
        let mean = luck.iter().sum::<f64>() / GAMES as f64;
        let spread = luck.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / GAMES as f64;
        let error = (spread / GAMES as f64).sqrt();
        println!("{}: {:.3} ± {:.3}", G::ID, mean, 1.96 * error);
        assert!(mean.abs() < 3.0 * error + 0.005, "{}: {mean} ± {error}", G::ID);
    }
}

#[test]
fn luck_comes_to_nothing_on_average() {
    every_game(Fair);
}

#[derive(Clone)]
struct OneDie;

impl Visitor for OneDie {
    type Out = usize;

    /// Where one die or one card comes in the middle of a turn: all that it could have been, each with its weight, makes
    /// nothing. How often that was so, and made a difference.
    fn visit<G: Complete>(self) -> usize {
        const MOST: usize = 4;
        let game = Arc::new(G::new(2, &Options::default(), None).expect("two seats"));
        let mut counted = 0;
        for seed in 0..3 {
            let (start, steps, _) = played(&*game, 60 + seed);
            // Giving up adds no luck.
            let luck = |steps: &[Step<G::Decision, G::Chance>]| {
                let start = Start::Dealt(start.clone());
                let review = Review::new(Arc::clone(&game), start, steps, End::Resigned(Seat(1)), 1000);
                i128::from(review.finish().accounts[0].luck)
            };
            let (mut state, mut outcomes, mut legal) = (start.clone(), vec![], vec![]);
            for (at, step) in steps.iter().enumerate() {
                let before = state.clone();
                apply(&*game, &mut state, *step, &mut Silent);
                let Some(Step::Decide(acting, _)) = at.checked_sub(1).map(|at| steps[at]) else { continue };
                if game.turn(&before) != Turn::Chance || counted >= MOST {
                    continue;
                }
                game.outcomes(&before, &mut outcomes);
                // The seat goes on after each, with several possibilities.
                let mut ends = vec![];
                for &(chance, weight) in &outcomes {
                    let mut after = before.clone();
                    game.resolve(&mut after, chance, &mut Silent);
                    let Turn::Decide(owing) = game.turn(&after) else { continue };
                    let seat = owing.first().expect("somebody owes a decision");
                    game.legal(&after, seat, &mut legal);
                    if seat == acting && legal.len() > 1 {
                        ends.push((Step::Chance(chance), Step::Decide(seat, legal[0]), i128::from(weight)));
                    }
                }
                if ends.len() < outcomes.len() || ends.len() < 2 {
                    continue;
                }
                let whole: i128 = ends.iter().map(|(.., weight)| weight).sum();
                let none = luck(&steps[..at]);
                let with = |(chance, decision, weight): &(_, _, i128)| {
                    let steps: Vec<_> = steps[..at].iter().copied().chain([*chance, *decision]).collect();
                    (luck(&steps) - none, *weight)
                };
                let all: Vec<(i128, i128)> = ends.iter().map(with).collect();
                let sum: i128 = all.iter().map(|(luck, weight)| luck * weight).sum();
                assert!(sum.abs() < 10 * whole, "{} seed {seed} step {at}: {all:?}", G::ID);
                counted += usize::from(all.iter().any(|(luck, _)| *luck != 0));
            }
        }
        counted
    }
}

#[test]
fn all_that_a_die_or_a_card_could_have_been_makes_nothing() {
    let counted: Vec<usize> = IDS.iter().map(|id| visit(id, OneDie).expect("a game of the list")).collect();
    println!("{IDS:?}: {counted:?}");
    assert!(counted.iter().sum::<usize>() > 2, "{counted:?}");
}

#[derive(Clone)]
struct GivenHands;

impl Visitor for GivenHands {
    type Out = usize;

    /// In a position that was given nobody is blamed for what the other was given and kept to itself. How often seat 0
    /// decided before seat 1.
    fn visit<G: Complete>(self) -> usize {
        let game = Arc::new(G::new(2, &Options::default(), None).expect("two seats"));
        let mut looked_at = 0;
        for seed in 0..4 {
            let (mut start, mut steps, _) = played(&*game, 80 + seed);
            while matches!(steps[0], Step::Chance(_)) {
                apply(&*game, &mut start, steps.remove(0), &mut Silent);
            }
            let review = |steps: &[_]| {
                let given = Start::Given(start.clone());
                Review::new(Arc::clone(&game), given, steps, End::Resigned(Seat(1)), 1000).finish()
            };
            let seats = |many: usize| review(&steps[..many]).judged.iter().map(|one| one.seat).collect::<Vec<_>>();
            let (mut many, mut asked) = (0, vec![]);
            while many < steps.len().min(60) && !asked.contains(&1) {
                many += 1;
                asked = seats(many);
            }
            if asked.first() != Some(&0) || !asked.contains(&1) {
                continue;
            }
            let analysis = review(&steps[..many]);
            check_sums(&analysis, G::ID);
            let account = analysis.accounts[0];
            // Whatever changes between two decisions, when the other looks at what it has, is luck.
            let by_decisions: i64 = analysis.judged.iter().map(|one| one.after[0] - one.before[0]).sum();
            let given_up = ONE - analysis.judged.last().expect("both have decided").after[0];
            let decided = account.own + account.others + account.hindsight;
            assert_eq!(decided, by_decisions + given_up, "{} seed {seed}: {account:?}", G::ID);
            looked_at += 1;
        }
        looked_at
    }
}

#[test]
fn nobody_is_blamed_for_what_another_was_given() {
    for id in ["royal-visit", "royal-palace"] {
        assert!(visit(id, GivenHands).expect("a game of the list") > 0, "{id}");
    }
}

#[derive(Clone)]
struct Better;

impl Visitor for Better {
    type Out = ();

    /// Whoever plays greedily is judged better than those who play by lot, over a few games.
    fn visit<G: Complete>(self) {
        let game = Arc::new(G::new(2, &Options::default(), None).expect("two seats"));
        let mut sums = [0u32; 2];
        for seed in 0..3 {
            let (start, steps, _) = played(&*game, seed);
            let analysis = Review::new(Arc::clone(&game), Start::Dealt(start), &steps, End::Played, 1000).finish();
            for (sum, account) in sums.iter_mut().zip(&analysis.accounts) {
                *sum += u32::from(account.accuracy.expect("something to choose"));
            }
        }
        println!("{}: {:?} thousandths", G::ID, sums.map(|sum| sum / 3));
        assert!(sums[0] > sums[1] + 600, "{}: {sums:?}", G::ID);
        assert!(sums[1] < 1200, "{}: by lot is about nothing: {sums:?}", G::ID);
    }
}

#[test]
fn accuracy_tells_players_from_those_who_choose_by_lot() {
    every_game(Better);
}

#[derive(Clone)]
struct Honest;

impl Visitor for Honest {
    type Out = ();

    fn visit<G: Complete>(self) {
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = G::new(seats, &Options::default(), None).expect("an offered table");
            let (rng, mut compared, mut legal) = (&mut Swift::new(5), 0, vec![]);
            while compared < 20 {
                let mut state = game.setup(rng);
                while let Some(step) = random_step(&game, &state, &mut legal, rng) {
                    if let Step::Decide(seat, decision) = step
                        && below(rng, 12) == 0
                    {
                        let viewer = Viewer::Seat(seat);
                        let world = game.determinize(&game.view(&state, viewer), viewer, rng);
                        let judged = |state: &G::State, legal: &mut Vec<G::Decision>| {
                            game.legal(state, seat, legal);
                            weigh(&game, &game.view(state, viewer), seat, legal, decision, 400, 9)
                        };
                        let at = game.position(&state);
                        assert_eq!(judged(&state, &mut legal), judged(&world, &mut legal), "{} at {at}", G::ID);
                        compared += 1;
                    }
                    apply(&game, &mut state, step, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn what_a_seat_could_not_know_changes_no_judgement() {
    every_game(Honest);
}
