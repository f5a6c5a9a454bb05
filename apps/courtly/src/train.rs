//! `courtly train GAME`: a value network from games against itself.

use crate::cli::TrainArgs;
use crate::file::{self, Named, failed};
use crate::progress::{self, Line};
use crate::{Failure, say};
use courtly_core::Options;
use courtly_games::{Complete, LearnedVisitor};
use courtly_learn::{Course, Learned, Net, Progress, Rival, Study, Training};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// So many times the progress is shown; but not more often than after so many games.
const REPORTS: u64 = 20;
const REPORT_MIN: u64 = 1000;
/// Steps that most games learn well with. Those of chapters are evened, which makes them far larger.
const RATE: f32 = 0.05;
const RATE_CHAPTERS: f32 = 0.0003;
/// Whoever stops a training loses what it learned in so long at most, and the chapter under way.
const KEPT_EVERY: Duration = Duration::from_secs(20);
/// Deals that are played against the best so far, from every seat, and fewer where that would be more than a few games
/// in a hundred.
const DEALS: u64 = 200;
/// Rivals that are no files.
const GREEDY: &str = "greedy";
const SHIPPED: &str = "shipped";

pub fn run(args: &TrainArgs) -> Result<(), Failure> {
    courtly_games::visit_learned(&args.game, Train { args }).ok_or(courtly_host::OrderError::UnknownGame)?
}

struct Train<'a> {
    args: &'a TrainArgs,
}

impl LearnedVisitor for Train<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Complete + Learned>(self) -> Result<(), Failure> {
        let args = self.args;
        let study = args.chapter.map(|games| Study { games, passes: args.passes });
        let rate = args.rate.unwrap_or(if study.is_some() { RATE_CHAPTERS } else { RATE });
        let rate = (rate, rate / 20.0);
        let course = Course { seed: args.seed, games: args.games, rate, lambda: args.lambda, study };
        course.check().map_err(Failure)?;
        let game = || G::new(args.seats.unwrap_or(G::SEATS.0), &Options::default(), None);
        let mut training = match &args.against {
            Some(_) if args.alone > args.games => {
                return Err(Failure("--alone has more games than there are in all".to_owned()));
            }
            Some(rival) if rival == Path::new(GREEDY) => Training::against_plain(game()?, course, args.alone)
                .ok_or_else(|| Failure("no network of this game learns to beat the greedy player".to_owned()))?,
            Some(rival) => Training::against(game()?, course, rival_of(&game()?, rival)?, args.alone),
            None => Training::new(game()?, course),
        };
        apart(args)?;
        // Nobody trains for hours for a file that cannot be written.
        args.checkpoint.iter().chain([&args.out]).try_for_each(|file| can_put(file))?;
        may_replace(&args.out)?;
        if let Some(file) = args.checkpoint.as_deref().filter(|file| file.exists()) {
            training = resumed(game()?, file, &training)?;
        }
        if training.over() {
            say::print(&format!("all {} games were played before\n", training.played))?;
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        training.threads = args.threads.map_or_else(cores, usize::from);
        let report = (args.games / REPORTS).max(REPORT_MIN).min(args.games);
        let mut line = Line::begin();
        let (began, before) = (line.begun, training.played);
        let mut kept = began;
        while !training.over() {
            // Where it would be shown if nothing had been stopped.
            let shown_at = (training.played / report + 1).saturating_mul(report);
            let mut progress = Progress::default();
            while training.played < shown_at && !training.over() {
                // Never between the last game and what is shown of it, which would not be shown again.
                if kept.elapsed() >= KEPT_EVERY {
                    keep(args, &training)?;
                    kept = Instant::now();
                }
                line.show(|| going(before, training.played, args.games, began.elapsed()));
                progress += training.go_on(1);
            }
            line.clear();
            if !progress.loss().is_finite() {
                return Err(Failure("the weights have run away: try a lower --rate".to_owned()));
            }
            let seconds = began.elapsed().as_secs_f64();
            let seats = training.seats() as u64;
            let share = training.measure((report / 20 / seats).clamp(10, DEALS));
            say::print(&format!(
                "{:>9} games {:>6.0} games/s  loss {:.4}  against {} {:>5.1} %\n",
                training.played,
                (training.played - before) as f64 / seconds,
                progress.loss(),
                if args.against.is_some() { "the rival" } else { "the best before" },
                100.0 * share,
            ))?;
            keep(args, &training)?;
            kept = Instant::now();
        }
        put(&args.out, &training.net.to_file())
    }
}

