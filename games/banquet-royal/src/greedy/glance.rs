//! What the greedy player thinks of the moves of a turn, at a glance: most of them bring no party about, and differ in
//! nothing but the parties that the next seat and this one can hold after them.

use super::judge::{Judge, Tally};
use crate::edition::SPACES;
use crate::state::free_of;
use crate::{BanquetRoyal, Card, Choice, Colour, Decision, Group, Guests, Phase, Spot, Spots, State};
use courtly_core::{Game, Seat, Silent, Swift, below};

const CARDS: usize = Card::ALL.len();

/// Where the cards lead the princess and guests from every space. That changes only when a cake leaves the board.
#[derive(Debug)]
pub(crate) struct Roads {
    cakes: Spots,
    princess: [[Spots; SPACES]; CARDS],
    guests: [[Spots; SPACES]; CARDS],
}

impl Roads {
    pub(crate) fn new(game: &BanquetRoyal, s: &State) -> Roads {
        let princess = |card: usize| {
            let transport = game.tables.transports[card];
            if transport.princess { s.kingdom.princess_reaches(transport.movement) } else { [Spots::EMPTY; SPACES] }
        };
        let guests = |card: usize, from: Spot| {
            // Guests never enter the castle; anywhere else they come by the way that they could leave.
            let can = s.kingdom.open().has(from);
            if can { s.kingdom.guest_reach(game.tables.transports[card].movement, from) } else { Spots::EMPTY }
        };
        Roads {
            cakes: s.kingdom.cakes(),
            princess: std::array::from_fn(princess),
            guests: std::array::from_fn(|card| std::array::from_fn(|from| guests(card, Spot(from as u8)))),
        }
    }

    /// Whether they are those of this position.
    pub(crate) fn fit(&self, s: &State) -> bool {
        self.cakes == s.kingdom.cakes()
    }
}

/// The position after a move that brings no party about, as far as it matters here.
#[derive(Debug)]
struct After {
    guests: Guests,
    princess: Spot,
    /// The cards that are free.
    free: u8,
}

/// What a party changes for the next seat and for this one.
#[derive(Clone, Copy, Debug)]
struct Gains {
    next: f32,
    own: f32,
}

/// The moves of one turn.
#[derive(Debug)]
pub(crate) struct Glance<'a> {
    judge: Judge<'a>,
    s: &'a State,
    roads: &'a Roads,
    next: Seat,
    tally: Tally,
    lead: f32,
    next_lead: f32,
    cake: f32,
    /// The gains of the parties that there would be if nobody moved: by the space that the princess goes to, and by the
    /// one from which guests come to her.
    visits: [Option<Gains>; SPACES],
    comings: [Option<Gains>; SPACES],
    held: Vec<Held>,
}

/// A party that moves of several colours and by several cards bring about, and the end of a turn with it.
#[derive(Debug)]
struct Held {
    /// Where the guests came from; none if the princess came.
    from: Option<Spot>,
    to: Spot,
    end: State,
    /// What that is worth, by the cards that are free then.
    worths: Vec<(u8, f32)>,
}

