use courtly_text::{Lang, Phrases, Voice, Words, phrases};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

type Made = HashMap<(&'static str, Lang), Phrases>;

static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Default::default);

/// The phrases of a game in a language, parsed once.
pub fn phrases_of<G: Words>(voice: Voice) -> Phrases {
    let mut made = MADE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    made.entry((G::ID, voice.lang)).or_insert_with(|| phrases::<G>(voice.lang)).with_names(voice.names)
}
