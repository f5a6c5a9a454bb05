use crate::{Event, Piece};
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moved through an event. Hands are anchors `hand:N`, in the viewer's own part or above the board.
pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match event {
        Event::Sides { wizard } => {
            [(Piece::Wizard, *wizard), (Piece::Jester, -wizard)].map(|(piece, to)| walk(piece, 0, to)).into()
        }
        Event::Played { seat, .. } => vec![flight("discard-top", hand(*seat), "discard".to_owned())],
        Event::Moved { piece, from, to } => vec![walk(*piece, *from, *to)],
        Event::Summoned { .. } => vec![glow(Piece::Wizard.key())],
        Event::Crown { from, to, .. } => vec![Motion { what: "crown".to_owned(), along: passed(*from, *to, crown) }],
        Event::Drew { seat, .. } => vec![flight("deck-top", "deck".to_owned(), hand(*seat))],
        Event::Reshuffled { .. } => {
            vec![flight("deck-top", "discard".to_owned(), "deck".to_owned()), glow("crown".to_owned())]
        }
        Event::TurnBegan { .. } => vec![],
        Event::Won { reason, .. } => {
            vec![glow(if *reason == "crown" { "crown".to_owned() } else { Piece::King.key() })]
        }
    }
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

fn flight(what: &str, from: String, to: String) -> Motion {
    Motion { what: what.to_owned(), along: vec![from, to] }
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
        let along = ["jester-lane:1", "jester-lane:0", "jester-lane:-1"].map(str::to_owned).to_vec();
        assert_eq!(motions(&event), vec![Motion { what: "pawn:jester".to_owned(), along }]);
    }
}
