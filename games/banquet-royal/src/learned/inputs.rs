//! What a network sees of a position between two turns, with the eyes of one seat.
//!
//! The kingdom is another one in every game, so no input belongs to a space. The guests are seen by whose they are, by
//! what their space pays, and by the cards that lead from them to the princess; these inputs count, so that one may be
//! on several times. The rest says what the cards allow, which parties are near, and how the seats stand.

use super::cakes::Cakes;
use crate::{BanquetRoyal, Card, Colour, Group, Icon, Spot, Spots, State};
use courtly_core::Seat;
use courtly_learn::Sheet;

/// Kinds of groups of 1 to 3 guests, by how many are the seat's own, another's, nobody's; with more than two seats
/// those of the next seat are told apart.
pub(super) const fn kinds(seats: usize) -> usize {
    if seats > 2 { 34 } else { 19 }
}
/// What a space pays, 0 to 3; icons come in this order.
const PAYS: usize = 4;
const CARDS: usize = 6;
/// Where the inputs that count guests end.
const fn counted(seats: usize) -> usize {
    kinds(seats) * (PAYS + CARDS)
}
/// Leads in points are told from the one side to the other.
const LEADS: usize = 41;
const NARROW: usize = 21;
/// What a party changes for a seat, in points.
const GAINS: usize = 32;
const GAIN_LEAST: f32 = -8.0;
/// Kinds of parties, by how many guests are the next seat's and how many the seat's own.
const PARTIES: usize = 10;
const GUESTS: usize = 6;
const CROWNS: usize = 12;
const CAKE_POINTS: usize = 21;
const QUIET: usize = 12;

/// Inputs of one seat's possessions.
const OWNED: usize = GUESTS + CROWNS + CAKE_POINTS;
/// Guests who stand alone, in fives.
const ALONE: usize = 6;

/// Where the inputs end that only a party or a crown of the die changes.
const fn steady(seats: usize) -> usize {
    let next = if seats > 2 { seats } else { 0 };
    counted(seats) + 6 * NARROW + 2 * LEADS + 7 + 6 + QUIET + 2 * GUESTS + seats * OWNED + next
}

/// How many inputs there are at a table with so many seats.
pub(super) const fn inputs(seats: usize) -> usize {
    told(seats) + by_others(seats)
}

/// Where the inputs end that a position gives.
const fn told(seats: usize) -> usize {
    let cards = CARDS + (CARDS + 1) + 3 * (CARDS + 1) + 2 * CARDS;
    let parties = 2 * (5 + gainers(seats) * GAINS) + PARTIES * PAYS + 2 * CARDS + 4;
    steady(seats) + (kinds(seats) + 1) * 5 + 1 + cards + parties + ALONE
}

/// One input more with four seats: that the greedy player has the seat.
const fn by_others(seats: usize) -> usize {
    if seats > 3 { 1 } else { 0 }
}

/// The input that says that the greedy player has the seat, where there is one.
pub(super) fn greedy_seat(seats: usize) -> Option<u16> {
    (by_others(seats) > 0).then_some(told(seats) as u16)
}

/// Those whose gain by a party is told: the next to move, the seat itself, and with more than two seats the one before it.
const fn gainers(seats: usize) -> usize {
    if seats > 2 { 3 } else { 2 }
}

/// The number of a kind of group, from 1; 0 is nobody.
const KIND: [u8; 256] = {
    let mut kinds = [0; 256];
    let (mut next, mut at) = (1, 1);
    while at < 256 {
        if (at & 3) + (at >> 2 & 3) + (at >> 4 & 3) + (at >> 6) <= 3 {
            kinds[at] = next;
            next += 1;
        }
        at += 1;
    }
    kinds
};

/// The number of a party by the next seat's guests and the seat's own.
const PARTY: [[u8; 4]; 4] = [[0, 1, 2, 3], [4, 5, 6, 6], [7, 8, 8, 8], [9, 9, 9, 9]];

/// Those of a set.
fn set(sheet: &mut Sheet<'_>, set: u64, many: usize) {
    let at = sheet.at;
    sheet.on.extend(Spots(set).map(|bit| (at + bit.index()) as u16));
    sheet.at += many;
}

/// Whose the guests are: how many of the seat's own, of the next seat's, of others', and of all stand on a space, as
/// binary digits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Crowd {
    own: [Spots; 2],
    /// None with two seats, where the next one is the other.
    next: [Spots; 2],
    others: [Spots; 2],
    all: [Spots; 2],
}

