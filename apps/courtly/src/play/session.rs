//! One evening at the table: bots decide, people are asked in turn, secrets stay behind a hand-over screen.

use super::menu::{LIST_MAX, Menu, Typed, typed};
use super::seating::{Seating, Who};
use crate::Failure;
use crate::say::Say;
use courtly_core::{Seat, Viewer};
use courtly_host::{Budget, Choice, Level};
use courtly_text::{Ink, Tint};
use std::io::{BufRead, ErrorKind, Read, Write};
use std::path::Path;

/// A longer line of input is taken in pieces.
const LINE_MAX: u64 = 64 * 1024;

/// So many empty lines hide a screen that cannot be cleared.
const SCROLLED: usize = 200;

/// The most choices that are printed at once.
const PRINTED_MAX: usize = 60;

/// How much of the log is told at the end to people who share a keyboard.
const LAST_LINES: usize = 12;

pub struct Session<I, O> {
    seating: Seating,
    pub(super) say: Say,
    /// The screen can be cleared, scrollback included.
    clears: bool,
    input: I,
    output: O,
    /// By seat: the number of steps that it has been told about.
    told: Vec<usize>,
    /// The number of steps that whoever watches bots alone has been told about.
    watched: usize,
    /// Whose secrets may be on the screen.
    shown: Option<Seat>,
    /// What people decided and did not take back.
    made: Vec<String>,
    /// The decisions that solve a puzzle: there hints come from here, since the champion plays for the whole game.
    solution: Option<Vec<String>>,
}

impl<I, O> std::fmt::Debug for Session<I, O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("told", &self.told).finish_non_exhaustive()
    }
}

/// How asking a person ended.
pub(super) enum Asked {
    Decided,
    TookBack,
    Left,
}

impl<I: BufRead, O: Write> Session<I, O> {
    pub fn new(seating: Seating, say: Say, clears: bool, input: I, output: O) -> Self {
        let told = vec![0; seating.players.len()];
        Session { seating, say, clears, input, output, told, watched: 0, shown: None, made: vec![], solution: None }
    }

    /// The same for a puzzle with this solution.
    pub(super) fn solved_by(self, solution: Vec<String>) -> Self {
        Session { solution: Some(solution), ..self }
    }

    /// Plays until the game is over or the people leave.
    pub fn run(&mut self) -> Result<(), Failure> {
        self.greet()?;
        while !self.seating.table.over() {
            let owing = self.seating.table.to_act();
            let bot = owing.iter().find_map(|seat| match self.seating.players[seat.index()] {
                Who::Bot(level) => Some((seat, level)),
                Who::Human => None,
            });
            match (bot, owing.first()) {
                (Some((seat, level)), _) => self.bot_decides(seat, level)?,
                (None, Some(seat)) => match self.ask(seat)? {
                    Asked::Decided | Asked::TookBack => {}
                    Asked::Left => return self.farewell(),
                },
                (None, None) => break,
            }
        }
        self.finish()
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let name = self.seating.table.game_name();
        let title = self.say.ink.paint(Tint::Gold, name);
        self.line(&title)?;
        for seat in Seat::all(self.seating.players.len()) {
            let who = match self.seating.players[seat.index()] {
                Who::Human => self.say.word("ui-human"),
                Who::Bot(level) => self.say.word(&format!("ui-bot-{}", level.name())),
            };
            let text = self.named(seat, &who);
            self.line(&format!("  {text}"))?;
        }
        let bots = self.seating.players.iter().any(|who| matches!(who, Who::Bot(Level::Of(_))));
        if bots && !self.seating.table.bots_trained() {
            let text = self.say.word("ui-untrained");
            self.muted(&text)?;
        }
        if let Some(path) = self.record_path() {
            let text = self.say.say("ui-recording", &[("file", path.into())]);
            self.muted(&text)?;
        }
        if self.bots_alone() {
            return Ok(());
        }
        let text = self.say.word("ui-commands");
        self.muted(&text)
    }

    fn bots_alone(&self) -> bool {
        self.seating.players.iter().all(|who| *who != Who::Human)
    }

