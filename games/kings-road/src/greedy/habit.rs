use super::Thinker;
use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::Public;
use courtly_core::{Seat, Swift};

/// Worlds that are tried to foresee somebody.
const WORLDS: usize = 16;
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
        let (list, witch) = self.programmes(public, seat);
        let mut leads: Vec<(Programme, f32)> = list
            .iter()
            .copied()
            .chain(witch.then_some(Programme::WITCH))
            .map(|programme| (programme, thinker.mean_lead(&worlds, programme, rng)))
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
