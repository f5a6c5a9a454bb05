//! Analyses of finished matches: made when somebody asks for the first time, in the background, and kept.

use super::hub::{STRANGERS, Turns};
use super::{Hub, Seated};
use crate::refusal::{Code, Refusal};
use crate::store::{Write, read};
use courtly_host::{Analysis, Reviewing};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// So many matches may wait for their analysis.
const WAITING_MAX: usize = 200;
/// An analysis thinks for so long before it lets bots and hints go first.
const SLICE: Duration = Duration::from_millis(100);

/// The analyses that are being made. One is made at a time, and those that one player asked for wait for each other
/// first, so that nobody waits for more than one of somebody else's.
#[derive(Debug)]
pub struct Analyses {
    made: Mutex<HashMap<String, Arc<Progress>>>,
    turns: Turns,
    one: Semaphore,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { made: Mutex::default(), turns: Turns::default(), one: Semaphore::new(1) }
    }
}

/// How many decisions are judged, of how many; of none while it waits.
#[derive(Debug, Default)]
struct Progress {
    done: AtomicUsize,
    total: AtomicUsize,
}

/// What is known of a match that is over.
#[derive(Debug)]
pub enum Analysed {
    Done(Box<Analysis>),
    /// So many decisions are judged, of so many; of none while it waits.
    Going {
        done: usize,
        total: usize,
    },
}

impl Hub {
    /// The analysis of a match that is over. If there is none yet, it is begun.
    pub async fn analysis(self: &Arc<Hub>, seated: &Arc<Seated>, asker: Option<i64>) -> Result<Analysed, Refusal> {
        let id = {
            let live = seated.live.lock().await;
            live.status.ended()?;
            live.id.clone()
        };
        // First who makes it, then the file: whoever makes it writes the file before it is struck off the list.
        let going = self.analyses.going(&id);
        if let Some(progress) = going {
            return Ok(progress.told());
        }
        let wanted = id.clone();
        let kept = self.store.read(move |file| read::analysis(file, &wanted)).await?;
        // What another release wrote and this one cannot read is made anew.
        if let Some(analysis) = kept.and_then(|text| serde_json::from_str(&text).ok()) {
            return Ok(Analysed::Done(analysis));
        }
        let Some(progress) = self.analyses.enter(&id)? else {
            return Ok(Analysed::Going { done: 0, total: 0 });
        };
        let told = progress.told();
        let (hub, seated) = (Arc::clone(self), Arc::clone(seated));
        tokio::spawn(async move {
            if make(&hub, &seated, asker, &id, &progress).await.is_none() {
                eprintln!("courtly: table {id} could not be analysed");
            }
            hub.analyses.strike(&id);
        });
        Ok(told)
    }
}

impl Analyses {
    fn going(&self, id: &str) -> Option<Arc<Progress>> {
        self.made.lock().unwrap_or_else(|e| e.into_inner()).get(id).cloned()
    }

    /// Puts a match on the list; nothing if it is there already.
    fn enter(&self, id: &str) -> Result<Option<Arc<Progress>>, Refusal> {
        let mut made = self.made.lock().unwrap_or_else(|e| e.into_inner());
        if made.contains_key(id) {
            return Ok(None);
        }
        if made.len() >= WAITING_MAX {
            return Err(Code::Busy.into());
        }
        let progress = Arc::new(Progress::default());
        made.insert(id.to_owned(), Arc::clone(&progress));
        Ok(Some(progress))
    }

    fn strike(&self, id: &str) {
        self.made.lock().unwrap_or_else(|e| e.into_inner()).remove(id);
    }
}

impl Progress {
    fn told(&self) -> Analysed {
        let read = |n: &AtomicUsize| n.load(Ordering::Relaxed);
        Analysed::Going { done: read(&self.done), total: read(&self.total) }
    }

    fn note(&self, review: &dyn Reviewing) {
        self.done.store(review.done(), Ordering::Relaxed);
        self.total.store(review.total(), Ordering::Relaxed);
    }
}

/// Makes an analysis, slice by slice, and keeps it.
async fn make(
    hub: &Arc<Hub>,
    seated: &Arc<Seated>,
    asker: Option<i64>,
    id: &str,
    progress: &Arc<Progress>,
) -> Option<()> {
    let own = hub.analyses.turns.of(asker.unwrap_or(STRANGERS));
    let _own = own.acquire().await.ok()?;
    let _one = hub.analyses.one.acquire().await.ok()?;
    let (at, nodes) = (Arc::clone(seated), hub.config.analysis);
    let begin = move || {
        let live = at.live.blocking_lock();
        live.table.as_ref()?.review(nodes)
    };
    let mut review = tokio::task::spawn_blocking(begin).await.ok()??;
    progress.note(&*review);
    while review.done() < review.total() {
        let thinking = hub.thinkers.acquire().await.ok()?;
        let slice = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            while review.done() < review.total() && began.elapsed() < SLICE {
                review.go_on();
            }
            review
        });
        review = slice.await.ok()?;
        drop(thinking);
        progress.note(&*review);
    }
    let text = serde_json::to_string(&review.finish()).ok()?;
    hub.store.write(vec![Write::Analysis { id: id.to_owned(), text }]).await.ok()
}