/// How far the training is, between two reports.
fn going(before: u64, played: u64, all: u64, taken: Duration) -> String {
    let bar = progress::bar(played, all);
    match played - before {
        0 => format!("{bar} {played} of {all} games"),
        here => format!("{bar} {played} of {all} games, {}", progress::left(taken, here, all - before)),
    }
}

/// Writes the checkpoint, if one is wanted.
fn keep<G: Learned>(args: &TrainArgs, training: &Training<G>) -> Result<(), Failure> {
    args.checkpoint.as_deref().map_or(Ok(()), |file| put(file, &training.checkpoint()))
}

/// The network that is to be beaten.
fn rival_of<G: Learned>(game: &G, rival: &Path) -> Result<Net, Failure> {
    if rival == Path::new(SHIPPED) {
        let shipped =
            game.shipped().ok_or_else(|| Failure("there is no shipped network for these seats".to_owned()))?;
        return Ok((*shipped).clone());
    }
    Net::from_bytes(&file::read(rival)?, game.inputs()).map_err(|e| failed(rival, e))
}

/// Goes on with a training that was stopped, if it is the one that is wanted.
fn resumed<G: Learned>(game: G, file: &Path, wanted: &Training<G>) -> Result<Training<G>, Failure> {
    let training = Training::from_checkpoint(game, &file::read(file)?).map_err(|e| failed(file, e))?;
    if training.goes_like(wanted) {
        return Ok(training);
    }
    let (kept, asked) = (course_words(&training), course_words(wanted));
    let other = if kept == asked { "its rival had other weights".to_owned() } else { format!("{kept}, not {asked}") };
    Err(failed(file, format!("this is another training: {other}")))
}

fn course_words<G: Learned>(training: &Training<G>) -> String {
    let Course { seed, games, rate: (rate, _), lambda, study } = training.course;
    let against = match (training.rival(), training.alone()) {
        (Some(Rival::Net), Some(alone)) => format!("against a rival after {alone} games"),
        (Some(Rival::Plain), Some(alone)) => format!("against the greedy player after {alone} games"),
        _ => "against itself".to_owned(),
    };
    let chapters = study.map(|Study { games, passes }| format!("chapters of {games} games {passes} times, "));
    let chapters = chapters.unwrap_or_default();
    format!("seed {seed}, {games} games, rate {rate}, lambda {lambda}, {chapters}{against}")
}

/// Writes beside the file and then puts it into its place, so that whoever stops the program finds the old or the new.
fn put(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let place = place(file);
    let beside = beside(&place);
    let done = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, &place));
    done.map_err(|e| {
        std::fs::remove_file(&beside).ok();
        failed(file, e)
    })
}

/// Whether that will be possible.
fn can_put(file: &Path) -> Result<(), Failure> {
    if file.is_dir() {
        return Err(failed(file, "this is a folder"));
    }
    if file.exists() && !file.is_file() {
        return Err(failed(file, "this is no ordinary file, and stays"));
    }
    let beside = beside(&place(file));
    std::fs::write(&beside, []).and_then(|()| std::fs::remove_file(&beside)).map_err(|e| failed(file, e))
}

/// What is written must be several files, and none of them the rival.
fn apart(args: &TrainArgs) -> Result<(), Failure> {
    let written: Vec<Named> =
        [Some(("--out", args.out.as_path())), args.checkpoint.as_deref().map(|file| ("--checkpoint", file))]
            .into_iter()
            .flatten()
            .collect();
    let rival = args.against.as_deref().filter(|rival| ![GREEDY, SHIPPED].iter().any(|word| *rival == Path::new(word)));
    file::apart(&written, rival.map(|file| ("--against", file)).as_slice())
}

/// A network may take the place of another one or of an empty file, and of nothing else.
fn may_replace(file: &Path) -> Result<(), Failure> {
    let there = if file.is_file() { file::read(file)? } else { vec![] };
    if there.is_empty() || Net::is_file(&there) { Ok(()) } else { Err(failed(file, "this is no network, and stays")) }
}

/// Whoever named a link means what it leads to.
fn place(file: &Path) -> PathBuf {
    file.canonicalize().unwrap_or_else(|_| file.to_owned())
}

/// A name that nobody else's file has.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    PathBuf::from(name)
}
