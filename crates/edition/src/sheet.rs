use courtly_core::SetupError;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// No edition file is longer than this many bytes.
const LENGTH_MAX: usize = 256 * 1024;

/// What is wrong with an edition file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditionError {
    pub line: usize,
    pub field: String,
    pub message: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if !self.field.is_empty() {
            write!(f, ", field {}", self.field)?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for EditionError {}

impl From<EditionError> for SetupError {
    fn from(e: EditionError) -> SetupError {
        SetupError::Edition(e.to_string())
    }
}

type Result<T> = std::result::Result<T, EditionError>;

/// A field's value with the place it was read from.
struct Found<'a> {
    file: File,
    offset: usize,
    value: &'a DeValue<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum File {
    Player,
    Default,
}

/// An edition being read: the player's file over the default one.
///
/// Fields are named by their path, such as `region.5.points`.
#[derive(Debug)]
pub struct Sheet<'a> {
    default_text: &'a str,
    default: DeTable<'a>,
    player: Option<(&'a str, DeTable<'a>)>,
    /// Bounds by field, in words, as the calls named them.
    bounds: BTreeMap<String, String>,
}

impl<'a> Sheet<'a> {
    pub fn open(default: &'a str, player: Option<&'a str>) -> Result<Sheet<'a>> {
        let parsed_default = parse(default)?;
        let player = match player {
            Some(text) if text.len() > LENGTH_MAX => {
                return Err(EditionError {
                    line: 1,
                    field: String::new(),
                    message: format!("the file has {} bytes; {LENGTH_MAX} are the most", text.len()),
                });
            }
            Some(text) => Some((text, parse(text)?)),
            None => None,
        };
        Ok(Sheet { default_text: default, default: parsed_default, player, bounds: BTreeMap::new() })
    }

    /// A whole number.
    pub fn int(&mut self, path: &str, range: RangeInclusive<i64>) -> Result<i64> {
        self.note(path, format!("{} to {}", range.start(), range.end()));
        let found = self.find(path)?;
        let value = integer(found.value);
        self.within(path, found.file, found.offset, value, &range)
    }

    /// A list of whole numbers.
    pub fn ints(&mut self, path: &str, len: RangeInclusive<usize>, range: RangeInclusive<i64>) -> Result<Vec<i64>> {
        self.note(path, format!("{} numbers, {} to {}", count(&len), range.start(), range.end()));
        let found = self.find(path)?;
        let items = self.list(path, &found, &len)?;
        items
            .iter()
            .enumerate()
            .map(|(i, item)| {
                let path = format!("{path}[{i}]");
                self.within(&path, found.file, item.span().start, integer(item.get_ref()), &range)
            })
            .collect()
    }

    /// A word out of a list.
    pub fn word(&mut self, path: &str, allowed: &[&str]) -> Result<String> {
        self.note(path, format!("one of {}", allowed.join(", ")));
        let found = self.find(path)?;
        match found.value {
            DeValue::String(word) if allowed.contains(&word.as_ref()) => Ok(word.to_string()),
            DeValue::String(word) => Err(self.error(
                path,
                found.file,
                found.offset,
                format!("{word:?} is not one of {}", allowed.join(", ")),
            )),
            _ => Err(self.error(path, found.file, found.offset, "must be a word in quotes".to_owned())),
        }
    }

    /// A list of words. `form` says in words what each must look like, and `read` makes something of it or says what
    /// is wrong with it.
    pub fn words<T>(
        &mut self,
        path: &str,
        len: RangeInclusive<usize>,
        form: &str,
        mut read: impl FnMut(&str) -> std::result::Result<T, String>,
    ) -> Result<Vec<T>> {
        self.note(path, format!("{} words, each {form}", count(&len)));
        let found = self.find(path)?;
        let items = self.list(path, &found, &len)?;
        items
            .iter()
            .enumerate()
            .map(|(i, item)| {
                let path = format!("{path}[{i}]");
                match item.get_ref() {
                    DeValue::String(word) => {
                        read(word).map_err(|message| self.error(&path, found.file, item.span().start, message))
                    }
                    _ => Err(self.error(&path, found.file, item.span().start, "must be a word in quotes".to_owned())),
                }
            })
            .collect()
    }

    /// A list of lists of whole numbers.
    pub fn rows(
        &mut self,
        path: &str,
        len: RangeInclusive<usize>,
        row_len: RangeInclusive<usize>,
        range: RangeInclusive<i64>,
    ) -> Result<Vec<Vec<i64>>> {
        let (low, high) = (range.start(), range.end());
        self.note(path, format!("{} rows of {} numbers, {low} to {high}", count(&len), count(&row_len)));
        let found = self.find(path)?;
        let rows = self.list(path, &found, &len)?;
        rows.iter()
            .enumerate()
            .map(|(i, row)| {
                let path = format!("{path}[{i}]");
                let inner = Found { file: found.file, offset: row.span().start, value: row.get_ref() };
                let items = self.list(&path, &inner, &row_len)?;
                items
                    .iter()
                    .map(|item| self.within(&path, found.file, item.span().start, integer(item.get_ref()), &range))
                    .collect()
            })
            .collect()
    }

    /// An error about a field that was read, for what only its reader can check (two fields that must fit together).
    pub fn refuse(&self, path: &str, message: impl Into<String>) -> EditionError {
        match self.find(path) {
            Ok(found) => self.error(path, found.file, found.offset, message.into()),
            Err(e) => e,
        }
    }

    /// Ends the reading: a field that nobody asked for is an error, since it is most likely misspelt.
    pub fn finish(self) -> Result<()> {
        match &self.player {
            Some((text, table)) => self.unknown(text, table, ""),
            None => Ok(()),
        }
    }

    /// The line of every field of the default edition that was read, counted from 0.
    pub(crate) fn default_lines(&self) -> BTreeMap<usize, &str> {
        let line = |path: &str| {
            let found = lookup(&self.default, path)?;
            Some(line_of(self.default_text, found.span().start) - 1)
        };
        self.bounds.iter().filter_map(|(path, bounds)| Some((line(path)?, bounds.as_str()))).collect()
    }

    fn note(&mut self, path: &str, bounds: String) {
        self.bounds.insert(path.to_owned(), bounds);
    }

    fn find(&self, path: &str) -> Result<Found<'_>> {
        if let Some((_, table)) = &self.player
            && let Some(value) = lookup(table, path)
        {
            return Ok(Found { file: File::Player, offset: value.span().start, value: value.get_ref() });
        }
        match lookup(&self.default, path) {
            Some(value) => Ok(Found { file: File::Default, offset: value.span().start, value: value.get_ref() }),
            None => Err(EditionError {
                line: 1,
                field: path.to_owned(),
                message: "is missing from the default edition".to_owned(),
            }),
        }
    }

    fn list<'s>(
        &self,
        path: &str,
        found: &Found<'s>,
        len: &RangeInclusive<usize>,
    ) -> Result<&'s [Spanned<DeValue<'s>>]> {
        let DeValue::Array(items) = found.value else {
            return Err(self.error(path, found.file, found.offset, "must be a list in [ ]".to_owned()));
        };
        if !len.contains(&items.len()) {
            let message = format!("has {} entries; {} are needed", items.len(), count(len));
            return Err(self.error(path, found.file, found.offset, message));
        }
        Ok(items)
    }

    fn within(
        &self,
        path: &str,
        file: File,
        offset: usize,
        value: Option<i64>,
        range: &RangeInclusive<i64>,
    ) -> Result<i64> {
        match value {
            Some(n) if range.contains(&n) => Ok(n),
            Some(n) => {
                let message = format!("{n} is out of bounds; {} to {} is possible", range.start(), range.end());
                Err(self.error(path, file, offset, message))
            }
            None => Err(self.error(path, file, offset, "must be a whole number".to_owned())),
        }
    }

    fn error(&self, path: &str, file: File, offset: usize, message: String) -> EditionError {
        let text = match (file, &self.player) {
            (File::Player, Some((text, _))) => text,
            _ => self.default_text,
        };
        EditionError { line: line_of(text, offset), field: path.to_owned(), message }
    }

    fn unknown(&self, text: &str, table: &DeTable<'_>, prefix: &str) -> Result<()> {
        for (key, value) in table.iter() {
            let path = format!("{prefix}{}", key.get_ref());
            if self.bounds.contains_key(&path) {
                continue;
            }
            match value.get_ref() {
                DeValue::Table(inner) if self.bounds.keys().any(|known| known.starts_with(&format!("{path}."))) => {
                    self.unknown(text, inner, &format!("{path}."))?;
                }
                _ => {
                    return Err(EditionError {
                        line: line_of(text, key.span().start),
                        field: path,
                        message: "no such field".to_owned(),
                    });
                }
            }
        }
        Ok(())
    }
}

fn parse(text: &str) -> Result<DeTable<'_>> {
    DeTable::parse(text).map(Spanned::into_inner).map_err(|e| EditionError {
        line: line_of(text, e.span().map_or(0, |span| span.start)),
        field: String::new(),
        message: e.message().to_owned(),
    })
}

fn lookup<'t, 'a>(table: &'t DeTable<'a>, path: &str) -> Option<&'t Spanned<DeValue<'a>>> {
    match path.split_once('.') {
        None => table.get(path),
        Some((head, rest)) => match table.get(head)?.get_ref() {
            DeValue::Table(inner) => lookup(inner, rest),
            _ => None,
        },
    }
}

fn integer(value: &DeValue<'_>) -> Option<i64> {
    match value {
        DeValue::Integer(n) => i64::from_str_radix(n.as_str(), n.radix()).ok(),
        _ => None,
    }
}

fn count(len: &RangeInclusive<usize>) -> String {
    if len.start() == len.end() { len.start().to_string() } else { format!("{} to {}", len.start(), len.end()) }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&b| b == b'\n').count() + 1
}
