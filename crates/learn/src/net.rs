//! A value network: which inputs are on → two hidden layers → the chance to win.
//!
//! ```text
//! inputs (few are on) ──> one or two blocks of units ──> SECOND units ──> one logit ──> chance
//!    rows are added               rectified                 rectified       squashed
//! ```
//!
//! Every sum has one order and every function is made of plain additions and multiplications, so that the same bytes
//! come out on every machine. The inner loops run over fixed widths without carrying a sum, which is what lets a
//! compiler use wide registers without changing that order.

use courtly_core::{Rng, Swift};
use std::fmt;

/// Units of the first hidden layer come in blocks of so many, so that the loops over them have a fixed width.
pub(crate) const BLOCK: usize = 64;
/// So many sums fit the registers that every machine has.
const PART: usize = 32;
/// And there are at most so many blocks.
pub(crate) const BLOCKS_MAX: usize = 2;
/// Units of the second hidden layer.
pub(crate) const SECOND: usize = 32;

/// The weights.
#[derive(Clone, PartialEq)]
pub struct Net {
    /// Of the first layer.
    blocks: usize,
    /// One row of blocks for each input, and the bias behind them.
    first: Vec<[f32; BLOCK]>,
    /// One row for each unit of the first layer, and the bias behind them.
    second: Vec<[f32; SECOND]>,
    last: [f32; SECOND],
    bias: f32,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({}-{}-{SECOND}-1)", self.inputs(), self.units())
    }
}

/// What the first layer holds before it is rectified; kept where many positions share most of their inputs. A network
/// of one block leaves the other alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sums([[f32; BLOCK]; BLOCKS_MAX]);

impl Sums {
    pub const NOTHING: Sums = Sums([[0.0; BLOCK]; BLOCKS_MAX]);
}

impl Net {
    /// Small random weights, with so many blocks of units in the first layer.
    pub fn new(inputs: usize, blocks: usize, rng: &mut Swift) -> Net {
        let mut net = Net::empty(inputs, blocks);
        // Of each position's inputs some two dozen are on.
        fill(net.first[..inputs * blocks].as_flattened_mut(), 0.15, rng);
        let units = net.units();
        fill(net.second[..units].as_flattened_mut(), 0.18, rng);
        fill(&mut net.last, 0.25, rng);
        net
    }

    pub(crate) fn empty(inputs: usize, blocks: usize) -> Net {
        assert!((1..=BLOCKS_MAX).contains(&blocks), "one block of units or two");
        Net {
            blocks,
            first: vec![[0.0; BLOCK]; (inputs + 1) * blocks],
            second: vec![[0.0; SECOND]; blocks * BLOCK + 1],
            last: [0.0; SECOND],
            bias: 0.0,
        }
    }

    /// Makes it say nothing whatever it sees; from there it can still learn.
    pub fn say_nothing(&mut self) {
        self.last = [0.0; SECOND];
    }

    /// All weights in their order, in the three parts that a file has: both hidden layers and what follows them.
    pub(crate) fn parts_mut(&mut self) -> [Vec<&mut f32>; 3] {
        [
            self.first.as_flattened_mut().iter_mut().collect(),
            self.second.as_flattened_mut().iter_mut().collect(),
            self.last.iter_mut().chain([&mut self.bias]).collect(),
        ]
    }

    pub(crate) fn parts(&self) -> [Vec<f32>; 3] {
        let last = self.last.iter().copied().chain([self.bias]);
        [self.first.as_flattened().to_vec(), self.second.as_flattened().to_vec(), last.collect()]
    }

    pub fn inputs(&self) -> usize {
        self.first.len() / self.blocks - 1
    }

    /// Units of the first layer.
    pub(crate) fn units(&self) -> usize {
        self.blocks * BLOCK
    }

    /// The weights of an input, or of the bias behind them.
    fn row(&self, input: usize) -> &[[f32; BLOCK]] {
        &self.first[input * self.blocks..][..self.blocks]
    }

    /// The chance to win of a position with these inputs on.
    pub fn chance(&self, on: &[u16]) -> f32 {
        self.chance_of(&self.sums(on))
    }

