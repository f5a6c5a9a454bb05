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
    /// The language was asked for and does not come from the environment.
    pub chosen: bool,
    /// The columns of the terminal; none where lines may be of any length.
    pub width: Option<usize>,
    phrases: Phrases,
}

impl Say {
    pub fn new(lang: Option<Lang>, plain: bool) -> Say {
        let chosen = lang.is_some();
        let lang = lang.unwrap_or_else(|| Lang::from_environment(|name| std::env::var(name).ok()));
        let source = match lang {
            Lang::En => FLUENT_EN,
            Lang::Fr => FLUENT_FR,
        };
        let ink = if !plain && may_colour() { Ink::COLOUR } else { Ink::PLAIN };
        let width = if plain { None } else { columns() };
        Say { lang, ink, plain, chosen, width, phrases: Phrases::new(lang, &[source]) }
    }

    pub fn word(&self, key: &str) -> String {
        self.phrases.word(key)
    }

    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(key, args)
    }

    /// The text broken between words to fit the terminal.
    pub fn wrap(&self, text: &str, indent: &str) -> String {
        match self.width {
            Some(columns) => wrapped(text, columns, indent),
            None => text.to_owned(),
        }
    }
}

/// The columns of the terminal, if the output is one.
fn columns() -> Option<usize> {
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size_of(std::io::stdout())?;
    (columns >= 20).then_some(usize::from(columns))
}

/// Breaks a text between words; lines after the first begin with the indent. Colour codes take no room.
fn wrapped(text: &str, columns: usize, indent: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut used = 0;
    for (nth, word) in text.split(' ').enumerate() {
        let length = visible(word);
        if nth > 0 {
            if used + 1 + length > columns && used > indent.len() {
                out.push('\n');
                out.push_str(indent);
                used = indent.len();
            } else {
                out.push(' ');
                used += 1;
            }
        }
        out.push_str(word);
        // A break that the text has of its own begins a new count.
        used = word.rsplit_once('\n').map_or(used + length, |(_, last)| visible(last));
    }
    out
}

/// How many columns a text takes.
fn visible(text: &str) -> usize {
    let mut count = 0;
    let mut code = false;
    for c in text.chars() {
        match c {
            '\u{1b}' => code = true,
            'm' if code => code = false,
            _ if code => {}
            _ => count += 1,
        }
    }
    count
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_with_a_hanging_indent() {
        assert_eq!(wrapped("  1  move the King one space", 16, "     "), "  1  move the\n     King one\n     space");
        assert_eq!(wrapped("short", 16, ""), "short");
        assert_eq!(wrapped("a\nbb cc", 5, ""), "a\nbb cc");
        assert_eq!(visible("\u{1b}[1;33mgold\u{1b}[0m"), 4);
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(courtly_text::missing(FLUENT_EN, FLUENT_FR), Vec::<String>::new());
    }
}
