use crate::weights::Weights;
use courtly_bots::{Failing, Mastered, Player};

/// A network that errs, by which it is found out how ranks should: all in hundredths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Erring {
    /// So many of a hundred possibilities are seen.
    seen: u16,
    /// So many hundredths of a logit it strays.
    blur: u16,
    /// And so many more where it is a logit ahead, where it sees less as well.
    mercy: u16,
    pub(crate) weights: Weights,
}

impl Erring {
    /// From what stands behind `erring:`; without a third number there is no mercy.
    pub(crate) fn parse(text: &str) -> Result<Erring, String> {
        let (numbers, file) = text.split_once('@').map_or((text, None), |(numbers, file)| (numbers, Some(file)));
        let numbers: Vec<Option<u16>> = numbers.split(',').map(|number| number.parse().ok()).collect();
        let (seen, blur, mercy) = match numbers[..] {
            [Some(seen), Some(blur)] => (seen, blur, 0),
            [Some(seen), Some(blur), Some(mercy)] => (seen, blur, mercy),
            _ => (u16::MAX, 0, 0),
        };
        if seen > 100 || blur > 1000 || mercy > 1000 {
            let form = "erring:SEEN,BLUR[,MERCY] with whole numbers of at most 100, 1000 and 1000 is possible";
            return Err(format!("\"erring:{text}\": {form}"));
        }
        let weights = file.map_or(Ok(Weights::Shipped), Weights::read)?;
        Ok(Erring { seen, blur, mercy, weights })
    }

    pub(crate) fn name(&self) -> String {
        let Erring { seen, blur, mercy, weights } = self;
        let mercy = if *mercy > 0 { format!(",{mercy}") } else { String::new() };
        format!("erring:{seen},{blur}{mercy}{}", weights.name())
    }

    /// The player; where no network was trained it errs about what the greedy player thinks.
    pub(crate) fn player<G: Mastered>(&self, game: &G) -> Box<dyn Player<G>> {
        let hundredths = |many: u16| f32::from(many) / 100.0;
        let failing = Failing::new(hundredths(self.seen), hundredths(self.blur)).merciful(hundredths(self.mercy));
        match &self.weights {
            Weights::Shipped => game.fallible(failing),
            file => game.fallible_by(file.of(game).expect("weights that fit").expect("a network"), failing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_errs_is_named_by_its_numbers() {
        for name in ["80,50", "80,50,30", "100,0", "0,1000,1000"] {
            assert_eq!(Erring::parse(name).expect("numbers within bounds").name(), format!("erring:{name}"));
        }
        for name in ["101,5", "5,1001", "5,5,1001", "5", "1,2,3,4", "a,b", "", "5,5,"] {
            assert!(Erring::parse(name).expect_err("nobody errs like this").contains("[,MERCY]"), "{name}");
        }
        assert!(Erring::parse("80,50@nowhere.net").expect_err("no such file").starts_with("nowhere.net"));
    }
}
