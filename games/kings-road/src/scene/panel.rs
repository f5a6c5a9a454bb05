use super::hand::{chips, icon};
use super::look::{Look, seat_class};
use super::motions::{POINTS, dragon, marker, points, supply, witch};
use courtly_core::Seat;
use courtly_draw::{Markup, html};

/// A seat's race in numbers: markers left, special cards held, points; in the second half what it has revealed.
pub(super) fn draw(look: &Look, seat: Seat) -> Markup {
    let (public, at) = (look.public, seat.index());
    let (markers, score) = (public.available[at], public.scores[at]);
    let left = look.phrases.say("kr-panel-markers", &[("markers", markers.into())]);
    let special = |held: bool, key: String, name: &str, holds: &str, used: &str| {
        html! {
            span.kr-special.kr-gone[!held] data-key=(key) data-told=(key)
                title=(look.phrases.word(if held { holds } else { used })) {
                (icon(name))
                span.sr { (look.phrases.word(if held { holds } else { used })) }
            }
        }
    };
    // More than two panels are a whole third of a phone.
    let tight = public.all_seats().count() > 2;
    html! {
        div.kr.kr-facts.tight[tight].(seat_class(seat)) {
            span.kr-left data-key=(supply(seat)) data-told=(supply(seat)) title=(left) {
                // It flies alone, so it has its colour with it.
                span.kr-marker.(seat_class(seat)) data-key=(marker(seat)) { (icon("marker")) }
                span.num aria-hidden="true" data-count=(markers) { (markers) }
                span.sr { (left) }
            }
            (special(public.dragons.contains(seat), dragon(seat), "dragon", "kr-panel-dragon", "kr-dragon-used"))
            (special(public.witches.contains(seat), witch(seat), "witch", "kr-panel-witch", "kr-witch-used"))
            (chips(look, seat))
            span.kr-score data-key=(points(seat)) data-told=(POINTS) {
                span.num aria-hidden="true" data-count=(score) { (score) }
                span.sr { (look.phrases.say("kr-panel-points", &[("points", score.into())])) }
            }
        }
    }
}
