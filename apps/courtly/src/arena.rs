//! `courtly arena`: players, or editions, measured against each other.

use crate::cli::ArenaArgs;
use crate::file::Named;
use crate::progress::{self, Line};
use crate::{Failure, file, say};
use courtly_arena::stats::Sprt;
use courtly_arena::{Contestant, Edition, Order, Progress, html, json, run as play, table};
use std::path::Path;
use std::time::Duration;

/// The word for the edition that a game comes with.
const DEFAULT_EDITION: &str = "default";

pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    let order = order(args)?;
    // Before hours of play, not after them.
    let written = [("--json", &args.json), ("--html", &args.html)];
    let written: Vec<Named> = written.iter().filter_map(|(what, file)| Some((*what, file.as_deref()?))).collect();
    let editions =
        args.editions.iter().filter(|name| *name != DEFAULT_EDITION).map(|name| ("--edition", name.as_str()));
    let weights = order.players.iter().flat_map(Contestant::files).map(|name| ("--player", name));
    let read: Vec<Named> = editions.chain(weights).map(|(what, name)| (what, Path::new(name))).collect();
    file::apart(&written, &read)?;
    for file in [&args.json, &args.html].into_iter().flatten() {
        std::fs::OpenOptions::new().create(true).append(true).open(file).map_err(|e| file::failed(file, e))?;
    }
    let mut line = Line::begin();
    let begun = line.begun;
    let report = play(&order, &mut |progress| line.show(|| words(progress, begun.elapsed())));
    line.clear();
    let report = report.map_err(Failure)?;
    say::print(&format!("{}{:.1} s\n", table(&report), begun.elapsed().as_secs_f64()))?;
    let forms = [(&args.json, json as fn(&_) -> String), (&args.html, html)];
    for (file, form) in forms {
        if let Some(file) = file {
            std::fs::write(file, form(&report)).map_err(|e| file::failed(file, e))?;
        }
    }
    Ok(())
}

fn order(args: &ArenaArgs) -> Result<Order, Failure> {
    let parse = |text: &String| Contestant::parse(text).map_err(|e| Failure(format!("--player: {e}")));
    let mut players = args.players.iter().map(parse).collect::<Result<Vec<_>, Failure>>()?;
    if players.is_empty() {
        // Editions are judged by somebody who plays sensibly.
        let default = if args.editions.len() == 2 { &["greedy"][..] } else { &["greedy", "random"] };
        players = default.iter().map(|name| Contestant::parse(name)).collect::<Result<_, _>>().map_err(Failure)?;
    }
    let option = |text: &String| match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(Failure(format!("--option {text}: must be NAME=VALUE"))),
    };
    let edition = |file: &String| {
        let text = match file.as_str() {
            DEFAULT_EDITION => None,
            file => Some(file::read_text(Path::new(file))?),
        };
        Ok(Edition { name: file.clone(), text })
    };
    let sprt = args.sprt.as_deref().map(Sprt::parse).transpose().map_err(|e| Failure(format!("--sprt: {e}")))?;
    Ok(Order {
        game: args.game.clone(),
        seats: args.seats,
        options: args.options.iter().map(option).collect::<Result<_, _>>()?,
        editions: args.editions.iter().map(edition).collect::<Result<_, Failure>>()?,
        players,
        games: args.games,
        seed: args.seed.clone(),
        threads: args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        sprt,
    })
}

fn words(progress: &Progress, taken: Duration) -> String {
    let Progress { what, done, all, share } = progress;
    let (done, all) = (*done as u64, *all as u64);
    let (bar, left) = (progress::bar(done, all), progress::left(taken, done, all));
    format!("{bar} {what}: {done} of {all} games, {:.1} %, {left}", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_far_and_how_long() {
        let progress = Progress { what: "greedy against random".to_owned(), done: 50, all: 200, share: 0.965 };
        assert_eq!(
            words(&progress, Duration::from_secs(30)),
            "[=====               ] greedy against random: 50 of 200 games, 96.5 %, 1:30 left"
        );
    }
}
