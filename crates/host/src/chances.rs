//! Randomness that can be proved fair: every outcome follows from the match seed, which the host commits to first.

use courtly_core::{ChanceKey, Rng, below};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// 256 bits from which all chance of a match follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from the operating system's source of randomness.
    pub fn random() -> Result<Seed, String> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|e| format!("the system gives no random numbers: {e}"))?;
        Ok(Seed(bytes))
    }

    /// The seed that a text stands for, for tests, replays and duplicates.
    pub fn from_text(text: &str) -> Seed {
        Seed(digest(&[b"courtly seed", text.as_bytes()]))
    }

    /// What the host publishes before play: it fixes the seed and tells nothing about it.
    pub fn commitment(&self) -> String {
        hex(&digest(&[b"courtly commitment", &self.0]))
    }

    /// The seed of the match: the host's, and after it what the players added.
    pub fn with(&self, contributions: &[String]) -> Seed {
        if contributions.is_empty() {
            return *self;
        }
        let mut parts: Vec<&[u8]> = vec![b"courtly match", &self.0];
        parts.extend(contributions.iter().map(|c| c.as_bytes()));
        Seed(digest(&parts))
    }

    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Seed> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
            return None;
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

/// Seeds are secret until a match is over, so they do not appear in debug output.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed(…)")
    }
}

/// Draws outcomes from a match seed. Each is keyed by what is drawn, for whom and how often that came before, so that
/// two matches with one seed stay alike as long as they can.
#[derive(Clone, Debug)]
pub struct Chances {
    seed: Seed,
    drawn: BTreeMap<ChanceKey, u32>,
}

impl Chances {
    pub fn new(seed: Seed) -> Chances {
        Chances { seed, drawn: BTreeMap::new() }
    }

    /// The source for the setup of the match.
    pub fn setup(&self) -> impl Rng {
        self.source("setup", None, 0)
    }

    /// One of the listed outcomes, with its weight, in the order of the list.
    pub fn draw<C: Copy>(&mut self, key: ChanceKey, outcomes: &[(C, u32)]) -> C {
        let nth = self.drawn.entry(key).or_default();
        let count = *nth;
        *nth += 1;
        let mut rng = self.source(key.purpose, key.seat.map(|s| s.0), count);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut left = below(&mut rng, total);
        for &(chance, weight) in outcomes {
            if left < weight {
                return chance;
            }
            left -= weight;
        }
        unreachable!("the weights add up to their total")
    }

    /// A number for a bot's own choices, apart from the chance of the game.
    pub fn bot_seed(&self, seat: u8, step: u32) -> u64 {
        self.source("bot", Some(seat), step).next_u64()
    }

    fn source(&self, purpose: &str, seat: Option<u8>, nth: u32) -> ChaCha20Rng {
        let seat = seat.map_or([0xff], |s| [s]);
        ChaCha20Rng::from_seed(digest(&[
            b"courtly chance",
            &self.seed.0,
            purpose.as_bytes(),
            &seat,
            &nth.to_le_bytes(),
        ]))
    }
}

/// A digest in which every part is preceded by its length, so that parts cannot run into each other.
fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// The hash of a position as records write it.
pub(crate) fn position_hash(position: &str) -> String {
    hex(&digest(&[b"courtly position", position.as_bytes()])[..8])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_depend_on_the_key_and_not_on_other_draws() {
        let key = |purpose| ChanceKey { purpose, seat: None };
        let outcomes: Vec<(u32, u32)> = (0..1000).map(|n| (n, 1 + n % 3)).collect();
        let mut alone = Chances::new(Seed::from_text("x"));
        let mut mixed = Chances::new(Seed::from_text("x"));
        for _ in 0..20 {
            mixed.draw(key("other"), &outcomes);
            assert_eq!(alone.draw(key("die"), &outcomes), mixed.draw(key("die"), &outcomes));
        }
    }

    #[test]
    fn a_seed_is_portable() {
        // Records of old releases must verify for ever, so these bytes may never change.
        assert_eq!(Seed::from_text("1").to_hex()[..16], *"01653d36d6a63d3c");
    }

    #[test]
    fn hexadecimal_reads_back_and_rejects_the_rest() {
        let seed = Seed::from_text("x");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        for bad in ["", "0", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(Seed::from_hex(bad), None);
        }
    }
}
