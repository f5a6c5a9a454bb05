//! What moved through an event, for the eye.

use super::pen::key;
use crate::edition::Movement;
use crate::{BanquetRoyal, CakePlace, Card, Colour, Event, Group, Space};
use courtly_draw::Motion;

pub(super) fn motions(game: &BanquetRoyal, event: &Event) -> Vec<Motion> {
    match event {
        Event::Moved { colour, from, to, guests, .. } => {
            let mut all = vec![glance(key::token(*colour))];
            all.extend(each_there(guests, |colour, twin| {
                motion(key::guest(colour, *to, twin), vec![key::space(*from), key::space(*to)])
            }));
            all
        }
        Event::PrincessMoved { colour, card, from, to, .. } => {
            vec![glance(key::token(*colour)), motion(key::PRINCESS.to_owned(), way(game, *card, *from, *to))]
        }
        Event::TokensCleared { tokens } => tokens.iter().map(|&colour| glance(key::token(colour))).collect(),
        Event::Rolled { .. } => vec![glance(key::DIE.to_owned())],
        Event::CrownTaken { seat } => vec![glance(key::crowns(*seat))],
        Event::PrincessReturned { from, to } => {
            vec![motion(key::PRINCESS.to_owned(), vec![key::space(*from), key::space(*to)])]
        }
        Event::Swapped { a, at, b, to, .. } => {
            let cross = |colour, from, to| {
                each_there(&[colour], move |colour, twin| {
                    motion(key::guest(colour, to, twin), vec![key::space(from), key::space(to)])
                })
            };
            [cross(*a, *at, *to), cross(*b, *to, *at)].concat()
        }
        Event::Peeked { place, .. } => vec![glance(key::cake(*place))],
        Event::Lifted { space, guests, .. } => each(guests, |colour, twin| {
            motion(key::lifted(colour, twin), vec![key::space(*space), key::LIFTED.to_owned()])
        }),
        Event::Put { colour, space, .. } => {
            vec![motion(key::guest(*colour, *space, 0), vec![key::LIFTED.to_owned(), key::space(*space)])]
        }
        Event::Party { space, guests, seats, .. } => {
            let group: Group = guests.iter().copied().collect();
            let families = Colour::ALL.into_iter().filter(|&colour| group.count(colour) > 0);
            let fly = |what: String| motion(what.clone(), vec![key::space(*space), what]);
            let own = |family| (0..game.tables.guests_per_colour).map(move |nth| fly(key::won(family, nth)));
            families.flat_map(own).chain(seats.iter().map(|&seat| glance(key::crowns(seat)))).collect()
        }
        Event::CakeTaken { seat, space, .. } => {
            let cake = key::cake(CakePlace::Board(*space));
            vec![motion(cake, vec![key::space(*space), format!("seat:{seat}")])]
        }
        Event::BonusSkipped { .. } | Event::Skipped { .. } | Event::AnotherTurn { .. } | Event::Ended { .. } => vec![],
    }
}

fn motion(what: String, along: Vec<String>) -> Motion {
    Motion { what, along }
}

/// Draws the eye to something that glides by itself, or does not move.
fn glance(what: String) -> Motion {
    motion(what, vec![])
}

/// One motion for each guest of these colours that may stand there now. Those who stood there before are known by
/// their keys and stay; newcomers come along. Only the picture knows which are which.
fn each_there(guests: &[Colour], make: impl Fn(Colour, u8) -> Motion) -> Vec<Motion> {
    let group: Group = guests.iter().copied().collect();
    let colours = Colour::ALL.into_iter().filter(|&colour| group.count(colour) > 0);
    let there = colours.flat_map(|colour| (0..3).map(move |twin| (colour, twin)));
    there.map(|(colour, twin)| make(colour, twin)).collect()
}

/// One motion for each guest, twins counted.
fn each(guests: &[Colour], make: impl Fn(Colour, u8) -> Motion) -> Vec<Motion> {
    let group: Group = guests.iter().copied().collect();
    let twins = |colour| (0..group.count(colour)).map(move |twin| (colour, twin));
    Colour::ALL.into_iter().flat_map(twins).map(|(colour, twin)| make(colour, twin)).collect()
}

/// The spaces passed: each of a straight line, else only the ends.
fn way(game: &BanquetRoyal, card: Card, from: Space, to: Space) -> Vec<String> {
    let (q, r) = (to.q - from.q, to.r - from.r);
    let straight = q == 0 || r == 0 || q + r == 0;
    match game.tables.transport(card).movement {
        Movement::Line { .. } if straight => {
            let step = (q.signum(), r.signum());
            let steps = q.unsigned_abs().max(r.unsigned_abs());
            let mut spaces = vec![from];
            for _ in 0..steps {
                spaces.push(spaces[spaces.len() - 1].step(step));
            }
            spaces.into_iter().map(key::space).collect()
        }
        Movement::Line { .. } | Movement::Steps { .. } | Movement::Icon | Movement::Rim => {
            vec![key::space(from), key::space(to)]
        }
    }
}
