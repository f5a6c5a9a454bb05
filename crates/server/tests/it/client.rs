//! The scripts of the pages: their types hold, and the questions that need no page are answered right.
//!
//! The checker is TypeScript, used on plain JavaScript; it is fetched by npm once, beside the other things that are
//! built. Without Node there is nothing to check with: that is a failure only where the checks are the point.

use std::path::{Path, PathBuf};
use std::process::Command;

const TYPESCRIPT: &str = "typescript@5.9.3";

#[test]
fn the_types_of_the_scripts_hold() {
    let Some(compiler) = compiler() else { return };
    let mut check = Command::new("node");
    check.arg(compiler).args(["--noEmit", "--pretty", "false", "--project"]).arg(server().join("web/tsconfig.json"));
    run(check);
}

#[test]
fn clicks_narrow_choices() {
    if !have("node") {
        return;
    }
    let mut test = Command::new("node");
    test.args(["--test"]).arg(server().join("tests/client/narrow.mjs"));
    run(test);
}

#[test]
fn scripts_stay_small() {
    for entry in std::fs::read_dir(server().join("web")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "js") {
            let lines = std::fs::read_to_string(&path).unwrap().lines().count();
            assert!(lines < 300, "{} has {lines} lines: one idea a file", path.display());
        }
    }
}

fn server() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The path of the checker, fetched if it is not there yet.
fn compiler() -> Option<PathBuf> {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("web");
    let compiler = kept.join("node_modules/typescript/bin/tsc");
    if !have("node") || (!compiler.exists() && !have("npm")) {
        return None;
    }
    if !compiler.exists() {
        std::fs::create_dir_all(&kept).unwrap();
        let mut fetch = Command::new("npm");
        fetch.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&kept).arg(TYPESCRIPT);
        let fetched = fetch.output().is_ok_and(|output| output.status.success()) && compiler.exists();
        if !fetched {
            return missing("TypeScript could not be fetched");
        }
    }
    Some(compiler)
}

fn have(program: &str) -> bool {
    let there = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    there || missing::<()>(&format!("there is no {program}")).is_some()
}

/// Outside of CI the check is left out, with a word about it.
fn missing<T>(why: &str) -> Option<T> {
    assert!(std::env::var_os("CI").is_none(), "{why}, so the scripts cannot be checked");
    eprintln!("{why}: the scripts are not checked");
    None
}

fn run(mut command: Command) {
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
}
