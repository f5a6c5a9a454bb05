use super::share_of_elo;

/// A sequential test whether the challenger's advantage is rather `elo1` than `elo0`, which may stop as soon as the
/// answer is clear: wrong with chance `ALPHA` if `elo0` is true and with `BETA` if `elo1` is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

const ALPHA: f64 = 0.05;
const BETA: f64 = 0.05;
/// So much of a unit is imagined at either end, or nothing but wins would leave the likelihood without bounds.
const IMAGINED: f64 = 1e-3;

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Open,
    /// The advantage is `elo0` or less.
    Lower,
    /// The advantage is `elo1` or more.
    Higher,
}

impl Sprt {
    /// From a text such as `0,10`.
    pub fn parse(text: &str) -> Result<Sprt, String> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2000.0);
        match text.split_once(',').and_then(|(elo0, elo1)| Some((number(elo0)?, number(elo1)?))) {
            Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(format!("{text:?} must be ELO0,ELO1 with ELO0 below ELO1, such as 0,10")),
        }
    }

    /// The log-likelihood ratio at which the test stops, below and above.
    pub fn bounds(&self) -> (f64, f64) {
        ((BETA / (1.0 - ALPHA)).ln(), ((1.0 - BETA) / ALPHA).ln())
    }

    pub fn verdict(&self, llr: f64) -> Verdict {
        let (low, high) = self.bounds();
        match llr {
            llr if llr <= low => Verdict::Lower,
            llr if llr >= high => Verdict::Higher,
            _ => Verdict::Open,
        }
    }

    /// The log-likelihood ratio of the challenger's shares, deal by deal: how much likelier what was seen is under the
    /// likeliest distribution of deals with the mean of `elo1` than under that with the mean of `elo0`. With two seats
    /// this is the pentanomial test of the chess engines. It follows how the deals are distributed, so pairing counts.
    pub fn llr(&self, shares: &Counts, seats: usize) -> f64 {
        let (s0, s1) = (share_of_elo(self.elo0, seats), share_of_elo(self.elo1, seats));
        let (t0, t1) = (shares.tilt(s0), shares.tilt(s1));
        let term = |(share, count): (f64, f64)| count * ((1.0 + t0 * (share - s0)) / (1.0 + t1 * (share - s1))).ln();
        shares.classes().map(term).sum()
    }
}

/// How often each share occurred. Shares are few: sums of fractions of wins over the matches of a deal.
#[derive(Clone, Debug, Default)]
pub struct Counts(Vec<(f64, f64)>);

impl Counts {
    pub fn add(&mut self, share: f64) {
        match self.0.iter_mut().find(|(known, _)| (*known - share).abs() < 1e-6) {
            Some((_, count)) => *count += 1.0,
            None => self.0.push((share, 1.0)),
        }
    }

    fn classes(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().copied().chain([(0.0, IMAGINED), (1.0, IMAGINED)])
    }

    /// The likeliest distribution with mean `mean` gives each class its count over `1 + tilt · (share - mean)`, where
    /// the tilt makes the mean come out. The sum below falls as the tilt grows, so halving the range finds it.
    fn tilt(&self, mean: f64) -> f64 {
        // At these ends a class at 1 or at 0 would have no chance left or all of it.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..100 {
            let middle = 0.5 * (low + high);
            let sum: f64 =
                self.classes().map(|(share, count)| count * (share - mean) / (1.0 + middle * (share - mean))).sum();
            if sum > 0.0 { low = middle } else { high = middle }
        }
        0.5 * (low + high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(classes: &[(f64, usize)]) -> Counts {
        let mut counts = Counts::default();
        for &(share, count) in classes {
            (0..count).for_each(|_| counts.add(share));
        }
        counts
    }

    #[test]
    fn wins_and_losses_give_the_ratio_of_wald() {
        // For two outcomes the ratio is known: every win adds ln(s1/s0), every loss ln((1-s1)/(1-s0)).
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let (s0, s1) = (share_of_elo(0.0, 2), share_of_elo(50.0, 2));
        let wald = 130.0 * (s1 / s0).ln() + 70.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        let llr = sprt.llr(&counts(&[(1.0, 130), (0.0, 70)]), 2);
        assert!((llr - wald).abs() < 1e-3, "{llr} is not {wald}");
    }

    #[test]
    fn many_pairs_give_the_ratio_of_the_normal_distribution() {
        let classes = [(0.0, 40), (0.25, 200), (0.5, 480), (0.75, 230), (1.0, 50)];
        let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
        let (s0, s1) = (share_of_elo(0.0, 2), share_of_elo(10.0, 2));
        let mean: f64 = classes.iter().map(|&(share, count)| share * count as f64).sum::<f64>() / 1000.0;
        let variance: f64 =
            classes.iter().map(|&(share, count)| (share - mean).powi(2) * count as f64).sum::<f64>() / 1000.0;
        let normal = 1000.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let llr = sprt.llr(&counts(&classes), 2);
        assert!((llr - normal).abs() < 0.03 * normal.abs(), "{llr} is not near {normal}");
    }

    #[test]
    fn bounds_and_verdicts_are_those_of_five_per_cent() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
        let (low, high) = sprt.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        assert_eq!([-3.0, 0.0, 3.0].map(|llr| sprt.verdict(llr)), [Verdict::Lower, Verdict::Open, Verdict::Higher]);
    }

    #[test]
    fn an_even_score_between_mirrored_bounds_says_nothing() {
        let sprt = Sprt { elo0: -10.0, elo1: 10.0 };
        assert!(sprt.llr(&counts(&[(0.0, 7), (0.5, 9), (1.0, 7)]), 2).abs() < 1e-9);
        assert!(sprt.llr(&Counts::default(), 2).abs() < 1e-9);
    }

    #[test]
    fn nothing_but_wins_counts_but_not_without_bounds() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
        for (wins, least, most) in [(10, 0.2, 0.4), (1000, 25.0, 35.0)] {
            let llr = sprt.llr(&counts(&[(1.0, wins)]), 2);
            assert!((least..most).contains(&llr), "{llr}");
        }
    }

    #[test]
    fn what_is_no_pair_of_rising_numbers_is_refused() {
        assert_eq!(Sprt::parse("0,10"), Ok(Sprt { elo0: 0.0, elo1: 10.0 }));
        for bad in ["", "0", "10,0", "5,5", "a,b", "0,nan", "0,9999", "0,1,2"] {
            assert!(Sprt::parse(bad).is_err(), "{bad}");
        }
    }
}
