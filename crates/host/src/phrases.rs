use courtly_text::{Lang, Phrases, Words, phrases};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

type Made = HashMap<(&'static str, Lang), Arc<Phrases>>;

static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Default::default);

/// The phrases of a game in a language, parsed once.
pub fn phrases_of<G: Words>(lang: Lang) -> Arc<Phrases> {
    let mut made = MADE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    Arc::clone(made.entry((G::ID, lang)).or_insert_with(|| Arc::new(phrases::<G>(lang))))
}
