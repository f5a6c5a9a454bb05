use crate::net::in_order;
use crate::{Advice, Player, Ranked};
use courtly_core::{Game, Rng, Seat, Swift};

/// How a player errs, as people do: it overlooks some of what it could do, and misjudges the rest a little.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Failing {
    /// The share of its possibilities that it sees.
    pub seen: f32,
    /// How far its judgement strays, in logits: 1 takes an even game for one that is won three times in four, or lost.
    pub blur: f32,
    /// Whether it overlooks a win that is there to be taken.
    pub blind: bool,
    /// How much more it errs one logit ahead, and four times as much two logits ahead: who has mercy lets others catch
    /// up, hardly yields to those who keep up, and yields most to those who are far behind.
    pub mercy: f32,
}

impl Failing {
    /// Sees this share and strays so far, but takes a win that is there.
    pub const fn new(seen: f32, blur: f32) -> Failing {
        Failing { seen, blur, blind: false, mercy: 0.0 }
    }

    /// The same that overlooks even that.
    pub const fn blind(seen: f32, blur: f32) -> Failing {
        Failing { blind: true, ..Failing::new(seen, blur) }
    }

    /// The same with mercy.
    pub const fn merciful(self, mercy: f32) -> Failing {
        Failing { mercy, ..self }
    }

    /// How it errs at a table of so many seats where it could have this chance to win: who has mercy and more than its
    /// share sees less of what it could do, and misjudges it more.
    pub fn at(self, win: f32, seats: usize) -> Failing {
        let ahead = (logit(win) - logit(1.0 / seats as f32)).max(0.0);
        let more = (self.mercy * ahead * ahead).min(MORE_MAX);
        Failing { seen: self.seen / (1.0 + more), blur: self.blur + more, ..self }
    }

    /// Whether a possibility of this chance to win is seen, and the logit that it is taken for.
    pub fn look(&self, win: f32, rng: &mut Swift) -> (bool, f32) {
        let seen = unit(rng) < self.seen;
        (seen, logit(win) + self.blur * stray(rng))
    }
}

/// Somebody who errs about what another player thinks.
#[derive(Debug)]
pub struct Fallible<P> {
    pub player: P,
    pub failing: Failing,
}

/// What is as good as won.
const WON: f32 = 0.999;
/// The most that mercy adds, far ahead: more would not be failing but drawing lots.
const MORE_MAX: f32 = 3.0;

impl<G: Game, P: Player<G>> Player<G> for Fallible<P> {
    fn advise(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Decision],
        seed: u64,
    ) -> Advice<G::Decision> {
        let advice = self.player.advise(game, view, seat, legal, seed);
        if advice.ranked.len() < 2 || (advice.win >= WON && !self.failing.blind) {
            return advice;
        }
        let failing = self.failing.at(advice.win, game.seats());
        // Another seed than the player's, whose luck has nothing to do with what is overlooked.
        let mut rng = Swift::new(!seed);
        let mut ends: Vec<(Ranked<G::Decision>, bool, f32)> = vec![];
        for &one in &advice.ranked {
            let (seen, taken_for) = failing.look(one.win, &mut rng);
            ends.push((one, seen, taken_for));
        }
        // Whoever sees nothing does what comes to mind; what is overlooked comes last.
        ends.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
        in_order(ends.into_iter().map(|(one, ..)| (one.decision, one.win)).collect())
    }
}

/// Evenly from 0 to 1.
pub(crate) fn unit(rng: &mut Swift) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Around nothing, with a spread of 1; made of sums, so that it is the same everywhere.
fn stray(rng: &mut Swift) -> f32 {
    let sum = (0..12).fold(0.0, |sum, _| sum + unit(rng));
    sum - 6.0
}

/// The logarithm of the odds, by halves and doubles and a series, the same on every machine.
fn logit(chance: f32) -> f32 {
    let chance = chance.clamp(0.001, 0.999);
    logarithm(chance) - logarithm(1.0 - chance)
}

fn logarithm(x: f32) -> f32 {
    let bits = x.to_bits();
    let whole = (bits >> 23) as i32 - 127;
    // Between 1 and 2.
    let part = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    // ln(part) by the series of the area tangent, whose argument is below 1/3.
    let z = (part - 1.0) / (part + 1.0);
    let square = z * z;
    let series = [1.0 / 9.0, 1.0 / 7.0, 1.0 / 5.0, 1.0 / 3.0, 1.0].iter().fold(0.0, |sum, one| sum * square + one);
    whole as f32 * std::f32::consts::LN_2 + 2.0 * z * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_one() {
        for x in [0.001f32, 0.1, 0.25, 0.5, 0.75, 0.999, 1.0, 3.0] {
            assert!((logarithm(x) - x.ln()).abs() < 1e-5, "{x}");
        }
        assert!(logit(0.5).abs() < 1e-6 && logit(0.0) < -6.0 && logit(1.0) > 6.0);
    }

    #[test]
    fn who_has_mercy_errs_more_when_ahead_and_no_less_when_behind() {
        let page = Failing::blind(0.8, 0.3);
        assert_eq!(page.at(0.9, 2), page);
        let kind = page.merciful(0.5);
        // Half of two, a third of three: everybody's share is nobody's lead.
        assert_eq!(kind.at(0.2, 2), kind);
        assert!((kind.at(1.0 / 3.0, 3).blur - kind.blur).abs() < 1e-6);
        let (ahead, far) = (kind.at(0.7, 2), kind.at(0.9, 2));
        assert!(kind.blur < ahead.blur && ahead.blur < far.blur);
        assert!(kind.seen > ahead.seen && ahead.seen > far.seen && far.seen > 0.0);
        assert!(kind.at(0.7, 4).blur > ahead.blur, "0.7 of four is a longer lead");
        assert!(kind.at(1.0, 2).blur <= kind.blur + MORE_MAX && kind.at(1.0, 2).seen > 0.1);
    }

    #[test]
    fn strays_lie_around_nothing_with_a_spread_of_one() {
        let mut rng = Swift::new(7);
        let strays: Vec<f32> = (0..10_000).map(|_| stray(&mut rng)).collect();
        let mean = strays.iter().sum::<f32>() / 10_000.0;
        let spread = strays.iter().map(|stray| stray * stray).sum::<f32>() / 10_000.0;
        assert!(mean.abs() < 0.05 && (spread - 1.0).abs() < 0.05, "{mean} {spread}");
    }
}
