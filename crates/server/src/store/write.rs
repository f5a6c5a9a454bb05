use super::{Job, StoreError};
use rusqlite::{Connection, TransactionBehavior, params};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// So many jobs share one commit at most, so that the first does not wait for ever.
const GROUP_MAX: usize = 512;
/// How long a crowd is waited for; a bigger one longer, up to so many times as long.
const GATHER: Duration = Duration::from_millis(1);
const GATHER_MOST: u32 = 5;

/// One change of the data file.
#[derive(Clone, Debug)]
pub enum Write {
    Player(NewPlayer),
    /// Another browser of a player; uses up the code that let it in.
    Device {
        secret: [u8; 32],
        player: i64,
        time: u64,
        code: [u8; 32],
    },
    Rename {
        player: i64,
        name: String,
    },
    Settings {
        player: i64,
        settings: String,
    },
    Passage {
        code: [u8; 32],
        player: i64,
        until: u64,
    },
    /// A match in full, new or changed; `players` sit at it.
    Match(Box<Row>),
    /// Lines of a record, from the n-th on.
    Lines {
        id: String,
        first: usize,
        lines: Vec<String>,
        standing: String,
        time: u64,
    },
    Chat {
        id: String,
        n: usize,
        player: i64,
        name: String,
        text: String,
        time: u64,
    },
    Mute {
        player: i64,
        muted: i64,
        on: bool,
    },
    /// A player has solved a puzzle, named by its fingerprint.
    Solved {
        player: i64,
        game: String,
        puzzle: String,
        time: u64,
    },
    /// The analysis of a match that is over.
    Analysis {
        id: String,
        text: String,
    },
    Remove {
        id: String,
    },
    /// Codes that have run out.
    ClearPassages {
        now: u64,
    },
    /// Players made before then who neither sit at a table nor keep one, and have solved no puzzle since; and their
    /// browsers.
    ClearPlayers {
        before: u64,
    },
}

/// A player with a first browser.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    pub id: i64,
    pub secret: [u8; 32],
    pub name: String,
    pub settings: String,
    pub time: u64,
}

/// A match as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub id: String,
    pub game: String,
    pub status: String,
    pub host: i64,
    pub invitation: String,
    pub listed: bool,
    pub plan: String,
    pub header: Option<String>,
    pub seed: Option<String>,
    pub standing: String,
    pub made: u64,
    pub changed: u64,
    pub players: Vec<i64>,
}

/// How much was written.
#[derive(Debug, Default)]
pub(super) struct Figures {
    commits: AtomicU64,
    jobs: AtomicU64,
    micros: AtomicU64,
}

impl Figures {
    pub(super) fn read(&self) -> (u64, u64, u64) {
        let read = |n: &AtomicU64| n.load(Ordering::Relaxed);
        (read(&self.commits), read(&self.jobs), read(&self.micros))
    }
}

/// The writer: takes what waits, stores it in one transaction, and tells everyone when it is on disk.
pub(super) fn run(mut connection: Connection, mut jobs: mpsc::Receiver<Job>, figures: &Figures) {
    let mut crowd = 1;
    while let Some(first) = jobs.blocking_recv() {
        let mut group = vec![first];
        // When many write at once, a moment's wait lets more of them share one commit.
        if crowd > 1 {
            std::thread::sleep(GATHER * (crowd / 4).clamp(1, GATHER_MOST));
        }
        while group.len() < GROUP_MAX
            && let Ok(job) = jobs.try_recv()
        {
            group.push(job);
        }
        crowd = group.len() as u32;
        let began = Instant::now();
        let answers = store(&mut connection, &group);
        figures.commits.fetch_add(1, Ordering::Relaxed);
        figures.jobs.fetch_add(group.len() as u64, Ordering::Relaxed);
        figures.micros.fetch_add(began.elapsed().as_micros() as u64, Ordering::Relaxed);
        for ((_, done), answer) in group.into_iter().zip(answers) {
            // Whoever asked may have gone away; what was stored stays.
            done.send(answer).ok();
        }
    }
}

/// One transaction for the group. A job that fails is undone alone; if the commit fails, all fail.
fn store(connection: &mut Connection, group: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut answers = vec![];
    let committed = (|| {
        let mut change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for (writes, _) in group {
            let part = change.savepoint()?;
            match writes.iter().try_for_each(|write| one(&part, write)) {
                Ok(()) => {
                    part.commit()?;
                    answers.push(Ok(()));
                }
                // Dropping the savepoint takes the job back.
                Err(e) => answers.push(Err(StoreError::Sqlite(e))),
            }
        }
        change.commit()
    })();
    match committed {
        Ok(()) => answers,
        Err(e) => {
            let message = e.to_string();
            group.iter().map(|_| Err(StoreError::Refused(message.clone()))).collect()
        }
    }
}

