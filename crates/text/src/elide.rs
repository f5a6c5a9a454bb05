//! What phrases do to the words they are given. French small words before names: "le Château de Blaise", but "le
//! Château d’Anselme". And sentences that stand inside others.

use fluent_bundle::{FluentArgs, FluentValue};

/// A function for phrases that puts a small word before its argument, shortened where French shortens it:
/// `{ DE($who) }`, `{ QUE($who) }`.
pub(crate) fn before<'a>(whole: &str, short: &str, args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let name = match args.first() {
        Some(FluentValue::String(text)) => text.to_string(),
        Some(FluentValue::Number(number)) => number.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    FluentValue::from(if elides(&name) { format!("{short}’{name}") } else { format!("{whole} {name}") })
}

pub(crate) fn de<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    before("de", "d", args)
}

pub(crate) fn que<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    before("que", "qu", args)
}

/// `{ LOW($choice) }`: a sentence that goes on inside another one begins with a small letter.
pub(crate) fn low<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = args.first() else { return FluentValue::Error };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    FluentValue::from(first.chain(letters).collect::<String>())
}

/// Whether a name begins with the sound of a vowel. An h is left alone: nobody can see whether it is heard. A y is a
/// vowel only before a consonant ("d’Yves", "de Yann").
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !vowel(next)),
        Some(first) => vowel(first),
        None => false,
    }
}

fn vowel(letter: char) -> bool {
    "aeiouàâäáãåæéèêëíîïìóôöòõœúùûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Phrases};

    #[test]
    fn a_sentence_inside_another_begins_with_a_small_letter() {
        let phrases = Phrases::new(Lang::En, &["reveals = { $who } reveals: { LOW($what) }"]);
        let say = |what: &str| phrases.say("reveals", &[("who", "Ann".into()), ("what", what.into())]);
        assert_eq!(say("Two markers in Dark Tower"), "Ann reveals: two markers in Dark Tower");
        assert_eq!(say(""), "Ann reveals: ");
    }

    #[test]
    fn small_words_are_shortened_before_vowels_only() {
        let phrases = Phrases::new(Lang::Fr, &["of = Château { DE($who) }\nthat = on sait { QUE($who) } joue"]);
        let of = |who: &str| phrases.say("of", &[("who", who.into())]);
        assert_eq!(of("Anselme"), "Château d’Anselme");
        assert_eq!(of("Élodie"), "Château d’Élodie");
        assert_eq!(of("Yves"), "Château d’Yves");
        assert_eq!(of("Yann"), "Château de Yann");
        assert_eq!(of("Blaise"), "Château de Blaise");
        assert_eq!(of("Hugo"), "Château de Hugo");
        assert_eq!(of(""), "Château de ");
        assert_eq!(of("3"), "Château de 3");
        assert_eq!(phrases.say("that", &[("who", "Anne".into())]), "on sait qu’Anne joue");
        assert_eq!(phrases.say("that", &[("who", "Marc".into())]), "on sait que Marc joue");
    }
}
