//! The server's own words.

use courtly_text::{Lang, Phrases};
use std::sync::LazyLock;

static EN: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(Lang::En, &SOURCES.map(|(en, _)| en)));
static FR: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(Lang::Fr, &SOURCES.map(|(_, fr)| fr)));

/// The sources, English and French: errors and names, pages, the table.
pub const SOURCES: [(&str, &str); 3] = [
    (include_str!("../locales/server.en.ftl"), include_str!("../locales/server.fr.ftl")),
    (include_str!("../locales/pages.en.ftl"), include_str!("../locales/pages.fr.ftl")),
    (include_str!("../locales/table.en.ftl"), include_str!("../locales/table.fr.ftl")),
];

pub fn phrases(lang: Lang) -> Phrases {
    match lang {
        Lang::En => EN.clone(),
        Lang::Fr => FR.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::SOURCES;

    #[test]
    fn both_languages_say_everything() {
        for (en, fr) in SOURCES {
            assert_eq!(courtly_text::missing(en, fr), Vec::<String>::new());
        }
    }
}
