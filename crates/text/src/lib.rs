//! Languages: Fluent phrases, and the trait by which a game speaks.
//!
//! A phrase has a stable key and stands in one `.ftl` file a language, beside the code that says it. Code never joins
//! pieces of sentences: what varies goes into the phrase as an argument.
#![forbid(unsafe_code)]

mod elide;
mod ink;
mod lang;
mod phrases;
mod template;
mod words;

pub use ink::{Ink, Tint};
pub use lang::Lang;
pub use phrases::{Arg, Phrases, Voice, initial, keys, missing};
pub use template::Template;
pub use words::{SHARED, Words, phrases, shared_phrases};
