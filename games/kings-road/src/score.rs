use crate::KingsRoad;
use crate::events::{Award, Event};
use crate::region::{Region, RegionSet};
use crate::state::{Phase, Public, SEATS_MAX};
use courtly_core::{Seat, SeatSet, Sink};

impl KingsRoad {
    /// Scores the King's region and one more for each Dragon, and moves the King on; says which were scored.
    /// Clauses 5.1 and 6.1.
    pub(crate) fn score_round<K: Sink<Event>>(&self, public: &mut Public, sink: &mut K) -> RegionSet {
        let mut scored = RegionSet::default();
        let mut region = public.king;
        for _ in 0..=public.dragons_out {
            self.score_region(public, region, sink);
            scored.insert(region);
            region = self.tables.next[region.index()];
        }
        sink.emit(|| Event::Travelled { from: public.king, to: region });
        public.king = region;
        scored
    }

    /// Scores one region completely: influence, Noble, markers home, groups of Nobles. Clauses 5.2 to 5.6.
    fn score_region<K: Sink<Event>>(&self, public: &mut Public, region: Region, sink: &mut K) {
        let counts = counts(public, region);
        let points = self.awards(region, &counts);
        emit_scored(region, &counts, &points, false, sink);
        for seat in 0..self.seats as usize {
            public.scores[seat] += u16::from(points[seat]);
            public.tallies[seat].influence += u16::from(points[seat]);
        }
        if let Some(top) = sole_most(&counts) {
            self.place_noble(public, region, top, sink);
        }
        for seat in Seat::all(self.seats as usize) {
            let markers = public.loose[seat.index()].take(region);
            public.available[seat.index()] += markers;
            if markers > 0 {
                sink.emit(|| Event::Returned { region, seat, markers });
            }
        }
        for seat in Seat::all(self.seats as usize) {
            let nobles = public.nobles[seat.index()];
            let points = self.groups[nobles.0 as usize][region.index()];
            if points > 0 {
                public.scores[seat.index()] += u16::from(points);
                public.tallies[seat.index()].nobles += u16::from(points);
                sink.emit(|| Event::NobleScored { region, seat, points });
            }
        }
    }

    /// What every seat gets for its influence. The lowest of the places that tied seats share is the number of seats
    /// with at least as many markers. Clauses 5.2 and 5.3.
    #[inline]
    pub(crate) fn awards(&self, region: Region, counts: &[u8; SEATS_MAX]) -> [u8; SEATS_MAX] {
        let places = &self.points[region.index()];
        let mut points = [0; SEATS_MAX];
        for seat in 0..self.seats as usize {
            if counts[seat] > 0 {
                let place = counts.iter().filter(|&&other| other >= counts[seat]).count();
                points[seat] = places[place - 1];
            }
        }
        points
    }

    /// Leaves a marker of the seat with the most as Noble. Clauses 5.4 and 9.1.
    fn place_noble<K: Sink<Event>>(&self, public: &mut Public, region: Region, top: Seat, sink: &mut K) {
        if public.nobles[top.index()].contains(region) {
            return;
        }
        if !self.permanent
            && let Some(old) = public.governors(region).first()
        {
            public.nobles[old.index()].remove(region);
            public.available[old.index()] += 1;
            sink.emit(|| Event::NobleLeft { region, seat: old });
        }
        let loose = public.loose[top.index()].take(region);
        public.loose[top.index()] = public.loose[top.index()].plus(region, loose - 1);
        public.nobles[top.index()].insert(region);
        sink.emit(|| Event::NoblePlaced { region, seat: top });
    }

    /// Scores the regions that the last round did not score, for influence only, and names the winners.
    /// Clauses 8.2 and 8.3.
    pub(crate) fn end<K: Sink<Event>>(&self, public: &mut Public, scored: RegionSet, sink: &mut K) {
        let target_reached = public.scores.iter().any(|&score| score >= self.tables.target);
        sink.emit(|| Event::FinalScoring { round: public.round, target_reached });
        for region in self.tables.way(public.king).filter(|&region| !scored.contains(region)) {
            let counts = counts(public, region);
            let points = self.awards(region, &counts);
            for seat in 0..self.seats as usize {
                public.scores[seat] += u16::from(points[seat]);
                public.tallies[seat].closing += u16::from(points[seat]);
            }
            emit_scored(region, &counts, &points, true, sink);
        }
        self.begin_round(public);
        public.phase = Phase::Over;
        public.owing = SeatSet::EMPTY;
        public.winners = winners(public);
        sink.emit(|| Event::Ended { winners: public.winners.iter().collect() });
    }
}

/// Who has most points, then most Nobles on the board; several share the victory. Clause 8.3.
pub(crate) fn winners(public: &Public) -> SeatSet {
    let standing = |seat: Seat| (public.scores[seat.index()], public.nobles[seat.index()].len());
    let best = public.all_seats().map(standing).max();
    public.all_seats().filter(|&seat| Some(standing(seat)) == best).collect()
}

/// The influence of every seat in a region. Clause 5.2.
#[inline]
pub(crate) fn counts(public: &Public, region: Region) -> [u8; SEATS_MAX] {
    let mut counts = [0; SEATS_MAX];
    for seat in Seat::all(SEATS_MAX) {
        counts[seat.index()] = public.influence(seat, region);
    }
    counts
}

/// The seat that alone has the most markers, if there is one. Clause 5.4.
#[inline]
pub(crate) fn sole_most(counts: &[u8; SEATS_MAX]) -> Option<Seat> {
    let mut most = 0;
    let mut top = None;
    for seat in Seat::all(SEATS_MAX) {
        let count = counts[seat.index()];
        if count > most {
            most = count;
            top = Some(seat);
        } else if count == most {
            top = None;
        }
    }
    top
}

fn emit_scored<K: Sink<Event>>(
    region: Region,
    counts: &[u8; SEATS_MAX],
    points: &[u8; SEATS_MAX],
    closing: bool,
    sink: &mut K,
) {
    sink.emit(|| {
        let award = |seat: Seat| Award { seat, markers: counts[seat.index()], points: points[seat.index()] };
        let awards = Seat::all(SEATS_MAX).filter(|seat| counts[seat.index()] > 0).map(award).collect();
        Event::Scored { region, awards, closing }
    });
}
