//! What analyses say on average of games between given players: `luck GAME SEATS DEALS NODES PLAYER PLAYER …`, a player
//! for each seat: greedy, random or a rank. Every deal is played from every seat, and means and errors are those of
//! deals. Luck should come to nothing on average, for whomever; where it does not, the judge takes skill for luck.

use courtly_analysis::{End, ONE, Review, Start};
use courtly_bots::{Grade, GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Game, Options, Rng, Seat, Silent, Step, Swift, Turn, Viewer};
use courtly_games::{Complete, Visitor, visit};
use std::sync::Arc;

/// Positions a turn for a champion.
const CHAMPION: u32 = 2_000;

struct Luck {
    seats: usize,
    deals: u64,
    nodes: u32,
    players: Vec<String>,
}

fn player<G: Complete>(game: &G, name: &str) -> Box<dyn Player<G>> {
    match name {
        "greedy" => Box::new(GreedyPlayer),
        "random" => Box::new(RandomPlayer),
        _ => Grade::parse(name).unwrap_or_else(|| panic!("{name} is no player")).player(game, CHAMPION),
    }
}

/// A whole game of these players.
fn played<G: Complete>(game: &G, mut players: Vec<Box<dyn Player<G>>>, rng: &mut Swift) -> Played<G> {
    let start = game.setup(rng);
    let (mut state, mut steps, mut legal) = (start.clone(), vec![], vec![]);
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return (start, steps),
            Turn::Chance => Step::Chance(game.sample(&state, rng)),
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody owes a decision");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                Step::Decide(seat, players[seat.index()].advise(game, &view, seat, &legal, rng.next_u64()).decision)
            }
        };
        match step {
            Step::Decide(seat, decision) => game.decide(&mut state, seat, decision, &mut Silent),
            Step::Chance(chance) => game.resolve(&mut state, chance, &mut Silent),
        }
        steps.push(step);
    }
}

type Played<G> = (<G as Game>::State, Vec<Step<<G as Game>::Decision, <G as Game>::Chance>>);

/// What an account tells of luck, own decisions, others' decisions, hindsight and the result.
const TOLD: [&str; 5] = ["luck", "own", "others", "hindsight", "result"];

impl Visitor for Luck {
    type Out = ();

    fn visit<G: Complete>(self) {
        let game = Arc::new(G::new(self.seats, &Options::default(), None).expect("so many seats"));
        // For each player and each seat a line a deal, in percent of the win.
        let (mut told, mut sat) = (vec![vec![]; self.seats], vec![vec![]; self.seats]);
        for deal in 0..self.deals {
            let mut lines = vec![[0.0; TOLD.len()]; self.seats];
            let mut places = lines.clone();
            for turned in 0..self.seats {
                let whose = |seat: Seat| (seat.index() + turned) % self.seats;
                let seated = Seat::all(self.seats).map(|seat| player(&*game, &self.players[whose(seat)]));
                let (start, steps) = played(&*game, seated.collect(), &mut Swift::new(1000 + deal));
                let start = Start::Dealt(start);
                let analysis = Review::new(Arc::clone(&game), start, &steps, End::Played, self.nodes).finish();
                for (seat, account) in Seat::all(self.seats).zip(&analysis.accounts) {
                    let parts = [account.luck, account.own, account.others, account.hindsight, account.result];
                    for line in [&mut lines[whose(seat)], &mut places[seat.index()]] {
                        for (sum, part) in line.iter_mut().zip(parts) {
                            *sum += part as f64 * 100.0 / ONE as f64 / self.seats as f64;
                        }
                    }
                }
            }
            told.iter_mut().zip(lines).for_each(|(all, line)| all.push(line));
            sat.iter_mut().zip(places).for_each(|(all, line)| all.push(line));
        }
        println!("{} with {} seats, {} deals, percent of the win:", G::ID, self.seats, self.deals);
        let deals = self.deals as f64;
        let seats = (0..self.seats).map(|seat| format!("seat {seat}"));
        for (name, lines) in self.players.iter().cloned().chain(seats).zip(told.iter().chain(&sat)) {
            print!("{name:<12}");
            for (at, what) in TOLD.into_iter().enumerate() {
                let mean = lines.iter().map(|line| line[at]).sum::<f64>() / deals;
                let square = lines.iter().map(|line| (line[at] - mean).powi(2)).sum::<f64>() / (deals - 1.0);
                print!("  {what} {mean:+7.1} ± {:4.1}", 1.96 * (square / deals).sqrt());
            }
            println!();
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [id, seats, deals, nodes, players @ ..] = words.as_slice() else {
        eprintln!("luck GAME SEATS DEALS NODES PLAYER PLAYER …");
        return;
    };
    let number = |word: &String| word.parse::<u32>().unwrap_or_else(|_| panic!("{word} is no number"));
    let seats = number(seats) as usize;
    assert!(number(deals) > 1, "one deal has no error");
    assert_eq!(players.len(), seats, "a player for each seat");
    let luck = Luck { seats, deals: u64::from(number(deals)), nodes: number(nodes), players: players.to_vec() };
    visit(id, luck).expect("a game of the list");
}
