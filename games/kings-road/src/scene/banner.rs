use super::clicks;
use super::look::{Due, Look, initial, letter_size, seat_class, shape};
use super::motions;
use super::plan::Plan;
use crate::region::Region;
use courtly_core::Seat;
use courtly_draw::{Markup, html};

/// A region: its picture and number, its name, the points of its places, and whose markers lie there.
pub(super) fn draw(look: &Look, plan: &Plan, region: Region, (x, y): (i32, i32)) -> Markup {
    let (banner, index) = (&plan.banner, region.index());
    let label = look.labels[index].as_deref();
    let place = label.map(|_| clicks::region(region));
    let (inset, width, height) = banner.scene;
    html! {
        g.kr-banner transform={ "translate(" (x) " " (y) ")" } data-key={ "region:" (region.number()) }
            data-place=[place] data-label=[label] {
            @if label.is_some() { path.kr-glow d=(banner.body) {} }
            path.kr-body d=(banner.body) {}
            @if banner.cropped {
                // Flatter than the picture is: its middle fills the width.
                svg.kr-crop x=(inset) y=(inset) width=(width) height=(height) viewBox="0 0 160 76" preserveAspectRatio="xMidYMid slice" {
                    use href={ "#kr-scene-" (region.number()) } width="160" height="76" {}
                }
                use href="#kr-tile" x="5" y="5" width="19" height="19" {}
                text.kr-digit x="14.5" y="19" { (region.number()) }
            } @else {
                use href={ "#kr-head-" (region.number()) } x=(inset) y=(inset) width=(width) height=(height) {}
            }
            text.kr-name x=(banner.width / 2) y=(banner.name) { (look.names[index]) }
            (coins(look, plan, region))
            (piles(look, plan, region))
            (ghost(look, plan, region))
        }
    }
}

/// The points of the places; those that do not score with so few seats are dashed. Clause 5.2.
fn coins(look: &Look, plan: &Plan, region: Region) -> Markup {
    let points = &look.game.tables.banners[region.index()];
    let scoring = points.len().min(look.game.seats as usize - 1);
    let (left, top, width, height, step, foot) = plan.banner.coins;
    let start = plan.banner.width / 2 - step * (points.len() as i32 - 1) / 2;
    html! {
        use href={ "#kr-coins-" (points.len()) (scoring) } x=(left) y=(top) width=(width) height=(height) {}
        @for (place, points) in points.iter().enumerate() {
            @let (first, off) = (place == 0, place >= scoring);
            text.kr-point.kr-first[first].kr-off[off] x=(start + step * place as i32) y=(foot) { (points) }
        }
    }
}

/// A pile a seat, the highest first: all markers counted, the Noble crowned. Where the region may be scored, those who
/// have none here have their places on both sides, unseen: in the next picture their markers have gone home, so this one
/// shows them while the round is told.
fn piles(look: &Look, plan: &Plan, region: Region) -> Markup {
    let (banner, public) = (&plan.banner, look.public);
    let mut seats: Vec<Seat> = public.all_seats().filter(|&seat| public.influence(seat, region) > 0).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(public.influence(seat, region)));
    let without = public.all_seats().filter(|&seat| public.influence(seat, region) == 0);
    let guests: Vec<Seat> =
        if look.plays() && look.marks[region.index()] != Due::No { without.collect() } else { vec![] };
    let (present, coming) = (seats.len() as i32, guests.len() as i32);
    let (cell, width, height) = banner.piles[usize::from(present > 4)];
    let shown = if banner.count_under { width } else { cell };
    let left = (banner.width - cell * present + cell - shown) / 2;
    // When one of them comes and the row would not fit, it makes room: by the stylesheet, half a cell aside and smaller.
    let over = |cells: i32| cell * cells > banner.width;
    let class = match (coming % 2 == 1 && over(present + coming + 1), coming > 0 && over(present + coming)) {
        (true, true) => Some("kr-aside kr-tight"),
        (true, false) => Some("kr-aside"),
        (false, true) => Some("kr-tight"),
        (false, false) => None,
    };
    let guests = guests.into_iter().enumerate().map(|(nth, seat)| {
        let nth = nth as i32;
        (if nth % 2 == 0 { present + nth / 2 } else { -1 - nth / 2 }, seat)
    });
    let places: Vec<(i32, Seat)> = (0..).zip(seats).chain(guests).collect();
    // The size of most letters and the top stand once: piles are the greater part of the picture.
    let letters = (!places.is_empty()).then(|| letter_size(Seat(0), width));
    html! {
        g class=[class] data-told=(motions::piles(region)) transform={ "translate(0 " (banner.foot - height) ")" } font-size=[letters] {
            @for (place, seat) in places {
                @let count = public.influence(seat, region);
                @let x = left + cell * place;
                g.(seat_class(seat)).kr-guest[count == 0] data-key=(motions::pile(region, seat)) {
                    use href=(pile(seat, count.max(1), public.nobles[seat.index()].contains(region)))
                        x=(x) width=(width) height=(height) {}
                    (initial(seat, look.letters[seat.index()], (x + width / 2, shape_top(count.max(1), width)), width, letters))
                    @if banner.count_under {
                        text x=(x + width / 2) y=(banner.count + height - banner.foot) data-count=(count) { (count) }
                    } @else {
                        text x=(x + width + 1) y=(banner.count + height - banner.foot) data-count=(count) { (count) }
                    }
                }
            }
        }
    }
}

