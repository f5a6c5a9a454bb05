//! The `courtly` program: each subcommand is a module.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod cli;
pub mod counting;
pub mod edition;
pub mod engine;
pub mod file;
pub mod load;
pub mod play;
pub mod progress;
pub mod replay;
pub mod say;
pub mod serve;
pub mod train;
pub mod trial;
pub mod verify;

/// A mistake of the user or of a file, in words. No stack trace, exit status 1.
#[derive(Debug)]
pub struct Failure(pub String);

impl<E: std::error::Error> From<E> for Failure {
    fn from(e: E) -> Failure {
        Failure(e.to_string())
    }
}