impl<'a> Glance<'a> {
    pub(crate) fn new(game: &'a BanquetRoyal, s: &'a State, roads: &'a Roads) -> Glance<'a> {
        debug_assert!(s.phase == Phase::Turn && roads.fit(s));
        let judge = Judge::knowing(game, s, s.active);
        let (next, tally) = (s.active.next(game.seats), judge.tally(s));
        Glance {
            next,
            lead: judge.lead(&tally, s.active),
            next_lead: judge.lead(&tally, next),
            cake: judge.best_cake(s),
            tally,
            judge,
            s,
            roads,
            visits: [None; SPACES],
            comings: [None; SPACES],
            held: vec![],
        }
    }

    /// One of the moves that the greedy player likes best, if the die does nothing.
    pub(crate) fn best(&mut self, moves: &[Decision], rng: &mut Swift) -> Decision {
        let (mut most, mut best, mut alike) = (f32::MIN, moves[0], 0);
        for &decision in moves {
            let worth = self.worth(decision);
            if worth > most {
                (most, best, alike) = (worth, decision, 1);
            } else if worth == most {
                alike += 1;
                if below(rng, alike) == 0 {
                    best = decision;
                }
            }
        }
        best
    }

    /// What the greedy player thinks of a move, if the die does nothing.
    pub(crate) fn worth(&mut self, decision: Decision) -> f32 {
        let (s, full) = (self.s, self.judge.game.tables.group);
        let spot = |space| s.kingdom.spot(space).expect("a space of this kingdom");
        let (colour, card, from, to) = match decision.choice() {
            Choice::Guests { colour, card, from, to } => (colour, card, Some(spot(from)), spot(to)),
            Choice::Princess { colour, card, to } => (colour, card, None, spot(to)),
            _ => return self.judge.finish(self.end(decision)),
        };
        let tokens = self.tokens_after(colour, card);
        let free = free_of(&tokens);
        let (coming, there) = (from.map_or(Group::default(), |from| s.guests.at(from)), s.guests.at(to));
        let met = from.is_none() || to == s.princess;
        let held = met && coming.len() + there.len() == full;
        if held || s.quiet + 1 >= self.judge.game.tables.quiet_turns {
            return self.worth_held(decision, from, to, &tokens);
        }
        let Some(from) = from else {
            return self.worth_after(&After { guests: s.guests, princess: to, free });
        };
        if from != s.princess && to != s.princess {
            return self.worth_apart(from, to, joined(coming, there), free);
        }
        let mut guests = s.guests;
        guests.take(from);
        guests.add(to, coming);
        self.worth_after(&After { guests, princess: s.princess, free })
    }

    /// The tokens after a move: clauses 3.1 and 3.9.
    fn tokens_after(&self, colour: Colour, card: Card) -> [Option<Card>; 5] {
        let mut tokens = if self.judge.game.tables.transport(card).clears { [None; 5] } else { self.s.tokens };
        tokens[colour.index()] = Some(card);
        tokens
    }

    /// What follows from a move as far as it is plain.
    fn end(&self, decision: Decision) -> State {
        let (game, seat, mut end) = (self.judge.game, self.s.active, *self.s);
        game.decide(&mut end, seat, decision, &mut Silent);
        if end.phase == Phase::Roll {
            game.resolve(&mut end, game.tables.idle(), &mut Silent);
        }
        while let Some(choice) = self.judge.plain(&end) {
            game.decide(&mut end, seat, choice.into(), &mut Silent);
        }
        end
    }

    /// A party, or the end of the game: the long way, with all that a move does, once for all cards and colours.
    fn worth_held(&mut self, decision: Decision, from: Option<Spot>, to: Spot, tokens: &[Option<Card>; 5]) -> f32 {
        let free = free_of(tokens);
        let at = self.held.iter().position(|held| (held.from, held.to) == (from, to)).unwrap_or_else(|| {
            let end = self.end(decision);
            self.held.push(Held { from, to, end, worths: vec![] });
            self.held.len() - 1
        });
        let held = &mut self.held[at];
        if let Some((_, worth)) = held.worths.iter().find(|(with, _)| *with == free) {
            return *worth;
        }
        let worth = self.judge.finish(State { tokens: *tokens, ..held.end });
        held.worths.push((free, worth));
        worth
    }

    /// Guests moved, and neither to the princess nor from her: only parties with them are others than before.
    fn worth_apart(&mut self, from: Spot, to: Spot, group: Group, free: u8) -> f32 {
        let (s, full) = (self.s, self.judge.game.tables.group);
        let sizes = s.guests.sizes();
        let missing = full.saturating_sub(sizes.of(s.princess));
        let changed = Spots::one(from) | Spots::one(to);
        let came = |size: u8| if group.len() == size { Spots::one(to) } else { Spots::EMPTY };
        let reached = self.reached(s.princess, missing, free);
        let mut most = Gains { next: 0.0, own: 0.0 };
        for spot in reached[0] & (sizes.exactly(full).without(changed) | came(full)) {
            most = most.or(if spot == to { self.gains(group, spot) } else { self.visit(spot) });
        }
        for spot in reached[1] & ((sizes.exactly(missing) & sizes.taken()).without(changed) | came(missing)) {
            let with_her = joined(group, s.with_princess());
            most = most.or(if spot == to { self.gains(with_her, s.princess) } else { self.coming(spot) });
        }
        self.worth_with(most)
    }

    fn worth_after(&self, after: &After) -> f32 {
        let full = self.judge.game.tables.group;
        let sizes = after.guests.sizes();
        let missing = full.saturating_sub(sizes.of(after.princess));
        let reached = self.reached(after.princess, missing, after.free);
        let mut most = Gains { next: 0.0, own: 0.0 };
        for spot in reached[0] & sizes.exactly(full) {
            most = most.or(self.gains(after.guests.at(spot), spot));
        }
        let here = after.guests.at(after.princess);
        for spot in reached[1] & sizes.exactly(missing) & sizes.taken() {
            most = most.or(self.gains(joined(after.guests.at(spot), here), after.princess));
        }
        self.worth_with(most)
    }

    fn worth_with(&self, most: Gains) -> f32 {
        self.judge.threatened(self.lead, most.next, most.own)
    }

    /// The spaces to which the princess can go, and those from which so many guests can come to her.
    fn reached(&self, princess: Spot, missing: u8, free: u8) -> [Spots; 2] {
        let mut reached = [Spots::EMPTY; 2];
        for card in (0..CARDS).filter(|card| free >> card & 1 != 0) {
            reached[0] |= self.roads.princess[card][princess.index()];
            if missing == 1 || !self.judge.game.tables.transports[card].alone {
                reached[1] |= self.roads.guests[card][princess.index()];
            }
        }
        reached
    }

    fn visit(&mut self, spot: Spot) -> Gains {
        match self.visits[spot.index()] {
            Some(gains) => gains,
            None => *self.visits[spot.index()].insert(self.gains(self.s.guests.at(spot), spot)),
        }
    }

    fn coming(&mut self, spot: Spot) -> Gains {
        let s = self.s;
        match self.comings[spot.index()] {
            Some(gains) => gains,
            None => {
                let gains = self.gains(joined(s.guests.at(spot), s.with_princess()), s.princess);
                *self.comings[spot.index()].insert(gains)
            }
        }
    }

    fn gains(&self, group: Group, spot: Spot) -> Gains {
        let lead = |whose| {
            let after = self.judge.after_party(self.s, &self.tally, group, spot, whose, self.cake);
            self.judge.lead(&after, whose)
        };
        Gains { next: lead(self.next) - self.next_lead, own: lead(self.s.active) - self.lead }
    }
}

impl Gains {
    fn or(self, other: Gains) -> Gains {
        Gains { next: self.next.max(other.next), own: self.own.max(other.own) }
    }
}

fn joined(group: Group, other: Group) -> Group {
    Group(std::array::from_fn(|colour| group.0[colour] + other.0[colour]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::{Options, Turn, pick};

    /// What the greedy player thinks of a move, the long way.
    fn at_length(game: &BanquetRoyal, s: &State, decision: Decision) -> f32 {
        let mut after = *s;
        game.decide(&mut after, s.active, decision, &mut Silent);
        if after.phase == Phase::Roll {
            game.resolve(&mut after, game.tables.idle(), &mut Silent);
        }
        Judge::knowing(game, s, s.active).finish(after)
    }

    #[test]
    fn a_glance_shows_what_a_long_look_shows() {
        let mut compared = 0;
        for seats in 2..=4 {
            let game = BanquetRoyal::new(seats, &Options::default(), None).expect("the published rules");
            let mut rng = Swift::new(seats as u64);
            let (mut s, mut legal) = (game.setup(&mut rng), vec![]);
            // Long enough for parties, and for games that end because none is held.
            for _ in 0..2000 {
                match game.turn(&s) {
                    Turn::Over => s = game.setup(&mut rng),
                    Turn::Chance => {
                        let die = game.sample(&s, &mut rng);
                        game.resolve(&mut s, die, &mut Silent);
                    }
                    Turn::Decide(_) => {
                        game.legal(&s, s.active, &mut legal);
                        if s.phase == Phase::Turn {
                            let roads = Roads::new(&game, &s);
                            let mut glance = Glance::new(&game, &s, &roads);
                            for &decision in &legal {
                                let long = at_length(&game, &s, decision);
                                assert_eq!(glance.worth(decision), long, "{decision:?} in {s:?}");
                                compared += 1;
                            }
                        }
                        let (seat, decision) = (s.active, pick(&mut rng, &legal));
                        game.decide(&mut s, seat, decision, &mut Silent);
                    }
                }
            }
        }
        assert!(compared > 100_000, "{compared}");
    }
}
