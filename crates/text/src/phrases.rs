use crate::{Lang, elide};
use courtly_core::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A function that phrases can call.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a>;

/// What goes into a phrase.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Number(i64),
    Text(String),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! number {
    ($($t:ty),*) => {$(
        impl From<$t> for Arg {
            fn from(n: $t) -> Arg {
                Arg::Number(n as i64)
            }
        }
    )*};
}
number!(i8, u8, i16, u16, i32, u32, i64, usize);

/// In which language somebody is spoken to, and how the players at the table are called; without names, seats are.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub lang: Lang,
    pub names: &'a [String],
}

impl From<Lang> for Voice<'_> {
    fn from(lang: Lang) -> Self {
        Voice { lang, names: &[] }
    }
}

/// The phrases of one language, and the names of the players if they have some.
#[derive(Clone)]
pub struct Phrases {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Arc<[String]>,
}

impl std::fmt::Debug for Phrases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Phrases({})", self.lang.code())
    }
}

impl Phrases {
    /// The sources are embedded files, so a fault in them is a bug that the completeness test finds.
    pub fn new(lang: Lang, sources: &[&str]) -> Phrases {
        let id = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around arguments would show up as odd letters in terminals and split words for screen readers.
        bundle.set_use_isolating(false);
        for (name, function) in [("DE", elide::de as Function), ("QUE", elide::que), ("LOW", elide::low)] {
            bundle.add_function(name, function).unwrap_or_else(|error| panic!("{error:?}"));
        }
        for source in sources {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{errors:?}"));
        }
        Phrases { lang, bundle: Arc::new(bundle), names: Arc::new([]) }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The same phrases at a table where the seats have these names.
    pub fn with_names(&self, names: &[String]) -> Phrases {
        Phrases { lang: self.lang, bundle: Arc::clone(&self.bundle), names: names.into() }
    }

    /// The name of the player on a seat, if players have names here.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.0 as usize).map(String::as_str)
    }

    /// The letter on a seat's pieces: the first of its player's name, as on its badge. Where there is no name, or none with
    /// letters, its place in the alphabet.
    pub fn letter(&self, seat: Seat) -> char {
        self.name(seat).and_then(initial).unwrap_or(char::from(b'A' + seat.0))
    }

    /// A phrase without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The phrase of this key. An unknown key is shown as itself, so that a player still sees something to report.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no phrase {key} in {}", self.lang.code());
            return key.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(n) => values.set(*name, FluentValue::from(*n)),
                Arg::Text(text) => values.set(*name, text.clone()),
            }
        }
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "phrase {key} in {}: {errors:?}", self.lang.code());
        text.into_owned()
    }

    /// "a, b and c" in this language; `and` is the phrase key of the last joint (`list-and` or `list-or`).
    pub fn list(&self, items: &[String], and: &str) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.word(and)),
        }
    }
}

/// The letter that stands for a name, unless it has none.
pub fn initial(name: &str) -> Option<char> {
    name.chars().find(|c| c.is_alphanumeric()).and_then(|c| c.to_uppercase().next())
}

/// Every key of a source with the variables that its phrase uses.
pub fn keys(source: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines() {
        let starts = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if starts && let Some((key, _)) = line.split_once('=') {
            current = key.trim().to_owned();
            found.entry(current.clone()).or_default();
        }
        if line.starts_with('#') {
            continue;
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
            if let Some(names) = found.get_mut(&current)
                && !names.contains(&name)
            {
                names.push(name);
                names.sort();
            }
        }
    }
    found
}

/// What one language lacks or says with other variables than the other; empty if the two fit.
pub fn missing(a: &str, b: &str) -> Vec<String> {
    let (a, b) = (keys(a), keys(b));
    let lacking = |from: &BTreeMap<String, Vec<String>>, to: &BTreeMap<String, Vec<String>>, name: &str| {
        from.iter()
            .filter(|(key, _)| !to.contains_key(*key))
            .map(|(key, _)| format!("{key} only in the {name}"))
            .collect::<Vec<_>>()
    };
    let mut faults = lacking(&a, &b, "first");
    faults.extend(lacking(&b, &a, "second"));
    for (key, names) in &a {
        if let Some(others) = b.get(key)
            && names != others
        {
            faults.push(format!("{key}: {names:?} against {others:?}"));
        }
    }
    faults
}
