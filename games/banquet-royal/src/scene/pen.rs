//! What all parts of a picture need: the position, the frame, and words that are said more than once.

use crate::words::group_words;
use crate::{BanquetRoyal, CakePlace, Colour, Group, Icon, Space, Spot, State, View};
use courtly_core::Seat;
use courtly_draw::Frame;
use courtly_text::{Arg, Words};

pub(super) struct Pen<'a> {
    pub(super) game: &'a BanquetRoyal,
    pub(super) s: &'a State,
    pub(super) frame: &'a Frame<'a>,
    letters: [String; 5],
    colours: [String; 5],
    icons: [String; 6],
}

impl<'a> Pen<'a> {
    pub(super) fn new(game: &'a BanquetRoyal, view: &'a View, frame: &'a Frame<'a>) -> Pen<'a> {
        let word = |key: String| frame.phrases.word(&key);
        Pen {
            game,
            s: &view.table,
            frame,
            letters: Colour::ALL.map(|colour| word(format!("br-letter-{}", colour.name()))),
            colours: Colour::ALL.map(|colour| word(format!("br-colour-{}", colour.name()))),
            icons: Icon::ALL.map(|icon| word(format!("br-icon-{}", icon.name()))),
        }
    }

    /// The letter of a colour, which also names its symbols.
    pub(super) fn letter(&self, colour: Colour) -> &str {
        &self.letters[colour.index()]
    }

    pub(super) fn colour(&self, colour: Colour) -> &str {
        &self.colours[colour.index()]
    }

    pub(super) fn icon(&self, spot: Spot) -> &str {
        &self.icons[self.s.kingdom.icon(spot).index()]
    }

    pub(super) fn word(&self, key: &str) -> String {
        self.frame.phrases.word(key)
    }

    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.frame.phrases.say(key, args)
    }

    pub(super) fn guests(&self, group: Group) -> String {
        group_words(group, self.frame.phrases)
    }

    pub(super) fn seat(&self, seat: Seat) -> String {
        self.game.seat_name(seat, self.frame.phrases)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.seats)
    }

    /// The seats that looked at a cake without taking it.
    pub(super) fn lookers(&self, place: CakePlace) -> impl Iterator<Item = Seat> {
        let seen = self.s.cake_at(place).map(|index| self.s.cakes[index].seen);
        self.seats().filter(move |&seat| seen.is_some_and(|seen| seen.contains(seat)))
    }

    /// A space, its icon and who stands there, as a label.
    pub(super) fn space_label(&self, spot: Spot) -> String {
        let s = self.s;
        let group = s.guests.at(spot);
        let key = match (s.princess == spot, group.is_empty()) {
            (false, true) => "br-label-space",
            (false, false) => "br-label-space-guests",
            (true, true) => "br-label-space-princess",
            (true, false) => "br-label-space-both",
        };
        self.say(
            key,
            &[("space", self.at(spot)), ("icon", self.icon(spot).into()), ("guests", self.guests(group).into())],
        )
    }

    pub(super) fn at(&self, spot: Spot) -> Arg {
        self.s.kingdom.name(self.s.kingdom.space(spot)).into()
    }

    /// The label of a place if it can be chosen now.
    pub(super) fn offered(&self, place: &str, label: impl FnOnce() -> String) -> Option<String> {
        self.frame.offers(place).then(label)
    }
}

/// Names of places; clicks and pictures must agree on them.
pub(super) mod place {
    use super::{CakePlace, Colour, Space};
    use crate::Card;

    pub(in crate::scene) fn card(card: Card) -> String {
        format!("card:{}", card.name())
    }

    pub(in crate::scene) fn token(colour: Colour) -> String {
        format!("token:{}", colour.name())
    }

    pub(in crate::scene) fn guest(colour: Colour, space: Space) -> String {
        format!("guest:{space}:{}", colour.name())
    }

    pub(in crate::scene) fn group(space: Space) -> String {
        format!("group:{space}")
    }

    /// Where somebody can go.
    pub(in crate::scene) fn to(space: Space) -> String {
        format!("to:{space}")
    }

    pub(in crate::scene) fn cake(place: CakePlace) -> String {
        format!("cake:{place}")
    }

    pub(in crate::scene) const PRINCESS: &str = "princess";
}

/// Keys and anchors of what moves.
pub(super) mod key {
    use super::{CakePlace, Colour, Seat, Space};

    /// Guests of a colour are alike, so they are known by where they stand and counted from 0.
    pub(in crate::scene) fn guest(colour: Colour, space: Space, twin: u8) -> String {
        twins(format!("g:{space}:{}", colour.name()), twin)
    }

    /// A guest taken off the board.
    pub(in crate::scene) fn lifted(colour: Colour, twin: u8) -> String {
        twins(format!("lifted:{}", colour.name()), twin)
    }

    fn twins(mut name: String, twin: u8) -> String {
        if twin > 0 {
            name.push(':');
            name.push((b'1' + twin) as char);
        }
        name
    }

    pub(in crate::scene) fn space(space: Space) -> String {
        format!("space:{space}")
    }

    pub(in crate::scene) fn token(colour: Colour) -> String {
        format!("token:{}", colour.name())
    }

    pub(in crate::scene) fn cake(place: CakePlace) -> String {
        format!("cake:{place}")
    }

    /// A guest in the panel of its family.
    pub(in crate::scene) fn won(family: Colour, nth: u8) -> String {
        twins(format!("won:{}", family.name()), nth)
    }

    pub(in crate::scene) fn crowns(seat: Seat) -> String {
        format!("crowns:{seat}")
    }

    pub(in crate::scene) const PRINCESS: &str = "princess";
    pub(in crate::scene) const DIE: &str = "die";
    pub(in crate::scene) const LIFTED: &str = "lifted";
}
