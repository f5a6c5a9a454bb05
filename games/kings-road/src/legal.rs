use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Phase, Public};
use courtly_core::Seat;

impl KingsRoad {
    /// How many cards the seat has to choose. Clause 3.1.
    #[inline]
    pub fn cards_to_choose(&self, public: &Public, seat: Seat) -> u8 {
        self.tables.cards.min(public.available[seat.index()])
    }

    /// The programmes that fit a seat's hand and markers, with the Witch apart: she needs a marker. Clauses 3.1 to 3.6.
    #[inline]
    pub(crate) fn programmes(&self, public: &Public, seat: Seat) -> (&'static [Programme], bool) {
        let cards = self.cards_to_choose(public, seat);
        let list = Programme::without_witch(cards, public.dragons.contains(seat));
        (list, cards > 0 && public.witches.contains(seat))
    }

    #[inline]
    pub(crate) fn list_legal(&self, public: &Public, seat: Seat, out: &mut Vec<Programme>) {
        out.clear();
        if public.owing.contains(seat) {
            let (list, witch) = self.programmes(public, seat);
            out.extend_from_slice(list);
            if witch {
                out.push(Programme::WITCH);
            }
        }
    }

    /// Whether a programme fits a seat's hand and markers.
    pub(crate) fn fits(&self, public: &Public, seat: Seat, programme: Programme) -> bool {
        self.misfit(public, seat, programme).is_none()
    }

    /// Why a programme does not fit a seat's hand and markers, if it does not.
    pub(crate) fn misfit(&self, public: &Public, seat: Seat, programme: Programme) -> Option<String> {
        let cards = self.cards_to_choose(public, seat);
        if programme == Programme::WITCH {
            let reason = match public.phase {
                _ if public.witches.contains(seat) && cards > 0 => return None,
                _ if public.witches.contains(seat) => "the Witch needs at least one available marker to be chosen",
                Phase::Choose => "the Witch is played once a game, and she has left",
                Phase::Witch | Phase::Over => "the Witch has been played: the second choice is among the other cards",
            };
            return Some(reason.to_owned());
        }
        if programme.has_dragon() && !public.dragons.contains(seat) {
            return Some("the Dragon is played once a game, and it has left".to_owned());
        }
        (programme.cards() != cards).then(|| {
            let available = public.available[seat.index()];
            format!(
                "exactly {cards} cards are chosen (as many as available markers, {} at most; there are {available})",
                self.tables.cards
            )
        })
    }

    pub(crate) fn why_forbidden(&self, public: &Public, seat: Seat, programme: Programme) -> Option<String> {
        match public.phase {
            Phase::Over => Some("the game is over".to_owned()),
            Phase::Choose | Phase::Witch if seat.index() >= self.seats as usize => {
                Some("there is no such seat".to_owned())
            }
            Phase::Choose if !public.owing.contains(seat) => Some("this seat has chosen already".to_owned()),
            Phase::Witch if !public.owing.contains(seat) => {
                Some("only seats that played the Witch choose now, once each".to_owned())
            }
            Phase::Choose | Phase::Witch => self.misfit(public, seat, programme),
        }
    }
}
