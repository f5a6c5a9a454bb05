use crate::KingsRoad;
use crate::events::{Event, Special};
use crate::region::Region;
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moves through an event: markers between a seat's panel and a region, the King from region to region; and what is
/// told with it: a whole round is one picture, in which the end of the round would be seen before its beginning is told.
pub(super) fn of(game: &KingsRoad, event: &Event) -> Vec<Motion> {
    match event {
        // A pile comes from its owner. What is scored at once has no pile in the next picture; then its markers are
        // fetched.
        Event::Placed { seat, region, .. } => {
            vec![moved(pile(*region, *seat), [panel(*seat), place(*region)]), told(&supply(*seat))]
        }
        Event::Returned { region, seat, .. } | Event::NobleLeft { region, seat } => vec![
            moved(format!("marker:{seat}"), [panel(*seat), place(*region), panel(*seat)]),
            told(&supply(*seat)),
            told(&piles(*region)),
            told(NOBLES),
        ],
        Event::NoblePlaced { region, seat } => vec![glow(pile(*region, *seat)), told(&piles(*region)), told(NOBLES)],
        Event::Scored { region, .. } => vec![glow(place(*region)), told(POINTS)],
        Event::NobleScored { .. } => vec![told(POINTS)],
        Event::Left { seat, card: Special::Dragon } => special(&dragon(*seat)),
        Event::Left { seat, card: Special::Witch } => special(&witch(*seat)),
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
        Event::RoundBegan { .. } | Event::FinalScoring { .. } => vec![told(DUES)],
        Event::Chosen { .. } | Event::Revealed { .. } | Event::WitchesChoose { .. } | Event::Ended { .. } => vec![],
    }
}

/// What waits until it is told (`data-told`): everybody's points, the roads between Nobles, what is scored next.
pub(super) const POINTS: &str = "points";
pub(super) const NOBLES: &str = "nobles";
pub(super) const DUES: &str = "dues";

/// A seat's markers that are not on the board.
pub(super) fn supply(seat: Seat) -> String {
    format!("supply:{seat}")
}

/// All markers in a region.
pub(super) fn piles(region: Region) -> String {
    format!("piles:{region}")
}

pub(super) fn dragon(seat: Seat) -> String {
    format!("dragon:{seat}")
}

pub(super) fn witch(seat: Seat) -> String {
    format!("witch:{seat}")
}

fn told(what: &str) -> Motion {
    glow(format!("told:{what}"))
}

/// A special card leaves its seat's panel.
fn special(card: &str) -> Vec<Motion> {
    vec![glow(card.to_owned()), told(card)]
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
