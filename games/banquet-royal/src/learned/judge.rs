//! What a network makes of positions, and how the rest of a turn is played in thought.

use super::cakes::{part_of_victory, unseen};
use super::inputs::{Crowd, Standing, Ways, bag, possessions, prospects};
use crate::edition::{CAKES_MAX, SPACES};
use crate::state::SEATS_MAX;
use crate::{BanquetRoyal, Cake, CakePlace, Choice, Colour, Decision, Die, Group, Phase, Player, Spots, State, greedy};
use courtly_bots::Ranked;
use courtly_core::{Game, Seat, Silent, Swift, below, pick, shuffle};
use courtly_learn::{Net, Sums};

/// In thought a guest is put on one of so many spaces: enough to find a harmless one.
const PLACES: usize = 6;

/// Where a turn is one of very many, so many of its moves are looked at that hold no party.
pub(super) const LOOKED_AT: usize = 48;
/// In practice one possible party in so many is held in any case.
const HELD_ANYHOW: u32 = 12;

/// The eyes of one seat. Positions of one turn differ in few spaces, so that the sums over the guests are kept for
/// every space of the princess, and changed where somebody moved.
#[derive(Debug)]
struct Eyes {
    seat: Seat,
    crowd: Crowd,
    kept: Vec<Option<Box<(Ways, Sums)>>>,
    /// How the seats stood in the position before, and its part of the sums.
    stood: Option<(Stood, Standing, Sums)>,
}

/// All that the inputs about possessions depend on.
type Stood = ([Cake; CAKES_MAX], [Player; SEATS_MAX], u8, Seat);

impl Eyes {
    fn new(game: &BanquetRoyal, s: &State, seat: Seat) -> Eyes {
        Eyes { seat, crowd: Crowd::of(game, s, seat), kept: vec![None; SPACES], stood: None }
    }
}

