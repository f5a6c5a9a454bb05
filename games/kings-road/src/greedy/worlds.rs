use super::Thinker;
use crate::programme::Programme;
use crate::state::{Phase, SEATS_MAX, State};
use courtly_core::{Game, Seat, SeatSet, Silent, Swift, below, pick};

/// Worlds that a programme is tried in.
const WORLDS: usize = 48;
/// Worlds that the Witch is tried in: each costs a whole second choice.
const WORLDS_WITCH: usize = 12;
/// Worlds that another seat's programmes are tried in, to see which are likely.
const WORLDS_OTHER: usize = 6;
/// How many of another seat's programmes count as likely.
const LIKELY: usize = 8;
/// How many of 10 worlds have a likely programme of another seat; the rest have any.
const LIKELY_TENTHS: u32 = 8;

/// A seat with what it is likely to choose.
pub(super) type Likely = (Seat, Vec<Programme>);

impl Thinker<'_> {
    /// Worlds in which all others have chosen and only the thinker has not. Just one if nothing is hidden.
    pub(super) fn worlds(self, rng: &mut Swift) -> Vec<State> {
        let likely: Vec<Likely> = self.others_choosing().map(|other| (other, self.likely(other, rng))).collect();
        self.worlds_of(&likely, if likely.is_empty() { 1 } else { WORLDS }, rng)
    }

    /// So many worlds, where it is known what each of the others is likely to choose.
    pub(super) fn worlds_of(self, likely: &[Likely], count: usize, rng: &mut Swift) -> Vec<State> {
        let mut world = || {
            let mut secret = [None; SEATS_MAX];
            for (other, likely) in likely.iter().filter(|(other, _)| *other != self.seat) {
                secret[other.index()] = Some(if below(rng, 10) < LIKELY_TENTHS {
                    pick(rng, likely)
                } else {
                    self.game.random_programme(self.public, *other, rng)
                });
            }
            self.world(secret)
        };
        (0..count).map(|_| world()).collect()
    }

    fn world(self, secret: [Option<Programme>; SEATS_MAX]) -> State {
        let mut public = *self.public;
        public.owing = SeatSet::one(self.seat);
        State { public, secret }
    }

    /// What another seat is likely to choose: the best for it where all the others choose anything. Never empty.
    pub(super) fn likely(self, other: Seat, rng: &mut Swift) -> Vec<Programme> {
        let thinker = Thinker { seat: other, ..self };
        let mut world = || {
            let mut secret = [None; SEATS_MAX];
            for seat in thinker.others_choosing() {
                secret[seat.index()] = Some(self.game.random_programme(self.public, seat, rng));
            }
            thinker.world(secret)
        };
        let worlds: Vec<State> = (0..WORLDS_OTHER).map(|_| world()).collect();
        let (list, _) = self.game.programmes(self.public, other);
        let mut valued: Vec<(f32, Programme)> =
            list.iter().map(|&programme| (thinker.mean_lead(&worlds, programme, rng), programme)).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        valued.truncate(LIKELY);
        valued.into_iter().map(|(_, programme)| programme).collect()
    }

    /// The lead that a programme brings on average over the worlds.
    pub(super) fn mean_lead(self, worlds: &[State], programme: Programme, rng: &mut Swift) -> f32 {
        let count = if programme == Programme::WITCH { worlds.len().min(WORLDS_WITCH) } else { worlds.len() };
        let total: f32 = worlds[..count].iter().map(|world| self.lead_in(world, programme, rng)).sum();
        total / count as f32
    }

    /// The share of a victory and the points that a programme brings in a world.
    pub(super) fn outcome_in(self, world: &State, programme: Programme) -> (f32, u16) {
        let after = self.after(world, programme);
        let winners = after.public.winners;
        let share = if winners.contains(self.seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        (share, after.public.scores[self.seat.index()])
    }

    fn after(self, world: &State, programme: Programme) -> State {
        let mut after = *world;
        self.game.decide(&mut after, self.seat, programme, &mut Silent);
        after
    }

    fn lead_in(self, world: &State, programme: Programme, rng: &mut Swift) -> f32 {
        let mut after = self.after(world, programme);
        if after.public.phase == Phase::Witch {
            if after.public.owing.contains(self.seat) {
                return self.lead_of_best_second(after, rng);
            }
            // Others choose again before the round can be scored.
            for other in after.public.owing.iter() {
                let second = self.game.random_programme(&after.public, other, rng);
                self.game.decide(&mut after, other, second, &mut Silent);
            }
        }
        self.lead(&after.public)
    }

    /// The Witch: the best second choice, now that the other programmes are known; other Witches choose anything.
    fn lead_of_best_second(self, mut world: State, rng: &mut Swift) -> f32 {
        for other in world.public.owing.iter().filter(|&other| other != self.seat) {
            let second = self.game.random_programme(&world.public, other, rng);
            self.game.decide(&mut world, other, second, &mut Silent);
        }
        let (list, _) = self.game.programmes(&world.public, self.seat);
        let lead = |&programme: &Programme| self.lead(&self.after(&world, programme).public);
        list.iter().map(lead).fold(f32::NEG_INFINITY, f32::max)
    }
}
