use clap::Parser;
use courtly::cli::{Cli, run};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: courtly::counting::Counting = courtly::counting::Counting;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("courtly: {}", failure.0);
            ExitCode::FAILURE
        }
    }
}
