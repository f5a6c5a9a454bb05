use crate::order::{deals, play_deals};
use crate::stats::Estimate;
use crate::{Deal, Order, Played, Progress, Sides};
use courtly_games::Complete;
use std::ops::ControlFlow;

/// Two editions played by the same players with the same seeds.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Matches of each edition.
    pub games: usize,
    pub measures: Vec<Measure>,
}

/// One thing measured in both editions, and how much more of it the second has. Deals of one seed are compared with
/// each other, so what the seeds give to both cancels out of the difference.
#[derive(Clone, Debug)]
pub struct Measure {
    pub name: String,
    /// Shares are between 0 and 1; other things are counts.
    pub is_share: bool,
    pub first: Estimate,
    pub second: Estimate,
    pub difference: Estimate,
}

pub(crate) fn compare<G: Complete>(
    order: &Order,
    first: &G,
    second: &G,
    progress: &mut dyn FnMut(&Progress),
) -> Comparison {
    let challenger = order.players[0].clone();
    let field = order.players.last().cloned().unwrap_or_else(|| challenger.clone());
    let sides = Sides { challenger, field };
    let rotations = if sides.challenger == sides.field { 1 } else { first.seats() };
    let games = deals(order.games, &sides, first.seats()) * rotations;
    let mut all = |game: &G, name: &str, before: usize| {
        let mut dealt = vec![];
        let mut sum = 0.0;
        play_deals(order, game, &sides, |nth, deal| {
            sum += deal.share();
            let (what, done) = (format!("edition {name}"), before + (nth + 1) * rotations);
            progress(&Progress { what, done, all: 2 * games, share: sum / (nth + 1) as f64 });
            dealt.push(deal);
            ControlFlow::Continue(())
        });
        dealt
    };
    let first_deals = all(first, &order.editions[0].name, 0);
    let second_deals = all(second, &order.editions[1].name, games);
    Comparison { games, measures: measures(first.seats(), &first_deals, &second_deals) }
}

fn measures(seats: usize, first: &[Deal], second: &[Deal]) -> Vec<Measure> {
    let mut found = vec![];
    let mut add = |name: String, is_share: bool, of: &dyn Fn(&Played) -> f64| {
        let [a, b] = [first, second].map(|deals| deals.iter().map(|d| d.mean(|_, m| of(m))).collect::<Vec<f64>>());
        let estimate =
            |values: &[f64]| if is_share { Estimate::of_shares(values) } else { Estimate::of_values(values) };
        found.push(Measure {
            name,
            is_share,
            first: estimate(&a),
            second: estimate(&b),
            difference: Estimate::of_difference(&a, &b),
        });
    };
    for seat in 0..seats {
        add(format!("wins of seat {seat}"), true, &|played| played.shares[seat]);
    }
    add("steps".to_owned(), false, &|played| f64::from(played.steps));
    add("decisions".to_owned(), false, &|played| f64::from(played.decisions));
    add("score of the best".to_owned(), false, &|played| f64::from(best(played)));
    add("score spread, best less last".to_owned(), false, &|played| f64::from(best(played) - last(played)));
    add("wins shared".to_owned(), true, &|played| f64::from(u8::from(played.shares.iter().all(|&s| s < 0.999))));
    let mut reasons: Vec<&str> = first.iter().chain(second).flat_map(|d| &d.matches).map(|m| m.reason).collect();
    reasons.sort_unstable();
    reasons.dedup();
    for reason in reasons {
        add(format!("ended by {reason}"), true, &|played| f64::from(u8::from(played.reason == reason)));
    }
    found
}

fn best(played: &Played) -> i32 {
    played.scores.iter().copied().max().unwrap_or(0)
}

fn last(played: &Played) -> i32 {
    played.scores.iter().copied().min().unwrap_or(0)
}