const STANDING: &str = "INSERT OR REPLACE INTO standing VALUES (?, ?, ?)";

fn one(change: &Connection, write: &Write) -> rusqlite::Result<()> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| change.prepare_cached(sql)?.execute(values).map(|_| ());
    match write {
        Write::Player(p) => {
            run("INSERT INTO player VALUES (?, ?, ?, ?)", params![p.id, p.name, p.settings, p.time as i64])?;
            run("INSERT INTO device VALUES (?, ?, ?)", params![p.secret, p.id, p.time as i64])
        }
        Write::Device { secret, player, time, code } => {
            let used = change.prepare_cached("DELETE FROM passage WHERE code = ?")?.execute(params![code])?;
            if used != 1 {
                return Err(rusqlite::Error::QueryReturnedNoRows);
            }
            run("INSERT INTO device VALUES (?, ?, ?)", params![secret, player, *time as i64])
        }
        Write::Rename { player, name } => run("UPDATE player SET name = ? WHERE id = ?", params![name, player]),
        Write::Settings { player, settings } => {
            run("UPDATE player SET settings = ? WHERE id = ?", params![settings, player])
        }
        Write::Passage { code, player, until } => {
            run("DELETE FROM passage WHERE player = ?", params![player])?;
            run("INSERT INTO passage VALUES (?, ?, ?)", params![code, player, *until as i64])
        }
        Write::Match(row) => row_of(change, row),
        Write::Lines { id, first, lines, standing, time } => {
            for (line, n) in lines.iter().zip(*first..) {
                run("INSERT INTO line VALUES (?, ?, ?)", params![id, n as i64, line])?;
            }
            // A match that was removed meanwhile takes no more lines.
            let update = "UPDATE standing SET text = ?, changed = ? WHERE match = ?";
            match change.prepare_cached(update)?.execute(params![standing, *time as i64, id])? {
                1 => Ok(()),
                _ => Err(rusqlite::Error::QueryReturnedNoRows),
            }
        }
        Write::Chat { id, n, player, name, text, time } => {
            run("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", params![id, *n as i64, player, name, text, *time as i64])
        }
        Write::Mute { player, muted, on: true } => {
            run("INSERT OR IGNORE INTO mute VALUES (?, ?)", params![player, muted])
        }
        Write::Mute { player, muted, on: false } => {
            run("DELETE FROM mute WHERE player = ? AND muted = ?", params![player, muted])
        }
        Write::Solved { player, game, puzzle, time } => {
            run("INSERT OR REPLACE INTO solved VALUES (?, ?, ?, ?)", params![player, game, puzzle, *time as i64])
        }
        // A match that was removed meanwhile has none.
        Write::Analysis { id, text } => {
            run("INSERT OR REPLACE INTO analysis SELECT id, ?2 FROM match WHERE id = ?1", params![id, text])
        }
        Write::Remove { id } => {
            for table in ["line", "chat", "sitting", "standing", "analysis"] {
                run(&format!("DELETE FROM {table} WHERE match = ?"), params![id])?;
            }
            run("DELETE FROM match WHERE id = ?", params![id])
        }
        Write::ClearPassages { now } => run("DELETE FROM passage WHERE until <= ?", params![*now as i64]),
        Write::ClearPlayers { before } => clear_players(change, *before),
    }
}

/// A player's own rows go first: they name the player.
fn clear_players(change: &Connection, before: u64) -> rusqlite::Result<()> {
    const GONE: &str = "SELECT id FROM player WHERE made < ?1 AND id NOT IN (SELECT player FROM sitting) \
                        AND id NOT IN (SELECT host FROM match) \
                        AND id NOT IN (SELECT player FROM solved WHERE time >= ?1)";
    let tables = [("device", "player"), ("passage", "player"), ("mute", "player"), ("player", "id")];
    for (table, column) in tables {
        change.execute(&format!("DELETE FROM {table} WHERE {column} IN ({GONE})"), params![before as i64])?;
    }
    // What they solved says who stays, so it goes last.
    change.execute("DELETE FROM solved WHERE player NOT IN (SELECT id FROM player)", [])?;
    Ok(())
}

fn row_of(change: &Connection, row: &Row) -> rusqlite::Result<()> {
    change.prepare_cached("INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")?.execute(
        params![
            row.id,
            row.game,
            row.status,
            row.host,
            row.invitation,
            row.listed,
            row.plan,
            row.header,
            row.seed,
            row.made as i64,
            row.changed as i64
        ],
    )?;
    change.prepare_cached(STANDING)?.execute(params![row.id, row.standing, row.changed as i64])?;
    change.prepare_cached("DELETE FROM sitting WHERE match = ?")?.execute(params![row.id])?;
    for player in &row.players {
        change.prepare_cached("INSERT OR IGNORE INTO sitting VALUES (?, ?)")?.execute(params![player, row.id])?;
    }
    Ok(())
}
