//! The arena as its users see it, over every game.

mod arena;
mod fair;
mod programs;
