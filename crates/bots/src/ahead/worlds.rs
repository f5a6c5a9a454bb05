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

/// One turn changes the logarithm of the odds by no more than this.
const STEP: f32 = 3.0;
/// So many worlds are asked what a turn says about the other's mind.
const WITNESSES: usize = 24;
/// Worlds to read a turn in are the same whenever that is read, so that all who remember it come to the same odds.
const READER: u64 = 0x72ea_d1e5;

/// Worlds to draw from; none where all are as likely as they are dealt.
pub(super) struct Worlds<G: Game> {
    pool: Vec<G::State>,
    /// How likely the other's last turn was in all of them up to each.
    sums: Vec<Likelihood>,
}

impl<G: Turns> Worlds<G> {
    pub(super) fn any() -> Worlds<G> {
        Worlds { pool: vec![], sums: vec![] }
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

    pub(super) fn draw(&self, game: &G, view: &G::View, seat: Seat, mind: Mind, rng: &mut Swift) -> G::State {
        let of = |sum: &Likelihood| if mind == Mind::Plain { sum.plain } else { sum.equal };
        let Some(total) = self.sums.last() else { return game.determinize(view, Viewer::Seat(seat), rng) };
        let at = unit(rng) * of(total);
        self.pool[self.sums.partition_point(|sum| of(sum) <= at).min(self.pool.len() - 1)].clone()
    }
}
