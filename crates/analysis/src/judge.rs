use crate::shares::ONE;
use courtly_bots::{Advice, Mastered, MonteCarlo, Player};
use courtly_core::{Seat, Swift, pick};
use std::collections::HashMap;

/// What a decision was worth among what was possible, in billionths of the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed<D> {
    pub better: D,
    pub best: i64,
    pub taken: i64,
    pub mean: i64,
}

/// A game that is played on by lot counts as so many positions.
const POSITIONS_A_PLAYOUT: u32 = 150;
pub(crate) const PLAYOUTS_MIN: u32 = 24;
/// So many decisions are drawn to know what a choice by lot is worth.
const LOTS: u32 = 8;

/// Judges a decision by what the seat knew when it decided, with about so many positions of thought. `legal` has two
/// decisions or more.
pub fn weigh<G: Mastered>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Decision],
    decision: G::Decision,
    nodes: u32,
    seed: u64,
) -> Weighed<G::Decision> {
    if game.trained() {
        let advice = game.champion(nodes).weigh(game, view, seat, legal, decision, seed);
        by_advice(&advice, legal, decision)
    } else {
        by_lot(game, view, seat, legal, decision, nodes, seed)
    }
}

/// What a seat thinks of its share at a glance: the network alone, or a few games that are played on by lot.
pub(crate) fn glance<G: Mastered>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Decision],
    playouts: u32,
    seed: u64,
) -> i64 {
    billionths(match game.by_net() {
        Some(mut alone) => alone.advise(game, view, seat, legal, seed).win,
        None => {
            let liked = game.rank(view, seat, legal, &mut Swift::new(seed))[0].decision;
            Player::<G>::advise(&mut MonteCarlo { nodes: playouts }, game, view, seat, &[liked], seed).win
        }
    })
}

fn billionths(win: f32) -> i64 {
    (f64::from(win.clamp(0.0, 1.0)) * ONE as f64) as i64
}

fn by_advice<D: Copy + Eq + std::hash::Hash>(advice: &Advice<D>, legal: &[D], decision: D) -> Weighed<D> {
    // Whoever mixes its choices puts what it would choose first, which need not be what looks best.
    let better = advice.ranked.iter().fold(advice.ranked[0], |best, one| if one.win > best.win { *one } else { best });
    let best = billionths(better.win);
    let wins: HashMap<D, i64> = advice.ranked.iter().map(|one| (one.decision, billionths(one.win))).collect();
    // What nobody thought of is thought no better than the worst.
    let worst = wins.values().copied().min().unwrap_or(best);
    let of = |decision: &D| wins.get(decision).copied().unwrap_or(worst);
    let mean = legal.iter().map(of).sum::<i64>() / legal.len() as i64;
    // What the champion would do itself is no mistake.
    let taken = if decision == advice.decision { best } else { of(&decision) };
    Weighed { better: better.decision, best, taken, mean }
}

/// Without a network: what the greedy player would do and what was done are played on by lot, and a difference counts
/// as far as it is more than the luck of these games.
fn by_lot<G: Mastered>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Decision],
    decision: G::Decision,
    nodes: u32,
    seed: u64,
) -> Weighed<G::Decision> {
    let playouts = (nodes / POSITIONS_A_PLAYOUT / 3).max(PLAYOUTS_MIN);
    let played = |one: G::Decision, nodes: u32, seed: u64| {
        Player::<G>::advise(&mut MonteCarlo { nodes }, game, view, seat, &[one], seed).win
    };
    let rng = &mut Swift::new(seed);
    let liked = game.rank(view, seat, legal, rng)[0].decision;
    let best = played(liked, playouts, seed);
    let mut weighed = Weighed { better: liked, best: billionths(best), taken: billionths(best), mean: 0 };
    if decision != liked {
        let taken = played(decision, playouts, seed);
        let spread = (best * (1.0 - best) + taken * (1.0 - taken)) / playouts as f32;
        if taken > best {
            weighed = Weighed { better: decision, best: billionths(taken), taken: billionths(taken), mean: 0 };
        } else {
            // Two spreads: one decision in forty is blamed for bad luck.
            let doubt = billionths(2.0 * spread.sqrt());
            weighed.taken = billionths(taken).saturating_add(doubt).min(weighed.best);
        }
    }
    let lots = (0..LOTS).map(|_| billionths(played(pick(rng, legal), (playouts / LOTS).max(1), seed)));
    weighed.mean = (lots.sum::<i64>() / i64::from(LOTS)).min(weighed.best);
    weighed
}
