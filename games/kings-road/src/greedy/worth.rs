use super::Thinker;
use crate::score::{counts, sole_most};
use crate::state::{Phase, Public, SEATS_MAX};

/// A victory is worth more than any points.
const VICTORY: f32 = 1000.0;
/// Part of its points that influence is worth in the region that is scored next …
const NEXT: f32 = 0.5;
/// … and how it fades with each step further along the King's way.
const FADE: f32 = 0.75;
/// What an available marker is worth in points, up to so many.
const MARKER: f32 = 0.1;
const MARKERS_MAX: u8 = 8;
/// What the special cards are worth in points while they are held.
const DRAGON: f32 = 2.0;
const WITCH: f32 = 2.0;

impl Thinker<'_> {
    /// How many points the thinker is ahead of the others, between the best of them and their mean, with what the board
    /// promises.
    pub(super) fn lead(self, public: &Public) -> f32 {
        let mut worth = [0.0; SEATS_MAX];
        for seat in public.all_seats() {
            worth[seat.index()] = f32::from(public.scores[seat.index()]);
        }
        let victory = match public.phase {
            Phase::Choose | Phase::Witch => {
                self.add_prospects(public, &mut worth);
                0.0
            }
            Phase::Over if public.winners.contains(self.seat) => VICTORY / public.winners.len() as f32,
            Phase::Over => -VICTORY,
        };
        let others = || public.all_seats().filter(|&seat| seat != self.seat).map(|seat| worth[seat.index()]);
        let best = others().fold(f32::NEG_INFINITY, f32::max);
        let mean = others().sum::<f32>() / (f32::from(public.seats) - 1.0);
        victory + worth[self.seat.index()] - (best + mean) / 2.0
    }

    /// Adds what influence promises in the regions that the King comes to, Nobles included, and what markers and special
    /// cards in hand are worth.
    fn add_prospects(self, public: &Public, worth: &mut [f32; SEATS_MAX]) {
        let mut weight = NEXT;
        for region in self.game.tables.way(public.king) {
            let counts = counts(public, region);
            let awards = self.game.awards(region, &counts);
            for seat in public.all_seats() {
                worth[seat.index()] += weight * f32::from(awards[seat.index()]);
            }
            if let Some(top) = sole_most(&counts) {
                let mut nobles = public.nobles[top.index()];
                nobles.insert(region);
                worth[top.index()] += weight * f32::from(self.game.groups[nobles.0 as usize][region.index()]);
            }
            weight *= FADE;
        }
        for seat in public.all_seats() {
            let worth = &mut worth[seat.index()];
            *worth += MARKER * f32::from(public.available[seat.index()].min(MARKERS_MAX));
            *worth += if public.dragons.contains(seat) { DRAGON } else { 0.0 };
            *worth += if public.witches.contains(seat) { WITCH } else { 0.0 };
        }
    }
}
