//! Why something was refused. Nothing has changed then.

use crate::say;
use crate::store::StoreError;
use courtly_text::{Arg, Lang};

/// The one list of refusals: the variant, its name in the interface, the HTTP status.
macro_rules! codes {
    ($($(#[$about:meta])* $code:ident $name:literal $status:literal;)*) => {
        /// What a refusal is about. The name is part of the interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code { $($(#[$about])* $code),* }

        impl Code {
            pub const ALL: &[Code] = &[$(Code::$code),*];

            pub fn name(self) -> &'static str {
                match self { $(Code::$code => $name),* }
            }

            /// The HTTP status.
            pub fn status(self) -> u16 {
                match self { $(Code::$code => $status),* }
            }
        }
    };
}

codes! {
    NotFound "not-found" 404;
    NotYourSeat "not-your-seat" 403;
    NotYourTable "not-your-table" 403;
    /// A table that is not listed, and its invitation was not shown.
    NotInvited "not-invited" 403;
    Stale "stale" 409;
    Illegal "illegal" 422;
    Over "over" 409;
    NotRunning "not-running" 409;
    NotOver "not-over" 409;
    AlreadyBegun "already-begun" 409;
    SeatTaken "seat-taken" 409;
    NotFull "not-full" 409;
    NothingToUndo "nothing-to-undo" 409;
    HintsOff "hints-off" 403;
    BadRequest "bad-request" 400;
    /// A name in which nothing can be read.
    NameEmpty "name-empty" 400;
    NameLong "name-long" 400;
    /// Somebody at the table is called so.
    NameTaken "name-taken" 409;
    /// A line of chat without a word.
    LineEmpty "line-empty" 400;
    LineLong "line-long" 400;
    /// A method that an address does not have.
    Method "method" 405;
    TooLarge "too-large" 413;
    /// A body of another type than is understood.
    MediaType "media-type" 415;
    Rate "rate" 429;
    /// As many tables as one may have at once.
    TooMany "too-many" 429;
    Busy "busy" 503;
    NoPlayer "no-player" 401;
    Foreign "foreign" 403;
    Failed "failed" 500;
}

/// A refusal with the words for it.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub code: Code,
    why: Why,
}

#[derive(Clone, Debug)]
enum Why {
    Plain,
    /// One of several texts of the code.
    Kind(&'static str),
    /// What is said within the text.
    Told(String),
    /// The same in words of the rules, which there are in English only. Who reads another language is told that it is
    /// refused, and not why: half a sentence of English helps nobody.
    English(String),
}

impl Refusal {
    pub fn because(code: Code, why: impl Into<String>) -> Refusal {
        Refusal { code, why: Why::Told(why.into()) }
    }

    pub fn in_english(code: Code, why: impl Into<String>) -> Refusal {
        Refusal { code, why: Why::English(why.into()) }
    }

    pub fn of_kind(code: Code, kind: &'static str) -> Refusal {
        Refusal { code, why: Why::Kind(kind) }
    }

    /// The reason alone, in English, for programs.
    pub fn why(&self) -> Option<&str> {
        match &self.why {
            // What has gone wrong within is the host's business.
            _ if self.code == Code::Failed => None,
            Why::Told(why) | Why::English(why) => Some(why),
            Why::Plain | Why::Kind(_) => None,
        }
    }

    pub fn message(&self, lang: Lang) -> String {
        let (kind, why) = match &self.why {
            Why::Plain => ("", ""),
            Why::Kind(kind) => (*kind, ""),
            Why::English(_) if lang != Lang::En => ("untold", ""),
            // What could not be understood was a program's.
            Why::Told(_) if lang != Lang::En && self.code == Code::BadRequest => ("untold", ""),
            Why::Told(why) | Why::English(why) => ("", why.as_str()),
        };
        let joint = if kind.is_empty() { "" } else { "-" };
        let key = format!("refused-{}{joint}{kind}", self.code.name());
        say::phrases(lang).say(&key, &[("why", Arg::Text(why.to_owned()))])
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal { code, why: Why::Plain }
    }
}

impl From<StoreError> for Refusal {
    fn from(e: StoreError) -> Refusal {
        match e {
            StoreError::Busy => Code::Busy.into(),
            StoreError::Refused(_) | StoreError::Sqlite(_) | StoreError::Io(_) => {
                // What is wrong with the file concerns the host, not the player.
                eprintln!("courtly: {e}");
                Code::Failed.into()
            }
        }
    }
}

/// What a reader of JSON, forms or addresses says, in words that need no knowledge of this program.
pub(crate) fn plainly(why: &str) -> String {
    let mut why = why.to_owned();
    for opening in ["Failed to deserialize query string: ", "Failed to deserialize form body: ", "Invalid URL: "] {
        if let Some(rest) = why.strip_prefix(opening) {
            why = rest.to_owned();
        }
    }
    for number in ["u8", "u16", "u32", "u64", "usize"] {
        why = why.replace(&format!("expected {number}"), "expected a number of that size");
    }
    // A type of ours, whose name is nobody's business.
    while let Some(at) = why.find("expected struct ").or_else(|| why.find("expected internally tagged enum ")) {
        let rest = why[at..].find(" at ").map_or("", |end| &why[at + end..]).to_owned();
        why = format!("{}expected an object{rest}", &why[..at]);
    }
    why
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_understood_is_said_without_the_words_of_the_program() {
        let said = plainly("invalid type: sequence, expected struct Carried at line 1 column 0");
        assert_eq!(said, "invalid type: sequence, expected an object at line 1 column 0");
        let said = plainly("invalid value: integer `300`, expected u8 at line 1 column 11");
        assert_eq!(said, "invalid value: integer `300`, expected a number of that size at line 1 column 11");
        let said = plainly("Failed to deserialize query string: after: invalid digit found in string");
        assert_eq!(said, "after: invalid digit found in string");
    }

    #[test]
    fn every_refusal_has_words_in_both_languages_and_a_name_of_its_own() {
        for code in Code::ALL {
            for lang in [Lang::En, Lang::Fr] {
                assert!(!Refusal::from(*code).message(lang).starts_with("refused-"), "{code:?}");
            }
            assert_eq!(Code::ALL.iter().filter(|other| other.name() == code.name()).count(), 1, "{code:?}");
        }
    }

    #[test]
    fn words_of_the_rules_are_left_out_where_they_are_not_understood() {
        let refused = Refusal::in_english(Code::Illegal, "the King stays where he is");
        assert!(refused.message(Lang::En).contains("the King stays"));
        let said = refused.message(Lang::Fr);
        assert!(!said.contains("King") && !said.contains("refused-"), "{said}");
        assert_eq!(Refusal::because(Code::Failed, "the disk is full").why(), None);
        let refused = Refusal::because(Code::BadRequest, "seat is missing");
        assert!(!refused.message(Lang::Fr).contains("seat") && refused.why() == Some("seat is missing"));
        let kinds = [
            (Code::NothingToUndo, "shown"),
            (Code::NothingToUndo, "acted"),
            (Code::NotYourSeat, "held"),
            (Code::NotOver, "aborted"),
        ];
        for (code, kind) in kinds {
            let refused = Refusal::of_kind(code, kind);
            assert!(Lang::ALL.into_iter().all(|lang| !refused.message(lang).contains("refused-")), "{kind}");
        }
    }
}
