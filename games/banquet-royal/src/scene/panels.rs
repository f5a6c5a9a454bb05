//! The race in numbers, what has been seen, and the score at the end.

use super::pen::{Pen, key, place};
use crate::words::{bonus_key, family_word, place_words};
use crate::{CakePlace, Colour, Lies};
use courtly_core::{Outcome, Seat};
use courtly_draw::{Markup, html};

/// Guests × crowns + cakes of a seat.
pub(super) fn seat(pen: &Pen, seat: Seat) -> Markup {
    let player = pen.s.players[seat.index()];
    let product = u32::from(player.guests) * u32::from(player.crowns);
    let known: u32 = pen.s.cakes_of(seat).map(|cake| u32::from(cake.value)).sum();
    let hidden = pen.s.cakes_of(seat).any(|cake| cake.value == 0);
    html! {
        div class={ "br-seat tight br-of-" (player.family.name()) } {
            p.br-total.num {
                span.br-family { (pen.colour(player.family)) }
                span { b data-count=(product + known) { (product + known) } @if hidden { small { " + ?" } } }
            }
            p.br-sum.num {
                (won(pen, player.family, player.guests))
                b aria-hidden="true" data-count=(player.guests) { (player.guests) }
                span aria-hidden="true" { "×" }
                svg.br-crowns viewBox="-20 -18 40 32" role="img" data-key=(key::crowns(seat))
                    aria-label=(pen.say("br-crowns", &[("crowns", player.crowns.into())])) {
                    use href="#br-crown1" x="-30" y="-24" width="60" height="48" {}
                }
                b aria-hidden="true" data-count=(player.crowns) { (player.crowns) }
                span.br-cakes { (cakes(pen, seat)) }
            }
        }
    }
}

/// The guests of a family that came home; a pale one where there is none yet.
fn won(pen: &Pen, family: Colour, guests: u8) -> Markup {
    let words = pen.say("br-guests", &[("guests", guests.into())]);
    let symbol = format!("#br-guest-{}", pen.letter(family));
    html! {
        span.br-home.br-none[guests == 0] role="img" aria-label=(words) {
            @for nth in 0..guests.max(1) {
                svg.br-won viewBox="-20 -48 40 70" aria-hidden="true"
                    data-key=[(guests > 0).then(|| key::won(family, nth))] {
                    use href=(symbol) x="-20" y="-48" width="40" height="70" {}
                }
            }
        }
    }
}

/// The cakes that a seat took, with their points or a question mark.
fn cakes(pen: &Pen, seat: Seat) -> Markup {
    let name = pen.seat(seat);
    html! {
        @for (nth, cake) in (0..).zip(pen.s.cakes_of(seat)) {
            @let held = CakePlace::Held { seat, nth };
            @let place = place::cake(held);
            @let words = pen.say(if cake.value == 0 { "br-label-held" } else { "br-label-held-known" }, &[
                ("nth", (nth + 1).into()),
                ("seat", name.as_str().into()),
                ("value", cake.value.into()),
            ]);
            @let offered = pen.frame.offers(&place);
            @if nth == 0 { span aria-hidden="true" { "+" } }
            span.br-held data-key=(key::cake(held))
                data-place=[offered.then_some(&place)] data-label=[offered.then_some(&words)] {
                svg viewBox="-20 -20 40 40" role="img" aria-label=(words) {
                    use href=(if cake.value == 0 { "#br-cake-hidden" } else { "#br-cake-token" })
                        x="-20" y="-20" width="40" height="40" {}
                }
                b aria-hidden="true" { @if cake.value == 0 { "?" } @else { (cake.value) } }
            }
        }
    }
}

