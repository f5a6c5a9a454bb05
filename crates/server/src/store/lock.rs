//! Two servers on one file would both think that they know how every table stands.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::path::Path;

/// Keeps others from serving the file as long as this is held. The lock lies in a file beside it, since the system would
/// forget SQLite's own locks when this one is closed, and it is gone with the program, however that ends.
pub fn lock(data: &Path) -> Result<File, StoreError> {
    // However the file is called: by way of a link it is the same.
    let mut name = std::fs::canonicalize(data).unwrap_or_else(|_| data.to_owned()).into_os_string();
    name.push("-serving");
    let file = File::options().create(true).append(true).open(name)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Refused(format!("{} is served already, by another courtly", data.display())))
        }
        // Where a file system knows no locks, nobody is kept from anything.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_served_once_at_a_time_whatever_it_is_called() {
        let folder = std::env::temp_dir().join(format!("courtly-lock-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("in")).unwrap();
        let [data, around] = ["data.db", "in/../data.db"].map(|name| folder.join(name));
        std::fs::write(&data, "").unwrap();
        let held = lock(&data).expect("nobody serves it");
        for name in [&data, &around] {
            let refused = lock(name).expect_err("it is served");
            assert!(refused.to_string().ends_with("is served already, by another courtly"), "{refused}");
        }
        #[cfg(unix)]
        {
            let link = folder.join("link.db");
            std::os::unix::fs::symlink(&data, &link).unwrap();
            lock(&link).expect_err("it is served by another name");
        }
        drop(held);
        lock(&around).expect("nobody serves it any more");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