    /// Whoever only watches is told what all may know as it happens; of a game that goes on, or is over, the last lines.
    fn watch(&mut self) -> Result<(), Failure> {
        let log = self.seating.table.log(Viewer::Spectator, self.watched, self.say.lang.into());
        let from = if self.watched == 0 { log.len().saturating_sub(LAST_LINES) } else { 0 };
        self.watched = self.seating.table.steps();
        self.list(&log[from..])?;
        Ok(self.output.flush()?)
    }

    fn bot_decides(&mut self, seat: Seat, level: Level) -> Result<(), Failure> {
        let advised = self.seating.table.advise(seat, level, Budget::TURN).expect("the seat owes a decision");
        self.decide(seat, &advised.decision)?;
        if self.bots_alone() { self.watch() } else { Ok(()) }
    }

    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Failure> {
        self.seating.table.act(seat, decision)?;
        match &mut self.seating.recorder {
            Some(recorder) => recorder.note(self.seating.table.as_ref()),
            None => Ok(()),
        }
    }

    pub(super) fn ask(&mut self, seat: Seat) -> Result<Asked, Failure> {
        if !self.hand_over(seat)? {
            return Ok(Asked::Left);
        }
        self.tell(seat)?;
        self.show_board(Viewer::Seat(seat))?;
        let choices = self.seating.table.choices(seat, self.say.lang.into());
        let question = self.seating.table.question(seat, self.say.lang.into());
        let question = self.say.ink.paint(Tint::Strong, &self.wrap(&self.named(seat, &question), ""));
        let mut opened: Vec<String> = vec![];
        loop {
            self.line("")?;
            self.line(&question)?;
            let menu = Menu::of(&choices, &opened);
            if !opened.is_empty() {
                let text = self.say.say("ui-under", &[("heading", opened.join(" · ").into())]);
                self.line(&text)?;
            }
            self.show_menu(&menu)?;
            match self.answer(seat, &choices, &menu)? {
                Answer::Decide(decision) => {
                    self.decide(seat, &decision)?;
                    self.made.push(decision);
                    return Ok(Asked::Decided);
                }
                Answer::Open(heading) => opened.push(heading),
                Answer::Back => drop(opened.pop()),
                Answer::Again => {}
                Answer::TookBack => return Ok(Asked::TookBack),
                Answer::Left => return Ok(Asked::Left),
            }
        }
    }

    /// Reads lines until one of them leads on.
    fn answer(&mut self, seat: Seat, choices: &[Choice], menu: &Menu<'_>) -> Result<Answer, Failure> {
        // A filter by words replaces what the numbers mean until the menu is shown again.
        let mut listed: Vec<&Choice> = match menu {
            Menu::Choices(list) => list.iter().take(PRINTED_MAX).copied().collect(),
            Menu::Headings(_) => vec![],
        };
        // What the hint named last: Enter takes it.
        let mut hinted: Option<String> = None;
        loop {
            self.write("> ")?;
            let Some(line) = self.read_line()? else { return Ok(Answer::Left) };
            match typed(&line) {
                Typed::Number(n) => match (listed.get(n.wrapping_sub(1)), menu) {
                    (Some(choice), _) => return Ok(Answer::Decide(choice.decision.clone())),
                    (None, Menu::Headings(headings)) if listed.is_empty() && (1..=headings.len()).contains(&n) => {
                        let heading = &headings[n - 1];
                        return Ok(match heading.choices[..] {
                            [only] => Answer::Decide(only.decision.clone()),
                            _ => Answer::Open(heading.name.to_owned()),
                        });
                    }
                    // Some decisions are spelt with digits alone.
                    _ => match choices.iter().find(|choice| choice.decision == line.trim()) {
                        Some(choice) => return Ok(Answer::Decide(choice.decision.clone())),
                        None => self.say_line("ui-no-such-number")?,
                    },
                },
                Typed::Nothing if hinted.is_some() => return Ok(Answer::Decide(hinted.unwrap_or_default())),
                Typed::Nothing if choices.len() == 1 => return Ok(Answer::Decide(choices[0].decision.clone())),
                Typed::Nothing => self.say_line("ui-type-a-number")?,
                Typed::Back => return Ok(Answer::Back),
                Typed::Quit => return Ok(Answer::Left),
                Typed::Undo => {
                    if self.take_back(seat)? {
                        return Ok(Answer::TookBack);
                    }
                }
                Typed::Words(words) => {
                    if let Some(choice) = choices.iter().find(|c| c.decision == words || c.words == words) {
                        return Ok(Answer::Decide(choice.decision.clone()));
                    }
                    let found = Menu::matching(choices, words);
                    if found.is_empty() {
                        self.say_line("ui-not-understood")?;
                    } else {
                        self.show_menu(&Menu::Choices(found.clone()))?;
                        listed = found;
                        listed.truncate(PRINTED_MAX);
                    }
                }
                Typed::Hint => hinted = self.hint(seat, choices)?,
                Typed::Board => {
                    self.show_board(Viewer::Seat(seat))?;
                    return Ok(Answer::Again);
                }
                aside @ (Typed::Help | Typed::Log | Typed::Save(_)) => self.aside(seat, &aside)?,
            }
        }
    }

