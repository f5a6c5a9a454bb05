//! `courtly verify FILE`.

use crate::Failure;
use crate::file::{self, failed};
use crate::say::{Say, print};
use courtly_host::{Ending, Record, verify};
use courtly_text::Lang;
use std::path::Path;

pub fn run(file: &Path, lang: Option<Lang>) -> Result<(), Failure> {
    let say = Say::new(lang, true);
    let record = read(file)?;
    let found = verify(&record).map_err(|e| failed(file, e))?;
    let figures =
        [("decisions", found.decisions.into()), ("chances", found.chances.into()), ("undos", found.undos.into())];
    let mut lines = vec![say.say("ui-verified", &figures)];
    lines.push(say.word(match found.ending {
        Ending::Running => "ui-verified-running",
        Ending::Played => "ui-verified-over",
        Ending::Resigned => "ui-verified-resigned",
        Ending::Abandoned => "ui-verified-abandoned",
    }));
    lines.push(say.word(match (found.seed, found.seed_was_chosen) {
        (true, false) => "ui-verified-seed",
        (true, true) => "ui-verified-chosen-seed",
        (false, _) => "ui-verified-no-seed",
    }));
    if found.seed {
        let commitment = record.header.commitment.clone().into();
        lines.push(say.say("ui-verified-fingerprint", &[("commitment", commitment)]));
    }
    let more = [(found.loaded, "ui-verified-loaded"), (record.whole < record.length, "ui-verified-cut")];
    lines.extend(more.iter().filter(|(is, _)| *is).map(|(_, key)| say.word(key)));
    print(&(lines.join("\n") + "\n"))
}

/// Reads a record, with the file's name in what goes wrong.
pub fn read(file: &Path) -> Result<Record, Failure> {
    Record::parse(&file::read(file)?).map_err(|e| failed(file, e))
}
