//! `courtly puzzle`: one turn at a time, each with a turn in it that brings more than the others.

use super::menu::{Typed, typed};
use super::seating::{Seating, Who};
use super::session::{Asked, Session};
use crate::Failure;
use crate::cli::PuzzleArgs;
use crate::say::{Say, print};
use courtly_host::{
    Level, PuzzleInfo, Verdict, find_puzzles, phrases_for, puzzle, puzzle_count, puzzle_line, puzzle_table,
    puzzle_verdict,
};
use courtly_text::{Phrases, Tint};
use std::io::{BufRead, Write, stdin, stdout};

pub(crate) fn run(args: &PuzzleArgs) -> Result<(), Failure> {
    if let Some(wanted) = args.find {
        return print(&find_puzzles(&args.game, wanted as usize, args.seed).unwrap_or_default());
    }
    let say = Say::new(args.lang.lang(), args.plain);
    let count = puzzle_count(&args.game).unwrap_or_default();
    if !(1..=count).contains(&args.nr) {
        return Err(Failure(format!("--nr {}: there are puzzles 1 to {count}", args.nr)));
    }
    let phrases = phrases_for(&args.game, say.lang).ok_or(Failure(format!("{}: no such game", args.game)))?;
    let book = Book { game: &args.game, phrases };
    if args.solution {
        return print(&format!("{}\n", book.solution(args.nr, &say)));
    }
    let (mut say, mut number) = (say, args.nr);
    loop {
        let info = puzzle(&args.game, number).ok_or(Failure(format!("puzzle {number} cannot be set up")))?;
        let mut session = book.session(&info, say)?;
        let next = book.solve(&mut session, &info)?;
        say = session.into_say();
        match next {
            Next::Again => {}
            Next::Another => number = number % count + 1,
            Next::Leave => return Ok(()),
        }
    }
}

/// What the person wants after a puzzle.
enum Next {
    Again,
    Another,
    Leave,
}

/// The puzzles of a game.
struct Book<'a> {
    game: &'a str,
    phrases: Phrases,
}

type Desk = Session<std::io::StdinLock<'static>, std::io::StdoutLock<'static>>;

impl Book<'_> {
    fn session(&self, info: &PuzzleInfo, say: Say) -> Result<Desk, Failure> {
        let table = puzzle_table(self.game, info.number).ok_or(Failure("no such puzzle".to_owned()))?;
        let mut players = vec![Who::Bot(Level::USUAL); info.seats];
        players[info.seat.index()] = Who::Human;
        let seating = Seating { table, players, recorder: None };
        let line = puzzle_line(self.game, info.number, say.lang.into()).unwrap_or_default();
        let solution = line.into_iter().map(|(decision, _)| decision).collect();
        Ok(Session::new(seating, say, false, stdin().lock(), stdout().lock()).solved_by(solution))
    }

    /// Asks for the turn, says what it came to, and what to do then.
    fn solve<I: BufRead, O: Write>(&self, session: &mut Session<I, O>, info: &PuzzleInfo) -> Result<Next, Failure> {
        let stars: String = (0..3).map(|star| if star < info.stars { '★' } else { '☆' }).collect();
        let args = [
            ("game", session.game_name().into()),
            ("number", info.number.into()),
            ("count", info.count.into()),
            ("stars", stars.into()),
        ];
        let title = session.say.say("ui-puzzle-title", &args);
        let title = session.say.ink.paint(Tint::Gold, &title);
        session.line("")?;
        session.line(&title)?;
        let task = session.say.wrap(&self.phrases.word("puzzle-task"), "");
        let task = session.say.ink.paint(Tint::Strong, &task);
        session.line(&task)?;
        let verdict = loop {
            if let Asked::Left = session.ask(info.seat)? {
                return Ok(Next::Leave);
            }
            match puzzle_verdict(self.game, info.number, session.made()) {
                Some(Verdict::Open) => {}
                Some(verdict) => break verdict,
                None => return Ok(Next::Leave),
            }
        };
        session.line("")?;
        let text = match verdict {
            Verdict::Solved => session.say.word("ui-puzzle-solved"),
            Verdict::Short { reached } => {
                let args = [("reached", reached.into()), ("best", info.best.into())];
                let text = self.phrases.say("puzzle-short", &args);
                session.say.say("ui-puzzle-short", &[("text", text.into())])
            }
            Verdict::Open | Verdict::Illegal => unreachable!("a table takes legal decisions only"),
        };
        let text = session.say.wrap(&text, "");
        session.line(&text)?;
        self.what_next(session, info.number)
    }

    fn what_next<I: BufRead, O: Write>(&self, session: &mut Session<I, O>, number: usize) -> Result<Next, Failure> {
        loop {
            session.say_line("ui-puzzle-keys")?;
            let Some(line) = session.read_line()? else { return Ok(Next::Leave) };
            match (typed(&line), line.trim()) {
                (Typed::Nothing, _) => return Ok(Next::Another),
                (Typed::Quit, _) => return Ok(Next::Leave),
                (_, "a" | "again" | "e" | "encore") => return Ok(Next::Again),
                (_, "s" | "solution") => {
                    let text = self.solution(number, &session.say);
                    session.line(&text)?;
                }
                _ => {}
            }
        }
    }

    /// A turn that solves it, one decision a line.
    fn solution(&self, number: usize, say: &Say) -> String {
        let line = puzzle_line(self.game, number, say.lang.into()).unwrap_or_default();
        let line = (1..).zip(line).map(|(n, (_, words))| say.wrap(&format!("{n:>3}  {words}"), "     "));
        line.collect::<Vec<_>>().join("\n")
    }
}
