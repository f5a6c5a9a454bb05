//! The kingdom: land, icons, and everybody on it.

use super::geometry::{self, Stand, centre, stands};
use super::pen::{Pen, key, place};
use crate::covering::tiles_of;
use crate::{CakePlace, Colour, Group, Icon, Kingdom, Lies, Phase, Space, Spot};
use courtly_draw::{Markup, html};
use std::fmt::Write;

pub(super) fn kingdom(pen: &Pen) -> Markup {
    let [left, top, width, height] = geometry::frame(&pen.s.kingdom);
    html! {
        svg.br-kingdom viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(summary(pen)) {
            (land(pen, [left, top, width, height], true))
        }
    }
}

/// The same in the middle of a wider sea.
pub(super) fn poster(pen: &Pen) -> Markup {
    let [left, top, width, height] = geometry::frame(&pen.s.kingdom);
    let wide = width.max(height * 40 / 21);
    let high = height.max(wide * 21 / 40);
    let (left, top) = (left - (wide - width) / 2, top - (high - height) / 2);
    html! {
        svg.br-kingdom viewBox={ (left) " " (top) " " (wide) " " (high) } role="img" aria-label=(summary(pen)) {
            rect.br-sea x=(left) y=(top) width=(wide) height=(high) {}
            (land(pen, [left, top, wide, high], false))
        }
    }
}

fn summary(pen: &Pen) -> String {
    let s = pen.s;
    let guests: u8 = Colour::ALL.iter().map(|&colour| s.guests.count(colour)).sum();
    pen.say(
        "br-board-summary",
        &[
            ("guests", guests.into()),
            ("cakes", s.kingdom.cakes().len().into()),
            ("space", pen.at(s.princess)),
            ("icon", pen.icon(s.princess).into()),
            ("company", s.with_princess().len().into()),
        ],
    )
}

/// Spaces have names for the log and the lists of choices; a poster is looked at without these.
fn land(pen: &Pen, frame: [i32; 4], named: bool) -> Markup {
    let kingdom = &pen.s.kingdom;
    // Rows from the back to the front, so that hats reach over the row behind.
    let mut rows: Vec<Spot> = kingdom.spots().collect();
    rows.sort_unstable_by_key(|&spot| {
        let Space { q, r } = kingdom.space(spot);
        (r, q)
    });
    let coast = geometry::coast(kingdom);
    let names = rows.iter().map(|&spot| kingdom.space(spot)).filter(|&space| named && space != Space::CASTLE);
    html! {
        g aria-hidden="true" {
            (sea(pen, frame))
            path.br-shoal d=(coast) {}
            path.br-coast d=(coast) {}
            @for &spot in &rows {
                @let space = kingdom.space(spot);
                path class=(ground(kingdom.icon(spot))) d=(geometry::hexagon(space)) data-anchor=(key::space(space)) {}
            }
            @for tile in tiles_of(kingdom, &pen.game.tables) { path.br-tile d=(geometry::tile(tile)) {} }
            path.br-tile d=(geometry::hexagon(Space::CASTLE)) {}
            @for &spot in &rows { (icon(pen, spot)) }
            @for space in names { (name(kingdom, space)) }
        }
        @for &spot in &rows {
            (cake(pen, spot))
            @if pen.s.princess == spot { (princess(pen)) }
            (guests(pen, spot))
        }
        @for &spot in &rows {
            @let space = kingdom.space(spot);
            @let to = place::to(space);
            @if let Some(label) = pen.offered(&to, || pen.space_label(spot)) {
                path.br-aim.target d=(geometry::inset(space)) data-place=(to) data-label=(label) {}
            }
        }
    }
}

/// The name of a space runs along its upper left side, where no figure hides it.
fn name(kingdom: &Kingdom, space: Space) -> Markup {
    let (x, y) = centre(space);
    html! {
        text.br-at transform={ "translate(" (x - 24) " " (y - 33) ")rotate(-30)" } text-anchor="middle" { (kingdom.name(space)) }
    }
}

fn ground(icon: Icon) -> &'static str {
    match icon {
        Icon::Party => "br-hex br-hex-party",
        Icon::Crown1 | Icon::Crown2 => "br-hex",
        Icon::Crown3 => "br-hex br-hex-crown3",
        Icon::Cake => "br-hex br-hex-cake",
        Icon::Castle => "br-hex br-hex-castle",
    }
}

