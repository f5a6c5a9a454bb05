//! House rules that no lint knows.

use std::path::{Path, PathBuf};

/// A file with code may be this long, tables and tests aside.
const LINES_MAX: usize = 800;
/// Programs of tests beside the one in `tests/it`: one needs a browser, one is for all games alike.
const PROGRAMS: [&str; 2] = ["apps/courtly/tests/browser.rs", "games/all/tests/generic.rs"];

pub(crate) fn check() -> Result<(), String> {
    let root = root();
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
    faults.extend(unbuilt(&files)?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// The workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder above this package")
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
    // There is no code in the documentation, so nobody looks for it there to run it.
    faults.extend(example(text).map(|language| format!("{name}: nobody runs a documentation's \"{language}\"")));
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

/// What an example in the documentation calls itself that is neither a picture nor a command.
fn example(text: &str) -> Option<&str> {
    let told =
        text.lines().map(str::trim_start).filter_map(|line| line.strip_prefix("//!").or(line.strip_prefix("///")));
    let fences = told.filter_map(|line| line.trim_start().strip_prefix("```"));
    fences.step_by(2).find(|language| !["text", "sh"].contains(language))
}

/// Unit tests of a library whose manifest says that it has none, so that they would never be built.
fn unbuilt(files: &[PathBuf]) -> Result<Vec<String>, String> {
    let read = |file: &Path| std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()));
    let mut faults = vec![];
    for folder in files.iter().filter(|file| file.ends_with("src/lib.rs")).filter_map(|file| file.parent()) {
        if !read(&folder.with_file_name("Cargo.toml"))?.contains("[lib]\ntest = false") {
            continue;
        }
        for file in files.iter().filter(|file| file.starts_with(folder)) {
            if read(file)?.contains("cfg(test)") {
                faults.push(format!("{}: Cargo.toml says that this library has no tests", file.display()));
            }
        }
    }
    Ok(faults)
}

/// Test files that no module names: they would be compiled by nobody, and so never fail. And programs of tests beside
/// the one that a crate has: each is linked for itself, and that is what the test command waits for.
fn left_out(root: &Path, files: &[PathBuf]) -> Result<Vec<String>, String> {
    let mut faults = vec![];
    for file in files.iter().filter(|file| !file.ends_with("tests/it/main.rs")) {
        let name = file.strip_prefix(root).unwrap_or(file);
        let folder = file.parent().unwrap_or(root);
        if folder.ends_with("tests") && !PROGRAMS.iter().any(|program| name == Path::new(program)) {
            faults.push(format!("{}: belongs into tests/it", name.display()));
        }
        if !name.display().to_string().contains("/tests/it/") {
            continue;
        }
        let (folder, module) = match file.file_stem() {
            Some(stem) if stem != "mod" => (folder, stem),
            _ => (folder.parent().unwrap_or(root), folder.file_name().unwrap_or_default()),
        };
        let named = format!("mod {};", module.to_string_lossy());
        let above = [folder.join("main.rs"), folder.join("mod.rs"), folder.with_extension("rs")];
        let text = match above.iter().find(|above| files.contains(above)) {
            Some(above) => std::fs::read_to_string(above).map_err(|e| format!("{}: {e}", above.display()))?,
            None => String::new(),
        };
        if !text.contains(&named) {
            faults.push(format!("{}: no module names it", name.display()));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_in_the_documentation_is_a_fault_and_a_picture_is_none() {
        let fence = "```";
        assert_eq!(example(&format!("//! {fence}text\n//! a picture\n//! {fence}\nfn f() {{}}\n")), None);
        assert_eq!(example(&format!("    /// {fence}\n    /// f();\n    /// {fence}\n")), Some(""));
        assert_eq!(example(&format!("/// {fence}text\n/// {fence}\n/// {fence}rust\n/// {fence}")), Some("rust"));
    }

    #[test]
    fn the_house_is_in_order() {
        assert_eq!(check(), Ok(()));
    }
}
