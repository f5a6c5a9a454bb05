//! A table before its game begins. `POST /tables/{id}/start`, `/abort`, `/leave`, `/join` (field `seat`), and `/seats`
//! with the fields of [`super::seating`]. The script of the page follows the table's events.

use super::model::{Choice, GameCard, SeatLine, Terms};

#[derive(Clone, Debug)]
pub struct WaitingRoom {
    /// The table.
    pub id: String,
    pub game: GameCard,
    pub host: String,
    /// Whether the reader is the host, who may change the seats, begin and abort.
    pub is_host: bool,
    /// Whether the reader has a seat.
    pub seated: bool,
    pub seats: Vec<SeatLine>,
    pub levels: Vec<Choice>,
    pub terms: Terms,
    /// The path of the invitation, `/join/{code}`, for those who may pass it on.
    pub invitation: Option<String>,
    /// What is wrong with what was sent, in words.
    pub fault: Option<String>,
}
