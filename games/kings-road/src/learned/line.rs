//! All programmes of one seat, judged while those of the others are given.
//!
//! Programmes that put as many markers into the regions that are scored end in the same scene: the rules are asked once
//! for it, and a programme adds to the network's first sums what its other markers change, region by region.

use super::inputs::{Layout, Order, Promised};
use crate::KingsRoad;
use crate::decide::carry_out;
use crate::programme::Programme;
use crate::region::{Markers, Region, RegionSet};
use crate::score::counts;
use crate::state::{Phase, Public, SEATS_MAX};
use courtly_core::{Seat, Silent};
use courtly_learn::{Net, Sums};

/// A programme puts at most two markers into a region.
const MARKERS: usize = 2;

/// The programmes of one seat while the others' are given.
pub(crate) struct Line<'a> {
    game: &'a KingsRoad,
    net: &'a Net,
    layout: Layout,
    /// The others' programmes are carried out, the seat's is not.
    before: Public,
    /// Whose programmes are looked at.
    seat: Seat,
    /// Whose chance to win is judged.
    judge: Seat,
    /// The regions that are scored without a Dragon of the seat, and with it.
    scored: [RegionSet; 2],
    scenes: Vec<Scene>,
    on: Vec<u16>,
}

/// What all programmes have in common that put the same markers into the regions that are scored.
struct Scene {
    dragon: bool,
    /// The seat's markers in the regions that are scored.
    markers: Markers,
    /// The next round, if the seat's other markers had stayed before it.
    after: Public,
    order: Order,
    sums: Sums,
    promised: Promised,
    /// What one marker more in a region changes, or two; made when it is needed.
    steps: [[Option<Box<Step>>; MARKERS]; Region::COUNT],
}

struct Step {
    sums: Sums,
    promised: Promised,
}

impl<'a> Line<'a> {
    pub(crate) fn new(game: &'a KingsRoad, net: &'a Net, before: &Public, seat: Seat, judge: Seat) -> Line<'a> {
        let mut scored = [RegionSet::default(); 2];
        for (more, scored) in scored.iter_mut().enumerate() {
            let many = 1 + usize::from(before.dragons_out) + more;
            game.tables.way(before.king).take(many).for_each(|region| scored.insert(region));
        }
        let layout = Layout::new(game.seats as usize);
        Line { game, net, layout, before: *before, seat, judge, scored, scenes: vec![], on: vec![] }
    }

    /// The chance to win after this programme of the seat.
    pub(crate) fn judge(&mut self, programme: Programme) -> f32 {
        let dragon = programme.has_dragon();
        let scored = self.scored[usize::from(dragon)];
        let markers = programme.markers();
        let at = self.scene(dragon, markers.within(scored));
        let scene = &mut self.scenes[at];
        if scene.after.phase == Phase::Over {
            return self.outcome(programme);
        }
        let mut sums = scene.sums;
        let mut promised = scene.promised;
        let mut left = scene.after.available[self.seat.index()];
        for region in programme.regions().filter(|&region| !scored.contains(region)) {
            let more = markers.at(region);
            left -= more;
            let step = scene.steps[region.index()][usize::from(more) - 1].get_or_insert_with(|| {
                let from = counts(&scene.after, region);
                let mut to = from;
                to[self.seat.index()] += more;
                let mut step = Step { sums: Sums::NOTHING, promised: [0; SEATS_MAX] };
                let (game, layout, order) = (self.game, &self.layout, &scene.order);
                for (counts, sign) in [(from, -1), (to, 1)] {
                    self.on.clear();
                    let here = game.see_region(layout, &scene.after, order, region, &counts, &mut self.on);
                    let mut sums = Sums::NOTHING;
                    self.net.add(&mut sums, &self.on);
                    if sign > 0 {
                        step.sums.add(&sums);
                    } else {
                        step.sums.take_away(&sums);
                    }
                    step.promised.iter_mut().zip(here).for_each(|(sum, here)| *sum += sign * here);
                }
                Box::new(step)
            });
            sums.add(&step.sums);
            promised.iter_mut().zip(step.promised).for_each(|(sum, step)| *sum += step);
        }
        let purse = self.game.see_purse(&self.layout, &scene.order, self.seat, left);
        let closing = self.game.see_closing(&self.layout, &scene.after, &scene.order, &promised);
        self.net.add(&mut sums, &[purse, closing]);
        self.net.chance_of(&sums)
    }

    /// The position after this programme of the seat.
    pub(crate) fn after(&self, programme: Programme) -> Public {
        let mut after = self.before;
        carry_out(&mut after, self.seat, programme, &mut Silent);
        self.game.finish_round(&mut after, &mut Silent);
        after
    }

    /// The judge's share of the victory, where the programme ends the game.
    fn outcome(&self, programme: Programme) -> f32 {
        share(&self.after(programme), self.judge)
    }

    fn scene(&mut self, dragon: bool, markers: Markers) -> usize {
        let known = self.scenes.iter().position(|scene| scene.dragon == dragon && scene.markers == markers);
        known.unwrap_or_else(|| {
            let scene = self.play(dragon, markers);
            self.scenes.push(scene);
            self.scenes.len() - 1
        })
    }

    fn play(&mut self, dragon: bool, markers: Markers) -> Scene {
        let (game, layout) = (self.game, &self.layout);
        let mut after = self.before;
        after.loose[self.seat.index()].add(markers);
        after.available[self.seat.index()] -= markers.total() as u8;
        if dragon {
            after.dragons.remove(self.seat);
            after.dragons_out += 1;
        }
        game.finish_round(&mut after, &mut Silent);
        let order = Order::of(&after, self.judge);
        let mut promised = [0; SEATS_MAX];
        self.on.clear();
        game.see_table(layout, &after, &order, &mut self.on);
        for region in Region::all() {
            let here = game.see_region(layout, &after, &order, region, &counts(&after, region), &mut self.on);
            promised.iter_mut().zip(here).for_each(|(sum, here)| *sum += here);
        }
        for seat in after.all_seats().filter(|&seat| seat != self.seat) {
            self.on.push(game.see_purse(layout, &order, seat, after.available[seat.index()]));
        }
        let sums = self.net.sums(&self.on);
        Scene { dragon, markers, after, order, sums, promised, steps: Default::default() }
    }
}

