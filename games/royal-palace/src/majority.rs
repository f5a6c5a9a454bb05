//! Who has the majority in a room.

use crate::pieces::Room;
use crate::state::{Player, State};
use courtly_core::Seat;

/// Clauses 2.2 and 2.3: at least one servant and strictly more than every other seat; among seats tied for most, the
/// one with strictly most servants at the Cardinal.
#[inline]
pub fn majority(players: &[Player], seat: Seat, room: Room) -> bool {
    let own = &players[seat.index()];
    let servants = own.at(room);
    servants > 0
        && players.iter().enumerate().all(|(other, player)| {
            other == seat.index()
                || servants > player.at(room)
                || (servants == player.at(room) && own.at(Room::Cardinal) > player.at(Room::Cardinal))
        })
}

/// Clause 5.2: the bonus of a room falls to the majority, and through a `majority` card to any servant there.
#[inline]
pub(crate) fn bonus(state: &State, seats: usize, card: bool, room: Room) -> bool {
    if card { state.player().at(room) > 0 } else { majority(&state.players[..seats], state.seat, room) }
}
