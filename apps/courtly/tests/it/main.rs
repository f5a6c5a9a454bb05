//! The program as others use it, in one test program, so that it is linked once. The browser has its own.

mod arena;
mod common;
mod durable;
mod engine;
mod hostile;
mod records;
mod terminal;
mod training;