impl Crowd {
    pub(super) fn of(game: &BanquetRoyal, s: &State, seat: Seat) -> Crowd {
        let sizes = s.guests.sizes();
        let (mut next, mut others) = ([Spots::EMPTY; 2], [Spots::EMPTY; 2]);
        for (place, player) in s.players[..game.seats].iter().enumerate() {
            if game.seats > 2 && place == seat.next(game.seats).index() {
                next = s.guests.digits(player.family);
            } else if place != seat.index() {
                let [ones, twos] = s.guests.digits(player.family);
                // With at most three guests a space, a second odd count is the only carry.
                others[1] = Spots((others[1].0 | twos.0) ^ (others[0].0 & ones.0));
                others[0] = Spots(others[0].0 ^ ones.0);
            }
        }
        let own = s.guests.digits(s.players[seat.index()].family);
        Crowd { own, next, others, all: [sizes.exactly(1) | sizes.exactly(3), sizes.exactly(2) | sizes.exactly(3)] }
    }

    pub(super) fn taken(&self) -> Spots {
        self.all[0] | self.all[1]
    }

    /// Spaces where something differs.
    pub(super) fn differs(&self, other: &Crowd) -> Spots {
        let two = |a: [Spots; 2], b: [Spots; 2]| (a[0].0 ^ b[0].0) | (a[1].0 ^ b[1].0);
        Spots(
            two(self.own, other.own)
                | two(self.next, other.next)
                | two(self.others, other.others)
                | two(self.all, other.all),
        )
    }

    fn kind(&self, spot: Spot) -> usize {
        let count = |digits: [Spots; 2]| (digits[0].0 >> spot.0 & 1 | (digits[1].0 >> spot.0 & 1) << 1) as usize;
        let (own, next, others) = (count(self.own), count(self.next), count(self.others));
        KIND[own | others << 2 | (count(self.all) - own - next - others) << 4 | next << 6] as usize
    }
}

/// Where cards lead from and to the princess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    /// By card, spaces whose guests come to her.
    pub(super) guests: [Spots; CARDS],
    /// By card, spaces to which she can go.
    pub(super) princess: [Spots; CARDS],
}

impl Ways {
    pub(super) fn new(game: &BanquetRoyal, s: &State) -> Ways {
        let transport = |card: usize| game.tables.transports[card];
        // Guests never enter the castle; anywhere else they come by the way that they could leave.
        let home = s.princess == s.kingdom.castle();
        let guests =
            |card| if home { Spots::EMPTY } else { s.kingdom.guest_reach(transport(card).movement, s.princess) };
        let princess = |card: usize| {
            let can = transport(card).princess;
            if can { s.kingdom.princess_reach(transport(card).movement, s.princess) } else { Spots::EMPTY }
        };
        Ways { guests: std::array::from_fn(guests), princess: std::array::from_fn(princess) }
    }
}

/// The inputs that count guests, for these spaces but the princess's.
pub(super) fn bag(game: &BanquetRoyal, s: &State, crowd: &Crowd, ways: &Ways, spots: Spots, on: &mut Vec<u16>) {
    let by_card = kinds(game.seats) * PAYS;
    for spot in (spots & crowd.taken()).without(Spots::one(s.princess)) {
        let kind = crowd.kind(spot) - 1;
        on.push((kind * PAYS + pays(s, spot)) as u16);
        for (card, from) in ways.guests.iter().enumerate() {
            if from.has(spot) {
                on.push((by_card + kind * CARDS + card) as u16);
            }
        }
    }
}

/// The place of a space's icon among those that pay.
fn pays(s: &State, spot: Spot) -> usize {
    let icons = [Icon::Party, Icon::Crown1, Icon::Crown2, Icon::Crown3];
    icons.iter().position(|&icon| s.kingdom.with_icon(icon).has(spot)).unwrap_or(0)
}

