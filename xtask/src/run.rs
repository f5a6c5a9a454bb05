//! Runs test programs side by side, each as soon as it is built. `cargo test` builds everything and then runs one after
//! the other; but what is built last is built by one core, and a program that waits (for a browser, for a disk) leaves
//! the machine idle.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Something to run, with the name that it is reported by.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) name: String,
    pub(crate) command: Command,
}

/// The test program that cargo built, if it tells of one in this line of JSON.
pub(crate) fn built(line: &str) -> Option<Job> {
    if !is_test(line) {
        return None;
    }
    let program = PathBuf::from(field(line, "executable")?);
    let folder = PathBuf::from(field(line, "manifest_path")?).parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let file = program.file_name()?.to_string_lossy().into_owned();
    let name = format!("{package}: {}", file.rsplit_once('-').map_or(&*file, |(name, _)| name));
    let mut command = Command::new(program);
    // As cargo does it: the package's folder is the current one.
    command.arg("--quiet").current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder);
    Some(Job { name, command })
}

/// Whether a line tells of a test program: its profile says so, while its target only says that it can be tested.
fn is_test(line: &str) -> bool {
    let profile = line.split_once("\"profile\":{").and_then(|(_, rest)| rest.split_once('}'));
    profile.is_some_and(|(profile, _)| profile.contains("\"test\":true"))
}

/// The text of a field in a line of JSON. Paths are all that is asked for.
fn field(line: &str, name: &str) -> Option<String> {
    let (_, rest) = line.split_once(&format!("\"{name}\":\""))?;
    let (mut text, mut escaped) = (String::new(), false);
    for letter in rest.chars() {
        match letter {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return Some(text),
            _ => {
                text.push(letter);
                escaped = false;
            }
        }
    }
    None
}

/// Runs what `build` hands out, and when it is done what it returns, so many at a time. While it goes on only one runs, and
/// nothing long: two programs that compute all the time make it slower than they gain. Afterwards those in `first`, which
/// are long, go first, so that nothing long is left over when everything else is done; and all of them must have come, so
/// that nothing is missed if cargo tells it otherwise one day. Every job is run, whatever becomes of others;
/// only if the build fails what still waits is dropped.
pub(crate) fn all(
    first: &[&str],
    at_once: usize,
    build: impl FnOnce(&mut dyn FnMut(Job)) -> Result<Vec<Job>, String>,
) -> Result<(), String> {
    let queue = Queue::default();
    let failed = Mutex::new(vec![]);
    let work = || {
        while let Some(job) = queue.next(first) {
            let (name, began) = (job.name.clone(), Instant::now());
            let fault = run(job);
            report(&name, began.elapsed(), fault.as_deref());
            if fault.is_some() {
                unpoisoned(&failed).push(name);
            }
        }
    };
    let mut names = vec![];
    std::thread::scope(|threads| {
        threads.spawn(work);
        // Whatever happens, the worker shall not wait for ever.
        let closing = Closing(&queue);
        let then = build(&mut |job| {
            names.push(job.name.clone());
            queue.add(job);
        })?;
        names.extend(then.iter().map(|job| job.name.clone()));
        queue.close(then);
        drop(closing);
        (1..at_once).for_each(|_| drop(threads.spawn(work)));
        Ok::<(), String>(())
    })?;
    if let Some(missed) = first.iter().find(|first| !names.iter().any(|name| name == *first)) {
        return Err(format!("cargo told of no test program \"{missed}\""));
    }
    let failed = unpoisoned(&failed);
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// The jobs that wait.
#[derive(Debug, Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    jobs: Vec<Job>,
    /// No more will come.
    closed: bool,
}

/// Closes the queue when it goes, and drops what waits if nobody has closed it before.
struct Closing<'q>(&'q Queue);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        let mut waiting = unpoisoned(&self.0.waiting);
        if !waiting.closed {
            waiting.closed = true;
            waiting.jobs.clear();
            self.0.changed.notify_all();
        }
    }
}

impl Queue {
    fn add(&self, job: Job) {
        unpoisoned(&self.waiting).jobs.push(job);
        self.changed.notify_one();
    }

    /// The last jobs.
    fn close(&self, last: Vec<Job>) {
        let mut waiting = unpoisoned(&self.waiting);
        waiting.closed = true;
        waiting.jobs.extend(last);
        self.changed.notify_all();
    }

