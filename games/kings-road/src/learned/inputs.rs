//! What a network sees of a position between two rounds, when everything lies open: the board from the King on, as one
//! seat sees it, with its rivals in the order of their points.

use crate::KingsRoad;
use crate::region::Region;
use crate::score::counts;
use crate::state::{Public, SEATS_MAX};
use courtly_core::Seat;

/// What a score is told by.
const POINTS: usize = 2;
/// How far ahead or behind in points is told, each way.
const APART: i32 = 20;
const APART_INPUTS: usize = 2 * APART as usize + 1;
/// The first so many available markers are told one by one.
const PURSE_STEPS: [u8; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16];
/// Groups of Nobles of two, three, and four or more.
const GROUPS: usize = 3;
const AWARDS: usize = 8;
const ROUND: usize = Region::COUNT;

/// The seat that looks, and its rivals, most points first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    seats: [Seat; SEATS_MAX],
    many: usize,
}

impl Order {
    pub(crate) fn of(public: &Public, seat: Seat) -> Order {
        let many = usize::from(public.seats);
        let mut seats = [seat; SEATS_MAX];
        // Where nothing tells rivals apart they follow round the table.
        for place in 1..many {
            seats[place] = seats[place - 1].next(many);
        }
        let standing = |seat: &Seat| {
            let at = seat.index();
            (public.scores[at], public.nobles[at].len())
        };
        seats[1..many].sort_by_key(|seat| std::cmp::Reverse(standing(seat)));
        Order { seats, many }
    }

    fn slots(&self) -> impl Iterator<Item = (usize, Seat)> + '_ {
        self.seats[..self.many].iter().copied().enumerate()
    }

    fn rivals(&self) -> &[Seat] {
        &self.seats[1..self.many]
    }

    fn slot(&self, seat: Seat) -> usize {
        self.seats[..self.many].iter().position(|&other| other == seat).expect("a seat of the table")
    }

    /// What the seat that looks has more than the best of its rivals.
    fn ahead(&self, of: impl Fn(Seat) -> i32) -> i32 {
        of(self.seats[0]) - self.rivals().iter().map(|&rival| of(rival)).max().expect("a rival")
    }
}

/// Where each kind of input begins, for a number of seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// How standings in a region are told apart.
    leads: usize,
    /// So many markers of a seat in a region are told one by one.
    levels: usize,
    awards: usize,
    counts: usize,
    nobles: usize,
    groups: usize,
    king: usize,
    specials: usize,
    scores: usize,
    apart: usize,
    purses: usize,
    closing: usize,
    pub(crate) inputs: usize,
}

impl Layout {
    pub(crate) const fn new(seats: usize) -> Layout {
        // With two seats a region is won or lost, with more there are places, and less room for each.
        let (leads, levels) = if seats == 2 { (8, 5) } else { (6, 3) };
        let awards = ROUND * ROUND * leads;
        let counts = awards + if seats == 2 { 0 } else { ROUND * AWARDS };
        let nobles = counts + seats * ROUND * levels;
        let groups = nobles + seats * 2 * ROUND;
        let king = groups + 2 * ROUND * GROUPS;
        let specials = king + ROUND;
        let scores = specials + 2 * seats;
        let apart = scores + seats * 40 / POINTS;
        let purses = apart + APART_INPUTS;
        let closing = purses + seats * PURSE_STEPS.len();
        let inputs = closing + APART_INPUTS;
        Layout { leads, levels, awards, counts, nobles, groups, king, specials, scores, apart, purses, closing, inputs }
    }

    /// How the seat stands against the best of its rivals, in so many kinds.
    fn lead(&self, own: u8, best: u8) -> usize {
        let lead = i32::from(own) - i32::from(best);
        let far = self.leads as i32 / 2 - 1;
        match lead {
            0 if own == 0 => far as usize,
            0 => far as usize + 1,
            1.. => (far + 1 + lead.min(far)) as usize,
            _ => (far + lead.max(-far)) as usize,
        }
    }
}

/// What the influence in a region promises to every seat if the game ended now.
pub(crate) type Promised = [i16; SEATS_MAX];

impl KingsRoad {
    /// How far a region lies before the King.
    fn ahead_of_king(&self, public: &Public, region: Region) -> usize {
        let place = |region: Region| self.places[region.index()] as usize;
        (place(region) + ROUND - place(public.king)) % ROUND
    }

