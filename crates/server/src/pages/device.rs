//! Moving to another device: a link that is shown once, and a code to type.
//!
//! `POST /me/link` makes a link; `POST /me/enter` takes the field `code`; `GET /me/{code}` asks ([`Arrival`]) and
//! `POST /me/{code}` does it, since programs that only preview a link must not use it up.

#[derive(Clone, Debug, Default)]
pub struct DevicePage {
    /// Fresh, and never shown again.
    pub fresh: Option<FreshLink>,
    /// The code that was typed is unknown, used or too old.
    pub wrong_code: bool,
}

#[derive(Clone, Debug)]
pub struct FreshLink {
    pub code: String,
    /// How long it can be used.
    pub minutes: u32,
}

/// Somebody opened a personal link.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub code: String,
    /// Whose link it is.
    pub name: Option<String>,
    /// How many running tables this browser would leave behind, if it plays already as somebody else.
    pub left_behind: usize,
}