/// A seat's share of the victory.
pub(crate) fn share(over: &Public, seat: Seat) -> f32 {
    if over.winners.contains(seat) { 1.0 / over.winners.len() as f32 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::{Game, Options, Swift, pick};

    /// Sums that are put together from parts are those of the whole position.
    #[test]
    fn a_line_judges_what_the_network_sees_after_the_round() {
        for seats in 2..=5 {
            let game = KingsRoad::new(seats, &Options::default(), None).expect("the published edition");
            let net = Net::new(Layout::new(seats).inputs, &mut Swift::new(1));
            let (mut rng, mut ends) = (Swift::new(7), 0);
            let mut public = game.setup(&mut rng).public;
            for _ in 0..120 {
                let seat = Seat(rng_below(&mut rng, seats));
                let judge = Seat(rng_below(&mut rng, seats));
                let mut before = public;
                for other in public.all_seats().filter(|&other| other != seat) {
                    carry_out(&mut before, other, pick(&mut rng, game.programmes(&public, other).0), &mut Silent);
                }
                let mut line = Line::new(&game, &net, &before, seat, judge);
                let list = game.programmes(&public, seat).0;
                for &programme in list {
                    let after = line.after(programme);
                    let mut on = vec![];
                    game.see(&after, judge, &mut on);
                    let whole = if after.phase == Phase::Over { share(&after, judge) } else { net.chance(&on) };
                    let judged = line.judge(programme);
                    assert!((judged - whole).abs() < 1e-4, "{programme}: {judged}, not {whole}");
                    ends += u32::from(after.phase == Phase::Over);
                }
                public = line.after(pick(&mut rng, list));
                if public.phase == Phase::Over {
                    public = game.setup(&mut rng).public;
                }
            }
            assert!(ends > 0);
        }
    }

    fn rng_below(rng: &mut Swift, many: usize) -> u8 {
        courtly_core::below(rng, many as u32) as u8
    }
}
