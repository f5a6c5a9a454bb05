use super::clicks;
use crate::KingsRoad;
use crate::region::Region;
use crate::state::{Phase, Public};
use crate::view::View;
use crate::words::{bare_name, region_fact};
use courtly_core::{Seat, SeatSet};
use courtly_draw::Frame;
use courtly_text::{Phrases, Words};

/// What both maps and the hand need to know, worked out once.
pub(super) struct Look<'a> {
    pub(super) game: &'a KingsRoad,
    pub(super) view: &'a View,
    pub(super) public: &'a Public,
    pub(super) phrases: &'a Phrases,
    /// The seat that looks.
    pub(super) me: Option<Seat>,
    frame: Option<&'a Frame<'a>>,
    /// The names of the regions.
    pub(super) names: Vec<String>,
    /// What the place of a region is called; none where it cannot be chosen.
    pub(super) labels: Vec<Option<String>>,
    pub(super) marks: [Due; Region::COUNT],
    /// The words for each mark.
    tags: [String; 3],
    /// What the map shows, in a sentence.
    pub(super) summary: String,
}

/// Whether a region is scored this round, as far as one can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    No,
    /// The King stands there.
    Now,
    /// A Dragon that has been revealed leads there.
    Then,
    /// One more Dragon would lead there.
    Perhaps,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a KingsRoad, view: &'a View, frame: &'a Frame<'a>) -> Look<'a> {
        let mut look = Look::still(game, view, frame);
        look.frame = Some(frame);
        for region in Region::all().filter(|&region| frame.offers(clicks::region(region))) {
            look.labels[region.index()] = Some(region_fact(game, look.public, region, frame.phrases));
        }
        look
    }

    /// Without anything to choose.
    pub(super) fn still(game: &'a KingsRoad, view: &'a View, frame: &'a Frame<'a>) -> Look<'a> {
        let (public, phrases) = (&view.public, frame.phrases);
        let names: Vec<String> = Region::all().map(|region| bare_name(region, phrases)).collect();
        let summary = summary(game, public, &names, phrases);
        Look {
            game,
            view,
            public,
            phrases,
            me: frame.me(),
            frame: None,
            names,
            labels: vec![None; Region::COUNT],
            marks: marks(game, view),
            tags: ["kr-tag-now", "kr-tag-then", "kr-tag-perhaps"].map(|key| phrases.word(key)),
            summary,
        }
    }

    pub(super) fn offers(&self, place: &str) -> bool {
        self.frame.is_some_and(|frame| frame.offers(place))
    }

    /// The words of a region's tag and whether it is certain.
    pub(super) fn tag(&self, region: Region) -> Option<(&str, bool)> {
        match self.marks[region.index()] {
            Due::No => None,
            Due::Now => Some((&self.tags[0], true)),
            Due::Then => Some((&self.tags[1], true)),
            Due::Perhaps => Some((&self.tags[2], false)),
        }
    }

    /// My markers that wait to be revealed in a region.
    pub(super) fn waiting(&self, region: Region) -> u8 {
        let programme = self.me.and_then(|seat| self.view.known[seat.index()]);
        programme.map_or(0, |programme| programme.markers().at(region))
    }
}

/// The class that sets a seat's colour, and the letter of its crest.
pub(super) fn seat_class(seat: Seat) -> &'static str {
    ["kr-s0", "kr-s1", "kr-s2", "kr-s3", "kr-s4"][seat.index()]
}

pub(super) fn crest(seat: Seat) -> &'static str {
    ["#kr-crest-a", "#kr-crest-b", "#kr-crest-c", "#kr-crest-d", "#kr-crest-e"][seat.index()]
}

fn marks(game: &KingsRoad, view: &View) -> [Due; Region::COUNT] {
    let public = &view.public;
    let mut marks = [Due::No; Region::COUNT];
    if public.phase == Phase::Over {
        return marks;
    }
    let certain = public.dragons_out as usize;
    // Who could still reveal a Dragon: whoever holds one and has not revealed a programme.
    let waiting = public.all_seats().filter(|&seat| public.owing.contains(seat) || view.has_chosen(seat));
    let dragon = !waiting.filter(|&seat| public.dragons.contains(seat)).collect::<SeatSet>().is_empty();
    for (place, region) in game.tables.way(public.king).enumerate() {
        marks[region.index()] = match place {
            0 => Due::Now,
            _ if place <= certain => Due::Then,
            _ if place == certain + 1 && dragon => Due::Perhaps,
            _ => Due::No,
        };
    }
    marks
}

fn summary(game: &KingsRoad, public: &Public, names: &[String], phrases: &Phrases) -> String {
    let score = |seat: Seat| format!("{} {}", game.seat_name(seat, phrases), public.scores[seat.index()]);
    let scores: Vec<String> = public.all_seats().map(score).collect();
    let key = if public.phase == Phase::Over { "kr-map-over" } else { "kr-map" };
    let king = names[public.king.index()].as_str().into();
    phrases.say(key, &[("region", king), ("scores", phrases.list(&scores, "list-and").into())])
}
