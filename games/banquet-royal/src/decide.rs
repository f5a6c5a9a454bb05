//! How decisions and the die change the state.

use crate::edition::Bonus;
use crate::legal::swap_possible;
use crate::state::Lies;
use crate::{BanquetRoyal, CakePlace, Card, Choice, Colour, Decision, Event, Group, Phase, Space, Spot, State};
use courtly_core::{Seat, Sink};

impl BanquetRoyal {
    pub(crate) fn carry_out<K: Sink<Event>>(&self, s: &mut State, choice: Choice, sink: &mut K) {
        let seat = s.active;
        match choice {
            Choice::Guests { colour, card, from, to } => {
                let group = s.guests.take(spot(s, from));
                s.guests.add(spot(s, to), group);
                sink.emit(|| Event::Moved { seat, colour, card, from, to, guests: group.iter().collect() });
                self.place_token(s, colour, card, sink);
            }
            Choice::Princess { colour, card, to } => {
                let from = s.kingdom.space(s.princess);
                s.princess = spot(s, to);
                sink.emit(|| Event::PrincessMoved { seat, colour, card, from, to });
                self.place_token(s, colour, card, sink);
            }
            Choice::Swap { a, b } => {
                self.swap(s, a, b);
                sink.emit(|| Event::Swapped { seat, a: a.0, at: a.1, b: b.0, to: b.1 });
                self.party(s, false, sink);
            }
            Choice::Peek(place) => {
                self.peek(s, place, sink);
                self.party(s, false, sink);
            }
            Choice::Lift(space) => {
                let group = s.guests.take(spot(s, space));
                sink.emit(|| Event::Lifted { seat, space, guests: group.iter().collect() });
                s.phase = Phase::Put(group);
            }
            Choice::Put { colour, space } => self.put(s, colour, space, sink),
            Choice::Cake(space) => self.take_cake(s, space, sink),
            Choice::Skip => {
                // Clause 3.12.
                s.tokens = [None; 5];
                sink.emit(|| Event::Skipped { seat });
                self.party(s, false, sink);
            }
        }
    }

    /// Clauses 3.1 and 3.9, then 4.1: the token comes onto the card, and the die there is rolled.
    fn place_token<K: Sink<Event>>(&self, s: &mut State, colour: Colour, card: Card, sink: &mut K) {
        if self.tables.transport(card).clears {
            let others = |c: &Colour| *c != colour && s.tokens[c.index()].is_some();
            let tokens: Group = Colour::ALL.into_iter().filter(others).collect();
            if !tokens.is_empty() {
                sink.emit(|| Event::TokensCleared { tokens: tokens.iter().collect() });
            }
            s.tokens = [None; 5];
        }
        s.tokens[colour.index()] = Some(card);
        if self.tables.card(s.die) == card {
            s.phase = Phase::Roll;
        } else {
            self.party(s, false, sink);
        }
    }

    /// Clauses 4.2 to 4.8: the die gets its number and gives its bonus.
    pub(crate) fn roll<K: Sink<Event>>(&self, s: &mut State, number: u8, sink: &mut K) {
        let seat = s.active;
        let bonus = self.tables.bonus(number);
        s.die = number;
        sink.emit(|| Event::Rolled { seat, number, card: self.tables.card(number), bonus });
        match bonus {
            Bonus::Again => self.party(s, true, sink),
            Bonus::Swap if swap_possible(s) => s.phase = Phase::Swap,
            Bonus::Peek => s.phase = Phase::Peek,
            Bonus::Lift if !s.guests.sizes().taken().is_empty() => s.phase = Phase::Lift,
            Bonus::Swap | Bonus::Lift => {
                sink.emit(|| Event::BonusSkipped { bonus });
                self.party(s, false, sink);
            }
            Bonus::Crown => {
                s.players[seat.index()].crowns += 1;
                sink.emit(|| Event::CrownTaken { seat });
                self.party(s, false, sink);
            }
            Bonus::Castle => {
                let from = s.princess;
                s.princess = s.kingdom.castle();
                if from != s.princess {
                    let (from, to) = (s.kingdom.space(from), s.kingdom.space(s.princess));
                    sink.emit(|| Event::PrincessReturned { from, to });
                }
                self.party(s, false, sink);
            }
        }
    }

    /// Clause 4.4.
    fn swap(&self, s: &mut State, a: (Colour, Space), b: (Colour, Space)) {
        let (here, there) = (spot(s, a.1), spot(s, b.1));
        s.guests.remove_one(here, a.0);
        s.guests.remove_one(there, b.0);
        s.guests.add_one(here, b.0);
        s.guests.add_one(there, a.0);
    }

