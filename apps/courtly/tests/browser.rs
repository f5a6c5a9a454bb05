//! The pages in a real browser. Node drives Debian's Chromium through playwright-core; both are fetched where that is
//! allowed. Outside of CI a missing browser leaves the tests out, with a word about it; under CI it is a failure.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn games_are_played_in_a_real_browser() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    let Some(modules) = fetched(&here) else { return };
    let chromium = chromium().expect("a browser was found or fetched");
    let copied = modules.parent().expect("a folder").join("tests");
    // Modules are looked for beside the files that want them, so the tests run from where these are.
    copy(&here, &copied);
    let status = Command::new("node")
        .args(["--test", "--test-reporter=spec", "--test-concurrency=3"])
        .args(tests(&copied))
        .env("COURTLY_BIN", env!("CARGO_BIN_EXE_courtly"))
        .env("COURTLY_CHROMIUM", chromium)
        .env("COURTLY_AXE", modules.join("axe-core/axe.min.js"))
        .stdin(Stdio::null())
        .status()
        .expect("node runs");
    assert!(status.success(), "the browser tests failed; their words stand above");
}

/// Every file of tests; each has a server and a browser of its own.
fn tests(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).expect("the tests").flatten().map(|entry| entry.path());
    files.filter(|path| path.to_string_lossy().ends_with(".test.mjs")).collect()
}

fn copy(from: &Path, to: &Path) {
    // What was copied before and is gone since would be run for ever.
    std::fs::remove_dir_all(to).ok();
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("the tests").flatten() {
        std::fs::copy(entry.path(), to.join(entry.file_name())).expect("a copy");
    }
}

fn chromium() -> Option<PathBuf> {
    let names = ["chromium-headless-shell", "chromium", "chromium-browser"];
    let found = || names.map(|name| Path::new("/usr/bin").join(name)).into_iter().find(|path| path.exists());
    std::env::var_os("COURTLY_CHROMIUM").map(PathBuf::from).or_else(found)
}

/// Fetches what is not there yet, the browser among it. The folder of Node's packages.
fn fetched(here: &Path) -> Option<PathBuf> {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let fetch = Command::new("sh").arg(here.join("fetch.sh")).arg(&kept).status();
    if fetch.is_ok_and(|status| status.success()) {
        return Some(kept.join("node_modules"));
    }
    assert!(std::env::var_os("CI").is_none(), "without a browser the pages cannot be tested");
    eprintln!("the pages are not tested in a browser");
    None
}
