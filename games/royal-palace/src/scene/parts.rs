//! The small pieces that all parts of the picture share.

use crate::game::RoyalPalace;
use crate::pieces::{Noble, Privilege, Space};
use crate::view::{PlayerView, View};
use courtly_core::Seat;
use courtly_draw::{Markup, html};
use courtly_text::Phrases;

/// How many portraits there are; an edition with more nobles begins again with the first.
const PORTRAITS: usize = 42;

/// The class that sets a seat's colour.
pub(super) fn seat_class(seat: Seat) -> &'static str {
    ["rp-s0", "rp-s1", "rp-s2", "rp-s3"][seat.index() % 4]
}

/// The reference of a seat's servant: the head has the shape of the seat. The letter on the coat comes on top.
pub(super) fn servant_symbol(seat: Seat) -> &'static str {
    ["#rp-servant-a", "#rp-servant-b", "#rp-servant-c", "#rp-servant-d"][seat.index() % 4]
}

/// A servant with the letter of its seat, which the stylesheet puts there (see [`letters`]).
pub(super) fn servant(seat: Seat) -> Markup {
    html! {
        span class={ "rp-fig " (seat_class(seat)) } { svg.rp-sv { use href=(servant_symbol(seat)) {} } }
    }
}

/// The letters of all seats as variables, so that dozens of servants need not carry them one by one.
pub(super) fn letters(seats: usize, phrases: &Phrases) -> String {
    Seat::all(seats).map(|seat| format!("--l{}:'{}';", seat.0, phrases.letter(seat))).collect()
}

/// An icon by the name of its symbol, without the prefix.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.rp-ic aria-hidden="true" { use href={ "#rp-" (name) } {} } }
}

/// The number of a noble's portrait: its place in the edition's list, so that a noble looks the same wherever it is.
/// Tiles of which there are two have a second face, numbered after all the others.
pub(super) fn portrait(game: &RoyalPalace, noble: &Noble, second: bool) -> usize {
    let tables = game.components();
    let Some(tile) = tables.tile_of(noble) else { return 0 };
    let twins = |copies: &[u8]| copies.iter().filter(|&&copies| copies > 1).count();
    match second && tables.copies[tile.index()] > 1 {
        true => (tables.nobles.len() + twins(&tables.copies[..tile.index()])) % PORTRAITS,
        false => tile.index() % PORTRAITS,
    }
}

/// Whether a noble in the park shows its second face: beside each other, twins never look alike.
pub(super) fn is_second(space: Space) -> bool {
    (space.row() + space.column()) % 2 == 1
}

/// The picture, the points and the privilege of a noble; `sign` says what the privilege is.
pub(super) fn face(game: &RoyalPalace, noble: &Noble, second: bool, sign: &str) -> Markup {
    html! {
        svg.rp-face { use href={ "#rp-n" (portrait(game, noble, second)) } {} }
        b.rp-pts { (noble.points) }
        @if let Some(privilege) = noble.privilege {
            span.rp-priv title=(sign) {
                svg.rp-ic { use href={ "#rp-" (privilege_symbol(privilege)) } {} }
                @if privilege != Privilege::Diagonal { b { "+" (game.components().amount(privilege)) } }
            }
        }
    }
}

pub(super) fn privilege_symbol(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Gate => "priv-gate",
        Privilege::Moves => "priv-moves",
        Privilege::Diagonal => "priv-diagonal",
        Privilege::Gold => "priv-gold",
        Privilege::Seal => "priv-seal",
        Privilege::Cards => "priv-cards",
        Privilege::Servant1 | Privilege::Servant3 => "priv-servant",
    }
}

/// How many nobles of a seat bring this privilege.
pub(super) fn having(player: &PlayerView, privilege: Privilege) -> u16 {
    player.nobles.iter().filter(|noble| noble.privilege == Some(privilege)).count() as u16
}

/// The gold that each noble of the park costs now. Asked for once a picture, since it looks at the whole park.
pub(super) fn prices(game: &RoyalPalace, view: &View) -> [u8; Space::COUNT] {
    let nobles = view.nobles();
    std::array::from_fn(|space| {
        let empty = (game.components().neighbours[space] & !nobles).count_ones() as u8;
        view.park[space].map_or(0, |noble| noble.gold.saturating_sub(empty))
    })
}
