//! A value network: which inputs are on → two hidden layers → the chance to win.
//!
//! ```text
//! inputs (few are on) ──> FIRST units ──> SECOND units ──> one logit ──> chance
//!    rows are added        rectified       rectified       squashed
//! ```
//!
//! Every sum has one order and every function is made of plain additions and multiplications, so that the same bytes
//! come out on every machine. The inner loops run over fixed widths without carrying a sum, which is what lets a
//! compiler use wide registers without changing that order.

use crate::stride::{Plain, Stride, mean_square};
use courtly_core::{Rng, Swift};
use std::fmt;

/// Units of the first hidden layer; one bit each in a word.
pub(crate) const FIRST: usize = 64;
/// So many sums fit the registers that every machine has.
const PART: usize = 32;
/// Units of the second hidden layer.
pub(crate) const SECOND: usize = 32;

/// The weights.
#[derive(Clone, PartialEq)]
pub struct Net {
    /// One row for each input, and the bias behind them.
    first: Vec<[f32; FIRST]>,
    /// One row for each unit of the first layer.
    second: [[f32; SECOND]; FIRST],
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    bias: f32,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({}-{FIRST}-{SECOND}-1)", self.inputs())
    }
}

/// What the first layer holds before it is rectified; kept where many positions share most of their inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sums([f32; FIRST]);

impl Sums {
    pub const NOTHING: Sums = Sums([0.0; FIRST]);

    /// Adds what some inputs have been added up to.
    pub fn add(&mut self, part: &Sums) {
        self.0.iter_mut().zip(&part.0).for_each(|(sum, part)| *sum += part);
    }

    /// Takes such a part away.
    pub fn take_away(&mut self, part: &Sums) {
        self.0.iter_mut().zip(&part.0).for_each(|(sum, part)| *sum -= part);
    }
}

impl Net {
    /// Small random weights.
    pub fn new(inputs: usize, rng: &mut Swift) -> Net {
        let mut net = Net::empty(inputs);
        // Of each position's inputs some two dozen are on.
        fill(net.first[..inputs].as_flattened_mut(), 0.15, rng);
        fill(net.second.as_flattened_mut(), 0.18, rng);
        fill(&mut net.last, 0.25, rng);
        net
    }

    pub(crate) fn empty(inputs: usize) -> Net {
        Net {
            first: vec![[0.0; FIRST]; inputs + 1],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
            bias: 0.0,
        }
    }

    /// All weights in their order, in the three parts that a file has: both hidden layers and what follows them.
    pub(crate) fn parts_mut(&mut self) -> [Vec<&mut f32>; 3] {
        [
            self.first.as_flattened_mut().iter_mut().collect(),
            self.second.as_flattened_mut().iter_mut().chain(&mut self.second_bias).collect(),
            self.last.iter_mut().chain([&mut self.bias]).collect(),
        ]
    }

    pub(crate) fn parts(&self) -> [Vec<f32>; 3] {
        [
            self.first.as_flattened().to_vec(),
            [self.second.as_flattened(), &self.second_bias].concat(),
            [&self.last[..], &[self.bias]].concat(),
        ]
    }

    pub fn inputs(&self) -> usize {
        self.first.len() - 1
    }

    /// The chance to win of a position with these inputs on.
    pub fn chance(&self, on: &[u16]) -> f32 {
        self.chance_of(&self.sums(on))
    }

    /// The first layer's sums for these inputs.
    pub fn sums(&self, on: &[u16]) -> Sums {
        let mut sums = Sums(self.first[self.inputs()]);
        self.add(&mut sums, on);
        sums
    }

    /// Adds inputs that are on besides.
    pub fn add(&self, sums: &mut Sums, on: &[u16]) {
        self.change(sums, on, |sum, weight| sum + weight);
    }

    /// Takes away inputs that are on no more.
    pub fn take_away(&self, sums: &mut Sums, off: &[u16]) {
        self.change(sums, off, |sum, weight| sum - weight);
    }

