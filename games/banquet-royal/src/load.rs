//! Which positions are possible, and how they are read.

use crate::edition::{CAKES_MAX, SPACES, Tables};
use crate::game::KINGDOM;
use crate::notation::position::parse_phase;
use crate::state::SEATS_MAX;
use crate::{
    BanquetRoyal, Bonus, Cake, CakePlace, Card, Colour, Guests, Icon, Kingdom, Lies, Phase, Player, Space, Spot, State,
    covering, game,
};
use courtly_core::{Game, LoadError, Options, Seat, SeatSet, SetupError};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The members of a position, not checked yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seats: usize,
    families: Vec<String>,
    spaces: BTreeMap<String, String>,
    guests: BTreeMap<String, Vec<String>>,
    princess: String,
    cakes: BTreeMap<String, u8>,
    tokens: BTreeMap<String, String>,
    die: u8,
    players: Vec<WrittenPlayer>,
    turn: u8,
    quiet: u8,
    phase: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    guests: u8,
    crowns: u16,
    cakes: Vec<u8>,
    seen: Vec<String>,
}

type Check<T = ()> = Result<T, String>;

pub(crate) fn load(text: &str, options: &Options, edition: Option<&str>) -> Result<(BanquetRoyal, State), LoadError> {
    let tables = game::tables(edition)?;
    let written: Written = serde_json::from_str(text).map_err(|e| LoadError::Position(e.to_string()))?;
    let (min, max) = BanquetRoyal::SEATS;
    if !(min..=max).contains(&written.seats) {
        return Err(LoadError::Position(format!("seats: the game has {min} to {max}")));
    }
    let mut game = BanquetRoyal { seats: written.seats, compact: false, tables };
    let state = game.read(&written).map_err(LoadError::Position)?;
    game.possible(&state).map_err(LoadError::Position)?;
    if game.position(&state) != text {
        return Err(LoadError::Position("not in canonical form (order, white space, or winners)".to_owned()));
    }
    let hexagon = state.kingdom.spots().all(|spot| {
        let Space { q, r } = state.kingdom.space(spot);
        q.abs().max(r.abs()).max((q + r).abs()) <= 3
    });
    if options.asked(KINGDOM.name) == Some("compact") && !hexagon {
        let message = "the kingdom of the position is not compact".to_owned();
        return Err(SetupError::Option { name: KINGDOM.name.to_owned(), message }.into());
    }
    // Chance can build a compact kingdom too.
    game.compact = hexagon && options.asked(KINGDOM.name) != Some("random");
    Ok((game, state))
}

impl BanquetRoyal {
    fn read(&self, written: &Written) -> Check<State> {
        let kingdom = read_kingdom(&written.spaces, &self.tables)?;
        let mut state = State {
            guests: read_guests(&written.guests, &kingdom, self.tables.group)?,
            cakes: [Cake::NONE; CAKES_MAX],
            tokens: read_tokens(&written.tokens)?,
            players: read_players(written)?,
            phase: parse_phase(&written.phase).ok_or("phase: there is no such phase")?,
            princess: spot_of("princess", &kingdom, &written.princess)?,
            die: written.die,
            active: Seat(written.turn),
            quiet: written.quiet,
            kingdom,
        };
        if !(1..=6).contains(&state.die) {
            return Err("die: it has the numbers 1 to 6".to_owned());
        }
        if state.active.index() >= self.seats {
            return Err("turn: there is no such seat".to_owned());
        }
        self.read_cakes(written, &mut state)?;
        Ok(state)
    }

    /// Cakes on the board lie on cake spaces; those taken left as many spaces that pay for a taken cake.
    fn read_cakes(&self, written: &Written, s: &mut State) -> Check {
        let mut list: Vec<Cake> = vec![];
        for (place, &value) in &written.cakes {
            let spot = spot_of("cakes", &s.kingdom, place)?;
            if !s.kingdom.cakes().has(spot) {
                return Err(format!("cakes: {place} is no cake space"));
            }
            list.push(Cake { value, spot, lies: Lies::Board, seen: SeatSet::EMPTY });
        }
        if list.len() != s.kingdom.cakes().len() {
            return Err("cakes: every cake space has one".to_owned());
        }
        for (seat, player) in written.players.iter().enumerate() {
            for (nth, &value) in player.cakes.iter().enumerate() {
                let lies = Lies::Seat { seat: seat as u8, nth: nth.min(CAKES_MAX) as u8 };
                list.push(Cake { value, spot: s.kingdom.castle(), lies, seen: SeatSet::EMPTY });
            }
        }
        let taken = list.len() - s.kingdom.cakes().len();
        if taken != s.kingdom.with_icon(Icon::Crown3).len() {
            return Err("players: as many cakes are taken as there are spaces with crown3".to_owned());
        }
        if list.len() != self.tables.cakes.len() {
            return Err(format!("cakes: there are {} and should be {}", list.len(), self.tables.cakes.len()));
        }
        for (cake, read) in s.cakes.iter_mut().zip(list) {
            *cake = read;
        }
        s.sort_cakes();
        for (seat, player) in written.players.iter().enumerate() {
            read_seen(s, Seat(seat as u8), &player.seen)?;
        }
        Ok(())
    }

    /// What the parts of a position say about each other.
    fn possible(&self, s: &State) -> Check {
        if s.kingdom.cakes().has(s.princess) {
            return Err("princess: she cannot stand on a cake".to_owned());
        }
        let crowns = self.tables.crowns_max();
        if s.players[..self.seats].iter().any(|player| player.crowns > crowns) {
            return Err(format!("players: nobody can have more than {crowns} crowns"));
        }
        self.keeps(s)?;
        self.phase_possible(s)?;
        covering::can_be_built(&s.kingdom, &self.tables)
    }

