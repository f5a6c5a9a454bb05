//! The record of a match on disk: every step is there before the next one is shown.

use crate::Failure;
use crate::file::failed;
use courtly_core::Seat;
use courtly_host::{End, Header, Line, Record, Seed, Table, opening, written};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Debug)]
pub(crate) struct Recorder {
    file: File,
    path: PathBuf,
    /// How many steps of the match are in the file.
    steps: usize,
    ended: bool,
}

impl Recorder {
    /// A new file; one that exists is never overwritten.
    pub(crate) fn create(path: &Path, header: &Header, seed: &Seed) -> Result<Recorder, Failure> {
        let named = |e: std::io::Error| match e.kind() {
            ErrorKind::AlreadyExists => {
                Failure(format!("{}: the file already exists; choose another name or --resume it", path.display()))
            }
            _ => failed(path, e),
        };
        let mut file = OpenOptions::new().write(true).create_new(true).open(path).map_err(named)?;
        // Nobody else resumes the match while it is played; where files cannot be locked, it goes without.
        let _ = file.try_lock();
        file.write_all(opening(header, seed).as_bytes()).map_err(named)?;
        Ok(Recorder { file, path: path.to_owned(), steps: 0, ended: false })
    }

    /// The file of a match that goes on. A last line that was cut off in writing is dropped.
    pub(crate) fn reopen(path: &Path, record: &Record, steps: usize) -> Result<Recorder, Failure> {
        let named = |e: std::io::Error| failed(path, e);
        let mut file = OpenOptions::new().write(true).open(path).map_err(named)?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(Failure(format!("{}: somebody else is playing this match", path.display())));
        }
        file.set_len(record.whole as u64).map_err(named)?;
        file.seek(SeekFrom::End(0)).map_err(named)?;
        let ended = matches!(record.lines.last().map(|noted| &noted.line), Some(Line::End { .. }));
        Ok(Recorder { file, path: path.to_owned(), steps, ended })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the steps that were made since, and the end if it has come.
    pub(crate) fn note(&mut self, table: &dyn Table) -> Result<(), Failure> {
        let last = table.steps();
        let mut text = String::new();
        for step in self.steps..last {
            let line = table.record_line(step);
            let time = matches!(line, Line::Decide { .. }).then(now);
            // The hash belongs to the position after the last step; before it, chance was due.
            let hash = if step + 1 == last { table.hash() } else { None };
            text.push_str(&written(&line, time, hash));
        }
        if let Some(outcome) = table.outcome().filter(|_| !self.ended) {
            text.push_str(&written(&Line::End { end: End::from(&outcome) }, None, None));
            self.ended = true;
        }
        self.write(&text)?;
        self.steps = last;
        Ok(())
    }

    /// Writes that a seat took back its last decision.
    pub(crate) fn note_undo(&mut self, seat: Seat, table: &dyn Table) -> Result<(), Failure> {
        self.write(&written(&Line::Undo { seat: seat.0 }, None, table.hash()))?;
        self.steps = table.steps();
        Ok(())
    }

    /// Copies the record to another file, which must not exist yet.
    pub(crate) fn copy_to(&self, path: &Path) -> std::io::Result<()> {
        let bytes = std::fs::read(&self.path)?;
        OpenOptions::new().write(true).create_new(true).open(path)?.write_all(&bytes)
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        if text.is_empty() {
            return Ok(());
        }
        let done = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        done.map_err(|e| failed(&self.path, e))
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}
