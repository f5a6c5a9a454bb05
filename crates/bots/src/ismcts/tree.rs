//! What a search has learnt: one node for each sequence of decisions, whatever chance and the unknown did between them.

use super::names::{Mixing, Names};
use crate::leaf::SEATS_ROOM;
use crate::playout::Payoffs;
use courtly_core::{Seat, Swift, below};
use std::collections::HashMap;
use std::hash::Hash;

/// A place in the tree.
pub(crate) type Place = u32;

const NOWHERE: Place = Place::MAX;

/// So many simulations end where choices made at the same time lead before decisions there are told apart.
const RIPE: u32 = 8;

/// One decision of one seat at a node. In other worlds another seat may be asked there, or other decisions be legal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arm {
    pub(crate) id: u32,
    pub(crate) seat: Seat,
    pub(crate) visits: u32,
    /// How often it was legal when its node was visited.
    available: u32,
    /// What the seat liked of it, added up.
    sum: f32,
    /// The seat's payoffs, added up.
    won: f32,
    child: Place,
    /// Simultaneous choices only: how much better this would have been than what was chosen, added up.
    regret: f32,
    /// Simultaneous choices only: its chances over time, added up.
    pub(crate) chances: f32,
    /// Simultaneous choices only: whether it is legal in the world that is being looked at.
    legal: bool,
}

impl Arm {
    fn new(id: u32, seat: Seat) -> Arm {
        Arm {
            id,
            seat,
            visits: 0,
            available: 1,
            sum: 0.0,
            won: 0.0,
            child: NOWHERE,
            regret: 0.0,
            chances: 0.0,
            legal: true,
        }
    }

    /// How much the seat may like it; `unknown` if it was never tried.
    #[inline]
    fn mean(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.sum / self.visits as f32 }
    }

    /// The chance to win with it; `unknown` if it was never tried.
    pub(crate) fn win(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.won / self.visits as f32 }
    }
}

/// How a search divides its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// How much a decision that was tried less is favoured.
    pub(crate) curiosity: f32,
    /// A node that was visited `n` times looks at `few + many × √n` decisions at most.
    pub(crate) few: f32,
    pub(crate) many: f32,
    /// The part of simultaneous choices that is made by chance.
    pub(crate) whim: f32,
    /// The most that one rare choice may count for.
    pub(crate) weight_max: f32,
    /// The part of the points that a finished game was won or lost by in how much a seat likes it.
    pub(crate) margin: f32,
}

/// A step of the way through the tree: what was chosen where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chosen {
    place: Place,
    arm: u32,
    /// The chance with which it was chosen, where several seats chose at the same time.
    chance: Option<f32>,
}

#[derive(Default)]
struct Node {
    visits: u32,
    arms: Vec<Arm>,
}

pub(crate) struct Tree<D> {
    pub(crate) names: Names<D>,
    /// Those beyond `used` wait to be used again with the room they have.
    nodes: Vec<Node>,
    used: usize,
    /// Where a joint choice leads: the node and the numbers of the decisions.
    joint: HashMap<[u32; SEATS_ROOM + 1], Place, Mixing>,
    ids: Vec<u32>,
    /// The chances of simultaneous choices, in the order of the node's arms.
    chances: Vec<f32>,
    pub(crate) taste: Taste,
}

impl<D: Copy + Ord + Hash> Tree<D> {
    pub(crate) const ROOT: Place = 0;

    pub(crate) fn new(taste: Taste) -> Tree<D> {
        Tree {
            names: Names::new(),
            nodes: Vec::new(),
            used: 0,
            joint: HashMap::default(),
            ids: Vec::new(),
            chances: Vec::new(),
            taste,
        }
    }

    /// An empty tree with a root.
    pub(crate) fn clear(&mut self) {
        self.names.clear();
        self.joint.clear();
        self.used = 0;
        self.grow();
    }

    fn grow(&mut self) -> Place {
        if self.used == self.nodes.len() {
            self.nodes.push(Node::default());
        }
        let node = &mut self.nodes[self.used];
        node.visits = 0;
        node.arms.clear();
        self.used += 1;
        self.used as Place - 1
    }

