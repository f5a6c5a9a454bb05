//! Any lines to the engine, over a few open tables.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| courtly::trial::engine(bytes));
