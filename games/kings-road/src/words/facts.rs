use super::{banner, choice, region_list, region_name, specials};
use crate::KingsRoad;
use crate::programme::Programme;
use crate::region::Region;
use crate::state::{Phase, Public};
use crate::view::View;
use courtly_core::Seat;
use courtly_text::{Phrases, Words};

/// All that the viewer knows as sentences, one fact a line.
pub(super) fn facts(game: &KingsRoad, view: &View, phrases: &Phrases) -> Vec<String> {
    let public = &view.public;
    let key = match public.phase {
        Phase::Choose => "kr-fact-choose",
        Phase::Witch => "kr-fact-witch",
        Phase::Over => "kr-fact-over",
    };
    let mut lines = vec![phrases.say(key, &[("round", public.round.into())])];
    if game.permanent {
        lines.push(phrases.word("kr-fact-nobles-permanent"));
    }
    lines.push(phrases.say("kr-fact-king", &[("region", region_name(public.king, phrases).into())]));
    let way = region_list(game.tables.way(public.king).skip(1), phrases);
    lines.push(phrases.say("kr-fact-way", &[("regions", way.into())]));
    if public.dragons_out > 0 {
        lines.push(phrases.say("kr-fact-dragons", &[("count", public.dragons_out.into())]));
    }
    for seat in public.all_seats() {
        seat_facts(game, view, seat, phrases, &mut lines);
    }
    lines.extend(Region::all().map(|region| region_fact(game, public, region, phrases)));
    lines
}

fn seat_facts(game: &KingsRoad, view: &View, seat: Seat, phrases: &Phrases, lines: &mut Vec<String>) {
    let public = &view.public;
    let name = || ("seat", game.seat_name(seat, phrases).into());
    let counts =
        [name(), ("points", public.scores[seat.index()].into()), ("markers", public.available[seat.index()].into())];
    lines.push(phrases.say("kr-fact-seat", &counts));
    let held = specials(public, seat, phrases);
    if held.is_empty() {
        lines.push(phrases.say("kr-fact-no-specials", &[name()]));
    } else {
        let cards = phrases.list(&held, "list-and");
        lines.push(phrases.say("kr-fact-specials", &[name(), ("cards", cards.into())]));
    }
    let nobles = public.nobles[seat.index()];
    if !nobles.is_empty() {
        let regions = region_list(nobles.iter(), phrases);
        lines.push(
            phrases.say("kr-fact-nobles", &[name(), ("count", nobles.len().into()), ("regions", regions.into())]),
        );
    }
    match public.revealed[seat.index()] {
        Some(Programme::WITCH) => lines.push(phrases.say("kr-fact-again", &[name()])),
        Some(programme) => {
            let choice = choice::words(programme, phrases);
            lines.push(phrases.say("kr-fact-revealed", &[name(), ("choice", choice.into())]));
        }
        None => {}
    }
    if public.owing.contains(seat) {
        lines.push(phrases.say("kr-fact-owes", &[name()]));
    } else if let Some(programme) = view.known[seat.index()] {
        let choice = choice::words(programme, phrases);
        lines.push(phrases.say("kr-fact-known", &[name(), ("choice", choice.into())]));
    } else if view.has_chosen(seat) {
        lines.push(phrases.say("kr-fact-chosen", &[name()]));
    }
}

fn region_fact(game: &KingsRoad, public: &Public, region: Region, phrases: &Phrases) -> String {
    let of = |seat: Seat| {
        let noble = public.nobles[seat.index()].contains(region);
        let key = if noble { "kr-influence-noble" } else { "kr-influence" };
        let name = game.seat_name(seat, phrases).into();
        phrases.say(key, &[("seat", name), ("markers", public.influence(seat, region).into())])
    };
    let influence: Vec<String> =
        public.all_seats().filter(|&seat| public.influence(seat, region) > 0).map(of).collect();
    let key = if influence.is_empty() { "kr-fact-region-empty" } else { "kr-fact-region" };
    let args = [
        ("region", region_name(region, phrases).into()),
        ("banner", banner(game, region).into()),
        ("influence", phrases.list(&influence, "list-and").into()),
    ];
    phrases.say(key, &args)
}
