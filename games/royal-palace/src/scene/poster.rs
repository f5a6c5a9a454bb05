//! The board alone as one picture, for previews of links and the small boards of the rules.

use super::palace::{action, short, symbol};
use super::parts::{is_second, portrait, prices, privilege_symbol, seat_class, servant_symbol};
use crate::game::RoyalPalace;
use crate::pieces::{Edge, Noble, Room, Space};
use crate::view::View;
use crate::words::names;
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, html};

const WIDTH: u32 = 1000;
const HEIGHT: u32 = 584;
/// The corner of the park's first space, and how far the next ones lie.
const PARK: (u32, u32) = (34, 32);
const PITCH: (u32, u32) = (82, 88);
/// A tile: its portrait has the shape of the symbols, the price stands under it.
const TILE: (u32, u32) = (78, 84);
const PORTRAIT: u32 = 64;
/// The corner of the first room, how far the next ones lie, and how large they are.
const ROOMS: (u32, u32) = (574, 66);
const ROOM_PITCH: (u32, u32) = (138, 168);
const ROOM: (u32, u32) = (130, 160);

pub(super) fn draw(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    let prices = prices(game, view);
    let left = view.nobles().count_ones();
    html! {
        svg.rp-poster xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            aria-label=(frame.phrases.say("rp-park-label", &[("nobles", left.into())])) {
            rect x="8" y="8" width="540" height="568" rx="16" fill="var(--rp-hedge)" {}
            rect x="28" y="26" width="500" height="536" rx="8" fill="var(--rp-gravel)" {}
            (sides(game))
            @for space in Space::all() {
                @match view.park[space.index()] {
                    Some(noble) => (tile(game, &noble, prices[space.index()], is_second(space), corner(space))),
                    None => (lawn(view, frame, space)),
                }
            }
            svg x="564" y="12" width="428" height="46" viewBox="0 0 424 34" preserveAspectRatio="none" {
                use href="#rp-roof" width="424" height="34" {}
            }
            rect x="564" y="56" width="428" height="520" rx="8" fill="var(--rp-wall)" {}
            @for (place, room) in view.layout.into_iter().enumerate() {
                @let x = ROOMS.0 + place as u32 % 3 * ROOM_PITCH.0;
                @let y = ROOMS.1 + place as u32 / 3 * ROOM_PITCH.1;
                (draw_room(view, frame, room, x, y))
            }
        }
    }
}

fn corner(space: Space) -> (u32, u32) {
    (PARK.0 + space.column() as u32 * PITCH.0, PARK.1 + space.row() as u32 * PITCH.1)
}

/// The double spaces, as gold dots on the hedge beside them.
fn sides(game: &RoyalPalace) -> Markup {
    let dots = Edge::ALL.into_iter().zip(&game.components().edges).flat_map(|(edge, spaces)| {
        Space::all().filter(|space| spaces.double & space.bit() != 0).map(move |space| {
            let (x, y) = corner(space);
            let (x, y) = (x + TILE.0 / 2, y + TILE.1 / 2);
            match edge {
                Edge::Lion => (18, y),
                Edge::Statue => (538, y),
                Edge::Fountain => (x, 17),
                Edge::Vase => (x, 569),
            }
        })
    });
    html! { @for (x, y) in dots { circle cx=(x) cy=(y) r="6" fill="var(--gold-fill)" {} } }
}

