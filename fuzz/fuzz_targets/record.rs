//! Any bytes as a record.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| courtly::trial::record(bytes));
