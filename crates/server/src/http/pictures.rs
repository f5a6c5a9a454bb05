//! Pictures that were drawn, by what they show.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// So many pictures are kept.
const KEPT_MAX: usize = 64;

/// A PNG, shared between those who ask for it.
pub(super) type Picture = Arc<[u8]>;

#[derive(Debug)]
pub(super) struct Pictures {
    kept: Mutex<HashMap<[u8; 32], Picture>>,
    /// One picture is drawn at a time.
    pub(super) brush: Semaphore,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { kept: Mutex::default(), brush: Semaphore::new(1) }
    }
}

impl Pictures {
    pub(super) fn get(&self, key: &[u8; 32]) -> Option<Picture> {
        self.kept.lock().unwrap_or_else(|e| e.into_inner()).get(key).cloned()
    }

    pub(super) fn keep(&self, key: [u8; 32], drawn: Vec<u8>) -> Picture {
        let mut kept = self.kept.lock().unwrap_or_else(|e| e.into_inner());
        if kept.len() >= KEPT_MAX {
            kept.clear();
        }
        Arc::clone(kept.entry(key).or_insert_with(|| drawn.into()))
    }
}
