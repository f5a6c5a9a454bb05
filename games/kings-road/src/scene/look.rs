use super::clicks;
use crate::region::Region;
use crate::state::{Phase, Public};
use crate::view::View;
use crate::words::{banner, bare_name};
use crate::{KingsRoad, Programme};
use courtly_core::{Seat, SeatSet};
use courtly_draw::{Frame, Markup, html};
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
    /// The letters of the seats.
    pub(super) letters: Vec<char>,
    /// The names of the regions.
    pub(super) names: Vec<String>,
    /// What the place of a region is called; none where it cannot be chosen.
    pub(super) labels: Vec<Option<String>>,
    pub(super) marks: [Due; Region::COUNT],
    /// The words for each mark.
    pub(super) tags: [String; 3],
    /// What the map is; where nothing is told, also what it shows.
    pub(super) summary: String,
    /// Where the King stands and what the scores are, in a sentence each.
    pub(super) king: String,
    pub(super) scores: String,
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
        let noble = frame.phrases.word("kr-noble");
        look.frame = Some(frame);
        look.summary = frame.phrases.word("kr-map");
        for region in Region::all().filter(|&region| frame.offers(clicks::region(region))) {
            look.labels[region.index()] = Some(look.label(region, &noble));
        }
        look
    }

    /// Without anything to choose.
    pub(super) fn still(game: &'a KingsRoad, view: &'a View, frame: &'a Frame<'a>) -> Look<'a> {
        let (public, phrases) = (&view.public, frame.phrases);
        let names: Vec<String> = Region::all().map(|region| bare_name(region, phrases)).collect();
        let key = if public.phase == Phase::Over { "kr-map-over" } else { "kr-map-king" };
        let king = phrases.say(key, &[("region", names[public.king.index()].as_str().into())]);
        let scores = scores(game, public, phrases);
        Look {
            game,
            view,
            public,
            phrases,
            me: frame.me(),
            frame: None,
            letters: public.all_seats().map(|seat| phrases.letter(seat)).collect(),
            names,
            labels: vec![None; Region::COUNT],
            marks: marks(game, view),
            tags: ["kr-tag-now", "kr-tag-then", "kr-tag-perhaps"].map(|key| phrases.word(key)),
            summary: format!("{king} {scores}"),
            king,
            scores,
        }
    }

    /// A region as a button: its name, its points, and who has how many markers there.
    fn label(&self, region: Region, noble: &str) -> String {
        let public = self.public;
        let mut label = format!("{} ({region}), {}", self.names[region.index()], banner(self.game, region));
        for seat in public.all_seats().filter(|&seat| public.influence(seat, region) > 0) {
            let name = self.game.seat_name(seat, self.phrases);
            label += &format!(", {name} {}", public.influence(seat, region));
            if public.nobles[seat.index()].contains(region) {
                label += &format!(" ({noble})");
            }
        }
        label
    }

    pub(super) fn offers(&self, place: &str) -> bool {
        self.frame.is_some_and(|frame| frame.offers(place))
    }

    /// Whether this is the picture of a table, in which things move, and no poster.
    pub(super) fn plays(&self) -> bool {
        self.frame.is_some()
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

/// The class that sets a seat's colour.
pub(super) fn seat_class(seat: Seat) -> &'static str {
    ["kr-s0", "kr-s1", "kr-s2", "kr-s3", "kr-s4"][seat.index()]
}

/// The name of a seat's shape, as its symbols have it.
pub(super) fn shape(seat: Seat) -> &'static str {
    ["circle", "diamond", "triangle", "square", "cross"][seat.index()]
}

/// A seat's shape with its letter.
pub(super) fn crest(seat: Seat, letter: char, (x, y): (i32, i32), size: i32) -> Markup {
    html! {
        use href={ "#kr-shape-" (shape(seat)) } x=(x) y=(y) width=(size) height=(size) {}
        (initial(seat, letter, (x + size / 2, y), size, None))
    }
}

/// The letter on a shape of this size whose top is here. In a group its own size is left out where it is that of the
/// group, and the stylesheet knows it by its group.
pub(super) fn initial(seat: Seat, letter: char, (middle, top): (i32, i32), size: i32, of_group: Option<i32>) -> Markup {
    let foot = if is_triangle(seat) { size * 20 } else { size * 17 };
    let own = Some(letter_size(seat, size)).filter(|&own| Some(own) != of_group);
    html! {
        text class=[of_group.is_none().then_some("kr-l")] x=(middle) y=(top + (foot + 12) / 24) font-size=[own] { (letter) }
    }
}

/// How high the letter on a seat's shape of this size is.
pub(super) fn letter_size(seat: Seat, size: i32) -> i32 {
    (size * if is_triangle(seat) { 13 } else { 14 } + 12) / 24
}

/// There is less room in the triangle, and it is low.
fn is_triangle(seat: Seat) -> bool {
    seat.0 == 2
}

fn marks(game: &KingsRoad, view: &View) -> [Due; Region::COUNT] {
    let public = &view.public;
    let mut marks = [Due::No; Region::COUNT];
    if public.phase == Phase::Over {
        return marks;
    }
    // One's own Dragon that waits to be revealed is as good as seen.
    let knows = |seat: Seat| view.known[seat.index()];
    let own = public.all_seats().filter(|&seat| knows(seat).is_some_and(Programme::has_dragon)).count();
    let certain = public.dragons_out as usize + own;
    // Who could still reveal a Dragon: whoever holds one and has not revealed a programme.
    let waiting = public
        .all_seats()
        .filter(|&seat| public.owing.contains(seat) || view.has_chosen(seat) && knows(seat).is_none());
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

fn scores(game: &KingsRoad, public: &Public, phrases: &Phrases) -> String {
    let score = |seat: Seat| format!("{} {}", game.seat_name(seat, phrases), public.scores[seat.index()]);
    let scores: Vec<String> = public.all_seats().map(score).collect();
    phrases.say("kr-map-scores", &[("scores", phrases.list(&scores, "list-and").into())])
}
