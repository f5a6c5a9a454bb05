use super::student_95;

/// A mean over units, and where the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub units: usize,
    pub mean: f64,
    pub standard_error: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// Of numbers of any size: the usual interval around the mean.
    pub fn of_values(values: &[f64]) -> Estimate {
        let (mean, standard_error) = mean_and_error(values.iter().copied());
        // One value alone has an interval without end.
        let reach = match values.len() {
            0 | 1 => f64::INFINITY,
            units => student_95(units - 1) * standard_error,
        };
        Estimate { units: values.len(), mean, standard_error, low: mean - reach, high: mean + reach }
    }

    /// Of numbers between 0 and 1, such as shares of wins: the interval of Wilson, which stays between 0 and 1 and
    /// does not shrink to nothing where all units are alike, with as many independent matches as the scatter of the
    /// units is worth. For that scatter a lost and a won unit are imagined beside the seen ones (Agresti and Coull), or
    /// ten won deals of ten would prove a certain win.
    pub fn of_shares(shares: &[f64]) -> Estimate {
        let (mean, standard_error) = mean_and_error(shares.iter().copied());
        let units = shares.len();
        if units == 0 {
            return Estimate { units, mean: 0.5, standard_error: 0.0, low: 0.0, high: 1.0 };
        }
        let worth = worth(shares);
        let t2 = student_95(units + 1).powi(2);
        let centre = (mean + t2 / (2.0 * worth)) / (1.0 + t2 / worth);
        let reach =
            (t2 * (mean * (1.0 - mean) / worth + t2 / (4.0 * worth * worth))).max(0.0).sqrt() / (1.0 + t2 / worth);
        // Rounding must not push an end past the mean or past what a share can be.
        let (low, high) = ((centre - reach).clamp(0.0, mean), (centre + reach).clamp(mean, 1.0));
        Estimate { units, mean, standard_error, low, high }
    }

    /// Of the difference between two lists of the same units, the second less the first.
    pub fn of_difference(first: &[f64], second: &[f64]) -> Estimate {
        let differences: Vec<f64> = first.iter().zip(second).map(|(a, b)| b - a).collect();
        Estimate::of_values(&differences)
    }
}

/// How many independent matches with two outcomes would scatter like these units.
pub(super) fn worth(shares: &[f64]) -> f64 {
    let (mean, error) = mean_and_error(shares.iter().copied().chain([0.0, 1.0]));
    mean * (1.0 - mean) / (error * error)
}

fn mean_and_error(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count() as f64;
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = values.clone().sum::<f64>() / count;
    if count == 1.0 {
        return (mean, 0.0);
    }
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn a_mean_has_the_interval_of_the_textbooks() {
        // Ten values 1 to 10: mean 5.5, deviation 3.0277, error 0.9574, t(9) 2.2622.
        let estimate = Estimate::of_values(&(1..=10).map(f64::from).collect::<Vec<_>>());
        near(estimate.mean, 5.5, 1e-12);
        near(estimate.standard_error, 0.957_427, 1e-6);
        near(estimate.low, 3.3341, 1e-3);
        near(estimate.high, 7.6659, 1e-3);
        assert_eq!(Estimate::of_values(&[3.0]).high, f64::INFINITY);
    }

    #[test]
    fn unpaired_wins_have_nearly_the_interval_of_wilson() {
        // 800 of 1000: Wilson's interval is 0.7741 to 0.8236.
        let shares: Vec<f64> = (0..1000).map(|n| if n % 5 == 0 { 0.0 } else { 1.0 }).collect();
        let estimate = Estimate::of_shares(&shares);
        near(estimate.low, 0.7741, 5e-4);
        near(estimate.high, 0.8236, 5e-4);
    }

    #[test]
    fn pairs_that_cancel_their_luck_have_a_narrower_interval_than_their_matches() {
        let paired = vec![0.5; 100];
        let unpaired: Vec<f64> = (0..200).map(|n| f64::from(n % 2)).collect();
        let [narrow, wide] = [&paired, &unpaired].map(|shares| Estimate::of_shares(shares));
        assert!(narrow.high - narrow.low < 0.25 * (wide.high - wide.low), "{narrow:?} {wide:?}");
    }

    #[test]
    fn pairs_that_repeat_each_other_count_once() {
        // Each deal decided the same way twice is one coin, not two.
        let coins: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let estimate = Estimate::of_shares(&coins);
        near(estimate.high - 0.5, 0.097, 0.003);
    }

    #[test]
    fn nothing_is_certain_after_ten_wins_of_ten() {
        let estimate = Estimate::of_shares(&[1.0; 10]);
        assert_eq!((estimate.mean, estimate.high), (1.0, 1.0));
        assert!((0.6..0.8).contains(&estimate.low), "{estimate:?}");
        let lost = Estimate::of_shares(&[0.0; 10]);
        near(lost.high, 1.0 - estimate.low, 1e-12);
    }

    #[test]
    fn a_difference_of_the_same_deals_forgets_what_they_share() {
        let first: Vec<f64> = (0..50).map(f64::from).collect();
        let second: Vec<f64> = first.iter().map(|value| value + 2.0).collect();
        let estimate = Estimate::of_difference(&first, &second);
        assert_eq!((estimate.low, estimate.mean, estimate.high), (2.0, 2.0, 2.0));
    }
}
