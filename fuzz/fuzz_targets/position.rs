//! Any text as a position of each game, and as a decision there.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| courtly::trial::position(bytes));
