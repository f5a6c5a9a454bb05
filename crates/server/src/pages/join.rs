//! An invitation: which game, who sits there, and a free seat to take. `POST /join/{code}` with `seat` (a number, or
//! `any`) and `name`.

use super::model::{GameCard, SeatLine, Terms};

#[derive(Clone, Debug)]
pub struct Invitation {
    pub code: String,
    pub game: GameCard,
    pub host: String,
    pub seats: Vec<SeatLine>,
    pub terms: Terms,
    /// The game began or nobody else fits in; then there may be a table to watch.
    pub closed: bool,
    /// `/tables/{id}`, if the reader may watch or already sits there.
    pub table: Option<String>,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
    /// The path of a picture for link previews.
    pub image: Option<String>,
}
