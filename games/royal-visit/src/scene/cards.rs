use super::places::card_place;
use crate::words::{name, names};
use crate::{Card, Cards, Phase, RoyalVisit, Suit, View};
use courtly_core::{Seat, Viewer};
use courtly_draw::{Frame, Markup, Scene, badge, html};
use courtly_text::{Phrases, initial};

const SUITS: [Suit; 4] = [Suit::King, Suit::Guard, Suit::Wizard, Suit::Jester];

impl Suit {
    pub(super) fn class(self) -> &'static str {
        match self {
            Suit::King => "rv-king",
            Suit::Guard => "rv-guard",
            Suit::Wizard => "rv-wizard",
            Suit::Jester => "rv-jester",
        }
    }

    /// The symbol of the suit's piece.
    fn art(self) -> &'static str {
        match self {
            Suit::King => "#rv-king",
            Suit::Guard => "#rv-guard",
            Suit::Wizard => "#rv-wizard",
            Suit::Jester => "#rv-jester",
        }
    }

    /// The key of the phrase that names the suit.
    fn key(self) -> &'static str {
        match self {
            Suit::King => "rv-suit-king",
            Suit::Guard => "rv-suit-guard",
            Suit::Wizard => "rv-suit-wizard",
            Suit::Jester => "rv-suit-jester",
        }
    }
}

impl Card {
    fn art(self) -> &'static str {
        match self {
            Card::K => "#rv-card-king",
            Card::G1 => "#rv-card-guard-one",
            Card::G2 => "#rv-card-guard-two",
            Card::GF => "#rv-card-guard-flank",
            Card::W1 | Card::W2 | Card::W3 => "#rv-card-wizard",
            Card::J1 | Card::J2 | Card::J3 | Card::J4 | Card::J5 => "#rv-card-jester",
            Card::JM => "#rv-card-jester-middle",
        }
    }

    /// The number in the corner; none for cards that name a place.
    fn value(self) -> Option<u8> {
        match self {
            Card::K | Card::G1 | Card::W1 | Card::J1 => Some(1),
            Card::G2 | Card::W2 | Card::J2 => Some(2),
            Card::W3 | Card::J3 => Some(3),
            Card::J4 => Some(4),
            Card::J5 => Some(5),
            Card::GF | Card::JM => None,
        }
    }
}

/// The name of a card and what it does.
fn card_words(card: Card, phrases: &Phrases) -> String {
    phrases.say("rv-card-does", &[("card", card.code().into())])
}

/// What stands at the foot of a card, and beside its pips.
fn card_foot(card: Card, phrases: &Phrases) -> String {
    match card {
        Card::G2 => "1 + 1".to_owned(),
        Card::GF => phrases.word("rv-flank"),
        Card::JM => phrases.word("rv-middle"),
        _ => phrases.word(card.suit().key()),
    }
}

