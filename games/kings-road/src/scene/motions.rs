use crate::KingsRoad;
use crate::events::{Event, Special};
use crate::region::Region;
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moves through an event: markers between a seat's panel and a region, the King from region to region.
pub(super) fn of(game: &KingsRoad, event: &Event) -> Vec<Motion> {
    match event {
        Event::Placed { seat, region, markers } => repeat(*markers, *seat, [panel(*seat), place(*region)]),
        Event::Returned { region, seat, markers } => repeat(*markers, *seat, [place(*region), panel(*seat)]),
        Event::NobleLeft { region, seat } => repeat(1, *seat, [place(*region), panel(*seat)]),
        Event::NoblePlaced { region, seat } => vec![glow(format!("pile:{region}:{seat}"))],
        Event::Scored { region, .. } => vec![glow(place(*region))],
        Event::NobleScored { region, seat, .. } => vec![glow(format!("pile:{region}:{seat}"))],
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
        | Event::WitchesChoose { .. }
        | Event::RoundBegan { .. }
        | Event::FinalScoring { .. }
        | Event::Ended { .. } => vec![],
    }
}

/// At most two fly, one after the other: more would only make all wait.
fn repeat(markers: u8, seat: Seat, along: [String; 2]) -> Vec<Motion> {
    let motion = Motion { what: format!("marker:{seat}"), along: along.into() };
    vec![motion; markers.min(2) as usize]
}

fn glow(what: String) -> Motion {
    Motion { what, along: vec![] }
}

fn place(region: Region) -> String {
    format!("region:{region}")
}

fn panel(seat: Seat) -> String {
    format!("seat:{seat}")
}
