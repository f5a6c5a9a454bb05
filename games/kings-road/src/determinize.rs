use crate::KingsRoad;
use crate::programme::Programme;
use crate::state::{Public, State};
use crate::view::View;
use courtly_core::{Rng, Seat, below};

impl KingsRoad {
    /// A world that the viewer cannot tell from the true one: every programme that it does not know is any that fits the
    /// seat's hand and markers. Nothing that is public tells more about it.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, rng: &mut R) -> State {
        let mut secret = view.known;
        for seat in view.public.all_seats().filter(|&seat| view.has_chosen(seat)) {
            let programme = &mut secret[seat.index()];
            *programme = programme.or_else(|| Some(self.random_programme(&view.public, seat, rng)));
        }
        State { public: view.public, secret }
    }

    /// Any programme that fits the seat's hand and markers, each with the same chance.
    pub(crate) fn random_programme<R: Rng>(&self, public: &Public, seat: Seat, rng: &mut R) -> Programme {
        let (list, witch) = self.programmes(public, seat);
        let place = below(rng, list.len() as u32 + u32::from(witch)) as usize;
        list.get(place).copied().unwrap_or(Programme::WITCH)
    }
}
