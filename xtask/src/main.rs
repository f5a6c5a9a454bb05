//! The project's own chores. `cargo xtask test` runs every check there is; nothing exists only in CI.

use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

const USAGE: &str = "usage: cargo xtask COMMAND

  test           every check: format, lints, house rules, all tests (under 15 minutes on 2 cores from nothing)
  quick          the same without lints, for the inner loop
  soak           the generic suites with many more games (about an hour)
  fuzz TARGET S  coverage-guided fuzzing for S seconds (needs a nightly toolchain and cargo-fuzz);
                 TARGET is engine, position, edition or record";

/// Test programs that take long, the longest first.
const LONG: [&str; 3] = ["courtly: browser", "all: generic", "server: it"];

/// What fetches a browser for the tests.
const FETCH: &str = "apps/courtly/tests/browser/fetch.sh";

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
    let fetch = fetch();
    // Whatever has tests. Examples are compiled by the lints.
    let parts = ["--workspace", "--tests"];
    let told =
        told(&[&["test", "--no-run", "--quiet", "--message-format=json-render-diagnostics"][..], &parts].concat());
    // Whatever became of the compiling: nobody is left behind who fetches.
    fetch.and_then(|mut fetching| fetching.wait()).ok();
    let mut jobs = run::built(&told?, &LONG)?;
    if lints {
        let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
        jobs.insert(0, job("lints", &clippy));
    }
    // Browsers and killed servers wait now and then, so there is room for one more.
    run::all(jobs, std::thread::available_parallelism().map_or(2, usize::from) + 1)
}

/// Fetches a browser for the tests beside the compiler, since that waits for the net. If it fails, they say so.
fn fetch() -> std::io::Result<Child> {
    let root = house::root();
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    Command::new("sh").arg(root.join(FETCH)).arg(target.join("tmp/browser")).stderr(Stdio::null()).spawn()
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

/// What cargo writes to its standard output; the rest of its words goes to ours.
fn told(args: &[&str]) -> Result<String, String> {
    let done = command(args).stderr(Stdio::inherit()).output().map_err(|e| format!("cargo: {e}"))?;
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    if done.status.success() { Ok(said) } else { Err(format!("cargo {} failed", args.join(" "))) }
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
