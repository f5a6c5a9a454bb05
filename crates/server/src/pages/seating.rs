//! Who sits where, as rows of a plain form.
//!
//! Row `n` (from 0) has the select `seat{n}` with one of `me`, `open`, `bot:{level}`, `device`, `keep` (the person who
//! sits there stays), `none` (only after the fewest seats of the game), and the text `name{n}`, which counts for
//! `device` alone. Rows with `none` are left out, the others move up.