fn tile(game: &RoyalPalace, noble: &Noble, price: u8, second: bool, (x, y): (u32, u32)) -> Markup {
    let line = y + PORTRAIT;
    let token = |symbol: &str, count: u8, x: u32, ink: &str| {
        html! {
            use href={ "#rp-" (symbol) } x=(x) y=(line + 1) width="18" height="18" {}
            text x=(x + 9) y=(line + 15) text-anchor="middle" font-size="13" font-weight="700" fill=(ink) { (count) }
        }
    };
    html! {
        rect x=(x) y=(y) width=(TILE.0) height=(TILE.1) rx="6" fill="var(--raised)" {}
        use href={ "#rp-n" (portrait(game, noble, second)) } x=(x) y=(y) width=(TILE.0) height=(PORTRAIT) {}
        rect x=(x) y=(y) width="24" height="20" rx="5" fill="var(--raised)" {}
        text x=(x + 12) y=(y + 16) text-anchor="middle" font-size="16" font-weight="700" fill="var(--ink)" { (noble.points) }
        @if let Some(privilege) = noble.privilege {
            rect x=(x + 56) y=(y + 44) width="22" height="20" rx="5" fill="var(--ink)" {}
            g style="--c:var(--paper);--rp-badge:var(--ink)" {
                use href={ "#rp-" (privilege_symbol(privilege)) } x=(x + 59) y=(y + 46) width="16" height="16" {}
            }
        }
        (token("coin", price, x + 3, "#2b2208"))
        @if noble.king > 0 { (token("gem-king", noble.king, x + 38, "var(--raised)")) }
        @if noble.madame > 0 { (token("gem-madame", noble.madame, x + 58, "var(--raised)")) }
    }
}

fn lawn(view: &View, frame: &Frame, space: Space) -> Markup {
    let (x, y) = corner(space);
    let owner = Seat::all(view.seats()).find(|seat| view.players[seat.index()].edge & space.bit() != 0);
    html! {
        rect x=(x) y=(y) width=(TILE.0) height=(TILE.1) rx="6" fill="var(--rp-grass)" {}
        @match owner {
            Some(seat) => {
                use href="#rp-plinth" x=(x + 17) y=(y + 62) width="44" height="15" {}
                (figure(seat, frame, x + 18, y + 14, 42))
            }
            None => {
                g style="--c:var(--rp-box)" { use href="#rp-lawn-2" x=(x + 10) y=(y + 13) width="58" height="58" {} }
            }
        }
    }
}

/// A servant with its letter.
fn figure(seat: Seat, frame: &Frame, x: u32, y: u32, width: u32) -> Markup {
    let size = width * 2 / 5;
    html! {
        g class=(seat_class(seat)) {
            use href=(servant_symbol(seat)) x=(x) y=(y) width=(width) height=(width * 33 / 28) {}
            text x=(x + width / 2) y=(y + width * 24 / 28 + size / 3) text-anchor="middle" font-size=(size)
                font-weight="700" fill="var(--raised)" { (frame.phrases.letter(seat)) }
        }
    }
}

fn draw_room(view: &View, frame: &Frame, room: Room, x: u32, y: u32) -> Markup {
    let holder = names::holder(view, room);
    let column = ROOM.0 / view.seats() as u32;
    html! {
        rect x=(x) y=(y) width=(ROOM.0) height=(ROOM.1) rx="5" fill="var(--raised)" {}
        rect x=(x) y=(y + 110) width=(ROOM.0) height=(ROOM.1 - 110) rx="5" fill="var(--rp-floor)" {}
        g style="--c:var(--ink)" { use href={ "#rp-" (symbol(room)) } x=(x + 8) y=(y + 8) width="30" height="30" {} }
        @if let Some(action) = action(room) {
            text x=(x + ROOM.0 - 16) y=(y + 28) text-anchor="middle" font-size="16" fill="var(--muted)" { (action) }
        }
        text x=(x + 8) y=(y + 56) font-size="13" fill="var(--ink)" { (short(room, &names::room(room, frame.phrases), frame.phrases)) }
        @for seat in Seat::all(view.seats()) {
            @let count = view.players[seat.index()].rooms[room.index()];
            @let middle = x + column * u32::from(seat.0) + column / 2;
            @if count > 0 {
                @if holder == Some(seat) {
                    g style="--c:var(--gold)" { use href="#rp-laurel" x=(middle - 21) y=(y + 72) width="42" height="42" {} }
                }
                (figure(seat, frame, middle - 14, y + 76, 28))
                text x=(middle) y=(y + 136) text-anchor="middle" font-size="20" font-weight="700" fill="var(--ink)" { (count) }
            }
        }
    }
}