/// The symbol of a pile; more than four look like four.
fn pile(seat: Seat, count: u8, noble: bool) -> String {
    let letter = char::from(b'a' + seat.0);
    let crown = if noble { "n" } else { "" };
    format!("#kr-pile-{letter}{}{crown}", count.min(4))
}

/// How far a pile rises with each marker, in 240ths of its width.
const RISE: i32 = 28;

/// How many markers a pile shows at most, and how far it rises with each, for the page.
pub(super) fn levels() -> String {
    format!("4 .{:03}", RISE * 1000 / 240)
}

/// How far under the top of a pile's symbol its uppermost shape begins: there is room for a crown and for four markers.
fn shape_top(count: u8, width: i32) -> i32 {
    let below = RISE * (i32::from(count.min(4)) - 1);
    (180 - below) * width / 240
}

/// My markers that are not on the board yet: shown while the region is picked, or waits to be revealed.
fn ghost(look: &Look, plan: &Plan, region: Region) -> Markup {
    let waiting = look.waiting(region);
    let Some(seat) = look.me.filter(|_| waiting > 0 || look.labels[region.index()].is_some()) else {
        return html! {};
    };
    // What only shows on a banner that is a button is hidden from readers by that already.
    let (class, hidden) = if waiting > 0 { ("kr-ghost kr-shown", Some("true")) } else { ("kr-ghost", None) };
    let (left, top) = plan.banner.ghost;
    html! {
        g.(class).(seat_class(seat)) aria-hidden=[hidden] {
            use href={ "#kr-ghost-" (shape(seat)) } x=(left) y=(top - 1) width="50" height="24" {}
            @if waiting != 2 { text.kr-plus x=(left + 24) y=(top + 16) { "+1" } }
            @if waiting != 1 { text.kr-plus.kr-two x=(left + 24) y=(top + 16) { "+2" } }
        }
    }
}

/// The light behind a banner that is scored for sure.
pub(super) fn glow(look: &Look, plan: &Plan, region: Region, (x, y): (i32, i32)) -> Markup {
    html! {
        @if matches!(look.marks[region.index()], Due::Now | Due::Then) {
            path.kr-light transform={ "translate(" (x) " " (y) ")" } d=(plan.banner.body) {}
        }
    }
}

/// The frame of a banner that is scored, or may be, and under it "Scored next" or "With Dragon".
pub(super) fn due(look: &Look, plan: &Plan, region: Region, (x, y): (i32, i32)) -> Markup {
    let Some((words, certain)) = look.tag(region) else { return html! {} };
    let (top, height, letter) = plan.banner.tag;
    let middle = plan.banner.width / 2;
    let tag = |class: &str, words: &str| {
        let width = (words.chars().count() as i32 * letter + 20).min(plan.banner.width);
        html! {
            g class=(class) transform={ "translate(" (x) " " (y) ")" } {
                path d=(plan.banner.body) {}
                rect x=(middle - width / 2) y=(top) width=(width) height=(height) rx=(height / 2) {}
                // Low enough that an accent on a capital stays inside.
                text x=(middle) y=(top + height * 31 / 40) { (words) }
            }
        }
    };
    html! {
        (tag(if certain { "kr-due" } else { "kr-due kr-perhaps" }, words))
        // With the own Dragon picked it is certain.
        @if !certain && look.offers(clicks::DRAGON) { (tag("kr-due kr-if", &look.tags[1])) }
    }
}
