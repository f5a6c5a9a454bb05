//! How the rest of the own turn is played in thought.

use super::judge::Judge;
use crate::{Choice, Colour, Decision, Group, Phase, Spots, State};
use courtly_core::{Game, Silent};

impl Judge<'_> {
    /// The value of a position in the middle of the own turn or at its end, the rest of the turn played well.
    pub(crate) fn finish(&self, s: State) -> f32 {
        match s.phase {
            Phase::Turn | Phase::Over => self.value(&s),
            Phase::Roll => {
                let sum: f32 = (1..=6).map(|number| self.rolled(s, number)).sum();
                sum / 6.0
            }
            Phase::Swap => self.swapped(s),
            Phase::Lift => self.lifted(s),
            Phase::Put(group) => self.put(s, group),
            Phase::Peek | Phase::Cake { .. } => match self.plain(&s) {
                Some(choice) => self.then(s, choice),
                None => self.value(&s),
            },
        }
    }

    /// What to do where that is plain: which cake to look at, and which to take.
    pub(crate) fn plain(&self, s: &State) -> Option<Choice> {
        match s.phase {
            // What will be seen is not known yet, so that one look is as good as another.
            Phase::Peek => s.cakes().next().map(|cake| Choice::Peek(s.place(cake))),
            Phase::Cake { .. } => {
                let board = s.cakes().filter(|cake| cake.owner().is_none());
                let best = board.max_by(|a, b| self.points(a.value).total_cmp(&self.points(b.value)));
                best.map(|cake| Choice::Cake(s.kingdom.space(cake.spot)))
            }
            Phase::Turn | Phase::Roll | Phase::Swap | Phase::Lift | Phase::Put(_) | Phase::Over => None,
        }
    }

    fn rolled(&self, mut s: State, number: u8) -> f32 {
        self.game.resolve(&mut s, crate::Die(number), &mut Silent);
        self.finish(s)
    }

    fn then(&self, mut s: State, choice: Choice) -> f32 {
        self.game.decide(&mut s, self.me, Decision::from(choice), &mut Silent);
        self.finish(s)
    }

    /// The best swap, looking only at those that change a party; any other is as good as one that changes nothing.
    fn swapped(&self, s: State) -> f32 {
        let here = s.with_princess();
        let others = s.guests.sizes().taken().without(Spots::one(s.princess));
        let space = s.kingdom.space(s.princess);
        let mut best = f32::MIN;
        if here.len() == self.game.tables.group {
            let mut tried = [[false; 5]; 5];
            for spot in others {
                let there = s.guests.at(spot);
                for (a, b) in pairs(here, there) {
                    if !std::mem::replace(&mut tried[a.index()][b.index()], true) {
                        best = best.max(self.then(s, swap((a, space), (b, s.kingdom.space(spot)))));
                    }
                }
            }
            return if best == f32::MIN { self.value(&s) } else { best };
        }
        let mut spots = s.guests.sizes().taken();
        match (spots.next(), spots.next()) {
            (Some(first), Some(second)) => {
                let (a, b) = (s.guests.at(first).first(), s.guests.at(second).first());
                let (Some(a), Some(b)) = (a, b) else { return self.value(&s) };
                self.then(s, swap((a, s.kingdom.space(first)), (b, s.kingdom.space(second))))
            }
            _ => self.value(&s),
        }
    }

    /// Two ways: break up the party, or lift somebody who is put back where he stood.
    fn lifted(&self, s: State) -> f32 {
        let kept = s.guests.sizes().exactly(1).without(Spots::one(s.princess)) & s.guests.sizes().taken();
        let broken = Spots::one(s.princess) & s.guests.sizes().exactly(self.game.tables.group);
        let mut best = f32::MIN;
        for (spots, back) in [(kept, true), (broken, false)] {
            let Some(spot) = { spots }.next() else { continue };
            let space = s.kingdom.space(spot);
            let mut after = s;
            self.game.decide(&mut after, self.me, Choice::Lift(space).into(), &mut Silent);
            let value = match (back, after.phase) {
                (true, Phase::Put(group)) => match group.first() {
                    Some(colour) => self.then(after, Choice::Put { colour, space }),
                    None => continue,
                },
                _ => self.finish(after),
            };
            best = best.max(value);
        }
        if best > f32::MIN {
            return best;
        }
        let Some(spot) = s.guests.sizes().taken().next() else { return self.value(&s) };
        self.then(s, Choice::Lift(s.kingdom.space(spot)))
    }

    /// The next guest is put where it is best while the others wait; then the others in the same way.
    fn put(&self, s: State, group: Group) -> f32 {
        let Some(colour) = group.first() else { return self.value(&s) };
        let mut best: Option<(f32, State)> = None;
        // A few places are enough to find a harmless one.
        for spot in s.vacant().take(8) {
            let mut after = s;
            let choice = Choice::Put { colour, space: s.kingdom.space(spot) };
            self.game.decide(&mut after, self.me, choice.into(), &mut Silent);
            let value = self.value(&after);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        best.map_or_else(|| self.value(&s), |(_, after)| self.finish(after))
    }
}

fn swap(a: (Colour, crate::Space), b: (Colour, crate::Space)) -> Choice {
    if a.1 < b.1 { Choice::Swap { a, b } } else { Choice::Swap { a: b, b: a } }
}

/// Every pair of different colours, one from each group.
fn pairs(here: Group, there: Group) -> impl Iterator<Item = (Colour, Colour)> {
    let has = move |group: Group| Colour::ALL.into_iter().filter(move |&colour| group.count(colour) > 0);
    has(here).flat_map(move |a| has(there).map(move |b| (a, b)))
}
