//! The palace: nine rooms with the servants of all seats, and the play areas in front of it.

use super::parts::{icon, seat_class, servant, servant_symbol};
use crate::game::RoyalPalace;
use crate::pieces::Room;
use crate::state::{Phase, Stage};
use crate::view::View;
use crate::words::names;
use courtly_core::Seat;
use courtly_draw::{Frame, Markup, PreEscaped, html};
use courtly_text::{Phrases, Template, Words};

/// Mansard roofs with chimneys and windows, and a clock over the middle.
const ROOF: &str = r##"<svg class="rp-roof" viewBox="0 0 424 34" preserveAspectRatio="none" aria-hidden="true"><use href="#rp-roof"/></svg>"##;

pub(super) fn draw(game: &RoyalPalace, view: &View, frame: &Frame) -> Markup {
    let words = Labels::new(game, view, frame.phrases);
    html! {
        section.rp-palace role="group" aria-label=(frame.phrases.word("rp-palace-label")) {
            (PreEscaped(ROOF))
            div.rp-walls {
                @for room in view.layout { (draw_room(view, frame, room, &words)) }
                @for row in 0..3 {
                    @for column in 0..2 {
                        i.rp-door.rp-v style={ "--x:" (column) ";--y:" (row) } {}
                        i.rp-door.rp-h style={ "--x:" (row) ";--y:" (column) } {}
                    }
                }
            }
            (terrace(view, frame, &words))
        }
    }
}

/// The phrases of the palace, each said once a picture.
struct Labels {
    seats: Vec<String>,
    room: Template,
    majority: Template,
    count: Template,
    action: Template,
    area: String,
    send: String,
}

impl Labels {
    fn new(game: &RoyalPalace, view: &View, phrases: &Phrases) -> Labels {
        Labels {
            seats: Seat::all(view.seats()).map(|seat| game.seat_name(seat, phrases)).collect(),
            room: Template::of(phrases, "rp-label-room", &["room", "servants"]),
            majority: Template::of(phrases, "rp-label-majority", &["seat"]),
            count: Template::of(phrases, "rp-label-count", &["seat", "servants"]),
            action: Template::of(phrases, "rp-label-action", &["action"]),
            area: phrases.word("rp-area-title"),
            send: phrases.word("rp-area-send"),
        }
    }

    fn servants(&self, counts: impl Iterator<Item = u8>) -> String {
        let counted: Vec<String> =
            counts.zip(&self.seats).map(|(servants, seat)| self.count.fill(&[seat, &servants])).collect();
        counted.join(", ")
    }
}

fn draw_room(view: &View, frame: &Frame, room: Room, words: &Labels) -> Markup {
    let name = names::room(room, frame.phrases);
    let holder = names::holder(view, room);
    let counts = || view.players.iter().map(|player| player.rooms[room.index()]);
    // A majority that another seat has as many servants for was given by the Cardinal.
    let tie = holder.is_some_and(|seat| {
        let most = view.players[seat.index()].rooms[room.index()];
        counts().filter(|&count| count == most).count() > 1
    });
    let mut label = words.room.fill(&[&name, &words.servants(counts())]);
    if let Some(seat) = holder {
        label.push_str("; ");
        label.push_str(&words.majority.fill(&[&words.seats[seat.index()]]));
    }
    html! {
        div.rp-room data-room=(room.name()) data-place={ "room:" (room.name()) } data-label=(label) data-name=(name) {
            span.rp-inside aria-hidden="true" {
                span.rp-rh {
                    span.rp-ri data-key=[(room == Room::Mint).then_some("coin:mint")] { (icon(symbol(room))) }
                    // When it works, as on the path of actions.
                    @if let Some(action) = action(room) {
                        em title=(words.action.fill(&[&action])) { (action) }
                    }
                    span.rp-rn { (short(room, &name, frame.phrases)) }
                }
                span.rp-chips {
                    @for (seat, count) in Seat::all(view.seats()).zip(counts()) {
                        (chip(seat, count, room.name(), holder == Some(seat), ghost(view, seat)))
                    }
                }
                span.rp-foot {
                    span { (frame.phrases.word(gives(room))) }
                    @if tie { span.rp-tie { (icon("room-cardinal")) } }
                }
            }
        }
    }
}

