use courtly_core::Seat;

/// The whole of the win, in billionths: whole numbers, so that sums are exact.
pub const ONE: i64 = 1_000_000_000;

/// Each seat's share of the win. They add up to [`ONE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares(Vec<i64>);

/// Beyond this factor of odds nothing changes in billionths.
const FACTOR_MAX: f64 = 1e12;
/// More halves than an interval of this size has places.
const HALVES: u32 = 80;

/// How often a share is won for once that it is lost.
fn odds(share: i64) -> f64 {
    if share >= ONE { f64::INFINITY } else { share.max(0) as f64 / (ONE - share.max(0)) as f64 }
}

/// What nobody has said of itself just now is never quite certain: nearer to nothing and to all than this it says more
/// than anybody knows.
const DOUBT: i64 = ONE / 1000;

/// The share as far as anybody knows who has not looked again.
pub(crate) fn doubted(share: i64) -> i64 {
    share.clamp(DOUBT, ONE - DOUBT)
}

/// The share after it has become as much likelier, by its odds, as this one has.
pub(crate) fn carried(share: i64, before: i64, after: i64) -> i64 {
    let odds = odds(doubted(share)) * odds(doubted(after)) / odds(doubted(before));
    doubted((odds / (1.0 + odds) * ONE as f64) as i64)
}

/// What rounding has left goes to the largest share.
fn round_up(shares: &mut [i64]) {
    let rest = ONE - shares.iter().sum::<i64>();
    if let Some(largest) = shares.iter_mut().max() {
        *largest += rest;
    }
}

impl Shares {
    /// Equal shares; what cannot be divided goes to the first seat.
    pub fn fair(seats: usize) -> Shares {
        Shares::of(&vec![1.0; seats])
    }

    /// Shares in proportion to payoffs; what cannot be divided goes to the first seat that has any.
    pub fn of(payoffs: &[f32]) -> Shares {
        let total: f64 = payoffs.iter().copied().map(f64::from).sum();
        if total <= 0.0 {
            return Shares::fair(payoffs.len());
        }
        let part = |&payoff: &f32| (f64::from(payoff.max(0.0)) / total * ONE as f64) as i64;
        let mut shares: Vec<i64> = payoffs.iter().map(part).collect();
        let rest = ONE - shares.iter().sum::<i64>();
        let first = payoffs.iter().position(|&payoff| payoff > 0.0).unwrap_or(0);
        shares[first] += rest;
        Shares(shares)
    }

    pub fn all(&self) -> &[i64] {
        &self.0
    }

    pub fn at(&self, seat: Seat) -> i64 {
        self.0[seat.index()]
    }

    /// The shares that come nearest to what each seat thinks of its own: who expects of many possibilities the one that
    /// looks best thinks too well of itself, and all are taken to do so alike, by the same factor of their odds. Whoever
    /// is sure stays sure. The same as before if nobody thinks anything of his, or several are sure to win.
    pub(crate) fn pooled(&self, thoughts: &[i64]) -> Shares {
        let odds: Vec<f64> = thoughts.iter().map(|&share| odds(share)).collect();
        let sure = thoughts.iter().filter(|share| **share >= ONE).count();
        if sure == 1 {
            return Shares::of(&odds.iter().map(|odds| f32::from(u8::from(odds.is_infinite()))).collect::<Vec<_>>());
        }
        if sure > 1 || odds.iter().all(|odds| *odds <= 0.0) {
            return self.clone();
        }
        // Halves of a factor that is far too large, by whole powers of two first: sums are the same on every machine.
        let whole = |factor: f64| odds.iter().map(|odds| odds * factor / (1.0 + odds * factor)).sum::<f64>();
        let (mut low, mut high) = (1.0f64, 1.0f64);
        while whole(low) > 1.0 {
            low /= 2.0;
        }
        while whole(high) < 1.0 && high < FACTOR_MAX {
            high *= 2.0;
        }
        for _ in 0..HALVES {
            let middle = (low + high) / 2.0;
            if whole(middle) < 1.0 { low = middle } else { high = middle }
        }
        let part = |odds: &f64| odds * low / (1.0 + odds * low);
        Shares::exactly(odds.iter().map(part))
    }

    /// These shares with so much more or less for each seat, or with as large a part of that as leaves nobody with less
    /// than nothing. What is given and taken makes nothing together.
    pub(crate) fn moved(&self, change: &[i64]) -> Shares {
        let possible = |(&share, &change): (&i64, &i64)| {
            if share + change < 0 { share as f64 / -(change as f64) } else { 1.0 }
        };
        let part = self.0.iter().zip(change).map(possible).fold(1.0, f64::min);
        let mut shares: Vec<i64> =
            self.0.iter().zip(change).map(|(share, change)| (share + (*change as f64 * part) as i64).max(0)).collect();
        round_up(&mut shares);
        Shares(shares)
    }

