use super::{bare_name, choice, seat_list};
use crate::KingsRoad;
use crate::events::{Award, Event};
use crate::programme::Programme;
use crate::region::Region;
use courtly_core::Seat;
use courtly_text::{Arg, Phrases, Words};

/// What happened, in one sentence; short, since a whole round is told at once, and without the numbers of the regions,
/// which the board has beside their names. Markers that come and go are told by the programmes and the scoring.
pub(super) fn sentence(game: &KingsRoad, event: &Event, phrases: &Phrases) -> Option<String> {
    let name = |seat: &Seat| Arg::from(game.seat_name(*seat, phrases));
    let place = |region: &Region| Arg::from(bare_name(*region, phrases));
    Some(match event {
        Event::Chosen { seat, programme: None } => phrases.say("kr-event-chosen", &[("seat", name(seat))]),
        Event::Chosen { seat, programme: Some(Programme::NOTHING) } => {
            phrases.say("kr-event-chosen-nothing", &[("seat", name(seat))])
        }
        Event::Chosen { seat, programme: Some(programme) } => {
            let cards = choice::cards(*programme, phrases).into();
            phrases.say("kr-event-chosen-known", &[("seat", name(seat)), ("cards", cards)])
        }
        Event::Revealed { seat, programme: Programme::WITCH } => {
            phrases.say("kr-event-revealed-witch", &[("seat", name(seat))])
        }
        Event::Revealed { seat, programme: Programme::NOTHING } => {
            phrases.say("kr-event-revealed-nothing", &[("seat", name(seat))])
        }
        Event::Revealed { seat, programme } => {
            let cards = choice::cards(*programme, phrases).into();
            phrases.say("kr-event-revealed", &[("seat", name(seat)), ("cards", cards)])
        }
        Event::Placed { .. } | Event::Left { .. } | Event::Returned { .. } => return None,
        Event::WitchesChoose { seats } => counted(game, "kr-event-witches", seats, phrases),
        Event::Scored { region, awards, closing } => scored(game, *region, awards, *closing, phrases),
        Event::NobleLeft { region, seat } => {
            phrases.say("kr-event-noble-left", &[("seat", name(seat)), ("region", place(region))])
        }
        Event::NoblePlaced { region, seat } => {
            phrases.say("kr-event-noble-placed", &[("seat", name(seat)), ("region", place(region))])
        }
        Event::NobleScored { region, seat, points } => {
            let args = [("seat", name(seat)), ("region", place(region)), ("points", (*points).into())];
            phrases.say("kr-event-noble-scored", &args)
        }
        Event::Travelled { to, .. } => phrases.say("kr-event-travelled", &[("to", place(to))]),
        Event::RoundBegan { round } => phrases.say("kr-event-round", &[("round", (*round).into())]),
        Event::FinalScoring { round, target_reached } => {
            let key = if *target_reached { "kr-event-final-target" } else { "kr-event-final-rounds" };
            phrases.say(key, &[("round", (*round).into())])
        }
        Event::Ended { winners } => counted(game, "kr-event-ended", winners, phrases),
    })
}

fn counted(game: &KingsRoad, key: &str, seats: &[Seat], phrases: &Phrases) -> String {
    let names = seat_list(game, seats.iter().copied(), phrases);
    phrases.say(key, &[("count", seats.len().into()), ("seats", names.into())])
}

fn scored(game: &KingsRoad, region: Region, awards: &[Award], closing: bool, phrases: &Phrases) -> String {
    let key = match (closing, awards.is_empty()) {
        (false, false) => "kr-event-scored",
        (false, true) => "kr-event-scored-empty",
        (true, false) => "kr-event-closing",
        (true, true) => "kr-event-closing-empty",
    };
    // Those who tie are told together, since that is why they get less, or nothing.
    let mut awards = awards.to_vec();
    awards.sort_by_key(|award| std::cmp::Reverse(award.markers));
    let places = awards.chunk_by(|one, next| one.markers == next.markers);
    let places: Vec<String> = places.map(|tied| award(game, tied, phrases)).collect();
    let list = phrases.list(&places, "list-and");
    phrases.say(key, &[("region", bare_name(region, phrases).into()), ("awards", list.into())])
}

/// What one place gave to those who share it.
fn award(game: &KingsRoad, tied: &[Award], phrases: &Phrases) -> String {
    let names = seat_list(game, tied.iter().map(|award| award.seat), phrases);
    let (seats, key) = match (tied.len(), tied[0].points) {
        (1, 0) => ("seat", "kr-award-none"),
        (1, _) => ("seat", "kr-award"),
        (_, 0) => ("seats", "kr-award-tie-none"),
        (_, _) => ("seats", "kr-award-tie"),
    };
    phrases.say(key, &[(seats, names.into()), ("points", tied[0].points.into()), ("markers", tied[0].markers.into())])
}
