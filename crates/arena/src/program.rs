//! Programs of other people that play: started once, asked by JSON-RPC on their standard input and output.
//! ENGINE.md describes what is said.

use serde_json::{Value, json};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time for an answer that a program is told, and what is forgiven beyond it: a busy machine is not its fault.
pub(crate) const BUDGET: Duration = Duration::from_millis(1000);
const GRACE: Duration = Duration::from_millis(500);
/// Some load a network before they can say anything.
const HELLO: Duration = Duration::from_secs(20);
/// No answer is as long; whoever writes on without a line's end would fill the memory.
const LINE_MAX: u64 = 1 << 20;

/// A command, and those of its processes that wait for their next match.
pub struct Stable {
    command: String,
    idle: Mutex<Vec<Program>>,
}

/// Why a program did not play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It could not be started, ended, or closed its output.
    Gone(String),
    Late,
    /// It answered something else than one of the decisions.
    Wrong(String),
}

impl Stable {
    pub fn new(command: &str) -> Arc<Stable> {
        Arc::new(Stable { command: command.to_owned(), idle: Mutex::default() })
    }

    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether it can be started and plays this game; it waits for its first match then.
    pub fn greet(self: &Arc<Stable>, game: &str) -> Result<(), String> {
        let program = Program::start(&self.command).map_err(|fault| fault.to_string())?;
        if !program.games.iter().any(|id| id == game) {
            let games = if program.games.is_empty() { "nothing".to_owned() } else { program.games.join(", ") };
            return Err(format!("{} does not play {game}, but {games}", program.name));
        }
        self.keep(program);
        Ok(())
    }

    /// Somebody for a match, started if nobody waits.
    pub(crate) fn rider(self: &Arc<Stable>) -> Rider {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Rider { stable: Arc::clone(self), program: waiting }
    }

    fn keep(&self, program: Program) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(program);
    }
}

impl PartialEq for Stable {
    fn eq(&self, other: &Stable) -> bool {
        self.command == other.command
    }
}

impl Eq for Stable {}

impl fmt::Debug for Stable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stable").field(&self.command).finish()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Gone(why) => write!(f, "it is gone: {why}"),
            Fault::Late => write!(f, "it did not answer in time"),
            Fault::Wrong(what) => write!(f, "a wrong answer: {what}"),
        }
    }
}

/// A program in a match. What has died is started again when it is asked next, that is in the next match.
pub(crate) struct Rider {
    stable: Arc<Stable>,
    program: Option<Program>,
}

impl Rider {
    pub(crate) fn choose(&mut self, params: Value, decisions: &[String]) -> Result<usize, Fault> {
        let program = match self.program.take() {
            Some(program) => self.program.insert(program),
            None => self.program.insert(Program::start(&self.stable.command)?),
        };
        let answer = match program.ask("choose", params, BUDGET + GRACE) {
            // Whoever is late may still answer, in the middle of another match.
            Err(fault @ (Fault::Late | Fault::Gone(_))) => {
                self.program = None;
                return Err(fault);
            }
            answer => answer?,
        };
        let wrong = || Fault::Wrong(shortened(&answer.to_string()));
        let decision = answer["decision"].as_str().ok_or_else(wrong)?;
        decisions.iter().position(|text| text == decision).ok_or_else(wrong)
    }

    /// Tells how the match ended. Nobody is punished for what comes after it.
    pub(crate) fn over(&mut self, params: Value) {
        if let Some(program) = &mut self.program
            && let Err(Fault::Late | Fault::Gone(_)) = program.ask("over", params, BUDGET + GRACE)
        {
            self.program = None;
        }
    }
}

impl Drop for Rider {
    fn drop(&mut self) {
        if let Some(program) = self.program.take() {
            self.stable.keep(program);
        }
    }
}

/// A running process.
struct Program {
    name: String,
    games: Vec<String>,
    process: Child,
    input: ChildStdin,
    /// What it wrote, line by line, from a thread of its own: waiting for a line has an end that way.
    lines: Receiver<String>,
    asked: u64,
}

impl Program {
    fn start(command: &str) -> Result<Program, Fault> {
        let gone = |why: String| Fault::Gone(why);
        let words = shlex::split(command).ok_or_else(|| gone("a quotation mark has no end".to_owned()))?;
        let (file, args) = words.split_first().ok_or_else(|| gone("no program is named".to_owned()))?;
        let mut process = Command::new(file)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| gone(format!("{file}: {e}")))?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(gone("it has no input or output".to_owned()));
        };
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = vec![];
                match (&mut output).take(LINE_MAX).read_until(b'\n', &mut line) {
                    Ok(1..) if line.ends_with(b"\n") => {}
                    // The end, or a line without one.
                    _ => return,
                }
                if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        let mut program = Program { name: String::new(), games: vec![], process, input, lines, asked: 0 };
        let hello = program.ask("hello", json!({ "protocol": 1 }), HELLO)?;
        hello["name"].as_str().unwrap_or(file).clone_into(&mut program.name);
        let games = hello["games"].as_array().into_iter().flatten();
        program.games = games.filter_map(|id| id.as_str().map(str::to_owned)).collect();
        Ok(program)
    }

    fn ask(&mut self, method: &str, params: Value, patience: Duration) -> Result<Value, Fault> {
        self.asked += 1;
        let id = self.asked;
        let mut line = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string();
        line.push('\n');
        let written = self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush());
        written.map_err(|e| Fault::Gone(e.to_string()))?;
        let end = Instant::now() + patience;
        let line = match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => return Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone("its output ended".to_owned())),
        };
        let answer: Value = serde_json::from_str(&line).map_err(|_| Fault::Wrong(shortened(&line)))?;
        match answer.get("result") {
            Some(result) if answer["id"] == id => Ok(result.clone()),
            _ => Err(Fault::Wrong(shortened(&line))),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// As much of a text as a message needs, in one line.
fn shortened(text: &str) -> String {
    text.trim_end().chars().take(200).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
