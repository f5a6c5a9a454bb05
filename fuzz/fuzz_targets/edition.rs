//! Any text as an edition file of each game; what is accepted must play.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| courtly::trial::edition(bytes));