    /// What can be asked for without deciding anything.
    fn aside(&mut self, seat: Seat, what: &Typed<'_>) -> Result<(), Failure> {
        match what {
            Typed::Help => {
                let help = self.seating.table.help(seat, self.say.lang.into());
                let help = self.wrap(&help, "");
                self.line(&help)
            }
            Typed::Log => {
                let log = self.seating.table.log(Viewer::Seat(seat), 0, self.say.lang.into());
                self.list(&log)
            }
            Typed::Save("") => self.say_line("ui-save-where"),
            Typed::Save(path) => {
                let (key, file) = match self.seating.recorder.as_ref().map(|recorder| recorder.copy_to(Path::new(path)))
                {
                    Some(Ok(())) => ("ui-saved", (*path).to_owned()),
                    Some(Err(e)) => ("ui-not-saved", format!("{path}: {e}")),
                    None => ("ui-no-record", (*path).to_owned()),
                };
                let text = self.say.say(key, &[("file", file.into())]);
                self.line(&text)
            }
            Typed::Number(_) | Typed::Undo | Typed::Back | Typed::Quit | Typed::Words(_) | Typed::Nothing => Ok(()),
            Typed::Hint | Typed::Board => Ok(()),
        }
    }

    /// Tells what the champion would do, or what solves the puzzle, and returns that decision.
    fn hint(&mut self, seat: Seat, choices: &[Choice]) -> Result<Option<String>, Failure> {
        let (key, decision) = match &self.solution {
            Some(solution) => match solution.strip_prefix(&self.made[..]) {
                Some([next, ..]) => ("ui-puzzle-hint", next.clone()),
                Some([]) | None => return self.say_line("ui-puzzle-astray").map(|()| None),
            },
            None => {
                let advised = self.seating.table.advise(seat, Level::BEST, Budget::TURN);
                ("ui-hint", advised.expect("the seat owes a decision").decision)
            }
        };
        let choice = choices.iter().find(|choice| choice.decision == decision);
        let words = choice.map_or(decision.clone(), |choice| choice.words.clone());
        let text = self.say.say(key, &[("choice", words.into())]);
        let text = self.wrap(&text, "");
        self.line(&text)?;
        Ok(Some(decision))
    }

    fn take_back(&mut self, seat: Seat) -> Result<bool, Failure> {
        match self.seating.table.undo(seat) {
            Ok(()) => {
                if let Some(recorder) = &mut self.seating.recorder {
                    recorder.note_undo(seat, self.seating.table.as_ref())?;
                }
                self.made.pop();
                let steps = self.seating.table.steps();
                self.told.iter_mut().for_each(|told| *told = (*told).min(steps));
                self.say_line("ui-undone")?;
                Ok(true)
            }
            Err(e) => {
                let key = match e {
                    courtly_host::UndoError::Nothing => "ui-undo-nothing",
                    courtly_host::UndoError::SomethingWasShown | courtly_host::UndoError::Over => "ui-undo-shown",
                    courtly_host::UndoError::SomebodyActed => "ui-undo-acted",
                };
                self.say_line(key)?;
                Ok(false)
            }
        }
    }

