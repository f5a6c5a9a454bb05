use crate::order::{deals, play_deals};
use crate::stats::{Counts, Encounter, Estimate, Rating, Sprt, Verdict, elo_of_share, ratings};
use crate::{Order, Progress, Sides};
use courtly_games::Complete;
use std::ops::ControlFlow;

/// Every two players against each other.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub duels: Vec<Duel>,
    /// In the order of the players; empty for a single duel, which says it all.
    pub ratings: Vec<Rating>,
}

/// One challenger against, or among, the same players of another kind.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Which players these are, by their place in the order.
    pub challenger: usize,
    pub field: usize,
    pub games: usize,
    /// The challenger's share in each deal.
    pub shares: Vec<f64>,
    /// Matches that the challenger won alone, shared and lost.
    pub won: usize,
    pub shared: usize,
    pub lost: usize,
    /// Matches that the challenger, and others, lost by not playing on; they count as lost, and as won.
    pub forfeits: [usize; 2],
    /// Why the first of these did not play on.
    pub faults: [Option<String>; 2],
    pub share: Estimate,
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    pub sprt: Option<Tested>,
}

/// What a sequential test said when it stopped, or when all matches were played.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    pub sprt: Sprt,
    pub llr: f64,
    pub verdict: Verdict,
}

/// Plays a tournament. With more than two seats one among many is another test than many around one, so a round robin
/// has both for every two players; a duel asks for the first player among the others only.
pub(crate) fn hold<G: Complete>(order: &Order, game: &G, progress: &mut dyn FnMut(&Progress)) -> Tournament {
    let (players, seats) = (order.players.len(), game.seats());
    let both_ways = players > 2 && seats > 2;
    let pairs: Vec<(usize, usize)> = (0..players)
        .flat_map(|a| (0..players).map(move |b| (a, b)))
        .filter(|&(a, b)| a < b || (both_ways && a != b))
        .collect();
    let sides =
        |(a, b): (usize, usize)| Sides { challenger: order.players[a].clone(), field: order.players[b].clone() };
    let games = |pair| {
        let sides = sides(pair);
        deals(order.games, &sides, seats) * if sides.challenger == sides.field { 1 } else { seats }
    };
    let all = pairs.iter().map(|&pair| games(pair)).sum();
    let mut before = 0;
    let mut duels = vec![];
    for &pair in &pairs {
        let mut tell = |done: usize, share: f64| {
            let what = words(&order.players[pair.0].name(), &order.players[pair.1].name(), seats);
            progress(&Progress { what, done: before + done, all, share });
        };
        duels.push(duel(order, game, pair, &sides(pair), &mut tell));
        before += games(pair);
    }
    let encounters: Vec<Encounter> = duels
        .iter()
        .map(|duel| Encounter { challenger: duel.challenger, field: duel.field, seats, shares: &duel.shares })
        .collect();
    let ratings = if players > 2 { ratings(players, &encounters) } else { vec![] };
    Tournament { duels, ratings }
}

/// A duel in words.
pub(crate) fn words(challenger: &str, field: &str, seats: usize) -> String {
    match seats {
        2 => format!("{challenger} against {field}"),
        seats => format!("one {challenger} among {} {field}", seats - 1),
    }
}

fn duel<G: Complete>(
    order: &Order,
    game: &G,
    (challenger, field): (usize, usize),
    sides: &Sides,
    tell: &mut dyn FnMut(usize, f64),
) -> Duel {
    let seats = game.seats();
    let (mut shares, mut counts, mut tested) = (vec![], Counts::default(), None);
    let (mut games, mut won, mut shared, mut lost, mut sum) = (0, 0, 0, 0, 0.0);
    let (mut forfeits, mut faults) = ([0, 0], [None, None]);
    play_deals(order, game, sides, |_, deal| {
        for (rotation, played) in deal.matches.iter().enumerate() {
            if let Some((seat, fault)) = &played.forfeit {
                let side = usize::from(*seat != rotation);
                forfeits[side] += 1;
                faults[side].get_or_insert_with(|| fault.clone());
            }
            match played.shares[rotation] {
                share if share > 0.999 => won += 1,
                share if share < 0.001 => lost += 1,
                _ => shared += 1,
            }
        }
        games += deal.matches.len();
        let share = deal.share();
        shares.push(share);
        counts.add(share);
        sum += share;
        tell(games, sum / shares.len() as f64);
        let Some(sprt) = order.sprt else { return ControlFlow::Continue(()) };
        let llr = sprt.llr(&counts, seats);
        let verdict = sprt.verdict(llr);
        tested = Some(Tested { sprt, llr, verdict });
        if verdict == Verdict::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let share = Estimate::of_shares(&shares);
    let [elo, elo_low, elo_high] = [share.mean, share.low, share.high].map(|share| elo_of_share(share, seats));
    Duel {
        challenger,
        field,
        games,
        shares,
        won,
        shared,
        lost,
        forfeits,
        faults,
        share,
        elo,
        elo_low,
        elo_high,
        sprt: tested,
    }
}
