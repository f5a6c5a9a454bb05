//! What the program itself says, apart from the games: phrases, colour, printing.

use crate::Failure;
use courtly_text::{Arg, Ink, Lang, Phrases};
use std::io::{ErrorKind, IsTerminal, Write};

pub const FLUENT_EN: &str = include_str!("../locales/en.ftl");
pub const FLUENT_FR: &str = include_str!("../locales/fr.ftl");

/// How the program speaks to this person.
#[derive(Debug)]
pub struct Say {
    pub lang: Lang,
    pub ink: Ink,
    /// One fact a line and no drawing.
    pub plain: bool,
    phrases: Phrases,
}

impl Say {
    pub fn new(lang: Option<Lang>, plain: bool) -> Say {
        let lang = lang.unwrap_or_else(|| Lang::from_environment(|name| std::env::var(name).ok()));
        let source = match lang {
            Lang::En => FLUENT_EN,
            Lang::Fr => FLUENT_FR,
        };
        let ink = if !plain && may_colour() { Ink::COLOUR } else { Ink::PLAIN };
        Say { lang, ink, plain, phrases: Phrases::new(lang, &[source]) }
    }

    pub fn word(&self, key: &str) -> String {
        self.phrases.word(key)
    }

    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(key, args)
    }
}

/// Colour only where a person looks at a terminal that has it and does not object.
fn may_colour() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb()
}

/// A terminal without cursor control.
pub fn dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty())
}

/// Prints text. A reader that has gone away (such as `head`) is no mistake.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        other => other.map_err(Failure::from),
    }
}
