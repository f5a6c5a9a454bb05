//! Small helpers around a random source. Portable: the same source gives the same picks on every machine.

use rand_core::{Rng, TryRng};
use std::convert::Infallible;

/// A very quick generator for playouts, benchmarks and tests (SplitMix64). Never used where fairness must be proved.
#[derive(Clone, Debug)]
pub struct Swift(u64);

impl Swift {
    pub fn new(seed: u64) -> Swift {
        Swift(seed)
    }
}

impl TryRng for Swift {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|x| (x >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(z ^ (z >> 31))
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Infallible> {
        for chunk in dst.chunks_mut(8) {
            let bytes = self.next_u64().to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
        }
        Ok(())
    }
}

/// A number below `n`, every one with the same chance (the multiply-and-reject method of Lemire). `n` must not be 0.
#[inline]
pub fn below<R: Rng>(rng: &mut R, n: u32) -> u32 {
    debug_assert!(n > 0);
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// One item of a list that is not empty.
#[inline]
pub fn pick<T: Copy, R: Rng>(rng: &mut R, items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// The place of one weight in a list, chosen with that weight. The weights must not all be 0.
pub fn pick_weighted<R: Rng>(rng: &mut R, weights: impl Iterator<Item = u32> + Clone) -> usize {
    let total: u32 = weights.clone().sum();
    let mut left = below(rng, total);
    for (place, weight) in weights.enumerate() {
        if left < weight {
            return place;
        }
        left -= weight;
    }
    unreachable!("the weights add up to their total")
}

/// Every order of the items with the same chance.
pub fn shuffle<T, R: Rng>(rng: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