    /// What each seat has here more than there.
    pub(crate) fn less(&self, other: &Shares) -> Vec<i64> {
        self.0.iter().zip(&other.0).map(|(here, there)| here - there).collect()
    }

    /// The mean of several, each with its weight.
    pub(crate) fn mean(all: &[(Shares, f64)]) -> Option<Shares> {
        let total: f64 = all.iter().map(|(_, weight)| weight).sum();
        let seats = all.first()?.0.0.len();
        let at = |seat: usize| all.iter().map(|(shares, weight)| shares.0[seat] as f64 * weight).sum::<f64>();
        (total > 0.0).then(|| Shares::exactly((0..seats).map(|seat| at(seat) / total / ONE as f64)))
    }

    /// Parts that add up to 1 but for rounding.
    fn exactly(parts: impl Iterator<Item = f64>) -> Shares {
        let mut shares: Vec<i64> = parts.map(|part| (part * ONE as f64) as i64).collect();
        round_up(&mut shares);
        Shares(shares)
    }

    /// The seat's share becomes this; the others divide the rest as they did before, or equally if they had nothing.
    /// What cannot be divided goes to the seat that follows.
    pub fn set(&mut self, seat: Seat, share: i64) {
        let share = share.clamp(0, ONE);
        let (before, after) = (ONE - self.at(seat), ONE - share);
        let others = self.0.len() as i64 - 1;
        if others == 0 {
            return;
        }
        let mut rest = after;
        for (at, one) in self.0.iter_mut().enumerate() {
            if at == seat.index() {
                *one = share;
                continue;
            }
            // Both are at most a billion, so the product fits.
            *one = if before == 0 { after / others } else { *one * after / before };
            rest -= *one;
        }
        self.0[seat.next(others as usize + 1).index()] += rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtly_core::{Rng, Swift, below};

    #[test]
    fn shares_always_add_up_and_never_fall_below_nothing() {
        let mut rng = Swift::new(3);
        for seats in 2..=5 {
            let mut shares = Shares::fair(seats);
            for _ in 0..10_000 {
                let share = match below(&mut rng, 4) {
                    0 => 0,
                    1 => ONE,
                    _ => i64::from(rng.next_u32()) % (ONE + 1),
                };
                let seat = Seat(below(&mut rng, seats as u32) as u8);
                shares.set(seat, share);
                assert_eq!(shares.at(seat), share);
                assert_eq!(shares.all().iter().sum::<i64>(), ONE, "{shares:?}");
                assert!(shares.all().iter().all(|share| *share >= 0), "{shares:?}");
            }
        }
    }

    #[test]
    fn others_keep_their_proportion_and_divide_equally_what_falls_to_nobody() {
        let mut shares = Shares::of(&[0.5, 0.25, 0.25]);
        shares.set(Seat(0), 0);
        assert_eq!(shares.all(), [0, ONE / 2, ONE / 2]);
        shares.set(Seat(1), ONE);
        shares.set(Seat(1), 0);
        assert_eq!(shares.all(), [ONE / 2, 0, ONE / 2]);
    }

    #[test]
    fn all_are_taken_to_think_as_much_too_well_of_themselves() {
        let fair = Shares::fair(3);
        let pooled = |thoughts: [i64; 3]| fair.pooled(&thoughts).0;
        let close = |a: Vec<i64>, b: [i64; 3]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 10);
        assert!(close(pooled([ONE / 2, ONE / 4, ONE / 4]), [ONE / 2, ONE / 4, ONE / 4]));
        assert!(close(pooled([ONE / 2; 3]), [ONE / 3; 3]));
        assert!(close(pooled([ONE / 100; 3]), [ONE / 3; 3]));
        assert!(close(pooled([ONE, ONE / 2, 0]), [ONE, 0, 0]), "who is sure is sure");
        assert!(close(pooled([0, ONE / 2, ONE / 2]), [0, ONE / 2, ONE / 2]));
        assert!(close(pooled([0, 0, ONE / 2]), [0, 0, ONE]));
        assert_eq!(pooled([ONE, ONE, 0]), fair.0);
        assert_eq!(pooled([0; 3]), fair.0);
    }

    #[test]
    fn nobody_is_left_with_less_than_nothing() {
        let shares = Shares::of(&[0.5, 0.25, 0.25]);
        assert_eq!(shares.moved(&[ONE / 4, -ONE / 8, -ONE / 8]), Shares::of(&[0.75, 0.125, 0.125]));
        assert_eq!(shares.moved(&[ONE / 2, -ONE / 2, 0]), Shares::of(&[0.75, 0.0, 0.25]), "as far as it goes");
    }

    #[test]
    fn a_win_that_is_shared_by_three_is_whole() {
        let shares = Shares::of(&[0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0]);
        assert_eq!(shares.all(), [0, 333_333_334, 333_333_333, 333_333_333]);
    }
}