/// The viewer's own hand, the suits apart.
pub(super) fn hand(view: &View, frame: &Frame) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let phrases = frame.phrases;
    let exposed = view.memory.hands[seat.index()];
    html! {
        div.rv.rv-hand data-anchor={ "hand:" (seat) } role="group" aria-label=(phrases.word("rv-your-hand")) {
            @for suit in SUITS {
                @if !view.hand.of(suit).is_empty() {
                    div.rv-suit.(suit.class()) {
                        @for (card, count) in view.hand.of(suit).kinds() {
                            @let words = card_words(card, phrases);
                            @let foot = card_foot(card, phrases);
                            @for nth in 0..count {
                                div.rv-card data-place=(card_place(card)) data-label=(words)
                                    data-key={ "card:" (card.code()) ":" (nth) } {
                                    svg viewBox="0 0 76 112" aria-hidden="true" { use href=(card.art()) {} }
                                    span.rv-val aria-hidden="true" { (value(card)) }
                                    span.rv-name aria-hidden="true" { (foot) }
                                    span.sr { (words) }
                                    @if nth < exposed.count(card) {
                                        svg.rv-eye viewBox="0 0 16 16" aria-hidden="true" { use href="#rv-eye" {} }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if !exposed.is_empty() {
            p.rv.rv-note {
                svg viewBox="0 0 16 16" aria-hidden="true" { use href="#rv-eye" {} }
                (phrases.say("rv-exposed", &[("who", name(seat.next(2), phrases).into())]))
            }
        }
    }
}

fn value(card: Card) -> Markup {
    html! {
        @if let Some(value) = card.value() {
            (value)
        } @else if card == Card::JM {
            svg viewBox="0 0 16 16" { use href="#rv-icon-fountain" {} }
        }
    }
}

/// The hands that the viewer does not hold, as card backs, and the piles.
pub(super) fn strip(game: &RoyalVisit, view: &View, frame: &Frame) -> Markup {
    html! {
        div.rv.rv-strip {
            @for seat in Seat::all(2) {
                @if !view.viewer.is(seat) { (backs(game, view, seat, frame)) }
            }
            (piles(view, frame.phrases))
        }
    }
}

/// One other hand. Cards that memory places there for sure are seen from the front (clause 6.3).
fn backs(game: &RoyalVisit, view: &View, seat: Seat, frame: &Frame) -> Markup {
    let phrases = frame.phrases;
    let who = name(seat, phrases);
    let size = view.hand_sizes[seat.index()];
    let known = if view.viewer == Viewer::Spectator { Cards::EMPTY } else { view.known() };
    html! {
        div.rv-hand-of {
            (badge(game.mark(seat), initial(&who).unwrap_or('?')))
            div.rv-backs data-anchor={ "hand:" (seat) } {
                span.sr {
                    (phrases.say("rv-fact-hand", &[("who", who.as_str().into()), ("cards", size.into())]))
                    @if !known.is_empty() {
                        " " (phrases.say("rv-fact-known", &[("who", who.as_str().into()), ("cards", names(known, phrases).into())]))
                    }
                }
                @for (nth, card) in known.each().enumerate() {
                    div.rv-back data-key={ "known:" (seat) ":" (nth) } {
                        svg.(card.suit().class()) viewBox="0 0 76 112" aria-hidden="true" {
                            rect.rv-face x=".5" y=".5" width="75" height="111" rx="8" {}
                            use href=(card.art()) {}
                            @if let Some(value) = card.value() {
                                text.rv-face-value x="9" y="28" { (value) }
                            }
                        }
                    }
                }
                @for nth in known.len()..size {
                    div.rv-back data-key={ "back:" (seat) ":" (nth) } {
                        svg viewBox="0 0 76 112" aria-hidden="true" { use href="#rv-card-back" {} }
                    }
                }
            }
        }
    }
}

fn piles(view: &View, phrases: &Phrases) -> Markup {
    let board = &view.public;
    // What is played this turn lies on top; of older cards the order is not kept.
    let top = match board.phase {
        Phase::Acting(playing) => Some(playing.suit()),
        Phase::Side | Phase::Deal | Phase::Start | Phase::Draw | Phase::Over { .. } => None,
    };
    let then = if board.little { "rv-then-end" } else { "rv-then-little" };
    let then_words = phrases.word(then);
    html! {
        div.rv-piles {
            div.rv-pile {
                div.rv-art data-anchor="deck" {
                    @if view.deck_size > 1 {
                        div.rv-deck.rv-art { svg viewBox="0 0 76 112" aria-hidden="true" { use href="#rv-card-back" {} } }
                    }
                    @if view.deck_size > 0 {
                        svg data-key="deck-top" viewBox="0 0 76 112" aria-hidden="true" { use href="#rv-card-back" {} }
                    } @else {
                        div.rv-art.rv-empty {}
                    }
                }
                span { b data-count=(view.deck_size) { (view.deck_size) } (phrases.word("rv-deck")) }
                span.rv-then title=(then_words) {
                    (phrases.word("rv-then"))
                    svg viewBox="0 0 48 44" role="img" aria-label=(then_words) {
                        use href=(if board.little { "#rv-chateau" } else { "#rv-crown-little" }) width="48" height="44" {}
                    }
                }
            }
            div.rv-pile {
                div.rv-art data-anchor="discard" {
                    @if board.discard.is_empty() {
                        div.rv-art.rv-empty {}
                    } @else {
                        svg.(top.map_or("rv-none", Suit::class)) data-key="discard-top" viewBox="0 0 76 112" aria-hidden="true" {
                            rect.rv-face x=".5" y=".5" width="75" height="111" rx="8" {}
                            use href=(top.map_or("#rv-card-any", card_art)) {}
                        }
                    }
                }
                span { b data-count=(board.discard.len()) { (board.discard.len()) } (phrases.word("rv-discard")) }
            }
        }
    }
}

fn card_art(suit: Suit) -> &'static str {
    match suit {
        Suit::King => Card::K.art(),
        Suit::Guard => Card::G1.art(),
        Suit::Wizard => Card::W1.art(),
        Suit::Jester => Card::J1.art(),
    }
}

/// Every card of the game as a small mark: discarded, in a known hand, or unseen.
pub(super) fn seen(game: &RoyalVisit, view: &View, phrases: &Phrases) -> Markup {
    let all = game.tables.cards;
    let unseen = all.minus(view.public.discard).minus(view.hand).minus(view.known());
    let spectator = view.viewer == Viewer::Spectator;
    html! {
        div.rv {
            p.sr { (phrases.say("rv-unseen", &[("cards", unseen.len().into())])) }
            ul.rv-seen {
                @for suit in SUITS {
                    li.(suit.class()) {
                        svg viewBox="0 0 48 56" role="img" aria-label=(phrases.word(suit.key())) { use href=(suit.art()) {} }
                        span.rv-kinds {
                            @for (card, count) in all.of(suit).kinds() { (kind(view, card, count, unseen, phrases)) }
                        }
                        b.num data-count=(unseen.of(suit).len()) { (unseen.of(suit).len()) }
                    }
                }
            }
            p.rv-key {
                span.rv-pips { i.d {} (phrases.word("rv-key-discarded")) }
                @if !spectator { span.rv-pips { i.m {} (phrases.word("rv-key-yours")) } }
                @if !view.known().is_empty() {
                    span.rv-pips { i.o {} (phrases.word(if spectator { "rv-key-together" } else { "rv-key-theirs" })) }
                }
                span.rv-pips { i {} (phrases.word("rv-key-unseen")) }
            }
        }
    }
}

fn kind(view: &View, card: Card, count: u8, unseen: Cards, phrases: &Phrases) -> Markup {
    let foot = match card {
        Card::GF | Card::JM => card_foot(card, phrases),
        _ => card.value().map_or_else(String::new, |value| value.to_string()),
    };
    html! {
        span.rv-kind {
            span.rv-pips aria-hidden="true" {
                @for _ in 0..view.public.discard.count(card) { i.d {} }
                @for _ in 0..view.hand.count(card) { i.m {} }
                @for _ in 0..view.known().count(card) { i.o {} }
                @for _ in 0..unseen.count(card) { i {} }
            }
            span.rv-kl { (foot) span.sr { ": " (unseen.count(card)) "/" (count) } }
        }
    }
}
