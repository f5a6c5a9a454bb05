//! What analyses say on average of games between given players: `luck GAME SEATS GAMES NODES PLAYER PLAYER …`, a player
//! for each seat: greedy, random or a rank. Every deal is played from every seat. Luck should come to nothing on
//! average, for whomever; where it does not, the judge takes skill for luck.

use courtly_analysis::{End, ONE, Review, Start};
use courtly_bots::{Grade, GreedyPlayer, Player, RandomPlayer};
use courtly_core::{Options, Rng, Seat, Silent, Step, Swift, Turn, Viewer};
use courtly_games::{Complete, Visitor, visit};
use std::sync::Arc;

/// Positions a turn for a champion.
const CHAMPION: u32 = 2_000;

struct Luck {
    seats: usize,
    games: u64,
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

/// Sums of luck, own decisions, others' decisions and result, their squares, and of what was won.
#[derive(Clone, Default)]
struct Sums {
    all: [f64; 4],
    squares: [f64; 4],
}

impl Visitor for Luck {
    type Out = ();

    fn visit<G: Complete>(self) {
        let game = Arc::new(G::new(self.seats, &Options::default(), None).expect("so many seats"));
        let mut sums = vec![Sums::default(); self.seats];
        for nth in 0..self.games {
            let rng = &mut Swift::new(1000 + nth / self.seats as u64);
            let turned = (nth % self.seats as u64) as usize;
            let whose = |seat: Seat| (seat.index() + turned) % self.seats;
            let start = game.setup(rng);
            let mut players: Vec<_> =
                Seat::all(self.seats).map(|seat| player(&*game, &self.players[whose(seat)])).collect();
            let (mut state, mut steps, mut legal) = (start.clone(), vec![], vec![]);
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&state, rng)),
                    Turn::Decide(owing) => {
                        let seat = owing.first().expect("somebody owes a decision");
                        game.legal(&state, seat, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat));
                        let advice = players[seat.index()].advise(&*game, &view, seat, &legal, rng.next_u64());
                        Step::Decide(seat, advice.decision)
                    }
                };
                match step {
                    Step::Decide(seat, decision) => game.decide(&mut state, seat, decision, &mut Silent),
                    Step::Chance(chance) => game.resolve(&mut state, chance, &mut Silent),
                }
                steps.push(step);
            }
            let analysis =
                Review::new(Arc::clone(&game), Start::Dealt(start), &steps, End::Played, self.nodes).finish();
            for seat in Seat::all(self.seats) {
                let account = analysis.accounts[seat.index()];
                let sum = &mut sums[whose(seat)];
                let parts = [account.luck, account.own, account.others, account.result];
                for (at, part) in parts.into_iter().enumerate() {
                    let percent = part as f64 * 100.0 / ONE as f64;
                    sum.all[at] += percent;
                    sum.squares[at] += percent * percent;
                }
            }
        }
        println!("{} with {} seats, {} games, percent of the win:", G::ID, self.seats, self.games);
        for (name, sum) in self.players.iter().zip(&sums) {
            let games = self.games as f64;
            print!("{name:<12}");
            for (at, what) in ["luck", "own", "others", "result"].into_iter().enumerate() {
                let mean = sum.all[at] / games;
                let spread = ((sum.squares[at] / games - mean * mean) / games).max(0.0).sqrt();
                print!("  {what} {mean:+7.1} ± {:4.1}", 1.96 * spread);
            }
            println!();
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [id, seats, games, nodes, players @ ..] = words.as_slice() else {
        eprintln!("luck GAME SEATS GAMES NODES PLAYER PLAYER …");
        return;
    };
    let number = |word: &String| word.parse::<u32>().unwrap_or_else(|_| panic!("{word} is no number"));
    let seats = number(seats) as usize;
    assert_eq!(players.len(), seats, "a player for each seat");
    let luck = Luck { seats, games: u64::from(number(games)), nodes: number(nodes), players: players.to_vec() };
    visit(id, luck).expect("a game of the list");
}
