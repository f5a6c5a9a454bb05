use super::StoreError;
use rusqlite::{Connection, TransactionBehavior};

/// Marks the file as ours ("CRTL").
const APPLICATION: i32 = 0x4352_544c;

/// How a file of each version becomes one of the next. Never change a step that was released: add one.
const STEPS: &[&str] = &[
    "
    CREATE TABLE player (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        settings TEXT NOT NULL,
        made INTEGER NOT NULL
    );
    -- A browser that may act for a player: the hash of the secret in its cookie.
    CREATE TABLE device (
        secret BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES player,
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    -- A code by which another browser becomes one of the player's, once, for a short time; its hash.
    CREATE TABLE passage (
        code BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES player,
        until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE match (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        host INTEGER NOT NULL,
        invitation TEXT NOT NULL UNIQUE,
        listed INTEGER NOT NULL,
        plan TEXT NOT NULL,
        header TEXT,
        seed TEXT,
        -- Whose turn it is, or who won: for lists, which load no match.
        standing TEXT NOT NULL,
        made INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX match_by_status ON match (game, status, changed);
    CREATE INDEX match_by_change ON match (status, changed);
    -- Who sits where, so that a player's matches are found.
    CREATE TABLE sitting (
        player INTEGER NOT NULL,
        match TEXT NOT NULL,
        PRIMARY KEY (player, match)
    ) WITHOUT ROWID;
    -- The record of a match, one line a row.
    CREATE TABLE line (
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        player INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
    CREATE TABLE mute (
        player INTEGER NOT NULL,
        muted INTEGER NOT NULL,
        PRIMARY KEY (player, muted)
    ) WITHOUT ROWID;
",
    "
    -- Whose turn it is or who won, and since when: for lists, which load no match. This changes with every decision, so
    -- it lies apart: the rows are short, and those of many tables share a page of the log. What is left in the match
    -- changes with its status, its seats and its plan.
    CREATE TABLE standing (
        match TEXT PRIMARY KEY,
        text TEXT NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO standing SELECT id, standing, changed FROM match;
    ALTER TABLE match DROP COLUMN standing;
",
    "
    -- The puzzles that a player has solved, by the fingerprint of their position, and when.
    CREATE TABLE solved (
        player INTEGER NOT NULL,
        game TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (player, game, puzzle)
    ) WITHOUT ROWID;
",
    "
    -- What a finished match owed to luck and what to decisions, as JSON: it takes long to find out.
    CREATE TABLE analysis (
        match TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) WITHOUT ROWID;
",
    "
    -- Earlier ones took for luck what nobody but a player had done. They are made anew when somebody asks.
    DELETE FROM analysis;
",
    "
    -- Earlier ones took for luck what had been skill, or its lack. They are made anew as well.
    DELETE FROM analysis;
",
];

/// The version of files that this release writes.
pub const VERSION: usize = STEPS.len();

/// Makes an empty file ours, brings an old one up to date, and refuses what it does not know.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let version = known(connection)?;
    // Durable at every commit: WAL alone would lose the last ones with the power.
    connection.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -1024")?;
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &STEPS[version..] {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", VERSION as i64)?;
    change.commit()?;
    Ok(())
}

/// The version of a file that this release can read; 0 for an empty one.
pub(super) fn known(connection: &Connection) -> Result<usize, StoreError> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if tables > 0 && application != APPLICATION {
        return Err(StoreError::Refused("this is a database, but not one of Courtly".to_owned()));
    }
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > VERSION {
        return Err(StoreError::Refused(format!(
            "the data file is of version {version}, written by a newer release; this one reads up to version {VERSION}. \
             Nothing was changed: use the newer release, or another file"
        )));
    }
    Ok(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_is_prepared_and_an_old_one_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        prepare(&mut connection).unwrap();
        connection.execute("INSERT INTO player (name, settings, made) VALUES ('Ada', '{}', 0)", []).unwrap();
        prepare(&mut connection).unwrap();
        let players: i64 = connection.query_row("SELECT count(*) FROM player", [], |row| row.get(0)).unwrap();
        assert_eq!(players, 1);
    }

    #[test]
    fn a_file_of_the_first_version_is_brought_up_to_date() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection.pragma_update(None, "application_id", APPLICATION).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        let row = "INSERT INTO match VALUES ('a', 'g', 'running', 1, 'i', 0, '{}', NULL, NULL, '{\"turn\":[0]}', 3, 7)";
        connection.execute(row, []).unwrap();
        prepare(&mut connection).unwrap();
        let standing = "SELECT text, changed FROM standing WHERE match = 'a'";
        let found: (String, i64) = connection.query_row(standing, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!(found, ("{\"turn\":[0]}".to_owned(), 7));
        assert_eq!(known(&connection).unwrap(), VERSION);
    }

    #[test]
    fn a_newer_file_is_refused_with_a_clear_message() {
        let mut connection = Connection::open_in_memory().unwrap();
        prepare(&mut connection).unwrap();
        connection.pragma_update(None, "user_version", 999).unwrap();
        let refused = prepare(&mut connection).unwrap_err().to_string();
        assert!(refused.contains("version 999, written by a newer release"), "{refused}");
    }

    #[test]
    fn a_database_of_another_program_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE things (a)").unwrap();
        assert!(matches!(prepare(&mut connection), Err(StoreError::Refused(_))));
    }
}