/// How the seats stand: all that only a party or a crown of the die changes.
pub(super) fn possessions(game: &BanquetRoyal, s: &State, seat: Seat, standing: &Standing, on: &mut Vec<u16>) {
    let seats = game.seats;
    let mut sheet = Sheet { on, at: counted(seats) };
    let cakes = &standing.cakes;
    let left = cakes.left.clamp(1, 6) - 1;
    let lead = standing.lead(seat);
    let narrow = (lead + NARROW as f32 / 2.0).clamp(0.0, NARROW as f32 - 1.0) as usize;
    sheet.one_of(left * NARROW + narrow, 6 * NARROW);
    let told = |lead: f32| (lead + LEADS as f32 / 2.0).clamp(0.0, LEADS as f32) as usize;
    sheet.first(told(lead), LEADS);
    sheet.first(told(standing.prospects().lead(seat)), LEADS);
    sheet.one_of(usize::from(cakes.best_known), 7);
    sheet.one_of((cakes.mean + 0.5) as usize, 6);
    sheet.first(usize::from(s.quiet) / 10, QUIET);
    let on_board = |place: usize| s.guests.count(s.players[place].family);
    let others = (0..seats).filter(|&place| place != seat.index()).map(on_board).max().unwrap_or(0);
    sheet.first(usize::from(on_board(seat.index())), GUESTS);
    sheet.first(usize::from(others), GUESTS);
    let mut whose = seat;
    for _ in 0..seats {
        let player = s.players[whose.index()];
        sheet.first(usize::from(player.guests), GUESTS);
        sheet.first(usize::from(player.crowns), CROWNS);
        sheet.first((cakes.points[whose.index()] + 0.5) as usize, CAKE_POINTS);
        whose = whose.next(seats);
    }
    if seats > 2 {
        sheet.one_of((s.active.index() + seats - seat.index()) % seats, seats);
    }
    debug_assert_eq!(sheet.at, steady(seats));
}

/// The princess, the cards, the parties that are near.
pub(super) fn prospects(
    game: &BanquetRoyal,
    s: &State,
    seat: Seat,
    crowd: &Crowd,
    ways: &Ways,
    standing: &Standing,
    on: &mut Vec<u16>,
) {
    let mut sheet = Sheet { on, at: steady(game.seats) };
    let home = s.princess == s.kingdom.castle();
    let icon = if home { 4 } else { pays(s, s.princess) };
    sheet.one_of(crowd.kind(s.princess) * 5 + icon, (kinds(game.seats) + 1) * 5);
    sheet.flag(s.kingdom.rim().has(s.princess));
    cards(game, s, seat, &mut sheet);
    parties(game, s, seat, ways, standing, &mut sheet);
    let alone = crowd.all[0].without(crowd.all[1]).len();
    sheet.first(alone / 5, ALONE);
    debug_assert_eq!(sheet.at, told(game.seats));
}

/// Which cards are free, where the tokens lie, where the die is.
fn cards(game: &BanquetRoyal, s: &State, seat: Seat, sheet: &mut Sheet<'_>) {
    let free = s.free_cards();
    set(sheet, u64::from(free), CARDS);
    sheet.one_of(free.count_ones() as usize, CARDS + 1);
    let at = sheet.at;
    for (colour, token) in Colour::ALL.into_iter().zip(s.tokens) {
        let owner = s.players[..game.seats].iter().position(|player| player.family == colour);
        let whose = owner.map_or(2, |place| usize::from(place != seat.index()));
        let place = token.map_or(CARDS, Card::index);
        sheet.on.push((at + whose * (CARDS + 1) + place) as u16);
    }
    sheet.at += 3 * (CARDS + 1);
    let die = game.tables.card(s.die).index();
    sheet.one_of(2 * die + usize::from(free >> die & 1 != 0), 2 * CARDS);
}

