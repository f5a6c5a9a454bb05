use crate::KingsRoad;
use crate::events::Event;
use crate::programme::Programme;
use crate::region::Region;
use courtly_core::Seat;
use courtly_draw::Motion;

/// What moves through an event: markers between a seat's panel and a region, the King from region to region; and what is
/// told with it: a whole round is one picture, in which the end of the round would be seen before its beginning is told.
/// Until the last event that concerns a number has been told, each event adds its own part to it.
pub(super) fn of(game: &KingsRoad, event: &Event) -> Vec<Motion> {
    match event {
        // What is told by the programme is seen with it.
        Event::Revealed { seat, programme } => revealed(*seat, *programme),
        Event::Placed { .. } | Event::Left { .. } => vec![],
        Event::Returned { region, seat, markers } => home(*region, *seat, *markers),
        Event::NobleLeft { region, seat } => home(*region, *seat, 1),
        Event::NoblePlaced { region, seat } => vec![glow(pile(*region, *seat)), told(&piles(*region)), told(NOBLES)],
        Event::Scored { region, awards, .. } => {
            let mut motions = vec![glow(place(*region)), told(POINTS)];
            motions.extend(
                awards.iter().filter(|award| award.points > 0).flat_map(|award| gets(award.seat, award.points)),
            );
            motions
        }
        Event::NobleScored { region, seat, points } => {
            let mut motions = vec![glow(pile(*region, *seat)), told(POINTS)];
            motions.extend(gets(*seat, *points));
            motions
        }
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
            vec![Motion { what: "king".to_owned(), along }, told(DUES)]
        }
        Event::Chosen { .. }
        | Event::WitchesChoose { .. }
        | Event::RoundBegan { .. }
        | Event::FinalScoring { .. }
        | Event::Ended { .. } => vec![],
    }
}

/// Markers go from their seat to the regions of its programme, a special card leaves the game.
fn revealed(seat: Seat, programme: Programme) -> Vec<Motion> {
    // A Dragon that is revealed, or can no longer come, changes what is scored.
    let mut motions = vec![told(&chips(seat)), told(DUES)];
    if programme == Programme::WITCH {
        motions.extend(special(&witch(seat)));
        return motions;
    }
    if programme.has_dragon() {
        motions.extend(special(&dragon(seat)));
    }
    for region in Region::all() {
        let markers = i32::from(programme.markers().at(region));
        if markers > 0 {
            motions.push(one(seat, vec![marker(seat), place(region), pile(region, seat)]));
            motions.extend(counted(region, seat, markers));
        }
    }
    motions
}

/// Markers go back from a region to their seat.
fn home(region: Region, seat: Seat, markers: u8) -> Vec<Motion> {
    let mut motions = vec![one(seat, vec![pile(region, seat), place(region), marker(seat)]), told(NOBLES)];
    motions.extend(counted(region, seat, -i32::from(markers)));
    motions
}

/// Points are counted on the seat's panel, and its crest goes on along the track.
fn gets(seat: Seat, scored: u8) -> [Motion; 2] {
    [points(seat), score(seat)].map(|key| add(&key, i32::from(scored)))
}

/// So many markers more in a region are so many fewer in the supply.
fn counted(region: Region, seat: Seat, markers: i32) -> [Motion; 4] {
    [add(&pile(region, seat), markers), told(&piles(region)), add(&supply(seat), -markers), told(&supply(seat))]
}

/// What waits until it is told (`data-told`): everybody's points, the roads between Nobles, what is scored next.
pub(super) const POINTS: &str = "points";
pub(super) const NOBLES: &str = "nobles";
pub(super) const DUES: &str = "dues";

/// A seat's markers that are not on the board.
pub(super) fn supply(seat: Seat) -> String {
    format!("supply:{seat}")
}

/// A seat's points.
pub(super) fn points(seat: Seat) -> String {
    format!("points:{seat}")
}

/// A seat's crest on the track of scores.
pub(super) fn score(seat: Seat) -> String {
    format!("score:{seat}")
}

/// What a seat has revealed.
pub(super) fn chips(seat: Seat) -> String {
    format!("chips:{seat}")
}

/// The picture of a seat's markers on its panel.
pub(super) fn marker(seat: Seat) -> String {
    format!("marker:{seat}")
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

/// A copy of a seat's marker goes from panel to region or back.
fn one(seat: Seat, along: Vec<String>) -> Motion {
    Motion { what: format!("one:{}", marker(seat)), along }
}

/// A number changes by so much, while its part of the picture waits.
fn add(key: &str, by: i32) -> Motion {
    glow(format!("add:{key}={by:+}"))
}

fn glow(what: String) -> Motion {
    Motion { what, along: vec![] }
}

fn place(region: Region) -> String {
    format!("region:{region}")
}

pub(super) fn pile(region: Region, seat: Seat) -> String {
    format!("pile:{region}:{seat}")
}
