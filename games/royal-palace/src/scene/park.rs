//! The park: nobles with what they cost now, servants that stayed, and the race for the edges.

use super::parts::{face, is_second, prices, seat_class, servant};
use crate::game::RoyalPalace;
use crate::pieces::{Edge, Noble, Privilege, Space};
use crate::score::edge_servants;
use crate::view::View;
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, html};
use courtly_text::{Phrases, Template};

pub(super) fn draw(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    let prices = prices(game, view);
    let words = Labels::new(frame.phrases);
    let left = view.nobles().count_ones();
    html! {
        section.rp-park role="group" aria-label=(frame.phrases.say("rp-park-label", &[("nobles", left.into())])) {
            @for (place, edge) in Edge::ALL.into_iter().enumerate() { (edge_side(game, view, place, edge, &words)) }
            div.rp-lot {
                @for space in Space::all() {
                    @match view.park[space.index()] {
                        Some(noble) => (tile(game, frame, space, (&noble, prices[space.index()]), &words)),
                        None => (lawn(view, space)),
                    }
                }
            }
        }
    }
}

/// The phrases of the park's labels, each said once a picture.
struct Labels {
    noble: Template,
    reduced: Template,
    edge: Template,
    privileges: [String; Privilege::COUNT],
    edges: [String; Edge::COUNT],
    double: String,
    free: String,
}

impl Labels {
    fn new(phrases: &Phrases) -> Labels {
        Labels {
            noble: Template::of(
                phrases,
                "rp-label-noble",
                &["row", "column", "points", "gold", "king", "madame", "more"],
            ),
            reduced: Template::of(phrases, "rp-label-reduced", &["price", "gold"]),
            edge: Template::of(phrases, "rp-label-edge", &["edge"]),
            privileges: Privilege::ALL.map(|privilege| phrases.word(&format!("rp-privilege-{}", privilege.name()))),
            edges: Edge::ALL.map(|edge| phrases.word(&format!("rp-edge-{}", edge.name()))),
            double: phrases.word("rp-label-double"),
            free: phrases.word("rp-edge-free"),
        }
    }

    /// What a noble's sign means.
    fn sign(&self, noble: &Noble) -> &str {
        noble.privilege.map_or("", |privilege| &self.privileges[privilege.index()])
    }

    fn noble(&self, game: &RoyalPalace, space: Space, noble: &Noble, price: u8) -> String {
        let mut more = String::new();
        if let Some(privilege) = noble.privilege {
            more.push_str("; ");
            more.push_str(&self.privileges[privilege.index()]);
        }
        for (place, edge) in game.components().edges.iter().enumerate() {
            if edge.spaces & space.bit() != 0 {
                more.push_str("; ");
                more.push_str(&self.edge.fill(&[&self.edges[place]]));
                if edge.double & space.bit() != 0 {
                    more.push_str(", ");
                    more.push_str(&self.double);
                }
            }
        }
        let gold = match price < noble.gold {
            true => self.reduced.fill(&[&price, &noble.gold]),
            false => price.to_string(),
        };
        let (row, column) = (space.row() + 1, space.column() + 1);
        self.noble.fill(&[&row, &column, &noble.points, &gold, &noble.king, &noble.madame, &more])
    }
}

/// A noble. It is a place, with all that matters in words, only while it can be recruited: 36 labels are a lot to send.
fn tile(game: &RoyalPalace, frame: &Frame, space: Space, (noble, price): (&Noble, u8), words: &Labels) -> Markup {
    let place = Some(format!("space:{}", space.0)).filter(|place| frame.offers(place));
    let label = place.is_some().then(|| words.noble(game, space, noble, price));
    let rim = game.components().rim & space.bit() != 0;
    html! {
        div.rp-noble.rp-rim[rim] data-place=[place] data-label=[label] data-key={ "noble:" (space.0) } {
            span.rp-pic aria-hidden="true" { (face(game, noble, is_second(space), words.sign(noble))) }
            span.rp-cost aria-hidden="true" {
                span {
                    b.rp-t.rp-coin { (price) }
                    @if price < noble.gold { s { (noble.gold) } }
                }
                span {
                    @if noble.king > 0 { b.rp-t.rp-king { (noble.king) } }
                    @if noble.madame > 0 { b.rp-t.rp-madame { (noble.madame) } }
                }
            }
        }
    }
}

/// A space without a noble: a parterre, with the servant that stayed on its plinth.
fn lawn(view: &View, space: Space) -> Markup {
    let owner = Seat::all(view.seats()).find(|seat| view.players[seat.index()].edge & space.bit() != 0);
    let pattern = ["#rp-lawn-1", "#rp-lawn-2", "#rp-lawn-3"][(space.row() * 2 + space.column()) % 3];
    html! {
        div.rp-space data-anchor={ "space:" (space.0) } aria-hidden="true" {
            svg.rp-lawn { use href=(pattern) {} }
            @if let Some(seat) = owner {
                span.rp-stand data-key={ "edge:" (space.0) } {
                    (servant(seat))
                    svg.rp-plinth { use href="#rp-plinth" {} }
                }
            }
        }
    }
}

/// One side of the hedge: the edge's name, its double space, and how many servants count on it.
fn edge_side(game: &RoyalPalace, view: &View, place: usize, edge: Edge, words: &Labels) -> Markup {
    let side = match edge {
        Edge::Lion => "rp-left",
        Edge::Vase => "rp-bottom",
        Edge::Fountain => "rp-top",
        Edge::Statue => "rp-right",
    };
    let counts = Seat::all(view.seats())
        .map(|seat| (seat, edge_servants(game.components(), place, view.players[seat.index()].edge)))
        .filter(|&(_, count)| count > 0);
    let counts: Vec<_> = counts.collect();
    html! {
        div class={ "rp-edge " (side) } {
            span.rp-en { svg.rp-ic aria-hidden="true" { use href={ "#rp-edge-" (edge.name()) } {} } (words.edges[place]) }
            span.rp-et {
                @for &(seat, count) in &counts {
                    span class={ "rp-tag " (seat_class(seat)) } { (servant(seat)) b { (count) } }
                }
                @if counts.is_empty() { i { (words.free) } }
            }
            @for space in doubles(game, place, edge) { i.rp-x2 style={ "--at:" (space) } aria-hidden="true" { "×2" } }
        }
    }
}

/// How far along its side each double space of an edge lies, in spaces.
fn doubles(game: &RoyalPalace, place: usize, edge: Edge) -> impl Iterator<Item = usize> {
    let double = game.components().edges[place].double;
    Space::all().filter(move |space| double & space.bit() != 0).map(move |space| match edge {
        Edge::Lion | Edge::Statue => space.row(),
        Edge::Vase | Edge::Fountain => space.column(),
    })
}
