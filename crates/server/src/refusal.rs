//! Why something was refused. Nothing has changed then.

use crate::say;
use crate::store::StoreError;
use courtly_text::{Arg, Lang};

/// What a refusal is about. The code is part of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    NotFound,
    NotYourSeat,
    NotYourTable,
    Stale,
    Illegal,
    Over,
    NotRunning,
    AlreadyBegun,
    SeatTaken,
    NotFull,
    NothingToUndo,
    HintsOff,
    BadRequest,
    TooLarge,
    Rate,
    Busy,
    NoPlayer,
    Foreign,
    Failed,
}

/// A refusal with the words for it.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub code: Code,
    args: Vec<(&'static str, Arg)>,
}

impl Refusal {
    pub fn because(code: Code, why: impl Into<String>) -> Refusal {
        Refusal { code, args: vec![("why", Arg::Text(why.into()))] }
    }

    pub fn message(&self, lang: Lang) -> String {
        let key = format!("refused-{}", self.code.name());
        let why = [("why", Arg::Text(String::new()))];
        say::phrases(lang).say(&key, if self.args.is_empty() { &why } else { &self.args })
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal { code, args: vec![] }
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

impl Code {
    pub fn name(self) -> &'static str {
        match self {
            Code::NotFound => "not-found",
            Code::NotYourSeat => "not-your-seat",
            Code::NotYourTable => "not-your-table",
            Code::Stale => "stale",
            Code::Illegal => "illegal",
            Code::Over => "over",
            Code::NotRunning => "not-running",
            Code::AlreadyBegun => "already-begun",
            Code::SeatTaken => "seat-taken",
            Code::NotFull => "not-full",
            Code::NothingToUndo => "nothing-to-undo",
            Code::HintsOff => "hints-off",
            Code::BadRequest => "bad-request",
            Code::TooLarge => "too-large",
            Code::Rate => "rate",
            Code::Busy => "busy",
            Code::NoPlayer => "no-player",
            Code::Foreign => "foreign",
            Code::Failed => "failed",
        }
    }

    /// The HTTP status.
    pub fn status(self) -> u16 {
        match self {
            Code::NotFound => 404,
            Code::NotYourSeat | Code::NotYourTable | Code::HintsOff | Code::Foreign => 403,
            Code::Stale | Code::Over | Code::NotRunning | Code::AlreadyBegun | Code::SeatTaken | Code::NotFull => 409,
            Code::NothingToUndo => 409,
            Code::Illegal => 422,
            Code::BadRequest => 400,
            Code::TooLarge => 413,
            Code::Rate => 429,
            Code::Busy => 503,
            Code::NoPlayer => 401,
            Code::Failed => 500,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        use Code::*;
        let all = [
            NotFound,
            NotYourSeat,
            NotYourTable,
            Stale,
            Illegal,
            Over,
            NotRunning,
            AlreadyBegun,
            SeatTaken,
            NotFull,
            NothingToUndo,
            HintsOff,
            BadRequest,
            TooLarge,
            Rate,
            Busy,
            NoPlayer,
            Foreign,
            Failed,
        ];
        for code in all {
            for lang in [Lang::En, Lang::Fr] {
                assert!(!Refusal::from(code).message(lang).starts_with("refused-"));
            }
        }
    }
}
