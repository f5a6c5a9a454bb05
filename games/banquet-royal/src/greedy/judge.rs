//! What a position is worth to a seat between two turns.

use crate::{BanquetRoyal, Card, Group, Lies, Spot, State, View};
use courtly_core::{Seat, Viewer};

/// Guests and crowns that a seat can expect from each party to come.
const GUESTS_TO_COME: f32 = 0.7;
const CROWNS_TO_COME: f32 = 0.8;
/// How much a party that the next seat, or this one later, can hold counts beside one that is held now.
const THREAT: f32 = 0.6;
const NEXT_TURN_OWN: f32 = 0.9;
const HOPE: f32 = 0.2;
/// A won game is worth more than any lead.
const WIN: f32 = 500.0;

#[derive(Debug)]
pub(crate) struct Judge<'g> {
    pub(super) game: &'g BanquetRoyal,
    pub(super) me: Seat,
    /// The mean of the cakes that the viewer cannot place.
    mean: f32,
}

/// What lies in front of the seats, and the cakes still to be won.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    guests: [f32; 4],
    crowns: [f32; 4],
    cakes: [f32; 4],
    left: u8,
}

impl<'g> Judge<'g> {
    pub(super) fn new(game: &'g BanquetRoyal, view: &View, me: Seat) -> Judge<'g> {
        debug_assert_eq!(view.viewer, Viewer::Seat(me));
        Judge::knowing(game, &view.table, me)
    }

    /// On what is known: a cake whose value is 0 is not.
    pub(crate) fn knowing(game: &'g BanquetRoyal, known: &State, me: Seat) -> Judge<'g> {
        let (mut sum, mut unknown) = (game.tables.cakes.iter().map(|&value| u32::from(value)).sum::<u32>(), 0);
        for cake in known.cakes() {
            sum -= u32::from(cake.value).min(sum);
            unknown += u32::from(cake.value == 0);
        }
        Judge { game, me, mean: if unknown == 0 { 0.0 } else { sum as f32 / unknown as f32 } }
    }

    /// The points of a cake, as far as known.
    pub(super) fn points(&self, value: u8) -> f32 {
        if value == 0 { self.mean } else { f32::from(value) }
    }

    /// The lead at the end of a turn, less what the next seat can make of it.
    pub(crate) fn value(&self, s: &State) -> f32 {
        let tally = self.tally(s);
        let lead = self.lead(&tally, self.me);
        if tally.left == 0 || s.quiet >= self.game.tables.quiet_turns {
            return self.final_lead(&tally, self.me);
        }
        let next = s.active;
        let (mut threat, mut own) = (0.0f32, 0.0f32);
        let before = self.lead(&tally, next);
        let best = self.best_cake(s);
        self.parties(s, |group, spot| {
            let after = self.after_party(s, &tally, group, spot, next, best);
            threat = threat.max(self.lead(&after, next) - before);
            let after = self.after_party(s, &tally, group, spot, self.me, best);
            own = own.max(self.lead(&after, self.me) - lead);
        });
        if next == self.me { lead + NEXT_TURN_OWN * own } else { self.threatened(lead, threat, own) }
    }

    /// A lead, before the next seat can gain so much by a party and this one hopes to gain so much later.
    pub(super) fn threatened(&self, lead: f32, threat: f32, own: f32) -> f32 {
        lead - THREAT * threat + HOPE * own
    }

    /// The most that a cake on the board may be worth to whoever takes one.
    pub(super) fn best_cake(&self, s: &State) -> f32 {
        let board = s.cakes().filter(|cake| cake.lies == Lies::Board);
        board.map(|cake| self.points(cake.value)).fold(0.0, f32::max)
    }

    pub(super) fn tally(&self, s: &State) -> Tally {
        let mut tally = Tally { guests: [0.0; 4], crowns: [0.0; 4], cakes: [0.0; 4], left: 0 };
        for (place, player) in s.players[..self.game.seats].iter().enumerate() {
            tally.guests[place] = f32::from(player.guests);
            tally.crowns[place] = f32::from(player.crowns);
        }
        for cake in s.cakes() {
            match cake.owner() {
                Some(owner) => tally.cakes[owner.index()] += self.points(cake.value),
                None => tally.left += 1,
            }
        }
        tally
    }

    /// Own prospects less the best of the others'.
    pub(super) fn lead(&self, tally: &Tally, seat: Seat) -> f32 {
        if tally.left == 0 {
            return self.final_lead(tally, seat);
        }
        let left = f32::from(tally.left);
        self.ahead(seat, |place| {
            let guests = tally.guests[place] + GUESTS_TO_COME * left;
            let crowns = tally.crowns[place] + CROWNS_TO_COME * left;
            guests * crowns + tally.cakes[place]
        })
    }

    fn final_lead(&self, tally: &Tally, seat: Seat) -> f32 {
        let lead = self.ahead(seat, |place| tally.guests[place] * tally.crowns[place] + tally.cakes[place]);
        // Cakes that are not known can turn a narrow lead, so that winning is not a step but a steep slope.
        lead + WIN * (lead / 2.0).clamp(-1.0, 1.0)
    }

    fn ahead(&self, seat: Seat, score: impl Fn(usize) -> f32) -> f32 {
        let others = (0..self.game.seats).filter(|&place| place != seat.index()).map(&score);
        score(seat.index()) - others.fold(f32::MIN, f32::max)
    }

    pub(super) fn after_party(
        &self,
        s: &State,
        tally: &Tally,
        group: Group,
        spot: Spot,
        active: Seat,
        cake: f32,
    ) -> Tally {
        let mut after = *tally;
        let crowns = f32::from(self.game.tables.crowns[s.kingdom.icon(spot).index()]);
        for (place, player) in s.players[..self.game.seats].iter().enumerate() {
            let own = group.count(player.family);
            if own > 0 {
                after.guests[place] += f32::from(own);
                after.crowns[place] += crowns;
            }
        }
        after.cakes[active.index()] += cake;
        after.left -= 1;
        after
    }

    /// Every party that one move can bring about, leaving the die aside.
    fn parties(&self, s: &State, mut found: impl FnMut(Group, Spot)) {
        let sizes = s.guests.sizes();
        let full = self.game.tables.group;
        let here = sizes.of(s.princess);
        let at_princess = s.with_princess();
        let free = s.free_cards();
        for card in Card::ALL.into_iter().filter(|card| free & 1 << card.index() != 0) {
            let transport = self.game.tables.transport(card);
            if transport.princess {
                let to = s.kingdom.princess_reach(transport.movement, s.princess) & sizes.exactly(full);
                to.for_each(|spot| found(s.guests.at(spot), spot));
            }
            let missing = full - here.min(full);
            if missing == 0 || s.princess == s.kingdom.castle() || (transport.alone && missing != 1) {
                continue;
            }
            let movers = sizes.exactly(missing) & sizes.taken();
            for spot in movers.filter(|&spot| s.kingdom.guest_reach(transport.movement, spot).has(s.princess)) {
                let mut group = s.guests.at(spot);
                (0..5).for_each(|c| group.0[c] += at_princess.0[c]);
                found(group, s.princess);
            }
        }
    }
}
