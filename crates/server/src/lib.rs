//! Tables in the browser: pages, tables, streams, storage.
#![forbid(unsafe_code)]

pub mod config;
mod crowd;
pub mod http;
pub mod live;
pub mod markdown;
pub mod pages;
pub mod refusal;
pub mod say;
pub mod serve;
pub mod settings;
pub mod store;
