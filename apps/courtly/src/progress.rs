//! A line that is written over itself while something takes long, where somebody looks at a terminal; else nothing.

use crate::say::dumb;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// Nobody reads faster.
const PAUSE: Duration = Duration::from_millis(200);
const WIDTH: usize = 20;

#[derive(Debug)]
pub struct Line {
    pub begun: Instant,
    /// Whether somebody looks.
    seen: bool,
    /// When it was last written, if it stands there.
    shown: Option<Instant>,
}

impl Line {
    /// The time begins as well.
    pub fn begin() -> Line {
        Line { begun: Instant::now(), seen: stderr().is_terminal() && !dumb(), shown: None }
    }

    /// Shows this, unless nobody looks or something else was shown just now.
    pub fn show(&mut self, text: impl FnOnce() -> String) {
        if !self.seen || self.shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        // More than one row could not be written over.
        let row = terminal_size::terminal_size().map_or(usize::MAX, |(width, _)| usize::from(width.0).max(2) - 1);
        let text: String = text().chars().take(row).collect();
        // What cannot be written to the terminal is not worth a failure.
        let _ = write!(stderr(), "\r\u{1b}[K{text}");
    }

    /// Makes room for what stays.
    pub fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(stderr(), "\r\u{1b}[K");
        }
    }
}

/// What fails meanwhile is told on a line of its own.
impl Drop for Line {
    fn drop(&mut self) {
        self.clear();
    }
}

/// A bar that is as full as so many of so many.
pub fn bar(done: u64, all: u64) -> String {
    let full = (WIDTH as u64 * done / all.max(1)) as usize;
    format!("[{}{}]", "=".repeat(full), " ".repeat(WIDTH - full))
}

/// How long the rest takes, if it goes on as the first so many of so many did.
pub fn left(taken: Duration, done: u64, all: u64) -> String {
    let seconds = (taken.as_secs_f64() * (all - done) as f64 / done.max(1) as f64).round() as u64;
    match seconds / 3600 {
        0 => format!("{}:{:02} left", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02} left", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_far_and_how_long() {
        assert_eq!(bar(50, 200), "[=====               ]");
        assert_eq!(left(Duration::from_secs(30), 50, 200), "1:30 left");
        assert_eq!(left(Duration::from_secs_f64(3_725.4), 1, 2), "1:02:05 left");
    }
}
