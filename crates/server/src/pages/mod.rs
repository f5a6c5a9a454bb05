//! Pages as functions from plain data to markup: no storage, no clock, no network.
//!
//! Every page has a module with its model and `page(reader, &model) -> Markup`. Forms are plain: they work without
//! scripts and carry no token, since the server looks at `Origin` and `Sec-Fetch-Site`.

use crate::say;
use crate::settings::Settings;
use courtly_text::{Arg, Lang, Phrases};
use maud::{Markup, html};

pub mod about;
pub mod analysis;
pub mod api;
pub mod device;
pub mod error;
pub mod game;
pub mod home;
mod icons;
pub mod join;
pub mod layout;
pub mod lists;
pub mod model;
mod plot;
pub mod puzzle;
pub mod puzzles;
pub mod replay;
pub mod seating;
pub mod settings;
mod signs;
mod stage;
pub mod table;
pub mod tables;
pub mod waiting;

pub(crate) use crate::live::NAME_MAX;

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
    /// Scheme and host as the browser sees them, such as `https://play.example`, for links that leave the page.
    pub origin: String,
    /// Whether browsers call this address secure (https, or the same machine): elsewhere notifications and the
    /// clipboard are missing, and pages say so where it matters.
    pub secure: bool,
    /// At how many tables it is the reader's turn.
    pub turns: usize,
}

impl Reader {
    pub(crate) fn word(&self, key: &str) -> String {
        self.phrases.word(key)
    }

    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(key, args)
    }

    /// The name that the reader chose; nothing for someone who is still called as everybody at first.
    pub(crate) fn own_name(&self) -> Option<&str> {
        let common = |name: &&str| Lang::ALL.iter().any(|lang| say::phrases(*lang).word("guest") == *name);
        self.name.as_deref().filter(|name| !common(name))
    }

    /// A path of this server as a full address.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }
}

/// Where a browser puts what it adds to the seed (`web/chance.js`), in forms that sit somebody down.
fn chance_field() -> Markup {
    html! { input type="hidden" name="contribution" value=""; }
}

/// What a field for a name says when it takes no more letters.
fn name_full(reader: &Reader) -> String {
    reader.say("refused-name-long", &[("why", NAME_MAX.into())])
}

/// The field for the reader's name: filled in with the name they chose, else it says how they are called now.
fn name_field(reader: &Reader, required: bool) -> Markup {
    html! {
        label.field {
            span { (reader.word("join-name")) }
            input name="name" required[required] maxlength=(NAME_MAX) data-full=(name_full(reader))
                autocomplete="nickname" value=(reader.own_name().unwrap_or("")) placeholder=(reader.word("guest"));
        }
    }
}
