//! What every player keeps in every game: it decides what is legal, the same for the same view and seed, whatever lies
//! behind the view.

use crate::every_game;
use courtly_bots::{Grade, GreedyPlayer, Ismcts, Leaf, Moment, MonteCarlo, Player, RandomPlayer, TrialPlayer};
use courtly_check::{apply, random_step, settle};
use courtly_core::{Game, Options, Rng, Seat, Silent, Swift, Turn, Viewer, below};
use courtly_games::{Complete, Visitor, visit};

/// Thinks every position even; cuts playouts at the turn's end.
struct Even;

impl<G: Game> Leaf<G> for Even {
    fn judge(&mut self, game: &G, _state: &G::State, moment: Moment, out: &mut [f32]) -> bool {
        out.fill(1.0 / game.seats() as f32);
        moment.turn_ended()
    }
}

fn players<G: Complete>() -> Vec<(&'static str, Box<dyn Player<G>>)> {
    vec![
        ("random", Box::new(RandomPlayer)),
        ("greedy", Box::new(GreedyPlayer)),
        ("flat", Box::new(MonteCarlo { nodes: 12 })),
        ("tree", Box::new(Ismcts::new(40))),
        ("tree with cut", Box::new(Ismcts::with_leaf(60, Even))),
    ]
}

/// Players that think for longer, or remember what they thought: those that people play against.
fn masters<G: Complete>(game: &G) -> Vec<(&'static str, Box<dyn Player<G>>)> {
    let mut masters: Vec<(&'static str, Box<dyn Player<G>>)> = vec![("trial", Box::new(TrialPlayer::new(300)))];
    masters.extend(game.by_net().map(|player| ("net", player)));
    masters.extend(Grade::ALL.map(|grade| (grade.name(), grade.player(game, 400))));
    masters
}

/// Calls back with a few positions of a random game where somebody decides: state, seat, legal decisions.
fn decisions<G: Game>(game: &G, rng: &mut Swift, mut each: impl FnMut(&G::State, Seat, &[G::Decision], &mut Swift)) {
    let (mut state, mut legal) = (game.setup(rng), vec![]);
    let every = 1 + below(rng, 40);
    while let Some(step) = random_step(game, &state, &mut legal, rng) {
        if let Turn::Decide(owing) = game.turn(&state)
            && below(rng, every) == 0
        {
            for seat in owing.iter() {
                game.legal(&state, seat, &mut legal);
                each(&state, seat, &legal, rng);
            }
        }
        apply(game, &mut state, step, &mut Silent);
    }
}

#[derive(Clone)]
struct Honest;

impl Visitor for Honest {
    type Out = ();

    fn visit<G: Complete>(self) {
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = G::new(seats, &Options::default(), None).expect("an offered table");
            let (mut rng, mut asked) = (Swift::new(seats as u64), 0);
            let mut used = players::<G>();
            while asked < 24 {
                decisions(&game, &mut rng, |state, seat, legal, rng| {
                    asked += 1;
                    if asked <= 24 {
                        same_in_both_worlds(&game, state, seat, legal, &mut used, rng);
                    }
                    if asked % 6 == 0 {
                        masters_know_no_more(&game, state, seat, legal, rng);
                    }
                });
            }
        }
    }
}

