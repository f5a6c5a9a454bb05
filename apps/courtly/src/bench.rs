//! `courtly bench`: uniformly random play on one thread, listing the legal decisions included.
//! `BENCHMARKS.md` says what limits each game.

use crate::cli::BenchArgs;
use crate::counting::allocations;
use crate::{Failure, say};
use courtly_core::{Game, Options, Silent, Swift, Turn, pick};
use courtly_games::{Complete, Visitor};
use std::time::{Duration, Instant};

/// So many games are played before the measurement, so that lists have grown to their size.
const WARM_UP: u32 = 50;

pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(Failure("--seconds: 0.01 to 3600 is possible".to_owned()));
    }
    let time = Duration::from_secs_f64(args.seconds);
    for id in courtly_games::IDS.iter().filter(|id| args.game.as_deref().is_none_or(|game| game == **id)) {
        courtly_games::visit(id, Bench { time }).unwrap_or(Ok(()))?;
    }
    Ok(())
}

struct Bench {
    time: Duration,
}

impl Visitor for Bench {
    type Out = Result<(), Failure>;

    fn visit<G: Complete>(self) -> Result<(), Failure> {
        for seats in G::SEATS.0..=G::SEATS.1 {
            let game = G::new(seats, &Options::default(), None)?;
            let figures = measure(&game, self.time);
            say::print(&format!(
                "{:<13} {seats} seats {:>10.0} decisions/s {:>9.0} games/s {:>6.1} decisions/game {:>6.1} choices \
                 {:>5} bytes of state {:>6.2} allocations/game\n",
                G::ID,
                figures.decisions as f64 / figures.seconds,
                figures.games as f64 / figures.seconds,
                figures.decisions as f64 / figures.games as f64,
                figures.choices as f64 / figures.decisions as f64,
                size_of::<G::State>(),
                figures.allocations as f64 / figures.games as f64,
            ))?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Figures {
    decisions: u64,
    choices: u64,
    games: u64,
    allocations: u64,
    seconds: f64,
}

fn measure<G: Game>(game: &G, time: Duration) -> Figures {
    let mut rng = Swift::new(1);
    let mut legal = Vec::with_capacity(4096);
    let mut warm = Figures::default();
    (0..WARM_UP).for_each(|_| play(game, &mut rng, &mut legal, &mut warm));
    let mut figures = Figures::default();
    let (start, allocated) = (Instant::now(), allocations());
    while start.elapsed() < time {
        for _ in 0..20 {
            play(game, &mut rng, &mut legal, &mut figures);
        }
    }
    figures.seconds = start.elapsed().as_secs_f64();
    figures.allocations = allocations() - allocated;
    figures
}

fn play<G: Game>(game: &G, rng: &mut Swift, legal: &mut Vec<G::Decision>, figures: &mut Figures) {
    let mut state = game.setup(rng);
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance, &mut Silent);
            }
            Turn::Decide(owing) => {
                let seat = owing.first().expect("somebody decides");
                game.legal(&state, seat, legal);
                figures.choices += legal.len() as u64;
                figures.decisions += 1;
                let decision = pick(rng, legal);
                game.decide(&mut state, seat, decision, &mut Silent);
            }
        }
    }
    figures.games += 1;
}
