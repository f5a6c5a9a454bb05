//! Phrases that a picture says many times over.

use crate::Phrases;
use std::fmt::{Display, Write};

/// A phrase said once, with marks where its arguments go, and then filled as often as needed: a picture has dozens of
/// labels of the same form, and saying each of them anew would take longer than drawing all the rest. Its phrase must
/// not choose a form by a number.
#[derive(Debug)]
pub struct Template {
    /// A stretch of text, and the argument after it.
    parts: Vec<(String, usize)>,
    tail: String,
}

/// The first of the marks, from an area of Unicode that no phrase uses.
const MARK: u32 = 0xe000;

impl Template {
    /// The phrase of this key, whose arguments have these names.
    pub fn of(phrases: &Phrases, key: &str, names: &[&str]) -> Template {
        let mark = |place: usize| char::from_u32(MARK + place as u32).map_or(String::new(), String::from);
        let args: Vec<_> = names.iter().enumerate().map(|(place, name)| (*name, mark(place).into())).collect();
        let said = phrases.say(key, &args);
        let (mut parts, mut text) = (vec![], String::new());
        for letter in said.chars() {
            match (letter as u32).checked_sub(MARK) {
                Some(place) if (place as usize) < names.len() => {
                    parts.push((std::mem::take(&mut text), place as usize));
                }
                _ => text.push(letter),
            }
        }
        Template { parts, tail: text }
    }

    /// The phrase with these arguments, in the order of their names.
    pub fn fill(&self, args: &[&dyn Display]) -> String {
        let mut out = String::with_capacity(96);
        for (text, place) in &self.parts {
            out.push_str(text);
            let _ = write!(out, "{}", args[*place]);
        }
        out.push_str(&self.tail);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::Template;
    use crate::{Lang, Phrases};

    #[test]
    fn a_template_says_what_the_phrase_says() {
        let phrases = Phrases::new(Lang::En, &["key = { $b } before { $a }."]);
        let template = Template::of(&phrases, "key", &["a", "b"]);
        assert_eq!(template.fill(&[&1, &"two"]), "two before 1.");
    }
}
