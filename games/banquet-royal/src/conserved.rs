//! What no step may change.

use crate::{BanquetRoyal, Colour, Kingdom, Lies, State};

impl BanquetRoyal {
    /// Guests and cakes are all somewhere: what is gone was at a party.
    pub(crate) fn keeps(&self, s: &State) -> Result<(), String> {
        let group = self.tables.group;
        let (mut left, mut there) = (0, 0);
        let all = self.tables.guests_per_colour;
        for colour in Colour::ALL {
            let here = s.guests.count(colour) + s.lifted().count(colour);
            let name = colour.name();
            there += u32::from(here);
            match s.players[..self.seats].iter().find(|player| player.family == colour) {
                Some(player) if here + player.guests != all => {
                    return Err(format!("guests: {name} has {here} in play and {} collected of {all}", player.guests));
                }
                None if here > all => return Err(format!("guests: {name} has {here} in play of {all}")),
                Some(_) | None => left += u32::from(all - here),
            }
        }
        if left != u32::from(group) * s.parties() as u32 {
            return Err(format!("guests: {left} are gone and {there} in play, but {} parties were held", s.parties()));
        }
        let sizes = s.guests.sizes();
        if !sizes.taken().without(s.kingdom.open()).is_empty() {
            return Err("guests: somebody stands on a cake or in the castle".to_owned());
        }
        if !(Kingdom::ALL & sizes.exactly(3)).is_empty() && group < 3 {
            return Err(format!("guests: a space has more than {group}"));
        }
        self.keeps_cakes(s)
    }

    fn keeps_cakes(&self, s: &State) -> Result<(), String> {
        let mut values: Vec<u8> = s.cakes().map(|cake| cake.value).collect();
        values.sort_unstable();
        if values != self.tables.cakes {
            return Err(format!("cakes: the values are {values:?} and should be {:?}", self.tables.cakes));
        }
        if s.cakes().any(|cake| (cake.lies == Lies::Board) != s.kingdom.cakes().has(cake.spot)) {
            return Err("cakes: a token and the icon of its space do not fit".to_owned());
        }
        if s.kingdom.cakes().has(s.princess) {
            return Err("princess: she stands on a cake".to_owned());
        }
        let mut cards = s.tokens.iter().flatten();
        if cards.any(|card| s.tokens.iter().filter(|other| **other == Some(*card)).count() > 1) {
            return Err("tokens: a card holds two".to_owned());
        }
        Ok(())
    }
}
