use super::banner;
use super::look::Look;
use super::motions::{DUES, NOBLES};
use super::plan::Plan;
use super::{roads, track};
use courtly_draw::{Markup, html};

/// The track of scores, the land with its roads, the banners, and the King.
pub(super) fn draw(look: &Look, plan: &Plan) -> Markup {
    let total = plan.height + plan.track.height;
    let ring = &look.game.tables.ring;
    let station = ring.iter().position(|&region| region == look.public.king).expect("the ring has every region");
    let (x, y) = plan.slots[station];
    let (right, down, width, height) = plan.king;
    html! {
        svg class=(plan.class) viewBox={ "0 0 " (plan.width) " " (total) } role="group" aria-label=(look.summary)
            data-levels=[look.plays().then(banner::levels)] {
            (track::draw(look, plan))
            g transform={ "translate(0 " (plan.track.height) ")" } {
                use href=(plan.land) width=(plan.width) height=(plan.height) {}
                g data-told=(NOBLES) { (roads::draw(look, plan)) }
                g data-told=(DUES) {
                    @for (slot, &region) in ring.iter().enumerate() {
                        (banner::glow(look, plan, region, plan.slots[slot]))
                    }
                }
                @for (slot, &region) in ring.iter().enumerate() {
                    (banner::draw(look, plan, region, plan.slots[slot]))
                }
                g data-told=(NOBLES) aria-hidden="true" { (roads::sizes(look, plan)) }
                // What changes in a round is named where it is told, not by the map, which would run ahead of the story.
                g data-told=(DUES) role="img" aria-label=(look.king) {
                    @for (slot, &region) in ring.iter().enumerate() {
                        (banner::due(look, plan, region, plan.slots[slot]))
                    }
                }
                use href="#kr-king" data-key="king" x=(x + right) y=(y + down) width=(width) height=(height) {}
            }
        }
    }
}
