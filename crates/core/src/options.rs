use crate::SetupError;
use std::collections::BTreeMap;

/// One option of a game, with its values; the first is the default.
#[derive(Debug, Clone, Copy)]
pub struct OptionSpec {
    pub name: &'static str,
    pub values: &'static [&'static str],
}

/// The option values that somebody asked for. What was not asked for is absent, so that a loaded position may decide it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Checks names and values against what the game offers.
    pub fn new<'a>(
        specs: &[OptionSpec],
        asked: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in asked {
            let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(|| SetupError::Option {
                name: name.to_owned(),
                message: match specs {
                    [] => "the game has no options".to_owned(),
                    _ => format!("no such option; possible: {}", names(specs.iter().map(|s| s.name))),
                },
            })?;
            if !spec.values.contains(&value) {
                return Err(SetupError::Option {
                    name: name.to_owned(),
                    message: format!("no such value {value:?}; possible: {}", names(spec.values.iter().copied())),
                });
            }
            options.0.insert(name.to_owned(), value.to_owned());
        }
        Ok(options)
    }

    /// The value asked for, if any.
    pub fn asked(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Whether this value holds when nothing else decides: asked for, or the default and not asked against.
    pub fn is(&self, spec: &OptionSpec, value: &str) -> bool {
        self.asked(spec.name).unwrap_or(spec.values[0]) == value
    }
}

fn names(list: impl Iterator<Item = &'static str>) -> String {
    list.collect::<Vec<_>>().join(", ")
}