    /// Whether several people share the keyboard.
    fn shared(&self) -> bool {
        self.seating.players.iter().filter(|who| **who == Who::Human).count() > 1
    }

    /// Hides the secrets of whoever looked before, if several people share the keyboard. False if they leave.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.shared() || self.shown == Some(seat) {
            return Ok(true);
        }
        if let Some(before) = self.shown {
            // What a decision brought its seat, such as drawn cards, is for that seat alone to see first.
            if self.tell(before)? {
                self.say_line("ui-seen")?;
                if self.read_line()?.is_none() {
                    return Ok(false);
                }
            }
            self.hide()?;
        }
        let text = self.say.say("ui-pass", &[("seat", self.name(seat).into())]);
        loop {
            self.line(&text)?;
            match self.read_line()?.as_deref().map(typed) {
                Some(Typed::Nothing) => break,
                None | Some(Typed::Quit) => {
                    self.shown = None;
                    return Ok(false);
                }
                Some(_) => {}
            }
        }
        self.shown = Some(seat);
        Ok(true)
    }

    fn hide(&mut self) -> Result<(), Failure> {
        if self.clears {
            write!(self.output, "\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        } else {
            // Enough to push the last screen out of sight.
            write!(self.output, "{}", "\n".repeat(SCROLLED))?;
        }
        Ok(())
    }

    /// What happened since this seat was last told.
    /// True if there was anything to tell.
    fn tell(&mut self, seat: Seat) -> Result<bool, Failure> {
        let from = self.told[seat.index()];
        let log = self.seating.table.log(Viewer::Seat(seat), from, self.say.lang.into());
        self.told[seat.index()] = self.seating.table.steps();
        if !log.is_empty() {
            self.line("")?;
        }
        self.list(&log)?;
        Ok(!log.is_empty())
    }

    /// Lines of the log; one that repeats itself is told once, with how often.
    fn list(&mut self, log: &[String]) -> Result<(), Failure> {
        for same in log.chunk_by(|a, b| a == b) {
            match same.len() {
                1 => self.line(&self.wrap(&format!("  {}", same[0]), "    "))?,
                times => self.line(&self.wrap(&format!("  {} ×{times}", same[0]), "    "))?,
            }
        }
        Ok(())
    }

    fn show_board(&mut self, viewer: Viewer) -> Result<(), Failure> {
        self.line("")?;
        if !self.say.plain {
            let drawing = self.seating.table.board(viewer, self.say.lang.into(), Ink::PLAIN);
            let width = drawing.lines().map(|line| line.chars().count()).max().unwrap_or_default();
            if self.say.width.is_none_or(|columns| width <= columns) {
                let text = self.seating.table.board(viewer, self.say.lang.into(), self.say.ink);
                return self.line(text.trim_end_matches('\n'));
            }
            let text = self.say.say("ui-too-narrow", &[("columns", width.into())]);
            self.muted(&text)?;
        }
        for fact in self.seating.table.facts(viewer, self.say.lang.into()) {
            self.line(&self.wrap(&fact, "  "))?;
        }
        Ok(())
    }

    fn show_menu(&mut self, menu: &Menu<'_>) -> Result<(), Failure> {
        match menu {
            Menu::Headings(headings) => {
                for (n, heading) in (1..).zip(headings) {
                    let text = match heading.choices[..] {
                        [only] => only.words.clone(),
                        _ => {
                            let count = self.say.say("ui-choices", &[("count", heading.choices.len().into())]);
                            format!("{} {}", heading.name, self.say.ink.paint(Tint::Muted, &format!("({count})")))
                        }
                    };
                    self.line(&self.wrap(&format!("{n:>3}  {text}"), "     "))?;
                }
            }
            Menu::Choices(choices) => {
                for (n, choice) in (1..).zip(choices.iter().take(PRINTED_MAX)) {
                    self.line(&self.wrap(&format!("{n:>3}  {}", choice.words), "     "))?;
                }
                if choices.len() > PRINTED_MAX {
                    let left = choices.len() - PRINTED_MAX;
                    let text = self.say.say("ui-more", &[("count", left.into())]);
                    self.muted(&text)?;
                } else if choices.len() > LIST_MAX {
                    let text = self.say.word("ui-narrow");
                    self.muted(&text)?;
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let mut people =
            Seat::all(self.seating.players.len()).filter(|seat| self.seating.players[seat.index()] == Who::Human);
        // At a shared keyboard the last screen shows only what all may know.
        let viewer = match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        if viewer == Viewer::Spectator && self.shown.is_some() {
            self.hide()?;
        }
        match viewer {
            Viewer::Seat(seat) => drop(self.tell(seat)?),
            Viewer::Spectator if self.bots_alone() => self.watch()?,
            Viewer::Spectator => {
                let log = self.seating.table.log(viewer, 0, self.say.lang.into());
                if log.len() > LAST_LINES {
                    let text = self.say.word("ui-earlier");
                    self.muted(&text)?;
                }
                self.list(&log[log.len().saturating_sub(LAST_LINES)..])?;
            }
        }
        self.show_board(viewer)?;
        self.line("")?;
        let ending = self.seating.table.ending(viewer, self.say.lang.into());
        for text in ending {
            let text = self.say.ink.paint(Tint::Gold, &text);
            self.line(&text)?;
        }
        if let Some(file) = self.record_path() {
            let text = self.say.say("ui-finished", &[("file", file.into())]);
            self.muted(&text)?;
        }
        Ok(())
    }

    fn farewell(&mut self) -> Result<(), Failure> {
        if self.shared() && self.shown.is_some() {
            self.hide()?;
        }
        let Some(file) = self.record_path() else { return Ok(()) };
        let mut command = format!("courtly play --resume {file}");
        if self.say.chosen {
            command.push_str(&format!(" --lang {}", self.say.lang.code()));
        }
        if self.say.plain {
            command.push_str(" --plain");
        }
        let text = self.say.say("ui-farewell", &[("command", command.into())]);
        self.line("")?;
        self.line(&text)
    }

    fn record_path(&self) -> Option<String> {
        self.seating.recorder.as_ref().map(|recorder| recorder.path().display().to_string())
    }

    pub(super) fn game_name(&self) -> &'static str {
        self.seating.table.game_name()
    }

    pub(super) fn made(&self) -> &[String] {
        &self.made
    }

    /// The way of speaking, for another session.
    pub(super) fn into_say(self) -> Say {
        self.say
    }

    fn name(&self, seat: Seat) -> String {
        self.seating.table.seat_name(seat, self.say.lang.into())
    }

    /// "Green: what", as the language writes it.
    fn named(&self, seat: Seat, text: &str) -> String {
        self.say.say("ui-named", &[("name", self.name(seat).into()), ("text", text.into())])
    }

    fn wrap(&self, text: &str, indent: &str) -> String {
        self.say.wrap(text, indent)
    }

    pub(super) fn say_line(&mut self, key: &str) -> Result<(), Failure> {
        let text = self.say.word(key);
        self.line(&text)
    }

    fn muted(&mut self, text: &str) -> Result<(), Failure> {
        let text = self.say.ink.paint(Tint::Muted, &self.wrap(text, ""));
        self.line(&text)
    }

    pub(super) fn line(&mut self, text: &str) -> Result<(), Failure> {
        self.write(&format!("{text}\n"))
    }

    /// A reader that has gone away is no mistake: the record is on disk.
    fn write(&mut self, text: &str) -> Result<(), Failure> {
        match self.output.write_all(text.as_bytes()).and_then(|()| self.output.flush()) {
            Err(e) if e.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
            other => Ok(other?),
        }
    }

    /// A line of input; `None` at its end. Bytes that are no text are replaced, not refused.
    pub(super) fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = vec![];
        let read = self.input.by_ref().take(LINE_MAX).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// What a typed line led to.
enum Answer {
    Decide(String),
    Open(String),
    Back,
    /// The menu is to be shown again.
    Again,
    TookBack,
    Left,
}
