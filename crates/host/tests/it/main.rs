//! What the host promises, in one program, so that it is linked once.

mod playing_on;
mod posters;
mod undo;