/// The parties that one move can bring about: with the cards that are free, and with any.
fn parties(game: &BanquetRoyal, s: &State, seat: Seat, ways: &Ways, standing: &Standing, sheet: &mut Sheet<'_>) {
    let (next, cake) = (s.active, standing.cakes.best());
    let (free, full) = (s.free_cards(), game.tables.group);
    let sizes = s.guests.sizes();
    let crowd = sizes.taken();
    let here = sizes.of(s.princess);
    let missing = full.saturating_sub(here);
    let ready = [sizes.exactly(full) & crowd, sizes.exactly(missing) & crowd];
    let (mut now, mut any, mut by_card) = ([Spots::EMPTY; 2], [Spots::EMPTY; 2], 0);
    for card in 0..CARDS {
        let comes = if game.tables.transports[card].alone && missing != 1 { Spots::EMPTY } else { ways.guests[card] };
        let found = [ways.princess[card], comes];
        for way in 0..2 {
            any[way] |= found[way];
            by_card |= u8::from(!(found[way] & ready[way]).is_empty()) << card;
            if free >> card & 1 != 0 {
                now[way] |= found[way];
            }
        }
    }
    let at_princess = s.with_princess();
    // What the next seat, the seat itself and, if the next one holds it, the seat before gain most, now and with any
    // card; which kinds can be had now.
    let mut most = [[f32::MIN; 3]; 2];
    let whose = [next, seat, Seat((seat.0 + game.seats as u8 - 1) % game.seats as u8)];
    let whose = &whose[..gainers(game.seats)];
    let (mut count, mut kinds) = ([0; 2], 0u64);
    let mut ending = f32::MIN;
    let mut before = [0.0; 3];
    whose.iter().zip(&mut before).for_each(|(&whose, before)| *before = standing.lead(whose));
    for way in 0..2 {
        for spot in (ready[way] & any[way]).without(Spots::one(s.princess)) {
            let mut group = s.guests.at(spot);
            let place = if way == 0 { spot } else { s.princess };
            if way == 1 {
                (0..5).for_each(|c| group.0[c] += at_princess.0[c]);
            }
            let crowns = game.tables.crowns[s.kingdom.icon(place).index()];
            let after = standing.after_party(game, s, group, crowns);
            let held_now = now[way].has(spot);
            for (who, &whose) in whose.iter().enumerate() {
                let holder = if who == 2 { next } else { whose };
                let gain = after.with_cake(holder, cake).lead(whose) - before[who];
                most[1][who] = most[1][who].max(gain);
                if held_now {
                    most[0][who] = most[0][who].max(gain);
                }
            }
            count[1] += 1;
            if held_now {
                count[0] += 1;
                let guests = |whose: Seat| group.count(s.players[whose.index()].family).min(3) as usize;
                let own = if next == seat { 0 } else { guests(seat) };
                kinds |= 1 << (PARTY[guests(next)][own] as usize * PAYS + pays(s, place));
                ending = ending.max(after.with_cake(next, cake).lead(next));
            }
        }
    }
    for reach in 0..2 {
        sheet.one_of(count[reach], 5);
        for &gain in &most[reach][..whose.len()] {
            // The first says that there is no party at all.
            let told = if gain == f32::MIN { 0 } else { 1 + (gain - GAIN_LEAST).clamp(0.0, 40.0) as usize };
            sheet.one_of(told, GAINS);
        }
    }
    set(sheet, kinds, PARTIES * PAYS);
    set(sheet, u64::from(by_card & free), CARDS);
    set(sheet, u64::from(by_card & !free), CARDS);
    let ends = match ending {
        _ if standing.cakes.left != 1 || ending == f32::MIN => 0,
        lead if lead < -0.5 => 1,
        lead if lead <= 0.5 => 2,
        _ => 3,
    };
    sheet.one_of(ends, 4);
}

/// The points of the seats, as far as known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    seats: usize,
    guests: [f32; 4],
    crowns: [f32; 4],
    cakes: Cakes,
}

/// Guests and crowns that a seat can expect from each party to come.
const TO_COME: (f32, f32) = (0.7, 0.8);

impl Standing {
    pub(super) fn of(game: &BanquetRoyal, s: &State) -> Standing {
        Standing {
            seats: game.seats,
            guests: s.players.map(|player| f32::from(player.guests)),
            crowns: s.players.map(|player| f32::from(player.crowns)),
            cakes: Cakes::of(game, s),
        }
    }

    /// Ahead of the best of the others.
    fn lead(&self, seat: Seat) -> f32 {
        let points = |place: usize| self.guests[place] * self.crowns[place] + self.cakes.points[place];
        let others = (0..self.seats).filter(|&place| place != seat.index()).map(points);
        points(seat.index()) - others.fold(f32::MIN, f32::max)
    }

    /// With what the parties to come may bring.
    fn prospects(mut self) -> Standing {
        let left = self.cakes.left as f32;
        self.guests.iter_mut().for_each(|guests| *guests += TO_COME.0 * left);
        self.crowns.iter_mut().for_each(|crowns| *crowns += TO_COME.1 * left);
        self
    }

    fn after_party(&self, game: &BanquetRoyal, s: &State, group: Group, crowns: u8) -> Standing {
        let mut after = *self;
        for (place, player) in s.players[..game.seats].iter().enumerate() {
            let own = group.count(player.family);
            if own > 0 {
                after.guests[place] += f32::from(own);
                after.crowns[place] += f32::from(crowns);
            }
        }
        after
    }

    fn with_cake(mut self, seat: Seat, points: f32) -> Standing {
        self.cakes.points[seat.index()] += points;
        self
    }
}
