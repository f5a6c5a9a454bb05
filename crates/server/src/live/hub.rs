use super::analysing::Analyses;
use super::drawing::Drawings;
use super::{Form, Live, Look, State, drive};
use crate::config::Config;
use crate::refusal::{Code, Refusal};
use crate::store::{Store, Write, read};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// So many tables are kept in memory at most.
const TABLES_MAX: usize = 20_000;
/// Streams of one player at a table, and of all who have no name.
const STREAMS_OF_ONE: usize = 12;
const STREAMS_MAX: usize = 200;
/// Stands for everybody without a name.
pub(super) const STRANGERS: i64 = -1;
/// Loads of tables that may go on at the same time; two of one table never do.
const LOADS: usize = 64;
/// A table that nobody looks at leaves memory after this long.
const IDLE: Duration = Duration::from_secs(120);

/// All tables in memory.
#[derive(Debug)]
pub struct Hub {
    pub store: Store,
    pub config: Config,
    tables: Mutex<HashMap<String, Arc<Seated>>>,
    /// Bots think here, so many at once.
    pub thinkers: Semaphore,
    /// Pages are drawn here, so many at once: some take so long that others would wait if those drew who serve.
    drawers: Arc<Semaphore>,
    drawers_max: usize,
    pub drawings: Drawings,
    /// The last version that any table was given.
    versions: AtomicU64,
    /// Tables where nobody waits go on here, one after the other.
    pub unattended: Semaphore,
    /// Whose bots and hints think, each one after the other: however many tables a player has, the others' bots wait
    /// for one of them at most.
    turns: Turns,
    pub analyses: Analyses,
    /// Held by whoever loads a table; a table's place is found by its name.
    loads: [tokio::sync::Mutex<()>; LOADS],
    /// How often players were cleared away: who remembers players looks whether this has changed.
    pub cleared: AtomicU64,
}

/// Where those things of one player wait for each other of which only one may go on.
#[derive(Debug, Default)]
pub(super) struct Turns(Mutex<HashMap<i64, Weak<Semaphore>>>);

impl Turns {
    pub(super) fn of(&self, player: i64) -> Arc<Semaphore> {
        let mut turns = self.0.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(turn) = turns.get(&player).and_then(Weak::upgrade) {
            return turn;
        }
        turns.retain(|_, turn| turn.strong_count() > 0);
        let turn = Arc::new(Semaphore::new(1));
        turns.insert(player, Arc::downgrade(&turn));
        turn
    }
}

/// A table in memory, with who is there and the bell that rings when something has changed.
#[derive(Debug)]
pub struct Seated {
    pub live: tokio::sync::Mutex<Live>,
    pub bell: watch::Sender<u64>,
    presence: Mutex<HashMap<i64, Presence>>,
    /// A bot is being waited for.
    pub driven: AtomicBool,
    /// Held by whoever has it drawn.
    drawn: Arc<Semaphore>,
}

/// Open streams of a player, and since when there is none.
#[derive(Clone, Copy, Debug)]
struct Presence {
    streams: usize,
    gone: Instant,
}

impl Hub {
    pub fn new(store: Store, config: Config) -> Arc<Hub> {
        // Half of the cores, or one, think; as many draw; whoever has little to do, serves.
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let half = cores.div_ceil(2);
        Arc::new(Hub {
            store,
            config,
            tables: Mutex::default(),
            thinkers: Semaphore::new(half),
            drawers: Arc::new(Semaphore::new(half)),
            drawers_max: half,
            drawings: Drawings::default(),
            versions: 0.into(),
            unattended: Semaphore::new(1),
            turns: Turns::default(),
            analyses: Analyses::default(),
            loads: std::array::from_fn(|_| tokio::sync::Mutex::new(())),
            cleared: 0.into(),
        })
    }

