//! Params by name, with errors that name the field.

use super::rpc::Error;
use courtly_core::Seat;
use serde_json::{Map, Value};

pub(crate) struct Params<'a>(pub(crate) &'a Map<String, Value>);

impl<'a> Params<'a> {
    /// A field that may be absent or null.
    fn field(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn wrong(name: &str, what: &str) -> Error {
        Error::params(format!("{name}: must be {what}"))
    }

    pub(crate) fn text(&self, name: &str) -> Result<&'a str, Error> {
        self.text_or_none(name)?.ok_or_else(|| Params::wrong(name, "a string"))
    }

    pub(crate) fn text_or_none(&self, name: &str) -> Result<Option<&'a str>, Error> {
        match self.field(name) {
            None => Ok(None),
            Some(value) => value.as_str().map(Some).ok_or_else(|| Params::wrong(name, "a string")),
        }
    }

    /// A whole number of any size and sign; its range is checked later, after the table.
    pub(crate) fn whole(&self, name: &str) -> Result<i64, Error> {
        self.whole_or_none(name)?.ok_or_else(|| Params::wrong(name, "a whole number"))
    }

    pub(crate) fn whole_or_none(&self, name: &str) -> Result<Option<i64>, Error> {
        match self.field(name) {
            None => Ok(None),
            Some(value) if value.is_u64() => Ok(Some(value.as_i64().unwrap_or(i64::MAX))),
            Some(value) => value.as_i64().map(Some).ok_or_else(|| Params::wrong(name, "a whole number")),
        }
    }

    /// Names and values of options.
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, Error> {
        let Some(value) = self.field("options") else { return Ok(vec![]) };
        let object = value.as_object().ok_or_else(|| Params::wrong("options", "an object"))?;
        object
            .iter()
            .map(|(name, value)| match value.as_str() {
                Some(text) => Ok((name.clone(), text.to_owned())),
                None => Err(Params::wrong(&format!("options.{name}"), "a string")),
            })
            .collect()
    }
}

/// The seat of this number at a table with so many.
pub(crate) fn seat(number: i64, seats: usize) -> Result<Seat, Error> {
    match u8::try_from(number) {
        Ok(n) if usize::from(n) < seats => Ok(Seat(n)),
        _ => Err(Error::params(format!("seat: {number} is out of range; there are seats 0 to {}", seats - 1))),
    }
}
