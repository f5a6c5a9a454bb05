//! How far a step moves each row of weights along its slope.

use crate::net::FIRST;

/// A way to take steps. What it answers multiplies the slopes of a row, which are multiplied by the `rate` before: where
/// all rows take the same step, that is once for all, and in the order of operations by which weights were made.
pub(crate) trait Stride {
    fn rate(&self) -> f32;
    /// For the row of an input (the bias is the last one), with the mean square of its slopes.
    fn first(&mut self, input: usize, square: f32) -> f32;
    /// For the row of a unit of the first layer.
    fn second(&mut self, unit: usize, square: f32) -> f32;
    /// For all that follows the second layer, and for that layer's bias.
    fn last(&mut self, square: f32) -> f32;
}

/// The same step everywhere.
pub(crate) struct Plain(pub f32);

impl Stride for Plain {
    fn rate(&self) -> f32 {
        self.0
    }

    fn first(&mut self, _: usize, _: f32) -> f32 {
        1.0
    }

    fn second(&mut self, _: usize, _: f32) -> f32 {
        1.0
    }

    fn last(&mut self, _: f32) -> f32 {
        1.0
    }
}

/// How much of what is known of a row's slopes one position replaces.
const NEWS: f32 = 0.001;
/// What steps are divided by at least, so that rows without any slope to speak of stay where they are.
const LEAST: f32 = 1e-4;

/// Rows whose slopes are steep take shorter steps, and rows whose slopes are slight take longer ones (RMSprop, with one
/// mean square a row), so that an input learns as much each time it is on, whatever the slopes are there. Means begin at
/// nothing, so a row's first step is some thirty times as long as the rate says, its hundredth three times, and from
/// the thousandth on they are about as long as it says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pace {
    /// The mean squares of late.
    first: Vec<f32>,
    second: [f32; FIRST],
    last: f32,
}

impl Pace {
    pub(crate) fn new(inputs: usize) -> Pace {
        Pace { first: vec![0.0; inputs + 1], second: [0.0; FIRST], last: 0.0 }
    }

    pub(crate) fn at(&mut self, rate: f32) -> Paced<'_> {
        Paced { pace: self, rate }
    }

    /// All mean squares in their order.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> {
        self.first.iter().chain(&self.second).chain([&self.last]).copied()
    }

    pub(crate) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().chain(&mut self.second).chain([&mut self.last])
    }
}

/// A pace with the rate of the moment.
pub(crate) struct Paced<'p> {
    pace: &'p mut Pace,
    rate: f32,
}

impl Stride for Paced<'_> {
    fn rate(&self) -> f32 {
        1.0
    }

    fn first(&mut self, input: usize, square: f32) -> f32 {
        evened(&mut self.pace.first[input], square, self.rate)
    }

    fn second(&mut self, unit: usize, square: f32) -> f32 {
        evened(&mut self.pace.second[unit], square, self.rate)
    }

    fn last(&mut self, square: f32) -> f32 {
        evened(&mut self.pace.last, square, self.rate)
    }
}

/// How far a row goes whose slopes have this mean square now.
fn evened(mean: &mut f32, square: f32, rate: f32) -> f32 {
    *mean += NEWS * (square - *mean);
    rate / (mean.sqrt() + LEAST)
}

/// The mean of the squares: eight sums side by side, and then these in their order.
pub(crate) fn mean_square(slopes: &[f32]) -> f32 {
    let mut lanes = [0.0f32; 8];
    for slopes in slopes.chunks_exact(8) {
        lanes.iter_mut().zip(slopes).for_each(|(lane, slope)| *lane += slope * slope);
    }
    lanes.iter().fold(0.0, |sum, lane| sum + lane) / slopes.len() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Net;
    use courtly_core::Swift;

    #[test]
    fn steep_rows_take_shorter_steps_and_slight_ones_longer() {
        let mut pace = Pace::new(2);
        let steps = [4.0f32, 0.25].map(|slope| {
            let row = usize::from(slope > 1.0);
            let mut far = 0.0;
            for _ in 0..20_000 {
                far = pace.at(0.01).first(row, slope * slope);
            }
            far * slope
        });
        // Once it is known how steep they are, all rows go as far as the rate says.
        for step in steps {
            assert!((step - 0.01).abs() < 1e-4, "{steps:?}");
        }
    }

    #[test]
    fn a_row_takes_long_steps_at_first() {
        let mut pace = Pace::new(1);
        let steps: Vec<f32> = (0..3000).map(|_| pace.at(0.01).first(0, 4.0) * 2.0 / 0.01).collect();
        assert!((30.0..33.0).contains(&steps[0]) && (3.0..4.0).contains(&steps[99]), "{} {}", steps[0], steps[99]);
        assert!((1.0..1.3).contains(&steps[999]) && (1.0..1.05).contains(&steps[2999]));
    }

    /// Which of two inputs is on alone says nothing; only both together do.
    #[test]
    fn a_network_learns_at_its_own_pace_what_no_single_input_tells() {
        let mut net = Net::new(4, &mut Swift::new(7));
        let mut pace = Pace::new(4);
        let cases = [([0u16, 2], 1.0f32), ([0, 3], 0.0), ([1, 2], 0.0), ([1, 3], 1.0)];
        for step in 0..4000 {
            let (on, target) = cases[step * 7 / 3 % 4];
            net.step(&on, 0.0, target, &mut pace.at(0.001));
        }
        for (on, target) in cases {
            assert!((net.chance(&on) - target).abs() < 0.05, "{on:?}: {}", net.chance(&on));
        }
    }

    #[test]
    fn the_mean_of_squares_is_what_it_says() {
        assert_eq!(mean_square(&[3.0; 32]), 9.0);
        let slopes: [f32; 16] = std::array::from_fn(|at| at as f32);
        assert_eq!(mean_square(&slopes), 1240.0 / 16.0);
    }
}
