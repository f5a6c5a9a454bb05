use super::Thinker;
use super::worlds::Likely;
use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Public, State};
use courtly_core::{Seat, Swift};

/// Worlds that are tried to foresee somebody, and where there are several to foresee.
const WORLDS: usize = 16;
const WORLDS_OF_MANY: usize = 8;
/// So many points less make a programme about a third as likely.
const HEAT: f32 = 0.5;
/// Programmes that are likely enough to be reckoned with.
const MOST: usize = 6;

/// Some programmes, with their parts of all choices.
pub(crate) type Habit = Vec<(Programme, f32)>;

impl KingsRoad {
    /// What a seat chooses if it goes by what is plain on the table, as the tactical player does and as people often do:
    /// a few programmes, in so large a part of its choices.
    pub(crate) fn habit(&self, public: &Public, seat: Seat, part: f32, rng: &mut Swift) -> Habit {
        if part == 0.0 {
            return vec![];
        }
        let thinker = Thinker { game: self, public, seat };
        let mut worlds = thinker.worlds(rng);
        worlds.truncate(WORLDS);
        let (_, witch) = self.programmes(public, seat);
        thinker.habit(&worlds, witch, part, rng)
    }

    /// The same of all that owe a choice but one. What each is likely to choose is found out once for all, and Witches,
    /// who cost as much as all the rest, are left out.
    pub(crate) fn habits(&self, public: &Public, but: Seat, part: f32, rng: &mut Swift) -> Vec<(Seat, Habit)> {
        if part == 0.0 {
            return vec![];
        }
        let thinker = |seat: Seat| Thinker { game: self, public, seat };
        let likely: Vec<Likely> = public.owing.iter().map(|seat| (seat, thinker(seat).likely(seat, rng))).collect();
        let others = public.owing.iter().filter(|&seat| seat != but);
        let habit = |seat: Seat| {
            let worlds = thinker(seat).worlds_of(&likely, WORLDS_OF_MANY, rng);
            (seat, thinker(seat).habit(&worlds, false, part, rng))
        };
        others.map(habit).collect()
    }
}

impl Thinker<'_> {
    fn habit(self, worlds: &[State], witch: bool, part: f32, rng: &mut Swift) -> Habit {
        let (list, _) = self.game.programmes(self.public, self.seat);
        let mut leads: Vec<(Programme, f32)> = list
            .iter()
            .copied()
            .chain(witch.then_some(Programme::WITCH))
            .map(|programme| (programme, self.mean_lead(worlds, programme, rng)))
            .collect();
        leads.sort_by(|a, b| b.1.total_cmp(&a.1));
        leads.truncate(MOST);
        let most = leads[0].1;
        leads.iter_mut().for_each(|(_, lead)| *lead = ((*lead - most) / HEAT).exp());
        let total: f32 = leads.iter().map(|(_, weight)| weight).sum();
        leads.iter_mut().for_each(|(_, weight)| *weight *= part / total);
        leads
    }
}