    /// The next job, once there is one; none when all is done.
    fn next(&self, first: &[&str]) -> Option<Job> {
        let rank = |job: &Job| first.iter().position(|name| job.name == *name).unwrap_or(first.len());
        let idle = |waiting: &mut Waiting| !waiting.closed && waiting.jobs.iter().all(|job| rank(job) < first.len());
        let waiting = self.changed.wait_while(unpoisoned(&self.waiting), idle);
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        let now = |job: &Job| waiting.closed || rank(job) == first.len();
        let open = (0..waiting.jobs.len()).filter(|&at| now(&waiting.jobs[at]));
        let at = open.min_by_key(|&at| rank(&waiting.jobs[at]))?;
        let mut job = waiting.jobs.remove(at);
        if !waiting.closed {
            // What is still being built shall not wait for it.
            job.command.env("RUST_TEST_THREADS", "1");
        }
        Some(job)
    }
}

/// A thread that panicked fails the whole run when it is joined, so nothing is lost by going on here.
fn unpoisoned<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What went wrong, if anything did: all that the job said.
fn run(mut job: Job) -> Option<String> {
    match job.command.stdin(Stdio::null()).output() {
        Ok(done) if done.status.success() => None,
        Ok(done) => {
            let said = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
            Some(format!("{}{}{}", said[0], said[1], done.status))
        }
        Err(error) => Some(error.to_string()),
    }
}

/// In one piece, since other jobs report at the same time.
fn report(name: &str, took: Duration, fault: Option<&str>) {
    let seconds = took.as_secs_f32();
    match fault {
        None => eprintln!("  {seconds:6.1} s  {name}"),
        Some(said) => eprintln!("  {seconds:6.1} s  {name} FAILED\n{said}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(name: &str, program: &str) -> Job {
        Job { name: name.to_owned(), command: Command::new(program) }
    }

    #[test]
    fn test_programs_are_found_in_what_cargo_tells() {
        let told = r#"{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"it"},"profile":{"test":true},"executable":"/t/it-01ab"}
{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"b","test":true},"profile":{"test":false},"executable":"/t/b"}
{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"b"},"profile":{"test":true},"executable":null}
{"reason":"compiler-artifact","manifest_path":"/a/c/Cargo.toml","target":{"name":"c"},"profile":{"test":true},"executable":"/t/c-23cd"}
{"reason":"build-finished","success":true}"#;
        let jobs: Vec<Job> = told.lines().filter_map(built).collect();
        assert_eq!(jobs.iter().map(|job| &*job.name).collect::<Vec<_>>(), ["b: it", "c: c"]);
        assert_eq!(jobs[0].command.get_program(), "/t/it-01ab");
    }

    #[test]
    fn long_jobs_go_first_among_those_that_wait() {
        let queue = Queue::default();
        ["short", "long", "longer"].iter().for_each(|name| queue.add(job(name, "true")));
        queue.close(vec![]);
        let next = || queue.next(&["longer", "long"]).map(|job| job.name);
        assert_eq!(
            [next(), next(), next(), next()],
            ["longer", "long", "short", ""].map(|name| (!name.is_empty()).then(|| name.to_owned()))
        );
    }

    #[test]
    fn nothing_long_runs_while_others_are_built() {
        let queue = Queue::default();
        ["long", "short"].iter().for_each(|name| queue.add(job(name, "true")));
        let next = || queue.next(&["long"]).map(|job| job.name);
        assert_eq!(next().as_deref(), Some("short"));
        queue.close(vec![]);
        assert_eq!(next().as_deref(), Some("long"));
    }

    #[test]
    fn a_test_program_that_was_not_built_is_missed() {
        let missed = Err("cargo told of no test program \"long\"".to_owned());
        let build = |start: &mut dyn FnMut(Job)| {
            start(job("short", "true"));
            Ok(vec![])
        };
        assert_eq!(all(&["long"], 2, build), missed);
        assert_eq!(all(&["short"], 2, build), Ok(()));
    }

    #[test]
    fn what_cannot_be_built_is_a_failure() {
        let broken = all(&[], 2, |start| {
            // The first is taken at once; what waits behind it is dropped.
            start(job("first", "true"));
            start(job("second", "no-such-program"));
            Err("it broke".to_owned())
        });
        assert_eq!(broken, Err("it broke".to_owned()));
    }

    #[test]
    fn a_failure_stops_nobody_and_is_named_in_the_end() {
        let failed = all(&["bad", "none"], 1, |start| {
            [job("bad", "false"), job("none", "no-such-program"), job("good", "true")].into_iter().for_each(start);
            Ok(vec![])
        });
        assert_eq!(failed, Err("failed: bad, none".to_owned()));
    }
}
