//! The drawing of the table for a terminal.

use super::names;
use crate::game::RoyalPalace;
use crate::pieces::{Edge, Privilege, Room, Space, seat_shape};
use crate::score::{edge_points, edge_servants, own_points};
use crate::state::Phase;
use crate::view::View;
use courtly_core::Seat;
use courtly_text::{Ink, Phrases, Tint};

/// Columns inside a room and inside a space of the park.
const ROOM_WIDTH: usize = 23;
const SPACE_WIDTH: usize = 11;

pub(super) fn draw(game: &RoyalPalace, view: &View, phrases: &Phrases, ink: Ink) -> String {
    let mut lines = vec![title(game, view, phrases, ink)];
    park(game, view, phrases, ink, &mut lines);
    edges(game, view, phrases, ink, &mut lines);
    players(game, view, phrases, ink, &mut lines);
    cards(game, view, phrases, &mut lines);
    palace(view, phrases, ink, &mut lines);
    lines.push(String::new());
    lines.join("\n")
}

fn title(game: &RoyalPalace, view: &View, phrases: &Phrases, ink: Ink) -> String {
    let seat = names::seat(game, view.turn, phrases);
    let mut parts = vec![match view.phase {
        Phase::Setup => phrases.word("rp-title-setup"),
        Phase::Turn | Phase::Over => phrases.say("rp-title", &[("round", view.round.into())]),
    }];
    if view.last_round {
        parts.push(phrases.word("rp-title-last"));
    }
    parts.push(match view.phase {
        Phase::Setup => phrases.say("rp-title-places", &[("seat", seat.into())]),
        Phase::Turn => phrases.say("rp-title-turn", &[("seat", seat.into())]),
        Phase::Over => phrases.word("rp-title-over"),
    });
    let discard: u8 = view.discard.iter().sum();
    let piles = phrases.say("rp-deck", &[("deck", view.deck.into()), ("discard", discard.into())]);
    format!("{} · {}", ink.paint(Tint::Strong, &parts.join(" · ")), ink.paint(Tint::Muted, &piles))
}

fn palace(view: &View, phrases: &Phrases, ink: Ink, lines: &mut Vec<String>) {
    let key = ink.paint(Tint::Muted, &phrases.word("rp-palace-key"));
    lines.push(format!(" {}  {key}", ink.paint(Tint::Gold, &phrases.word("rp-palace"))));
    lines.push(rule("╔", "╤", "╗", "═", ROOM_WIDTH, 3));
    for rooms in view.layout.chunks(3) {
        let names: Vec<String> = rooms
            .iter()
            .map(|&room| ink.paint(room_tint(room), &fit(&names::room(room, phrases), ROOM_WIDTH)))
            .collect();
        lines.push(format!("║{}║", names.join("│")));
        let servants: Vec<String> = rooms.iter().map(|&room| servants(view, room, ink)).collect();
        lines.push(format!("║{}║", servants.join("│")));
    }
    lines.push(rule("╚", "╧", "╝", "═", ROOM_WIDTH, 3));
}

fn room_tint(room: Room) -> Tint {
    match room {
        Room::Mint => Tint::Gold,
        Room::King => Tint::Blue,
        Room::Madame => Tint::Violet,
        Room::Cardinal => Tint::Crimson,
        Room::Gate | Room::Parade | Room::Stairs | Room::Office | Room::BackDoor => Tint::Strong,
    }
}

/// `●3★ ◆2`: the servants of every seat that has any there.
fn servants(view: &View, room: Room, ink: Ink) -> String {
    let holder = names::holder(view, room);
    let (mut text, mut width) = (String::from(" "), 1);
    for seat in Seat::all(view.seats()) {
        let count = view.players[seat.index()].rooms[room.index()];
        if count > 0 {
            let star = if holder == Some(seat) { "★" } else { "" };
            let plain = format!("{}{count}{star}", seat_shape(seat));
            width += plain.chars().count() + 1;
            text.push_str(&ink.paint(Ink::seat(seat.index()), &plain));
            text.push(' ');
        }
    }
    text.push_str(&" ".repeat(ROOM_WIDTH.saturating_sub(width)));
    text
}

