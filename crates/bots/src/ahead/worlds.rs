//! What the other may hold, by what it did.

use super::room::Room;
use crate::fallible::unit;
use courtly_core::{Game, Seat, Swift, Viewer};
use courtly_learn::{Likelihood, Turns};

/// What the other has in mind: the same as the network, or what is plain on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mind {
    Equal,
    Plain,
}

impl Mind {
    fn of(self, likely: &Likelihood) -> f32 {
        match self {
            Mind::Equal => likely.equal,
            Mind::Plain => likely.plain,
        }
    }
}

/// One turn changes the logarithm of the odds by no more than this.
const STEP: f32 = 3.0;
/// So many worlds are asked what a turn says about the other's mind.
const WITNESSES: usize = 24;
/// Worlds to read a turn in are the same whenever that is read, so that all who remember it come to the same odds.
const READER: u64 = 0x72ea_d1e5;

/// Worlds to draw from, or all that there are; none where all are as likely as they are dealt.
pub(super) struct Worlds<G: Game> {
    pool: Vec<G::State>,
    /// How likely the other's last turn was in all of them up to each; where they are all that there are, times the deals
    /// that lead to each.
    sums: Vec<Likelihood>,
    /// Whether these are all that there are, so that none needs to be drawn.
    pub(super) every: bool,
}

/// A world to think in.
pub(super) struct World<G: Game> {
    pub(super) state: G::State,
    /// What the other has in mind there.
    pub(super) mind: Mind,
    /// How much it counts.
    pub(super) weight: f32,
}

impl<G: Turns> Worlds<G> {
    pub(super) fn any() -> Worlds<G> {
        Worlds { pool: vec![], sums: vec![], every: false }
    }

    /// Imagines worlds and reads the other's last turn in each, for about so many positions. None where nothing can be
    /// told.
    pub(super) fn read(
        game: &G,
        ended: &G::State,
        view: &G::View,
        seat: Seat,
        nodes: usize,
        room: &mut Room<'_, G>,
    ) -> Option<Worlds<G>> {
        let mut rng = Swift::new(READER);
        let mut worlds = Worlds::any();
        let mut sum = Likelihood { equal: 0.0, plain: 0.0 };
        let until = room.judged + nodes;
        while room.judged < until || worlds.pool.len() < WITNESSES {
            let world = game.determinize(view, Viewer::Seat(seat), &mut rng);
            let likely = game.likelihood(ended, &world, seat, &mut room.equal, &mut room.ways, &mut rng)?;
            room.judged += room.ways.len();
            sum = Likelihood { equal: sum.equal + likely.equal, plain: sum.plain + likely.plain };
            worlds.pool.push(world);
            worlds.sums.push(sum);
        }
        Some(worlds)
    }

    /// By how much the logarithm of the odds that the other does what is plain changes, by what the first of these
    /// worlds say.
    pub(super) fn tell(&self) -> f32 {
        let Likelihood { equal, plain } = self.sums[WITNESSES - 1];
        (plain / equal).ln().clamp(-STEP, STEP)
    }

    /// All worlds that there are, listed with the deals that lead to each: each is as likely as it is dealt and as the
    /// other's last turn was in it, where that can be told. What the other has drawn since is not known in a world
    /// either, so that each is read again and again, for about so many positions.
    pub(super) fn every(
        game: &G,
        ended: Option<&G::State>,
        listed: Vec<(G::State, f32)>,
        seat: Seat,
        nodes: usize,
        room: &mut Room<'_, G>,
    ) -> Worlds<G> {
        let mut rng = Swift::new(READER);
        let (pool, deals): (Vec<_>, Vec<_>) = listed.into_iter().unzip();
        let mut read = vec![Likelihood { equal: 0.0, plain: 0.0 }; pool.len()];
        let until = room.judged + nodes;
        let mut told = ended.is_some();
        while let Some(ended) = ended.filter(|_| told && room.judged < until) {
            for (world, read) in pool.iter().zip(&mut read) {
                let likely = game.likelihood(ended, world, seat, &mut room.equal, &mut room.ways, &mut rng);
                let Some(likely) = likely else {
                    told = false;
                    break;
                };
                room.judged += room.ways.len();
                *read = Likelihood { equal: read.equal + likely.equal, plain: read.plain + likely.plain };
            }
        }
        let mut sum = Likelihood { equal: 0.0, plain: 0.0 };
        let mut sums = vec![];
        for (deals, read) in deals.into_iter().zip(read) {
            let read = if told { read } else { Likelihood { equal: 1.0, plain: 1.0 } };
            sum = Likelihood { equal: sum.equal + deals * read.equal, plain: sum.plain + deals * read.plain };
            sums.push(sum);
        }
        Worlds { pool, sums, every: true }
    }

    /// Worlds to think in next, if the other does so likely what is plain: all that there are, or one that is drawn.
    pub(super) fn next(&self, game: &G, view: &G::View, seat: Seat, belief: f32, rng: &mut Swift) -> Vec<World<G>> {
        if self.every {
            return self.all(belief);
        }
        let mind = if unit(rng) < belief { Mind::Plain } else { Mind::Equal };
        vec![World { state: self.draw(game, view, seat, mind, rng), mind, weight: 1.0 }]
    }

    fn all(&self, belief: f32) -> Vec<World<G>> {
        let mut all = vec![];
        for (mind, share) in [(Mind::Equal, 1.0 - belief), (Mind::Plain, belief)] {
            let mut before = 0.0;
            let total = self.sums.last().map_or(1.0, |sum| mind.of(sum));
            for (state, sum) in self.pool.iter().zip(&self.sums) {
                let weight = share * (mind.of(sum) - before) / total;
                before = mind.of(sum);
                if weight > 0.0 {
                    all.push(World { state: state.clone(), mind, weight });
                }
            }
        }
        all
    }

    fn draw(&self, game: &G, view: &G::View, seat: Seat, mind: Mind, rng: &mut Swift) -> G::State {
        let Some(total) = self.sums.last() else { return game.determinize(view, Viewer::Seat(seat), rng) };
        let at = unit(rng) * mind.of(total);
        self.pool[self.sums.partition_point(|sum| mind.of(sum) <= at).min(self.pool.len() - 1)].clone()
    }
}
