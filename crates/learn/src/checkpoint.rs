//! A training as a file, from which it goes on.

use crate::{BadWeights, Course, Learned, Net, Rival, Training};

const MAGIC: &[u8; 20] = b"courtly training 3\0\0";

/// The numbers in front of the networks: the seats, a course, how far it has come, from where on there is one rival, and
/// which.
const NUMBERS: usize = 6 * 8 + 3 * 4;

impl<G: Learned> Training<G> {
    /// Everything that it takes to go on as if nothing had been stopped.
    pub fn checkpoint(&self) -> Vec<u8> {
        let Course { seed, games, rate, lambda } = self.course;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(G::ID.as_bytes());
        bytes.push(0);
        // One more than the game from which on; 0 where there is none.
        let against = self.against.map_or(0, |(_, from)| from.saturating_add(1));
        let plain = u64::from(self.rival() == Some(Rival::Plain));
        let whole = [self.seats() as u64, seed, games, self.played, against, plain];
        bytes.extend(whole.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend([rate.0, rate.1, lambda].iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.net.to_bytes());
        bytes.extend(self.best.to_bytes());
        bytes
    }

    /// The training that was stopped there.
    pub fn from_checkpoint(game: G, bytes: &[u8]) -> Result<Training<G>, BadWeights> {
        let bad = || BadWeights("not a checkpoint of a training".to_owned());
        let rest = bytes.strip_prefix(MAGIC).ok_or_else(bad)?;
        let other = || BadWeights("a training of another game or number of seats".to_owned());
        let rest = rest.strip_prefix(G::ID.as_bytes()).and_then(|rest| rest.strip_prefix(&[0])).ok_or_else(other)?;
        let (numbers, nets) = rest.split_at_checked(NUMBERS).ok_or_else(bad)?;
        let whole = |at: usize| u64::from_le_bytes(numbers[at..at + 8].try_into().expect("eight bytes"));
        let real = |at: usize| f32::from_le_bytes(numbers[at..at + 4].try_into().expect("four bytes"));
        if whole(0) != game.seats() as u64 {
            return Err(other());
        }
        let course = Course { seed: whole(8), games: whole(16), rate: (real(48), real(52)), lambda: real(56) };
        course.check().map_err(BadWeights)?;
        let (net, best) = nets.split_at_checked(nets.len() / 2).ok_or_else(bad)?;
        let (net, best) = (Net::from_bytes(net, game.inputs())?, Net::from_bytes(best, game.inputs())?);
        let mut training = Training::resume(game, course, net, whole(24));
        training.best = best;
        let rival = if whole(40) == 0 { Rival::Net } else { Rival::Plain };
        training.against = whole(32).checked_sub(1).map(|from| (rival, from));
        Ok(training)
    }
}
