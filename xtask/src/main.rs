//! The project's own chores. `cargo xtask test` runs every check there is; nothing exists only in CI.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const USAGE: &str = "usage: cargo xtask COMMAND

  test           every check: format, lints, house rules, all tests (under 15 minutes on 2 cores from nothing)
  quick          the same without lints, for the inner loop
  soak           the generic suites with many more games (about an hour)
  fuzz TARGET S  coverage-guided fuzzing for S seconds (needs a nightly toolchain and cargo-fuzz);
                 TARGET is engine, position, edition or record";

/// Test programs that take long, the longest first. The lints come before them: they compute all the time, and the
/// browser's tests fill the gaps.
const LONG: [&str; 3] = ["courtly: browser", "all: generic", "server: it"];
const LINTS: &str = "lints";

mod house;
mod run;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["test"] => test(true),
        ["quick"] => test(false),
        ["soak"] => soak(),
        ["fuzz", target, seconds] => fuzz(target, seconds),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn test(lints: bool) -> Result<(), String> {
    house::check()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    // Browsers and killed servers wait more than they compute, so there is room for one more.
    let at_once = std::thread::available_parallelism().map_or(2, usize::from) + 1;
    let first: Vec<&str> = lints.then_some(LINTS).into_iter().chain(LONG).collect();
    run::all(&first, at_once, |start| {
        build(start)?;
        let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
        let mut then = vec![job("examples in the documentation", &["test", "--workspace", "--doc", "--quiet"])];
        if lints {
            then.push(job(LINTS, &clippy));
        }
        Ok(then)
    })
}

/// Builds all tests and hands out every program as soon as cargo tells of it. Examples are compiled by the lints.
fn build(start: &mut dyn FnMut(run::Job)) -> Result<(), String> {
    let began = Instant::now();
    let args = "test --no-run --quiet --message-format=json-render-diagnostics --workspace --lib --bins --tests";
    let args: Vec<&str> = args.split(' ').collect();
    let mut cargo = command(&args).stdout(Stdio::piped()).spawn().map_err(|e| format!("cargo: {e}"))?;
    let told = BufReader::new(cargo.stdout.take().expect("its output is piped"));
    for line in told.lines() {
        run::built(&line.map_err(|e| format!("cargo: {e}"))?).into_iter().for_each(&mut *start);
    }
    let status = cargo.wait().map_err(|e| format!("cargo: {e}"))?;
    eprintln!("  {:6.1} s  building", began.elapsed().as_secs_f32());
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}

fn soak() -> Result<(), String> {
    cargo(&["test", "--release", "--package", "courtly-games", "--", "--nocapture"], &[("COURTLY_SOAK", "50")])
}

fn fuzz(target: &str, seconds: &str) -> Result<(), String> {
    let time = format!("-max_total_time={seconds}");
    cargo(&["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", target, "--", &time], &[])
}

fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let status = command(args).envs(variables.iter().copied()).status().map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}

fn job(name: &str, args: &[&str]) -> run::Job {
    run::Job { name: name.to_owned(), command: command(args) }
}

fn command(args: &[&str]) -> Command {
    eprintln!("cargo {}", args.join(" "));
    // `+nightly` is understood by the cargo on the path, not by the one that runs this program.
    let mut command = Command::new("cargo");
    command.args(args).env_remove("RUSTUP_TOOLCHAIN");
    // Everything is compiled once here, and what is kept to compile it again sooner takes time and makes it slower.
    if std::env::var_os("CARGO_INCREMENTAL").is_none() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}
