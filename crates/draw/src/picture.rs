use maud::Markup;
use serde::Serialize;

/// What a viewer sees of a game, cut into the parts that the page has places for. Names, whose turn it is, the question,
/// the log and the buttons of choices without a place are the page's own.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Where the game stands, in a few words: "Round 6".
    pub meta: String,
    /// Above the board: card backs of the others, piles, the path of actions.
    pub above: Markup,
    /// The board.
    pub board: Markup,
    /// What is the viewer's own, under the question: cards in hand, supplies.
    pub mine: Markup,
    /// In each seat's panel, beside its name: the race in numbers.
    pub seats: Vec<Markup>,
    /// What has been seen, for the panel of that name: cards played and left, specials used.
    pub seen: Markup,
}

impl Default for Picture {
    fn default() -> Picture {
        let none = || maud::PreEscaped(String::new());
        Picture { meta: String::new(), above: none(), board: none(), mine: none(), seats: vec![], seen: none() }
    }
}

/// The places to click for a choice. Where several choices have the same clicks, the page asks with a small menu. A
/// choice without places is a button under the question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clicks {
    pub places: Vec<String>,
    /// Whether the places are clicked in this order, or in any.
    pub in_order: bool,
}

impl Clicks {
    pub fn button() -> Clicks {
        Clicks::default()
    }

    pub fn in_order<const N: usize>(places: [String; N]) -> Clicks {
        Clicks { places: places.into(), in_order: true }
    }

    pub fn in_any_order(places: Vec<String>) -> Clicks {
        Clicks { places, in_order: false }
    }
}

/// What moved, for the eye. Named things are looked for in the new picture; what is no longer there flies as a copy of
/// what it was in the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Motion {
    /// The `data-key` of what moves. `one:KEY` is a copy of it, while the thing itself stays. Nothing moves by
    /// `told:NAME`, which shows what is marked `data-told` with this name, nor by `add:KEY=+2` or `add:KEY=-2`: as long as
    /// the thing with this key waits to be told, the number that it shows (`data-count`, and its texts for readers)
    /// changes by so much.
    pub what: String,
    /// The anchors along which it moves, from the first to the last. With fewer than two it only draws the eye (a die
    /// tumbles, a banner glows).
    pub along: Vec<String>,
}
