//! Games as pages show them.

use super::who::Who;
use crate::markdown::{self, Rules};
use crate::pages::model::{Choice, GameCard, OptionField};
use courtly_core::Viewer;
use courtly_draw::Markup;
use courtly_host::{GameInfo, LEVELS, Level, Order, Seed, load_table, phrases_for, rules_text};
use courtly_text::{Lang, Voice};

/// The level of bots that nobody chose.
pub(super) const LEVEL: Level = Level::USUAL;

/// The name of a game as it is set in print.
pub(super) fn title(info: &GameInfo) -> String {
    info.name.replace('\'', "’")
}

pub(super) fn card(info: &GameInfo, lang: Lang) -> GameCard {
    let words = |key: &str| phrases_for(info.id, lang).map(|phrases| phrases.word(key)).unwrap_or_default();
    GameCard {
        id: info.id,
        name: title(info),
        tagline: words("about-tagline"),
        seats: info.seats,
        length: words("about-minutes"),
        cover: info.cover,
        quick_seats: info.seats.0.max(2),
        quick_level: LEVEL.name().to_owned(),
    }
}

pub(super) fn about(info: &GameInfo, lang: Lang) -> String {
    phrases_for(info.id, lang).map(|phrases| phrases.word("about-what")).unwrap_or_default()
}

pub(super) fn levels(who: &Who) -> Vec<Choice> {
    LEVELS.into_iter().map(|level| self::level(who, level.name())).collect()
}

pub(super) fn level(who: &Who, name: &str) -> Choice {
    let words = crate::say::phrases(who.lang).word(&format!("table-level-{name}"));
    Choice { value: name.to_owned(), words }
}

pub(super) fn options(info: &GameInfo, lang: Lang) -> Vec<OptionField> {
    let Some(phrases) = phrases_for(info.id, lang) else { return vec![] };
    let field = |spec: &courtly_core::OptionSpec| OptionField {
        name: spec.name.to_owned(),
        words: phrases.word(&format!("option-{}", spec.name)),
        help: None,
        values: spec
            .values
            .iter()
            .map(|value| {
                let words = phrases.word(&format!("option-{}-{value}", spec.name));
                Choice { value: (*value).to_owned(), words }
            })
            .collect(),
    };
    info.options.iter().map(field).collect()
}

/// An option of a plan in words.
pub(super) fn option_words(info: &GameInfo, lang: Lang, name: &str, value: &str) -> Option<(String, String)> {
    let field = options(info, lang).into_iter().find(|field| field.name == name)?;
    let value = field.values.into_iter().find(|choice| choice.value == value)?;
    Some((field.words, value.words))
}

/// The rules in our words, with small boards.
pub(super) fn rules(info: &GameInfo, lang: Lang) -> Rules {
    markdown::rules(rules_text(info.id, lang).unwrap_or_default(), &|position| board(info, position, lang))
}

fn board(info: &GameInfo, position: &str, lang: Lang) -> Option<Markup> {
    let order = Order { game: info.id.to_owned(), ..Order::default() };
    let table = load_table(&order, position, Seed::from_text("picture")).ok()?;
    let poster = table.poster(Viewer::Spectator, Voice::from(lang));
    (!poster.0.is_empty()).then_some(poster)
}