/// Waves, a boat and a compass where there is water enough.
fn sea(pen: &Pen, [left, top, width, height]: [i32; 4]) -> Markup {
    let kingdom = &pen.s.kingdom;
    let mut waves = String::with_capacity(512);
    for row in 0..height / 58 {
        for column in 0..width / 96 {
            // Scattered by a little arithmetic, the same in every picture.
            let (x, y) =
                (left + 14 + 96 * column + (row * 37 + column * 17) % 40, top + 26 + 58 * row + column * 23 % 26);
            if (row + 2 * column) % 3 != 1 && geometry::is_sea(kingdom, x + 17, y) && x + 40 < left + width {
                let _ = write!(waves, "M{x} {y}q8.5-7 17 0t17 0");
            }
        }
    }
    let corner = |right: bool, bottom: bool, size: i32| {
        let x = if right { left + width - size / 2 - 16 } else { left + size / 2 + 16 };
        let y = if bottom { top + height - size / 2 - 10 } else { top + size / 2 + 10 };
        let free = [(0, 0), (size / 2, 0), (-size / 2, 0), (0, size / 2), (0, -size / 2)];
        free.iter().all(|(dx, dy)| geometry::is_sea(kingdom, x + dx, y + dy)).then_some((x - size / 2, y - size / 2))
    };
    html! {
        path.br-waves d=(waves) {}
        @if let Some((x, y)) = corner(false, false, 78).or_else(|| corner(true, false, 78)) {
            use.br-boat href="#br-card-boat" x=(x) y=(y + 8) width="78" height="59" {}
        }
        @if let Some((x, y)) = corner(true, true, 76).or_else(|| corner(false, true, 76)) {
            use href="#br-compass" x=(x) y=(y) width="76" height="76" {}
        }
    }
}

/// The icon of a space: large where nobody stands, small at the feet of those who do.
fn icon(pen: &Pen, spot: Spot) -> Markup {
    let s = pen.s;
    let icon = s.kingdom.icon(spot);
    let (x, y) = centre(s.kingdom.space(spot));
    let taken = !s.guests.at(spot).is_empty() || s.princess == spot;
    let (name, width, height) = match icon {
        Icon::Castle => {
            return html! { use href="#br-castle" x=(x - 47) y=(y - 50) width="94" height="94" {} };
        }
        Icon::Cake => return html! {},
        Icon::Party => ("#br-party", 34, 27),
        Icon::Crown1 => ("#br-crown1", 28, 22),
        Icon::Crown2 => ("#br-crown2", 34, 27),
        Icon::Crown3 => ("#br-crown3", 34, 27),
    };
    html! {
        @if taken {
            use href=(name) x=(x - width / 2) y=(y + 42 - height / 2) width=(width) height=(height) {}
        } @else {
            use href=(name) x=(x - 35) y=(y - 28) width="70" height="56" {}
        }
    }
}

/// A covered cake, with its points for those who know them and a mark for each seat that looked.
fn cake(pen: &Pen, spot: Spot) -> Markup {
    let s = pen.s;
    let Some(cake) = s.cakes().find(|cake| cake.lies == Lies::Board && cake.spot == spot) else {
        return html! {};
    };
    let place = CakePlace::Board(s.kingdom.space(spot));
    let (x, y) = centre(s.kingdom.space(spot));
    let name = place::cake(place);
    let label = pen.offered(&name, || {
        let key = if cake.value == 0 { "br-label-cake" } else { "br-label-cake-known" };
        pen.say(key, &[("space", pen.at(spot)), ("value", cake.value.into())])
    });
    html! {
        g.br-cake data-key=(key::cake(place)) data-place=[label.as_ref().map(|_| name)] data-label=[&label] {
            @if label.is_some() { path.br-hit d={ "M" (x) " " (y) "m0-58 50 29v58l-50 29-50-29v-58z" } {} }
            use href="#br-cake" x=(x - 38) y=(y - 35) width="76" height="76" {}
            @if cake.value != 0 {
                circle.br-worth cx=(x) cy=(y + 6) r="15" {}
                text.br-worth-number x=(x) y=(y + 13) text-anchor="middle" { (cake.value) }
            }
            @for (n, seat) in (0..).zip(pen.lookers(place)) {
                @let family = s.players[seat.index()].family;
                use href={ "#br-token-" (pen.letter(family)) } x=(x - 40 + 22 * n) y=(y - 44) width="20" height="20" {}
            }
        }
    }
}