    /// Clause 4.6. Nothing is new about one's own cake.
    fn peek<K: Sink<Event>>(&self, s: &mut State, place: CakePlace, sink: &mut K) {
        let seat = s.active;
        let index = s.cake_at(place).expect("a legal peek");
        let cake = &mut s.cakes[index];
        if cake.owner() != Some(seat) {
            cake.seen.insert(seat);
        }
        let value = cake.value;
        sink.emit(|| Event::Peeked { seat, place, value: Some(value) });
    }

    /// Clause 4.7.
    fn put<K: Sink<Event>>(&self, s: &mut State, colour: Colour, space: Space, sink: &mut K) {
        let seat = s.active;
        let mut group = s.lifted();
        group.0[colour.index()] -= 1;
        s.guests.add_one(spot(s, space), colour);
        sink.emit(|| Event::Put { seat, colour, space });
        if group.is_empty() {
            self.party(s, false, sink);
        } else {
            s.phase = Phase::Put(group);
        }
    }

    /// Whether a move rolls the die: clause 4.1.
    pub(crate) fn rolls(&self, s: &State, decision: Decision) -> bool {
        match decision.choice() {
            Choice::Guests { card, .. } | Choice::Princess { card, .. } => card == self.tables.card(s.die),
            _ => false,
        }
    }

    /// Whether a move brings a party about at once, with no die before it.
    pub(crate) fn brings_party(&self, s: &State, decision: Decision) -> bool {
        let size = |space: Space| s.guests.sizes().of(spot(s, space));
        let together = match decision.choice() {
            Choice::Guests { from, to, .. } if spot(s, to) == s.princess => size(from) + size(to),
            Choice::Princess { to, .. } => size(to),
            _ => return false,
        };
        together == self.tables.group && !self.rolls(s, decision)
    }

    /// Clauses 5.1 to 5.3, and the end of the turn if there is no party.
    fn party<K: Sink<Event>>(&self, s: &mut State, again: bool, sink: &mut K) {
        if s.guests.sizes().of(s.princess) != self.tables.group {
            return self.end_turn(s, again, false, sink);
        }
        let group = s.guests.take(s.princess);
        let crowns = self.tables.crowns[s.kingdom.icon(s.princess).index()];
        for player in &mut s.players[..self.seats] {
            let own = group.count(player.family);
            player.guests += own;
            player.crowns += if own > 0 { u16::from(crowns) } else { 0 };
        }
        sink.emit(|| Event::Party {
            space: s.kingdom.space(s.princess),
            guests: group.iter().collect(),
            crowns,
            seats: Seat::all(self.seats).filter(|seat| group.count(s.players[seat.index()].family) > 0).collect(),
        });
        s.phase = Phase::Cake { again };
    }

    /// Clause 5.4.
    fn take_cake<K: Sink<Event>>(&self, s: &mut State, space: Space, sink: &mut K) {
        let seat = s.active;
        let again = matches!(s.phase, Phase::Cake { again: true });
        let index = s.cake_at(CakePlace::Board(space)).expect("a legal cake");
        let nth = s.cakes_of(seat).count() as u8;
        let cake = &mut s.cakes[index];
        cake.lies = Lies::Seat { seat: seat.0, nth };
        cake.seen.remove(seat);
        let (spot, value) = (cake.spot, cake.value);
        s.sort_cakes();
        s.kingdom.take_cake(spot, &self.tables);
        sink.emit(|| Event::CakeTaken { seat, space, value: Some(value) });
        self.end_turn(s, again, true, sink);
    }

    /// Clauses 6.1 to 6.3.
    fn end_turn<K: Sink<Event>>(&self, s: &mut State, again: bool, party: bool, sink: &mut K) {
        s.quiet = if party { 0 } else { s.quiet + 1 };
        if s.kingdom.cakes().is_empty() || s.quiet >= self.tables.quiet_turns {
            s.phase = Phase::Over;
            sink.emit(|| Event::Ended {
                reason: self.reason(s),
                cakes: Seat::all(self.seats).map(|seat| s.cakes_of(seat).map(|cake| cake.value).collect()).collect(),
                scores: self.scores(s),
            });
            return;
        }
        s.phase = Phase::Turn;
        if again {
            let seat = s.active;
            sink.emit(|| Event::AnotherTurn { seat });
        } else {
            s.active = s.active.next(self.seats);
        }
    }
}

fn spot(s: &State, space: Space) -> Spot {
    s.kingdom.spot(space).expect("a space of this kingdom")
}
