//! What the server promises, in one program, so that it is linked once.

mod analysis;
mod client;
mod common;
mod guarding;
mod keeping;
mod limits;
mod openapi;
mod pages;
mod playing;
mod puzzles;
mod secrecy;
mod table;