    /// Part by part, so that the sums of a part stay in registers while all inputs come by.
    fn change(&self, sums: &mut Sums, inputs: &[u16], how: impl Fn(f32, f32) -> f32) {
        for (part, sums) in sums.0.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            let mut kept = *sums;
            for &input in inputs {
                let row = &self.first[usize::from(input)].as_chunks::<PART>().0[part];
                kept.iter_mut().zip(row).for_each(|(sum, weight)| *sum = how(*sum, *weight));
            }
            *sums = kept;
        }
    }

    /// The chance that follows from the first layer's sums.
    pub fn chance_of(&self, sums: &Sums) -> f32 {
        self.chance_above(sums, 0.0)
    }

    /// The same where the network corrects a judgement that there is without it, given as a logit.
    pub fn chance_above(&self, sums: &Sums, prior: f32) -> f32 {
        squashed(prior + self.logit(&self.second_sums(sums)))
    }

    fn second_sums(&self, sums: &Sums) -> [f32; SECOND] {
        let mut out = self.second_bias;
        // Whether a unit is active is as good as random, so a branch for each would be mispredicted half of the time:
        // the active ones are counted out of a word.
        let mut active = active(sums);
        while active != 0 {
            let unit = active.trailing_zeros() as usize;
            for (out, weight) in out.iter_mut().zip(&self.second[unit]) {
                *out += sums.0[unit] * weight;
            }
            active &= active - 1;
        }
        out
    }

    fn logit(&self, second: &[f32; SECOND]) -> f32 {
        // Eight sums side by side, and then these in their order.
        let mut lanes = [0.0f32; 8];
        for (units, weights) in second.chunks_exact(8).zip(self.last.chunks_exact(8)) {
            for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                *lane += unit.max(0.0) * weight;
            }
        }
        lanes.iter().fold(self.bias, |sum, lane| sum + lane)
    }

    /// One step towards a target for a position; returns the chance before it.
    pub fn learn(&mut self, on: &[u16], target: f32, rate: f32) -> f32 {
        self.learn_above(on, 0.0, target, rate)
    }

    /// The same where the network corrects a judgement that there is without it, given as a logit.
    pub fn learn_above(&mut self, on: &[u16], prior: f32, target: f32, rate: f32) -> f32 {
        self.step(on, prior, target, &mut Plain(rate))
    }

    /// One step of any stride.
    pub(crate) fn step(&mut self, on: &[u16], prior: f32, target: f32, stride: &mut impl Stride) -> f32 {
        let sums = self.sums(on);
        let second = self.second_sums(&sums);
        let chance = squashed(prior + self.logit(&second));
        // The slope of the cross entropy by the logit, times the rate.
        let slope = stride.rate() * (target - chance);
        let slopes = second.map(|unit| slope * unit.max(0.0));
        let far = stride.last(mean_square(&slopes));
        let mut back_second = [0.0f32; SECOND];
        for (((back, weight), &unit), slope_of) in back_second.iter_mut().zip(&mut self.last).zip(&second).zip(&slopes)
        {
            if unit > 0.0 {
                *back = slope * *weight;
                *weight += far * slope_of;
            }
        }
        self.bias += far * slope;
        for (bias, back) in self.second_bias.iter_mut().zip(&back_second) {
            *bias += far * back;
        }
        let steep = mean_square(&back_second);
        let mut back_first = Sums::NOTHING;
        for (unit, ((back, row), &sum)) in back_first.0.iter_mut().zip(&mut self.second).zip(&sums.0).enumerate() {
            if sum > 0.0 {
                let far = stride.second(unit, steep * sum * sum) * sum;
                let mut lanes = [0.0f32; 8];
                for (weights, backs) in row.chunks_exact_mut(8).zip(back_second.chunks_exact(8)) {
                    for ((lane, weight), back) in lanes.iter_mut().zip(weights).zip(backs) {
                        *lane += *weight * back;
                        *weight += far * back;
                    }
                }
                *back = lanes.iter().fold(0.0, |sum, lane| sum + lane);
            }
        }
        let steep = mean_square(&back_first.0);
        let bias = self.inputs();
        for input in on.iter().map(|&input| usize::from(input)).chain([bias]) {
            let far = stride.first(input, steep);
            let row = &mut self.first[input];
            row.iter_mut().zip(&back_first.0).for_each(|(weight, back)| *weight += far * back);
        }
        chance
    }
}

/// Which units are above nothing, a bit each.
fn active(sums: &Sums) -> u64 {
    let eight = |sums: &[f32]| (0..8).fold(0u8, |bits, at| bits | u8::from(sums[at] > 0.0) << at);
    sums.0.chunks_exact(8).rev().fold(0, |bits, sums| bits << 8 | u64::from(eight(sums)))
}

/// Weights spread evenly around nothing.
fn fill(weights: &mut [f32], most: f32, rng: &mut Swift) {
    for weight in weights {
        let unit = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        *weight = (2.0 * unit - 1.0) * most;
    }
}

/// 1 / (1 + e^-x), from operations that are the same everywhere.
pub fn squashed(x: f32) -> f32 {
    1.0 / (1.0 + exponential(-x.clamp(-30.0, 30.0)))
}

/// e^x for moderate x, exact to about one part in ten million.
fn exponential(x: f32) -> f32 {
    // e^x = 2^whole · e^rest with |rest| ≤ ln 2 / 2.
    let whole = (x * std::f32::consts::LOG2_E).round();
    // ln 2 in two parts, so that the difference keeps its digits.
    let rest = (x - whole * 0.693_145_75) - whole * 1.428_606_8e-6;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let power = series.iter().fold(0.0, |sum, part| sum * rest + part);
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}
