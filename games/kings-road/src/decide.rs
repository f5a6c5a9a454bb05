use crate::KingsRoad;
use crate::events::{Event, Special};
use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public, SEATS_MAX, State};
use courtly_core::{Seat, SeatSet, Sink};

impl KingsRoad {
    /// Keeps a seat's secret choice; the last one makes all be revealed. Clauses 3.1 and 4.1.
    #[inline]
    pub(crate) fn choose<K: Sink<Event>>(&self, state: &mut State, seat: Seat, programme: Programme, sink: &mut K) {
        debug_assert!(state.public.owing.contains(seat) && self.fits(&state.public, seat, programme));
        state.secret[seat.index()] = Some(programme);
        state.public.owing.remove(seat);
        sink.emit(|| Event::Chosen { seat, programme: Some(programme) });
        if state.public.owing.is_empty() {
            self.reveal(state, sink);
        }
    }

    /// Reveals and carries out every secret programme; then the Witches choose again, or the round is scored.
    /// Clauses 4.1 to 4.4.
    fn reveal<K: Sink<Event>>(&self, state: &mut State, sink: &mut K) {
        let programmes = std::mem::take(&mut state.secret);
        let public = &mut state.public;
        for (seat, programme) in Seat::all(self.seats as usize).zip(programmes) {
            if let Some(programme) = programme {
                sink.emit(|| Event::Revealed { seat, programme });
                carry_out(public, seat, programme, sink);
            }
        }
        match public.phase {
            Phase::Choose if !public.owing.is_empty() => {
                public.phase = Phase::Witch;
                public.revealed = programmes;
                sink.emit(|| Event::WitchesChoose { seats: public.owing.iter().collect() });
            }
            Phase::Choose | Phase::Witch => self.finish_round(public, sink),
            Phase::Over => unreachable!("nobody chooses after the end"),
        }
    }

    /// Scores, moves the King and begins the next round or ends the game. Clauses 5.1, 6.1 and 8.1.
    pub(crate) fn finish_round<K: Sink<Event>>(&self, public: &mut Public, sink: &mut K) {
        let scored = self.score_round(public, sink);
        if public.scores.iter().any(|&score| score >= self.tables.target) || public.round >= self.tables.rounds {
            self.end(public, scored, sink);
            return;
        }
        public.round += 1;
        self.begin_round(public);
        sink.emit(|| Event::RoundBegan { round: public.round });
    }

    /// All seats owe a choice again, those without markers too. Clause 3.6.
    pub(crate) fn begin_round(&self, public: &mut Public) {
        public.phase = Phase::Choose;
        public.owing = SeatSet::all(self.seats as usize);
        public.revealed = [None; SEATS_MAX];
        public.dragons_out = 0;
    }
}

/// Places the markers of a revealed programme and lets its special card leave; a Witch makes the seat choose again.
#[inline]
pub(crate) fn carry_out<K: Sink<Event>>(public: &mut Public, seat: Seat, programme: Programme, sink: &mut K) {
    if programme == Programme::WITCH {
        public.witches.remove(seat);
        public.owing.insert(seat);
        sink.emit(|| Event::Left { seat, card: Special::Witch });
        return;
    }
    if programme.has_dragon() {
        public.dragons.remove(seat);
        public.dragons_out += 1;
        sink.emit(|| Event::Left { seat, card: Special::Dragon });
    }
    public.loose[seat.index()].add(programme.markers());
    public.available[seat.index()] -= programme.placed();
    if programme.placed() > 0 {
        emit_placed(seat, programme, sink);
    }
}

fn emit_placed<K: Sink<Event>>(seat: Seat, programme: Programme, sink: &mut K) {
    for region in Region::all() {
        let markers = programme.markers().at(region);
        if markers > 0 {
            sink.emit(|| Event::Placed { seat, region, markers });
        }
    }
}