/// A seat's servants in one spot. The figure stays, faded, when nobody is there, so that every seat keeps its column
/// and servants have a place to fly to.
fn chip(seat: Seat, count: u8, spot: &str, majority: bool, ghost: bool) -> Markup {
    let class = match (count, majority) {
        (0, _) => " rp-none",
        (_, true) => " rp-maj",
        (_, false) => "",
    };
    html! {
        span class={ "rp-chip " (seat_class(seat)) (class) } {
            @if majority { svg.rp-laurel { use href="#rp-laurel" {} } }
            @if ghost { svg.rp-ghost { use href=(ghost_symbol(seat)) {} } }
            // The class once more, for a copy of the figure that flies or is dragged.
            span class={ "rp-fig " (seat_class(seat)) } data-key={ "sv:" (seat.0) ":" (spot) } data-drag=[(ghost && count > 0).then_some("servant")] { svg.rp-sv { use href=(servant_symbol(seat)) {} } }
            b { (count) }
        }
    }
}

/// Whether a room shows where a servant of this seat would stand: in the stages in which one is sent about.
fn ghost(view: &View, seat: Seat) -> bool {
    let sends = match view.phase {
        Phase::Setup => true,
        Phase::Turn => matches!(view.stage.stage, Stage::Stairway | Stage::Earn),
        Phase::Over => false,
    };
    sends && view.turn == seat && view.viewer == Some(seat)
}

fn ghost_symbol(seat: Seat) -> &'static str {
    ["#rp-ghost-a", "#rp-ghost-b", "#rp-ghost-c", "#rp-ghost-d"][seat.index() % 4]
}

/// The play areas of all seats in front of the palace, and how many servants may be sent to the Gate.
fn terrace(view: &View, frame: &Frame, words: &Labels) -> Markup {
    let counts = || view.players.iter().map(|player| player.area);
    let label = words.room.fill(&[&words.area, &words.servants(counts())]);
    let own = view.viewer.map_or(0, |seat| view.players[seat.index()].area);
    let sends: Vec<u8> = (1..=own).filter(|n| frame.offers(&format!("send:{n}"))).collect();
    html! {
        div.rp-terrace {
            div.rp-area data-place="area" data-label=(label) {
                span.rp-an aria-hidden="true" { (words.area) }
                span.rp-pools aria-hidden="true" {
                    @for (seat, count) in Seat::all(view.seats()).zip(counts()) {
                        span class={ "rp-pool " (seat_class(seat)) @if count == 0 { " rp-none" } }
                            data-key={ "sv:" (seat.0) ":area" } { (servant(seat)) b { (count) } }
                    }
                }
            }
            @if !sends.is_empty() {
                div.rp-sends data-late="sends" {
                    span.rp-an aria-hidden="true" { (words.send) }
                    @for n in sends {
                        span.rp-send.target data-place={ "send:" (n) }
                            data-label=(frame.phrases.say("rp-do-gate", &[("servants", n.into())])) { (n) }
                    }
                }
            }
        }
    }
}

/// A room's name as it fits into the room.
pub(super) fn short(room: Room, name: &str, phrases: &Phrases) -> String {
    match room {
        Room::Madame => phrases.word("rp-room-madame-short"),
        _ => name.to_owned(),
    }
}

pub(super) fn symbol(room: Room) -> &'static str {
    match room {
        Room::Gate => "room-gate",
        Room::Parade => "room-parade",
        Room::Stairs => "room-stairs",
        Room::Mint => "room-mint",
        Room::King => "room-king",
        Room::Madame => "room-madame",
        Room::Office => "room-office",
        Room::BackDoor => "room-backdoor",
        Room::Cardinal => "room-cardinal",
    }
}

/// The phrase for what a servant in the room is good for.
fn gives(room: Room) -> &'static str {
    match room {
        Room::Gate => "rp-gives-gate",
        Room::Parade => "rp-gives-parade",
        Room::Stairs => "rp-gives-stairs",
        Room::Mint => "rp-gives-mint",
        Room::King | Room::Madame => "rp-gives-seals",
        Room::Office => "rp-gives-office",
        Room::BackDoor => "rp-gives-backdoor",
        Room::Cardinal => "rp-gives-cardinal",
    }
}

/// The action in which the room works.
pub(super) fn action(room: Room) -> Option<u8> {
    match room {
        Room::Parade => Some(1),
        Room::Stairs => Some(2),
        Room::Mint | Room::King | Room::Madame => Some(3),
        Room::Office => Some(4),
        Room::BackDoor => Some(5),
        Room::Gate | Room::Cardinal => None,
    }
}