/// The bonuses of the die, the cakes nobody told the viewer about, and who looked where.
pub(super) fn seen(pen: &Pen) -> Markup {
    let s = pen.s;
    let tables = &pen.game.tables;
    let mut unknown = tables.cakes.clone();
    for cake in s.cakes().filter(|cake| cake.value != 0) {
        if let Some(index) = unknown.iter().position(|&value| value == cake.value) {
            unknown.remove(index);
        }
    }
    let unknown: Vec<String> = unknown.iter().map(u8::to_string).collect();
    html! {
        div.br-seen {
            p.br-seen-title { (pen.word("br-seen-die")) }
            ol.br-bonuses.num {
                @for number in 1..=6u8 {
                    li {
                        svg viewBox="-16 -16 32 32" aria-hidden="true" {
                            use href={ "#br-die-" (number) } x="-16" y="-16" width="32" height="32" {}
                        }
                        span { (pen.word(bonus_key(tables.bonus(number)))) }
                    }
                }
            }
            p.br-left.num {
                b.br-seen-title { (pen.word("br-seen-guests")) }
                @for colour in Colour::ALL {
                    @let left = s.guests.count(colour) + s.lifted().count(colour);
                    @let words = pen.say("br-seen-left", &[("colour", pen.colour(colour).into()), ("guests", left.into())]);
                    span role="img" aria-label=(words) {
                        svg viewBox="-20 -48 40 70" aria-hidden="true" {
                            use href={ "#br-guest-" (pen.letter(colour)) } x="-20" y="-48" width="40" height="70" {}
                        }
                        b aria-hidden="true" data-count=(left) { (left) }
                    }
                }
            }
            @if !unknown.is_empty() {
                p { (pen.say("br-seen-unknown", &[("values", pen.frame.phrases.list(&unknown, "list-and").into())])) }
            }
            @for seat in pen.seats() {
                @let looked = looked_at(pen, seat);
                @if !looked.is_empty() {
                    p { (pen.say("br-fact-seen", &[
                        ("seat", pen.seat(seat).into()),
                        ("cakes", pen.frame.phrases.list(&looked, "list-and").into()),
                    ])) }
                }
            }
        }
    }
}

fn looked_at(pen: &Pen, seat: Seat) -> Vec<String> {
    let seen = pen.s.cakes().filter(|cake| cake.seen.contains(seat));
    seen.map(|cake| place_words(pen.game, Some(&pen.s.kingdom), pen.s.place(cake), pen.frame.phrases)).collect()
}

/// Where the game stands, in a few words.
pub(super) fn meta(pen: &Pen) -> String {
    let s = pen.s;
    let cakes = pen.say("br-meta", &[("cakes", s.kingdom.cakes().len().into())]);
    // The end for want of parties is worth a word when it comes near.
    let most = pen.game.tables.quiet_turns;
    if u16::from(s.quiet) * 4 < u16::from(most) * 3 {
        return cakes;
    }
    let quiet = pen.say("br-quiet", &[("turns", s.quiet.into()), ("most", most.into())]);
    format!("{cakes} · {quiet}")
}

pub(super) fn tally(pen: &Pen, outcome: &Outcome) -> Markup {
    let s = pen.s;
    html! {
        table.br-tally.num {
            thead { tr {
                th scope="col" { span.sr { (pen.word("br-families-title")) } }
                th scope="col" { (pen.word("br-tally-guests")) }
                th scope="col" { (pen.word("br-tally-crowns")) }
                th scope="col" { (pen.word("br-tally-product")) }
                th scope="col" { (pen.word("br-tally-cakes")) }
                th scope="col" { (pen.word("br-tally-total")) }
            } }
            tbody {
                @for seat in pen.seats() {
                    @let player = s.players[seat.index()];
                    @let cakes: Vec<String> = s.cakes_of(seat).map(|cake| cake.value.to_string()).collect();
                    @let sum: u32 = s.cakes_of(seat).map(|cake| u32::from(cake.value)).sum();
                    tr.br-winner[outcome.winners.contains(&seat)] {
                        th scope="row" title=(pen.seat(seat)) {
                            (guest_of(pen, player.family))
                            (pen.seat(seat))
                        }
                        td { (player.guests) }
                        td { "× " (player.crowns) }
                        td { "= " (u32::from(player.guests) * u32::from(player.crowns)) }
                        td {
                            @match cakes.as_slice() {
                                [] => "–",
                                [one] => { "+ " (one) },
                                many => { "+ " (sum) small { (many.join(" + ")) } },
                            }
                        }
                        td { b { (pen.game.score(s, seat)) } }
                    }
                }
            }
        }
        @let left = s.cakes().filter(|cake| cake.lies == Lies::Board).count();
        @if left > 0 { p.br-tally-note { (pen.say("br-meta", &[("cakes", left.into())])) } }
    }
}

fn guest_of(pen: &Pen, colour: Colour) -> Markup {
    html! {
        svg.br-won viewBox="-20 -48 40 70" role="img" aria-label=(family_word(colour, pen.frame.phrases)) {
            use href={ "#br-guest-" (pen.letter(colour)) } x="-20" y="-48" width="40" height="70" {}
        }
    }
}
