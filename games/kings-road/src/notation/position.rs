use crate::KingsRoad;
use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public, State};
use courtly_core::Seat;
use std::fmt::Display;

/// The full-information position of a state.
pub(crate) fn position(game: &KingsRoad, state: &State) -> String {
    let public = &state.public;
    let mut text = format!(
        "{} {} {} {} {} {} {}",
        public.king,
        by_seat(public, |seat| public.scores[seat.index()].to_string()),
        by_seat(public, |seat| public.available[seat.index()].to_string()),
        joined(Region::all().map(|region| region_field(public, region)), "/"),
        by_seat(public, |seat| specials(public, seat).to_owned()),
        public.round,
        phase(state),
    );
    if game.permanent {
        text.push_str(" permanent");
    }
    text
}

/// `2.0.1*0`: loose markers by seat and the seats with a Noble.
fn region_field(public: &Public, region: Region) -> String {
    let mut text = joined(public.all_seats().map(|seat| public.loose[seat.index()].at(region)), ".");
    let governors = public.governors(region);
    if !governors.is_empty() {
        text.push('*');
        text.extend(governors.iter().map(|seat| seat.to_string()));
    }
    text
}

fn specials(public: &Public, seat: Seat) -> &'static str {
    match (public.dragons.contains(seat), public.witches.contains(seat)) {
        (true, true) => "DW",
        (true, false) => "D",
        (false, true) => "W",
        (false, false) => "-",
    }
}

fn phase(state: &State) -> String {
    let public = &state.public;
    let secret = |seat: Seat| state.secret[seat.index()].map_or("?", Programme::spelling);
    match public.phase {
        Phase::Choose => format!("choose:{}", by_seat(public, |seat| secret(seat).to_owned())),
        Phase::Witch => {
            let part = |seat: Seat| match public.revealed[seat.index()] {
                Some(Programme::WITCH) => format!("w{}", secret(seat)),
                Some(programme) => programme.to_string(),
                None => unreachable!("the first half revealed a programme of every seat"),
            };
            format!("witch:{}+{}", by_seat(public, part), public.dragons_out)
        }
        Phase::Over => format!("over:{}", joined(public.winners.iter(), ",")),
    }
}

fn by_seat(public: &Public, part: impl Fn(Seat) -> String) -> String {
    joined(public.all_seats().map(part), ",")
}

fn joined<T: Display>(parts: impl Iterator<Item = T>, separator: &str) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(separator)
}