/// Judges the positions of one turn of a seat, on what one viewer knows: a cake whose value is 0 is not known.
#[derive(Debug)]
pub(crate) struct Judge<'a> {
    game: &'a BanquetRoyal,
    net: &'a Net,
    seat: Seat,
    /// Where the turn began.
    cakes: Spots,
    eyes: Vec<Eyes>,
    on: Vec<u16>,
    off: Vec<u16>,
    /// Whether the cake that a party brings is looked at in thought too, with every value that it may have.
    exact: bool,
    /// Positions judged so far.
    pub(crate) judged: u32,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(game: &'a BanquetRoyal, net: &'a Net, s: &State, seat: Seat, exact: bool) -> Judge<'a> {
        let mut eyes = vec![Eyes::new(game, s, seat)];
        if game.seats == 2 {
            eyes.push(Eyes::new(game, s, seat.next(2)));
        }
        Judge { game, net, seat, cakes: s.kingdom.cakes(), eyes, on: vec![], off: vec![], exact, judged: 0 }
    }

    /// The seat's chance to win between two turns, or its part of the victory at the end.
    pub(crate) fn value(&mut self, s: &State) -> f32 {
        if s.phase == Phase::Over {
            return part_of_victory(self.game, s, self.seat);
        }
        // With two seats a network only knows positions in which the other's turn begins.
        if self.game.seats == 2 && s.active == self.seat { 1.0 - self.seen(s, 1) } else { self.seen(s, 0) }
    }

    fn seen(&mut self, s: &State, whose: usize) -> f32 {
        self.judged += 1;
        let (game, net, eyes) = (self.game, self.net, &mut self.eyes[whose]);
        let crowd = Crowd::of(game, s, eyes.seat);
        self.on.clear();
        let mut fresh = None;
        let (ways, mut sums) = if s.kingdom.cakes() == self.cakes {
            let kept = eyes.kept[s.princess.index()].get_or_insert_with(|| {
                let ways = Ways::new(game, s);
                let mut on = vec![];
                bag(game, s, &eyes.crowd, &ways, eyes.crowd.taken(), &mut on);
                Box::new((ways, net.sums(&on)))
            });
            let changed = crowd.differs(&eyes.crowd);
            self.off.clear();
            bag(game, s, &eyes.crowd, &kept.0, changed, &mut self.off);
            bag(game, s, &crowd, &kept.0, changed, &mut self.on);
            let mut sums = kept.1;
            net.take_away(&mut sums, &self.off);
            (&kept.0, sums)
        } else {
            let ways = fresh.insert(Ways::new(game, s));
            bag(game, s, &crowd, ways, crowd.taken(), &mut self.on);
            (&*ways, net.sums(&[]))
        };
        let stood = (s.cakes, s.players, s.quiet, s.active);
        if eyes.stood.as_ref().is_none_or(|(before, _, _)| *before != stood) {
            let standing = Standing::of(game, s);
            self.off.clear();
            possessions(game, s, eyes.seat, &standing, &mut self.off);
            let mut part = Sums::NOTHING;
            net.add(&mut part, &self.off);
            eyes.stood = Some((stood, standing, part));
        }
        if let Some((_, standing, part)) = &eyes.stood {
            prospects(game, s, eyes.seat, &crowd, ways, standing, &mut self.on);
            sums.add(part);
        }
        net.add(&mut sums, &self.on);
        net.chance_of(&sums)
    }

    /// The chance in a position of the turn or at its end, the rest of the turn played well.
    pub(crate) fn chance(&mut self, s: &State) -> f32 {
        match s.phase {
            Phase::Turn | Phase::Over => self.value(s),
            Phase::Roll => (1..=6).map(|number| self.chance(&self.rolled(s, Die(number)))).sum::<f32>() / 6.0,
            Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) | Phase::Cake { .. } => self.choose(s).0,
        }
    }

    /// The best of the decisions for learning: of the moves that bring nothing about only some are looked at, which is
    /// quicker and plays more different games; and now and then a party is held whatever the network thinks of it, or
    /// it would not learn what parties are worth.
    pub(crate) fn practise(&mut self, s: &State, legal: &mut Vec<Decision>, rng: &mut Swift) -> Decision {
        if s.phase == Phase::Turn {
            let parties = self.look_at(s, legal, LOOKED_AT, rng);
            if parties > 0 && below(rng, HELD_ANYHOW) == 0 {
                return pick(rng, &legal[..parties]);
            }
        }
        self.rank(s, legal)[0].decision
    }

    /// Leaves of the moves of a turn the parties, which come first, and some of the others; how many parties there are.
    pub(crate) fn look_at(&self, s: &State, legal: &mut Vec<Decision>, others: usize, rng: &mut Swift) -> usize {
        let mut parties = 0;
        shuffle(rng, legal);
        for at in 0..legal.len() {
            if self.game.brings_party(s, legal[at]) {
                legal.swap(parties, at);
                parties += 1;
            }
        }
        legal.truncate(parties + others);
        parties
    }

    fn rolled(&self, s: &State, die: Die) -> State {
        let mut after = *s;
        self.game.resolve(&mut after, die, &mut Silent);
        after
    }

    pub(crate) fn after(&self, s: &State, decision: Decision) -> State {
        let mut after = *s;
        self.game.decide(&mut after, self.seat, decision, &mut Silent);
        after
    }

    /// The ends of the turn that follow from a position, with their chances.
    pub(crate) fn ends(&mut self, s: &State, chance: f32, out: &mut Vec<(f32, State)>) {
        match s.phase {
            Phase::Turn | Phase::Over => out.push((chance, *s)),
            Phase::Roll => (1..=6).for_each(|number| self.ends(&self.rolled(s, Die(number)), chance / 6.0, out)),
            Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) | Phase::Cake { .. } => {
                let (_, decision) = self.choose(s);
                self.ends(&self.after(s, decision), chance, out);
            }
        }
    }

    /// One of these ends, as chance has it.
    pub(crate) fn some_end(&mut self, s: &State, rng: &mut Swift) -> State {
        let mut end = *s;
        loop {
            end = match end.phase {
                Phase::Turn | Phase::Over => return end,
                Phase::Roll => self.rolled(&end, Die(1 + below(rng, 6) as u8)),
                Phase::Swap | Phase::Peek | Phase::Lift | Phase::Put(_) | Phase::Cake { .. } => {
                    let (_, decision) = self.choose(&end);
                    self.after(&end, decision)
                }
            };
        }
    }

    /// The chance after a decision that may show a cake: the exact mean over what it may be.
    pub(crate) fn chance_by(&mut self, s: &State, decision: Decision) -> f32 {
        let after = self.after(s, decision);
        let shown = match decision.choice() {
            Choice::Peek(place) => s.cake_at(place).filter(|&at| s.cakes[at].value == 0),
            // It is the last that the seat took.
            Choice::Cake(space) if s.cake_at(CakePlace::Board(space)).is_some_and(|at| s.cakes[at].value == 0) => {
                after.cakes.iter().rposition(|cake| cake.owner() == Some(self.seat))
            }
            _ => None,
        };
        let Some(shown) = shown.filter(|_| self.exact && after.phase != Phase::Over) else {
            return self.chance(&after);
        };
        let values = unseen(self.game, s);
        let mut sum = 0.0;
        for &value in &values {
            let mut world = after;
            world.cakes[shown].value = value;
            sum += self.chance(&world);
        }
        sum / values.len() as f32
    }

    /// Every decision with its chance, best first; those between which nothing differs in the order of the list.
    pub(crate) fn rank(&mut self, s: &State, legal: &[Decision]) -> Vec<Ranked<Decision>> {
        let mut ranked: Vec<Ranked<Decision>> = vec![];
        match s.phase {
            Phase::Turn => self.rank_moves(s, legal, &mut ranked),
            Phase::Swap => {
                let mut alike = None;
                for &decision in legal {
                    let idle = matches!(decision.choice(), Choice::Swap { a, b } if a.0 == b.0);
                    let win = match alike.filter(|_| idle) {
                        Some(win) => win,
                        None => self.chance(&self.after(s, decision)),
                    };
                    if idle {
                        alike = Some(win);
                    }
                    ranked.push(Ranked { decision, win });
                }
            }
            Phase::Put(_) => {
                ranked.extend(legal.iter().map(|&decision| Ranked { decision, win: self.put_chance(s, decision) }));
            }
            Phase::Peek | Phase::Lift | Phase::Cake { .. } | Phase::Roll | Phase::Over => {
                ranked.extend(legal.iter().map(|&decision| Ranked { decision, win: self.chance_by(s, decision) }));
            }
        }
        ranked.sort_by(|a, b| b.win.total_cmp(&a.win));
        ranked
    }

    /// Moves that roll the die are first judged as if it gave nothing, and exactly when no other seems better.
    fn rank_moves(&mut self, s: &State, legal: &[Decision], ranked: &mut Vec<Ranked<Decision>>) {
        let idle = self.game.tables.idle();
        let mut rough: Vec<Ranked<Decision>> = vec![];
        let mut most = f32::MIN;
        for &decision in legal {
            let after = self.after(s, decision);
            if after.phase == Phase::Roll {
                rough.push(Ranked { decision, win: self.chance(&self.rolled(&after, idle)) });
            } else {
                let win = self.chance(&after);
                most = most.max(win);
                ranked.push(Ranked { decision, win });
            }
        }
        rough.sort_by(|a, b| b.win.total_cmp(&a.win));
        for Ranked { decision, win } in rough {
            if win <= most {
                // No better than what is known; and never shown as better.
                ranked.push(Ranked { decision, win });
                continue;
            }
            let win = self.chance(&self.after(s, decision));
            most = most.max(win);
            ranked.push(Ranked { decision, win });
        }
    }

    /// What to do in the middle of a turn and what it is worth, looking only at what may matter.
    fn choose(&mut self, s: &State) -> (f32, Decision) {
        let mut best = (f32::MIN, Choice::Skip.into());
        let mut list = vec![];
        match s.phase {
            Phase::Swap => self.swaps(s, &mut list),
            // What will be seen is not known yet, so that one look is as good as another.
            Phase::Peek => list.extend(s.cakes().next().map(|cake| Choice::Peek(s.place(cake)))),
            Phase::Lift => self.lifts(s, &mut list),
            Phase::Put(group) => self.puts(s, group, &mut list),
            Phase::Cake { .. } if self.exact => {
                list.extend(s.kingdom.cakes().map(|spot| Choice::Cake(s.kingdom.space(spot))));
            }
            // In thought the best one, as far as known, which is quicker than a look at every space that opens.
            Phase::Cake { .. } => {
                list.extend(greedy::Judge::knowing(self.game, s, self.seat).plain(s));
            }
            Phase::Turn | Phase::Roll | Phase::Over => {}
        }
        for decision in list.into_iter().map(Decision::from) {
            let chance = match s.phase {
                Phase::Put(_) => self.put_chance(s, decision),
                Phase::Cake { .. } => self.chance_by(s, decision),
                _ => self.chance(&self.after(s, decision)),
            };
            if chance > best.0 || best.0 == f32::MIN {
                best = (chance, decision);
            }
        }
        best
    }

    /// Guests are put one after the other, each as if the turn ended with it.
    pub(crate) fn put_chance(&mut self, s: &State, decision: Decision) -> f32 {
        let mut after = self.after(s, decision);
        if let Phase::Put(_) = after.phase {
            after.phase = Phase::Turn;
            after.active = after.active.next(self.game.seats);
            return self.value(&after);
        }
        self.chance(&after)
    }

    /// Swaps that change a party; if there is none, one that changes least.
    fn swaps(&self, s: &State, list: &mut Vec<Choice>) {
        let here = s.with_princess();
        let taken = s.guests.sizes().taken();
        if here.len() == self.game.tables.group {
            let mut tried = [[false; 5]; 5];
            for spot in taken.without(Spots::one(s.princess)) {
                for (a, b) in pairs(here, s.guests.at(spot)) {
                    if !std::mem::replace(&mut tried[a.index()][b.index()], true) {
                        list.push(swap((a, s.kingdom.space(s.princess)), (b, s.kingdom.space(spot))));
                    }
                }
            }
        }
        if !list.is_empty() {
            return;
        }
        let alike = Colour::ALL.into_iter().find_map(|colour| {
            let mut spots = s.guests.of(colour);
            Some(((colour, spots.next()?), (colour, spots.next()?)))
        });
        let any = || {
            let mut spots = taken;
            let (first, second) = (spots.next()?, spots.next()?);
            Some(((s.guests.at(first).first()?, first), (s.guests.at(second).first()?, second)))
        };
        if let Some(((a, first), (b, second))) = alike.or_else(any) {
            list.push(swap((a, s.kingdom.space(first)), (b, s.kingdom.space(second))));
        }
    }

    /// Somebody who can be put back where he stood, and the party that is about to be held.
    fn lifts(&self, s: &State, list: &mut Vec<Choice>) {
        let sizes = s.guests.sizes();
        let alone = (sizes.exactly(1) & sizes.taken()).without(Spots::one(s.princess)).next();
        let party = Spots::one(s.princess) & sizes.exactly(self.game.tables.group);
        let any = || sizes.taken().next();
        let spots = alone.or_else(any).into_iter().chain(party);
        list.extend(spots.map(|spot| Choice::Lift(s.kingdom.space(spot))));
    }

    /// A few places for the next guest.
    fn puts(&self, s: &State, group: Group, list: &mut Vec<Choice>) {
        let Some(colour) = group.first() else { return };
        list.extend(s.vacant().take(PLACES).map(|spot| Choice::Put { colour, space: s.kingdom.space(spot) }));
    }
}