fn park(game: &RoyalPalace, view: &View, phrases: &Phrases, ink: Ink, lines: &mut Vec<String>) {
    let key = ink.paint(Tint::Muted, &phrases.word("rp-park-key"));
    lines.push(format!(" {}  {key}", ink.paint(Tint::Gold, &phrases.word("rp-park"))));
    let numbers: String = (1..=Space::SIDE).map(|n| format!("{n:^width$}", width = SPACE_WIDTH + 1)).collect();
    lines.push(ink.paint(Tint::Muted, format!("   {numbers}").trim_end()));
    lines.push(format!("  {}", rule("┌", "┬", "┐", "─", SPACE_WIDTH, Space::SIDE)));
    for row in 0..Space::SIDE {
        let spaces = (0..Space::SIDE).map(|column| Space((row * Space::SIDE + column) as u8));
        let cells: Vec<[String; 2]> = spaces.map(|space| cell(game, view, space, phrases, ink)).collect();
        let line = |nth: usize| cells.iter().map(|cell| cell[nth].as_str()).collect::<Vec<_>>().join("│");
        lines.push(format!("{} │{}│", ink.paint(Tint::Muted, &(row + 1).to_string()), line(0)));
        lines.push(format!("  │{}│", line(1)));
    }
    lines.push(format!("  {}", rule("└", "┴", "┘", "─", SPACE_WIDTH, Space::SIDE)));
}

/// The two lines of a space: a noble's price and points over its privilege, or the servant that stayed.
fn cell(game: &RoyalPalace, view: &View, space: Space, phrases: &Phrases, ink: Ink) -> [String; 2] {
    let double = game.components().edges.iter().any(|edge| edge.double & space.bit() != 0);
    let mark = if double { "×2" } else { "" };
    let Some(noble) = view.park[space.index()] else {
        let owner = Seat::all(view.seats()).find(|seat| view.players[seat.index()].edge & space.bit() != 0);
        let servant = match owner {
            Some(seat) => ink.paint(Ink::seat(seat.index()), &centred(&seat_shape(seat).to_string(), SPACE_WIDTH)),
            None => ink.paint(Tint::Muted, &centred("·", SPACE_WIDTH)),
        };
        return [servant, ink.paint(Tint::Gold, &format!("{mark:>SPACE_WIDTH$}"))];
    };
    let price = names::price(game, view, space);
    let cheaper = if price < noble.gold.into() { "↓" } else { "" };
    let text = format!("{price}{cheaper}/{}/{}={}", noble.king, noble.madame, noble.points);
    let privilege = noble.privilege.map_or(String::new(), |privilege| names::short(privilege, phrases));
    let rest = SPACE_WIDTH - mark.chars().count();
    let first = ink.paint(if cheaper.is_empty() { Tint::Strong } else { Tint::Green }, &fit(&text, SPACE_WIDTH));
    [first, format!("{}{}", ink.paint(Tint::Amber, &fit(&privilege, rest)), ink.paint(Tint::Gold, mark))]
}

fn edges(game: &RoyalPalace, view: &View, phrases: &Phrases, ink: Ink, lines: &mut Vec<String>) {
    let mut parts = vec![];
    for (place, edge) in Edge::ALL.into_iter().enumerate() {
        let name = phrases.word(&format!("rp-edge-{}", edge.name()));
        let counts: Vec<String> = Seat::all(view.seats())
            .map(|seat| (seat, edge_servants(game.components(), place, view.players[seat.index()].edge)))
            .filter(|&(_, count)| count > 0)
            .map(|(seat, count)| ink.paint(Ink::seat(seat.index()), &format!("{}{count}", seat_shape(seat))))
            .collect();
        let arrow = match edge {
            Edge::Lion => "←",
            Edge::Vase => "↓",
            Edge::Fountain => "↑",
            Edge::Statue => "→",
        };
        parts.push(format!("{arrow} {name} {}", if counts.is_empty() { "–".to_owned() } else { counts.join(" ") }));
    }
    lines.push(format!("  {}  {}", ink.paint(Tint::Gold, &phrases.word("rp-edges")), parts.join(" · ")));
}

