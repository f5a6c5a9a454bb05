//! `courtly replay FILE`: step through a record with what a seat, or everybody, knew then.

use crate::Failure;
use crate::cli::ReplayArgs;
use crate::say::{Say, print};
use crate::verify::read;
use courtly_core::{Seat, Viewer};
use courtly_host::{Record, Table, replay};
use courtly_text::Tint;
use std::io::{IsTerminal, stdin};

pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let say = Say::new(args.lang.lang(), args.plain);
    let record = read(&args.file)?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) if usize::from(seat) < record.header.seats => Viewer::Seat(Seat(seat)),
        Some(seat) => {
            return Err(Failure(format!(
                "--as {seat}: there are seats 0 to {}",
                record.header.seats.saturating_sub(1)
            )));
        }
    };
    let film = Film { record: &record, file: args.file.display().to_string(), viewer, say };
    if stdin().is_terminal() { film.step_through() } else { film.print_all() }
}

struct Film<'a> {
    record: &'a Record,
    file: String,
    viewer: Viewer,
    say: Say,
}

impl Film<'_> {
    fn at(&self, lines: usize) -> Result<Box<dyn Table>, Failure> {
        replay(self.record, lines).map_err(|e| Failure(format!("{}: {e}", self.file)))
    }

    fn print_all(&self) -> Result<(), Failure> {
        let mut steps = 0;
        for lines in 0..=self.record.lines.len() {
            let table = self.at(lines)?;
            self.show(lines, table.as_ref(), steps)?;
            steps = table.steps();
        }
        Ok(())
    }

    fn step_through(&self) -> Result<(), Failure> {
        let last = self.record.lines.len();
        let mut lines = 0;
        loop {
            // After an undo the table has fewer steps than before; nothing new is told then.
            let before = if lines > 0 { self.at(lines - 1)?.steps() } else { 0 };
            self.show(lines, self.at(lines)?.as_ref(), before)?;
            print(&format!("{} ", self.say.say("ui-replay-keys", &[("line", lines.into()), ("last", last.into())])))?;
            let mut typed = String::new();
            if stdin().read_line(&mut typed)? == 0 {
                return print("\n");
            }
            match typed.trim() {
                "q" | "quit" => return Ok(()),
                "b" | "r" => lines = lines.saturating_sub(1),
                "" => lines = (lines + 1).min(last),
                number => match number.parse::<usize>() {
                    Ok(n) => lines = n.min(last),
                    Err(_) => print(&format!("{}\n", self.say.word("ui-not-understood")))?,
                },
            }
        }
    }

    /// The board after so many lines, and what happened since so many steps.
    fn show(&self, lines: usize, table: &dyn Table, before: usize) -> Result<(), Failure> {
        let mut text = String::new();
        let title = self.say.say("ui-replay-line", &[("line", lines.into()), ("last", self.record.lines.len().into())]);
        text.push_str(&self.say.ink.paint(Tint::Muted, &title));
        text.push('\n');
        for line in table.log(self.viewer, before, self.say.lang.into()) {
            text.push_str(&format!("  {line}\n"));
        }
        if self.say.plain {
            text.push_str(&table.facts(self.viewer, self.say.lang.into()).join("\n"));
        } else {
            text.push_str(&table.board(self.viewer, self.say.lang.into(), self.say.ink));
        }
        text.push('\n');
        for line in table.ending(self.viewer, self.say.lang.into()) {
            text.push_str(&format!("{}\n", self.say.ink.paint(Tint::Gold, &line)));
        }
        print(&text)
    }
}
