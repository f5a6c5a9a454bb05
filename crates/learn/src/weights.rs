//! Networks as bytes: exactly, for a training that goes on, and with 16 bits a weight, for a file that is kept.

use crate::Net;
use crate::net::{FIRST, SECOND};
use std::fmt;

/// The first words, of weights as they are and of rounded ones.
const EXACT: &[u8; 16] = b"courtly net 1\0\0\0";
const ROUNDED: &[u8; 16] = b"courtly net 2\0\0\0";

/// A rounded weight has at most so many binary places.
const PLACES_MAX: u32 = 24;

/// Why bytes are no weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights(pub String);

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "weights: {}", self.0)
    }
}

impl std::error::Error for BadWeights {}

impl Net {
    /// All weights to the last bit.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.head(EXACT);
        bytes.extend(self.parts().iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// A file of half that size: every weight is a whole number of 16 bits, of a part of one that its layer shares.
    pub fn to_file(&self) -> Vec<u8> {
        let mut bytes = self.head(ROUNDED);
        for part in self.parts() {
            let places = places(&part);
            bytes.extend(places.to_le_bytes());
            bytes.extend(part.iter().flat_map(|weight| ((weight * unit(places)).round() as i16).to_le_bytes()));
        }
        bytes
    }

    fn head(&self, magic: &[u8]) -> Vec<u8> {
        let sizes = [self.inputs(), FIRST, SECOND].map(|size| (size as u32).to_le_bytes());
        [magic, sizes.as_flattened()].concat()
    }

    /// Whether these bytes begin as weights of either kind do, for whatever game.
    pub fn is_file(bytes: &[u8]) -> bool {
        bytes.starts_with(EXACT) || bytes.starts_with(ROUNDED)
    }

    /// Weights of either kind, for so many inputs.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Result<Net, BadWeights> {
        let bad = |what: &str| BadWeights(what.to_owned());
        let (exact, rest) = match (bytes.strip_prefix(EXACT), bytes.strip_prefix(ROUNDED)) {
            (Some(rest), _) => (true, rest),
            (None, Some(rest)) => (false, rest),
            (None, None) => return Err(bad("not a file of weights")),
        };
        let mut rest = Rest(rest);
        for (what, fits) in [("inputs", inputs), ("first layer", FIRST), ("second layer", SECOND)] {
            let read = rest.whole()? as usize;
            if read != fits {
                let made = if what == "inputs" { "made for another game or number of seats: " } else { "" };
                return Err(BadWeights(format!("{made}{what}: {read} where {fits} is needed")));
            }
        }
        let mut net = Net::empty(inputs);
        for part in net.parts_mut() {
            let places = if exact { 0 } else { rest.whole()? };
            if places > PLACES_MAX {
                return Err(bad("too many binary places"));
            }
            for weight in part {
                *weight = match exact {
                    true => f32::from_bits(rest.whole()?),
                    false => f32::from(i16::from_le_bytes(rest.take()?)) / unit(places),
                };
                if !weight.is_finite() {
                    return Err(bad("a weight is no number"));
                }
            }
        }
        if rest.0.is_empty() { Ok(net) } else { Err(bad("too long")) }
    }
}

/// The bytes that are still to be read.
struct Rest<'b>(&'b [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (first, rest) = self.0.split_first_chunk().ok_or_else(|| BadWeights("too short".to_owned()))?;
        self.0 = rest;
        Ok(*first)
    }

    fn whole(&mut self) -> Result<u32, BadWeights> {
        self.take().map(u32::from_le_bytes)
    }
}

/// As many binary places as the largest weight leaves.
fn places(part: &[f32]) -> u32 {
    let largest = part.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    (0..=PLACES_MAX).rev().find(|&places| largest * unit(places) <= f32::from(i16::MAX)).unwrap_or(0)
}

fn unit(places: u32) -> f32 {
    (1u32 << places) as f32
}
