//! Tables in the browser: pages, tables, streams, storage.
#![forbid(unsafe_code)]

pub mod markdown;
pub mod pages;
pub mod say;
pub mod settings;
pub mod store;
