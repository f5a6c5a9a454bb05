//! What the host promises, in one program, so that it is linked once.

mod posters;
mod undo;
