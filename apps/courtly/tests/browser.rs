//! The pages in a real browser. Node drives Debian's Chromium through playwright-core; both are fetched where that is
//! allowed. Outside of CI a missing browser leaves the tests out, with a word about it; under CI it is a failure.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PACKAGES: [&str; 2] = ["playwright-core@1.65.0", "axe-core@4.14.0"];

#[test]
fn games_are_played_in_a_real_browser() {
    let Some((chromium, modules)) = chromium().zip(modules()) else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
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
    let found =
        || ["/usr/bin/chromium", "/usr/bin/chromium-browser"].map(PathBuf::from).into_iter().find(|p| p.exists());
    if let Some(path) = std::env::var_os("COURTLY_CHROMIUM").map(PathBuf::from).or_else(found) {
        return Some(path);
    }
    for args in [&["update", "-qq"][..], &["install", "-y", "-qq", "chromium"][..]] {
        Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).status().ok();
    }
    found().or_else(|| missing("there is no Chromium (Debian's package chromium, or COURTLY_CHROMIUM=path)"))
}

/// The folder of Node's packages, filled if it is not there yet.
fn modules() -> Option<PathBuf> {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let modules = kept.join("node_modules");
    if !modules.join("playwright-core").exists() || !modules.join("axe-core").exists() {
        std::fs::create_dir_all(&kept).expect("a folder");
        let mut fetch = Command::new("npm");
        fetch
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--prefix"])
            .arg(&kept)
            .args(PACKAGES);
        if !fetch.status().is_ok_and(|status| status.success()) {
            return missing("Node's packages playwright-core and axe-core could not be fetched by npm");
        }
    }
    Some(modules)
}

fn missing<T>(what: &str) -> Option<T> {
    assert!(std::env::var_os("CI").is_none(), "{what}, so the pages cannot be tested");
    eprintln!("{what}: the pages are not tested in a browser");
    None
}
