//! Files that somebody names.

use crate::Failure;
use std::fmt::Display;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Far more than any record, edition or training has; what is longer, or has no end, is something else.
const BYTES_MAX: u64 = 64 << 20;

/// What a file holds, with its name in what goes wrong.
pub fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![];
    let done = File::open(file).and_then(|open| open.take(BYTES_MAX + 1).read_to_end(&mut bytes));
    done.map_err(|e| failed(file, e))?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(failed(file, "longer than 64 MiB, which nothing is that is read here"));
    }
    Ok(bytes)
}

pub fn read_text(file: &Path) -> Result<String, Failure> {
    String::from_utf8(read(file)?).map_err(|_| failed(file, "not a text"))
}

/// What goes wrong with a file is told with its name.
pub fn failed(file: &Path, e: impl Display) -> Failure {
    Failure(format!("{}: {e}", file.display()))
}

/// A file, and what it was named for, such as `--out`.
pub type Named<'a> = (&'a str, &'a Path);

/// Refuses files to be written that are one, or that are also read: what is read would be lost.
pub fn apart(written: &[Named], read: &[Named]) -> Result<(), Failure> {
    for (nth, (what, file)) in written.iter().enumerate() {
        let others = written[nth + 1..].iter().chain(read);
        if let Some((other, _)) = others.into_iter().find(|(_, other)| same(file, other)) {
            return Err(Failure(format!("{what} and {other} are the same file")));
        }
    }
    Ok(())
}

/// Whether both name one file, there or not yet, however they are spelt.
fn same(one: &Path, other: &Path) -> bool {
    let place = |file: &Path| {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Some(folder.canonicalize().ok()?.join(file.file_name()?))
    };
    same_file::is_same_file(one, other).unwrap_or(false)
        || place(one).is_some_and(|place_of_one| place(other) == Some(place_of_one))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_too_long_is_refused() {
        let file = std::env::temp_dir().join(format!("courtly-test-{}-long", std::process::id()));
        let long = File::create(&file).and_then(|long| long.set_len(BYTES_MAX + 1));
        long.expect("a file without content takes no room");
        let refused = read(&file);
        std::fs::remove_file(&file).expect("it was there");
        let refused = refused.expect_err("too long").0;
        assert!(refused.starts_with(&*file.to_string_lossy()) && refused.contains("64 MiB"), "{refused}");
    }
}
