//! With three seats and more: the programmes that look best in this round are tried against what the others are likely
//! to choose, and judged by the round after it.

use super::crowd::{Others, answer};
use super::line::{Line, share};
use super::round::{Effort, Forecast};
use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Phase, Public};
use courtly_core::{Rng, Seat, Swift};
use courtly_learn::Net;

/// So many programmes are tried at first.
const TRIED: usize = 8;
/// After so many draws the worse half of them is left out.
const DRAWS: u32 = 6;

impl Forecast {
    /// Tries programmes of the seat further, as long as positions are left to be judged, and chooses the best.
    pub(crate) fn look_further(
        &mut self,
        game: &KingsRoad,
        net: &Net,
        public: &Public,
        seat: Seat,
        effort: Effort,
        rng: &mut Swift,
    ) {
        self.judged = effort.lessons.judged(public.owing.len());
        let mut left = effort.nodes.saturating_sub(self.judged);
        let once = Effort::TRAINING.lessons.judged(game.seats as usize);
        let mut tried: Vec<(Programme, f32)> = self.survey.chances.clone();
        tried.sort_by(|a, b| b.1.total_cmp(&a.1));
        tried.truncate(TRIED);
        if tried.is_empty() || left < once * DRAWS * tried.len() as u32 {
            return;
        }
        let mut sums = vec![0.0; tried.len()];
        let mut draws = 0;
        while left >= once * tried.len() as u32 {
            let others = Others::draw(game, net, public, seat, &self.mixtures, rng);
            let luck = rng.next_u64();
            for ((programme, _), sum) in tried.iter().zip(&mut sums) {
                *sum += further(game, net, &others, seat, *programme, &mut Swift::new(luck));
            }
            left -= once * tried.len() as u32;
            self.judged += once * tried.len() as u32;
            draws += 1;
            if draws % DRAWS == 0 && tried.len() > 2 {
                let mut order: Vec<usize> = (0..tried.len()).collect();
                order.sort_by(|&a, &b| f32::total_cmp(&sums[b], &sums[a]));
                order.truncate(tried.len().div_ceil(2));
                tried = order.iter().map(|&at| tried[at]).collect();
                sums = order.iter().map(|&at| sums[at]).collect();
            }
        }
        let best = (0..tried.len()).reduce(|best, at| if sums[at] > sums[best] { at } else { best });
        self.mixtures[seat.index()] = vec![(tried[best.expect("one is left")].0, 1.0)];
    }
}

/// What a programme is worth to the seat if the next round is looked at too.
fn further(game: &KingsRoad, net: &Net, others: &Others, seat: Seat, programme: Programme, rng: &mut Swift) -> f32 {
    let mut before = others.all;
    let mut second = programme;
    if programme == Programme::WITCH {
        second = answer(game, net, &others.shown, seat, game.programmes(&others.shown, seat).0);
        before.witches.remove(seat);
    }
    let after = Line::new(game, net, &before, seat, seat).after(second);
    if after.phase == Phase::Over {
        return share(&after, seat);
    }
    game.forecast(net, &after, seat, Effort::TRAINING, rng).values[seat.index()]
}
