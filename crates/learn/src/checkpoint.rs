//! A training as a file, from which it goes on.

use crate::stride::Pace;
use crate::{BadWeights, Course, Learned, Net, Rival, Study, Training};

const MAGIC: &[u8; 20] = b"courtly training 4\0\0";

/// The numbers in front of the networks: the seats, a course, how far it has come, from where on there is one rival, and
/// which; how chapters are studied.
const NUMBERS: usize = 8 * 8 + 3 * 4;

impl<G: Learned> Training<G> {
    /// Everything that it takes to go on as if nothing had been stopped.
    pub fn checkpoint(&self) -> Vec<u8> {
        let Course { seed, games, rate, lambda, study } = self.course;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(G::ID.as_bytes());
        bytes.push(0);
        // One more than the game from which on; 0 where there is none.
        let against = self.against.map_or(0, |(_, from)| from.saturating_add(1));
        let plain = u64::from(self.rival() == Some(Rival::Plain));
        // No chapter has 0 games.
        let (chapter, passes) = study.map_or((0, 0), |study| (study.games, study.passes));
        let whole = [self.seats() as u64, seed, games, self.played, against, plain, chapter, passes];
        bytes.extend(whole.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend([rate.0, rate.1, lambda].iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.net.to_bytes());
        bytes.extend(self.best.to_bytes());
        if let Some(pace) = self.pace.as_ref() {
            bytes.extend(pace.numbers().flat_map(f32::to_le_bytes));
        }
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
        let study = Some(Study { games: whole(48), passes: whole(56) }).filter(|study| study.games > 0);
        let rate = (real(64), real(68));
        let course = Course { seed: whole(8), games: whole(16), rate, lambda: real(72), study };
        course.check().map_err(BadWeights)?;
        // Both networks have the same size, and the pace, where there is one, a known one.
        let mut pace = study.map(|_| Pace::new(game.inputs()));
        let paces = pace.as_ref().map_or(0, |pace| 4 * pace.numbers().count());
        let (nets, numbers) = nets.len().checked_sub(paces).map(|at| nets.split_at(at)).ok_or_else(bad)?;
        for (number, bytes) in pace.iter_mut().flat_map(Pace::numbers_mut).zip(numbers.as_chunks().0) {
            *number = f32::from_le_bytes(*bytes);
            if !(number.is_finite() && *number >= 0.0) {
                return Err(bad());
            }
        }
        let (net, best) = nets.split_at_checked(nets.len() / 2).ok_or_else(bad)?;
        let (net, best) = (Net::from_bytes(net, game.inputs())?, Net::from_bytes(best, game.inputs())?);
        let mut training = Training::resume(game, course, net, whole(24));
        training.best = best;
        training.pace = pace;
        let rival = if whole(40) == 0 { Rival::Net } else { Rival::Plain };
        training.against = whole(32).checked_sub(1).map(|from| (rival, from));
        Ok(training)
    }
}
