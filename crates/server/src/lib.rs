//! Tables in the browser: pages, tables, streams, storage.
#![forbid(unsafe_code)]