    /// What was learnt about the seat's decisions at the root.
    pub(crate) fn root(&self, seat: Seat) -> impl Iterator<Item = &Arm> {
        self.nodes[0].arms.iter().filter(move |arm| arm.seat == seat)
    }

    /// The decision of the one seat that is asked: one that was never tried while the node may look at more, else the
    /// most promising of those that are legal in this world (ISUCT).
    pub(crate) fn choose(&mut self, place: Place, seat: Seat, legal: &[D], rng: &mut Swift) -> (Chosen, D) {
        let node = &mut self.nodes[place as usize];
        let names = &mut self.names;
        node.visits += 1;
        names.unmark_all();
        self.ids.clear();
        for &decision in legal {
            let id = names.id(decision);
            names.mark(id);
            self.ids.push(id);
        }
        let (mut best, mut tried, mut last) = ((usize::MAX, f32::MIN), 0, (0, 0.0));
        for (nth, arm) in node.arms.iter_mut().enumerate() {
            if arm.seat != seat || !names.marked(arm.id) {
                continue;
            }
            names.unmark(arm.id);
            tried += 1;
            arm.available += 1;
            if arm.available != last.0 {
                last = (arm.available, (arm.available as f32).ln());
            }
            let visits = arm.visits as f32;
            let bound = arm.sum / visits + self.taste.curiosity * (last.1 / visits).sqrt();
            if bound > best.1 {
                best = (nth, bound);
            }
        }
        let room = self.taste.few + self.taste.many * (node.visits as f32).sqrt();
        if tried < legal.len() && (tried as f32) < room {
            // Those that are still marked were never tried.
            let nth = below(rng, (legal.len() - tried) as u32) as usize;
            let id = self.ids.iter().copied().filter(|&id| names.marked(id)).nth(nth).expect("an untried decision");
            best.0 = node.arms.len();
            node.arms.push(Arm::new(id, seat));
        }
        (Chosen { place, arm: best.0 as u32, chance: None }, names.decision(node.arms[best.0].id))
    }

    /// The decision of one of several seats that choose at the same time, by its chances (regret matching).
    pub(crate) fn choose_secretly(&mut self, place: Place, seat: Seat, legal: &[D], rng: &mut Swift) -> (Chosen, D) {
        self.look_at_all(place, seat, legal);
        self.match_regrets(place, seat, legal.len());
        let arms = &self.nodes[place as usize].arms;
        let whim = self.taste.whim / legal.len() as f32;
        let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
        let mut chosen = (0, 0.0);
        for (nth, _) in arms.iter().enumerate().filter(|(_, arm)| arm.seat == seat && arm.legal) {
            let chance = (1.0 - self.taste.whim) * self.chances[nth] + whim;
            chosen = (nth, chance);
            left -= chance;
            if left < 0.0 {
                break;
            }
        }
        (Chosen { place, arm: chosen.0 as u32, chance: Some(chosen.1) }, self.names.decision(arms[chosen.0].id))
    }

    /// Every decision that is legal in this world gets an arm, and only these are marked as legal.
    fn look_at_all(&mut self, place: Place, seat: Seat, legal: &[D]) {
        let node = &mut self.nodes[place as usize];
        let names = &mut self.names;
        names.unmark_all();
        self.ids.clear();
        for &decision in legal {
            let id = names.id(decision);
            names.mark(id);
            self.ids.push(id);
        }
        for arm in node.arms.iter_mut().filter(|arm| arm.seat == seat) {
            arm.legal = names.marked(arm.id);
            names.unmark(arm.id);
        }
        node.arms.extend(self.ids.iter().filter(|&&id| names.marked(id)).map(|&id| Arm::new(id, seat)));
    }

