use super::{StoreError, schema};
use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Copies the data file, as it stood at one moment, while a server may be writing to it.
pub fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Refused(format!("{} exists already; nothing was changed", to.display())));
    }
    let source = Connection::open_with_flags(data, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    copy(&source, to)
}

/// Puts a backup in the place of the data file, which must not be there or in use: what is there is never overwritten.
pub fn restore(from: &Path, data: &Path) -> Result<(), StoreError> {
    if data.exists() {
        let message = format!("{} exists; move it away first. Nothing was changed", data.display());
        return Err(StoreError::Refused(message));
    }
    if !from.is_file() {
        return Err(StoreError::Refused(format!("{} is no file; nothing was restored", from.display())));
    }
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let sound: String = source.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(StoreError::Refused(format!("{} is damaged: {sound}", from.display())));
    }
    if schema::known(&source)? == 0 {
        return Err(StoreError::Refused(format!("{} is empty; nothing was restored", from.display())));
    }
    copy(&source, data)
}

/// Copies into a file beside the target and renames it, so that a half-written copy never has the target's name.
fn copy(source: &Connection, to: &Path) -> Result<(), StoreError> {
    let mut beside = to.as_os_str().to_owned();
    beside.push(".part");
    let beside = std::path::PathBuf::from(beside);
    if beside.exists() {
        std::fs::remove_file(&beside)?;
    }
    let mut target = Connection::open(&beside)?;
    Backup::new(source, &mut target)?.run_to_completion(1000, Duration::ZERO, None)?;
    target.close().map_err(|(_, e)| e)?;
    std::fs::File::open(&beside)?.sync_all()?;
    std::fs::rename(&beside, to)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_file_or_a_folder_is_no_backup() {
        let folder = std::env::temp_dir().join(format!("courtly-test-{}-empty-backup", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let [empty, data] = ["empty", "data.db"].map(|name| folder.join(name));
        std::fs::write(&empty, []).unwrap();
        let refused = restore(&empty, &data);
        let folder_refused = restore(&folder, &data);
        let written = data.exists();
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(refused.unwrap_err().to_string().contains("is empty") && !written);
        assert!(folder_refused.unwrap_err().to_string().contains("is no file"));
    }
}