fn princess(pen: &Pen) -> Markup {
    let s = pen.s;
    let (x, y) = centre(s.kingdom.space(s.princess));
    let Stand { left, top, width, part } =
        geometry::princess_stand(s.with_princess().len(), s.princess == s.kingdom.castle());
    let label = pen.offered(place::PRINCESS, || {
        pen.say("br-label-princess", &[("space", pen.at(s.princess)), ("icon", pen.icon(s.princess).into())])
    });
    html! {
        g.br-piece data-key=(key::PRINCESS) data-place=[label.as_ref().map(|_| place::PRINCESS)] data-label=[&label]
            data-name=[label.as_ref().map(|_| pen.word("br-heading-princess"))] {
            @if label.is_some() { path.br-hit d={ "M" (x) " " (y) (part) } {} }
            use href="#br-princess" x=(x + left) y=(y + top) width=(width) height=(width * 5 / 3) {}
        }
    }
}

fn guests(pen: &Pen, spot: Spot) -> Markup {
    let s = pen.s;
    let group = s.guests.at(spot);
    if group.is_empty() {
        return html! {};
    }
    let space = s.kingdom.space(spot);
    let whole = place::group(space);
    let together = stands(group.len(), s.princess == spot);
    let (x, y) = centre(space);
    let crowd = html! {
        @for (&stand, (colour, twin)) in together.iter().zip(twins(group)) {
            (guest(pen, spot, stand, colour, twin))
        }
    };
    let outline = format!("M{x} {y}m0-58 50 29v58l-50 29-50-29v-58z");
    match pen.offered(&whole, || pen.space_label(spot)) {
        Some(label) => html! {
            g.br-piece data-place=(whole) data-label=(label) {
                path.br-hit d=(outline) {}
                (crowd)
            }
        },
        // Whoever is picked for a move takes the whole group along.
        None if s.phase == Phase::Turn && group.len() > 1 => html! {
            path.br-under d=(outline) {}
            g.br-crowd data-drag="group" { (crowd) }
        },
        None => crowd,
    }
}

/// Every guest of a group, with its number among those of its colour.
fn twins(group: Group) -> impl Iterator<Item = (Colour, u8)> {
    Colour::ALL.into_iter().flat_map(move |colour| (0..group.count(colour)).map(move |twin| (colour, twin)))
}

fn guest(pen: &Pen, spot: Spot, stand: Stand, colour: Colour, twin: u8) -> Markup {
    let space = pen.s.kingdom.space(spot);
    let (x, y) = centre(space);
    let name = place::guest(colour, space);
    let label = pen.offered(&name, || guest_label(pen, spot, colour));
    let short = label
        .as_ref()
        .map(|_| pen.say("br-name-guest", &[("colour", pen.colour(colour).into()), ("space", pen.at(spot))]));
    let Stand { left, top, width, part } = stand;
    html! {
        g.br-piece data-key=(key::guest(colour, space, twin)) data-place=[label.as_ref().map(|_| name)] data-label=[&label]
            data-name=[short] {
            @if label.is_some() { path.br-hit d={ "M" (x) " " (y) (part) } {} }
            use href={ "#br-guest-" (pen.letter(colour)) } x=(x + left) y=(y + top) width=(width) height=(width * 7 / 4) {}
        }
    }
}

fn guest_label(pen: &Pen, spot: Spot, colour: Colour) -> String {
    let mut others = pen.s.guests.at(spot);
    others.0[colour.index()] -= 1;
    let key = if others.is_empty() { "br-label-guest" } else { "br-label-guest-group" };
    pen.say(
        key,
        &[
            ("colour", pen.colour(colour).into()),
            ("space", pen.at(spot)),
            ("icon", pen.icon(spot).into()),
            ("others", pen.guests(others).into()),
        ],
    )
}
