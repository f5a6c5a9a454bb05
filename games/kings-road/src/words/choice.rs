use super::{bare_name, region_list, region_name};
use crate::programme::{Knight, Programme};
use crate::region::Region;
use courtly_text::Phrases;

/// A programme in words.
pub(super) fn words(programme: Programme, phrases: &Phrases) -> String {
    if programme == Programme::WITCH {
        return phrases.word("kr-choice-witch");
    }
    let regions: Vec<Region> = programme.regions().collect();
    match (programme.knight(), programme.has_dragon(), regions.as_slice()) {
        (Knight::Absent, false, []) => phrases.word("kr-choice-nothing"),
        (Knight::Absent, true, []) => phrases.word("kr-choice-dragon"),
        (Knight::Idle, false, []) => phrases.word("kr-choice-idle"),
        (Knight::Idle, true, []) => phrases.word("kr-choice-dragon-idle"),
        (Knight::Absent, false, regions) => one_each("kr-choice-regions", regions, phrases),
        (Knight::Absent, true, regions) => one_each("kr-choice-regions-dragon", regions, phrases),
        (Knight::Idle, false, regions) => one_each("kr-choice-regions-idle", regions, phrases),
        (Knight::Idle, true, regions) => one_each("kr-choice-regions-dragon-idle", regions, phrases),
        (Knight::Active, dragon, regions) => boosted(dragon, regions, phrases),
    }
}

/// The cards of a programme, for a sentence that is one of many: "Dark Tower twice (Knight) and Savage Hills".
pub(super) fn cards(programme: Programme, phrases: &Phrases) -> String {
    if programme == Programme::WITCH {
        return phrases.word("kr-cards-witch");
    }
    let mut cards: Vec<String> = programme.regions().map(|region| bare_name(region, phrases)).collect();
    if programme.knight() == Knight::Active {
        let boosted = cards.pop().expect("an active Knight has a region before him");
        cards.insert(0, phrases.say("kr-cards-active", &[("region", boosted.into())]));
    }
    if programme.has_dragon() {
        cards.push(phrases.word("kr-cards-dragon"));
    }
    if programme.knight() == Knight::Idle {
        cards.push(phrases.word("kr-cards-idle"));
    }
    phrases.list(&cards, "list-and")
}

/// A programme for a narrow column: the numbers of the regions where its markers go, and its other cards, such as
/// "6 6 5" or "5 6, Dragon".
pub(crate) fn short(programme: Programme, phrases: &Phrases) -> String {
    if programme == Programme::WITCH {
        return phrases.word("kr-witch");
    }
    let mut numbers: Vec<String> = programme.regions().map(|region| region.number().to_string()).collect();
    let mut parts = vec![];
    if programme.knight() == Knight::Active {
        numbers.extend(numbers.last().cloned());
        numbers.reverse();
    }
    if !numbers.is_empty() {
        parts.push(numbers.join(" "));
    }
    if programme.has_dragon() {
        parts.push(phrases.word("kr-dragon"));
    }
    if programme.knight() == Knight::Idle {
        parts.push(phrases.word("kr-short-idle"));
    }
    if parts.is_empty() { phrases.word("kr-short-nothing") } else { parts.join(", ") }
}

/// The headings of a programme: what kind it is, then its first or its doubled region, so that 185 programmes are two
/// short lists.
pub(super) fn headings(programme: Programme, phrases: &Phrases) -> Vec<String> {
    let regions: Vec<Region> = programme.regions().collect();
    let key = match (programme.knight(), programme.has_dragon()) {
        _ if programme == Programme::WITCH => "kr-heading-witch",
        (Knight::Absent, false) => "kr-heading-regions",
        (Knight::Absent, true) => "kr-heading-dragon",
        (Knight::Active, _) => "kr-heading-knight",
        (Knight::Idle, _) => "kr-heading-idle",
    };
    let leading = match programme.knight() {
        Knight::Active => regions.last(),
        Knight::Absent | Knight::Idle => regions.first(),
    };
    let place = leading.map_or_else(|| phrases.word("kr-heading-none"), |region| region_name(*region, phrases));
    vec![phrases.word(key), place]
}

fn one_each(key: &str, regions: &[Region], phrases: &Phrases) -> String {
    let names = region_list(regions.iter().copied(), phrases);
    phrases.say(key, &[("count", regions.len().into()), ("regions", names.into())])
}

fn boosted(dragon: bool, regions: &[Region], phrases: &Phrases) -> String {
    let (&last, others) = regions.split_last().expect("an active Knight has a region before him");
    let boosted = region_name(last, phrases).into();
    match (others, dragon) {
        ([other, ..], _) => {
            let other = region_name(*other, phrases).into();
            phrases.say("kr-choice-active-other", &[("boosted", boosted), ("other", other)])
        }
        ([], true) => phrases.say("kr-choice-active-dragon", &[("boosted", boosted)]),
        ([], false) => phrases.say("kr-choice-active", &[("boosted", boosted)]),
    }
}
