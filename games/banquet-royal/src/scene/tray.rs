//! The six transport cards with their tokens and the die, and what lies beside them.

use super::pen::{Pen, key, place};
use crate::edition::Movement;
use crate::words::card_word;
use crate::{Card, Colour};
use courtly_draw::{Markup, html};

/// A line that is longer than any kingdom is said to have no end.
const FAR: u8 = 9;

pub(super) fn tray(pen: &Pen) -> Markup {
    html! {
        div.br-tray role="group" aria-label=(pen.word("br-cards-title")) {
            @for number in 1..=6 { (card(pen, number)) }
            (beside(pen))
        }
    }
}

fn card(pen: &Pen, number: u8) -> Markup {
    let s = pen.s;
    let card = pen.game.tables.card(number);
    let holder = Colour::ALL.into_iter().find(|colour| s.tokens[colour.index()] == Some(card));
    let die = pen.game.tables.card(s.die) == card;
    let (title, how) = (card_word(card, pen.frame.phrases), how(pen, card));
    let name = place::card(card);
    let label = pen.offered(&name, || {
        let key = if die { "br-label-card-die" } else { "br-label-card" };
        pen.say(key, &[("card", title.as_str().into()), ("how", how.as_str().into())])
    });
    html! {
        div.br-card.br-taken[holder.is_some()]
            data-anchor=(name) data-place=[label.as_ref().map(|_| &name)] data-label=[&label]
            data-name=[label.as_ref().map(|_| &title)] {
            span.br-number.num { (number) }
            svg.br-vehicle viewBox="0 0 64 48" aria-hidden="true" {
                use href={ "#br-card-" (card.name()) } width="64" height="48" {}
            }
            span.br-card-words { b { (title) } small { (how) } }
            span.br-holds {
                @if die {
                    @let says = pen.say("br-die-says", &[("number", s.die.into())]);
                    svg.br-die viewBox="-16 -16 32 32" role="img" aria-label=(says) data-key=(key::DIE) data-roll=(s.die) {
                        use href={ "#br-die-" (s.die) } x="-16" y="-16" width="32" height="32" {}
                    }
                }
                @match holder {
                    Some(colour) => (token(pen, colour, Some(&title))),
                    None => svg.br-slot viewBox="-16 -16 32 32" aria-hidden="true" { circle r="13.5" {} },
                }
            }
        }
    }
}

/// The movement of a card in a few words.
fn how(pen: &Pen, card: Card) -> String {
    let transport = pen.game.tables.transport(card);
    let (key, min, max) = match transport.movement {
        Movement::Line { min: 1, max: 1, .. } | Movement::Steps { min: 1, max: 1, .. } => ("br-how-one", 1, 1),
        Movement::Line { min, max, .. } if max >= FAR => ("br-how-far", min, max),
        Movement::Line { min, max, .. } => ("br-how-line", min, max),
        Movement::Steps { min, max, .. } => ("br-how-steps", min, max),
        Movement::Icon => ("br-how-icon", 0, 0),
        Movement::Rim => ("br-how-rim", 0, 0),
    };
    let how = pen.say(key, &[("min", min.into()), ("max", max.into())]);
    if transport.alone { pen.say("br-how-alone", &[("how", how.into())]) } else { how }
}

fn token(pen: &Pen, colour: Colour, on: Option<&str>) -> Markup {
    let name = place::token(colour);
    let words = pen.say(
        if on.is_some() { "br-label-token-on" } else { "br-label-token" },
        &[("colour", pen.colour(colour).into()), ("card", on.unwrap_or_default().into())],
    );
    let offered = pen.frame.offers(&name);
    html! {
        span.br-token data-key=(key::token(colour))
            data-place=[offered.then_some(&name)] data-label=[offered.then_some(&words)]
            data-name=[offered.then(|| pen.word("br-heading-princess"))] {
            svg viewBox="-16 -16 32 32" role="img" aria-label=(words) {
                use href={ "#br-token-" (pen.letter(colour)) } x="-16" y="-16" width="32" height="32" {}
            }
        }
    }
}

/// Tokens on no card, and guests taken off the board.
fn beside(pen: &Pen) -> Markup {
    let lifted = pen.s.lifted();
    html! {
        div.br-beside data-anchor=(key::LIFTED) {
            @for colour in Colour::ALL.into_iter().filter(|colour| pen.s.tokens[colour.index()].is_none()) {
                (token(pen, colour, None))
            }
            @if !lifted.is_empty() {
                @let says = pen.say("br-fact-lifted", &[("guests", pen.guests(lifted).into())]);
                span.br-lifted role="img" aria-label=(says) {
                    @for colour in Colour::ALL {
                        @for twin in 0..lifted.count(colour) {
                            @let next = lifted.first() == Some(colour) && twin == 0;
                            svg.br-next[next] viewBox="-20 -48 40 70" aria-hidden="true" data-key=(key::lifted(colour, twin)) {
                                use href={ "#br-guest-" (pen.letter(colour)) } x="-20" y="-48" width="40" height="70" {}
                            }
                        }
                    }
                }
            }
        }
    }
}
