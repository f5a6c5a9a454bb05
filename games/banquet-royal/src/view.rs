//! What a viewer knows, and worlds that it cannot tell apart.

use crate::notation::position::write_position;
use crate::{BanquetRoyal, Phase, State};
use courtly_core::{Rng, Viewer, shuffle};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The state with the points of unknown cakes wiped out (0). Everything else is public, also who looked at which cake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub table: State,
    pub viewer: Viewer,
    pub seats: usize,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.text()).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

impl View {
    /// The same object as a position, with `null` for what is unknown; see VIEW.md.
    pub(crate) fn text(&self) -> String {
        let mut text = String::with_capacity(2048);
        write_position(&self.table, self.seats, "over", &mut text);
        // One more field before the closing bracket.
        text.pop();
        text.push_str(",\"viewer\":");
        text.push_str(&self.viewer.seat().map_or("null".to_owned(), |seat| seat.to_string()));
        text.push('}');
        text
    }
}

impl BanquetRoyal {
    /// Clauses 8.1 to 8.3.
    pub(crate) fn seen_by(&self, s: &State, viewer: Viewer) -> View {
        let mut table = *s;
        let over = s.phase == Phase::Over;
        for cake in &mut table.cakes {
            let known = match cake.owner() {
                Some(owner) => over || viewer.is(owner),
                None => false,
            };
            if !known && !viewer.seat().is_some_and(|seat| cake.seen.contains(seat)) {
                cake.value = 0;
            }
        }
        View { table, viewer, seats: self.seats }
    }

    /// The unknown cakes in any order, with the same chance.
    pub(crate) fn imagine<R: Rng>(&self, view: &View, rng: &mut R) -> State {
        let mut world = view.table;
        let mut values = self.tables.cakes.clone();
        for cake in world.cakes().filter(|cake| cake.value != 0) {
            if let Some(place) = values.iter().position(|&value| value == cake.value) {
                values.swap_remove(place);
            }
        }
        values.sort_unstable();
        shuffle(rng, &mut values);
        for cake in world.cakes.iter_mut().filter(|cake| cake.lies != crate::state::Lies::Nowhere && cake.value == 0) {
            cake.value = values.pop().unwrap_or(0);
        }
        world
    }
}
