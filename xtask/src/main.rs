//! The project's own chores. `cargo xtask test` runs every check there is; nothing exists only in CI.

use std::process::{Command, ExitCode};

const USAGE: &str = "usage: cargo xtask COMMAND

  test           every check: format, lints, house rules, all tests (under 15 minutes on 2 cores from nothing)
  quick          the same without lints, for the inner loop
  soak           the generic suites with many more games (about an hour)
  fuzz TARGET S  coverage-guided fuzzing for S seconds (needs a nightly toolchain and cargo-fuzz);
                 TARGET is engine, position, edition or record";

mod house;

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
    if lints {
        cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"], &[])?;
    }
    cargo(&["test", "--workspace", "--quiet"], &[])
}

fn soak() -> Result<(), String> {
    cargo(&["test", "--release", "--package", "courtly-games", "--", "--nocapture"], &[("COURTLY_SOAK", "50")])
}

fn fuzz(target: &str, seconds: &str) -> Result<(), String> {
    let time = format!("-max_total_time={seconds}");
    cargo(&["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", target, "--", &time], &[])
}

fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("cargo {}", args.join(" "));
    // `+nightly` is understood by the cargo on the path, not by the one that runs this program.
    let status = Command::new("cargo")
        .args(args)
        .envs(variables.iter().copied())
        .env_remove("RUSTUP_TOOLCHAIN")
        .status()
        .map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}