    fn phase_possible(&self, s: &State) -> Check {
        let no = |message: &str| Err(format!("phase: {message}"));
        let over = s.kingdom.cakes().is_empty() || s.quiet == self.tables.quiet_turns;
        if s.quiet > self.tables.quiet_turns || (s.kingdom.cakes().is_empty() && s.quiet != 0) {
            return Err("quiet: so many turns without a party are not possible".to_owned());
        }
        if over != (s.phase == Phase::Over) {
            return no("the game is over when no cake is left or too many turns were quiet, and only then");
        }
        let used = s.tokens.iter().flatten().next().is_some();
        let owes = |bonus: Bonus| used && self.tables.bonus(s.die) == bonus;
        let with_princess = s.guests.sizes().of(s.princess);
        match s.phase {
            Phase::Turn | Phase::Over if with_princess == self.tables.group => {
                no("the princess stands at a party that was not held")
            }
            Phase::Turn | Phase::Over => Ok(()),
            Phase::Roll if s.tokens.contains(&Some(self.tables.card(s.die))) => Ok(()),
            Phase::Roll => no("the card with the die holds no token"),
            Phase::Swap if owes(Bonus::Swap) && s.guests.sizes().taken().len() >= 2 => Ok(()),
            Phase::Swap => no("no swap can be owed"),
            Phase::Peek if owes(Bonus::Peek) => Ok(()),
            Phase::Peek => no("no look at a cake can be owed"),
            Phase::Lift if owes(Bonus::Lift) && !s.guests.sizes().taken().is_empty() => Ok(()),
            Phase::Lift => no("no lift can be owed"),
            Phase::Put(group) if owes(Bonus::Lift) && (1..=self.tables.group).contains(&group.len()) => Ok(()),
            Phase::Put(_) => no("no such guests can be lifted"),
            Phase::Cake { .. } if with_princess > 0 || s.princess == s.kingdom.castle() => {
                no("the guests of a party have left, and it was not at the castle")
            }
            Phase::Cake { again: true } if !owes(Bonus::Again) => no("the die does not give another turn"),
            Phase::Cake { .. } => Ok(()),
        }
    }
}

fn read_kingdom(written: &BTreeMap<String, String>, tables: &Tables) -> Check<Kingdom> {
    let mut layout = vec![];
    for (place, icon) in written {
        let space = Space::parse(place).ok_or_else(|| format!("spaces: {place:?} is no space"))?;
        let icon = Icon::parse(icon).ok_or_else(|| format!("spaces: {place} has no such icon"))?;
        if (icon == Icon::Castle) != (space == Space::CASTLE) {
            return Err("spaces: the castle is at 0,0 and nowhere else".to_owned());
        }
        layout.push((space, icon));
    }
    let layout: [(Space, Icon); SPACES] =
        layout.try_into().map_err(|_| format!("spaces: a kingdom has {SPACES} of them"))?;
    if layout.iter().all(|(_, icon)| *icon != Icon::Castle) {
        return Err("spaces: the castle is missing".to_owned());
    }
    Ok(Kingdom::new(&layout, tables))
}

fn read_guests(written: &BTreeMap<String, Vec<String>>, kingdom: &Kingdom, group: u8) -> Check<Guests> {
    let mut guests = Guests::default();
    for (place, names) in written {
        let spot = spot_of("guests", kingdom, place)?;
        if names.is_empty() || names.len() > group as usize {
            return Err(format!("guests: {place} has {}; 1 to {group} can stand together", names.len()));
        }
        for name in names {
            let colour = Colour::parse(name).ok_or_else(|| format!("guests: {place} has no such colour"))?;
            guests.add_one(spot, colour);
        }
    }
    Ok(guests)
}

fn read_tokens(written: &BTreeMap<String, String>) -> Check<[Option<Card>; 5]> {
    let mut tokens = [None; 5];
    for (name, card) in written {
        let colour = Colour::parse(name).ok_or("tokens: there is no such colour")?;
        if !card.is_empty() {
            tokens[colour.index()] = Some(Card::parse(card).ok_or("tokens: there is no such card")?);
        }
    }
    Ok(tokens)
}

fn read_players(written: &Written) -> Check<[Player; SEATS_MAX]> {
    if written.families.len() != written.seats || written.players.len() != written.seats {
        return Err("players: each seat has one entry in players and one in families".to_owned());
    }
    let mut players = [Player::NOBODY; SEATS_MAX];
    for (seat, (name, player)) in written.families.iter().zip(&written.players).enumerate() {
        if written.families[..seat].contains(name) {
            return Err("families: a colour belongs to one seat".to_owned());
        }
        let family = Colour::parse(name).ok_or("families: there is no such colour")?;
        // More would overflow the count of a colour before it is compared with the edition.
        if player.guests > 36 {
            return Err("players: nobody can have so many guests".to_owned());
        }
        players[seat] = Player { family, guests: player.guests, crowns: player.crowns };
    }
    Ok(players)
}

fn read_seen(s: &mut State, seat: Seat, places: &[String]) -> Check {
    for text in places {
        let place = CakePlace::parse(text);
        let index =
            place.and_then(|place| s.cake_at(place)).ok_or_else(|| format!("seen: there is no cake {text:?}"))?;
        if s.cakes[index].owner() == Some(seat) {
            return Err("seen: one's own cakes are not listed".to_owned());
        }
        s.cakes[index].seen.insert(seat);
    }
    Ok(())
}

fn spot_of(field: &str, kingdom: &Kingdom, text: &str) -> Check<Spot> {
    let spot = Space::parse(text).and_then(|space| kingdom.spot(space));
    spot.ok_or_else(|| format!("{field}: there is no space {text:?}"))
}
