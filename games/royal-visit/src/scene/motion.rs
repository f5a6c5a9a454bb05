use crate::{Card, Event, Piece};
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moved through an event at a table with hands of so many cards. Hands are anchors `hand:N`, in the viewer's own
/// part or above the board.
pub(super) fn motions(event: &Event, full: u8) -> Vec<Motion> {
    match event {
        Event::Sides { wizard } => {
            [(Piece::Wizard, *wizard), (Piece::Jester, -wizard)].map(|(piece, to)| walk(piece, 0, to)).into()
        }
        Event::Played { seat, card } => {
            let gone = own(*card).into_iter().chain(backs(*seat, full));
            gone.map(|what| flight(what, hand(*seat), "discard".to_owned())).collect()
        }
        Event::Moved { piece, from, to } => vec![walk(*piece, *from, *to)],
        Event::Summoned { .. } => vec![glow(Piece::Wizard.key())],
        Event::Crown { from, to, .. } => vec![Motion { what: "crown".to_owned(), along: passed(*from, *to, crown) }],
        Event::Drew { seat, card } => {
            let new = card.map_or_else(|| backs(*seat, full).to_vec(), |card| own(card).to_vec());
            new.into_iter().map(|what| flight(what, "deck".to_owned(), hand(*seat))).collect()
        }
        Event::Reshuffled { .. } => vec![glow("deck-top".to_owned()), glow("crown".to_owned())],
        Event::TurnBegan { .. } => vec![],
        Event::Won { reason, .. } => {
            vec![glow(if *reason == "crown" { "crown".to_owned() } else { Piece::King.key() })]
        }
    }
}

/// The keys that a card of this kind may have in the viewer's hand. Which of several came or went is not told by the
/// event; those that stayed have no way to go, and the others are in no picture.
fn own(card: Card) -> [String; 3] {
    [0, 1, 2].map(|nth| format!("card:{}:{nth}", card.code()))
}

/// The keys of the card backs that come and go first in a hand.
fn backs(seat: Seat, full: u8) -> [String; 2] {
    [1, 2].map(|nth| format!("back:{seat}:{}", full - nth))
}

/// A space of the Crown's track, as motions pass it.
pub(super) fn crown(space: i8) -> String {
    format!("crown:{space}")
}

fn hand(seat: Seat) -> String {
    format!("hand:{seat}")
}

fn walk(piece: Piece, from: i8, to: i8) -> Motion {
    if from == to {
        return glow(piece.key());
    }
    Motion { what: piece.key(), along: passed(from, to, |space| piece.lane().anchor(space)) }
}

fn flight(what: String, from: String, to: String) -> Motion {
    Motion { what, along: vec![from, to] }
}

/// Draws the eye to something that stays.
fn glow(what: String) -> Motion {
    Motion { what, along: vec![] }
}

/// The spaces from one to another, both included.
fn passed(from: i8, to: i8, anchor: impl Fn(i8) -> String) -> Vec<String> {
    let by = (to - from).signum();
    (0..=(to - from).abs()).map(|step| anchor(from + by * step)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_walks_every_space_of_its_lane() {
        let event = Event::Moved { piece: Piece::Jester, from: 1, to: -1 };
        let along = ["j:1", "j:0", "j:-1"].map(str::to_owned).to_vec();
        assert_eq!(motions(&event, 8), vec![Motion { what: "pawn:jester".to_owned(), along }]);
    }
}
