use crate::programme::{Knight, Programme};
use crate::region::Region;
use courtly_draw::Clicks;

pub(super) const KNIGHT: &str = "card:knight";
/// The Knight as a card that adds nothing: a place of its own, so that nobody is asked each time whether he acts.
pub(super) const IDLE: &str = "card:idle";
pub(super) const DRAGON: &str = "card:dragon";
pub(super) const WITCH: &str = "card:witch";

/// The place of a region's card, and of its banner.
pub(super) fn region(region: Region) -> &'static str {
    ["card:1", "card:2", "card:3", "card:4", "card:5", "card:6", "card:7", "card:8"][region.index()]
}

/// The cards of a programme, in the order of its spelling.
pub(super) fn cards(programme: Programme) -> Vec<&'static str> {
    if programme == Programme::WITCH {
        return vec![WITCH];
    }
    let dragon = programme.has_dragon().then_some(DRAGON);
    let regions = programme.regions().map(region);
    match programme.knight() {
        Knight::Absent => regions.chain(dragon).collect(),
        Knight::Idle => regions.chain(dragon).chain([IDLE]).collect(),
        Knight::Active => dragon.into_iter().chain(regions).chain([KNIGHT]).collect(),
    }
}

/// Cards are clicked in any order, but the Knight that acts: he comes last, right after the region that he boosts.
/// Clause 3.3.
pub(super) fn places(programme: Programme) -> Clicks {
    let places = cards(programme).into_iter().map(str::to_owned).collect();
    Clicks { places, in_order: programme.knight() == Knight::Active }
}
