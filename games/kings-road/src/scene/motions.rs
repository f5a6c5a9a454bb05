use crate::KingsRoad;
use crate::events::{Event, Special};
use crate::region::Region;
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moves through an event: markers between a seat's panel and a region, the King from region to region.
pub(super) fn of(game: &KingsRoad, event: &Event) -> Vec<Motion> {
    match event {
        // A pile comes from its owner. What is scored at once has no pile in the next picture; then its markers are
        // fetched.
        Event::Placed { seat, region, .. } => vec![moved(pile(*region, *seat), [panel(*seat), place(*region)])],
        Event::Returned { region, seat, .. } | Event::NobleLeft { region, seat } => {
            vec![moved(format!("marker:{seat}"), [panel(*seat), place(*region), panel(*seat)])]
        }
        Event::NoblePlaced { region, seat } => vec![glow(pile(*region, *seat))],
        Event::Scored { region, .. } => vec![glow(place(*region))],
        Event::Left { seat, card: Special::Dragon } => vec![glow(format!("dragon:{seat}"))],
        Event::Left { seat, card: Special::Witch } => vec![glow(format!("witch:{seat}"))],
        Event::Travelled { from, to } => {
            let mut along = vec![place(*from)];
            let mut at = *from;
            // He goes at least one region on; after a whole round of the board he is where he was.
            loop {
                at = game.tables.next[at.index()];
                along.push(place(at));
                if at == *to {
                    break;
                }
            }
            vec![Motion { what: "king".to_owned(), along }]
        }
        Event::Chosen { .. }
        | Event::Revealed { .. }
        | Event::NobleScored { .. }
        | Event::WitchesChoose { .. }
        | Event::RoundBegan { .. }
        | Event::FinalScoring { .. }
        | Event::Ended { .. } => vec![],
    }
}

fn moved<const N: usize>(what: String, along: [String; N]) -> Motion {
    Motion { what, along: along.into() }
}

fn glow(what: String) -> Motion {
    Motion { what, along: vec![] }
}

fn place(region: Region) -> String {
    format!("region:{region}")
}

fn pile(region: Region, seat: Seat) -> String {
    format!("pile:{region}:{seat}")
}

fn panel(seat: Seat) -> String {
    format!("seat:{seat}")
}