fn same_in_both_worlds<G: Complete>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Decision],
    used: &mut [(&'static str, Box<dyn Player<G>>)],
    rng: &mut Swift,
) {
    let viewer = Viewer::Seat(seat);
    let view = game.view(state, viewer);
    let world = game.determinize(&view, viewer, rng);
    let mut legal_there = vec![];
    game.legal(&world, seat, &mut legal_there);
    let (view_there, seed) = (game.view(&world, viewer), rng.next_u64());
    for ((name, player), (_, fresh)) in used.iter_mut().zip(&mut players::<G>()) {
        let at = || format!("{} {name} seed {seed} at {}", G::ID, game.position(state));
        let here = player.advise(game, &view, seat, legal, seed);
        let there = fresh.advise(game, &view_there, seat, &legal_there, seed);
        assert_eq!(here, there, "{}", at());
        assert!(legal.contains(&here.decision), "{}: {:?}", at(), here.decision);
        assert_eq!((here.decision, here.win), (here.ranked[0].decision, here.ranked[0].win), "{}", at());
        assert!(here.ranked.iter().all(|one| (0.0..=1.0).contains(&one.win)), "{}: {here:?}", at());
        let mut ranked: Vec<_> = here.ranked.iter().map(|one| one.decision).collect();
        let mut listed = legal.to_vec();
        ranked.sort();
        listed.sort();
        assert_eq!(ranked, listed, "{}: the ranking has the legal decisions", at());
    }
}

fn masters_know_no_more<G: Complete>(game: &G, state: &G::State, seat: Seat, legal: &[G::Decision], rng: &mut Swift) {
    let viewer = Viewer::Seat(seat);
    let view = game.view(state, viewer);
    let view_there = game.view(&game.determinize(&view, viewer, rng), viewer);
    let seed = rng.next_u64();
    for ((name, mut here), (_, mut there)) in masters(game).into_iter().zip(masters(game)) {
        let at = || format!("{} {name} seed {seed} at {}", G::ID, game.position(state));
        let here = here.advise(game, &view, seat, legal, seed);
        assert_eq!(here, there.advise(game, &view_there, seat, legal, seed), "{}", at());
        assert!(here.ranked.iter().all(|one| (0.0..=1.0).contains(&one.win)), "{}: {here:?}", at());
        assert!(here.ranked.iter().all(|one| legal.contains(&one.decision)), "{}: {here:?}", at());
    }
}

#[test]
fn every_player_decides_the_same_whatever_it_cannot_know() {
    every_game(Honest);
}

#[derive(Clone)]
struct Beats {
    nodes: u32,
    games: u64,
}

impl Visitor for Beats {
    type Out = f32;

    /// How many games of two seats the tree search wins against random play, from either seat in turn.
    fn visit<G: Complete>(self) -> f32 {
        let game = G::new(2, &Options::default(), None).expect("two seats");
        let mut won = 0.0;
        for nth in 0..self.games {
            let searching = Seat((nth % 2) as u8);
            let mut players: [Box<dyn Player<G>>; 2] = [Box::new(RandomPlayer), Box::new(Ismcts::new(self.nodes))];
            let mut rng = Swift::new(nth / 2);
            let (mut state, mut legal) = (game.setup(&mut rng), vec![]);
            loop {
                settle(&game, &mut state, &mut rng, &mut Silent);
                let Turn::Decide(owing) = game.turn(&state) else { break };
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let player = &mut players[usize::from(seat == searching)];
                let advice = player.advise(&game, &view, seat, &legal, rng.next_u64());
                game.decide(&mut state, seat, advice.decision, &mut Silent);
            }
            let mut payoffs = [0.0; 2];
            game.payoffs(&state, &mut payoffs);
            won += payoffs[searching.index()];
        }
        won
    }
}

#[test]
fn tree_search_beats_random_play() {
    for (id, nodes, games) in
        [("royal-visit", 2000, 8), ("kings-road", 2000, 8), ("royal-palace", 100, 4), ("banquet-royal", 60, 4)]
    {
        let won = visit(id, Beats { nodes, games }).expect("a listed game");
        println!("{id}: {won} of {games}");
        assert!(won >= games as f32 * 0.75, "{id}: {won} of {games}");
    }
}

#[derive(Clone)]
struct Trained;

impl Visitor for Trained {
    type Out = ();

    fn visit<G: Complete>(self) {
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = G::new(seats, &Options::default(), None).expect("the published edition");
            assert!(game.trained(), "{} has no network for {seats} seats", G::ID);
        }
    }
}

#[test]
fn networks_come_with_every_published_number_of_seats() {
    every_game(Trained);
}