    /// Chances in proportion to what is regretted; all alike where nothing is.
    fn match_regrets(&mut self, place: Place, seat: Seat, legal: usize) {
        let arms = &self.nodes[place as usize].arms;
        let fits = |arm: &Arm| arm.seat == seat && arm.legal;
        let total: f32 = arms.iter().filter(|arm| fits(arm)).map(|arm| arm.regret.max(0.0)).sum();
        let even = 1.0 / legal as f32;
        self.chances.clear();
        self.chances.extend(arms.iter().map(|arm| match fits(arm) {
            false => 0.0,
            true if total > 0.0 => arm.regret.max(0.0) / total,
            true => even,
        }));
    }

    /// Where a choice leads, and whether nobody was there before.
    pub(crate) fn follow(&mut self, chosen: Chosen) -> (Place, bool) {
        let child = self.nodes[chosen.place as usize].arms[chosen.arm as usize].child;
        if child != NOWHERE {
            return (child, false);
        }
        let child = self.grow();
        self.nodes[chosen.place as usize].arms[chosen.arm as usize].child = child;
        (child, true)
    }

    /// Where choices made at the same time lead, and whether a playout shall follow: hundreds of choices on either side
    /// make most such places rare, and room for all that may be chosen there is only made where it is worth it.
    pub(crate) fn follow_all(&mut self, chosen: &[Chosen]) -> (Place, bool) {
        let mut key = [u32::MAX; SEATS_ROOM + 1];
        key[SEATS_ROOM] = chosen[0].place;
        for (slot, one) in key.iter_mut().zip(chosen) {
            *slot = one.arm;
        }
        let child = match self.joint.get(&key) {
            Some(&child) => child,
            None => {
                let child = self.grow();
                self.joint.insert(key, child);
                child
            }
        };
        let visits = &mut self.nodes[child as usize].visits;
        *visits += 1;
        (child, *visits <= RIPE)
    }

    /// Every choice on the way learns what its seat got.
    pub(crate) fn learn(&mut self, way: &[Chosen], payoffs: &Payoffs, liked: &Payoffs) {
        for &chosen in way {
            let arm = &mut self.nodes[chosen.place as usize].arms[chosen.arm as usize];
            let (payoff, liked) = (payoffs[arm.seat.index()], liked[arm.seat.index()]);
            if let Some(chance) = chosen.chance {
                self.regret(chosen, chance, liked);
            }
            let arm = &mut self.nodes[chosen.place as usize].arms[chosen.arm as usize];
            arm.visits += 1;
            arm.sum += liked;
            arm.won += payoff;
        }
    }

    /// What each decision would have brought is taken from its mean; for the one that was chosen the payoff corrects the
    /// mean, the more the rarer it is chosen.
    fn regret(&mut self, chosen: Chosen, chance: f32, payoff: f32) {
        let node = &mut self.nodes[chosen.place as usize];
        let seat = node.arms[chosen.arm as usize].seat;
        let fits = |arm: &&mut Arm| arm.seat == seat && arm.legal;
        let (visits, sum, legal) = node
            .arms
            .iter_mut()
            .filter(fits)
            .fold((0, 0.0, 0), |(visits, sum, legal), arm| (visits + arm.visits, sum + arm.sum, legal + 1));
        let unknown = if visits == 0 { payoff } else { sum / visits as f32 };
        self.match_regrets(chosen.place, seat, legal);
        let arms = &mut self.nodes[chosen.place as usize].arms;
        let weight = (1.0 / chance).min(self.taste.weight_max);
        let arm = &arms[chosen.arm as usize];
        let surprise = weight * (payoff - arm.mean(unknown));
        let expected: f32 = arms.iter().zip(&self.chances).map(|(arm, chance)| chance * arm.mean(unknown)).sum();
        let expected = expected + self.chances[chosen.arm as usize] * surprise;
        for (nth, arm) in arms.iter_mut().enumerate().filter(|(_, arm)| arm.seat == seat && arm.legal) {
            let would_be = arm.mean(unknown) + if nth == chosen.arm as usize { surprise } else { 0.0 };
            // Regret below nothing would have to be made good before a decision is tried again.
            arm.regret = (arm.regret + would_be - expected).max(0.0);
            // Later chances are the better ones, so they count more.
            arm.chances += self.chances[nth] * (visits + 1) as f32;
        }
    }
}
