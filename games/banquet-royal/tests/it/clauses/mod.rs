//! One test for each clause of RULES.md, or one for a few that belong together.

mod moves;
mod party;
mod scene;
