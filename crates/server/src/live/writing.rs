//! What people write: names and lines of chat, as they are kept and shown.

use crate::refusal::{Code, Refusal};

/// The most letters of a name.
pub const NAME_MAX: usize = 24;
/// The most letters of a line.
const LINE_MAX: usize = 500;
/// So many marks may stand on one letter: what is written has two at most, and a tower of them hides its neighbours.
const MARKS_MAX: usize = 2;

/// Marks that turn the direction of text would let a name rearrange the line around it.
fn turns(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}')
}

/// Letters that show nothing would make a name that nobody sees, or that looks like another's.
fn unseen(c: char) -> bool {
    let joiners = matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let fillers = matches!(c, '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    let formats = matches!(c, '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}');
    joiners || fillers || formats || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

/// What stands for no letter at all: pictures of text would break on it.
fn nothing(c: char) -> bool {
    u32::from(c) & 0xfffe == 0xfffe || matches!(c, '\u{fdd0}'..='\u{fdef}')
}

/// Marks that stand on the letter before them.
fn mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// The text without towers of marks.
fn levelled(text: impl Iterator<Item = char>) -> String {
    let mut marks = 0;
    text.filter(|c| {
        marks = if mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS_MAX
    })
    .collect()
}

/// A name as it is shown: trimmed, readable, not too long.
pub fn tidy_name(name: &str) -> Result<String, Refusal> {
    let spaced = |c: char| if c.is_control() { ' ' } else { c };
    let name = levelled(name.chars().filter(|c| !turns(*c) && !unseen(*c) && !nothing(*c)).map(spaced));
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ");
    if !name.chars().any(|c| c.is_alphanumeric() && !mark(c)) {
        return Err(Code::NameEmpty.into());
    }
    if name.chars().count() > NAME_MAX {
        return Err(Refusal::because(Code::NameLong, NAME_MAX.to_string()));
    }
    Ok(name)
}

/// A line of chat as it is shown.
pub fn tidy_line(text: &str) -> Result<String, Refusal> {
    let line = levelled(text.trim().chars().filter(|c| !c.is_control() && !turns(*c) && !nothing(*c)));
    if line.chars().all(|c| c.is_whitespace() || unseen(c) || mark(c)) {
        return Err(Code::LineEmpty.into());
    }
    if line.chars().count() > LINE_MAX {
        return Err(Refusal::because(Code::LineLong, LINE_MAX.to_string()));
    }
    Ok(line)
}

/// The name, or the name with a number, that none of the others has: whoever sits down second is not taken for the
/// first.
pub fn apart<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let mut number = 2;
    let mut candidate = name.to_owned();
    while others.clone().any(|other| alike(other, &candidate)) {
        let suffix = format!(" {number}");
        let kept: String = name.chars().take(NAME_MAX - suffix.len()).collect();
        candidate = kept.trim_end().to_owned() + &suffix;
        number += 1;
    }
    candidate
}

/// Whether two names are the same to the eye or the ear.
pub fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str) -> Code {
        tidy_name(name).unwrap_err().code
    }

    #[test]
    fn a_name_is_trimmed_and_freed_of_what_turns_text_or_is_not_seen() {
        assert_eq!(tidy_name("  Ada \u{202e} Lovelace\n").unwrap(), "Ada Lovelace");
        for odd in ['\u{200b}', '\u{34f}', '\u{180e}', '\u{fff9}', '\u{1d173}', '\u{17b4}', '\u{fffe}', '\u{1ffff}'] {
            assert_eq!(tidy_name(&format!("Ad{odd}a")).unwrap(), "Ada", "{odd:?}");
        }
        assert_eq!(tidy_name("Zoe\u{308}").unwrap(), "Zoe\u{308}");
        assert_eq!(tidy_name(&format!("A{}", "\u{300}".repeat(30))).unwrap(), "A\u{300}\u{300}");
    }

    #[test]
    fn a_name_that_nobody_can_read_or_that_is_too_long_is_refused() {
        for name in ["", " \u{200b} \u{2800}\u{3164}\u{e0041}", "\u{301}\u{302}", "\u{345}", "…"] {
            assert_eq!(refused(name), Code::NameEmpty, "{name:?}");
        }
        assert!(tidy_name(&"x".repeat(NAME_MAX)).is_ok());
        assert_eq!(refused(&"x".repeat(NAME_MAX + 1)), Code::NameLong);
    }

    #[test]
    fn a_line_keeps_its_letters_and_does_not_turn_the_text() {
        assert_eq!(tidy_line(" a\u{202e}b\u{7}\u{2066}c ").unwrap(), "abc");
        assert_eq!(tidy_line("👨\u{200d}👩\u{200d}👧").unwrap(), "👨\u{200d}👩\u{200d}👧");
        assert_eq!(tidy_line(" \u{202e}\u{200b} ").unwrap_err().code, Code::LineEmpty);
        assert_eq!(tidy_line(&"é".repeat(LINE_MAX + 1)).unwrap_err().code, Code::LineLong);
    }

    #[test]
    fn a_name_that_somebody_has_gets_a_number() {
        let at = |name: &str, others: &[&str]| apart(name, others.iter().copied());
        assert_eq!(at("Ada", &["Bob"]), "Ada");
        assert_eq!(at("ada", &["Ada", "Bob", "ADA 2"]), "ada 3");
        let long = "x".repeat(NAME_MAX);
        assert_eq!(at(&long, &[&long]), "x".repeat(NAME_MAX - 2) + " 2");
    }
}
