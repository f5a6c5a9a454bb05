use courtly_core::Seat;

/// The whole of the win, in billionths: whole numbers, so that sums are exact.
pub const ONE: i64 = 1_000_000_000;

/// Each seat's share of the win. They add up to [`ONE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares(Vec<i64>);

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

    /// Shares in proportion to what is thought of each; the same as before if nobody thinks anything of his.
    pub(crate) fn at_these(&self, thoughts: impl Iterator<Item = i64>) -> Shares {
        let thoughts: Vec<f32> = thoughts.map(|share| share as f32).collect();
        if thoughts.iter().sum::<f32>() > 0.0 { Shares::of(&thoughts) } else { self.clone() }
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
    fn a_win_that_is_shared_by_three_is_whole() {
        let shares = Shares::of(&[0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0]);
        assert_eq!(shares.all(), [0, 333_333_334, 333_333_333, 333_333_333]);
    }
}
