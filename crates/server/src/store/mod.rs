//! Storage: one SQLite file. One thread writes, and groups what waits into one commit, so that many tables share one
//! fsync; readers have connections of their own. What was acknowledged is on disk.

mod backup;
mod lock;
pub mod read;
mod schema;
mod write;

pub use backup::{backup, restore};
pub use lock::lock;
pub use read::{Found, Player, Stored, Summary};
pub use schema::VERSION;
pub use write::{NewPlayer, Row, Write};

use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait; more than that is "busy".
const QUEUE_MAX: usize = 4096;
/// How many connections read at once.
const READERS: usize = 2;
/// How long a read waits for the file, for instance while a backup is restored beside it.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why nothing was stored or found.
#[derive(Debug)]
pub enum StoreError {
    /// More is waiting to be written than can be taken.
    Busy,
    /// The file is of a newer release, or not ours.
    Refused(String),
    Sqlite(rusqlite::Error),
    Io(std::io::Error),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Busy => write!(f, "the server is busy"),
            StoreError::Refused(why) => write!(f, "{why}"),
            StoreError::Sqlite(e) => write!(f, "the data file: {e}"),
            StoreError::Io(e) => write!(f, "the data file: {e}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(e: rusqlite::Error) -> StoreError {
        StoreError::Sqlite(e)
    }
}

impl From<std::io::Error> for StoreError {
    fn from(e: std::io::Error) -> StoreError {
        StoreError::Io(e)
    }
}

type Job = (Vec<Write>, oneshot::Sender<Result<(), StoreError>>);

/// The data file of a running server.
#[derive(Clone, Debug)]
pub struct Store {
    queue: mpsc::Sender<Job>,
    readers: Arc<Vec<Mutex<Connection>>>,
    figures: Arc<write::Figures>,
}

impl Store {
    /// Opens the file, makes it if there is none, and brings an old one up to date.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let mut writer = Connection::open(path)?;
        writer.busy_timeout(PATIENCE)?;
        schema::prepare(&mut writer)?;
        let readers: Result<Vec<_>, StoreError> = (0..READERS).map(|_| reader(path)).collect();
        let (queue, jobs) = mpsc::channel(QUEUE_MAX);
        let figures = Arc::new(write::Figures::default());
        let counted = Arc::clone(&figures);
        std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || write::run(writer, jobs, &counted))
            .map_err(StoreError::Io)?;
        Ok(Store { queue, readers: Arc::new(readers?), figures })
    }

    /// Stores all of these or none, and returns when they are on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.queue.try_send((writes, done)).map_err(|_| StoreError::Busy)?;
        answer.await.map_err(|_| StoreError::Busy)?
    }

    /// Asks the file, off the threads that serve.
    pub async fn read<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = Arc::clone(&self.readers);
        let answer = tokio::task::spawn_blocking(move || {
            let free = readers.iter().find_map(|reader| reader.try_lock().ok());
            let connection = free.unwrap_or_else(|| readers[0].lock().unwrap_or_else(|e| e.into_inner()));
            ask(&connection)
        });
        Ok(answer.await.map_err(|_| StoreError::Busy)??)
    }

    /// Commits so far, writes in them, and the microseconds that the commits took.
    pub fn figures(&self) -> (u64, u64, u64) {
        self.figures.read()
    }
}

fn reader(path: &Path) -> Result<Mutex<Connection>, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // A quarter of the default: the pages of a game are small, and idle memory counts.
    connection.execute_batch("PRAGMA cache_size = -512")?;
    Ok(Mutex::new(connection))
}

/// Where the data lies when nobody says otherwise.
pub fn default_path() -> PathBuf {
    let home = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).or_else(|| {
        let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
        home.map(|home| PathBuf::from(home).join(".local/share"))
    });
    home.map_or_else(|| PathBuf::from("courtly.db"), |home| home.join("courtly").join("courtly.db"))
}
