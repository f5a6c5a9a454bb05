//! Runs test programs side by side. `cargo test` runs one after the other, and one that waits (for a browser, for a
//! disk) leaves the machine idle.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Something to run, with the name that it is reported by.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) name: String,
    pub(crate) command: Command,
}

/// The test programs that cargo built, from what it tells in JSON, a line each. Those of `first` are there, and go
/// first: nothing long is left over when everything else is done, and nothing is missed if cargo tells it otherwise.
pub(crate) fn built(told: &str, first: &[&str]) -> Result<Vec<Job>, String> {
    let mut jobs = programs(told);
    if jobs.is_empty() {
        return Err("cargo told of no test program".to_owned());
    }
    if let Some(missed) = first.iter().find(|name| jobs.iter().all(|job| job.name != **name)) {
        return Err(format!("cargo told of no test program \"{missed}\""));
    }
    jobs.sort_by_key(|job| first.iter().position(|name| job.name == *name).unwrap_or(first.len()));
    Ok(jobs)
}

fn programs(told: &str) -> Vec<Job> {
    told.lines()
        .filter(|line| is_test(line))
        .filter_map(|line| {
            let program = PathBuf::from(field(line, "executable")?);
            let folder = PathBuf::from(field(line, "manifest_path")?).parent()?.to_owned();
            let package = folder.file_name()?.to_string_lossy().into_owned();
            let file = program.file_name()?.to_string_lossy().into_owned();
            let name = format!("{package}: {}", file.rsplit_once('-').map_or(&*file, |(name, _)| name));
            let mut command = Command::new(program);
            // As cargo does it: the package's folder is the current one.
            command.arg("--quiet").current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder);
            Some(Job { name, command })
        })
        .collect()
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

/// Runs all jobs in their order, so many at a time, and shows what failed. Every job is run, whatever becomes of others.
pub(crate) fn all(jobs: Vec<Job>, at_once: usize) -> Result<(), String> {
    let waiting = Mutex::new(jobs.into_iter());
    let failed = Mutex::new(vec![]);
    let next = || waiting.lock().ok().and_then(|mut jobs| jobs.next());
    std::thread::scope(|threads| {
        for _ in 0..at_once {
            threads.spawn(|| {
                while let Some(job) = next() {
                    let (name, began) = (job.name.clone(), Instant::now());
                    let fault = run(job);
                    report(&name, began.elapsed(), fault.as_deref());
                    if fault.is_some()
                        && let Ok(mut failed) = failed.lock()
                    {
                        failed.push(name);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().map_err(|e| e.to_string())?;
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
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

    #[test]
    fn test_programs_are_found_in_what_cargo_tells() {
        let told = r#"{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"it"},"profile":{"test":true},"executable":"/t/it-01ab"}
{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"b","test":true},"profile":{"test":false},"executable":"/t/b"}
{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","target":{"name":"b"},"profile":{"test":true},"executable":null}
{"reason":"compiler-artifact","manifest_path":"/a/c/Cargo.toml","target":{"name":"c"},"profile":{"test":true},"executable":"/t/c-23cd"}
{"reason":"build-finished","success":true}"#;
        let names = |first: &[&str]| Ok(built(told, first)?.into_iter().map(|job| job.name).collect::<Vec<_>>());
        assert_eq!(names(&[]), Ok(vec!["b: it".to_owned(), "c: c".to_owned()]));
        assert_eq!(names(&["c: c"]), Ok(vec!["c: c".to_owned(), "b: it".to_owned()]));
        assert_eq!(built(told, &[]).unwrap()[0].command.get_program(), "/t/it-01ab");
        assert_eq!(names(&["c: it"]), Err("cargo told of no test program \"c: it\"".to_owned()));
    }

    #[test]
    fn no_test_at_all_is_a_failure() {
        let told = r#"{"reason":"build-finished","success":true}"#;
        assert_eq!(built(told, &[]).unwrap_err(), "cargo told of no test program");
    }

    #[test]
    fn a_failure_stops_nobody_and_is_named_in_the_end() {
        let job = |name: &str, program: &str| Job { name: name.to_owned(), command: Command::new(program) };
        let jobs = vec![job("bad", "false"), job("none", "no-such-program"), job("good", "true")];
        let mut failed = all(jobs, 2).unwrap_err();
        if failed == "failed: none, bad" {
            failed = "failed: bad, none".to_owned();
        }
        assert_eq!(failed, "failed: bad, none");
        assert_eq!(all(vec![job("good", "true")], 2), Ok(()));
    }
}