    /// The table, from memory or from the file.
    pub async fn find(self: &Arc<Hub>, id: &str) -> Result<Arc<Seated>, Refusal> {
        if let Some(seated) = self.present(id) {
            return Ok(seated);
        }
        // Whoever comes second finds what the first has loaded.
        let place = id.bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let _loading = self.loads[place % LOADS].lock().await;
        if let Some(seated) = self.present(id) {
            return Ok(seated);
        }
        let wanted = id.to_owned();
        let stored = self.store.read(move |file| read::stored(file, &wanted)).await?.ok_or(Code::NotFound)?;
        let live = tokio::task::spawn_blocking(move || Live::load(stored)).await.map_err(|_| Code::Failed)?;
        let live = live.inspect_err(|refusal| eprintln!("courtly: table {id}: {refusal:?}"))?;
        let seated = self.keep(live);
        drive::nudge(self, &seated);
        Ok(seated)
    }

    /// Where bots and hints of this player wait for each other.
    pub fn turn_of(&self, player: i64) -> Arc<Semaphore> {
        self.turns.of(player)
    }

    fn present(&self, id: &str) -> Option<Arc<Seated>> {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).get(id).cloned()
    }

    /// Puts a table into memory; if somebody else was quicker, theirs is the one.
    pub fn keep(&self, mut live: Live) -> Arc<Seated> {
        live.version = self.version();
        let id = live.id.clone();
        let mut tables = self.tables.lock().unwrap_or_else(|e| e.into_inner());
        Arc::clone(tables.entry(id).or_insert_with(|| Arc::new(Seated::new(live))))
    }

    fn version(&self) -> u64 {
        self.versions.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub fn full(&self) -> bool {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).len() >= TABLES_MAX
    }

    pub fn all(&self) -> Vec<Arc<Seated>> {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).values().cloned().collect()
    }

    /// Forgets the table; the file knows it.
    pub fn forget(&self, id: &str) {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).remove(id);
    }

    /// Forgets a table that is not the truth any more, unless it was loaded anew already.
    fn forget_broken(&self, id: &str, broken: &Arc<Seated>) {
        let mut tables = self.tables.lock().unwrap_or_else(|e| e.into_inner());
        if tables.get(id).is_some_and(|present| Arc::ptr_eq(present, broken)) {
            tables.remove(id);
        }
    }

    /// Forgets tables that nobody holds and nobody has used for a while.
    pub fn forget_idle(&self) {
        let mut tables = self.tables.lock().unwrap_or_else(|e| e.into_inner());
        tables.retain(|_, seated| {
            // One is ours. Nobody can get another while the list is locked.
            let free = Arc::strong_count(seated) == 1;
            let idle = seated.live.try_lock().is_ok_and(|live| live.touched.elapsed() > IDLE);
            !(free && idle)
        });
    }

    /// What somebody gets to see of a table.
    pub async fn state(self: &Arc<Hub>, seated: &Arc<Seated>, look: Look) -> Result<State, Refusal> {
        match look.form {
            Form::View => {
                let live = seated.live.lock().await;
                self.sound(&live, seated)?;
                Ok(live.state(seated, &look, &self.drawings))
            }
            Form::Page(_) => {
                let hub = Arc::clone(self);
                self.draw(seated, move |live, seated| Ok(live.state(seated, &look, &hub.drawings))).await
            }
        }
    }

    /// Draws something of a table, off the threads that serve.
    pub async fn draw<T: Send + 'static>(
        self: &Arc<Hub>,
        seated: &Arc<Seated>,
        drawn: impl FnOnce(&Live, &Seated) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        // However many look at one table, they wait for each other, and others wait for one of them at most.
        let first = Arc::clone(&seated.drawn).acquire_owned().await.map_err(|_| Code::Busy)?;
        let turn = Arc::clone(&self.drawers).acquire_owned().await.map_err(|_| Code::Busy)?;
        let turn = (turn, first);
        let (hub, seated) = (Arc::clone(self), Arc::clone(seated));
        let work = tokio::task::spawn_blocking(move || {
            let live = seated.live.blocking_lock();
            let drawn = hub.sound(&live, &seated).and_then(|()| drawn(&live, &seated));
            // The turn ends when the drawing is taken, or nobody wants it any more.
            (drawn, turn)
        });
        let (drawn, _turn) = work.await.map_err(|_| Code::Failed)?;
        drawn
    }

    /// Whether something is being drawn for somebody.
    pub fn drawing(&self) -> bool {
        self.drawers.available_permits() < self.drawers_max
    }

    /// Refuses what is not the truth any more; whoever asks next gets what the file says.
    fn sound(&self, live: &Live, seated: &Arc<Seated>) -> Result<(), Refusal> {
        if live.broken {
            self.forget_broken(&live.id, seated);
            return Err(Code::Busy.into());
        }
        Ok(())
    }

    /// Does something at a table: checks and changes it, stores that, and only then tells anybody. Goes on to its end
    /// even if whoever asked has gone away.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Hub>,
        seated: &Arc<Seated>,
        act: impl FnOnce(&mut Live) -> Result<(T, Vec<Write>), Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (hub, seated) = (Arc::clone(self), Arc::clone(seated));
        let work = tokio::spawn(async move {
            let mut live = seated.live.lock().await;
            hub.sound(&live, &seated)?;
            // Until all is done and stored, what is here is not the truth; it stays so if the act breaks down.
            live.broken = true;
            let acted = act(&mut live);
            if acted.is_err() {
                live.broken = false;
            }
            let (out, writes) = acted?;
            live.touched = Instant::now();
            if !writes.is_empty()
                && let Err(e) = hub.store.write(writes).await
            {
                // What is in memory was not stored: the file's truth is loaded anew.
                hub.forget_broken(&live.id, &seated);
                seated.ring();
                return Err(e.into());
            }
            live.broken = false;
            live.version = hub.version();
            let bots = live.bot_asked().is_some();
            drop(live);
            seated.ring();
            if bots {
                drive::nudge(&hub, &seated);
            }
            Ok(out)
        });
        work.await.unwrap_or_else(|_| Err(Code::Failed.into()))
    }
}

