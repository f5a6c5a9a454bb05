//! What is clicked for a decision, and what it would bring.

use super::pen::place;
use crate::{BanquetRoyal, CakePlace, Choice, Group, Space, View};
use courtly_draw::Clicks;
use courtly_text::Phrases;

/// A move is a card, who moves, and where to. The guest that is clicked tells whose token is used; for the princess the
/// token is clicked too.
pub(super) fn clicks(choice: Choice) -> Clicks {
    match choice {
        Choice::Guests { colour, card, from, to } => {
            Clicks::in_order([place::card(card), place::guest(colour, from), place::to(to)])
        }
        Choice::Princess { colour, card, to } => {
            Clicks::in_order([place::card(card), place::PRINCESS.to_owned(), place::token(colour), place::to(to)])
        }
        Choice::Swap { a, b } => Clicks::in_any_order(vec![place::guest(a.0, a.1), place::guest(b.0, b.1)]),
        Choice::Peek(cake) => Clicks::in_order([place::cake(cake)]),
        Choice::Lift(space) => Clicks::in_order([place::group(space)]),
        Choice::Put { space, .. } => Clicks::in_order([place::to(space)]),
        Choice::Cake(space) => Clicks::in_order([place::cake(CakePlace::Board(space))]),
        Choice::Skip => Clicks::button(),
    }
}

/// A party, and the roll of the die, which comes before it and can spoil it.
pub(super) fn preview(game: &BanquetRoyal, view: &View, choice: Choice, phrases: &Phrases) -> Option<String> {
    let s = &view.table;
    let at = |space: Space| s.kingdom.spot(space).map(|spot| (spot, s.guests.at(spot)));
    let (card, to, party) = match choice {
        Choice::Guests { card, from, to, .. } => {
            let ((_, group), (spot, others)) = (at(from)?, at(to)?);
            let all: Group = group.iter().chain(others.iter()).collect();
            (card, spot, (spot == s.princess && all.len() == game.tables.group).then_some(all))
        }
        Choice::Princess { card, to, .. } => {
            let (spot, others) = at(to)?;
            (card, spot, (others.len() == game.tables.group).then_some(others))
        }
        Choice::Swap { .. }
        | Choice::Peek(_)
        | Choice::Lift(_)
        | Choice::Put { .. }
        | Choice::Cake(_)
        | Choice::Skip => return None,
    };
    let rolls = game.tables.card(s.die) == card;
    let Some(party) = party else {
        return rolls.then(|| phrases.word("br-preview-die"));
    };
    if rolls {
        return Some(phrases.word("br-preview-die-party"));
    }
    let player = s.players[s.active.index()];
    let own = u16::from(party.count(player.family));
    let crowns = u16::from(game.tables.crowns[s.kingdom.icon(to).index()]);
    let before = u16::from(player.guests) * player.crowns;
    let after = (u16::from(player.guests) + own) * (player.crowns + if own > 0 { crowns } else { 0 });
    Some(phrases.say("br-preview-party", &[("points", i32::from(after - before).into())]))
}
