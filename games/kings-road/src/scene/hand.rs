use super::clicks::{self, DRAGON, IDLE, KNIGHT, WITCH};
use super::look::{Look, seat_class};
use crate::programme::Knight;
use crate::region::Region;
use crate::state::Phase;
use courtly_core::Seat;
use courtly_draw::{Markup, html};

/// My eleven cards and the places of my programme. A card that is picked goes into its place by the stylesheet alone: the
/// page says which one it is (`data-pick`), and under the card a dashed bed marks where it came from.
pub(super) fn draw(look: &Look) -> Markup {
    let Some(seat) = look.me else { return html! {} };
    if look.public.phase == Phase::Over {
        return html! {};
    }
    let programme = look.view.known[seat.index()];
    let chosen = programme.map(clicks::cards).unwrap_or_default();
    let slots = match programme {
        Some(_) => chosen.len(),
        None if look.public.owing.contains(seat) => look.game.cards_to_choose(look.public, seat) as usize,
        None => 0,
    };
    let idle_chosen = programme.is_some_and(|programme| programme.knight() == Knight::Idle);
    let say = |key: &str| look.phrases.word(key);
    html! {
        div.kr.kr-hand.(seat_class(seat)) role="group" aria-label=(say("kr-hand"))
            data-about=(look.names[look.public.king.index()]) data-sealed=(say("kr-sealed"))
            data-play=(say("kr-play")) {
            @for slot in 0..slots {
                div.kr-slot.(SLOTS[slot]) aria-hidden="true" {
                    span { (say(["kr-slot-1", "kr-slot-2", "kr-slot-3"][slot])) }
                }
            }
            div.kr-rule aria-hidden="true" {}
            @for region in Region::all() {
                (region_card(look, region, &chosen))
            }
            (knight(look, &chosen, idle_chosen))
            (special(look, DRAGON, look.public.dragons.contains(seat), &chosen))
            (special(look, WITCH, look.public.witches.contains(seat), &chosen))
        }
    }
}

const SLOTS: [&str; 3] = ["kr-in-1", "kr-in-2", "kr-in-3"];

/// Whether a card lies in a place of the chosen programme, as a class.
fn placed(place: &str, chosen: &[&str]) -> &'static str {
    chosen.iter().position(|&card| card == place).map_or("kr-held", |slot| SLOTS[slot])
}

fn region_card(look: &Look, region: Region, chosen: &[&str]) -> Markup {
    let number = region.number();
    let cell = ["kr-c1", "kr-c2", "kr-c3", "kr-c4", "kr-c5", "kr-c6", "kr-c7", "kr-c8"][region.index()];
    let place = clicks::region(region);
    let name = &look.names[region.index()];
    let offered = look.offers(place);
    html! {
        div.kr-bed.(cell) aria-hidden="true" { (number) }
        div.kr-card.(cell).(placed(place, chosen)) data-key=(place)
            data-place=[offered.then_some(place)] data-label=[offered.then(|| format!("{name} ({number})"))] {
            svg viewBox="36 0 88 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                use href={ "#kr-scene-" (number) } width="160" height="76" {}
            }
            span.kr-no { (number) }
            span.kr-nm { (name) }
        }
    }
}

/// The Knight, and under him the strip for a Knight who adds nothing.
fn knight(look: &Look, chosen: &[&str], idle_chosen: bool) -> Markup {
    let (active, idle) = (look.offers(KNIGHT), look.offers(IDLE));
    let (name, rest) = (look.phrases.word("kr-knight"), look.phrases.word("kr-idle"));
    html! {
        div.kr-bed.kr-ck aria-hidden="true" {}
        @if !idle_chosen {
            div.kr-card.kr-ck.kr-knight.(placed(KNIGHT, chosen)).kr-short[idle] data-key=(KNIGHT)
                data-place=[active.then_some(KNIGHT)]
                data-label=[active.then(|| look.phrases.word("kr-label-knight"))] {
                (face("knight"))
                span.kr-nm { (name) }
            }
        }
        @if idle || idle_chosen {
            div.kr-card.kr-ck.kr-idle.(placed(IDLE, chosen)) data-key=(IDLE)
                data-place=[idle.then_some(IDLE)] data-label=[idle.then(|| look.phrases.word("kr-label-idle"))] {
                (face("knight"))
                span.kr-nm.kr-strip { (rest) }
                span.kr-nm.kr-full { (look.phrases.word("kr-knight-idle")) }
            }
        }
    }
}

/// Dragon or Witch; once played it stays as an empty frame, struck through.
fn special(look: &Look, place: &'static str, held: bool, chosen: &[&str]) -> Markup {
    let dragon = place == DRAGON;
    let (cell, art) = if dragon { ("kr-cd", "dragon") } else { ("kr-cw", "witch") };
    let key = match (dragon, held) {
        (true, true) => "kr-dragon",
        (true, false) => "kr-dragon-used",
        (false, true) => "kr-witch",
        (false, false) => "kr-witch-used",
    };
    let offered = look.offers(place);
    let label = if dragon { "kr-label-dragon" } else { "kr-label-witch" };
    html! {
        div.kr-bed.(cell) aria-hidden="true" {}
        div.kr-card.(cell).(placed(place, chosen)).kr-spent[!held]
            data-key=(place) data-place=[offered.then_some(place)]
            data-label=[offered.then(|| look.phrases.word(label))] {
            (face(art))
            span.kr-nm { (look.phrases.word(key)) }
        }
    }
}

fn face(art: &str) -> Markup {
    html! {
        svg viewBox="0 0 94 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ "#kr-face-" (art) } width="94" height="76" {}
        }
    }
}

/// A programme as small chips, for the panel of a seat that has revealed it.
pub(super) fn chips(look: &Look, seat: Seat) -> Markup {
    let Some(programme) = look.public.revealed[seat.index()] else { return html! {} };
    html! {
        span.kr-chips data-told=(super::motions::chips(seat)) {
            span.sr { (look.phrases.say("kr-played", &[("programme", crate::words::short(programme, look.phrases).into())])) }
            @for card in clicks::cards(programme) {
                @match card {
                    DRAGON => { (icon("dragon")) }
                    WITCH => { (icon("witch")) }
                    KNIGHT => { (icon("knight")) }
                    IDLE => { span.kr-resting { (icon("knight")) } }
                    region => { span.kr-chip aria-hidden="true" { (&region[5..]) } }
                }
            }
        }
    }
}

pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg.kr-icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#kr-icon-" (name) } width="24" height="24" {} }
    }
}
