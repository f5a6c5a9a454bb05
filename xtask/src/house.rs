//! House rules that no lint knows.

use std::path::{Path, PathBuf};

/// A file with code may be this long, tables and tests aside.
const LINES_MAX: usize = 800;

pub(crate) fn check() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no workspace")?;
    let mut files = vec![];
    for folder in ["apps", "crates", "games", "xtask"] {
        walk(&root.join(folder), &mut files)?;
    }
    let games = games(root)?;
    let mut faults = vec![];
    for file in &files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
        faults.extend(of_file(&name, &text, &games));
    }
    faults.extend(left_out(root, &files)?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// The identifiers of the games: the folders beside the list.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("games");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let names = entries.flatten().filter(|entry| entry.path().is_dir());
    Ok(names.map(|entry| entry.file_name().to_string_lossy().into_owned()).filter(|name| name != "all").collect())
}

fn of_file(name: &str, text: &str, games: &[String]) -> Vec<String> {
    let mut faults = vec![];
    let lines = text.lines().count();
    if lines > LINES_MAX && !name.contains("/tests/") {
        faults.push(format!("{name}: {lines} lines; {LINES_MAX} are the most"));
    }
    // Rules do no IO, own no clock, no threads and no randomness.
    if name.starts_with("games/") && name.contains("/src/") && !name.starts_with("games/all/") {
        for word in ["std::fs", "std::io", "std::time", "std::thread", "std::env", "println!", "HashMap", "unsafe "] {
            // A player may remember what it has looked at.
            let allowed = word == "HashMap" && name.contains("/greedy");
            if text.contains(word) && !allowed {
                faults.push(format!("{name}: rules must do without {word}"));
            }
        }
    }
    // Only the list of games uses two of them; a game does not know the others.
    if !name.starts_with("games/all/") && !name.starts_with("xtask/") {
        for game in games.iter().filter(|game| !name.starts_with(&format!("games/{game}/"))) {
            if text.contains(&game.replace('-', "_")) {
                faults.push(format!("{name}: uses the game {game}"));
            }
        }
    }
    faults
}

/// Test files that their program does not name: they would be compiled by nobody, and so never fail.
fn left_out(root: &Path, files: &[PathBuf]) -> Result<Vec<String>, String> {
    let mut faults = vec![];
    for main in files.iter().filter(|file| file.ends_with("tests/it/main.rs")) {
        let text = std::fs::read_to_string(main).map_err(|e| format!("{}: {e}", main.display()))?;
        let folder = main.parent().unwrap_or(root);
        let beside = files.iter().filter_map(|file| file.strip_prefix(folder).ok()).filter(|file| *file != "main.rs");
        for file in beside {
            let name = file.iter().next().unwrap_or_default().to_string_lossy();
            if !text.contains(&format!("mod {};", name.trim_end_matches(".rs"))) {
                faults.push(format!("{}: no word of {name}", main.strip_prefix(root).unwrap_or(main).display()));
            }
        }
    }
    Ok(faults)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    Ok(())
}
