//! `courtly play`: a game in the terminal.

mod menu;
mod puzzles;
mod recorder;
mod seating;
mod session;

use crate::Failure;
use crate::cli::PlayArgs;
use crate::say::Say;
pub(crate) use puzzles::run as run_puzzles;
pub use seating::Who;
pub use session::Session;
use std::io::{IsTerminal, stdin, stdout};

pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    let say = Say::new(args.lang.lang(), args.plain);
    let seating = match &args.resume {
        Some(file) => seating::resume(file)?,
        None => seating::fresh(args)?,
    };
    // Without cursor control a screen can only be hidden by scrolling it away.
    let clears = stdout().is_terminal() && !crate::say::dumb();
    Session::new(seating, say, clears, stdin().lock(), stdout().lock()).run()
}
