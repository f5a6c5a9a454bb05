use super::seat_list;
use crate::KingsRoad;
use crate::state::Public;
use courtly_core::{Outcome, Seat};
use courtly_text::{Phrases, Words};

/// Why the game ended, every score in its parts, and by what it was won.
pub(super) fn account(game: &KingsRoad, public: &Public, outcome: &Outcome, phrases: &Phrases) -> Vec<String> {
    let reason = if outcome.reason == "rounds" { "kr-ending-rounds" } else { "kr-ending-forty" };
    let ended = [("round", public.round.into()), ("target", game.tables.target.into())];
    let mut lines = vec![phrases.say(reason, &ended)];
    lines.extend(public.all_seats().map(|seat| score(game, public, seat, phrases)));
    lines.push(victory(game, public, outcome, phrases));
    lines
}

fn score(game: &KingsRoad, public: &Public, seat: Seat, phrases: &Phrases) -> String {
    let tally = public.tallies[seat.index()];
    let points = public.scores[seat.index()];
    // A loaded position does not tell where its points came from.
    let earlier = points.saturating_sub(tally.influence + tally.nobles + tally.closing);
    let key = if earlier == 0 { "kr-ending-score" } else { "kr-ending-score-earlier" };
    let args = [
        ("seat", game.seat_name(seat, phrases).into()),
        ("points", points.into()),
        ("earlier", earlier.into()),
        ("influence", tally.influence.into()),
        ("nobles", tally.nobles.into()),
        ("closing", tally.closing.into()),
    ];
    phrases.say(key, &args)
}

fn victory(game: &KingsRoad, public: &Public, outcome: &Outcome, phrases: &Phrases) -> String {
    let [winner] = outcome.winners[..] else {
        let names = seat_list(game, outcome.winners.iter().copied(), phrases);
        return phrases.say("kr-ending-shared", &[("seats", names.into())]);
    };
    let best = public.scores[winner.index()];
    let equals = public.all_seats().filter(|seat| public.scores[seat.index()] == best).count();
    let key = if equals == 1 { "kr-ending-points" } else { "kr-ending-nobles" };
    let nobles = public.nobles[winner.index()].len();
    phrases.say(key, &[("seat", game.seat_name(winner, phrases).into()), ("nobles", nobles.into())])
}
