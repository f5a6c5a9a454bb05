use crate::KingsRoad;
use crate::game::NOBLES;
use crate::notation::{Fields, fields, position, read};
use crate::programme::Programme;
use crate::region::Region;
use crate::score::winners;
use crate::state::{Phase, Public, SEATS_MAX, State};
use courtly_core::{Game, LoadError, Options, Seat, SetupError};

/// Rules and state of a position that is canonical and possible. Clause 10.1.
pub(crate) fn load(text: &str, options: &Options, edition: Option<&str>) -> Result<(KingsRoad, State), LoadError> {
    let fields = fields(text).map_err(LoadError::Position)?;
    let (min, max) = KingsRoad::SEATS;
    if !(min..=max).contains(&fields.seats()) {
        let message = format!("SCORES: there are {} seats; {min} to {max} are possible", fields.seats());
        return Err(LoadError::Position(message));
    }
    check_options(&fields, options)?;
    let game = KingsRoad::with(fields.seats(), fields.permanent, edition)?;
    let state = read(&game, &fields).map_err(LoadError::Position)?;
    possible(&game, &state).map_err(LoadError::Position)?;
    let printed = position(&game, &state);
    if printed != text {
        return Err(LoadError::Position(format!("is not in canonical form, which is {printed}")));
    }
    Ok((game, state))
}

fn check_options(fields: &Fields<'_>, options: &Options) -> Result<(), SetupError> {
    let value = NOBLES.values[usize::from(fields.permanent)];
    match options.asked(NOBLES.name) {
        Some(asked) if asked != value => Err(SetupError::Option {
            name: NOBLES.name.to_owned(),
            message: format!("{asked} was asked for, and the position is one with Nobles {value}"),
        }),
        _ => Ok(()),
    }
}

/// What makes a position possible; the message names the field that is wrong. Clause 10.1.
pub(crate) fn possible(game: &KingsRoad, state: &State) -> Result<(), String> {
    let public = &state.public;
    for seat in public.all_seats() {
        check_markers(game, public, seat)?;
    }
    if !game.permanent
        && let Some(region) = Region::all().find(|&region| public.governors(region).len() > 1)
    {
        return Err(format!("BOARD: region {region} has more than one Noble"));
    }
    if !(1..=game.tables.rounds).contains(&public.round) {
        return Err(format!("ROUND: must be from 1 to {}", game.tables.rounds));
    }
    match public.phase {
        Phase::Choose => check_choose(game, state),
        Phase::Witch => check_witch(game, state),
        Phase::Over => check_over(game, public),
    }
}

fn check_markers(game: &KingsRoad, public: &Public, seat: Seat) -> Result<(), String> {
    let loose = public.loose[seat.index()].total();
    let nobles = u32::from(public.nobles[seat.index()].len());
    let total = u32::from(public.available[seat.index()]) + loose + nobles;
    let markers = u32::from(game.tables.markers);
    if total == markers {
        return Ok(());
    }
    Err(format!("AVAILABLE: seat {seat} has {total} markers with those on the board, and must have {markers}"))
}

fn check_choose(game: &KingsRoad, state: &State) -> Result<(), String> {
    let public = &state.public;
    check_running(game, public)?;
    for seat in public.all_seats() {
        if let Some(programme) = state.secret[seat.index()]
            && let Some(reason) = game.misfit(public, seat, programme)
        {
            return Err(format!("PHASE: seat {seat} cannot have chosen {programme}: {reason}"));
        }
    }
    Ok(())
}

fn check_witch(game: &KingsRoad, state: &State) -> Result<(), String> {
    let public = &state.public;
    check_running(game, public)?;
    let mut dragons = 0;
    for seat in public.all_seats() {
        match public.revealed[seat.index()] {
            Some(Programme::WITCH) => check_second_choice(game, state, seat)?,
            Some(programme) => {
                check_carried_out(game, public, seat, programme)?;
                dragons += u8::from(programme.has_dragon());
            }
            None => return Err(format!("PHASE: seat {seat} has revealed nothing")),
        }
    }
    if dragons == public.dragons_out {
        return Ok(());
    }
    Err(format!("PHASE: +{} Dragons, and {dragons} are revealed", public.dragons_out))
}

/// Before the end somebody owes a choice and nobody has reached the target. Clause 8.1.
fn check_running(game: &KingsRoad, public: &Public) -> Result<(), String> {
    if public.owing.is_empty() {
        return Err("PHASE: nobody has to choose".to_owned());
    }
    let target = game.tables.target;
    match public.all_seats().find(|seat| public.scores[seat.index()] >= target) {
        Some(seat) => Err(format!("SCORES: seat {seat} has {target} points or more before the end")),
        None => Ok(()),
    }
}

/// A seat that played the Witch has no Witch, had a marker, and chooses from the rest. Clauses 3.5 and 4.3.
fn check_second_choice(game: &KingsRoad, state: &State, seat: Seat) -> Result<(), String> {
    let public = &state.public;
    if public.witches.contains(seat) {
        return Err(format!("SPECIALS: seat {seat} has played the Witch and cannot hold her"));
    }
    if public.available[seat.index()] == 0 {
        return Err(format!("AVAILABLE: seat {seat} cannot have played the Witch without a marker"));
    }
    match state.secret[seat.index()].and_then(|second| Some((second, game.misfit(public, seat, second)?))) {
        Some((second, reason)) => Err(format!("PHASE: seat {seat} cannot have chosen {second}: {reason}")),
        None => Ok(()),
    }
}

/// A programme of the first half has been carried out: its markers lie on the board, its Dragon has left, and it had as
/// many cards as the seat's markers before it allowed. Clauses 3.1 and 4.1.
fn check_carried_out(game: &KingsRoad, public: &Public, seat: Seat, programme: Programme) -> Result<(), String> {
    if programme.has_dragon() && public.dragons.contains(seat) {
        return Err(format!("SPECIALS: seat {seat} has played the Dragon and cannot hold it"));
    }
    if !public.loose[seat.index()].cover(programme.markers()) {
        return Err(format!("BOARD: the markers of {programme}, which seat {seat} has placed, are missing"));
    }
    let before = public.available[seat.index()].saturating_add(programme.placed());
    let cards = game.tables.cards.min(before);
    if programme.cards() != cards {
        return Err(format!("PHASE: seat {seat} had {before} markers and must have chosen {cards} cards"));
    }
    Ok(())
}

fn check_over(game: &KingsRoad, public: &Public) -> Result<(), String> {
    let best = *public.scores.iter().max().expect("there are seats");
    if best < game.tables.target && public.round < game.tables.rounds {
        return Err(format!("PHASE: the game is not over before {} points are reached", game.tables.target));
    }
    if best > score_max(game) {
        return Err(format!("SCORES: {best} points are more than can be reached"));
    }
    if public.winners == winners(public) {
        return Ok(());
    }
    Err(format!("PHASE: the winners are {:?}", winners(public)))
}

/// More points than anybody can have: just under the target, then a last round with every Dragon and the final scoring.
fn score_max(game: &KingsRoad) -> u16 {
    let best = u16::from(*game.points.iter().flatten().max().expect("there are regions"));
    let regions = Region::COUNT as u16;
    game.tables.target + (SEATS_MAX as u16 + 1) * (best + regions) + regions * best
}
