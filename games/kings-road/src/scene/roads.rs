use super::look::{Look, crest, seat_class};
use super::plan::Plan;
use crate::region::{Region, RegionSet};
use courtly_core::{Seat, SeatSet};
use courtly_draw::{Markup, PreEscaped, Render, html};

/// A road on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// From this slot to the next.
    Link(usize),
    /// Between slots that are not neighbours on the King's way.
    Across(usize, usize),
}

impl Way {
    fn between(look: &Look, a: Region, b: Region) -> Way {
        let ring = &look.game.tables.ring;
        let slot = |region: Region| ring.iter().position(|&r| r == region).expect("the ring has every region");
        let (a, b) = (slot(a), slot(b));
        let stations = ring.len();
        if (a + 1) % stations == b {
            Way::Link(a)
        } else if (b + 1) % stations == a {
            Way::Link(b)
        } else {
            Way::Across(a.min(b), a.max(b))
        }
    }

    fn path(self, plan: &Plan) -> String {
        match self {
            Way::Link(slot) => plan.links[slot].to_owned(),
            Way::Across(0, 4) => plan.across.to_owned(),
            Way::Across(a, b) => {
                let ((ax, ay), (bx, by)) = (plan.centre(a), plan.centre(b));
                format!("M{ax} {ay}L{bx} {by}")
            }
        }
    }

    /// Where the size of a chain is written.
    fn middle(self, plan: &Plan) -> (i32, i32) {
        match (self, &plan.pills) {
            (Way::Link(slot), Some(pills)) => pills[slot],
            (Way::Link(_), None) | (Way::Across(0, 4), _) => plan.middle,
            (Way::Across(a, b), _) => {
                let ((ax, ay), (bx, by)) = (plan.centre(a), plan.centre(b));
                ((ax + bx) / 2, (ay + by) / 2)
            }
        }
    }
}

/// The roads across, and the roads between two Nobles of one seat, paved in its colour.
pub(super) fn draw(look: &Look, plan: &Plan) -> Markup {
    let roads = &look.game.tables.roads;
    let ways: Vec<(Way, SeatSet)> =
        roads.iter().map(|&(a, b)| (Way::between(look, a, b), pavers(look, a, b))).collect();
    html! {
        @for (way, _) in ways.iter().filter(|(way, _)| matches!(way, Way::Across(..))) {
            @let path = way.path(plan);
            path.kr-path-edge d=(path) {}
            path.kr-path d=(path) {}
        }
        @for &(way, seats) in ways.iter().filter(|(_, seats)| !seats.is_empty()) {
            @let path = way.path(plan);
            @let wide = if matches!(way, Way::Link(_)) { 11 } else { 8 };
            // Several chains on one road lie in each other, the widest below.
            @for (place, seat) in seats.iter().enumerate() {
                @let width = wide * (seats.len() - place) / seats.len();
                path.kr-chain.(seat_class(seat)) stroke-width=(width) d=(path) {}
            }
            @if seats.len() == 1 { path.kr-studs d=(path) {} }
        }
        // The land has the King's arrows already; paving covers them.
        @for &(way, _) in ways.iter().filter(|(_, seats)| !seats.is_empty()) {
            @if let Way::Link(slot) = way {
                @let (x, y, turn) = plan.arrows[slot];
                use.kr-paved href="#kr-chevron" x="-6" y="-6" width="12" height="12"
                    transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {}
            }
        }
    }
}

/// The seats with a Noble at both ends of a road.
fn pavers(look: &Look, a: Region, b: Region) -> SeatSet {
    let both = |nobles: RegionSet| nobles.contains(a) && nobles.contains(b);
    look.public.all_seats().filter(|seat| both(look.public.nobles[seat.index()])).collect()
}

/// How many Nobles are connected in each chain, written on one of its roads.
pub(super) fn sizes(look: &Look, plan: &Plan) -> Markup {
    let mut out = String::new();
    let mut used: Vec<(i32, i32)> = vec![];
    for seat in look.public.all_seats() {
        for (size, way) in chains(look, seat) {
            let (x, mut y) = way.middle(plan);
            // Chains that would be written on the same spot are listed, out from it to both sides.
            let mut step = 0;
            while used.contains(&(x, y)) {
                step += 1;
                y += 26 * if step % 2 == 0 { -step } else { step };
            }
            used.push((x, y));
            pill(seat, look.letters[seat.index()], size, (x, y)).render_to(&mut out);
        }
    }
    PreEscaped(out)
}

fn pill(seat: Seat, letter: char, size: u8, (x, y): (i32, i32)) -> Markup {
    html! {
        g.kr-pill.(seat_class(seat)) transform={ "translate(" (x) " " (y) ")" } {
            rect x="-22" y="-12" width="44" height="24" rx="12" {}
            (crest(seat, letter, (-17, -9), 18))
            text.kr-size x="5" y="5" { (size) }
        }
    }
}

/// A seat's groups of two Nobles and more: their sizes, and the road across or the middle one of their roads.
fn chains(look: &Look, seat: Seat) -> Vec<(u8, Way)> {
    let nobles = look.public.nobles[seat.index()];
    let roads = look.game.tables.roads.iter().copied();
    let mut left: Vec<(Region, Region)> = roads.filter(|&(a, b)| nobles.contains(a) && nobles.contains(b)).collect();
    let mut chains = vec![];
    while let Some(&(first, _)) = left.first() {
        let mut group = RegionSet::default();
        group.insert(first);
        let mut ways = vec![];
        while let Some(next) = left.iter().position(|&(a, b)| group.contains(a) || group.contains(b)) {
            let (a, b) = left.remove(next);
            group.insert(a);
            group.insert(b);
            ways.push(Way::between(look, a, b));
        }
        let across = ways.iter().copied().find(|way| matches!(way, Way::Across(..)));
        chains.push((group.len(), across.unwrap_or(ways[ways.len() / 2])));
    }
    chains
}
