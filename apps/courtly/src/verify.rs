//! `courtly verify FILE`.

use crate::Failure;
use crate::say::{Say, print};
use courtly_host::{Record, verify};
use courtly_text::Lang;
use std::path::Path;

pub fn run(file: &Path, lang: Option<Lang>) -> Result<(), Failure> {
    let say = Say::new(lang, true);
    let record = read(file)?;
    let found = verify(&record).map_err(|e| Failure(format!("{}: {e}", file.display())))?;
    let mut text = say.say(
        "ui-verified",
        &[("decisions", found.decisions.into()), ("chances", found.chances.into()), ("undos", found.undos.into())],
    );
    let mut add = |key: &str| {
        text.push('\n');
        text.push_str(&say.word(key));
    };
    add(if found.over { "ui-verified-over" } else { "ui-verified-running" });
    add(match (found.seed, found.seed_was_chosen) {
        (true, false) => "ui-verified-seed",
        (true, true) => "ui-verified-chosen-seed",
        (false, _) => "ui-verified-no-seed",
    });
    if found.loaded {
        add("ui-verified-loaded");
    }
    if record.whole < record.length {
        add("ui-verified-cut");
    }
    print(&(text + "\n"))
}

/// Reads a record, with the file's name in what goes wrong.
pub fn read(file: &Path) -> Result<Record, Failure> {
    let bytes = std::fs::read(file).map_err(|e| Failure(format!("{}: {e}", file.display())))?;
    Record::parse(&bytes).map_err(|e| Failure(format!("{}: {e}", file.display())))
}
