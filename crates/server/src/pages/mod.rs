//! Pages as functions from plain data to markup: no storage, no clock, no network.

use crate::settings::Settings;
use courtly_text::{Lang, Phrases};

/// Who reads a page.
#[derive(Clone, Debug)]
pub struct Reader {
    pub lang: Lang,
    /// The server's own phrases in that language.
    pub phrases: Phrases,
    /// Nothing for someone who has no name yet.
    pub name: Option<String>,
    pub settings: Settings,
    /// The address of the page, for the language links and redirects.
    pub path: String,
}