    /// Pushes what markers in a region turn on, and adds what they promise.
    pub(crate) fn see_region(
        &self,
        layout: &Layout,
        public: &Public,
        order: &Order,
        region: Region,
        counts: &[u8; SEATS_MAX],
        on: &mut Vec<u16>,
    ) -> Promised {
        let away = self.ahead_of_king(public, region);
        let own = counts[order.seats[0].index()];
        let best = order.rivals().iter().map(|rival| counts[rival.index()]).max().expect("a rival");
        on.push(((region.index() * ROUND + away) * layout.leads + layout.lead(own, best)) as u16);
        for (slot, seat) in order.slots() {
            let count = usize::from(counts[seat.index()]).min(layout.levels);
            if count > 0 {
                on.push((layout.counts + (slot * ROUND + away) * layout.levels + count - 1) as u16);
            }
        }
        let awards = self.awards(region, counts);
        let own_award = usize::from(awards[order.seats[0].index()]).min(AWARDS);
        if layout.counts > layout.awards && own_award > 0 {
            on.push((layout.awards + away * AWARDS + own_award - 1) as u16);
        }
        awards.map(i16::from)
    }

    /// Pushes what no programme can change without the scoring of a region: Nobles, points, special cards, the King.
    pub(crate) fn see_table(&self, layout: &Layout, public: &Public, order: &Order, on: &mut Vec<u16>) {
        for (slot, seat) in order.slots() {
            let nobles = public.nobles[seat.index()];
            for region in nobles.iter() {
                let away = self.ahead_of_king(public, region);
                on.push((layout.nobles + slot * 2 * ROUND + region.index()) as u16);
                on.push((layout.nobles + slot * 2 * ROUND + ROUND + away) as u16);
            }
            if slot < 2 {
                // The group that a Noble would have there.
                for region in Region::all() {
                    let mut with = nobles;
                    with.insert(region);
                    let group = usize::from(self.groups[with.0 as usize][region.index()]).min(GROUPS + 1);
                    if group > 1 {
                        let away = self.ahead_of_king(public, region);
                        on.push((layout.groups + (slot * ROUND + away) * GROUPS + group - 2) as u16);
                    }
                }
            }
            if public.dragons.contains(seat) {
                on.push((layout.specials + 2 * slot) as u16);
            }
            if public.witches.contains(seat) {
                on.push((layout.specials + 2 * slot + 1) as u16);
            }
            let score = usize::from(public.scores[seat.index()]).min(39);
            on.push((layout.scores + slot * 40 / POINTS + score / POINTS) as u16);
        }
        on.push((layout.king + public.king.index()) as u16);
        let ahead = order.ahead(|seat| i32::from(public.scores[seat.index()]));
        on.push((layout.apart as i32 + ahead.clamp(-APART, APART) + APART) as u16);
    }

    /// The input for a seat's available markers.
    pub(crate) fn see_purse(&self, layout: &Layout, order: &Order, seat: Seat, available: u8) -> u16 {
        let step = PURSE_STEPS.iter().rposition(|&from| from <= available).expect("the first step is 0");
        (layout.purses + order.slot(seat) * PURSE_STEPS.len() + step) as u16
    }

    /// The input for how far ahead the seat would be if the game ended now.
    pub(crate) fn see_closing(&self, layout: &Layout, public: &Public, order: &Order, promised: &Promised) -> u16 {
        let ahead = order.ahead(|seat| i32::from(public.scores[seat.index()]) + i32::from(promised[seat.index()]));
        (layout.closing as i32 + ahead.clamp(-APART, APART) + APART) as u16
    }

    /// Pushes all inputs that are on for a seat, between two rounds.
    pub(crate) fn see(&self, public: &Public, seat: Seat, on: &mut Vec<u16>) {
        let (layout, order) = (Layout::new(self.seats as usize), Order::of(public, seat));
        self.see_table(&layout, public, &order, on);
        let mut promised = [0; SEATS_MAX];
        for region in Region::all() {
            let here = self.see_region(&layout, public, &order, region, &counts(public, region), on);
            promised.iter_mut().zip(here).for_each(|(sum, here)| *sum += here);
        }
        for seat in public.all_seats() {
            on.push(self.see_purse(&layout, &order, seat, public.available[seat.index()]));
        }
        on.push(self.see_closing(&layout, public, &order, &promised));
    }
}