impl Seated {
    fn new(live: Live) -> Seated {
        Seated {
            live: tokio::sync::Mutex::new(live),
            bell: watch::Sender::new(0),
            presence: Mutex::default(),
            driven: false.into(),
            drawn: Arc::new(Semaphore::new(1)),
        }
    }

    pub fn ring(&self) {
        self.bell.send_modify(|n| *n += 1);
    }

    /// A stream opens, until what is returned is dropped; nothing if there are too many. Others are told only of
    /// people who sit here.
    pub fn arrive(self: &Arc<Seated>, player: Option<i64>, sits: bool) -> Option<Arrival> {
        let player = player.unwrap_or(STRANGERS);
        let mut presence = self.presence.lock().unwrap_or_else(|e| e.into_inner());
        let there = presence.entry(player).or_insert(Presence { streams: 0, gone: Instant::now() });
        let most = if player == STRANGERS { STREAMS_MAX } else { STREAMS_OF_ONE };
        if there.streams >= most {
            return None;
        }
        there.streams += 1;
        let all: usize = presence.values().map(|there| there.streams).sum();
        drop(presence);
        let arrival = Arrival { seated: Arc::clone(self), player, sits };
        if all > 2 * STREAMS_MAX && !sits {
            return None;
        }
        if sits {
            self.ring();
        }
        Some(arrival)
    }

    pub fn here(&self, player: i64) -> bool {
        self.presence.lock().unwrap_or_else(|e| e.into_inner()).get(&player).is_some_and(|p| p.streams > 0)
    }

    /// How long a player has had no stream open by now; one who never had one counts from the first question.
    pub fn away(&self, player: i64, now: Instant) -> Duration {
        let mut presence = self.presence.lock().unwrap_or_else(|e| e.into_inner());
        let there = presence.entry(player).or_insert(Presence { streams: 0, gone: now });
        if there.streams > 0 { Duration::ZERO } else { now.saturating_duration_since(there.gone) }
    }
}

/// An open stream. Dropping it is leaving.
#[derive(Debug)]
pub struct Arrival {
    pub seated: Arc<Seated>,
    player: i64,
    sits: bool,
}

impl Drop for Arrival {
    fn drop(&mut self) {
        let mut presence = self.seated.presence.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(there) = presence.get_mut(&self.player) {
            there.streams = there.streams.saturating_sub(1);
            there.gone = Instant::now();
            if there.streams == 0 && !self.sits {
                presence.remove(&self.player);
            }
        }
        drop(presence);
        if self.sits {
            self.seated.ring();
        }
    }
}