    /// The first layer's sums for these inputs.
    pub fn sums(&self, on: &[u16]) -> Sums {
        let mut sums = Sums::NOTHING;
        sums.0[..self.blocks].copy_from_slice(self.row(self.inputs()));
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
        for (block, sums) in sums.0[..self.blocks].iter_mut().enumerate() {
            for (part, sums) in sums.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
                let mut kept = *sums;
                for &input in inputs {
                    let row = &self.first[usize::from(input) * self.blocks + block];
                    for (sum, weight) in kept.iter_mut().zip(&row.as_chunks::<PART>().0[part]) {
                        *sum = how(*sum, *weight);
                    }
                }
                *sums = kept;
            }
        }
    }

    /// Adds what some inputs have been added up to.
    pub fn add_part(&self, sums: &mut Sums, part: &Sums) {
        join(&mut sums.0, &part.0[..self.blocks], |sum, part| sum + part);
    }

    /// Takes such a part away.
    pub fn take_away_part(&self, sums: &mut Sums, part: &Sums) {
        join(&mut sums.0, &part.0[..self.blocks], |sum, part| sum - part);
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
        let mut out = self.second[self.units()];
        for (block, sums) in sums.0[..self.blocks].iter().enumerate() {
            let rows = self.second[block * BLOCK..].first_chunk::<BLOCK>().expect("a row for each unit");
            // Whether a unit is active is as good as random, so a branch for each would be mispredicted half of the
            // time: the active ones are counted out of a word.
            let mut active = active(sums);
            while active != 0 {
                let unit = active.trailing_zeros() as usize % BLOCK;
                for (out, weight) in out.iter_mut().zip(&rows[unit]) {
                    *out += sums[unit] * weight;
                }
                active &= active - 1;
            }
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
        let sums = self.sums(on);
        let second = self.second_sums(&sums);
        let chance = squashed(prior + self.logit(&second));
        // The slope of the cross entropy by the logit.
        let step = rate * (target - chance);
        let mut back_second = [0.0f32; SECOND];
        for ((back, weight), &unit) in back_second.iter_mut().zip(&mut self.last).zip(&second) {
            if unit > 0.0 {
                *back = step * *weight;
                *weight += step * unit;
            }
        }
        self.bias += step;
        let mut back_first = Sums::NOTHING;
        let (units, blocks) = (self.units(), self.blocks);
        let backs = back_first.0.as_flattened_mut().iter_mut();
        for ((back, row), &sum) in backs.zip(&mut self.second[..units]).zip(sums.0.as_flattened()) {
            if sum > 0.0 {
                let mut lanes = [0.0f32; 8];
                for (weights, backs) in row.chunks_exact_mut(8).zip(back_second.chunks_exact(8)) {
                    for ((lane, weight), back) in lanes.iter_mut().zip(weights).zip(backs) {
                        *lane += *weight * back;
                        *weight += sum * back;
                    }
                }
                *back = lanes.iter().fold(0.0, |sum, lane| sum + lane);
            }
        }
        for (bias, back) in self.second[units].iter_mut().zip(&back_second) {
            *bias += back;
        }
        let bias = self.inputs();
        for input in on.iter().map(|&input| usize::from(input)).chain([bias]) {
            let row = &mut self.first[input * blocks..][..blocks];
            join(row, &back_first.0[..blocks], |weight, back| weight + back);
        }
        chance
    }
}

/// Which units of a block are above nothing, a bit each.
fn active(sums: &[f32; BLOCK]) -> u64 {
    let eight = |sums: &[f32]| (0..8).fold(0u8, |bits, at| bits | u8::from(sums[at] > 0.0) << at);
    sums.chunks_exact(8).rev().fold(0, |bits, sums| bits << 8 | u64::from(eight(sums)))
}

/// Puts rows of the first layer together, block by block.
fn join(rows: &mut [[f32; BLOCK]], with: &[[f32; BLOCK]], how: impl Fn(f32, f32) -> f32) {
    for (row, with) in rows.iter_mut().zip(with) {
        for (one, other) in row.iter_mut().zip(with) {
            *one = how(*one, *other);
        }
    }
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
