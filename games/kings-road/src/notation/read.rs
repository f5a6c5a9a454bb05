use crate::KingsRoad;
use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public, State};
use courtly_core::{Seat, SeatSet};
use std::str::FromStr;

/// No position is longer than this many bytes.
const LENGTH_MAX: usize = 512;

/// The fields of a position, not yet understood.
#[derive(Debug)]
pub(crate) struct Fields<'t> {
    king: &'t str,
    scores: Vec<&'t str>,
    available: Vec<&'t str>,
    board: Vec<&'t str>,
    specials: Vec<&'t str>,
    round: &'t str,
    phase: &'t str,
    pub(crate) permanent: bool,
}

impl Fields<'_> {
    pub(crate) fn seats(&self) -> usize {
        self.scores.len()
    }
}

pub(crate) fn fields(text: &str) -> Result<Fields<'_>, String> {
    if text.len() > LENGTH_MAX {
        return Err(format!("has {} bytes; {LENGTH_MAX} are the most", text.len()));
    }
    let parts: Vec<&str> = text.split(' ').collect();
    let (&[king, scores, available, board, specials, round, phase], rest) = parts
        .split_first_chunk::<7>()
        .ok_or("must be KING SCORES AVAILABLE BOARD SPECIALS ROUND PHASE and, in the variant, permanent")?;
    let permanent = match rest {
        [] => false,
        ["permanent"] => true,
        _ => return Err("after PHASE only the word permanent may stand".to_owned()),
    };
    let list = |field: &'static str, text| {
        let list: Vec<&str> = str::split(text, ',').collect();
        let seats = scores.split(',').count();
        if list.len() == seats { Ok(list) } else { Err(format!("{field}: must have {seats} entries, as SCORES has")) }
    };
    Ok(Fields {
        king,
        scores: list("SCORES", scores)?,
        available: list("AVAILABLE", available)?,
        board: board.split('/').collect(),
        specials: list("SPECIALS", specials)?,
        round,
        phase,
        permanent,
    })
}

/// The state that the fields describe, possible or not. The game has as many seats as the fields.
pub(crate) fn read(game: &KingsRoad, fields: &Fields<'_>) -> Result<State, String> {
    let mut state = game.start();
    let public = &mut state.public;
    public.king = Region::numbered(number("KING", fields.king)?).ok_or("KING: must be a region from 1 to 8")?;
    public.round = number("ROUND", fields.round)?;
    for seat in Seat::all(fields.seats()) {
        let nth = seat.index();
        public.scores[nth] = number("SCORES", fields.scores[nth])?;
        public.available[nth] = number("AVAILABLE", fields.available[nth])?;
        let (dragon, witch) = match fields.specials[nth] {
            "DW" => (true, true),
            "D" => (true, false),
            "W" => (false, true),
            "-" => (false, false),
            other => return Err(format!("SPECIALS: {other:?} is not one of DW, D, W, -")),
        };
        if !dragon {
            public.dragons.remove(seat);
        }
        if !witch {
            public.witches.remove(seat);
        }
    }
    read_board(public, &fields.board)?;
    read_phase(&mut state, fields.phase)?;
    Ok(state)
}

fn read_board(public: &mut Public, board: &[&str]) -> Result<(), String> {
    if board.len() != Region::COUNT {
        return Err(format!("BOARD: must have 8 regions between slashes; there are {}", board.len()));
    }
    for (region, field) in Region::all().zip(board) {
        let (loose, nobles) = field.split_once('*').map_or((*field, ""), |(loose, nobles)| (loose, nobles));
        let counts: Vec<&str> = loose.split('.').collect();
        if counts.len() != public.seats as usize {
            return Err(format!("BOARD: region {region} must have the markers of {} seats", public.seats));
        }
        for (seat, count) in public.all_seats().zip(counts) {
            let count = number("BOARD", count)?;
            public.loose[seat.index()] = public.loose[seat.index()].plus(region, count);
        }
        for digit in nobles.chars() {
            let seat = read_seat(public, digit.encode_utf8(&mut [0; 4]))
                .ok_or_else(|| format!("BOARD: {digit:?} is no seat that has a Noble in region {region}"))?;
            public.nobles[seat.index()].insert(region);
        }
    }
    Ok(())
}

fn read_phase(state: &mut State, text: &str) -> Result<(), String> {
    let (name, rest) = text.split_once(':').ok_or("PHASE: must begin with choose:, witch: or over:")?;
    match name {
        "choose" => read_choose(state, rest),
        "witch" => read_witch(state, rest),
        "over" => {
            state.public.phase = Phase::Over;
            state.public.owing = SeatSet::EMPTY;
            for seat in rest.split(',') {
                let seat = read_seat(&state.public, seat).ok_or_else(|| format!("PHASE: {seat:?} is no seat"))?;
                state.public.winners.insert(seat);
            }
            Ok(())
        }
        _ => Err(format!("PHASE: {name:?} is not one of choose, witch, over")),
    }
}

fn read_choose(state: &mut State, text: &str) -> Result<(), String> {
    for (seat, part) in by_seat(&state.public, text)? {
        if part != "?" {
            state.secret[seat.index()] = Some(programme(part)?);
            state.public.owing.remove(seat);
        }
    }
    Ok(())
}

fn read_witch(state: &mut State, text: &str) -> Result<(), String> {
    let (parts, dragons) = text.split_once('+').ok_or("PHASE: witch must end with + and the Dragons so far")?;
    state.public.phase = Phase::Witch;
    state.public.dragons_out = number("PHASE", dragons)?;
    for (seat, part) in by_seat(&state.public, parts)? {
        let Some(second) = part.strip_prefix('w') else {
            state.public.revealed[seat.index()] = Some(programme(part)?);
            state.public.owing.remove(seat);
            continue;
        };
        state.public.revealed[seat.index()] = Some(Programme::WITCH);
        if second != "?" {
            state.secret[seat.index()] = Some(programme(second)?);
            state.public.owing.remove(seat);
        }
    }
    Ok(())
}

fn by_seat<'t>(public: &Public, text: &'t str) -> Result<Vec<(Seat, &'t str)>, String> {
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() != public.seats as usize {
        return Err(format!("PHASE: must have {} entries, as SCORES has", public.seats));
    }
    Ok(public.all_seats().zip(parts).collect())
}

fn read_seat(public: &Public, text: &str) -> Option<Seat> {
    public.all_seats().find(|seat| seat.to_string() == text)
}

fn programme(text: &str) -> Result<Programme, String> {
    Programme::spelt(text).ok_or_else(|| format!("PHASE: {text:?} is no programme"))
}

fn number<T: FromStr>(field: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{field}: {text:?} is not a number that can stand there"))
}