fn players(game: &RoyalPalace, view: &View, phrases: &Phrases, ink: Ink, lines: &mut Vec<String>) {
    let columns = ["gold", "area", "supply", "cards", "nobles", "points"];
    let heads: String =
        columns.iter().map(|name| format!("{:>9}", phrases.word(&format!("rp-column-{name}")))).collect();
    lines.push(ink.paint(Tint::Muted, &format!("{:18}{heads}", "")));
    let points = points(game, view);
    for seat in Seat::all(view.seats()) {
        let player = &view.players[seat.index()];
        let mark = if view.turn == seat && view.phase != Phase::Over { "▶" } else { " " };
        let name = format!("{mark} {} {}", seat_shape(seat), names::seat(game, seat, phrases));
        let numbers = [
            i32::from(player.gold),
            player.area.into(),
            player.supply.into(),
            player.cards.into(),
            player.nobles.len() as i32,
            points[seat.index()],
        ];
        let numbers: String = numbers.iter().map(|n| format!("{n:>9}")).collect();
        lines.push(format!("{}{numbers}", ink.paint(Ink::seat(seat.index()), &format!("{name:18}"))));
        let privileges = privileges(view, seat, phrases);
        if !privileges.is_empty() {
            lines.push(format!("    {}", ink.paint(Tint::Amber, &privileges)));
        }
    }
}

/// The lasting privileges of a seat, short.
fn privileges(view: &View, seat: Seat, phrases: &Phrases) -> String {
    let nobles = &view.players[seat.index()].nobles;
    let lasting = Privilege::ALL.into_iter().filter(|p| !matches!(p, Privilege::Servant1 | Privilege::Servant3));
    let counted = lasting.map(|p| (p, nobles.iter().filter(|noble| noble.privilege == Some(p)).count() as u8));
    let named = counted.filter(|&(_, count)| count > 0);
    named.map(|(p, count)| names::times(count, names::short(p, phrases), phrases)).collect::<Vec<_>>().join(", ")
}

/// What each seat would score if the game ended now.
pub(crate) fn points(game: &RoyalPalace, view: &View) -> Vec<i32> {
    let tables = game.components();
    let servants: Vec<u64> = view.players.iter().map(|player| player.edge).collect();
    let mut totals: Vec<i32> = view
        .players
        .iter()
        .map(|player| {
            let nobles = player.nobles.iter().map(|noble| u16::from(noble.points)).sum();
            own_points(tables, nobles, player.kept, player.cards).total()
        })
        .collect();
    for edge in 0..Edge::COUNT {
        for (total, points) in totals.iter_mut().zip(edge_points(tables, edge, &servants)) {
            *total += i32::from(points);
        }
    }
    totals
}

fn cards(game: &RoyalPalace, view: &View, phrases: &Phrases, lines: &mut Vec<String>) {
    for seat in Seat::all(view.seats()) {
        let [two, four] = view.players[seat.index()].kept;
        if two + four > 0 {
            let kept = names::cards(&[0, 0, 0, 0, 0, 0, 0, two, four], phrases);
            let seat = names::seat(game, seat, phrases);
            wrap(&phrases.say("rp-kept", &[("seat", seat.into()), ("cards", kept.into())]), lines);
        }
    }
    if view.known.iter().any(|&cards| cards > 0) {
        wrap(&phrases.say("rp-known", &[("cards", names::cards(&view.known, phrases).into())]), lines);
    }
    if view.drawn_cards.iter().any(|&cards| cards > 0) {
        wrap(&phrases.say("rp-drawn", &[("cards", names::cards(&view.drawn_cards, phrases).into())]), lines);
    }
    if view.viewer.is_some() {
        match names::cards(&view.hand, phrases) {
            none if none.is_empty() => lines.push(phrases.word("rp-hand-empty")),
            hand => wrap(&phrases.say("rp-hand", &[("cards", hand.into())]), lines),
        }
    }
}

/// Breaks a line at spaces, so that it stays within 80 columns.
fn wrap(text: &str, lines: &mut Vec<String>) {
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > 78 {
            lines.push(std::mem::replace(&mut line, "  ".to_owned()));
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
}

fn rule(left: &str, middle: &str, right: &str, bar: &str, width: usize, cells: usize) -> String {
    format!("{left}{}{right}", vec![bar.repeat(width); cells].join(middle))
}

/// The text with a space before it, cut or filled to the width.
fn fit(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width.saturating_sub(1)).collect();
    format!(" {cut:<rest$}", rest = width.saturating_sub(1))
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}