fn swap(a: (Colour, crate::Space), b: (Colour, crate::Space)) -> Choice {
    if a.1 < b.1 { Choice::Swap { a, b } } else { Choice::Swap { a: b, b: a } }
}

/// Every pair of colours, one from each group.
fn pairs(here: Group, there: Group) -> impl Iterator<Item = (Colour, Colour)> {
    let has = move |group: Group| Colour::ALL.into_iter().filter(move |&colour| group.count(colour) > 0);
    has(here).flat_map(move |a| has(there).map(move |b| (a, b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::{Options, Viewer};

    #[test]
    fn a_roll_is_worth_the_mean_of_its_six_numbers() {
        let game = BanquetRoyal::new(2, &Options::default(), None).unwrap();
        let net = Net::new(crate::learned::inputs::inputs(2), &mut Swift::new(3));
        let state = game.deal(&mut Swift::new(8));
        let (seat, mut legal, mut rolls) = (state.active, vec![], 0);
        let known = game.seen_by(&state, Viewer::Seat(seat)).table;
        game.legal(&known, seat, &mut legal);
        let mut judge = Judge::new(&game, &net, &known, seat, true);
        for &decision in &legal {
            let after = judge.after(&known, decision);
            if after.phase == Phase::Roll {
                let mean = (1..=6).map(|number| judge.chance(&judge.rolled(&after, Die(number)))).sum::<f32>() / 6.0;
                assert!((judge.chance(&after) - mean).abs() < 1e-5);
                let mut ends = vec![];
                judge.ends(&after, 1.0, &mut ends);
                let mean: f32 = ends.iter().map(|(part, end)| part * judge.value(end)).sum();
                assert!(ends.len() == 6 && (judge.chance(&after) - mean).abs() < 1e-5);
                rolls += 1;
            }
        }
        assert!(rolls > 10, "only {rolls} moves roll the die");
    }
}
